"""What one knows of Temple before opening the box."""

from bivouac.core.contract import Facts
from bivouac.games.temple.data.artifacts import DECK_TABLE

FACTS = Facts(
    name="temple",
    rules="1",
    titles={"en": "Temple", "fr": "Temple"},
    blurbs={
        "en": "Clear two ruined temples card by card, and leave with the finest collection.",
        "fr": "Videz deux temples en ruine, carte après carte, et repartez avec la plus belle collection.",
    },
    seats=(2, 4),
    minutes=40,
    cooperative=False,
    # 52 cards and 12 assistants are taken at most; the rest is flipped, paid or looked at once each.
    cap=2_000,
    options=[
        {
            "key": "decks",
            "type": "list",
            "choices": [deck.id for deck in DECK_TABLE],
            "default": [],
            "title": {
                "en": "Artifact decks to play with, up to six; the rest is drawn",
                "fr": "Paquets d’artéfacts à utiliser, six au plus ; les autres sont tirés au sort",
            },
        },
        {
            "key": "cover",
            "type": "choice",
            "choices": ["outline", "touch"],
            "default": "outline",
            "title": {
                "en": "Which cards cover another: all above it, or those that touch it",
                "fr": "Cartes qui en recouvrent une autre : toutes au-dessus, ou celles qui la touchent",
            },
        },
    ],
)
