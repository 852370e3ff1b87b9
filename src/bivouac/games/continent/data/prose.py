"""The words a pack must bring, in its own Fluent files: names, backs, fronts, results."""

from collections.abc import Iterator

from bivouac.core.check import check_text
from bivouac.core.effects import Effect, OneOf, walk
from bivouac.core.words import HOUSE, Words, words
from bivouac.games.continent.data import records as r
from bivouac.games.continent.data.icons import FIRE_RESOURCE
from bivouac.games.continent.data.reading import NOTHING, adventure_cards, fog_cards, parts_on
from bivouac.games.continent.effects import Take

# What the box of an action says in the pack's voice: `ok1` for the success of its first action, `ko1`…
SUCCESS, FAILURE = "ok", "ko"
# What a clue or quest item comes to, in one plain sentence: the satchel read in order is what one knows.
KNOWN = "known"
# What one does by choosing among cards that are only numbers so far: `way1` for the first of them.
WAY = "way"
# What a region says of a path that was not found, `lost-3` for the third; `again1` the next time, and so on.
LOST, AGAIN = "lost", "again"


def prose_key(id: str, spoken: Words) -> str:
    """The message of an adventure card: its own, or that of the first copy of its number and back."""
    own = f"card-{id}"
    return own if spoken.has(own) else f"card-{id.rstrip('bcdefh')}"


def wanted_prose(pack: r.Pack, spoken: Words) -> dict[str, list[str]]:
    """Every message of the pack with the attributes it needs."""
    wanted: dict[str, list[str]] = {f"pack-{part}": [] for part in ("title", "blurb", "introduction")}
    wanted |= {"curse": ["front"], "exhausted": []}
    wanted |= {f"zone-{zone.number}": [] for zone in pack.zones}
    wanted |= {f"{LOST}-{zone.number}": [f"{AGAIN}1", f"{AGAIN}2"] for zone in pack.zones}
    wanted |= {f"keyword-{word}": [] for word in pack.keywords}
    wanted |= {f"resource-{word}": [] for word in (FIRE_RESOURCE, *pack.resources)}
    wanted |= {f"symbol-{word}": [] for word in pack.symbols}
    wanted |= {f"curse-{clue.id}": ["front"] for clue in pack.clues}
    wanted |= {f"ending-{clue.id}": [] for clue in pack.clues}
    wanted |= {f"clue-{clue.id}": ["back", "front", KNOWN, *_told(clue)] for clue in pack.clues}
    wanted |= {f"character-{one.id}": ["back", *_told(one)] for one in pack.characters}
    for skill in (*pack.common, *(own for one in pack.characters for own in one.skills), *pack.advanced):
        wanted[f"skill-{skill.title}"] = []
    for fog in fog_cards(pack):
        wanted[f"fog-{fog.id}"] = ["front", *_told(fog.front)]
    for id, card in adventure_cards(pack):
        attributes = wanted.setdefault(prose_key(id, spoken), [])
        told = ("back", *([KNOWN] if isinstance(card, r.Quest) and not card.points else []), *_told(card))
        attributes += [part for part in told if part not in attributes]
    return wanted


def _told(record: r.Record) -> list[str]:
    """What a card says beside its back and front."""
    return [*_results(record), *(f"{WAY}{at}" for at in range(1, _most_ways(record) + 1))]


def _most_ways(record: r.Record) -> int:
    """The ways of a choice in which every way calls a number: nobody knows yet what it stands for."""
    choices = [part for part in parts_on(record) if isinstance(part, OneOf)]
    blind = [one for one in choices if all(_calls(way) for way in one.parts)]
    return max((len(one.parts) for one in blind), default=0)


def _calls(way: Effect) -> bool:
    return any(isinstance(part, Take) for part in walk(way))


def _results(record: r.Record) -> list[str]:
    """The boxes that say something: those of actions whose results the story tells."""
    found = []
    for at, attempt in enumerate(record.attempts, 1):
        if attempt.icon not in ("move", "craft"):
            found.append(f"{SUCCESS}{at}")
            if attempt.need or attempt.failure != NOTHING:
                found.append(f"{FAILURE}{at}")
    return found


def missing_prose(pack: r.Pack, spoken: Words) -> Iterator[str]:
    """What the pack's words lack, say badly, or say of no card."""
    place = f"{pack.name}/words/{spoken.lang}.ftl"
    wanted = wanted_prose(pack, spoken)
    for key, attributes in wanted.items():
        if not spoken.has(key):
            yield f"{place}: {key} is missing"
            continue
        for attribute in (None, *attributes):
            name = key if attribute is None else f"{key}.{attribute}"
            try:
                text = spoken.say(key, attribute)
            except AssertionError:
                yield f"{place}: {name} is missing"
                continue
            yield from (f"{place}: {name} {problem}" for problem in check_text(text, spoken.lang))
    for key in sorted(spoken.keys() - words(HOUSE, spoken.lang).keys() - set(wanted)):
        yield f"{place}: {key}: no card says this"
