"""The other side of the map keeps its promises to players: size, warnings, hunger, numbers, hearths."""

import re
from collections import Counter
from typing import Any

import pytest

from bivouac.core.effects import When, walk
from bivouac.core.words import LANGUAGES, words
from bivouac.games.continent import effects as e
from bivouac.games.continent.check.telegraphs import false_warnings, read_first, risks
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.prose import KNOWN, prose_key
from bivouac.games.continent.data.reading import adventure_cards, fog_cards, parts_on, records_of

PACK = shelf.pack("other_side")
CARDS = adventure_cards(PACK)
BY_NUMBER: dict[int, list[Any]] = {}
for _, _card in CARDS:
    BY_NUMBER.setdefault(_card.number, []).append(_card)
FOG_OF = {id(fog.front): fog.only for fog in fog_cards(PACK)}
STATES = range(901, 913)
EVENTS = (r.Permanent, r.Temporary)
ENDINGS = {card.number for _, card in CARDS if any(isinstance(part, e.Lift) for part in parts_on(card))
           and isinstance(card, r.Temporary) and not card.attempts}  # fmt: skip
HEARTHS = (20, 105, 202, 302, 405, 505)
MOST_USES = 25  # of one root, in all that an expedition may read
# what only the second and the third curse read
LATER = {
    id(card)
    for sheet in PACK.sheets
    if sheet.file in ("legend", "fold")
    for card in (*sheet.cards, *(fog.front for fog in sheet.fog))
}


def kind_of(card: Any) -> str:
    if card.mark:
        return "marked"
    if isinstance(card, EVENTS):
        return "bridge" if getattr(card, "cell", None) else "ending" if card.number in ENDINGS else "event"
    if isinstance(card, r.Quest):
        return "experience" if card.points else "hint" if card.number >= PACK.easy else "quest"
    return f"{type(card).__name__} {card.colour}"


def test_it_has_the_size_that_was_planned() -> None:
    found = Counter(kind_of(card) for _, card in CARDS if not card.only)
    assert (found["Terrain green"], found["Terrain gold"]) == (68, 27)
    assert found["State green"] == 50
    assert found["Item green"] == 26
    assert 110 <= found["event"] <= 130
    assert 18 <= found["quest"] <= 24
    assert (found["Bonus green"], found["experience"]) == (8, 14)
    assert found["ending"] == 0, "every ending belongs to a curse"
    assert len([card for _, card in CARDS if card.only == "ink" and kind_of(card) == "ending"]) == 8
    assert len([fog for fog in fog_cards(PACK) if not fog.only and not fog.party]) == 72
    assert len([fog for fog in fog_cards(PACK) if fog.party]) == 40
    assert len(PACK.common) == 35
    assert len(PACK.advanced) >= 18


@pytest.mark.parametrize("curse", [clue.id for clue in PACK.clues])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_warning_wears_out_under_any_curse(lang: str, curse: str) -> None:
    roots = [root for warning in PACK.warnings if warning.lang == lang for root in warning.roots]
    texts = [text for _, card, text in read_first(PACK, lang) if _is_read_under(card, curse)]
    uses = {root: sum(bool(re.search(rf"\b{root}", text, re.IGNORECASE)) for text in texts) for root in roots}
    assert {root: count for root, count in uses.items() if count > MOST_USES} == {}


def _is_read_under(card: Any, curse: str) -> bool:
    """Is a card in the box under this curse, and no card of the curse's own in its place?"""
    if only := FOG_OF.get(id(card)) or getattr(card, "only", ""):
        return bool(only == curse)
    return all(other.only != curse for other in BY_NUMBER.get(getattr(card, "number", 0), ()))


