"""What a seat may see, and what it witnessed: hidden unless said otherwise."""

from typing import Literal

from bivouac.core.bits import has, nibble, nibbles, pieces
from bivouac.core.ids import seat_id
from bivouac.core.outcome import pairs
from bivouac.games.arnak import columns, kinds, scoring, shapes
from bivouac.games.arnak.census import idols_taken
from bivouac.games.arnak.may import travel
from bivouac.games.arnak.may.questions import NAMES
from bivouac.games.arnak.moves.cards import in_care_of, shuffle_of
from bivouac.games.arnak.state import State, ids


def outlook(state: State, viewer: int) -> shapes.Outlook:
    """All that the viewer may see, JSON-ready."""
    return {
        **state.seen(viewer, round=state.round),
        "players": [_player(state, seat, viewer) for seat in range(state.seats)],
        "prompt": _prompt(state, viewer),
        "temple": "snake" if state.side == kinds.SNAKE else "bird",
        "first": int(state.starter()),
        "acted": state.acted,
        "icons": _icons(int(state.icons)),
        "sites": [_site(state, site) for site in range(kinds.SITES)],
        "stacks": _stacks(state),
        "row": [_for_sale(state, place) for place in range(len(state.row))],
        "decks": [_deck(state, "item"), _deck(state, "artifact")],
        "exile": [_card(card) for card in state.exiled],
        "exiled_basics": _exiled_basics(state),
        "fears": state.fears,
        "slot_points": list(columns.SLOT_POINTS),
        "fear_tiles": state.fear_tiles_left,
        "track": [_step(state, space) for space in range(kinds.TRACK_SPACES)],
        "lost_temple": _lost_temple(state, viewer),
        "supply": [_supply(state, stack) for stack in range(kinds.STACKS)],
        "rescue": _rescue(state, viewer),
        "rival": _rival(state),
        "red": state.red,
    }


def secrets(state: State, viewer: int, shown: shapes.Outlook) -> dict[str, object]:
    """What a seat sees otherwise than an onlooker: its hand and deck, and what it has looked through."""
    return {
        "players": [
            _player(state, seat, viewer) if seat == viewer else shown["players"][seat]
            for seat in range(state.seats)
        ],
        "prompt": _prompt(state, viewer),
        "lost_temple": _lost_temple(state, viewer),
        "rescue": _rescue(state, viewer),
    }


def _icons(row: int) -> list[str]:
    """A row of travel icons, one by one."""
    return [columns.ICON_IDS[icon] for icon in range(kinds.ICONS) for _ in range((row >> (3 * icon)) & 7)]


def _card(card: int) -> shapes.Open:
    """An item or artifact that lies open."""
    return {"id": ids.card_id(card), "kind": columns.IDS[card]}


def _exiled_basics(state: State) -> list[shapes.Basic]:
    """Exiled Funding and Exploration cards: they lie by the Fear pile, for all to see (ruling 55)."""
    return [
        {"id": ids.card_id(card + 1, seat), "kind": columns.IDS[card + 1], "seat": seat}
        for seat in range(state.seats)
        for card in pieces(nibble(state.basics_exiled, seat))
    ]


def _player(state: State, seat: int, viewer: int) -> shapes.Player:
    """A player's board: all but hand and deck lies open, and what the cards count together is known."""
    lines = scoring.lines(state, seat)
    return {
        "id": seat_id(seat),
        "seat": seat,
        "tokens": _purse(state.purses[seat]),
        "passed": has(state.passed, seat),
        "hand": _hand(state, seat, viewer),
        "deck": _own_deck(state, seat, viewer),
        "sifted": _sifted(state, seat, viewer),
        "in_care": _in_care(state, seat),
        "area": [_laid(card, seat, at) for at, card in enumerate(state.areas[seat])],
        "fear_tiles": int(nibble(state.fear_tiles, seat)),
        "crates": int(state.crated(seat)),
        "slots": [has(nibble(state.slots, seat), slot) for slot in range(kinds.SLOTS)],
        "assistants": [_helper(state, seat, place) for place in range(kinds.PLACES_FOR_ASSISTANTS)],
        "guardians": _guardians(state, seat),
        "archaeologists": int(state.at_home(seat)),
        "glass": int(nibble(state.glass, seat)),
        "notebook": int(nibble(state.notebook, seat)),
        "temple_tiles": _won(state, seat),
        "all_planes": has(state.flying, seat),
        "no_fear": has(state.masked, seat),
        "points": sum(worth for _, worth in lines),
        "lines": pairs(lines),
    }


def _purse(purse: int) -> shapes.Purse:
    coin, compass, tablet, arrowhead, jewel = [(purse >> (8 * at)) & 255 for at in range(kinds.RESOURCES)]
    return {"coin": coin, "compass": compass, "tablet": tablet, "arrowhead": arrowhead, "jewel": jewel}


