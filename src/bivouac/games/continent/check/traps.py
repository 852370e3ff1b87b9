"""Traps without a warning: what one action takes away of another that had something to give."""

from collections.abc import Iterator

from bivouac.core.effects import walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.reading import adventure_cards, fog_cards, parts_on, records_of

GOES = (e.Banish, e.Gild)  # for good: what is only discarded is found again
LASTING = (r.Terrain, r.Permanent)
THINGS = (r.Quest, r.Item, r.Bonus)


def traps(pack: r.Pack) -> Iterator[str]:
    """Every number that cannot be said any more, and every gain that goes with its card, a line each."""
    golds = {card.number: card for _, card in adventure_cards(pack) if card.colour == "gold"}
    callers = _callers(pack)
    things = {card.number for _, card in adventure_cards(pack) if isinstance(card, THINGS)}
    for id, card in adventure_cards(pack):
        if isinstance(card, LASTING) and card.colour == "green":
            after = golds.get(card.number)
            only = {number for number in things if _beside(callers.get(number, []), card.only) == 1}
            yield from (f"{pack.name}: {id}: {reason}" for reason in _unsaid(card, after))
            yield from (f"{pack.name}: {id}: {reason}" for reason in _buried(card, after, only))


def _callers(pack: r.Pack) -> dict[int, list[str]]:
    """For each number the cards that call it, each as the curse or legacy it comes with."""
    brought = {id(fog.front): fog.only for fog in fog_cards(pack)}
    found: dict[int, list[str]] = {}
    for record in records_of(pack):
        only = brought.get(id(record), getattr(record, "only", ""))
        for number in {part.number for part in parts_on(record) if isinstance(part, e.Take)}:
            found.setdefault(number, []).append(only)
    return found


def _beside(callers: list[str], curse: str) -> int:
    """How many of them are in every game in which a card of that curse is, or a plain one."""
    return len([only for only in callers if only in ("", curse)])


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
