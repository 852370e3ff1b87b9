"""What is legal, listed phase by phase from the predicates."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bivouac.core.bits import nibble
from bivouac.games.arnak import actions, columns
from bivouac.games.arnak.kinds import (
    BONUS_TYPES,
    BUY,
    DRAW,
    FEAR,
    FEAR_TILE,
    FIRST_ARTIFACT,
    GUARDIANS,
    ICONS,
    NO_CARD,
    PLACES_FOR_ASSISTANTS,
    RESOLVE,
    ROW,
    SHUFFLED,
    SITES,
    SLOTS,
    SPACES,
    STACKS,
)
from bivouac.games.arnak.may import answers, free, main, travel
from bivouac.games.arnak.may.reasons import FINE
from bivouac.games.arnak.state import State

List = Callable[[State, list[int]], None]


def turn(state: State, codes: list[int]) -> None:
    """Every main action, passing included (ruling 119)."""
    seat = state.active
    entry: i64
    for entry in state.hands[seat]:
        card = entry % SHUFFLED
        if card and not columns.IS_FREE[card] and main.play_main(state, card) == FINE:
            codes.append(actions.PLAY_CODE + card)
    main.list_buys(state, codes, main.NO_NODE)
    main.list_sends(state, codes, main.NO_NODE)
    main.list_overcome(state, codes)
    main.list_research(state, codes, main.NO_NODE)
    codes.append(actions.PASS_CODE)


def after(state: State, codes: list[int]) -> None:
    """The turn may end."""
    codes.append(actions.END_CODE)


def keep(state: State, codes: list[int]) -> None:
    """The hand card asked about is kept or laid down."""
    codes.append(actions.KEEP_CODE)
    codes.append(actions.KEEP_CODE + 1)


def choose(state: State, codes: list[int]) -> None:
    """Every option that can be picked."""
    for option in range(len(columns.NODE_PARTS[state.agenda.a()])):
        if answers.choose(state, option) == FINE:
            codes.append(actions.CHOOSE_CODE + option)


def yes_no(state: State, codes: list[int]) -> None:
    """Agree, if one can, or decline."""
    if answers.yes(state, 0) == FINE:
        codes.append(actions.YES_CODE)
    codes.append(actions.NO_CODE)


def discard(state: State, codes: list[int]) -> None:
    """Every hand card that can be laid down; nothing, if it is a price."""
    _list_hand(state, codes, actions.DISCARD_CODE)
    if state.agenda.a():
        codes.append(actions.NO_CODE)


def exile(state: State, codes: list[int]) -> None:
    """Every card of hand and play area, or nothing."""
    _list_hand(state, codes, actions.EXILE_CODE)
    seen: list[int] = []
    for card in state.areas[state.active]:
        if card not in seen:
            seen.append(card)
            codes.append(actions.LAID_CODE + card)
    if nibble(state.fear_tiles, state.active):
        codes.append(actions.LAID_CODE + FEAR_TILE)
    codes.append(actions.NO_CODE)


def _list_hand(state: State, codes: list[int], first: i64) -> None:
    """Each hand card if a payment under way can do without it; Fear once, for all of it is alike."""
    feared = False
    entry: i64
    for entry in state.hands[state.active]:
        card = entry % SHUFFLED
        if not (feared and card == FEAR) and travel.can_spare(state, entry):
            codes.append(first + card)
            feared = feared or card == FEAR


def upgrade(state: State, codes: list[int]) -> None:
    """A tablet, an arrowhead, or nothing."""
    for argument in range(2):
        if answers.upgrade(state, argument) == FINE:
            codes.append(actions.UPGRADE_CODE + argument)
    codes.append(actions.NO_CODE)


def assistants(state: State, codes: list[int]) -> None:
    """Every own assistant that fits."""
    for place in range(PLACES_FOR_ASSISTANTS):
        if answers.assistant(state, place) == FINE:
            codes.append(actions.ASSISTANT_CODE + place)


def refresh(state: State, codes: list[int]) -> None:
    """Every exhausted assistant, or nothing."""
    assistants(state, codes)
    codes.append(actions.NO_CODE)


def stacks(state: State, codes: list[int]) -> None:
    """Every supply stack that fits."""
    for stack in range(STACKS):
        if answers.stack(state, stack) == FINE:
            codes.append(actions.STACK_CODE + stack)


def supply(state: State, codes: list[int]) -> None:
    """Every supply assistant that can do something, or nothing."""
    stacks(state, codes)
    codes.append(actions.NO_CODE)


def rescue(state: State, codes: list[int]) -> None:
    """Every assistant of the rescue stack."""
    for at in range(len(state.rescue)):
        codes.append(actions.RESCUE_CODE + at)


def send(state: State, codes: list[int]) -> None:
    """Every dig and discovery with what the card covers, or nothing."""
    main.list_sends(state, codes, state.agenda.a())
    codes.append(actions.NO_CODE)


def pay_travel(state: State, codes: list[int]) -> None:
    """Everything that covers an icon still open."""
    feared = False
    entry: i64
    for entry in state.hands[state.active]:
        card = entry % SHUFFLED
        if not (feared and card == FEAR) and travel.helps(state, columns.CARD_ICONS[card]):
            codes.append(actions.TRAVEL_CODE + card)
            feared = feared or card == FEAR
    for icon in range(ICONS):
        if (state.icons >> (3 * icon)) & 7 and answers.icon(state, icon) == FINE:
            codes.append(actions.ICON_CODE + icon)
    for place in range(PLACES_FOR_ASSISTANTS):
        if answers.ride(state, place) == FINE:
            codes.append(actions.RIDE_CODE + place)
    if state.unused_boons(state.active):
        for guardian in range(GUARDIANS):
            if columns.BOON_ICONS[guardian] and answers.boon(state, guardian) == FINE:
                codes.append(actions.BOON_CODE + guardian)
    if answers.pilot(state, 0) == FINE:
        codes.append(actions.PILOT_CODE)


def leftover(state: State, codes: list[int]) -> None:
    """Every icon that may be the one to stay."""
    for icon in range(ICONS):
        if answers.icon(state, icon) == FINE:
            codes.append(actions.ICON_CODE + icon)


def leave(state: State, codes: list[int]) -> None:
    """Every space an own figure can leave."""
    for space in range(SPACES):
        if answers.leave(state, space) == FINE:
            codes.append(actions.FROM_CODE + space)


def recall(state: State, codes: list[int]) -> None:
    """Every figure placed, or nothing."""
    leave(state, codes)
    codes.append(actions.NO_CODE)


def to(state: State, codes: list[int]) -> None:
    """Every space a figure can be moved to."""
    for space in range(SPACES):
        if answers.to(state, space) == FINE:
            codes.append(actions.TO_CODE + space)


def send_camp(state: State, codes: list[int]) -> None:
    """Every free space of a camp, or nothing."""
    to(state, codes)
    codes.append(actions.NO_CODE)


def sites(state: State, codes: list[int]) -> None:
    """Every site that fits; nothing, where that may be declined."""
    for at in range(SITES):
        if answers.site(state, at) == FINE:
            codes.append(actions.SITE_CODE + at)
    if answers.no(state, 0) == FINE:
        codes.append(actions.NO_CODE)


def buy(state: State, codes: list[int]) -> None:
    """Every card that can be bought by the effect, or nothing."""
    main.list_buys(state, codes, state.agenda.a())
    if not state.agenda.b():
        codes.append(actions.NO_CODE)


def take_item(state: State, codes: list[int]) -> None:
    """Every item of the row."""
    for place in range(state.round, ROW):
        if state.row[place] != NO_CARD:
            codes.append(actions.TAKE_CODE + state.row[place])


def take_artifact(state: State, codes: list[int]) -> None:
    """Every artifact of the row."""
    for place in range(state.round):
        if state.row[place] != NO_CARD:
            codes.append(actions.TAKE_CODE + state.row[place])


def take_exiled(state: State, codes: list[int]) -> None:
    """Every exiled item, or nothing."""
    for card in state.exiled:
        if card < FIRST_ARTIFACT:
            codes.append(actions.TAKE_CODE + card)
    codes.append(actions.NO_CODE)


def tame(state: State, codes: list[int]) -> None:
    """Every guardian that can be overcome without its cost, or nothing."""
    for at in range(SITES):
        if main.tame(state, at, state.agenda.a() == 1) == FINE:
            codes.append(actions.OVERCOME_CODE + at)
    codes.append(actions.NO_CODE)


def research(state: State, codes: list[int]) -> None:
    """Every step at the effect's price, or nothing."""
    main.list_research(state, codes, state.agenda.a())
    codes.append(actions.NO_CODE)


