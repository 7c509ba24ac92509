"""The bodies of requests."""

from enum import StrEnum
from typing import Any, Final

from marshmallow import validates_schema

from ...hands.formats import FORMATS
from ...rules.model.decision import OnIllegal
from ...rulesets.versions import LONGEST_NAME
from ..fault_messages import RECORDS
from .arrays import Anything, Ids, ManyOf
from .hand import AHand
from .round import AfterSchema, OpeningSchema, RoundSchema
from .steps import MOST_ACTIONS, ActionSchema, DeclarationSchema, IncidentSchema
from .strict import AnyObject, Choice, Name, One, Strict, StrictField, WholeNumber, wrong

MOST_ITEMS: Final = 1000
MOST_COMPARED: Final = 10
MOST_CASES: Final = 500
"""The most tests of the conformance suite in one answer: half a megabyte."""
MOST_OFFSET: Final = 1_000_000
LONGEST_TEST_ID: Final = 200
LONGEST_SEARCH: Final = 100
_LONGEST_WORD: Final = 64
STEPS: Final = ("action", "declaration", "incident")
BEGINNINGS: Final = ("opening", "after")


class UnderRulesetSchema(Strict):
    """A request under a rulebook, with house rules on top; and the rulebooks to compare the answer with."""

    ruleset = Name(LONGEST_NAME, required=True)
    house_rules = AnyObject()
    compare = Ids(1, MOST_COMPARED, LONGEST_NAME)


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
            raise wrong("request.one_step")


class DeclarationStepSchema(Strict):
    """What a player said and did, as one of several steps."""

    declaration = One(DeclarationSchema, required=True)


class IncidentStepSchema(Strict):
    """An incident, as one of several steps."""

    incident = One(IncidentSchema, required=True)


class RoundsRequestSchema(UnderRulesetSchema):
    """The body of POST /v1/rounds: where do these steps lead?"""

    opening = One(OpeningSchema)
    after = One(AfterSchema)
    actions = ManyOf(
        ActionSchema, {"declaration": DeclarationStepSchema, "incident": IncidentStepSchema}, 0, MOST_ACTIONS
    )
    on_illegal = Choice(OnIllegal)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_beginning(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """Exactly one of opening and after."""
        if isinstance(original, dict) and len(original.keys() & BEGINNINGS) != 1:
            raise wrong("request.one_beginning")


class BatchRequestSchema(Strict):
    """The body of POST /v1/decisions/batch: many decision requests, each checked by itself elsewhere."""

    items = Anything(1, MOST_ITEMS, required=True)


LONGEST_ID: Final = 200


class Detail(StrEnum):
    """How much a report contains."""

    FULL = "full"
    BRIEF = "brief"  # of the decisions only the first that does not stand


class Text(StrictField):
    """A string of any length."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> str:
        if type(value) is not str:
            raise wrong("text.invalid")
        return value


class HandQuerySchema(Strict):
    """The query string: settings for every hand that does not name its own."""

    ruleset = Name(LONGEST_NAME)
    on_illegal = Choice(OnIllegal)
    detail = Choice(Detail)


class CasesQuerySchema(Strict):
    """The query string of GET /v1/conformance/cases: which tests, and which part of them."""

    ruleset = Name(LONGEST_NAME)
    level = Name(_LONGEST_WORD)
    requirement = Name(_LONGEST_WORD)
    topic = Name(_LONGEST_WORD)
    structure = Name(_LONGEST_WORD)
    tag = Name(_LONGEST_WORD)
    id = Name(LONGEST_TEST_ID)
    q = Name(LONGEST_SEARCH)
    limit = WholeNumber(1, MOST_CASES)
    offset = WholeNumber(0, MOST_OFFSET)


class RecordSchema(UnderRulesetSchema):
    """A hand in one of the ways in which it can be written down."""

    class Meta(UnderRulesetSchema.Meta):
        include = {name: Text() if format.is_text else AnyObject() for name, format in FORMATS.items()}  # noqa: RUF012

    id = Name(LONGEST_ID)
    hand = AHand()


class HandRequestSchema(RecordSchema):
    """The body of POST /v1/hands: was this hand played by the rules?"""

    on_illegal = Choice(OnIllegal)
    detail = Choice(Detail)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_record(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """Exactly one of the records."""
        if isinstance(original, dict) and sum(record in original for record in RECORDS) != 1:
            raise wrong("request.one_record")
