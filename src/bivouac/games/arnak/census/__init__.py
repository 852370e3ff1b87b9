"""The census: every card, tile, idol and figure is in exactly one place, one that it can be in."""

from typing import Final

from bivouac.core.bits import has, nibble, nibbles, pieces
from bivouac.core.census import need, once
from bivouac.games.arnak import columns, kinds
from bivouac.games.arnak.census import steps
from bivouac.games.arnak.data.box import FEAR_CARDS, FEAR_TILES
from bivouac.games.arnak.kinds import CAMPS, CARDS, FEAR, FIRST_DEEP, FIRST_ITEM, NO_TILE, PLACES, SHUFFLED
from bivouac.games.arnak.state import State

_DEEDS: Final = 10


def count(state: State) -> None:
    """Refuse a state that cannot be played on for want, excess or misplacement of a piece."""
    for part in PARTS:
        part(state)


def idols_taken(state: State, place: int) -> bool:
    """Were the idols of a place taken? They are before its tile is turned (ruling 33)."""
    if state.tiles[place] != NO_TILE:
        return True
    waiting = state.agenda.dump()
    return any(kind == kinds.TURN_TILE and about == place for kind, about, _ in waiting)


def owned(state: State, seat: int) -> list[int]:
    """The cards of a player: hand, deck, play area, and what an earring shows."""
    looked = state.sifted if seat == int(state.active) else []
    entries = [*state.hands[seat], *state.decks[seat], *looked]
    return [entry % SHUFFLED for entry in entries] + state.areas[seat]


def _wares(state: State) -> None:
    """Every item and artifact once."""
    found = [card for seat in range(state.seats) for card in owned(state, seat) if card >= FIRST_ITEM]
    found += [card for card in state.row if card != kinds.NO_CARD]
    found += [*state.item_deck, *state.artifact_deck, *state.exiled, *state.rival_cards]
    once(found, range(FIRST_ITEM, CARDS), "card")
    need(state.seats == 1 or not state.rival_cards, "rival_cards: there is no rival")


def _basics(state: State) -> None:
    """Every player has the four basic cards or has exiled them."""
    for seat in range(state.seats):
        kept = [card for card in owned(state, seat) if FEAR < card < FIRST_ITEM]
        gone = [card + 1 for card in pieces(nibble(state.basics_exiled, seat))]
        once(kept + gone, range(FEAR + 1, FIRST_ITEM), f"seat {seat}: basic card")


def _fear(state: State) -> None:
    cards = sum(owned(state, seat).count(FEAR) for seat in range(state.seats))
    need(cards + state.fears == FEAR_CARDS, f"fears: {cards + state.fears} cards, not {FEAR_CARDS}")
    tiles = sum(nibbles(state.fear_tiles, state.seats)) + state.fear_tiles_left
    need(tiles == FEAR_TILES, f"fear_tiles: {tiles} tiles, not {FEAR_TILES}")


def _row(state: State) -> None:
    """Artifacts lie left of the staff, items right of it; only a card that is there is known on top."""
    for place in range(kinds.ROW):
        card = state.row[place]
        fits = card == kinds.NO_CARD or (card >= kinds.FIRST_ARTIFACT) == (place < state.round)
        need(fits, f"row[{place}]: the wrong side of the staff")
    need(bool(state.item_deck) or not state.tops_known & 1, "tops_known: the item deck is empty")
    need(bool(state.artifact_deck) or not state.tops_known & 2, "tops_known: the artifact deck is empty")


def _tiles(state: State) -> None:
    """Every site tile once, on its stack or on a place of its level."""
    laid = [tile for tile in state.tiles if tile != NO_TILE]
    once([*state.near_stack, *state.deep_stack, *laid], range(kinds.SITE_TILES), "site tile")
    for place in range(PLACES):
        tile = state.tiles[place]
        fits = tile == NO_TILE or (tile >= kinds.NEAR_TILES) == (place >= FIRST_DEEP)
        need(fits, f"tiles[{place}]: a tile of the other level")
    need(state.near_under <= len(state.near_stack), "near_under: more tiles than there are")
    need(state.deep_under <= len(state.deep_stack), "deep_under: more tiles than there are")


