"""Chance that lives in the state: quick for simulation, fair for real tables.

Compiled `i64` wraps and Python's int does not, so every word here has at most 32 bits, is masked,
and no product reaches 2**63: both builds draw the same numbers.
"""

from hashlib import blake2b
from typing import Any, Final, Protocol, final

from mypy_extensions import i64

from bivouac.core.ordering import put_in_order
from bivouac.core.refusal import SetupError
from bivouac.core.vectors import vec

WORD: Final = 0xFFFFFFFF
LIMIT: Final = 1 << 31
BLOCK_WORDS: Final = 16
LONGEST_SEED: Final = 256


class Chance(Protocol):
    """Anything that draws evenly; a redeal takes whatever its caller brings."""

    def below(self, n: int, /) -> int:
        """An even draw from 0 to n - 1."""
        ...

    def shuffle(self, items: list[int], /) -> None:
        """Put the items in an even random order, in place."""
        ...


def _bound(n: int) -> i64:
    """`n` as a machine word, refused outside 1..2**31."""
    if n < 1 or n > LIMIT:
        raise ValueError(f"below() takes 1 to {LIMIT}, not {n}")
    return n


@final
class QuickChance:
    """A small fast counting generator (sfc32): four words of 32 bits, for simulation and redeals."""

    def __init__(self, seed: int | None) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 0
        if seed is not None:  # None: a blank whose words `copy` and `fork` set, sparing them the digest
            self._sow(seed)

    def _sow(self, seed: int) -> None:
        digest = blake2b(str(seed).encode(), digest_size=16, person=b"bivouac quick").digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.count = int.from_bytes(digest[12:16], "little")

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        result: i64 = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
        return result

    def draw(self, n: i64) -> i64:
        """`below` without the check of bounds, for compiled rules that know their n."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            floor: i64 = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def below(self, n: int) -> int:
        """An even draw from 0 to n - 1."""
        return self.draw(_bound(n))

    def shuffle(self, items: list[int]) -> None:
        """Put the items in an even random order, in place."""
        pieces: list[Any] = items  # moved as they are: numbers would be unboxed and boxed again
        last: i64 = len(pieces) - 1
        while last > 0:
            other = self.draw(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]
            last -= 1

    def mix(self, words: vec[i64]) -> None:
        """`shuffle` for a row of machine words."""
        last: i64 = len(words) - 1
        while last > 0:
            other = self.draw(last + 1)
            word = words[last]
            words[last] = words[other]
            words[other] = word
            last -= 1

    def copy(self) -> "QuickChance":
        """The same future, drawn independently."""
        new = QuickChance(None)
        new.a = self.a
        new.b = self.b
        new.c = self.c
        new.count = self.count
        return new

    def dump(self) -> dict[str, object]:
        """Everything needed to go on."""
        return {"kind": "quick", "words": [self.a, self.b, self.c, self.count]}


@final
class FairChance:
    """Keyed BLAKE2b in counter mode: nobody can infer the next draw from those seen."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise SetupError(f"a fair seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.drawn = 0
        self.block: list[int] = []

    def word(self) -> int:
        """The next 32 random bits."""
        place = self.drawn % BLOCK_WORDS
        if place == 0 or not self.block:
            self._fill(self.drawn // BLOCK_WORDS)
        self.drawn += 1
        return self.block[place]

    def _fill(self, number: int) -> None:
        stream = blake2b(number.to_bytes(8, "little"), key=self.seed, person=b"bivouac fair").digest()
        self.block = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 64, 4)]

    def below(self, n: int) -> int:
        """An even draw from 0 to n - 1."""
        bound = _bound(n)
        floor = (WORD + 1 - bound) % bound
        while True:
            product = self.word() * bound
            if product & WORD >= floor:
                return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in an even random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "FairChance":
        """The same future, drawn independently."""
        new = FairChance(self.seed)
        new.drawn = self.drawn
        new.block = self.block
        return new

    def dump(self) -> dict[str, object]:
        """Everything needed to go on, the secret seed included."""
        return {"kind": "fair", "seed": self.seed.hex(), "drawn": self.drawn}


OwnChance = QuickChance | FairChance


def chance_of(seed: object) -> OwnChance:
    """The chance a seed asks for: an int is quick, 32 bytes are fair."""
    if isinstance(seed, bytes):
        return FairChance(seed)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError(f"a seed is an int or 32 bytes, not {type(seed).__name__}")
    if seed.bit_length() > LONGEST_SEED:
        raise SetupError(f"a seed has at most {LONGEST_SEED} bits, not {seed.bit_length()}")
    return QuickChance(seed)


def fork(chance: Chance) -> QuickChance:
    """A new quick chance sown by draws from another: the two share nothing afterwards."""
    new = QuickChance(None)
    new.a = chance.below(LIMIT)
    new.b = chance.below(LIMIT)
    new.c = chance.below(LIMIT)
    new.count = 1
    for _ in range(8):  # sfc32 wants its words stirred after such a start
        new.word()
    return new


def load_chance(document: object) -> OwnChance:
    """The inverse of `dump()`."""
    if isinstance(document, dict):
        kind = document.get("kind")
        if kind == "quick" and set(document) == {"kind", "words"}:
            return _load_quick(document["words"])
        if kind == "fair" and set(document) == {"kind", "seed", "drawn"}:
            return _load_fair(document["seed"], document["drawn"])
    raise SetupError("chance: neither a quick nor a fair one")


def _load_quick(words: object) -> QuickChance:
    if not isinstance(words, list) or len(words) != 4:
        raise SetupError("chance.words: four words are needed")
    for word in words:
        if isinstance(word, bool) or not isinstance(word, int) or not 0 <= word <= WORD:
            raise SetupError("chance.words: a word has 32 bits")
    new = QuickChance(None)
    new.a, new.b, new.c, new.count = words
    return new


def _load_fair(seed: object, drawn: object) -> FairChance:
    if not isinstance(seed, str) or len(seed) != 64 or not all(char in "0123456789abcdef" for char in seed):
        raise SetupError("chance.seed: 64 hexadecimal digits are needed")
    if isinstance(drawn, bool) or not isinstance(drawn, int) or not 0 <= drawn < 1 << 60:
        raise SetupError("chance.drawn: a count is needed")
    new = FairChance(bytes.fromhex(seed))
    new.drawn = drawn
    return new


def dealt_anew(pieces: list[int], chance: QuickChance) -> list[int]:
    """The pieces in an order that owes nothing to theirs: a chance the caller knows must not betray it."""
    dealt = vec[i64](pieces)
    put_in_order(dealt, len(dealt))
    chance.mix(dealt)
    return list(dealt)
