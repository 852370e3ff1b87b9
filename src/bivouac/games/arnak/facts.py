"""What one knows of Arnak before opening the box."""

from bivouac.core.contract import Facts

FACTS = Facts(
    name="arnak",
    rules="2",
    titles={"en": "Lost Ruins of Arnak", "fr": "Les Ruines perdues de Narak"},
    blurbs={
        "en": "Lead an expedition: dig, discover, study the ruins and face their guardians.",
        "fr": "Menez une expédition : fouillez, explorez, étudiez les ruines et affrontez leurs gardiens.",
    },
    seats=(1, 4),
    minutes=120,
    cooperative=False,
    # Five rounds, in which every action but passing uses up a card, a figure, tokens or an assistant.
    cap=10_000,
    options=[
        {
            "key": "temple",
            "type": "choice",
            "choices": ["bird", "snake"],
            "default": "bird",
            "title": {"en": "Side of the board", "fr": "Face du plateau"},
            "names": {
                "bird": {"en": "Bird Temple", "fr": "Temple de l’Oiseau"},
                "snake": {"en": "Snake Temple", "fr": "Temple du Serpent"},
            },
        },
        {
            "key": "red",
            "type": "int",
            "choices": [0, 1, 2, 3, 4, 5],
            "default": 2,
            "title": {"en": "Red tiles of the solo rival", "fr": "Tuiles rouges du rival solo"},
            "seats": [1],
        },
    ],
)
