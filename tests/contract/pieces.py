"""What the census of damaged documents must know of each game: which fields hold no pieces.

A game that is not named here holds pieces everywhere: to double or take any entry of any list is refused.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pieces:
    """`free` lists may lose and double entries, no piece being lost; `counted` numbers may not change."""

    free: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()


PIECES: dict[str, Pieces] = {
    "takara": Pieces(
        # What was learnt, what was turned up this very turn, who sleeps and the last dice are no pieces.
        free=frozenset({"knowledge", "cleared", "fresh", "asleep", "rolls"}),
        counted=frozenset({"stock", "tokens", "stones", "height"}),
    ),
    # A set of open slots that waits in the agenda is no piece.
    "agartha": Pieces(free=frozenset({"agenda"})),
    "temple": Pieces(
        # What was learnt, which side is up, what is still to be chosen and what was asked for are no pieces.
        free=frozenset({"knowledge", "flipped", "agenda", "options"}),
        counted=frozenset({"round"}),
    ),
    "arnak": Pieces(
        # Who passed, what lasts this round, what was seen and used, what waits and what is chosen are no
        # pieces, nor is what others remember of Fear; an archaeologist who stands nowhere is at home.
        free=frozenset(
            {"agenda", "passed", "masked", "flying", "temple_seen", "rescue_seen", "laid", "boons", "figures"}
            | {"untold"}
        ),
    ),
    "continent": Pieces(
        # What unseen cards may be, what is known of shuffles, what was shown last, was done and is still to
        # do, and who has agreed: no pieces.
        free=frozenset({"suspects", "since", "tallies", "action", "agenda", "queue", "turned", "agreed"}),
        counted=frozenset({"deck", "seats"}),
    ),
    "_template": Pieces(free=frozenset({"knowledge"}), counted=frozenset({"deck"})),
}


def pieces_of(game: str) -> Pieces:
    """What is known of a game's pieces."""
    return PIECES.get(game, Pieces())
