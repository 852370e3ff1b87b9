"""What one can do: a row for each kind of action, the same for every pack.

A code names a place in a list of what is within reach, never a card.
"""

from typing import Final

from bivouac.core.vocabulary import Action, Vocabulary, always, each, numbered
from bivouac.games.continent import codes
from bivouac.games.continent.actions import pieces
from bivouac.games.continent.do import answer, group, picking
from bivouac.games.continent.facts import FACTS
from bivouac.games.continent.kinds import (
    AIM,
    BURYING,
    CELLS,
    CHARACTERS,
    COST,
    CROSSING,
    DIGITS,
    DRAWING,
    FIRST_STEP,
    FLAG,
    FOUND,
    FUEL,
    GAINED,
    GATHER,
    GIVE_FOR,
    GIVE_TO,
    HELPERS,
    IDLE,
    ITEMS,
    JOIN_AT,
    JOINING,
    KEEP_FOR,
    KEEPING,
    LEARNING,
    MANDATORY,
    MAY,
    MOST_ITEMS,
    MOST_SEATS,
    OFFERS,
    ONE_OF,
    PEEKING,
    PICKS,
    POWER,
    PROPOSED,
    QUESTIONS,
    RESULT,
    SWAPPING,
    TRADE,
    TRADE_AGREED,
    WAYS,
)
from bivouac.games.continent.may import answers
from bivouac.games.continent.may.lists import IN_QUESTION
from bivouac.games.continent.state.ids import cell_id, cell_name

_SEATS = numbered(MOST_SEATS)
_CELLS = [cell_name(cell) for cell in range(CELLS)]
_SLOTS = numbered(MOST_ITEMS)
_DIGITS = [str(digit) for digit in range(10)]
_AGREEMENTS = (JOINING, TRADE_AGREED, PROPOSED, SWAPPING)
_SKIPPED = (
    AIM, GATHER, KEEPING, FOUND, GAINED, MAY, LEARNING, PEEKING, BURYING, DIGITS, POWER, FUEL, GIVE_TO,
    GIVE_FOR,
)  # fmt: skip
_ALWAYS = (IDLE, *range(AIM, FIRST_STEP))
_ROWS = (
    Action(codes.ACT, "act", numbered(OFFERS), asked=(IDLE,), may=answers.act, do=group.act,
           on=pieces.of_offer),
    Action(codes.WITH, "with", _SEATS, asked=(GATHER,), may=answers.with_seat, do=answer.with_seat,
           on=pieces.of_seat, moment=15),
    Action(codes.SEAT, "seat", _SEATS, asked=(KEEP_FOR, FOUND, GAINED, GIVE_TO), may=answers.to_seat,
           do=answer.to_seat, on=pieces.of_seat, moment=84),
    Action(codes.TO, "to", _CELLS, asked=(AIM, CROSSING, JOIN_AT), may=answers.to_cell, do=answer.to_cell,
           on=each(cell_id), moment=90),
    Action(codes.USE, "use", _SLOTS, asked=(ITEMS,), may=answers.use, do=answer.use, on=pieces.of_item,
           moment=23),
    Action(codes.APPLY, "apply", numbered(HELPERS), asked=(COST, RESULT), may=answers.apply, do=answer.apply,
           on=pieces.of_help, moment=32),
    Action(codes.SAY, "say", _DIGITS, asked=(TRADE, DIGITS), may=answers.say, do=answer.say, moment=31),
    Action(codes.PICK, "pick", numbered(PICKS), asked=tuple(IN_QUESTION), may=answers.pick, do=picking.pick,
           on=pieces.of_pick, moment=47),
    Action(codes.PLACE, "place", ["new", *_SLOTS], asked=(FOUND, GAINED), may=answers.place, do=answer.place,
           on=pieces.of_place, moment=84),
    Action(codes.CHOOSE, "choose", numbered(WAYS), asked=(ONE_OF, MAY, FLAG, BURYING, POWER, MANDATORY),
           may=answers.choose, do=answer.choose, moment=57),
    Action(codes.AGREE, "agree", asked=_AGREEMENTS, do=answer.agree, moment=15),
    Action(codes.DECLINE, "decline", asked=_AGREEMENTS, do=answer.decline, moment=15),
    Action(codes.DRAW, "draw", asked=(DRAWING,), may=answers.draw, do=answer.draw, on=always("deck"),
           moment=36),
    Action(codes.SKIP, "skip", asked=_SKIPPED, may=answers.skip, do=answer.skip, moment=61),
    Action(codes.DONE, "done", asked=(GATHER, ITEMS, COST, DRAWING, RESULT, GIVE_FOR), may=answers.done,
           do=answer.done, moment=61),
    Action(codes.ABANDON, "abandon", _SLOTS, asked=_ALWAYS, may=answers.abandon, do=group.abandon,
           on=pieces.of_item),
    Action(codes.GIVE, "give", _SLOTS, asked=(IDLE,), may=answers.give, do=group.give, on=pieces.of_item),
    Action(codes.NUMBER, "number", asked=(IDLE,), may=answers.here, do=group.number),
    Action(codes.CAMP, "camp", asked=(IDLE,), may=answers.camp, do=group.camp),
    Action(codes.LEAVE, "leave", asked=(IDLE,), may=answers.here, do=group.leave),
    Action(codes.RETURN, "return", asked=(IDLE,), may=answers.away, do=group.come_back),
    Action(codes.RETIRE, "retire", asked=(IDLE,), may=answers.away, do=group.retire),
    Action(codes.JOIN, "join", numbered(CHARACTERS), asked=(IDLE,), may=answers.join, do=group.join),
)  # fmt: skip
ACTIONS: Final = Vocabulary(FACTS.name, QUESTIONS, _ROWS, codes.VOCABULARY)
