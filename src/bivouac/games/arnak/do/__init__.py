"""Doing it: a function per kind of action, which `may` has found nothing against."""
