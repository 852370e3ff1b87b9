"""What one knows of Agartha before opening the box."""

from bivouac.core.facts import load_facts

PACKAGE = "bivouac.games.agartha"
FACTS = load_facts(PACKAGE)
