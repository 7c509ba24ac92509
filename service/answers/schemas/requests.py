"""The bodies of requests."""

from typing import Any, Final

from marshmallow import validates_schema

from ...rules.model.decision import OnIllegal
from .arrays import Anything, Ids, ManyOf
from .round import OpeningSchema, RoundSchema
from .steps import ActionSchema, DeclarationSchema, IncidentSchema
from .strict import AnyObject, Choice, Name, One, Strict, wrong

MOST_ACTIONS: Final = 1000
MOST_ITEMS: Final = 1000
LONGEST_RULESET_ID: Final = 64
MOST_COMPARED: Final = 10
STEPS: Final = ("action", "declaration", "incident")


class UnderRulesetSchema(Strict):
    """A request under a rulebook, with house rules on top; and the rulebooks to compare the answer with."""

    ruleset = Name(LONGEST_RULESET_ID, required=True)
    house_rules = AnyObject()
    compare = Ids(1, MOST_COMPARED, LONGEST_RULESET_ID)


class OptionsRequestSchema(UnderRulesetSchema):
    """The body of POST /v1/options: what may the seat to act do?"""

    round = One(RoundSchema, required=True)


class DecisionRequestSchema(OptionsRequestSchema):
    """The body of POST /v1/decisions: what becomes of this action or declaration, what follows from this incident?"""

    action = One(ActionSchema)
    declaration = One(DeclarationSchema)
    incident = One(IncidentSchema)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_step(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """Exactly one of action, declaration and incident."""
        if isinstance(original, dict) and len(original.keys() & STEPS) != 1:
            raise wrong("request.one_step", "One of action, declaration and incident is needed, and only one.")


class DeclarationStepSchema(Strict):
    """What a player said and did, as one of several steps."""

    declaration = One(DeclarationSchema, required=True)


class IncidentStepSchema(Strict):
    """An incident, as one of several steps."""

    incident = One(IncidentSchema, required=True)


class RoundsRequestSchema(UnderRulesetSchema):
    """The body of POST /v1/rounds: where do these steps lead?"""

    opening = One(OpeningSchema, required=True)
    actions = ManyOf(
        ActionSchema, {"declaration": DeclarationStepSchema, "incident": IncidentStepSchema}, 0, MOST_ACTIONS
    )
    on_illegal = Choice(OnIllegal)


class BatchRequestSchema(Strict):
    """The body of POST /v1/decisions/batch: many decision requests, each checked by itself elsewhere."""

    items = Anything(1, MOST_ITEMS, required=True)
