"""What a player said and did."""

from typing import Final

from ...rules.model.declaration import Declaration, Statement
from .arrays import Each, Many
from .members import members
from .round import Amount
from .strict import Strict

MOST_STATEMENTS: Final = 10
MOST_CANDIDATES: Final = 10
MOST_MOTIONS: Final = 10
MOST_CHIPS_PUSHED: Final = 250


class StatementSchema(Strict):
    """One thing said."""

    noun = Statement

    class Meta(Strict.Meta):
        include = members(Statement, without=("candidates",))

    candidates = Each(Amount(1), 2, MOST_CANDIDATES)


class DeclarationSchema(Strict):
    """Words, chips by motion, or both; and what else matters for their meaning."""

    noun = Declaration

    class Meta(Strict.Meta):
        include = members(Declaration, without=("words", "chips", "prior_chips"))

    words = Many(StatementSchema, 0, MOST_STATEMENTS)
    chips = Each(Each(Amount(1), 1, MOST_CHIPS_PUSHED), 0, MOST_MOTIONS)
    prior_chips = Each(Amount(1), 0, MOST_CHIPS_PUSHED)
