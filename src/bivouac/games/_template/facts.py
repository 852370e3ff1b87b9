"""What one knows of Lanterns before opening the box."""

from bivouac.core.facts import load_facts

PACKAGE = "bivouac.games._template"
FACTS = load_facts(PACKAGE)
