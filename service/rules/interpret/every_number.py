"""Adds a reason for each number of a declaration that decides nothing, so that a ruling names every number."""

from collections.abc import Iterator

from msgspec.structs import replace

from ..declarations.unused_numbers import ChipsLeft
from ..model.decision import Decision
from ..model.reason import Basis, Code
from ..model.steps import Declaration
from ..ruleset import Ruleset
from ..situation import because


def with_every_number(decision: Decision, declaration: Declaration, ruleset: Ruleset) -> Decision:
    """The decision, with a reason for each number of the declaration that is in none of its reasons and actions.

    No clause speaks of these: the reasons say what is so, and rest on none.
    """
    known = set(_named(decision))
    named = [amount for statement in declaration.words for amount in (statement.amount, *statement.candidates)]
    unused = [amount for amount in dict.fromkeys((*named, declaration.told_to)) if amount and amount not in known]
    reasons = [because(Code.AMOUNT_UNUSED, ruleset, amount=amount) for amount in unused]
    chips = sum(map(sum, declaration.chips))
    if chips not in {0, *known, *named}:
        reasons.append(because(Code.CHIPS_PUT_IN, ruleset, amount=chips, why=_left(chips, decision)))
    if not reasons:
        return decision
    unread = [replace(reason, clause=None, basis=Basis.ASSUMED) for reason in reasons]
    return replace(decision, reasons=(*decision.reasons, *unread))


def _left(chips: int, decision: Decision) -> ChipsLeft:
    if decision.action is None:
        return ChipsLeft.OPEN
    return ChipsLeft.OVER if chips > decision.action.add else ChipsLeft.SHORT


def _named(decision: Decision) -> Iterator[int]:
    for reason in decision.reasons:
        yield from (value for _, value in reason.params if isinstance(value, int))
    for action in (decision.action, *[choice.action for choice in decision.alternatives]):
        if action:
            yield from (action.to, action.by, action.add)
    for choice in decision.alternatives:
        yield from (value for _, value in choice.effect.params if isinstance(value, int))
