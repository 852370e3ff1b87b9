"""Resolving what a card, a tile or a row does: one handler per kind of effect, and their agenda."""

from bivouac.games.arnak.resolve.steps import run as run
