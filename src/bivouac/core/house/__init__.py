"""What all games share: the house's own rulings and words."""
