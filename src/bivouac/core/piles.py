"""A face-down pile: drawn from the top, shuffled by the state's chance, shared by copies until it changes."""

from typing import final

from bivouac.core.chance import OwnChance


@final
class Pile:
    """Pieces lying one on another, the last one on top."""

    def __init__(self, pieces: list[int]) -> None:
        self.pieces = pieces
        self.shared = False

    def __len__(self) -> int:
        return len(self.pieces)

    def draw(self) -> int:
        """Take the top piece."""
        self._own()
        return self.pieces.pop()

    def put(self, piece: int) -> None:
        """Lay a piece on top."""
        self._own()
        self.pieces.append(piece)

    def put_under(self, piece: int) -> None:
        """Slide a piece under the pile."""
        self._own()
        self.pieces.insert(0, piece)

    def shuffle(self, chance: OwnChance) -> None:
        """Put the pile in a new random order."""
        self._own()
        chance.shuffle(self.pieces)

    def copy(self) -> "Pile":
        """A pile of its own; both keep the same list until one of them changes it."""
        new = Pile(self.pieces)
        new.shared = True
        self.shared = True
        return new

    def _own(self) -> None:
        if self.shared:
            self.pieces = self.pieces[:]
            self.shared = False
