"""What a whole pack must keep: nothing out of reach, no dead end, no forced loss, no deadlock, the odds."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bivouac.core.effects import walk
from bivouac.games.continent import effects as e
from bivouac.games.continent.check.choices import poor_choices
from bivouac.games.continent.check.losses import forced_losses
from bivouac.games.continent.check.promises import hollow_promises
from bivouac.games.continent.check.reach import Journey
from bivouac.games.continent.check.routes import idle_regions
from bivouac.games.continent.check.telegraphs import false_warnings
from bivouac.games.continent.check.traps import traps
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.composition import COMMON, OWN, Strip
from bivouac.games.continent.data.faults import placed
from bivouac.games.continent.data.icons import STEPS
from bivouac.games.continent.data.reading import adventure_cards, fog_cards, parts_on
from bivouac.games.continent.kinds import MOST_SEATS


def check_world(pack: r.Pack) -> Iterator[str]:
    """Every promise a pack breaks as a whole, a line each."""
    yield from out_of_reach(pack)
    yield from dead_ends(pack)
    yield from forced_losses(pack)
    yield from deadlocks(pack)
    yield from loose_bridges(pack)
    yield from bare_zones(pack)
    if pack.package:  # a bare pack is a trial of the rules, and tells no story
        yield from poor_choices(pack)
        yield from hollow_promises(pack)
        yield from false_warnings(pack)
        yield from traps(pack)
        yield from idle_regions(pack)


def _curses(pack: r.Pack) -> frozenset[str]:
    return frozenset(clue.id for clue in pack.clues)


def out_of_reach(pack: r.Pack) -> Iterator[str]:
    """Cards nobody can ever meet, and curses nobody can lift, whichever clue one begins with."""
    met: set[str] = set()
    for clue in pack.clues:
        journey = Journey(pack, frozenset({clue.id})).begin(clue.start)
        met |= set(journey.met) | set(Journey(pack, _curses(pack), legacies=True).begin(clue.start).met)
        if clue.id not in journey.lifted:
            yield f"{pack.name}: clue-{clue.id}: its curse cannot be lifted"
    for id, _ in adventure_cards(pack):
        if id not in met:
            yield f"{pack.name}: {id}: cannot be reached"
    for fog in fog_cards(pack):
        if f"fog-{fog.id}" not in met:
            yield f"{pack.name}: fog-{fog.id}: cannot be reached"


def dead_ends(pack: r.Pack) -> Iterator[str]:
    """Terrains from which, alone on the board as after camp, a curse cannot be lifted with all its keys.

    Whoever comes to a terrain from which all can be lifted can lift all: there the journey may stop.
    """
    open_ended: set[str] = set()
    for id, card in adventure_cards(pack):
        if not isinstance(card, r.Terrain):
            continue
        journey = Journey(pack, _curses(pack), keys=True).begin(card.number, open_ended)
        missing = set() if journey.met.keys() & open_ended else _curses(pack) - journey.lifted
        if not missing:
            open_ended.add(id)
        for curse in sorted(missing):
            yield f"{pack.name}: {id}: no way leads from here to lifting {curse}"


def deadlocks(pack: r.Pack) -> Iterator[str]:
    """Ground that can vanish for good, so that a cell or a new board stays empty after the Past came back."""
    cards: dict[int, list[Any]] = {}
    for _, card in adventure_cards(pack):
        cards.setdefault(card.number, []).append(card)
    unseen = {part.number for _, card in placed(pack) for part in parts_on(card)
              if isinstance(part, e.BanishUnseen)}  # fmt: skip
    for number in sorted(_ground(pack)):
        golds = [card for card in cards[number] if card.colour == "gold"]
        if number in unseen and not golds:
            yield f"{pack.name}: {number:03}: ground that another card can banish"
        for card in cards[number]:
            yield from (f"{pack.name}: {number:03}: {reason}" for reason in _vanishes(card, golds))
    copies = Counter(card.number for _, card in adventure_cards(pack))
    players = min(MOST_SEATS, len(pack.characters))
    if players > 1 and copies[pack.paranoid] < players:
        yield f"{pack.name}: {pack.paranoid:03}: fewer copies than players, so that it can run dry"


def _vanishes(card: Any, golds: list[Any]) -> Iterator[str]:
    """What makes a card of the ground leave for good."""
    parts = list(parts_on(card))
    if e.Banish() in parts:
        yield "ground that banishes itself"
    if e.Gild() in parts and card.colour == "gold":
        yield "a gold card cannot turn to gold"
    if e.Gild() in parts and card.colour == "green" and not golds:
        yield "ground that turns to gold, of which there is none"


def _ground(pack: r.Pack) -> set[int]:
    """The numbers of all terrains, and of the events that arrows call."""
    found: set[int] = set()
    for _, card in adventure_cards(pack):
        if isinstance(card, r.Terrain):
            found |= {card.number, *(number for _, number in card.arrows)}
    return found


def loose_bridges(pack: r.Pack) -> Iterator[str]:
    """Bridges that lead across, and whose arrows point at nothing or whose far side nothing lays."""
    land = {(card.zone, card.cell): card.number for _, card in adventure_cards(pack)
            if isinstance(card, r.Terrain)}  # fmt: skip
    for id, card in adventure_cards(pack):
        if not isinstance(card, r.Permanent) or not card.arrows or card.cell is None:
            continue
        if not any(e.Cross() in walk(attempt.success) for attempt in card.attempts):
            continue
        for direction in card.arrows:
            x, y = card.cell[0] + STEPS[direction][0], card.cell[1] + STEPS[direction][1]
            if (card.zone, (x, y)) not in land:
                yield f"{pack.name}: {id}: its arrow to the {direction} points at no terrain"


def bare_zones(pack: r.Pack) -> Iterator[str]:
    """Zones whose arrows call for fog that does not exist."""
    foggy = {fog.zone for fog in fog_cards(pack)}
    for zone in pack.zones:
        terrains = [card for _, card in adventure_cards(pack)
                    if isinstance(card, r.Terrain) and card.zone == zone.number]  # fmt: skip
        if not terrains:
            yield f"{pack.name}: zone {zone.number} has no terrain"
        elif zone.number not in foggy and any(card.arrows for card in terrains):
            yield f"{pack.name}: zone {zone.number} has no fog"


def check_composition(pack: r.Pack) -> Iterator[str]:
    """The action deck has the odds of composition K (its strips, not its faces)."""
    wanted = dict(COMMON)
    for strip, copies in _difference(pack.common, wanted):
        yield f"{pack.name}: common skills: {strip}: {copies:+}"
    for character in pack.characters:
        for strip, copies in _difference(character.skills, dict(OWN)):
            yield f"{pack.name}: character-{character.id}: {strip}: {copies:+}"


def _difference(skills: tuple[r.Skill, ...], wanted: dict[Strip, int]) -> Iterator[tuple[str, int]]:
    found = Counter(Strip(skill.stars, skill.half, skill.sevens) for skill in skills)
    for strip in {*found, *wanted}:
        if found[strip] != wanted.get(strip, 0):
            yield f"{strip.stars}★ {strip.half} {strip.sevens}×7", found[strip] - wanted.get(strip, 0)