def test_four_families_of_words_announce_every_risk_and_nothing_else() -> None:
    assert list(false_warnings(PACK)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_longer_than_a_breath(lang: str) -> None:
    long = {}
    for id, _, text in read_first(PACK, lang):
        count = len([word for word in text.split() if re.search(r"\w", word)])
        if count > 45:
            long[id] = count
    assert long == {}


def test_nothing_feeds_twice_without_a_night_between() -> None:
    endless = []
    for record in records_of(PACK):
        for attempt in getattr(record, "attempts", ()):
            feeds = sum(part.cards for part in walk(attempt.success) if isinstance(part, e.Restore))
            if feeds > max(attempt.cost, attempt.need) and not _stops(record, attempt):
                endless.append((getattr(record, "number", record), attempt.icon))
    assert endless == []


def _stops(record: Any, attempt: r.Attempt) -> bool:
    """Does a success keep the same action from being taken again?"""
    if isinstance(record, r.Temporary):
        return True
    for part in walk(attempt.success):
        if isinstance(part, e.Gild | e.Banish | e.Discard | e.Free):
            return True
        if isinstance(part, e.Take) and _is_lacking(attempt.requires, part.number):
            return True
        if isinstance(part, e.Take) and _callers(part.number) == 1 and _done_by(part.number, attempt.icon):
            return True
    return False


def _is_lacking(condition: Any, number: int) -> bool:
    """Does an action ask that a quest item be missing? Those never leave the satchel."""
    if isinstance(condition, e.Both):
        return _is_lacking(condition.first, number) or _is_lacking(condition.second, number)
    return bool(condition == e.Not(e.InSatchel(number)))


def _done_by(number: int, icon: str) -> bool:
    """Does a card of this number mark the action as done?"""
    return any(getattr(card, "done", None) == icon for card in BY_NUMBER[number])


def _callers(number: int) -> int:
    """How many cells call an event that marks what was done there: one copy serves one of them."""
    calls = {
        getattr(card, "cell", id)
        for id, card in CARDS
        for part in parts_on(card)
        if isinstance(part, e.Take) and part.number == number
    }
    return len(calls)


def test_game_that_is_gone_stays_gone_until_camp() -> None:
    hunted = {
        part.number
        for _, card in CARDS
        for attempt in getattr(card, "attempts", ())
        if attempt.icon == "hunt"
        for part in walk(attempt.success)
        if isinstance(part, e.Take)
    }
    assert len(hunted) >= 4
    for number in hunted:
        golds = [card for card in BY_NUMBER[number] if card.colour == "gold"]
        assert golds, number
        assert all(e.Return() in walk(card.effect) for card in golds), number


def test_experience_is_paid_for_and_runs_out() -> None:
    worth = {card.number: card.points for _, card in CARDS if isinstance(card, r.Quest) and card.points}
    shared = [card for _, card in CARDS if card.number in worth and not card.only]
    assert sum(card.points for card in shared) == 14
    taught = [
        (card.number, attempt.icon)
        for _, card in CARDS
        for attempt in getattr(card, "attempts", ())
        for part in walk(attempt.success)
        if isinstance(part, e.Take) and part.number in worth and not (attempt.cost or _stops(card, attempt))
    ]
    assert taught == []
    # spent points are banished; what lies in the satchel is not called back from the Past
    calls = [part for record in records_of(PACK) for part in parts_on(record)
             if isinstance(part, e.Take) and part.number in worth]  # fmt: skip
    assert {call.number for call in calls} == set(worth)
    assert all(len(BY_NUMBER[number]) == 1 for number in worth)


def test_nothing_that_is_had_once_is_promised_twice() -> None:
    once = {card.number for _, card in CARDS if isinstance(card, r.Quest) and card.points} | set(
        range(700, 708)
    )
    hollow = []
    for record in records_of(PACK):
        for attempt in record.attempts if id(record) not in LATER else ():
            called = {part.number for part in walk(attempt.success) if isinstance(part, e.Take)} & once
            asked = {part.number for part in (attempt.requires,) if isinstance(part, e.Left)}
            guarded = {
                part.condition.number
                for part in walk(attempt.success)
                if isinstance(part, When) and isinstance(part.condition, e.Left)
            }
            if not any(isinstance(part, e.Gild | e.Banish) for part in walk(attempt.success)):
                hollow += [(record.number, number) for number in called - asked - guarded]
    assert hollow == []


def test_what_is_taken_once_is_offered_once() -> None:
    for number, icon in ((41, "take"), (505, "eat")):
        (green,) = (card for card in BY_NUMBER[number] if card.colour == "green" and not card.only)
        (gold,) = (card for card in BY_NUMBER[number] if card.colour == "gold")
        (offer,) = (attempt for attempt in green.attempts if attempt.icon == icon)
        assert e.Gild() in walk(offer.success)
        assert icon not in [attempt.icon for attempt in gold.attempts]


def test_a_night_costs_what_the_best_hearth_gives_in_a_day() -> None:
    for number in HEARTHS:
        (hearth,) = (card for card in BY_NUMBER[number] if card.colour == "green")
        day = sum(
            part.cards - attempt.cost
            for attempt in hearth.attempts
            if not is_for_once(attempt)
            for part in walk(attempt.success)
            if isinstance(part, e.Restore)
        )
        assert day <= PACK.night, number


def is_for_once(attempt: r.Attempt) -> bool:
    """Does success bring a card for the satchel, and is it only offered while that is not there?"""
    asked = attempt.requires
    parts = (asked.first, asked.second) if isinstance(asked, e.Both) else (asked,)
    lacking = [part.part for part in parts if isinstance(part, e.Not)]
    called = [part.number for part in walk(attempt.success) if isinstance(part, e.Take)]
    return any(isinstance(part, e.InSatchel) and part.number in called for part in lacking)


def test_no_hearth_gives_a_state() -> None:
    for number in HEARTHS:
        for card in BY_NUMBER[number]:
            assert "state" not in risks(card, BY_NUMBER), number
            assert any(attempt.icon == "rest" for attempt in card.attempts)


def test_nothing_in_the_first_region_gives_a_state() -> None:
    fronts = [fog.front for fog in fog_cards(PACK) if fog.zone == 1]
    land = [card for _, card in CARDS if card.number < 100 and card.number not in STATES]
    assert all("state" not in risks(card, BY_NUMBER) for card in [*land, *fronts])


def test_flags_stand_beside_numbers_that_end_in_nought() -> None:
    flagged = {part.number for record in records_of(PACK) for part in parts_on(record)
               if isinstance(part, e.Take) and part.flag}  # fmt: skip
    assert len(flagged) >= 7
    assert all(number % 10 == 0 for number in flagged)
    # the endings of such a decade are kept for marked cards, those of the curses to come included
    kept = {number + offset for number in flagged for offset in (3, 4, 5, 6, 8, 9)}
    assert all(card.mark for _, card in CARDS if card.number in kept)


def test_nobody_is_kept_but_by_a_card_that_says_so_and_after_a_warning() -> None:
    fatal = {card.number for _, card in CARDS if e.Eliminate() in parts_on(card)}
    assert fatal == {425, 537, 561}, "the magpies' vacant seat, the fold's two sheets, the ink in its vein"
    for number, warner in ((425, 420), (537, 523), (561, 504)):
        calls = ((card.number, part) for _, card in CARDS for part in parts_on(card))
        callers = {at for at, part in calls if isinstance(part, e.Take) and part.number == number}
        assert callers == {warner}
        assert all(len(card.attempts) > 1 for card in BY_NUMBER[number]), "one may always decline"


def test_every_number_to_be_said_is_given_away_by_a_card_one_can_read() -> None:
    said = {card.number for _, card in CARDS if card.mark and 800 <= card.number < 900}
    told = {number for number, _ in PACK.told}
    assert told == said
    of_curses = [row for clue in PACK.clues for row in clue.told]
    assert all(teller in BY_NUMBER for _, tellers in (*PACK.told, *of_curses) for teller in tellers)
    for number, tellers in PACK.told:
        hidden = [
            card for teller in tellers for card in BY_NUMBER[teller] if number in getattr(card, "hidden", ())
        ]
        riddle = not any(number in getattr(card, "hidden", ()) for _, card in CARDS)
        assert hidden or riddle, number


def test_the_last_hints_ask_for_what_the_last_scenes_ask_for() -> None:
    (answer,) = BY_NUMBER[780][0].attempts
    (wash,) = BY_NUMBER[783][0].attempts
    (blank,) = (attempt for attempt in BY_NUMBER[508][0].attempts if attempt.requires)
    spring, by_eye = (attempt for attempt in BY_NUMBER[540][0].attempts if attempt.requires)
    by_hand = e.Both(e.Keyword("salt"), e.Keyword("wool"))
    assert blank.requires == e.Both(answer.requires, e.Left(593)), "and only while he can be answered"
    assert spring.requires == e.Both(wash.requires, e.Left(591))
    assert (by_eye.success, by_eye.requires) == (spring.success, e.Both(by_hand, e.Left(591)))
    assert by_eye.need > spring.need
    assert PACK.clues[0].asks == (answer.requires, wash.requires)


def test_a_hint_costs_nothing_and_opens_a_plainer_one() -> None:
    for first in (778, 781):
        for tier in (first, first + 1):
            (nudge,) = BY_NUMBER[tier][0].attempts
            assert (nudge.cost, nudge.need, nudge.requires) == (0, 0, e.Left(tier + 1))
            assert nudge.success == e.Take(tier + 1)


def test_every_curse_begins_in_the_first_region_on_a_place_of_its_own() -> None:
    starts = [clue.start for clue in PACK.clues]
    assert (PACK.curses, starts) == (4, [10, 30, 50])
    assert len(set(starts)) == len(starts)
    assert all(card.zone == 1 for start in starts for card in BY_NUMBER[start])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_copies_of_a_state_that_weigh_differently_speak_differently(lang: str) -> None:
    spoken = words(PACK.package, lang)
    said: dict[tuple[int, str], set[Any]] = {}
    for id, card in CARDS:
        if isinstance(card, r.State):
            text = spoken.say(prose_key(id, spoken), "back")
            weight = (card.acquired, card.burdens, card.attempts, card.leaves)
            said.setdefault((card.number, text), set()).add(weight)
    assert [key for key, weights in said.items() if len(weights) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_knows_by_a_quest_item_is_one_short_sentence(lang: str) -> None:
    spoken = words(PACK.package, lang)
    for id, card in CARDS:
        if isinstance(card, r.Quest) and not card.points:
            text = spoken.say(prose_key(id, spoken), KNOWN)
            assert text.endswith("."), id
            assert len(text.split()) <= 25, id