def _hand(state: State, seat: int, viewer: int) -> list[shapes.Piece]:
    """One’s own hand, or the cards everybody saw go there and backs, all alike (rulings 124, 127)."""
    hand = state.hands[seat]
    seen: list[shapes.Piece] = [
        {"id": ids.held_id(seat, entry), "kind": columns.IDS[entry % kinds.SHUFFLED]}
        for entry in sorted(hand, key=lambda entry: entry % kinds.SHUFFLED)
        if seat == viewer or entry < kinds.SHUFFLED
    ]
    return seen + _backs(len(hand) - len(seen), ids.hand_id(seat))


def _backs(count: int, name: str) -> list[shapes.Piece]:
    """Cards that lie face down, numbered from the first."""
    return [{"id": f"{name}-{at + 1}", "kind": None} for at in range(count)]


def _in_care(state: State, seat: int) -> shapes.InCare:
    """What all can count of the cards that only their owner has looked at (ruling 127).

    So many came from each shuffle; so many of those were Fear and have left since.
    """
    untold = state.untold[seat]
    shuffles = [int(shuffle_of(entry)) for entry in [*in_care_of(state, seat), *untold]]
    return {"shuffles": [shuffles.count(one) for one in range(1, kinds.SHUFFLES + 1)], "fears": len(untold)}


