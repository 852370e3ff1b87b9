"""Lanterns: the smallest complete game (2 to 4 players), to be copied by whoever starts another."""

from bivouac.core.rooms import open_rooms
from bivouac.games._template.flow import settle
from bivouac.games._template.position import Lanterns

GAME = open_rooms(__name__, draft=Lanterns, settle=settle)
