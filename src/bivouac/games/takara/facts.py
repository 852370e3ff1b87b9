"""What one knows of Takara before opening the box."""

from bivouac.core.facts import load_facts

PACKAGE = "bivouac.games.takara"
FACTS = load_facts(PACKAGE)
