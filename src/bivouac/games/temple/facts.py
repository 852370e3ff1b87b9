"""What one knows of Temple before opening the box."""

from bivouac.core.facts import load_facts

PACKAGE = "bivouac.games.temple"
FACTS = load_facts(PACKAGE)
