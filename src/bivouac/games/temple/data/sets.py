"""What sets are worth: printed in the rulebook."""

# Like plates, by how many; one plate of each letter; statues are worth 1 + 2 + … as many as there are.
LIKE_PLATES = {1: 1, 2: 4, 3: 8}
ALL_LETTERS = 10

# A monster and what tames it.
PAIRS = {
    ("vampire", "cross"): 5,
    ("mummy", "coffin"): 5,
    ("vampire_mummy", "cross"): 4,
    ("vampire_mummy", "coffin"): 4,
}
