brand = Bivouac
