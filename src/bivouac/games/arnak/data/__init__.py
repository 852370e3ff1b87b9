"""The contents of the box: frozen tables, no logic."""
