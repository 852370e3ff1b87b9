"""What a pack can put within reach at once: the vocabulary has a code for each of it, or the pack is refused.

The bounds are never met: they take for linked to a terrain every event that can be taken on it, all quest
items for found, and the fullest hands and inventories that the limits allow.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate, product

from bivouac.core.effects import OneOf
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.icons import ICONS
from bivouac.games.continent.data.limits import BY_PLAYERS
from bivouac.games.continent.data.reading import adventure_cards, fog_cards, parts_on, records_of
from bivouac.games.continent.effects import Take
from bivouac.games.continent.kinds import CHARACTERS, HELPERS, OFFERS, PICKS, WAYS

Tally = Callable[[r.Record], int]
SIDES = 4  # cells beside a terrain
MASKED = 63  # what a card bears of these is a mask in one machine word
BINDING = (r.Terrain, r.Permanent, r.Temporary, r.State, r.Quest)  # whose actions can be mandatory


def overflows(pack: r.Pack) -> Iterator[str]:
    """What could be within reach beyond the codes there are for it, a line each."""
    counted = (
        ("actions within reach of all players", most_offers(pack), OFFERS),
        ("helps at one step of an action", most_helps(pack), HELPERS),
        ("cards in question", most_picks(pack), PICKS),
        ("ways of one choice", most_ways(pack), WAYS),
        ("characters", len(pack.characters), CHARACTERS),
        ("keywords", len(pack.keywords), MASKED),
        ("resources", 1 + len(pack.resources), MASKED),  # a fire is one
    )
    for what, found, codes in counted:
        if found > codes:
            yield f"{pack.name}: {what}: there could be {found}, and there are codes for {codes}"


def most_offers(pack: r.Pack) -> int:
    """No party, of whatever size, has more actions within reach."""
    reach = _reach(pack)
    return max(reach.most(_attempts, players, fog=1) for players in BY_PLAYERS)


def most_helps(pack: r.Pack) -> int:
    """No player has more helps for one action at one of its steps."""
    reach = _reach(pack)
    return max(reach.most(_helps(icon, for_cost), 1) for icon, for_cost in product(ICONS, (True, False)))


def most_picks(pack: r.Pack) -> int:
    """No question is about more cards: the whole action deck when it is discarded, or all experience."""
    experience = [card.points for card in records_of(pack) if isinstance(card, r.Quest) and card.points > 0]
    own = _largest([len(character.skills) for character in pack.characters], max(BY_PLAYERS))
    learnt = _affordable(pack, sum(experience))
    return max(len(experience), len(pack.common) + learnt + own + pack.curses + len(pack.clues))


def _affordable(pack: r.Pack, points: int) -> int:
    """The most advanced skills that so much experience buys: what was spent never comes back (ruling 132)."""
    paid = accumulate(sorted(skill.price for skill in pack.advanced))
    return sum(spent <= points for spent in paid)


def most_ways(pack: r.Pack) -> int:
    """No card lets its reader choose among more ways, or among more actions one of which must be taken."""
    found = [0]
    for card in records_of(pack):
        found += [len(part.parts) for part in parts_on(card) if isinstance(part, OneOf)]
        found.append(len(binding(card)))
    return max(found)


def binding(card: r.Record) -> list[r.Attempt]:
    """The actions of a card that must be taken once it is revealed (rulings 57 and 148)."""
    return [attempt for attempt in card.attempts if attempt.mandatory or isinstance(card, r.Temporary)]


def _attempts(card: r.Record) -> int:
    return len(card.attempts)


def _helps(icon: str, for_cost: bool) -> Tally:
    def tally(card: r.Record) -> int:
        return sum(icon in help.on and bool(help.cost) == for_cost for help in card.helps)

    return tally


@dataclass(frozen=True)
class Reach:
    """What lies within reach of whom, read off a pack once for all that is counted there."""

    records: list[r.Record]
    fronts: list[r.Record]  # the events of fog
    events: list[r.Permanent]  # those that can be linked to a terrain without lying in a cell
    terrains: list[tuple[r.Terrain, list[int]]]  # each with the places in `events` of those linked to it

    def most(self, tally: Tally, players: int, fog: int = 0) -> int:
        """The most that cards hold for so many players together, each of whom reaches what all share."""
        beside = [fog, *(tally(front) for front in self.fronts), *self._tallied(tally, r.Permanent)]
        shared = self._on_a_terrain(tally) + SIDES * max(beside) + sum(self._tallied(tally, r.Quest, r.Clue))
        return players * shared + self._carried(tally, players)

    def _on_a_terrain(self, tally: Tally) -> int:
        """The most that a terrain holds with the events that can be linked to it."""
        counts = [tally(event) for event in self.events]
        linked = (tally(card) + sum(counts[event] for event in near) for card, near in self.terrains)
        return max(linked, default=0)

    def _carried(self, tally: Tally, players: int) -> int:
        """The most that hands and inventories hold."""
        limits = BY_PLAYERS[players]
        states: dict[int, int] = {}
        for card in self.records:
            if isinstance(card, r.State):  # one of each title in a hand
                states[card.number] = max(states.get(card.number, 0), tally(card))
        return (
            players * sum(states.values())
            + _largest(self._tallied(tally, r.Skill, r.Bonus), players * (limits.skills + limits.bonuses))
            + _largest(self._tallied(tally, r.Item, r.Made), players * limits.items * limits.per_item)
            + _largest(self._tallied(tally, r.Character), players)
        )

    def _tallied(self, tally: Tally, *kinds: type[r.Record]) -> list[int]:
        return [tally(card) for card in self.records if isinstance(card, kinds)]


def _reach(pack: r.Pack) -> Reach:
    """Every terrain of a pack with the events that can be linked to it without lying in a cell."""
    records = list(records_of(pack))
    cards = [card for _, card in adventure_cards(pack)]
    calls = _calls(cards)
    anywhere = _called_anywhere(pack, records, calls)
    events = _attachable(cards, records)
    terrains = []
    for card in cards:
        if isinstance(card, r.Terrain):
            met = _follow(calls, anywhere | calls[card.number])
            terrains.append((card, [at for at, event in enumerate(events) if event.number in met]))
    fronts = [one.front for one in fog_cards(pack) if isinstance(one.front, r.Permanent | r.Temporary)]
    return Reach(records, list(fronts), events, terrains)


def _called_anywhere(pack: r.Pack, records: list[r.Record], calls: dict[int, set[int]]) -> set[int]:
    """What can be called wherever the players are: by nights, tides, fog, and what they carry."""
    numbers = {zone.night for zone in pack.zones}
    numbers |= {number for clue in pack.clues for _, number in clue.tides}
    for card in records:
        if not card.number:
            numbers |= _called(card)
        elif not isinstance(card, r.Terrain | r.Permanent | r.Temporary):
            numbers |= calls[card.number]
    return numbers


def _calls(cards: list[r.Card]) -> dict[int, set[int]]:
    """By its number what each card leads to: what its boxes call, and what bears its mark."""
    found: dict[int, set[int]] = {}
    for card in cards:
        found.setdefault(card.number, set()).update(_called(card))
        for mark in card.mark:
            found.setdefault(mark, set()).add(card.number)
    return found


def _called(card: r.Record) -> set[int]:
    return {part.number for part in parts_on(card) if isinstance(part, Take)}


def _follow(calls: dict[int, set[int]], roots: set[int]) -> set[int]:
    """All that calls lead to, one after the other."""
    met: set[int] = set()
    left = list(roots)
    while left:
        number = left.pop()
        if number not in met:
            met.add(number)
            left += calls.get(number, set())
    return met


def _attachable(cards: list[r.Card], records: list[r.Record]) -> list[r.Permanent]:
    """The events that can be linked to a terrain without lying in a cell: not those an arrow alone calls."""
    called = {number for card in records for number in _called(card)}
    events = [card for card in cards if isinstance(card, r.Permanent)]
    return [card for card in events if card.cell is None or card.mark or card.number in called]


def _largest(counts: Iterable[int], many: int) -> int:
    return sum(sorted(counts, reverse=True)[:many])
