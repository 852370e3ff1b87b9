"""Every card of the packs on the shelf in words and icons, walked from the records the rules resolve."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from bivouac.core import contract, sentences
from bivouac.core.effects import Condition, Effect, walk
from bivouac.core.refusal import SetupError
from bivouac.core.rulings import concerning
from bivouac.core.sentences import capital, clause, icons, plain_facts, sentence
from bivouac.core.shapes import listed
from bivouac.core.words import Argument, Words, words
from bivouac.games.continent import columns, effects
from bivouac.games.continent.columns import HALVES, POWERS, Columns
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data import shelf
from bivouac.games.continent.data.icons import ICONS as ACTIONS
from bivouac.games.continent.data.prose import AGAIN, KNOWN, LOST, WAY, prose_key
from bivouac.games.continent.data.reading import NOTHING, arrival_of, parts_on
from bivouac.games.continent.kinds import ADVENTURE, EXPLORATION
from bivouac.games.continent.shapes import Attempt, Drawing, Entry

PACKAGE: Final = "bivouac.games.continent"
NAME: Final = "continent"

KIND_NAMES: Final[tuple[str, ...]] = (
    "terrain", "permanent", "temporary", "item", "quest", "state", "bonus", "skill", "curse", "clue",
    "character",
)  # fmt: skip
# The drawings the strips ask for, besides the icons of actions and the marks between icons.
ICONS: Final = frozenset({
    *ACTIONS, *KIND_NAMES, "card", "star", "half-left", "half-right", "half-either", "seven", "pip", "loss",
    "restore", "go", "bridge", "fog", "free", "past", "banish", "return", "gild", "board", "cure", "light",
    "douse", "experience", "riddle", "make", "eliminate", "lift", "lock", "must", "all", "flag", "each",
    "energy", "harsh",
})  # fmt: skip
# Events in which a card is met: it speaks.
MEETINGS: Final = ("take", "flip", "replace", "clue", "explorer", "start")
# Events that say what becomes of an explorer, in words of the same name: of one who won, of one who lost.
FATES: Final = ("home", "stay")
MARKS: Final = sentences.MARKS | {"when"}

# The rulings a card of each kind brings into play, besides those of its effects.
KIND_RULINGS: Final[dict[str, tuple[int, ...]]] = {
    "terrain": (16, 89, 90, 93), "permanent": (20, 86, 92), "temporary": (57, 87), "item": (23, 84, 102),
    "quest": (85, 153), "state": (108, 109, 114), "bonus": (54, 85, 140), "skill": (29, 42, 47, 101),
    "curse": (49, 62, 63), "clue": (7, 12, 80), "character": (3, 91, 137, 138),
}  # fmt: skip
assert set(KIND_RULINGS) == set(KIND_NAMES), "a kind of card without its rulings"


def catalogue(lang: str) -> list[Entry]:
    """The cards of all packs; copies alike stand once, and what is met in play only is marked closed."""
    entries: list[Entry] = []
    for name in shelf.OURS:
        box = columns.of(name)
        copies: dict[tuple[str, str], list[str]] = {}
        for card in range(box.cards):
            copies.setdefault(_face(box, card), []).append(box.faces[card])
        for card in sorted(range(box.cards), key=lambda card: _order(box, card)):
            alike = copies[_face(box, card)]
            if alike[0] == box.faces[card]:
                entries.append({**entry(box, card, lang), "count": len(alike), "copies": alike})
    return entries


def _order(box: Columns, card: int) -> tuple[bool, int]:
    """What may be read from the start comes first: characters, clues, skills, curses."""
    return (is_closed(box, card), -box.kind[card] if not is_closed(box, card) else box.kind[card])


def _face(box: Columns, card: int) -> tuple[str, str]:
    """What makes two cards alike: the words and the record."""
    return box.prose[card], repr(box.record[card])


def is_closed(box: Columns, card: int) -> bool:
    """Is the card's front unknown until it is revealed (ruling 10)?"""
    return box.family[card] in (ADVENTURE, EXPLORATION)


