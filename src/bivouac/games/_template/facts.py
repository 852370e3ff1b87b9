"""What one knows of Lanterns before opening the box."""

from bivouac.core.contract import Facts

FACTS = Facts(
    name="_template",
    rules="1",
    titles={"en": "Lanterns", "fr": "Lanternes"},
    blurbs={
        "en": "Twelve lanterns lie face down: peek at what is coming, or take what lies on top.",
        "fr": "Douze lanternes, face cachée : regardez celles qui viennent, ou prenez celle du dessus.",
    },
    seats=(2, 4),
    minutes=5,
    cooperative=False,
    # Each of twelve lanterns is taken and chosen about; before that four players peek at three of them.
    cap=12 * (1 + 1 + 3 * 4),
    options=[
        {
            "key": "single_peek",
            "type": "bool",
            "choices": [False, True],
            "default": False,
            "title": {
                "en": "Only one player may peek at each lantern",
                "fr": "Un seul joueur peut regarder chaque lanterne",
            },
        }
    ],
)