def bonus(state: State, codes: list[int]) -> None:
    """The tiles of the space, or the row effect first."""
    pick_bonus(state, codes)
    codes.append(actions.ROW_CODE)


def pick_bonus(state: State, codes: list[int]) -> None:
    """Every type of tile that lies there."""
    for type in range(BONUS_TYPES):
        if answers.bonus(state, type) == FINE:
            codes.append(actions.BONUS_CODE + type)


def key(state: State, codes: list[int]) -> None:
    """Every slot that holds an idol."""
    for slot in range(SLOTS):
        if answers.free_slot(state, slot) == FINE:
            codes.append(actions.FREE_SLOT_CODE + slot)


def sift(state: State, codes: list[int]) -> None:
    """Every number the card allows."""
    for argument in range(columns.NODE_SIFTS[state.agenda.a()]):
        codes.append(actions.SIFT_CODE + argument)


def sifted(state: State, codes: list[int]) -> None:
    """Each card looked at may be the one to hold."""
    for at in range(len(state.sifted)):
        codes.append(actions.HOLD_CODE + at)


def put_back(state: State, codes: list[int]) -> None:
    """Each card still looked at may go back on top, or none."""
    for at in range(len(state.sifted)):
        codes.append(actions.PUT_BACK_CODE + at)
    codes.append(actions.NO_CODE)


