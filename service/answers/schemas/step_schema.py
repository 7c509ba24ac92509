"""What a decision is asked about: an action, a declaration, an incident."""

from collections.abc import Mapping
from typing import Any, Final

from marshmallow import validates_schema

from ...rules.model.action import ActionType, Proposal
from ...rules.model.amounts import Chips
from ...rules.model.steps import ActionSince, Declaration, Incident, Statement, Step
from .round_schema import ConditionSchema
from .strict_fields import Amount, Each, Many, Object, members, wrong
from .strict_schema import Strict, schema_of

_SIZES: Final = frozenset({"to", "by", "add"})
MOST_ACTIONS: Final = 1000
MOST_STATEMENTS: Final = 10
MOST_CANDIDATES: Final = 10
MOST_MOTIONS: Final = 10
MOST_CHIPS_PUSHED: Final = 250
MOST_ACTIONS_SINCE: Final = 100


class ActionSchema(Strict):
    """A plain action: its type, its seat if that is not the one to act, and at most one amount."""

    noun = Proposal

    class Meta(Strict.Meta):
        include = members(Proposal)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_size(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """At most one of to, by and add."""
        if isinstance(original, dict) and len(original.keys() & _SIZES) > 1:
            raise wrong("action.one_size")


StatementSchema: Final = schema_of(
    Statement, candidates=Each(Amount(1), 2, MOST_CANDIDATES), condition=Object(ConditionSchema)
)
"""One thing said."""

ActionSinceSchema: Final = schema_of(ActionSince)
"""What another player did since."""

DeclarationSchema: Final = schema_of(
    Declaration,
    words=Many(StatementSchema, 0, MOST_STATEMENTS),
    chips=Each(Each(Amount(1), 1, MOST_CHIPS_PUSHED), 0, MOST_MOTIONS),
    prior_chips=Each(Amount(1), 0, MOST_CHIPS_PUSHED),
    acted_since=Many(ActionSinceSchema, 0, MOST_ACTIONS_SINCE),
)
"""Words, chips by motion, or both; and what else matters for their meaning."""

IncidentSchema: Final = schema_of(Incident, acted_since=Many(ActionSinceSchema, 0, MOST_ACTIONS_SINCE))
"""An incident; which members it needs besides its seat depends on its kind."""


class Entry(Proposal, frozen=True, kw_only=True):
    """One of several steps: a plain action itself, or a declaration or an incident that it holds.

    A record tells what an action put in (`paid`, chips). Raises ValueError for an entry of no kind, or of two.
    """

    type: ActionType | None = None  # type: ignore[assignment]  # of an action alone
    paid: Chips | None = None
    declaration: Declaration | None = None
    incident: Incident | None = None

    def __post_init__(self) -> None:
        Proposal.__post_init__(self)
        others = (self.declaration, self.incident).count(None)
        if self.type is not None and others == 2:
            return
        bare = self.seat is self.to is self.by is self.add is self.faced is self.paid is None
        if self.type is not None or not bare or others != 1:
            raise ValueError("an entry is of one kind")

    @property
    def step(self) -> Step:
        """The step."""
        return self.declaration or self.incident or self


class EntrySchema(ActionSchema):
    """A plain action, as one of several steps."""

    noun = Entry


class DeclarationEntrySchema(Strict):
    """What a player said and did, as one of several steps."""

    noun = Entry

    declaration = Object(DeclarationSchema, required=True)


class IncidentEntrySchema(Strict):
    """An incident, as one of several steps."""

    noun = Entry

    incident = Object(IncidentSchema, required=True)


ENTRIES: Final[Mapping[str, type[Strict]]] = {"declaration": DeclarationEntrySchema, "incident": IncidentEntrySchema}
"""The schemas of entries that are no plain actions, by the member that tells them."""


def inside(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """The path to a step's own members in its entry: those of a declaration and of an incident are one level down."""
    return tuple(member for member in ENTRIES if member in entry)
