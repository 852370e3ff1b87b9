"""`python -m bivouac`: the command line."""

from bivouac.cli import main

if __name__ == "__main__":
    main()
