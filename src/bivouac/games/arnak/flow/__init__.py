"""Rounds, whose turn it is, the solo rival, the end."""
