"""The strips of the action deck (composition K): how many skills show how many stars, halves and sevens.

Reconstructed: these counts reproduce the odds players have published for one to four explorers.
"""

from dataclasses import dataclass, replace

from bivouac.games.continent.data.records import Half, Skill


@dataclass(frozen=True)
class Strip:
    """The left edge of a skill: what it is worth when it is revealed."""

    stars: int = 0
    half: Half = ""
    sevens: int = 0


COMMON: tuple[tuple[Strip, int], ...] = (
    (Strip(3), 1),
    (Strip(2), 2),
    (Strip(1), 7),
    (Strip(1, "left"), 5),
    (Strip(1, "left", sevens=1), 1),
    (Strip(1, "right"), 8),
    (Strip(0, "left"), 4),
    (Strip(0, "left", sevens=1), 2),
    (Strip(0, "right"), 4),
    (Strip(0, "right", sevens=1), 1),
)
OWN: tuple[tuple[Strip, int], ...] = (
    (Strip(1, "left"), 1),
    (Strip(1, "right"), 1),
    (Strip(0, "left"), 1),
    (Strip(0, "right", sevens=1), 1),
    (Strip(0, "either"), 1),
)
CURSES = 4  # besides one for each chosen clue


def deal(faces: tuple[tuple[Skill, int], ...], every: int) -> tuple[Skill, ...]:
    """The common skills: every n-th strip in turn, so that the cards of one title differ in worth."""
    strips = [strip for strip, copies in COMMON for _ in range(copies)]
    spread = [strip for first in range(every) for strip in strips[first::every]]
    return _printed([face for face, copies in faces for _ in range(copies)], spread)


def own(*faces: Skill) -> tuple[Skill, ...]:
    """The skills of one character, on their strips in order."""
    return _printed(list(faces), [strip for strip, _ in OWN])


def _printed(faces: list[Skill], strips: list[Strip]) -> tuple[Skill, ...]:
    return tuple(
        replace(face, stars=strip.stars, half=strip.half, sevens=strip.sevens)
        for face, strip in zip(faces, strips, strict=True)
    )
