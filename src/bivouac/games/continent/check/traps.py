"""Traps without a warning: what one action takes away of another that had something to give."""

from collections.abc import Iterator

from bivouac.core.effects import walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.reading import adventure_cards, parts_on, records_of

GOES = (e.Banish, e.Gild)  # for good: what is only discarded is found again
LASTING = (r.Terrain, r.Permanent)
THINGS = (r.Quest, r.Item, r.Bonus)


def traps(pack: r.Pack) -> Iterator[str]:
    """Every number that cannot be said any more, and every gain that goes with its card, a line each."""
    golds = {card.number: card for _, card in adventure_cards(pack) if card.colour == "gold"}
    callers = _callers(pack)
    things = {card.number for _, card in adventure_cards(pack) if isinstance(card, THINGS)}
    only = {number for number in things if callers.get(number) == 1}
    for id, card in adventure_cards(pack):
        if isinstance(card, LASTING) and card.colour == "green":
            after = golds.get(card.number)
            yield from (f"{pack.name}: {id}: {reason}" for reason in _unsaid(card, after))
            yield from (f"{pack.name}: {id}: {reason}" for reason in _buried(card, after, only))


def _callers(pack: r.Pack) -> dict[int, int]:
    """How many cards call each number."""
    found: dict[int, int] = {}
    for record in records_of(pack):
        for number in {part.number for part in parts_on(record) if isinstance(part, e.Take)}:
            found[number] = found.get(number, 0) + 1
    return found


def _unsaid(card: r.Card, after: r.Card | None) -> Iterator[str]:
    """A number drawn into a card that turns to gold, on which it is not drawn."""
    if any(isinstance(part, e.Gild) for part in parts_on(card)):
        for number in card.hidden:
            if after is None or number not in after.hidden:
                yield f"{number:03} cannot be said any more once it has turned to gold"


def _buried(card: r.Card, after: r.Card | None, only: set[int]) -> Iterator[str]:
    """Something to be had once, here alone, that goes for good with what another action does to the card."""
    kept = {part.number for part in parts_on(after) if isinstance(part, e.Take)} if after else set()
    for one in card.attempts:
        if not any(isinstance(part, GOES) for part in walk(one.success)):
            continue
        given = {part.number for part in walk(one.success) if isinstance(part, e.Take)}
        for other in card.attempts:
            lost = {part.number for part in walk(other.success) if isinstance(part, e.Take)} - given - kept
            for number in sorted(lost & only if other is not one else ()):
                yield f"to {one.icon} takes {number:03} away, which only to {other.icon} would bring"
