"""What a seat may see, and what it witnessed: hidden unless said otherwise."""

from typing import Final

from bivouac.core.bits import nibble, pieces
from bivouac.core.ids import seat_id
from bivouac.core.outcome import pairs
from bivouac.games.takara import columns, kinds, may, scoring, shapes
from bivouac.games.takara.state import State
from bivouac.games.takara.state.ids import adventurer_id, place_id, site_id, specialist_id, tile_id
from bivouac.games.takara.tell import ENDINGS

DEPTHS: Final[tuple[shapes.Depth, ...]] = ("deep", "intermediate", "superficial")


def outlook(state: State, viewer: int) -> shapes.Outlook:
    """All that the viewer may see, JSON-ready."""
    return {
        **state.seen(viewer, round=state.turn // state.seats + 1),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "prompt": _prompt(state, viewer),
        "sites": [_site(state, site, viewer) for site in range(kinds.SITES)],
        "chests": {"id": "chests", "count": len(state.chests)},
        "drawn": [_open(state, tile) for tile in _drawn(state)],
        "discard": [_open(state, tile) for tile in pieces(state.discard)],
        "counter": {"id": "counter", "tokens": state.stock, "open": not state.traded},
        "specialists": [_specialist(state, specialist) for specialist in range(kinds.SPECIALISTS)],
        "sword": seat_id(state.active) if state.sword else "forge",
        "dice": ["sword" if sword else "hospital" for sword in state.rolls],
        "stones": state.stones,
        "ending": ENDINGS[state.ending],
    }


def secrets(state: State, viewer: int, shown: shapes.Outlook) -> dict[str, object]:
    """What a seat sees otherwise than an onlooker: the tiles it has observed."""
    return {
        "prompt": _prompt(state, viewer),
        "sites": [_site(state, site, viewer) for site in range(kinds.SITES)],
    }


def _player(state: State, seat: int) -> shapes.Player:
    """A player's board: all of it lies open (ruling 58)."""
    sheet = scoring.lines(state, seat)
    points = sum(worth for _, worth in sheet)
    return {
        "id": seat_id(seat),
        "seat": seat,
        "karas": state.karas[seat],
        "tokens": nibble(state.tokens, seat),
        "tiles": [_open(state, tile) for tile in pieces(state.won[seat])],
        "adventurers": [_adventurer(state, seat, member) for member in range(kinds.TEAM_SIZE)],
        "specialist": next(
            (_specialist(state, who) for who in range(kinds.SPECIALISTS) if state.holder(who) == seat), None
        ),
        "points": points,
        "lines": pairs(sheet),
        "fame": scoring.fame(points),
    }


def _adventurer(state: State, seat: int, member: int) -> shapes.Adventurer:
    return {
        "id": adventurer_id(seat, member),
        "kind": "recruit" if member == kinds.TEAM_SIZE - 1 else "adventurer",
        "place": place_id(state.place(seat, member), seat),
    }


def _specialist(state: State, who: int) -> shapes.Specialist:
    holder = state.holder(who)
    return {
        "id": specialist_id(who),
        "kind": columns.SPECIALIST_IDS[who],
        "place": "port" if holder == kinds.AT_PORT else seat_id(holder),
        "asleep": state.is_asleep(who),
    }


def _site(state: State, site: int, viewer: int) -> shapes.Site:
    """A site from the top tile down."""
    levels = range(state.height(site) - 1, -1, -1)
    return {
        "id": site_id(site),
        "tiles": [_gallery(state, site * kinds.LEVELS + level, viewer) for level in levels],
    }


def _gallery(state: State, tile: int, viewer: int) -> shapes.Gallery:
    """A tile on its site: the back tells its depth, its face is for those who have seen it."""
    known = state.knowledge.knows(viewer, tile)
    site = tile // kinds.LEVELS
    return {
        "id": tile_id(tile),
        "kind": columns.IDS[state.tiles[tile]] if known else None,
        "depth": DEPTHS[tile % kinds.LEVELS // 3],
        "face_up": state.is_up(tile),
        "wounds": state.wounds_on(site) if tile == state.top(site) else 0,
        "seen_by": state.knowledge.viewers(tile),
        "cleared": (int(state.cleared) >> tile) & 1 == 1,
    }


def _open(state: State, tile: int) -> shapes.OpenTile:
    """A tile that lies face up beside the sites."""
    kind = state.tiles[tile]
    return {"id": tile_id(tile), "kind": columns.IDS[kind], "xp": columns.XP[kind]}


def _drawn(state: State) -> list[int]:
    """The chest tile about which something must be decided."""
    return [int(state.agenda.b())] if state.agenda.kind == kinds.CHOOSE else []


def _prompt(state: State, viewer: int) -> shapes.Prompt:
    """What is asked, and of whom; what the asked player sees in secret is told to that player alone."""
    if state.phase == kinds.OVER:
        return {"key": "over", "seat": None, "elements": []}
    step = state.agenda.kind
    prompt: shapes.Prompt = {"key": kinds.QUESTIONS[state.phase].name, "seat": state.active, "elements": []}
    if step == kinds.LOOKING:
        tile = int(may.looked_at(state))
        prompt["elements"] = [tile_id(tile)]
        prompt["left"] = state.agenda.b() & 3
        prompt["tile"] = columns.IDS[state.tiles[tile]] if viewer == state.active else None
    elif step == kinds.SENDING:
        prompt["power"] = columns.SPECIALIST_IDS[state.agenda.a()]
    elif step == kinds.FORESEE:
        prompt["elements"] = [site_id(int(state.agenda.a()))]
    elif step == kinds.CHOOSE:
        prompt["elements"] = [tile_id(tile) for tile in _drawn(state)]
        prompt["tile"] = columns.IDS[state.tiles[_drawn(state)[0]]]
    elif state.phase == kinds.CARE:
        wounded = next(at for at in range(kinds.TEAM_SIZE) if state.place(state.active, at) == kinds.HOSPITAL)
        prompt["elements"] = [adventurer_id(int(state.active), wounded)]
    return prompt
