"""What a player said and did."""

from typing import Final

from service.answers.schemas.arrays import Each, Many
from service.answers.schemas.round import LAST_SEAT, Amount
from service.answers.schemas.strict import Choice, Flag, Strict, WholeNumber
from service.rules.model.declaration import Declaration, Gesture, Order, PriorMoved, Statement, Word

MOST_STATEMENTS: Final = 10
MOST_CANDIDATES: Final = 10
MOST_MOTIONS: Final = 10
MOST_CHIPS_PUSHED: Final = 250


class StatementSchema(Strict):
    """One thing said."""

    noun = Statement

    word = Choice(Word)
    amount = Amount(1)
    candidates = Each(Amount(1), 2, MOST_CANDIDATES)
    conditional = Flag()


class DeclarationSchema(Strict):
    """Words, chips by motion, or both; and what else matters for their meaning."""

    noun = Declaration

    seat = WholeNumber(0, LAST_SEAT)
    words = Many(StatementSchema, 0, MOST_STATEMENTS)
    chips = Each(Each(Amount(1), 1, MOST_CHIPS_PUSHED), 0, MOST_MOTIONS)
    order = Choice(Order)
    prior_chips = Each(Amount(1), 0, MOST_CHIPS_PUSHED)
    prior_moved = Choice(PriorMoved)
    gesture = Choice(Gesture)
    unaware_of_raise = Flag()
    told_amount = Amount()
