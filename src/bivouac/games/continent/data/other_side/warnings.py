"""The words by which a text announces what a failure costs: four families, used for nothing else."""

from bivouac.games.continent.data.records import Warning

WARNINGS = (
    Warning("fr", "lose", (r"grinc", r"craqu", r"gémi(?:t|r|ss)", r"secou", r"couine")),
    Warning(
        "fr",
        "state",
        (
            r"mord", r"pince(?:nt)?\b", r"griff", r"pique(?:nt)?\b(?!-)", r"tache(?:nt)?\b", r"tord",
            r"brouille(?:nt)?\b",
        ),
    ),
    Warning("fr", "item", (r"prend\b", r"prennent", r"chipe", r"rafle")),
    Warning("fr", "end", (r"(?<!de )garde(?:nt)?\b(?!-)",)),  # a flyleaf is a « page de garde »
    Warning("en", "lose", (r"creak", r"crack", r"groan", r"jolt")),
    Warning(
        "en",
        "state",
        (
            r"bites?\b", r"nips?\b", r"scratch(?:es)?\b", r"stings?\b", r"stains?\b", r"twists?\b",
            r"muddles?\b",
        ),
    ),
    Warning("en", "item", (r"takes?\b", r"snatch")),
    Warning("en", "end", (r"keeps?\b",)),
)  # fmt: skip
