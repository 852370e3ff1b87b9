"""Lanterns: the smallest complete game (2 to 4 players), to be copied by whoever starts another."""

from bivouac.core.rooms import open_rooms
from bivouac.games._template.flow import set_up, settle
from bivouac.games._template.position import Lanterns
from bivouac.games._template.redeal import odds

# A larger game opens the rooms setup, resolve and odds for these, and need not say where they are.
GAME = open_rooms(__name__, set_up=set_up, settle=settle, odds=odds, draft=Lanterns)
