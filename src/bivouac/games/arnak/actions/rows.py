"""A row for each kind of action: its text, the questions it answers, what forbids it, what it does.

Cards are named by their face, of which a player has one each but for Fear, whose cards are all alike (ruling
127); everything else by its place.
"""

from typing import Final

from bivouac.core.vocabulary import Action, Vocabulary, each, numbered
from bivouac.games.arnak import codes, columns
from bivouac.games.arnak.actions import pieces
from bivouac.games.arnak.actions.pieces import own
from bivouac.games.arnak.do import answers as do_answer
from bivouac.games.arnak.do import main as do
from bivouac.games.arnak.do import payment
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.kinds import (
    ACTIVATE,
    AFTER,
    AGAIN,
    ARTIFACT,
    BONUS,
    BUY,
    CHOOSE,
    CROWN,
    CROWN_TO,
    DISCARD,
    DRAW,
    EXILE,
    GUARDIANS,
    KEEP,
    KEY,
    LEFTOVER,
    OFFER,
    PAUSE,
    PHASES,
    PICK_BONUS,
    PLACES_FOR_ASSISTANTS,
    PROMOTE,
    RECALL,
    RECRUIT,
    REFRESH,
    RELOCATE,
    RELOCATE_TO,
    RESCUE,
    RESEARCH,
    RETURN,
    SEND,
    SEND_CAMP,
    SIFT,
    SIFTED,
    SLOTS,
    STACKS,
    SUPPLY,
    SWAP,
    SWAP_FOR,
    TAKE_ARTIFACT,
    TAKE_EXILED,
    TAKE_ITEM,
    TAME,
    TEMPLE_BONUS,
    TRAVEL,
    TURN,
    UPGRADE,
)
from bivouac.games.arnak.may import answers, free, main, moment, questions
from bivouac.games.arnak.state.ids import card_id, guardian_id, space_id, step_id

_HELD: Final = own("hand-", columns.IDS)
_LAID: Final = own("area-", columns.LAID_IDS)
_CARD: Final = each(card_id)
_SPACE: Final = each(space_id)
_OWN: Final = numbered(PLACES_FOR_ASSISTANTS)
_OF_TWO: Final = ["tablet", "arrowhead"]
_LOST: Final = numbered(max(columns.STACK_HEIGHT))
_OPTIONS: Final = numbered(
    max(len(columns.NODE_PARTS[at]) for at, some in enumerate(columns.NODE_PICKED) if some)
)
_SIFTED: Final = numbered(max(columns.NODE_SIFTS))
# Every step of the agenda can be told no; most refuse to hear it
_EVERY_STEP: Final = range(CHOOSE, PHASES)

