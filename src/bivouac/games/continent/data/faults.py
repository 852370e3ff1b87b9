"""What makes a pack unfit to be played: each fault with its file, its card and the reason."""

from collections.abc import Iterable, Iterator
from typing import get_args

from bivouac.core.effects import Condition, Effect, OneOf, walk
from bivouac.core.refusal import SetupError
from bivouac.core.words import LANGUAGES, words
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.bounds import BINDING, binding, overflows
from bivouac.games.continent.data.icons import DIRECTIONS, FIRE_RESOURCE, ICONS, STEPS
from bivouac.games.continent.data.limits import MOST_PIPS
from bivouac.games.continent.data.prose import missing_prose
from bivouac.games.continent.data.reading import (
    adventure_cards,
    conditions_on,
    fog_cards,
    parts_on,
    skills_of,
)
from bivouac.games.continent.kinds import SIDE

COMPANIES: tuple[str, ...] = get_args(r.Company)
Numbers = dict[int, list[r.Card]]  # the cards of each number
SHOWN = 12  # faults in one refusal; the check command lists them all


def refuse(pack: r.Pack) -> None:
    """SetupError naming what is wrong with a pack, a line each; nothing when it can be played."""
    found = list(faults(pack))
    if found:
        more = [f"… and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
        raise SetupError("\n".join([*found[:SHOWN], *more]))


def faults(pack: r.Pack) -> Iterator[str]:
    """Every fault of the pack's cards, words and links, as `pack/file: card: reason`."""
    numbers = _numbers(pack)
    shape = list(_frame(pack, numbers))
    for place, record in placed(pack):
        shape += [f"{place}: {reason}" for reason in _card(record, pack, numbers)]
    yield from shape
    yield from overflows(pack)
    if not shape:  # what leads nowhere cannot be followed
        yield from _links(pack, numbers)
    for lang in LANGUAGES if pack.package else ():
        yield from missing_prose(pack, words(pack.package, lang))


def placed(pack: r.Pack) -> Iterator[tuple[str, r.Record]]:
    """Every card with the place a fault of it is named by."""
    files = {id(card): sheet.file for sheet in pack.sheets for card in sheet.cards}
    for name, card in adventure_cards(pack):
        yield f"{pack.name}/{files[id(card)]}: {name}", card
    sheets = {id(fog): sheet.file for sheet in pack.sheets for fog in sheet.fog}
    for fog in fog_cards(pack):
        yield f"{pack.name}/{sheets[id(fog)]}: fog-{fog.id}", fog.front
    own = [skill for character in pack.characters for skill in character.skills]
    for name, skill in skills_of((*pack.common, *own, *pack.advanced)):
        yield f"{pack.name}: {name}", skill
        if skill.made is not None:
            yield f"{pack.name}: {name}", skill.made
    for clue in pack.clues:
        yield f"{pack.name}: clue-{clue.id}", clue
    for character in pack.characters:
        yield f"{pack.name}: character-{character.id}", character


def _frame(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """What the pack says of itself, before any card."""
    zones = [zone.number for zone in pack.zones]
    if sorted(zones) != list(range(1, len(zones) + 1)):
        yield f"{pack.name}: zones are numbered from 1, each once"
    for what, listed in (("clue", pack.clues), ("character", pack.characters)):
        if not listed:
            yield f"{pack.name}: no {what}"
    for clue in pack.clues:
        if not all(isinstance(card, r.Terrain) for card in numbers.get(clue.start, [None])):
            yield f"{pack.name}: clue-{clue.id}: its start {clue.start:03} is no terrain"
    if pack.paranoid and not all(isinstance(card, r.State) for card in numbers.get(pack.paranoid, [None])):
        yield f"{pack.name}: the state of a failed group, {pack.paranoid:03}, is no state"
    if len(pack.characters) > 1 and not pack.paranoid:
        yield f"{pack.name}: a failed group has no state to take"
    if not all(isinstance(card, r.Quest) for card in numbers.get(pack.easy, [None])):
        yield f"{pack.name}: the card of easy mode, {pack.easy:03}, is no quest item"
    yield from _brought(pack, numbers)
    ids = [fog.id for fog in fog_cards(pack)]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield f"{pack.name}: fog-{id}: two fog cards bear this id"


def _brought(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """Nights, tides and legacies bring cards that they can bring (rulings 157 to 160)."""
    for zone in pack.zones:
        if zone.night and not all(isinstance(card, r.Temporary) for card in numbers.get(zone.night, [None])):
            yield f"{pack.name}: the nights of zone {zone.number}, {zone.night:03}, are no temporary events"
    for clue in pack.clues:
        for number in (*clue.tells, *clue.sends):
            if number not in numbers:
                yield f"{pack.name}: clue-{clue.id}: it tells of {number:03}, which is no card"
        for _, number in clue.tides:
            if not all(
                isinstance(card, r.Temporary) and card.banished for card in numbers.get(number, [None])
            ):
                yield f"{pack.name}: clue-{clue.id}: its tide {number:03} is no event that is banished (160)"
    named = [*(clue.id for clue in pack.clues), *(legacy.id for legacy in pack.legacies)]
    for id in sorted({id for id in named if named.count(id) > 1}):
        yield f"{pack.name}: {id!r} is a curse or a legacy twice"
    for legacy in pack.legacies:
        for number in legacy.satchel:
            if not all(isinstance(card, r.Quest) for card in numbers.get(number, [None])):
                yield f"{pack.name}: the legacy {legacy.id!r} leaves {number:03}, which is no quest item"
    for fog in fog_cards(pack):
        people = _unknown("explorer", fog.party, [one.id for one in pack.characters])
        reasons = [*_strange(fog.only, named), *people]
        yield from (f"{pack.name}: fog-{fog.id}: {reason}" for reason in reasons)
    for id, card in adventure_cards(pack):
        yield from (f"{pack.name}: {id}: {reason}" for reason in _strange(card.only, named))


def _strange(only: str, named: list[str]) -> Iterator[str]:
    yield from _unknown("curse or legacy", (only,) if only else (), named)


def _numbers(pack: r.Pack) -> Numbers:
    found: Numbers = {}
    for _, card in adventure_cards(pack):
        found.setdefault(card.number, []).append(card)
    return found


# -- one card


def _card(record: r.Record, pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """What is wrong with a card as it stands: its words, its numbers, what it calls."""
    if isinstance(record, r.Numbered) and not 0 <= record.number <= 999:
        yield f"{record.number} has not three digits"
    yield from _unknown("keyword", record.keywords, pack.keywords)
    resources = (*record.resources, *(resource for resource, _ in record.discounts))
    yield from _unknown("resource", resources, (*pack.resources, FIRE_RESOURCE))
    yield from _unknown("symbol", () if record.flag is None else (record.flag.symbol,), pack.symbols)
    if isinstance(record, r.Character):
        yield from _unknown("keyword", (record.power.keyword,), pack.keywords)
    if isinstance(record, r.Item | r.Made) and not 1 <= record.durability <= MOST_PIPS:
        yield f"a durability of {record.durability}"
    cell = record.cell or (0, 0)
    if not all(0 <= place < SIDE for place in cell):
        yield f"the cell {cell} is outside the board of {SIDE} by {SIDE}"
    if isinstance(record, r.Terrain) and record.zone not in {zone.number for zone in pack.zones}:
        yield f"there is no zone {record.zone}"
    for effect in parts_on(record):
        yield from _effect(effect, pack, numbers)
        if isinstance(record, r.Terrain) and isinstance(effect, e.Discard | e.Banish | e.Return):
            yield "ground that people stand on is never taken away (ruling 116)"
    for condition in conditions_on(record):
        yield from _condition(condition, pack, numbers)
    yield from _helps(record)
    yield from _attempts(record)


def _unknown(what: str, named: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    for word in named:
        if word not in known:
            yield f"unknown {what} {word!r}"


def _effect(effect: Effect, pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    match effect:
        case e.Take(number=number, flag=flag):
            if number not in numbers:
                yield f"it calls {number:03}, which does not exist"
            yield from _unknown("symbol", (flag,) if flag else (), pack.symbols)
        case e.BanishUnseen(number):
            if number not in numbers:
                yield f"it banishes {number:03}, which does not exist"
        case e.NewBoard(number):
            if not all(isinstance(card, r.Terrain) for card in numbers.get(number, [None])):
                yield f"its new board begins with {number:03}, which is no terrain"
        case e.Cure(number=number) if number:
            yield from _state(number, numbers)
        case e.Lift(curse):
            yield from _unknown("curse", (curse,), [clue.id for clue in pack.clues])
        case OneOf(parts) if len(parts) < 2:
            yield "a choice of one"


def _state(number: int, numbers: Numbers) -> Iterator[str]:
    if not all(isinstance(card, r.State) for card in numbers.get(number, [None])):
        yield f"{number:03} is no state"


def _condition(condition: Condition, pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    match condition:
        case e.Keyword(word):
            yield from _unknown("keyword", (word,), pack.keywords)
        case e.InSatchel(number):
            if not all(isinstance(card, r.Quest) for card in numbers.get(number, [None])):
                yield f"{number:03} is no quest item"
        case e.Suffering(number):
            yield from _state(number, numbers)
        case e.Left(number):
            if number not in numbers:
                yield f"it asks for {number:03}, which does not exist"
        case e.AnyLeft(listed):
            if len(listed) < 2:
                yield "of several cards it asks for one to be left, and names fewer than two"
            for number in listed:
                yield from _condition(e.Left(number), pack, numbers)
        case e.Gathered(listed, count):
            if not 1 <= count <= len(listed):
                yield f"{count} of {len(listed)} quest items"
            for number in listed:
                yield from _condition(e.InSatchel(number), pack, numbers)
        case e.Chosen(curse):
            yield from _unknown("curse", (curse,), [clue.id for clue in pack.clues])
        case e.Not(part):
            yield from _condition(part, pack, numbers)
        case e.Both(first, second):
            yield from _condition(first, pack, numbers)
            yield from _condition(second, pack, numbers)


def _helps(record: r.Record) -> Iterator[str]:
    for help in record.helps:
        if sorted((help.cost, help.stars, help.sevens))[:2] != [0, 0] or help.cost + help.stars < 0:
            yield "a help eases one thing"
        if help.cost + help.stars + help.sevens <= 0 or not help.on:
            yield "a help that helps nothing"
        yield from _unknown("icon", help.on, ICONS)


def _attempts(record: r.Record) -> Iterator[str]:
    for attempt in record.attempts:
        yield from _unknown("icon", (attempt.icon,), ICONS)
        if attempt.cost < 0 or attempt.need < 0:
            yield "an action with a negative number"
        yield from _company(attempt, record)
        if attempt.mandatory and not isinstance(record, BINDING):
            yield "a mandatory action stands on a terrain, an event, a state or a quest item (ruling 148)"
        boards = [part for part in walk(attempt.success) if isinstance(part, e.NewBoard)]
        if boards and not attempt.everyone:
            yield "a new board wants all players (ruling 100)"
        makes = any(isinstance(part, e.Make) for part in walk(attempt.success))
        if makes != (attempt.icon == "craft" and isinstance(record, r.Skill)):
            yield "an item is made by the craft action of a skill, and by no other"
        if makes and record.made is None:
            yield "a craft that makes nothing"


def _company(attempt: r.Attempt, record: r.Record) -> Iterator[str]:
    """Whoever takes part from elsewhere cannot be led along, nor be bound to follow (ruling 156)."""
    yield from _unknown("company", (attempt.company,), COMPANIES)
    if attempt.company == "here":
        return
    inside = [*walk(attempt.success), *walk(attempt.failure)]
    if any(isinstance(part, e.Go | e.Cross | e.NewBoard) for part in inside):
        yield "an action that leads its participants on is for those who stand together (ruling 156)"
    if attempt in binding(record):
        yield "a mandatory action is for the participants of the one before (ruling 56)"


# -- links between cards


def _links(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """What cards promise each other: arrows, marks, states, ways out of mandatory actions."""
    yield from _arrows(pack, numbers)
    yield from _marks(pack, numbers)
    yield from _gilded(pack, numbers)
    yield from _circles(pack, numbers)


def _arrows(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """Arrows call what exists, and agree cell by cell: a number belongs to one cell (rulings 93 and 150)."""
    ground: dict[tuple[int, int, int], int] = {}
    for place, card in placed(pack):
        if not isinstance(card, r.Terrain):
            continue
        for direction, number in card.arrows:
            yield from (f"{place}: {reason}" for reason in _unknown("direction", (direction,), DIRECTIONS))
            x, y = card.cell[0] + STEPS[direction][0], card.cell[1] + STEPS[direction][1]
            called = numbers.get(number, [])
            if not called:
                yield f"{place}: its arrow to the {direction} calls {number:03}, which does not exist"
            if ground.setdefault((card.zone, x, y), number) != number:
                other = ground[card.zone, x, y]
                yield f"{place}: its arrow to the {direction} calls {number:03}, another calls {other:03}"
            for found in called:
                yield from (f"{place}: {reason}" for reason in _fits(found, (card.zone, x, y)))


def _fits(card: r.Card, cell: tuple[int, int, int]) -> Iterator[str]:
    """The ground of a cell is a terrain or an event drawn for that very cell."""
    if not isinstance(card, r.Terrain | r.Permanent):
        yield f"the ground {card.number:03} is neither terrain nor permanent event"
    elif (card.zone, card.cell) != (cell[0], cell[1:]):
        yield f"{card.number:03} lies at {card.cell} of zone {card.zone}, not at {cell[1:]} of zone {cell[0]}"


def _marks(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """Hidden numbers lead to marked cards, and every mark has somebody who can follow it (ruling 82)."""
    callers = marked_calls(pack)
    for place, card in placed(pack):
        for number in card.hidden:
            marked = [found for found in numbers.get(number, ()) if card.number in found.mark]
            if not marked:
                yield f"{place}: nothing numbered {number:03} bears its mark"
            if not all(_takes_the_place(found, card) for found in marked):
                yield f"{place}: {number:03}, hidden in it, cannot take its place"
        for mark in card.mark:
            if (mark, card.number) not in callers and not _asks(numbers.get(mark, ())):
                yield f"{place}: its mark {mark:03} leads here from nowhere"


def _gilded(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """The gold that takes a green's place can lie there (ruling 116)."""
    for place, card in placed(pack):
        if not any(isinstance(part, e.Gild) for part in parts_on(card)):
            continue
        golds = [
            found for found in numbers.get(card.number, ()) if found.colour == "gold" and found is not card
        ]
        if not all(_takes_the_place(gold, card) for gold in golds):
            yield f"{place}: the gold of its number cannot take its place"


def _takes_the_place(other: r.Card, card: r.Record) -> bool:
    """A terrain is replaced by one of its own cell, another card by one of its kind."""
    if isinstance(card, r.Terrain):
        return isinstance(other, r.Terrain) and (other.zone, other.cell) == (card.zone, card.cell)
    return type(other) is type(card)


def _asks(cards: Iterable[r.Card]) -> bool:
    return any(isinstance(part, e.Riddle) for card in cards for part in parts_on(card))


def marked_calls(pack: r.Pack) -> set[tuple[int, int]]:
    """Who calls what without a numbox: hidden numbers, and sums of a flag and a symbol's number."""
    offsets: dict[str, set[int]] = {}
    for _, record in placed(pack):
        if record.flag is not None:
            offsets.setdefault(record.flag.symbol, set()).add(record.flag.offset)
    calls = set()
    for _, record in placed(pack):
        calls |= {(record.number, number) for number in record.hidden}
        for part in parts_on(record):
            if isinstance(part, e.Take) and part.flag:
                calls |= {(record.number, part.number + offset) for offset in offsets.get(part.flag, ())}
    return calls


def _circles(pack: r.Pack, numbers: Numbers) -> Iterator[str]:
    """No mandatory action leads, whatever its result, to others that lead back to it."""
    caught = {
        card.number
        for _, card in adventure_cards(pack)
        if not isinstance(card, r.Terrain) and binding(card)  # a terrain binds those who arrive
    }
    while True:
        free = {number for number in caught if not all(_stays(card, caught) for card in numbers[number])}
        if not free:
            break
        caught -= free
    for number in sorted(caught):
        yield f"{pack.name}: {number:03}: its mandatory action leads back to itself, whatever its result"


def _stays(card: r.Card, caught: set[int]) -> bool:
    """Does every result of a card's actions call a card that is caught?"""
    if isinstance(card, r.Terrain) or not binding(card):
        return False
    boxes = [box for attempt in binding(card) for box in (attempt.success, attempt.failure)]
    return all(any(isinstance(part, e.Take) and part.number in caught for part in walk(box)) for box in boxes)
