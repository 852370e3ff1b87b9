"""What one knows of Pearls before opening the box."""

from bivouac.core.contract import Facts

FACTS = Facts(
    name="pearls",
    rules="1",
    titles={"en": "Pearls", "fr": "Perles"},
    blurbs={
        "en": "Six shells, five pearls, one crab: look before you dive.",
        "fr": "Six coquillages, cinq perles, un crabe\u00a0: regardez avant de plonger.",
    },
    seats=(2, 3),
    minutes=2,
    cooperative=False,
    cap=6 * (1 + 3),  # each shell is dived for once, after at most one look by each player
)
