"""What one knows of Takara before opening the box."""

from bivouac.core.contract import Facts

FACTS = Facts(
    name="takara",
    rules="1",
    titles={"en": "Takara", "fr": "Takara"},
    blurbs={
        "en": "Dig six shafts, dodge what lives in them, and be the one who holds both Stones of Legend.",
        "fr": "Creusez six sites, évitez ce qui les habite, et réunissez seul les deux Pierres de légende.",
    },
    seats=(2, 4),
    minutes=45,
    cooperative=False,
    # The print sets no limit (ruling 57); random play ends within a few hundred actions.
    cap=20_000,
    options=[
        {
            "key": "strict_observation",
            "type": "bool",
            "choices": [False, True],
            "default": False,
            "title": {
                "en": "A monster turned up this turn also blocks later observers",
                "fr": "Un monstre retourné ce tour-ci arrête aussi les observateurs suivants",
            },
        }
    ],
)
