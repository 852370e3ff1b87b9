"""A row for each kind of action: its text, the questions it answers, what forbids it, what it does.

Cards are named by their face, of which a player has one each but for Fear, whose cards are all alike (ruling
127); everything else by its place.
"""

from typing import Final

from bivouac.core.vocabulary import Action, Vocabulary, each, numbered
from bivouac.games.arnak import codes, columns, kinds
from bivouac.games.arnak.actions import pieces
from bivouac.games.arnak.actions.pieces import own
from bivouac.games.arnak.do import answers as do_answer
from bivouac.games.arnak.do import main as do
from bivouac.games.arnak.do import payment
from bivouac.games.arnak.facts import FACTS
from bivouac.games.arnak.may import answers, free, main, moment, questions
from bivouac.games.arnak.state.ids import card_id, guardian_id, space_id, step_id

_HELD: Final = own("hand-", columns.IDS)
_LAID: Final = own("area-", columns.LAID_IDS)
_CARD: Final = each(card_id)
_SPACE: Final = each(space_id)
_OWN: Final = numbered(kinds.PLACES_FOR_ASSISTANTS)
_OF_TWO: Final = ["tablet", "arrowhead"]
_LOST: Final = numbered(max(columns.STACK_HEIGHT))
_OPTIONS: Final = numbered(
    max(len(columns.NODE_PARTS[at]) for at, some in enumerate(columns.NODE_PICKED) if some)
)
_SIFTED: Final = numbered(max(columns.NODE_SIFTS))
# Every step of the agenda can be told no; most refuse to hear it
_EVERY_STEP: Final = range(kinds.CHOOSE, kinds.PHASES)

