"""Warnings: a text that is read before one decides announces every risk that follows, and no other."""

import re
from collections.abc import Iterator

from bivouac.core.effects import Effect, walk
from bivouac.core.words import LANGUAGES, words
from bivouac.games.continent import effects as e
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.prose import prose_key
from bivouac.games.continent.data.reading import adventure_cards, boxes_of, fog_cards, parts_on

EVENTS = (r.Permanent, r.Temporary)
Numbers = dict[int, list[r.Card]]


def false_warnings(pack: r.Pack) -> Iterator[str]:
    """Every text that is silent about a risk, or warns of none, a line each; of a pack that warns at all."""
    numbers: Numbers = {}
    for _, card in adventure_cards(pack):
        numbers.setdefault(card.number, []).append(card)
    for lang in LANGUAGES if pack.warnings else ():
        for id, read, text in read_first(pack, lang):
            announced = {one.risk for one in pack.warnings if one.lang == lang and said(text, one)}
            threatened = risks(read, numbers)
            for risk in sorted(threatened - announced):
                yield f"{pack.name}: {id}: nothing in its text ({lang}) warns of what a failure costs: {risk}"
            for risk in sorted(announced - threatened - beyond(read, numbers)):
                yield f"{pack.name}: {id}: its text ({lang}) warns of what cannot happen: {risk}"


def read_first(pack: r.Pack, lang: str) -> Iterator[tuple[str, r.Record, str]]:
    """Every card whose text is read before one decides, with that text: no states, no endings."""
    spoken = words(pack.package, lang)
    for id, card in adventure_cards(pack):
        if not isinstance(card, r.State) and not _is_ending(card):
            yield id, card, spoken.say(prose_key(id, spoken), "back")
    for fog in fog_cards(pack):
        yield f"fog-{fog.id}", fog.front, spoken.say(f"fog-{fog.id}", "front")


def _is_ending(card: r.Card) -> bool:
    return not card.attempts and any(isinstance(part, e.Lift) for part in parts_on(card))


def said(text: str, warning: r.Warning) -> bool:
    """Does a text use one of the words of a warning?"""
    return any(re.search(rf"\b{root}", text, re.IGNORECASE) for root in warning.roots)


def risks(card: r.Record, numbers: Numbers, *, further: bool = True) -> set[r.Risk]:
    """What a failure on a card, its text, or the event a failure calls, can cost."""
    boxes: list[Effect] = [] if card.attempts else [*boxes_of(card)]
    for attempt in card.attempts:
        boxes.append(attempt.failure)
        if any(_is_state(part, numbers) for part in walk(attempt.success)):
            boxes.append(attempt.success)
    return _of(boxes, numbers, further=further)


def beyond(card: r.Record, numbers: Numbers) -> set[r.Risk]:
    """What an event that a success calls can cost: a descent may warn of where it leads."""
    return _of([attempt.success for attempt in card.attempts], numbers, further=True)


def _of(boxes: list[Effect], numbers: Numbers, *, further: bool) -> set[r.Risk]:
    found: set[r.Risk] = set()
    for part in [part for box in boxes for part in walk(box)]:
        match part:
            case e.Lose():
                found.add("lose")
            case e.Damage():
                found.add("item")
            case e.Eliminate():
                found.add("end")
            case e.Take(number=number) if isinstance(numbers[number][0], r.State):
                found.add("state")
            case e.Take(number=number) if further and isinstance(numbers[number][0], EVENTS):
                for called in numbers[number]:
                    found |= risks(called, numbers, further=False)
    return found


def _is_state(part: Effect, numbers: Numbers) -> bool:
    return isinstance(part, e.Take) and isinstance(numbers[part.number][0], r.State)
