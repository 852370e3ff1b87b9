"""The first code of each action: constants that fold when compiled, held to the rows of actions/rows.py."""

from typing import Final

ACT: Final = 0  # one of the actions printed within reach
WITH: Final = 320  # ask a seat to take part
SEAT: Final = 324  # to whom
TO: Final = 328  # a cell
USE: Final = 392  # one of one's items
APPLY: Final = 396  # one of the effects at hand
SAY: Final = 428  # a number below ten
PICK: Final = 438  # one of the cards in question
PLACE: Final = 518  # a new item, or under one of one's own
CHOOSE: Final = 523  # one of the ways a card offers
AGREE: Final = 529
DECLINE: Final = 530
DRAW: Final = 531
SKIP: Final = 532
DONE: Final = 533
ABANDON: Final = 534
GIVE: Final = 538
NUMBER: Final = 542
CAMP: Final = 543
LEAVE: Final = 544
RETURN: Final = 545
RETIRE: Final = 546
JOIN: Final = 547
VOCABULARY: Final = 555

NEW_ITEM: Final = 0  # the first argument of a place; 1 + slot for the others
