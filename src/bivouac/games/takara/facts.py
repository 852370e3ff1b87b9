"""What one knows of Takara before opening the box."""

from bivouac.core.facts import load_facts

FACTS = load_facts("bivouac.games.takara")
