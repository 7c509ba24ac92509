"""A reason in full: its code, the clause that the ruleset gives for it, and the English."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from service.rules.model.reasons import Code, Reason, Standing, Topic
from service.rules.ruleset import Ruleset, Why
from service.rules.says import SAYS

_SUFFIX: Final[Mapping[Standing, str]] = MappingProxyType({Standing.ASSUMED: ".assumed", Standing.HOUSE: ".house"})


def because(code: Code, ruleset: Ruleset, topic: Topic | None = None, **facts: object) -> Reason:
    """The reason for `code` under this ruleset.

    `topic` replaces the code's own topic. `facts` fill the names in braces in its words (chips).
    The code gets the suffix `.assumed` if the rulebook is silent, `.house` if a house rule decides: no clause is cited.
    """
    return reason(code, ruleset, topic, facts)


def reason(code: Code, ruleset: Ruleset, topic: Topic | None, facts: Mapping[str, object]) -> Reason:
    """The same as `because`, with the facts in one mapping."""
    why = ruleset.heard.get((code, topic)) or _look_up(code, ruleset, topic)
    return Reason(code=why.code, clause=why.clause, standing=why.standing, message=why.words.format_map(facts))


def _look_up(code: Code, ruleset: Ruleset, topic: Topic | None) -> Why:
    own_topic, words = SAYS[code]
    cited = ruleset.cite(topic or own_topic)
    suffix = _SUFFIX.get(cited.standing, "")
    ruleset.heard[code, topic] = why = Why(code.value + suffix, cited.clause, cited.standing, words)
    return why