def entry(box: Columns, card: int, lang: str) -> Entry:
    """One card as a client shows it."""
    spoken = words_of(box, lang)
    kind = KIND_NAMES[box.kind[card]]
    parts = [part for record in _sides(box.record[card]) for part in parts_on(record)]
    company = [156 for attempt in box.attempts[card] + box.item_attempts[card] if box.company[attempt]]
    piece: contract.Entry = {
        "id": box.faces[card],
        "group": kind,
        "name": name_of(box, card, lang),
        "closed": is_closed(box, card),
        "icons": list(_strip(box, card)),
        "text": " ".join([f"{spoken.say(f'kind-{kind}')}.", *lines(box, card, lang)]),
        "rulings": concerning(NAME, parts, (*KIND_RULINGS[kind], *company)),
    }
    return {
        **piece,
        "pack": box.name,
        "number": f"{box.number[card]:03}" if box.family[card] == ADVENTURE else "",
        "gold": box.gold[card],
        "back": _prose(box, card, "back", lang),
        "front": _prose(box, card, "front", lang),
        "known": _prose(box, card, KNOWN, lang),
        "copies": [box.faces[card]],
        **_drawing(box, card, lang),
    }


def _drawing(box: Columns, card: int, lang: str) -> Drawing:
    """What a client draws of a card: where it lies, what is found there, what it offers and is worth."""
    record, spoken = box.record[card], words_of(box, lang)
    sides = _sides(record)
    zone = box.zone[card]
    return {
        "zone": zone,
        "region": word_name("zone", str(zone), spoken) if zone else "",
        "resources": [{"id": word, "name": word_name("resource", word, spoken)} for word in record.resources],
        "harsh": record.harsh,
        "hidden": [f"{number:03}" for number in box.hidden[card]],
        "pips": box.durability[card],
        "strip": listed((box.stars[card], HALVES[box.half[card]], box.sevens[card])),
        "helps": [
            {"icons": list(help.on), "cost": help.cost, "stars": help.stars, "sevens": help.sevens}
            for side in sides
            for help in side.helps
        ],
        "attempts": [_offered(box, attempt, lang) for side in sides for attempt in side.attempts],
    }


def _offered(box: Columns, attempt: r.Attempt, lang: str) -> Attempt:
    """An action as a client draws it: the icon, the price, the marks, both boxes in words."""
    told = [
        "" if effect == NOTHING else effect_text(box, effect, lang)
        for effect in (attempt.success, attempt.failure)
    ]
    condition = attempt.requires
    return {
        "icon": attempt.icon,
        "cost": attempt.cost,
        "need": attempt.need,
        "marks": _marks(attempt),
        "requires": "" if condition is None else condition_text(box, condition, lang),
        "success": told[0],
        "failure": told[1],
    }


def _marks(attempt: r.Attempt) -> list[str]:
    """What is printed beside the price of an action: its lock, its demands, its company."""
    marks = ["locked"] * attempt.locked + ["mandatory"] * attempt.mandatory + ["everyone"] * attempt.everyone
    return marks if attempt.company == "here" else [*marks, attempt.company]


# -- names


def words_of(box: Columns, lang: str) -> Words:
    """The words of a pack, the game's own behind them; a bare pack has the game's alone."""
    return words(box.pack.package, lang, PACKAGE) if box.pack.package else words(PACKAGE, lang)


def _key(box: Columns, card: int, spoken: Words) -> str:
    return prose_key(box.ids[card], spoken) if box.family[card] == ADVENTURE else box.prose[card]


def name_of(box: Columns, card: int, lang: str) -> str:
    """What the card is called; its id in a bare pack."""
    if not box.pack.package:
        return box.ids[card]
    spoken = words_of(box, lang)
    return spoken.say(_key(box, card, spoken))


