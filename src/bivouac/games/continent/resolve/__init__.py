"""Working through the agenda: the seven steps, the reading of cards, one handler per kind of effect."""
