"""What one knows of Arnak before opening the box."""

from bivouac.core.facts import load_facts

FACTS = load_facts("bivouac.games.arnak")
