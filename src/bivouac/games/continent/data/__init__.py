"""The contents of the box: packs of cards as frozen tables, no rules."""
