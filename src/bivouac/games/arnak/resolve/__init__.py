"""Resolving what a card, a tile or a row does: one handler per kind of effect, and their agenda."""
