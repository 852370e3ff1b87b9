"""Numbers to be said, each with the cards that give it away: drawn into a place, or counted elsewhere.

They belong to the land: whoever counts finds them under any curse, though the hints that name some of them
come with one.
"""

TOLD = (
    (814, (21,)),
    (826, (107,)),
    (829, (506,)),
    (837, (210,)),
    (848, (312,)),
    (854, (204,)),
    (858, (408,)),
    (865, (503,)),
    (833, (504,)),
    (842, (52, 780)),
    (851, (651, 780)),
    (863, (208,)),
    (874, (405, 780)),
    (876, (302,)),
)
