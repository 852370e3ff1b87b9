"""What one knows of Continent before opening the box."""

from bivouac.core.contract import Facts
from bivouac.games.continent.data import shelf

POLICIES = ("any", "agree")
# As the packs have them, whose words are not opened for a list of games.
ADVENTURES = {
    "demo": {"en": "One shadow too many", "fr": "Une ombre de trop"},
    "other_side": {"en": "The Other Side of the Map", "fr": "Au dos de la carte"},
}
CURSES = {
    "shadow": {"en": "One shadow too many", "fr": "Une ombre de trop"},
    "ink": {"en": "Aurèle’s Ink", "fr": "L’encre d’Aurèle"},
    "legend": {"en": "The Missing Legend", "fr": "La légende manquante"},
    "fold": {"en": "The Fold", "fr": "Le Pli"},
}
EXPLORERS = {
    "maud": "Maud Corentin",
    "basile": "Basile Noury",
    "ines": "Inès Albarran",
    "osric": "Osric Hale",
    "lou": "Lou Prigent",
    "odile": "Odile Karsenty",
    "tancrede": "Tancrède Moreau",
    "yuna": "Yuna Le Garrec",
    "ignace": "Ignace Wolmut",
    "perpetua": "Perpetua Oyelaran",
}
# The explorers an expedition lost, by the place each of them became.
LEGACIES: dict[str, dict[str, str]] = {
    "odile": {"en": "Odile, a railway cutting", "fr": "Odile, une tranchée de chemin de fer"},
    "tancrede": {"en": "Tancrède, an inn by the water", "fr": "Tancrède, une auberge au bord de l’eau"},
    "yuna": {"en": "Yuna, a path along a ridge", "fr": "Yuna, un sentier de crête"},
    "ignace": {"en": "Ignace, a field that trembles", "fr": "Ignace, un champ qui tremble"},
    "perpetua": {"en": "Perpetua, a sheltered cove", "fr": "Perpetua, une anse abritée"},
}

_CLUES = {name: [clue.id for clue in shelf.pack(name).clues] for name in shelf.OURS}
_LEGACIES = {name: [one.id for one in shelf.pack(name).legacies] for name in shelf.OURS}
_CHARACTERS = {name: [one.id for one in shelf.pack(name).characters] for name in shelf.OURS}

FACTS = Facts(
    name="continent",
    rules="11",
    titles={"en": "Continent", "fr": "Continent"},
    blurbs={
        "en": "Explore an unknown land together; the deck you draw from is the life you have left.",
        "fr": "Explorez ensemble une terre inconnue\u00a0; votre pioche est la vie qu’il vous reste.",
    },
    seats=(1, 4),
    minutes=240,
    cooperative=True,
    # The deck wears out faster than random meals fill it, and whoever is away may leave for good.
    cap=20_000,
    options=[
        {
            "key": "adventure",
            "type": "choice",
            "choices": list(shelf.OURS),
            "default": shelf.OURS[0],
            "title": {"en": "Adventure", "fr": "Aventure"},
            "names": ADVENTURES,
        },
        {
            "key": "curses",
            "type": "list",
            "choices": list(CURSES),
            "default": [],
            "title": {
                "en": "Curses to lift (none: the adventure’s first)",
                "fr": "Malédictions à lever (aucune\u00a0: la première de l’aventure)",
            },
            "names": CURSES,
            "among": {"key": "adventure", "choices": _CLUES},
        },
        {
            "key": "easy",
            "type": "bool",
            "choices": [False, True],
            "default": False,
            "title": {
                "en": "Easy mode: one defeat is forgiven",
                "fr": "Mode facile\u00a0: une défaite est pardonnée",
            },
        },
        {
            "key": "explorers",
            "type": "list",
            "choices": list(EXPLORERS),
            "default": [],
            "title": {
                "en": "Explorers in the order of the seats (none: the adventure’s order)",
                "fr": "Explorateurs dans l’ordre des places (aucun\u00a0: l’ordre de l’aventure)",
            },
            "names": {id: {"en": name, "fr": name} for id, name in EXPLORERS.items()},
            "among": {"key": "adventure", "choices": _CHARACTERS},
            "ordered": True,
        },
        {
            "key": "legacy",
            "type": "list",
            "choices": list(LEGACIES),
            "default": [],
            "title": {
                "en": "What earlier expeditions left (none: a first journey)",
                "fr": "Ce qu’ont laissé les expéditions d’avant (rien\u00a0: un premier voyage)",
            },
            "names": LEGACIES,
            "among": {"key": "adventure", "choices": _LEGACIES},
            "inherited": True,
        },
        {
            "key": "policy",
            "type": "choice",
            "choices": list(POLICIES),
            "default": "any",
            "title": {
                "en": "Who decides: any player, or all together",
                "fr": "Qui décide\u00a0: chacun, ou tous d’accord",
            },
            "seats": [2, 3, 4],
            "names": {
                "any": {"en": "any player", "fr": "chacun"},
                "agree": {"en": "all together", "fr": "tous d’accord"},
            },
        },
    ],
    whole={"adventure": "other_side"},
    advised=True,
)