def card_of(kind: str) -> tuple[Columns, int]:
    """The pack and number of a card that an outlook names; SetupError when nobody knows it."""
    name, _, id = kind.partition("/")
    box = columns.of(name)
    if id not in box.ids:
        raise SetupError(f"{name} has no card {id[:40]!r}")
    return box, box.ids.index(id)


def piece_name(id: str, lang: str) -> str:
    """What events, questions and refusals call a card, an icon or a cell; the id where none knows it."""
    pack, _, rest = id.partition("/")
    if rest and pack in shelf.names():
        if rest.startswith("keyword-"):
            word = rest.removeprefix("keyword-")
            return word_name("keyword", word, words_of(columns.of(pack), lang))
        return name_of(*card_of(id), lang)
    if id in ACTIONS:
        return words(PACKAGE, lang).say(f"icon-{id}")
    return id.removeprefix("cell-")


def _prose(box: Columns, card: int, part: str, lang: str) -> str:
    """What the back or front says in the pack's own voice; nothing where it is silent."""
    if not box.pack.package:
        return ""
    spoken = words_of(box, lang)
    key = _key(box, card, spoken)
    return spoken.say(key, part) if spoken.has(key, part) else ""


def result_text(box: Columns, attempt: int, success: bool, lang: str) -> str:
    """What a card says of the result of one of its actions; nothing where it is silent."""
    card = box.card_of[attempt]
    if card < 0 or attempt not in box.attempts[card] + box.item_attempts[card]:
        return ""
    at = (box.attempts[card] + box.item_attempts[card]).index(attempt) + 1
    return _prose(box, card, f"{'ok' if success else 'ko'}{at}", lang)


def path_text(box: Columns, zone: int, turn: int, lang: str) -> str:
    """What a region says of a path that was not found: another sentence of its own each turn."""
    if not box.pack.package:
        return ""
    spoken, key = words_of(box, lang), f"{LOST}-{zone}"
    sentences: list[str | None] = [None]
    while spoken.has(key, f"{AGAIN}{len(sentences)}"):
        sentences.append(f"{AGAIN}{len(sentences)}")
    return spoken.say(key, sentences[turn % len(sentences)])


def way_text(box: Columns, card: int, at: int, lang: str) -> str:
    """What a card calls one of the ways it offers, counted from 1; nothing where it is silent."""
    return _prose(box, card, f"{WAY}{at}", lang) if card >= 0 else ""


def voice(event: Mapping[str, Any], lang: str) -> str:
    """What the pack says of an event in its own voice: a card met, an action that went well or badly."""
    if event["kind"] in ("success", "failure"):
        box, attempt = columns.of(event["adventure"]), int(event["attempt"])
        if event["kind"] == "failure" and attempt in box.pathfind:
            return path_text(box, box.pathfind.index(attempt), int(event["turn"]), lang)
        return result_text(box, attempt, event["kind"] == "success", lang)
    if event["kind"] == "introduction":
        spoken = words_of(columns.of(event["adventure"]), lang)
        return spoken.say("pack-introduction") if spoken.has("pack-introduction") else ""
    if event["kind"] == "lift":
        box, clue = card_of(event["curse"])
        spoken, key = words_of(box, lang), box.ids[clue].replace("clue-", "ending-", 1)
        return spoken.say(key) if spoken.has(key) else ""
    face = event.get("card") or event.get("face")
    if face is None or event["kind"] not in (*MEETINGS, *FATES):
        return ""
    box, card = card_of(face)
    if event["kind"] in FATES:
        return _prose(box, card, event["kind"], lang)
    return " ".join(text for text in (_prose(box, card, part, lang) for part in ("back", "front")) if text)


def icon_name(icon: int, lang: str) -> str:
    """What the icon of an action is called."""
    return words(PACKAGE, lang).say(f"icon-{ACTIONS[icon]}")


# -- sentences


