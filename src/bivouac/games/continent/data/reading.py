"""A pack read through: every card with its id, every effect and every condition on it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bivouac.core.effects import AllOf, Condition, Effect, When, walk
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.records import Card, Fog, Pack, Record, Skill

NOTHING = AllOf(())


def adventure_cards(pack: Pack) -> list[tuple[str, Card]]:
    """The adventure cards by number, greens before golds, each with its id: 031, 031b, 031g, 031gb."""
    listed = [card for sheet in pack.sheets for card in sheet.cards]
    listed.sort(key=lambda card: (card.number, card.colour == "gold"))
    return list(zip(_ids(listed), listed, strict=True))


def _ids(cards: Iterable[Card]) -> Iterator[str]:
    met: Counter[str] = Counter()
    for card in cards:
        first = f"{card.number:03}" + ("g" if card.colour == "gold" else "")
        yield first + ("" if not met[first] else chr(ord("a") + met[first]))
        met[first] += 1


def fog_cards(pack: Pack) -> list[Fog]:
    """The exploration cards, zone by zone."""
    return sorted((fog for sheet in pack.sheets for fog in sheet.fog), key=lambda fog: fog.zone)


def only(pack: Pack) -> list[str]:
    """For each adventure card and then each exploration card the curse or legacy that brings it, or none."""
    return [card.only for _, card in adventure_cards(pack)] + [fog.only for fog in fog_cards(pack)]


def concerned(pack: Pack) -> list[list[int]]:
    """For each exploration card the explorers it is about, by their place in the pack."""
    known = [one.id for one in pack.characters]
    return [[known.index(one) for one in fog.party] for fog in fog_cards(pack)]


def skills_of(skills: Iterable[Skill]) -> list[tuple[str, Skill]]:
    """Skills with their ids: the title, numbered when several share it."""
    listed = list(skills)
    shared = Counter(skill.title for skill in listed)
    met: Counter[str] = Counter()
    found = []
    for skill in listed:
        met[skill.title] += 1
        number = f"-{met[skill.title]}" if shared[skill.title] > 1 else ""
        found.append((f"skill-{skill.title}{number}", skill))
    return found


def records_of(pack: Pack) -> Iterator[Record]:
    """Everything that can hold attempts, helps or burdens."""
    yield from (card for _, card in adventure_cards(pack))
    yield from (fog.front for fog in fog_cards(pack))
    for skill in (*pack.common, *(own for one in pack.characters for own in one.skills), *pack.advanced):
        yield skill
        if skill.made is not None:
            yield skill.made
    yield from pack.clues
    yield from pack.characters


def arrival_of(record: Record) -> Effect:
    """What happens when a temporary event is read, or a state acquired."""
    match record:
        case r.Temporary(effect=effect):
            return effect
        case r.State(acquired=effect):
            return effect
    return NOTHING


def boxes_of(record: Record) -> Iterator[Effect]:
    """The effects printed on a card, outermost only; those that do nothing left out."""
    boxes: list[Effect] = [arrival_of(record)]
    for attempt in record.attempts:
        boxes += [attempt.success, attempt.failure]
    yield from (box for box in boxes if box != NOTHING)


def parts_on(record: Record) -> Iterator[Effect]:
    """Every effect printed on a card, those inside others included."""
    for box in boxes_of(record):
        yield from walk(box)


def effects_of(pack: Pack) -> Iterator[Effect]:
    """The outermost effects of all cards, in the order of the cards."""
    for record in records_of(pack):
        yield from boxes_of(record)


def conditions_on(record: Record) -> Iterator[Condition]:
    """The conditions printed on a card, outermost only."""
    asked = [attempt.requires for attempt in record.attempts]
    asked += [help.when for help in record.helps]
    asked += [burden.when for burden in record.burdens]
    asked += [leave.when for leave in record.leaves]
    asked += record.asks
    yield from (condition for condition in asked if condition is not None)
    yield from (effect.condition for effect in parts_on(record) if isinstance(effect, When))


def conditions_of(pack: Pack) -> Iterator[Condition]:
    """The outermost conditions of all cards."""
    for record in records_of(pack):
        yield from conditions_on(record)
