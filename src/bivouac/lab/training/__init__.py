"""How a judge learns: it plays itself, learns from what came of it, and is kept only if it became better."""