def _facts(box: Columns, spoken: Words, record: Effect | Condition) -> dict[str, Argument]:
    """What a leaf says of itself: numbers with three digits, the pack's names for its words."""
    facts = plain_facts(record)
    if "number" in facts:
        facts["number"] = f"{facts['number']:03}" if facts["number"] else "none"
    if isinstance(record, effects.Gathered):
        facts["list"] = ", ".join(f"{number:03}" for number in record.numbers)
    if "flag" in facts:
        facts["flag"] = word_name("symbol", str(facts["flag"]), spoken) if facts["flag"] else "none"
    if "word" in facts:
        facts["word"] = word_name("keyword", str(facts["word"]), spoken)
    if "curse" in facts:
        facts["curse"] = word_name("clue", str(facts["curse"]), spoken)
    return facts


def word_name(kind: str, word: str, spoken: Words) -> str:
    """What the pack calls a keyword, resource, symbol or curse; the word itself in a bare pack."""
    return spoken.say(f"{kind}-{word}") if spoken.has(f"{kind}-{word}") else word


def effect_text(box: Columns, effect: Effect, lang: str) -> str:
    """An effect as a sentence without its stop."""
    spoken = words_of(box, lang)
    return sentence(effect, spoken, None, partial(_facts, box, spoken))


def condition_text(box: Columns, condition: Condition, lang: str) -> str:
    """A condition as it stands after *if*."""
    spoken = words_of(box, lang)
    return clause(condition, spoken, partial(_facts, box, spoken))


def lines(box: Columns, card: int, lang: str) -> list[str]:
    """What a card does, a sentence each."""
    record = box.record[card]
    spoken = words_of(box, lang)
    told: list[str] = []
    if isinstance(record, r.Character):
        told.append(_power(record.power, spoken))
    if isinstance(record, r.Skill):
        told += _strip_text(record, spoken)
    for side in _sides(record):
        told += _side(box, side, lang)
    return [capital(text) for text in told if text]


def _sides(record: r.Record) -> list[r.Record]:
    return [record] if record.made is None else [record, record.made]


def _side(box: Columns, side: r.Record, lang: str) -> Iterator[str]:
    """One side of a card: what it is made of, what it weighs, what it helps, what it offers."""
    spoken = words_of(box, lang)
    if side.harsh:
        yield spoken.say("card-harsh")
    if side.durability:
        yield spoken.say("card-durability", pips=side.durability)
    for kind, found in (("keyword", side.keywords), ("resource", side.resources)):
        if found:
            yield spoken.say(f"card-{kind}s", list=", ".join(word_name(kind, w, spoken) for w in found))
    if side.points:
        yield spoken.say("card-points", points=side.points)
    if side.flag is not None:
        yield spoken.say(
            "card-flag", symbol=word_name("symbol", side.flag.symbol, spoken), offset=side.flag.offset
        )
    if side.energy:
        yield spoken.say("card-energy")
    if side.done is not None:
        yield spoken.say("card-done", icon=spoken.say(f"icon-{side.done}"))
    if arrival_of(side) != NOTHING:
        yield f"{effect_text(box, arrival_of(side), lang)}."
    yield from (_burden(box, burden, lang) for burden in side.burdens)
    yield from (_leave(box, leave, lang) for leave in side.leaves)
    yield from (_help(box, help, lang) for help in side.helps)
    yield from (attempt_line(box, attempt, lang) for attempt in side.attempts)
    if side.discounts:
        paid = [
            spoken.say("card-discount", resource=word_name("resource", what, spoken), cards=cards)
            for what, cards in side.discounts
        ]
        yield spoken.say("card-discounts", list=", ".join(paid))