_ROWS: Final = (
    Action(codes.PLAY, "play", columns.IDS, asked=(kinds.TURN,), may=free.play, do=do.play, on=_HELD),
    Action(codes.TRAVEL, "travel", columns.IDS, asked=(kinds.TRAVEL,),
           may=answers.spend, do=payment.spend, on=_HELD, moment=24),
    Action(codes.DISCARD, "discard", columns.IDS, asked=(kinds.DISCARD,),
           may=answers.discard, do=do_answer.discard, on=_HELD),
    Action(codes.EXILE, "exile", columns.IDS, asked=(kinds.EXILE,),
           may=answers.discard, do=do_answer.exile, on=_HELD),
    Action(codes.EXILE_LAID, "exile-laid", columns.LAID_IDS, asked=(kinds.EXILE,),
           may=answers.exile_laid, do=do_answer.exile_laid, on=_LAID),
    Action(codes.BUY, "buy", columns.IDS, asked=(kinds.TURN, kinds.BUY), may=main.buy, do=do.buy, on=_CARD),
    Action(codes.TAKE, "take", columns.IDS, asked=(kinds.TAKE_ITEM, kinds.TAKE_ARTIFACT, kinds.TAKE_EXILED),
           may=answers.take, do=do_answer.take, on=_CARD),
    Action(codes.DIG, "dig", columns.SPACE_IDS, asked=(kinds.TURN, kinds.SEND), may=main.dig, do=do.dig,
           on=_SPACE),
    Action(codes.DISCOVER, "discover", columns.PLACE_IDS, asked=(kinds.TURN, kinds.SEND),
           may=main.discover, do=do.discover, on=pieces.place),
    Action(codes.OVERCOME, "overcome", columns.SITE_IDS, asked=(kinds.TURN, kinds.TAME),
           may=main.overcome, do=do.overcome, on=pieces.guard),
    Action(codes.GLASS, "glass", columns.STEP_IDS, asked=(kinds.TURN, kinds.RESEARCH),
           may=main.glass, do=do.glass, on=each(step_id)),
    Action(codes.NOTEBOOK, "notebook", columns.STEP_IDS, asked=(kinds.TURN, kinds.RESEARCH),
           may=main.notebook, do=do.notebook, on=each(step_id)),
    Action(codes.TEMPLE, "temple", columns.STACK_IDS, asked=(kinds.TURN, kinds.RESEARCH),
           may=main.temple, do=do.temple, on=pieces.stack_of_tiles),
    Action(codes.USE, "use", _OWN, asked=(kinds.TURN,), may=free.use, do=do.use, on=pieces.helper),
    Action(codes.BOON, "boon", numbered(kinds.GUARDIANS), asked=(kinds.TRAVEL,),
           may=answers.boon, do=payment.boon, on=each(guardian_id)),
    Action(codes.SLOT, "slot", columns.SLOT_IDS, asked=(), may=free.slot, do=do.slot, on=pieces.idol_slot),
    Action(codes.ICON, "icon", columns.ICON_IDS, asked=(kinds.TRAVEL, kinds.LEFTOVER),
           may=answers.icon, do=payment.icon, on=own("", columns.ICON_IDS), moment=24),
    Action(codes.RIDE, "ride", _OWN, asked=(kinds.TRAVEL,),
           may=answers.ride, do=payment.ride, on=pieces.helper, moment=24),
    Action(codes.PILOT, "pilot", asked=(kinds.TRAVEL,), may=answers.pilot, do=payment.pilot, moment=24),
    Action(codes.UPGRADE, "upgrade", _OF_TWO, asked=(kinds.UPGRADE,),
           may=answers.upgrade, do=do_answer.upgrade, on=own("", _OF_TWO)),
    Action(codes.ASSISTANT, "assistant", _OWN, asked=(kinds.REFRESH, kinds.PROMOTE, kinds.SWAP),
           may=answers.assistant, do=do_answer.assistant, on=pieces.helper),
    Action(codes.STACK, "stack", numbered(kinds.STACKS), asked=(kinds.RECRUIT, kinds.SWAP_FOR, kinds.SUPPLY),
           may=answers.stack, do=do_answer.stack, on=pieces.supply),
    Action(codes.RESCUE, "rescue", _LOST, asked=(kinds.RESCUE,),
           may=answers.rescue, do=do_answer.rescue, on=pieces.lost),
    Action(codes.CHOOSE, "choose", _OPTIONS, asked=(kinds.CHOOSE,), may=answers.choose, do=do_answer.choose),
    Action(codes.SIFT, "sift", _SIFTED, asked=(kinds.SIFT,), may=answers.sift, do=do_answer.sift),
    Action(codes.HOLD, "hold", _SIFTED, asked=(kinds.SIFTED,),
           may=answers.sifted, do=do_answer.hold, on=own("sifted-", _SIFTED)),
    Action(codes.PUT_BACK, "put-back", _SIFTED, asked=(kinds.RETURN,),
           may=answers.sifted, do=do_answer.put_back, on=own("sifted-", _SIFTED)),
    Action(codes.KEEP, "keep", ["yes", "no"], asked=(kinds.KEEP,), do=do_answer.keep, on=pieces.kept),
    Action(codes.BONUS, "bonus", columns.BONUS_IDS, asked=(kinds.BONUS, kinds.PICK_BONUS, kinds.TEMPLE_BONUS),
           may=answers.bonus, do=do_answer.bonus, on=pieces.bonus),
    Action(codes.ROW, "row", asked=(kinds.BONUS,), do=do_answer.row),
    Action(codes.FROM, "from", columns.SPACE_IDS, asked=(kinds.RELOCATE, kinds.RECALL),
           may=answers.leave, do=do_answer.leave, on=_SPACE),
    Action(codes.TO, "to", columns.SPACE_IDS, asked=(kinds.RELOCATE_TO, kinds.SEND_CAMP),
           may=answers.to, do=do_answer.to, on=_SPACE),
    Action(codes.SITE, "site", columns.SITE_IDS, asked=(kinds.ACTIVATE, kinds.CROWN, kinds.CROWN_TO),
           may=answers.site, do=do_answer.site, on=pieces.site),
    Action(codes.FREE_SLOT, "free-slot", numbered(kinds.SLOTS), asked=(kinds.KEY,),
           may=answers.free_slot, do=do_answer.free_slot, on=own("slot-", numbered(kinds.SLOTS))),
    Action(codes.YES, "yes", asked=(kinds.OFFER, kinds.DRAW, kinds.AGAIN, kinds.ARTIFACT), may=answers.yes,
           do=do_answer.yes),
    Action(codes.NO, "no", asked=_EVERY_STEP, may=moment.no, do=do_answer.no),
    Action(codes.GO, "go", asked=(kinds.PAUSE,), do=do_answer.go),
    Action(codes.PASS, "pass", asked=(kinds.TURN,), do=do.give_up),
    Action(codes.END, "end", asked=(kinds.AFTER,), do=do.end),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, questions.QUESTIONS, _ROWS, codes.VOCABULARY)