def _own_deck(state: State, seat: int, viewer: int) -> shapes.Deck:
    """A deck from the top: the faces known where they lie, and the shuffle of those nobody has looked at."""
    cards: list[shapes.DeckCard] = []
    for entry in reversed(state.decks[seat]):
        known = entry < kinds.SHUFFLED or (entry >= kinds.PEEKED and seat == viewer)
        face = columns.IDS[entry % kinds.SHUFFLED] if known else None
        cards.append({"face": face, "shuffle": None if entry >= kinds.PEEKED else entry // kinds.SHUFFLED})
    return {"id": ids.deck_id(seat), "count": len(cards), "cards": cards}


def _sifted(state: State, seat: int, viewer: int) -> list[shapes.Piece]:
    """Cards drawn with an earring: faces for their owner alone (ruling 76)."""
    if seat != int(state.active):
        return []
    name = f"{seat_id(seat)}-sifted"
    shown = _backs(len(state.sifted), name)
    known = [entry for entry in state.sifted if seat == viewer or entry < kinds.SHUFFLED]
    for card, entry in zip(shown, known, strict=False):
        card["kind"] = columns.IDS[entry % kinds.SHUFFLED]
    return shown


def _laid(card: int, seat: int, at: int) -> shapes.Open:
    """A card of a play area; Fear cards are alike, so that their place tells them apart."""
    id = f"{ids.area_id(seat)}-{columns.IDS[card]}"
    return {"id": f"{id}-{at + 1}" if card == 0 else id, "kind": columns.IDS[card]}


def _helper(state: State, seat: int, place: int) -> shapes.Helper | None:
    entry = int(state.helper(seat, place))
    if entry == kinds.NO_ASSISTANT:
        return None
    return {
        "id": ids.assistant_id(entry % kinds.GOLD),
        "kind": columns.ASSISTANT_IDS[entry % kinds.GOLD],
        "gold": entry & kinds.GOLD != 0,
        "ready": entry & kinds.EXHAUSTED == 0,
    }


def _guardians(state: State, player: int) -> list[shapes.Overcome]:
    word = state.guardians[player]
    return [
        {
            "id": ids.guardian_id(number),
            "kind": columns.GUARDIAN_IDS[number],
            "boon": not has(word, number + kinds.GUARDIANS),
        }
        for number in pieces(word % (1 << kinds.GUARDIANS))
    ]


def _won(state: State, player: int) -> dict[str, int]:
    counts = nibbles(state.temple_won[player], kinds.TEMPLE_STACKS)
    return {columns.STACK_IDS[stack]: count for stack, count in enumerate(counts) if count}


def _site(state: State, site: int) -> shapes.Site:
    """A camp site or a place of the island: tile, idols, guardian, spaces and who stands there."""
    place = site - kinds.CAMPS
    tile = state.tiles[place] if site >= kinds.CAMPS else kinds.NO_TILE
    shown: shapes.Site = {
        "id": f"site-{columns.SITE_IDS[site]}",
        "site": columns.SITE_IDS[site],
        "level": columns.LEVEL_OF[site],
        "row": columns.BOARD_ROW[site],
        "column": columns.BOARD_COLUMN[site],
        "tile": None
        if tile == kinds.NO_TILE
        else {"id": columns.TILE_IDS[tile], "kind": columns.TILE_IDS[tile]},
        "guardian": None,
        "spaces": [_space(state, space) for space in range(kinds.SPACES) if columns.SITE_OF[space] == site],
        "idols": [],
        "compasses": columns.DISCOVERY[site - kinds.CAMPS]
        if site >= kinds.CAMPS and tile == kinds.NO_TILE
        else 0,
    }
    if state.guards[site] != kinds.NO_GUARDIAN:
        number = state.guards[site]
        shown["guardian"] = {"id": ids.guardian_id(number), "kind": columns.GUARDIAN_IDS[number]}
    if site >= kinds.CAMPS and not idols_taken(state, place):
        name = columns.PLACE_IDS[place]
        up = columns.IDOL_IDS[nibble(state.idols_up, place)]
        shown["idols"] = [{"id": f"idol-{name}", "kind": up}]
        if place >= kinds.FIRST_DEEP:
            shown["idols"].append({"id": f"idol-{name}-down", "kind": None})
    return shown


def _space(state: State, space: int) -> shapes.Space:
    holder = [player for player, spaces in enumerate(state.figures) if has(spaces, space)]
    return {
        "id": ids.space_id(space),
        "space": columns.SPACE_IDS[space],
        "travel": _icons(columns.SPACE_ICONS[state.side][space]),
        "blocked": has(state.blocked, space),
        "player": holder[0] if holder else None,
    }


def _stacks(state: State) -> list[shapes.Stack]:
    """The stacks of tiles and guardians: how high, and the tiles known to all at the bottom (ruling 79)."""
    near = [columns.TILE_IDS[tile] for tile in state.near_stack[: state.near_under]]
    deep = [columns.TILE_IDS[tile] for tile in state.deep_stack[: state.deep_under]]
    return [
        {"id": "stack-level_1", "count": len(state.near_stack), "known": near},
        {"id": "stack-level_2", "count": len(state.deep_stack), "known": deep},
        {"id": "stack-guardians", "count": len(state.guardian_stack), "known": []},
    ]


def _for_sale(state: State, place: int) -> shapes.ForSale | None:
    """A card of the row, or a gap."""
    card = state.row[place]
    return None if card == kinds.NO_CARD else {**_card(card), "cost": columns.COST[card]}


def _deck(state: State, kind: str) -> shapes.Pile:
    """A deck of the row; its top card while everybody knows it (ruling 51)."""
    top = int(state.shown_top(kind == "artifact"))
    deck = state.artifact_deck if kind == "artifact" else state.item_deck
    return {"id": f"{kind}-deck", "count": len(deck), "top": None if top == kinds.NO_CARD else _card(top)}


def _step(state: State, space: int) -> shapes.Step:
    """A space of the research track: bonus tiles and the tokens that stand there."""
    last = space + 2 if space == kinds.SHARED_SPACE and state.side == kinds.SNAKE else space
    tiles = (
        [] if space in (0, kinds.TEMPLE) else [int(state.bonus_at(place)) for place in range(space, last + 1)]
    )
    tokens: list[shapes.Token] = []
    for token, row, players in (
        (kinds.GLASS, state.glass, state.players()),
        (kinds.NOTEBOOK, state.notebook, state.seats),
    ):
        for player in range(players):
            if nibble(row, player) == space:
                tokens.append({"player": player, "token": "glass" if token == kinds.GLASS else "notebook"})
    return {
        "id": ids.step_id(space),
        "row": columns.STEP_ROW[state.side][space],
        "column": columns.STEP_COLUMN[state.side][space],
        "bonuses": [f"bonus_{columns.BONUS_IDS[type]}" for type in tiles if type >= 0],
        "tokens": tokens,
    }


def _lost_temple(state: State, viewer: int) -> shapes.LostTemple:
    """Temple tiles, who arrived when, and the hidden bonus tiles for those who looked through them."""
    seen = viewer >= 0 and has(state.temple_seen, viewer)
    return {
        "tiles": {
            columns.STACK_IDS[at]: int(nibble(state.temple_tiles, at)) for at in range(kinds.TEMPLE_STACKS)
        },
        "arrived": [int(nibble(state.arrived, player)) for player in range(state.players())],
        "bonuses": len(state.temple_stack),
        "seen": sorted(f"bonus_{columns.BONUS_IDS[type]}" for type in state.temple_stack) if seen else None,
        "gone": [int(nibble(state.bonus_gone, type)) for type in range(kinds.BONUS_TYPES)],
    }


def _supply(state: State, stack: int) -> shapes.Pile:
    """A stack of assistants: its height and its top (ruling 7)."""
    assistants = state.supply[stack]
    top: list[shapes.Open] = [
        {"id": ids.assistant_id(one), "kind": columns.ASSISTANT_IDS[one]} for one in assistants[-1:]
    ]
    return {"id": f"supply-{stack + 1}", "count": len(assistants), "top": top[0] if top else None}


def _rescue(state: State, viewer: int) -> list[shapes.Piece]:
    """The rescue stack from the top: all of it for whoever has seen it, else the top (ruling 94)."""
    seen = viewer >= 0 and has(state.rescue_seen, viewer)
    shown: list[shapes.Piece] = []
    for at, assistant in enumerate(reversed(state.rescue)):
        known = seen or at == 0
        id = ids.assistant_id(assistant) if known else f"rescue-{at + 1}"
        shown.append({"id": id, "kind": columns.ASSISTANT_IDS[assistant] if known else None})
    return shown


def _rival(state: State) -> shapes.Rival | None:
    """The solo rival: its tiles, the arrow it decides by, what it has and what that counts."""
    if state.rival() < 0:
        return None
    rival = int(state.rival())
    lines = scoring.rival_lines(state)
    tile = state.deeds[-1] if state.deeds else state.deeds_done[0]
    arrow: Literal["left", "right"] = "right" if columns.DEED_RIGHT[tile] else "left"
    return {
        "id": "rival",
        "deeds": sorted(columns.DEED_IDS[deed] for deed in state.deeds),
        "done": [columns.DEED_IDS[deed] for deed in state.deeds_done],
        "arrow": arrow,
        "back": {"id": "deed-back", "kind": f"arrow_{arrow}"},
        "cards": [_card(card) for card in state.rival_cards],
        "idols": [columns.IDOL_IDS[type] for type in pieces(state.rival_idols)],
        "pile": state.rival_pile,
        "guardians": _guardians(state, rival),
        "glass": int(nibble(state.glass, rival)),
        "temple_tiles": _won(state, rival),
        "assistants_gone": [columns.ASSISTANT_IDS[one] for one in pieces(state.assistants_gone)],
        "points": sum(worth for _, worth in lines),
        "lines": pairs(lines),
    }


def _prompt(state: State, viewer: int) -> shapes.Prompt:
    """What is asked, and of whom; the card an end of round asks about is its owner's secret."""
    if state.phase == kinds.OVER:
        return {"key": "over", "seat": None, "elements": []}
    seat = int(state.active)
    prompt: shapes.Prompt = {"key": NAMES[state.phase], "seat": seat, "elements": []}
    if state.phase == kinds.KEEP and viewer == seat:
        asked = state.hands[seat][state.asked]
        prompt["card"], prompt["elements"] = columns.IDS[asked % kinds.SHUFFLED], [ids.held_id(seat, asked)]
    elif state.phase == kinds.ARTIFACT:
        prompt["card"] = columns.IDS[state.agenda.a()]
    elif state.phase == kinds.TRAVEL:
        return {**prompt, **_bill(state)}
    elif state.phase in (kinds.CHOOSE, kinds.OFFER, kinds.DISCARD):
        return {**prompt, **_question(state)}
    elif state.phase == kinds.AGAIN:
        prompt["site"] = columns.SOURCE_IDS[state.of_site(state.agenda.a()) // kinds.FROM]
    elif state.phase == kinds.DRAW:
        prompt["count"] = int(state.agenda.a())
    return prompt


def _question(state: State) -> shapes.Question:
    """Whose effect asks, for what price, and what there is to be had; the game's namer puts it into words."""
    node, source = int(state.agenda.a()), int(state.agenda.b())
    if state.phase == kinds.CHOOSE:
        picked, source = source % kinds.PICKS, source // (kinds.PICKS * kinds.PICKS * kinds.FROM)
        return {"piece": columns.SOURCE_IDS[source], "effect": f"choice-{node}-{picked}"}
    if state.phase == kinds.OFFER:
        return {"piece": columns.SOURCE_IDS[source], "price": f"price-{node}", "effect": f"bought-{node}"}
    if node == 0:
        return {"paying": False}
    return {"paying": True, "piece": columns.SOURCE_IDS[source], "effect": f"bought-{node - 1}"}


def _bill(state: State) -> shapes.Bill:
    """A travel payment under way: the icons asked for, those paid in, those still open, and what for."""
    bill = int(state.bill)
    below = int(state.agenda.depth()) - 2
    kind = state.agenda.kind_at(below) if below >= 0 else -1
    site = [ids.guardian_id(state.guards[state.agenda.a_at(below)])] if kind == kinds.CATCH else []
    return {
        "travel": _icons(int(travel.needs_of(bill))),
        "paid": _icons(int(travel.paid_of(bill) + travel.covered_of(bill))),
        "open": _icons(int(travel.open_of(bill))),
        "elements": [ids.space_id(state.agenda.a_at(below))] if kind == kinds.ARRIVE else site,
    }
