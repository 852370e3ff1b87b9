"""Why one line is better than another, in the game's own terms."""

from typing import cast

from bivouac.core.bits import nibble
from bivouac.core.reasons import Hope, Term
from bivouac.games.takara import codes, columns, odds
from bivouac.games.takara.advice import evaluation as worth
from bivouac.games.takara.data.prices import TOKEN_XP
from bivouac.games.takara.kinds import BEACH, HOSPITAL, MONSTER, PLAYING, REST_ROOM, TEAM_SIZE, THE_RECRUIT
from bivouac.games.takara.shapes import DigOdds, FightOdds
from bivouac.games.takara.state import State


def terms(state: State, seat: int) -> list[Term]:
    """The seat's lead as the estimate has it, part by part; nothing once the game is over."""
    if state.ending != PLAYING:
        return []
    left = worth.share_left(state)
    seats = range(int(state.seats))
    rival = max(worth.wealth(state, other, left) for other in seats if other != seat)
    parts = [*_belongings(state, seat, left), *_team(state, seat, left)]
    if seat == state.active:
        ready = int(state.available())
        parts.append(Term("ready", ready, worth.READY * ready))
        parts.append(_priced("hunt", worth.day(state) - worth.READY * ready))
        parts.append(_priced("rest", worth.in_hand(state)))
    parts.append(_priced("known", worth.KNOWN * worth.in_mind(state, seat)))
    parts.append(Term("rival", rival, -rival))
    return parts


def _priced(name: str, value: float) -> Term:
    return Term(name, value, value)


def _belongings(state: State, seat: int, left: float) -> list[Term]:
    won = [int(state.tiles[tile]) for tile in range(len(state.tiles)) if int(state.won[seat]) >> tile & 1]
    xp = sum(int(columns.XP[kind]) for kind in won) + TOKEN_XP * int(nibble(state.tokens, seat))
    stones = won.count(columns.STONE_KIND)
    karas = int(state.karas[seat])
    spare = worth.SPARE_KARA * min(karas, worth.SPARE_KARAS) if state.stock > 0 else 0.0
    return [
        Term("xp", xp, float(xp)),
        Term("stones", stones, stones * (worth.LONE_STONE + worth.LONE_STONE_EARLY * left)),
        Term("karas", karas, worth.KARA * karas + spare),
    ]


def _team(state: State, seat: int, left: float) -> list[Term]:
    places = [int(state.place(seat, member)) for member in range(TEAM_SIZE)]
    lying, resting = places.count(HOSPITAL), places.count(REST_ROOM)
    hired = int(places[THE_RECRUIT] != BEACH)
    return [
        Term("hospital", lying, worth.IN_HOSPITAL * lying),
        Term("resting", resting, worth.RESTING * resting),
        Term("recruit", hired, hired * (worth.RECRUITED + worth.RECRUITED_EARLY * left)),
    ]


def hopes(state: State, seat: int, action: int) -> list[Hope]:
    """What a dig may turn up, and how a fight may end."""
    found = odds.odds(state, seat, action)
    if found is None:
        return []
    if action >= codes.FIGHT:
        return [Hope("fight", cast(FightOdds, found)["win"])]
    faces = cast(DigOdds, found)["tiles"]
    if len(faces) == 1:  # the seat has seen it
        return [Hope("seen", 1.0, what=next(iter(faces)))]
    monsters = {columns.IDS[kind] for kind, sort in enumerate(columns.CLASS) if sort == MONSTER}
    shares = {
        "stone": faces.get(columns.IDS[columns.STONE_KIND], 0.0),
        "chest": faces.get(columns.IDS[columns.CHEST_KIND], 0.0),
        "monster": sum(share for id, share in faces.items() if id in monsters),
    }
    return [Hope(name, share) for name, share in shares.items() if share]
