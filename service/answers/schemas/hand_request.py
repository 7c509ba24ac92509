"""The request about a whole hand."""

from enum import StrEnum
from typing import Any, Final

from marshmallow import validates_schema

from ...rules.model.decision import OnIllegal
from .hand import AHand
from .requests import LONGEST_RULESET_ID, UnderRulesetSchema
from .strict import AnyObject, Choice, Name, Strict, StrictField, wrong

LONGEST_ID: Final = 200
RECORDS: Final = ("hand", "phh", "ohh")


class Detail(StrEnum):
    """How much a report contains."""

    FULL = "full"
    BRIEF = "brief"  # of the decisions only the first that does not stand


class Text(StrictField):
    """A string of any length."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> str:
        if type(value) is not str:
            raise wrong("text.invalid", "This must be a string.")
        return value


class HandQuerySchema(Strict):
    """The query string: settings for every hand that does not name its own."""

    ruleset = Name(LONGEST_RULESET_ID)
    on_illegal = Choice(OnIllegal)
    detail = Choice(Detail)


class HandRequestSchema(UnderRulesetSchema):
    """The body of POST /v1/hands: was this hand played by the rules?"""

    id = Name(LONGEST_ID)
    hand = AHand()
    phh = Text()
    ohh = AnyObject()
    on_illegal = Choice(OnIllegal)
    detail = Choice(Detail)

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def one_record(self, data: dict[str, Any], original: Any, **_: Any) -> None:
        """Exactly one of hand, phh and ohh."""
        if isinstance(original, dict) and sum(record in original for record in RECORDS) != 1:
            raise wrong("request.one_record", "One of hand, phh and ohh is needed, and only one.")