def _guardians(state: State) -> None:
    """Every guardian once: on its stack, on a discovered site, or with a player."""
    found = [*state.guardian_stack, *(guardian for guardian in state.guards if guardian != kinds.NO_GUARDIAN)]
    for player, word in enumerate(state.guardians):
        mine, used = word % (1 << kinds.GUARDIANS), word >> kinds.GUARDIANS
        found += pieces(mine)
        need(used & ~mine == 0, f"boons[{player}]: a guardian that was not overcome")
    once(found, range(kinds.GUARDIANS), "guardian")
    for site, guardian in enumerate(state.guards):
        known = site < CAMPS or state.tiles[site - CAMPS] != NO_TILE
        need(guardian == kinds.NO_GUARDIAN or known, f"guards[{site}]: the site is not discovered")


def _idols(state: State) -> None:
    """Sixteen idols of their types lay on the island; those taken lie with players or were paid away."""
    types = nibbles(state.idols_up, PLACES) + nibbles(state.idols_down, PLACES - FIRST_DEEP)
    for type in range(kinds.IDOL_TYPES):
        need(types.count(type) == columns.IDOL_COUNT[type], f"idols of type {type}: {types.count(type)}")
    taken = sum(2 if place >= FIRST_DEEP else 1 for place in range(PLACES) if idols_taken(state, place))
    held = sum(int(state.idols_of(seat)) for seat in range(state.seats))
    held += int(state.tolls) + len(pieces(state.rival_idols)) + int(state.rival_pile)
    need(held == taken, f"crates: {held} idols, where {taken} were taken")


def _figures(state: State) -> None:
    """Two figures a player, six of the rival, one a space, none on a blocked or unknown one."""
    everywhere = [space for spaces in state.figures for space in pieces(spaces)]
    need(len(everywhere) == len(set(everywhere)), "figures: two on one space")
    for player, spaces in enumerate(state.figures):
        most = kinds.RIVAL_FIGURES if player == state.rival() else kinds.FIGURES
        need(len(pieces(spaces)) <= most, f"figures[{player}]: more than {most}")
    for space in everywhere:
        need(not has(state.blocked, space), f"figures: space {space} is blocked")
        place = columns.SITE_OF[space] - CAMPS
        need(place < 0 or idols_taken(state, place), f"figures: place {place} is not discovered")
    blocked = pieces(state.blocked)
    fits = len(blocked) == columns.BLOCKED_CAMPS[state.seats]
    need(fits and all(space < kinds.CAMP_SPACES and space % 2 for space in blocked), "blocked: other spaces")


def _assistants(state: State) -> None:
    """Every assistant once."""
    found = [assistant for stack in state.supply for assistant in stack]
    found += [*state.rescue, *pieces(state.assistants_gone)]
    for at, entry in enumerate(state.helpers):
        if entry != kinds.NO_ASSISTANT:
            need(
                entry & ~(kinds.GOLD | kinds.EXHAUSTED) < kinds.ASSISTANTS,
                f"helpers[{at}]: nobody bears this number",
            )
            found.append(entry % kinds.GOLD)
    once(found, range(kinds.ASSISTANTS), "assistant")
    need(state.side == kinds.SNAKE or not state.rescue, "rescue: there is no such stack on this side")


def _bonuses(state: State) -> None:
    """Three bonus tiles of each type; none but those of the board on the track."""
    found = [type - 1 for type in nibbles(state.bonus, 15) if type]
    found += [*state.temple_stack, *state.bonus_box]
    for type in range(kinds.BONUS_TYPES):
        number = found.count(type) + int(nibble(state.bonus_gone, type))
        need(number == columns.BONUS_COUNT[type], f"bonus tiles of type {type}: {number}")
    need(state.bonus_box == sorted(state.bonus_box), "bonus_box: ascending numbers are needed")
    places = columns.STEP_BONUSES[state.side][state.seats]
    for space in range(1, 16):
        home = min(space, kinds.TEMPLE - 1)
        room = places[home] > space - home
        need(room or not nibble(state.bonus, space - 1), f"bonus[{space - 1}]: no tile lies there")


def _temple(state: State) -> None:
    """As many temple tiles in each stack and with players as there are players."""
    height = columns.STACK_HEIGHT[state.seats]
    for stack in range(kinds.TEMPLE_STACKS):
        number = int(nibble(state.temple_tiles, stack))
        number += sum(int(nibble(won, stack)) for won in state.temple_won)
        need(number == height, f"temple tiles of stack {stack}: {number}, not {height}")
    need(len(state.temple_stack) <= height, "temple_stack: more tiles than players")


