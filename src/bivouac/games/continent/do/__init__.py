"""Doing what was chosen: one function per kind of action."""
