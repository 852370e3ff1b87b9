"""What one knows of Agartha before opening the box."""

from bivouac.core.contract import Facts

FACTS = Facts(
    name="agartha",
    rules="1",
    titles={"en": "Agartha", "fr": "Agartha"},
    blurbs={
        "en": "Hide your bids, win the right cards, and let one encounter lead to the next.",
        "fr": "Cachez vos mises, gagnez les bonnes cartes et enchaînez les rencontres.",
    },
    seats=(2, 4),
    minutes=30,
    cooperative=False,
    # Six rounds, and every reward takes cards off a board: random play ends within a few hundred actions.
    cap=5_000,
    options=[
        {
            "key": "token_map",
            "type": "choice",
            "choices": ["move_swap_draw", "draw_swap_move"],
            "default": "move_swap_draw",
            "title": {
                "en": "Actions of the tokens 1, 2 and 3",
                "fr": "Actions des jetons 1, 2 et 3",
            },
            "names": {
                "move_swap_draw": {"en": "move, swap, draw", "fr": "déplacer, échanger, piocher"},
                "draw_swap_move": {"en": "draw, swap, move", "fr": "piocher, échanger, déplacer"},
            },
        },
        {
            "key": "swap_triggers",
            "type": "bool",
            "choices": [False, True],
            "default": False,
            "title": {
                "en": "A swap also lets the swapped slots be used",
                "fr": "Un échange permet aussi de valider les emplacements échangés",
            },
        },
    ],
)
