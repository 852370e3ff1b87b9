"""What one can do: a row for each kind of action, the same for every pack.

A code names a place in a list of what is within reach, never a card.
"""

from typing import Final

from bivouac.core.vocabulary import Action, Vocabulary, always, each, numbered
from bivouac.games.continent import codes, kinds
from bivouac.games.continent.actions import pieces
from bivouac.games.continent.do import answer, group, picking
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.may import answers
from bivouac.games.continent.may.lists import IN_QUESTION
from bivouac.games.continent.state.ids import cell_id, cell_name

_SEATS = numbered(kinds.MOST_SEATS)
_CELLS = [cell_name(cell) for cell in range(kinds.CELLS)]
_SLOTS = numbered(kinds.MOST_ITEMS)
_DIGITS = [str(digit) for digit in range(10)]
_AGREEMENTS = (kinds.JOINING, kinds.TRADE_AGREED, kinds.PROPOSED, kinds.SWAPPING)
_SKIPPED = (
    kinds.AIM, kinds.GATHER, kinds.KEEPING, kinds.FOUND, kinds.GAINED, kinds.MAY, kinds.LEARNING,
    kinds.PEEKING, kinds.BURYING, kinds.DIGITS, kinds.POWER, kinds.FUEL, kinds.GIVE_TO,
    kinds.GIVE_FOR,
)  # fmt: skip
_ALWAYS = (kinds.IDLE, *range(kinds.AIM, kinds.FIRST_STEP))
_ROWS = (
    Action(codes.ACT, "act", numbered(kinds.OFFERS), asked=(kinds.IDLE,), may=answers.act, do=group.act,
           on=pieces.of_offer),
    Action(codes.WITH, "with", _SEATS, asked=(kinds.GATHER,), may=answers.with_seat, do=answer.with_seat,
           on=pieces.of_seat, moment=15),
    Action(codes.SEAT, "seat", _SEATS, asked=(kinds.KEEP_FOR, kinds.FOUND, kinds.GAINED, kinds.GIVE_TO),
           may=answers.to_seat, do=answer.to_seat, on=pieces.of_seat, moment=84),
    Action(codes.TO, "to", _CELLS, asked=(kinds.AIM, kinds.CROSSING, kinds.JOIN_AT), may=answers.to_cell,
           do=answer.to_cell, on=each(cell_id), moment=90),
    Action(codes.USE, "use", _SLOTS, asked=(kinds.ITEMS,), may=answers.use, do=answer.use, on=pieces.of_item,
           moment=23),
    Action(codes.APPLY, "apply", numbered(kinds.HELPERS), asked=(kinds.COST, kinds.RESULT), may=answers.apply,
           do=answer.apply, on=pieces.of_help, moment=32),
    Action(codes.SAY, "say", _DIGITS, asked=(kinds.TRADE, kinds.DIGITS), may=answers.say, do=answer.say,
           moment=31),
    Action(codes.PICK, "pick", numbered(kinds.PICKS), asked=tuple(IN_QUESTION), may=answers.pick,
           do=picking.pick, on=pieces.of_pick, moment=47),
    Action(codes.PLACE, "place", ["new", *_SLOTS], asked=(kinds.FOUND, kinds.GAINED), may=answers.place,
           do=answer.place, on=pieces.of_place, moment=84),
    Action(codes.CHOOSE, "choose", numbered(kinds.WAYS), asked=(kinds.ONE_OF, kinds.MAY, kinds.FLAG,
           kinds.BURYING, kinds.POWER, kinds.MANDATORY), may=answers.choose, do=answer.choose, moment=57),
    Action(codes.AGREE, "agree", asked=_AGREEMENTS, do=answer.agree, moment=15),
    Action(codes.DECLINE, "decline", asked=_AGREEMENTS, do=answer.decline, moment=15),
    Action(codes.DRAW, "draw", asked=(kinds.DRAWING,), may=answers.draw, do=answer.draw, on=always("deck"),
           moment=36),
    Action(codes.SKIP, "skip", asked=_SKIPPED, may=answers.skip, do=answer.skip, moment=61),
    Action(codes.DONE, "done", asked=(kinds.GATHER, kinds.ITEMS, kinds.COST, kinds.DRAWING, kinds.RESULT,
           kinds.GIVE_FOR), may=answers.done, do=answer.done, moment=61),
    Action(codes.ABANDON, "abandon", _SLOTS, asked=_ALWAYS, may=answers.abandon, do=group.abandon,
           on=pieces.of_item),
    Action(codes.GIVE, "give", _SLOTS, asked=(kinds.IDLE,), may=answers.give, do=group.give,
           on=pieces.of_item),
    Action(codes.NUMBER, "number", asked=(kinds.IDLE,), may=answers.here, do=group.number),
    Action(codes.CAMP, "camp", asked=(kinds.IDLE,), may=answers.camp, do=group.camp),
    Action(codes.LEAVE, "leave", asked=(kinds.IDLE,), may=answers.here, do=group.leave),
    Action(codes.RETURN, "return", asked=(kinds.IDLE,), may=answers.away, do=group.come_back),
    Action(codes.RETIRE, "retire", asked=(kinds.IDLE,), may=answers.away, do=group.retire),
    Action(codes.JOIN, "join", numbered(kinds.CHARACTERS), asked=(kinds.IDLE,), may=answers.join,
           do=group.join),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, kinds.QUESTIONS, _ROWS, codes.VOCABULARY)
