"""Why: a reason's code, the clause that this ruleset puts behind it, and the English for it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from service.rules.model.reasons import Code, Reason, Standing, Topic
from service.rules.ruleset import Ruleset
from service.rules.says import SAYS

_SUFFIX: Final[Mapping[Standing, str]] = MappingProxyType({Standing.ASSUMED: ".assumed", Standing.HOUSE: ".house"})


def because(code: Code, ruleset: Ruleset, topic: Topic | None = None, **facts: object) -> Reason:
    """The reason `code` under this ruleset; `topic` where it is not the code's own, `facts` for the words (chips).

    No clause is cited where the rulebook is silent (`.assumed`) or a house rule decides (`.house`).
    """
    own_topic, words = SAYS[code]
    cited = ruleset.cite(topic or own_topic)
    return Reason(
        code=code.value + _SUFFIX.get(cited.standing, ""),
        clause=cited.clause,
        standing=cited.standing,
        message=words.format(**facts),
    )
