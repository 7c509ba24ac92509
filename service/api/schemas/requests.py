"""The bodies that are sent."""

from typing import Final

from service.api.schemas.action import ActionSchema
from service.api.schemas.opening import OpeningSchema
from service.api.schemas.round import RoundSchema
from service.api.schemas.strict import AnyObject, Anything, Choice, Many, Name, One, Strict
from service.rules.replay import OnIllegal

MOST_ACTIONS: Final = 1000
MOST_ITEMS: Final = 1000
LONGEST_RULESET_ID: Final = 64


class UnderRulesetSchema(Strict):
    """A request that is judged under a rulebook, with the house's own rules on top."""

    ruleset = Name(LONGEST_RULESET_ID, required=True)
    house_rules = AnyObject()


class OptionsRequestSchema(UnderRulesetSchema):
    """What may the seat to act do?"""

    round = One(RoundSchema, required=True)


class DecisionRequestSchema(OptionsRequestSchema):
    """What stands of this action?"""

    action = One(ActionSchema, required=True)


class RoundsRequestSchema(UnderRulesetSchema):
    """Where do these actions lead?"""

    opening = One(OpeningSchema, required=True)
    actions = Many(ActionSchema, 0, MOST_ACTIONS)
    on_illegal = Choice(OnIllegal)


class BatchRequestSchema(Strict):
    """Many decision requests; each is checked by itself."""

    items = Anything(1, MOST_ITEMS, required=True)
