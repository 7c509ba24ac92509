"""A reason in full: its code, the clause that the ruleset gives for it, and the English."""

from collections.abc import Mapping

from .model.reasons import Code, Reason, Topic
from .ruleset import Ruleset
from .says import SAYS


def because(code: Code, ruleset: Ruleset, topic: Topic | None = None, **facts: object) -> Reason:
    """The reason for `code` under this ruleset.

    `topic` replaces the code's own topic. `facts` fill the names in braces in its words (chips).
    If the rulebook is silent, or a house rule decides, no clause is cited; `standing` says which.
    """
    return reason(code, ruleset, topic, facts)


def reason(code: Code, ruleset: Ruleset, topic: Topic | None, facts: Mapping[str, object]) -> Reason:
    """The same as `because`, with the facts in one mapping."""
    own_topic, words = SAYS[code]
    cited = ruleset.cite(topic or own_topic)
    return Reason(code=code, clause=cited.clause, standing=cited.standing, message=words.format_map(facts))
