"""Decisions: one, or many in a batch."""

from typing import Any, Final

from msgspec import Raw

from ..rules import decide
from ..rulesets import Shelf
from ..yielding import breathing
from . import problems, render
from .compared import with_compared
from .pointers import MOST_FAULTS
from .questions import Refused, batch_asked, decision_asked
from .tally import Tally

FEW_FAULTS: Final = 10
"""How many faults of a batch item are reported at least, even if earlier items used up the limit for all."""


def decision(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """One decision, and those under the rulebooks to compare it with. Raises Refused."""
    answer = with_compared(raw, instance, lambda raw: _decided(raw, shelf, tally))
    tally.record(instance, raw, answer)
    return answer


def batch(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """A decision or a problem for each item. Raises Refused if the body is not a batch."""
    answers: list[Raw] = []
    faults_left = MOST_FAULTS
    for place, item in enumerate(breathing(batch_asked(raw))):
        answer, told = _item(item, f"{instance}#/items/{place}", shelf, tally, max(faults_left, FEW_FAULTS))
        faults_left -= told
        answers.append(Raw(render.to_bytes(answer)))  # one by one: all at once would keep other callers waiting
    return {"items": answers}


def _item(raw: Any, instance: str, shelf: Shelf, tally: Tally, most_faults: int) -> tuple[render.Json, int]:
    """The answer to one item, and how many faults it reports."""
    try:
        return {"status": 200, "decision": decision(raw, instance, shelf, tally)}, 0
    except Refused as error:
        tally.problems.append(problems.INVALID.slug)
        problem = problems.refused(error.faults, instance, most_faults)
        return {"status": problems.INVALID.status, "problem": problem}, len(problem["errors"])


def _decided(raw: Any, shelf: Shelf, tally: Tally) -> render.Json:
    asked = decision_asked(raw, shelf)
    decided = decide(asked.round, asked.step, asked.ruleset)
    tally.decisions.append((asked.ruleset.id, decided))
    return render.decision(decided, asked.ruleset)