def pause(state: State, codes: list[int]) -> None:
    """The discovery goes on."""
    codes.append(actions.GO_CODE)


def nothing(state: State, codes: list[int]) -> None:
    """The game is over."""


LISTS: Final[list[List]] = [
    turn, after, keep, nothing, choose, yes_no, discard, yes_no, exile, upgrade, refresh, stacks, assistants,
    rescue, assistants, stacks, supply, send, pay_travel, leftover, send_camp, yes_no, sites, leave, to,
    recall, buy, take_item, take_artifact, take_exiled, yes_no, tame, sites, sites, research, bonus,
    pick_bonus, pick_bonus, key, sift, sifted, put_back, pause,
]  # fmt: skip


def legal(state: State) -> list[int]:
    """The codes the active player may play, in the order of the vocabulary."""
    codes: list[int] = []
    if is_interruptible(state):
        free.list_free(state, codes)  # cards come first in the vocabulary: hardly anything is left to sort
    LISTS[state.phase](state, codes)
    if len(codes) > 1:
        codes.sort()
    return codes


def is_interruptible(state: State) -> bool:
    """May free actions be played now? Not once an assistant has been sent to buy (ruling 91)."""
    if state.phase == DRAW and state.bill and _owes_a_card(state):
        return False  # the payment and the discard can do with this hand, perhaps not with less
    return INTERRUPTIBLE[state.phase] and not (state.phase == BUY and state.agenda.b())


def _owes_a_card(state: State) -> bool:
    """Will a card have to be laid down once the draw is settled?"""
    steps = state.agenda.steps
    return len(steps) > 3 and steps[-4] == RESOLVE and columns.NODE_KIND[steps[-5]] == columns.DISCARD_KIND


# Free actions fit between two steps or icons, not inside one (ruling 10): not while cards, tiles or
# assistants are being looked through, nor between a draw and its discard, nor at the end of a round.
INTERRUPTIBLE: Final[list[bool]] = [phase not in (2, 3, 6, 13, 19, 37, 40, 41) for phase in range(len(LISTS))]
