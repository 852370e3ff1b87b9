"""Judges that learned a game by playing it: what they are made of, how they are read, how they look ahead."""