def attempt_line(box: Columns, attempt: r.Attempt, lang: str) -> str:
    """An action of a card with its cost, difficulty, marks and boxes."""
    spoken = words_of(box, lang)
    notes = "".join(spoken.say(f"attempt-{mark}") for mark in _marks(attempt))
    if attempt.requires is not None:
        notes += spoken.say("attempt-requires", condition=condition_text(box, attempt.requires, lang))
    icon = spoken.say(f"icon-{attempt.icon}")
    told = spoken.say("attempt", icon=icon, cost=attempt.cost, need=attempt.need, notes=notes)
    for part, effect in (("success", attempt.success), ("failure", attempt.failure)):
        if effect != NOTHING:
            told += " " + spoken.say(f"attempt-{part}", effect=effect_text(box, effect, lang))
    return told


def _icons_text(on: tuple[str, ...], spoken: Words) -> str:
    return ", ".join(spoken.say(f"icon-{icon}") for icon in on) if on else spoken.say("icon-all")


def _when(box: Columns, condition: Condition | None, lang: str) -> str:
    if condition is None:
        return ""
    return words_of(box, lang).say("attempt-requires", condition=condition_text(box, condition, lang))


def _help(box: Columns, help: r.Help, lang: str) -> str:
    spoken = words_of(box, lang)
    eased = {"cost": help.cost, "stars": help.stars, "sevens": help.sevens}
    kind, count = next((kind, count) for kind, count in eased.items() if count)
    notes = _when(box, help.when, lang)
    if help.after != "keep":
        notes += spoken.say(f"help-{help.after}")
    if help.free:
        notes += spoken.say("help-free")
    return spoken.say(f"help-{kind}", icons=_icons_text(help.on, spoken), count=count, notes=notes)


def _burden(box: Columns, burden: r.Burden, lang: str) -> str:
    spoken = words_of(box, lang)
    key = f"burden-{burden.kind}"
    notes = _when(box, burden.when, lang) + (spoken.say("burden-helping") if burden.helping else "")
    return spoken.say(key, icons=_icons_text(burden.on, spoken), count=burden.amount, notes=notes)


def _leave(box: Columns, leave: r.Leave, lang: str) -> str:
    spoken = words_of(box, lang)
    if leave.camp:
        return spoken.say("leave-camp")
    icons = _icons_text(leave.on, spoken)
    return spoken.say("leave", icons=icons, count=leave.times, notes=_when(box, leave.when, lang))


def _power(power: r.Power, spoken: Words) -> str:
    assert power.kind in POWERS, f"no power {power.kind}"
    word = word_name("keyword", power.keyword, spoken)
    return spoken.say(f"power-{power.kind}", keyword=word, count=power.amount)


def _strip_text(skill: r.Skill, spoken: Words) -> list[str]:
    half = spoken.say(f"half-{skill.half}") if skill.half else ""
    told = [spoken.say("skill-strip", stars=skill.stars, half=half, sevens=skill.sevens)]
    return [*told, spoken.say("skill-price", points=skill.price)] if skill.price else told


# -- icons


def _strip(box: Columns, card: int) -> Iterator[str]:
    """The card as a strip: its kind, what it is worth when drawn, then its actions."""
    record = box.record[card]
    yield KIND_NAMES[box.kind[card]]
    yield from ("star",) * record.stars
    yield from (f"half-{record.half}",) * bool(record.half)
    yield from ("seven",) * record.sevens
    for side in _sides(record):
        yield from ("pip",) * side.durability
        yield from ("energy",) * side.energy
        yield from ("harsh",) * side.harsh
        yield from icons(arrival_of(side))
        for attempt in side.attempts:
            yield from attempt_icons(attempt)


def attempt_icons(attempt: r.Attempt) -> Iterator[str]:
    """An action as a strip: icon, marks, what is drawn and needed, what it brings."""
    yield attempt.icon
    yield from ("lock",) * attempt.locked
    yield from ("must",) * attempt.mandatory
    yield from ("all",) * attempt.everyone
    yield from ("card",) * attempt.cost
    yield from ("star",) * attempt.need
    if attempt.success != NOTHING:
        yield "arrow"
        yield from icons(attempt.success)
    assert all(type(part) in effects.KINDS for part in walk(attempt.success)), "an effect nobody draws"