_ROWS: Final = (
    Action(codes.PLAY, "play", columns.IDS, asked=(TURN,), may=free.play, do=do.play, on=_HELD),
    Action(codes.TRAVEL, "travel", columns.IDS, asked=(TRAVEL,),
           may=answers.spend, do=payment.spend, on=_HELD, moment=24),
    Action(codes.DISCARD, "discard", columns.IDS, asked=(DISCARD,),
           may=answers.discard, do=do_answer.discard, on=_HELD),
    Action(codes.EXILE, "exile", columns.IDS, asked=(EXILE,),
           may=answers.discard, do=do_answer.exile, on=_HELD),
    Action(codes.EXILE_LAID, "exile-laid", columns.LAID_IDS, asked=(EXILE,),
           may=answers.exile_laid, do=do_answer.exile_laid, on=_LAID),
    Action(codes.BUY, "buy", columns.IDS, asked=(TURN, BUY), may=main.buy, do=do.buy, on=_CARD),
    Action(codes.TAKE, "take", columns.IDS, asked=(TAKE_ITEM, TAKE_ARTIFACT, TAKE_EXILED),
           may=answers.take, do=do_answer.take, on=_CARD),
    Action(codes.DIG, "dig", columns.SPACE_IDS, asked=(TURN, SEND), may=main.dig, do=do.dig, on=_SPACE),
    Action(codes.DISCOVER, "discover", columns.PLACE_IDS, asked=(TURN, SEND),
           may=main.discover, do=do.discover, on=pieces.place),
    Action(codes.OVERCOME, "overcome", columns.SITE_IDS, asked=(TURN, TAME),
           may=main.overcome, do=do.overcome, on=pieces.guard),
    Action(codes.GLASS, "glass", columns.STEP_IDS, asked=(TURN, RESEARCH),
           may=main.glass, do=do.glass, on=each(step_id)),
    Action(codes.NOTEBOOK, "notebook", columns.STEP_IDS, asked=(TURN, RESEARCH),
           may=main.notebook, do=do.notebook, on=each(step_id)),
    Action(codes.TEMPLE, "temple", columns.STACK_IDS, asked=(TURN, RESEARCH),
           may=main.temple, do=do.temple, on=pieces.stack_of_tiles),
    Action(codes.USE, "use", _OWN, asked=(TURN,), may=free.use, do=do.use, on=pieces.helper),
    Action(codes.BOON, "boon", numbered(GUARDIANS), asked=(TRAVEL,),
           may=answers.boon, do=payment.boon, on=each(guardian_id)),
    Action(codes.SLOT, "slot", columns.SLOT_IDS, asked=(), may=free.slot, do=do.slot, on=pieces.idol_slot),
    Action(codes.ICON, "icon", columns.ICON_IDS, asked=(TRAVEL, LEFTOVER),
           may=answers.icon, do=payment.icon, on=own("", columns.ICON_IDS), moment=24),
    Action(codes.RIDE, "ride", _OWN, asked=(TRAVEL,),
           may=answers.ride, do=payment.ride, on=pieces.helper, moment=24),
    Action(codes.PILOT, "pilot", asked=(TRAVEL,), may=answers.pilot, do=payment.pilot, moment=24),
    Action(codes.UPGRADE, "upgrade", _OF_TWO, asked=(UPGRADE,),
           may=answers.upgrade, do=do_answer.upgrade, on=own("", _OF_TWO)),
    Action(codes.ASSISTANT, "assistant", _OWN, asked=(REFRESH, PROMOTE, SWAP),
           may=answers.assistant, do=do_answer.assistant, on=pieces.helper),
    Action(codes.STACK, "stack", numbered(STACKS), asked=(RECRUIT, SWAP_FOR, SUPPLY),
           may=answers.stack, do=do_answer.stack, on=pieces.supply),
    Action(codes.RESCUE, "rescue", _LOST, asked=(RESCUE,),
           may=answers.rescue, do=do_answer.rescue, on=pieces.lost),
    Action(codes.CHOOSE, "choose", _OPTIONS, asked=(CHOOSE,), may=answers.choose, do=do_answer.choose),
    Action(codes.SIFT, "sift", _SIFTED, asked=(SIFT,), may=answers.sift, do=do_answer.sift),
    Action(codes.HOLD, "hold", _SIFTED, asked=(SIFTED,),
           may=answers.sifted, do=do_answer.hold, on=own("sifted-", _SIFTED)),
    Action(codes.PUT_BACK, "put-back", _SIFTED, asked=(RETURN,),
           may=answers.sifted, do=do_answer.put_back, on=own("sifted-", _SIFTED)),
    Action(codes.KEEP, "keep", ["yes", "no"], asked=(KEEP,), do=do_answer.keep, on=pieces.kept),
    Action(codes.BONUS, "bonus", columns.BONUS_IDS, asked=(BONUS, PICK_BONUS, TEMPLE_BONUS),
           may=answers.bonus, do=do_answer.bonus, on=pieces.bonus),
    Action(codes.ROW, "row", asked=(BONUS,), do=do_answer.row),
    Action(codes.FROM, "from", columns.SPACE_IDS, asked=(RELOCATE, RECALL),
           may=answers.leave, do=do_answer.leave, on=_SPACE),
    Action(codes.TO, "to", columns.SPACE_IDS, asked=(RELOCATE_TO, SEND_CAMP),
           may=answers.to, do=do_answer.to, on=_SPACE),
    Action(codes.SITE, "site", columns.SITE_IDS, asked=(ACTIVATE, CROWN, CROWN_TO),
           may=answers.site, do=do_answer.site, on=pieces.site),
    Action(codes.FREE_SLOT, "free-slot", numbered(SLOTS), asked=(KEY,),
           may=answers.free_slot, do=do_answer.free_slot, on=own("slot-", numbered(SLOTS))),
    Action(codes.YES, "yes", asked=(OFFER, DRAW, AGAIN, ARTIFACT), may=answers.yes, do=do_answer.yes),
    Action(codes.NO, "no", asked=_EVERY_STEP, may=moment.no, do=do_answer.no),
    Action(codes.GO, "go", asked=(PAUSE,), do=do_answer.go),
    Action(codes.PASS, "pass", asked=(TURN,), do=do.give_up),
    Action(codes.END, "end", asked=(AFTER,), do=do.end),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, questions.QUESTIONS, _ROWS, codes.VOCABULARY)
