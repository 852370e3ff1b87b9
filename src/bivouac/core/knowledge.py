"""Who has seen what: one mask of up to 63 pieces per seat, one for what lies open to all."""

from typing import final

from mypy_extensions import i64

from bivouac.core.bits import bit, has, pieces
from bivouac.core.refusal import SetupError
from bivouac.core.vectors import vec


@final
class Knowledge:
    """What each seat has learnt of the hidden pieces; hidden unless said otherwise."""

    def __init__(self, seats: int) -> None:
        self.public: i64 = 0
        self.seen = vec[i64]([0] * seats)
        self.revealed: i64 = 0

    def learn(self, seat: i64, piece: i64) -> None:
        """The seat has looked at the piece and will remember it."""
        if not self.knows(seat, piece):
            self.seen[seat] |= bit(piece)
            self.revealed += 1

    def publish(self, piece: i64) -> None:
        """The piece now lies open to everybody."""
        if not has(self.public, piece):
            self.public |= bit(piece)
            self.revealed += 1

    def note(self) -> None:
        """Something that is no piece (a die, a shuffled-in card) has been learnt by somebody."""
        self.revealed += 1

    def forget(self, piece: i64) -> None:
        """The piece was shuffled away: nobody can tell it from the others any more."""
        keep = ~bit(piece)
        self.public &= keep
        for seat in range(len(self.seen)):
            self.seen[seat] &= keep

    def knows(self, seat: i64, piece: i64) -> bool:
        """Does the seat (or, below zero, an onlooker) know the piece?"""
        return has(self.public, piece) or (seat >= 0 and has(self.seen[seat], piece))

    def viewers(self, piece: i64) -> list[int]:
        """The seats that have looked at the piece themselves; that they did is public."""
        return [seat for seat in range(len(self.seen)) if has(self.seen[seat], piece)]

    def copy(self) -> "Knowledge":
        """An independent memory of the same things."""
        new = Knowledge(0)
        new.public = self.public
        new.seen = self.seen[:]
        new.revealed = self.revealed
        return new

    def dump(self) -> dict[str, object]:
        """The masks as lists of piece numbers, so that they are legible and JSON-safe."""
        return {
            "public": pieces(self.public),
            "seen": [pieces(mask) for mask in self.seen],
            "revealed": self.revealed,
        }


def mask_of(found: object, name: str, count: int) -> int:
    """The mask of an ascending list of piece numbers below count."""
    mask = 0
    for piece in ascending(found, name, count):
        mask |= 1 << piece
    return mask


def ascending(found: object, name: str, count: int) -> list[int]:
    """The list, if it holds piece numbers below count in ascending order."""
    if not isinstance(found, list):
        raise SetupError(f"{name}: a list of pieces is needed")
    last = -1
    for piece in found:
        if isinstance(piece, bool) or not isinstance(piece, int) or not 0 <= piece < count:
            raise SetupError(f"{name}: {str(piece)[:20]} is no piece")
        if piece == last:
            raise SetupError(f"{name}: piece {piece} stands there twice")
        if piece < last:
            raise SetupError(f"{name}: piece {piece} does not come after {last}")
        last = piece
    return found


def load_knowledge(document: object, seats: int, count: int) -> Knowledge:
    """The inverse of `dump()`."""
    if not isinstance(document, dict) or set(document) != {"public", "seen", "revealed"}:
        raise SetupError("knowledge: public, seen and revealed are needed")
    seen = document["seen"]
    if not isinstance(seen, list) or len(seen) != seats:
        raise SetupError("knowledge.seen: one list a seat is needed")
    revealed = document["revealed"]
    if isinstance(revealed, bool) or not isinstance(revealed, int) or not 0 <= revealed < 1 << 60:
        raise SetupError("knowledge.revealed: a count is needed")
    new = Knowledge(seats)
    new.public = mask_of(document["public"], "knowledge.public", count)
    for seat, mask in enumerate(seen):
        new.seen[seat] = mask_of(mask, f"knowledge.seen[{seat}]", count)
    new.revealed = revealed
    return new