def _tokens(state: State) -> None:
    """The notebook never leads, and the glasses in the temple came one after another."""
    arrived = sorted(order for order in nibbles(state.arrived, state.players()) if order)
    need(arrived == list(range(1, len(arrived) + 1)), "arrived: they did not come one after another")
    rows = columns.STEP_ROW[state.side]
    for player in range(state.players()):
        glass = int(nibble(state.glass, player))
        there = (glass == kinds.TEMPLE) == (nibble(state.arrived, player) > 0)
        need(there, f"arrived[{player}]: it does not go with the glass")
        need(rows[nibble(state.notebook, player)] <= rows[glass], f"notebook[{player}]: it leads")


def _rival(state: State) -> None:
    """Ten tiles: the five that dig and one of each pair, so many of them red."""
    tiles = sorted([*state.deeds, *state.deeds_done])
    if state.seats > 1:
        none = not tiles and state.rival_idols == 0 and state.rival_pile == 0 and state.assistants_gone == 0
        need(none, "deeds: there is no rival")
        return
    need(len(tiles) == _DEEDS, f"deeds: {len(tiles)} tiles, not {_DEEDS}")
    need([tile for tile in tiles if tile in columns.FIGURES_DEEDS] == columns.FIGURES_DEEDS, "deeds: digs")
    for green, red in columns.DEED_PAIRS:
        need(tiles.count(green) + tiles.count(red) == 1, "deeds: one of each pair is needed")
    reds = sum(columns.DEED_RED[tile] for tile in tiles)
    need(reds == state.red, f"deeds: {reds} red tiles, not {state.red}")


def _entries(state: State) -> None:
    """Hidden cards bear the number of a shuffle that was; only items and artifacts are known to all."""
    for seat in range(state.seats):
        hand = state.hands[seat]
        need(hand == sorted(hand), f"hands[{seat}]: ascending numbers are needed")
        for name, entries in (("hands", hand), ("decks", state.decks[seat])):
            for entry in entries:
                card, shuffle = entry % SHUFFLED, entry % kinds.PEEKED // SHUFFLED
                fits = card < CARDS and shuffle <= min(state.round, kinds.SHUFFLES)
                need(fits and (shuffle > 0 or card >= FIRST_ITEM), f"{name}[{seat}]: {entry} is no card")
                unseen = entry < kinds.PEEKED or (name == "decks" and shuffle > 0)
                need(unseen, f"{name}[{seat}]: {entry}: who peeked?")
    for seat, fears in enumerate(state.untold):
        told = all(fear % SHUFFLED == FEAR and fear // SHUFFLED <= state.round for fear in fears)
        need(told and fears == sorted(fears), f"untold[{seat}]: ascending Fear cards are needed")
        need(len(fears) <= FEAR_CARDS, f"untold[{seat}]: more Fear cards than there are")
    need(state.sifted == sorted(state.sifted), "sifted: ascending numbers are needed")
    for entry in state.sifted:
        need(entry < kinds.PEEKED and entry % SHUFFLED < CARDS, f"sifted: {entry} is no card")


def _question(state: State) -> None:
    """What is asked is on top of the agenda and can be answered."""
    steps.check(state)
    waiting = state.agenda.dump()
    if state.phase == kinds.OVER:
        need(not waiting and state.round == kinds.ROUNDS, "phase: the game is not over")
        need(not state.laid, "laid: cards are laid down at the end of a round")
        return
    keeping = state.phase == kinds.KEEP
    need(keeping == bool(state.laid), "laid: cards are laid down at the end of a round")
    if keeping:
        fits = waiting == [[kinds.KEEP, 0, 0]] and state.asked < len(state.hands[state.active])
        need(fits, "phase: nothing is kept now")
        return
    need(not has(state.passed, int(state.active)) or state.acted, "active: this player has passed")
    asked = waiting[-1][0] if waiting else int(state.resting())
    need(state.phase == asked, "agenda: it does not go with the phase")
    need(bool(state.legal(int(state.active))), "phase: nothing can be answered")


PARTS: Final = (
    _wares, _basics, _fear, _row, _tiles, _guardians, _idols, _figures, _assistants, _bonuses, _temple,
    _tokens, _rival, _entries, _question,
)  # fmt: skip
