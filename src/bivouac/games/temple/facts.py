"""What one knows of Temple before opening the box."""

from bivouac.core.contract import Facts
from bivouac.games.temple.data.artifacts import DECK_TABLE

# As the words have them, which are not opened for a list of games.
DECKS = {
    "statues": {"en": "Statues", "fr": "Statues"},
    "coins": {"en": "Coins", "fr": "Pièces"},
    "weapons": {"en": "Weapons", "fr": "Armes"},
    "manuscripts": {"en": "Manuscripts", "fr": "Manuscrits"},
    "jewels": {"en": "Jewels", "fr": "Bijoux"},
    "relics": {"en": "Relics", "fr": "Reliques"},
    "plates": {"en": "Chinese plates", "fr": "Assiettes chinoises"},
    "monsters": {"en": "Vampires and mummies", "fr": "Vampires et momies"},
    "treasures": {"en": "Treasures", "fr": "Trésors"},
    "curses": {"en": "Curses and blessings", "fr": "Malédictions et bénédictions"},
}

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
            "names": DECKS,
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
            "names": {
                "outline": {"en": "all above it", "fr": "toutes au-dessus"},
                "touch": {"en": "those that touch it", "fr": "celles qui la touchent"},
            },
        },
    ],
)
