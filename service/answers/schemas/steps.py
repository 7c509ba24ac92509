"""What a decision is asked about: an action, a declaration, an incident."""

from typing import Any, Final

from marshmallow import validates_schema

from ...rules.model.action import Proposal
from ...rules.model.steps import Declaration, Deed, Incident, Statement
from .arrays import Each, Many
from .members import members
from .round import Amount, ConditionSchema
from .strict import One, Strict, wrong

_SIZES: Final = frozenset({"to", "by", "add"})


class ActionSchema(Strict):
    """A plain action: its type, its seat if that is not the one to act, and at most one amount."""

    noun = Proposal
    noun_verifies = True

    class Meta(Strict.Meta):
        include = members(Proposal)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_size(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """At most one of to, by and add."""
        if isinstance(original, dict) and len(original.keys() & _SIZES) > 1:
            raise wrong("action.one_size")


MOST_ACTIONS: Final = 1000
MOST_STATEMENTS: Final = 10
MOST_CANDIDATES: Final = 10
MOST_MOTIONS: Final = 10
MOST_CHIPS_PUSHED: Final = 250


class StatementSchema(Strict):
    """One thing said."""

    noun = Statement

    class Meta(Strict.Meta):
        include = members(Statement, without=("candidates", "condition"))

    candidates = Each(Amount(1), 2, MOST_CANDIDATES)
    condition = One(ConditionSchema)


class DeclarationSchema(Strict):
    """Words, chips by motion, or both; and what else matters for their meaning."""

    noun = Declaration

    class Meta(Strict.Meta):
        include = members(Declaration, without=("words", "chips", "prior_chips"))

    words = Many(StatementSchema, 0, MOST_STATEMENTS)
    chips = Each(Each(Amount(1), 1, MOST_CHIPS_PUSHED), 0, MOST_MOTIONS)
    prior_chips = Each(Amount(1), 0, MOST_CHIPS_PUSHED)


MOST_DEEDS: Final = 100


class DeedSchema(Strict):
    """What another player did since."""

    noun = Deed

    class Meta(Strict.Meta):
        include = members(Deed)


class IncidentSchema(Strict):
    """An incident; which members it needs besides its seat depends on its kind."""

    noun = Incident

    class Meta(Strict.Meta):
        include = members(Incident, without=("acted_since",))

    acted_since = Many(DeedSchema, 0, MOST_DEEDS)
