"""What is answered about one betting round: a decision, or many; the options; the whole round. And the next hand.

Whole rounds and next hands are answered under other rulebooks too (`compare`).
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from .. import rules
from ..named_games.opening_of import opening_as_sent
from ..rules import decide, replay
from ..rules.model.decision import Replayed
from ..rulesets import Rulebooks
from ..yielding import yielding
from . import questions, render, strict_json
from .answer_record import AnswerRecord
from .fault_messages import Refused
from .pointers import MOST_FAULTS, pointer_to
from .problems import Reply, reply
from .questions import (
    DecisionQuestion,
    NextHandQuestion,
    OptionsQuestion,
    RoundsQuestion,
    batch_items,
    decision_question,
    next_hand_question,
    next_street_question,
    options_question,
    rounds_question,
)
from .schemas.request_schema import MOST_ITEMS
from .schemas.step_schema import inside

FEW_FAULTS: Final = 10
"""How many faults are listed at least of the item that uses up the limit for all."""


def decision(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """One decision. Raises Refused."""
    answer = _ruled(decision_question(raw, rulebooks), record)
    record.record(instance, raw, answer)
    return answer


def decision_fast(body: bytes, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json | None:
    """The same decision at half the cost, if nothing about the body is odd; else None. Raises Refused."""
    question = questions.decision_fast(body, rulebooks)
    return None if question is None else _ruled(question, record)


def options_fast(body: bytes, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json | None:
    """The same options at half the cost, if nothing about the body is odd; else None. Raises Refused."""
    question = questions.options_fast(body, rulebooks)
    return None if question is None else _offered(question, record)


def batch_fast(body: bytes, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json | None:
    """The same batch at half the cost, if nothing about any of its items is odd; else None."""
    requests = []
    items = strict_json.batch_items(body)
    for item in yielding(items if len(items) <= MOST_ITEMS else ()):
        try:
            plain = questions.decision_fast(item, rulebooks)
        except Refused:
            return None
        if plain is None:
            return None
        requests.append(plain)
    ruled = (Reply(_ruled(request, record)).as_part() for request in yielding(requests))
    answers = [record.write(answer, f"/items/{place}") for place, answer in enumerate(ruled)]
    return {"items": answers} if answers else None


def batch(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """A decision or a problem for each item. Raises Refused if the body is not a batch."""
    answers: list[Raw] = []
    faults_left = MOST_FAULTS
    for place, item in enumerate(yielding(batch_items(raw))):
        most, here = max(faults_left, FEW_FAULTS) if faults_left > 0 else 0, f"{instance}#/items/{place}"
        replied = reply(partial(decision, item, here, rulebooks, record), here, most=most)
        if replied.problem is not None:
            record.problems.append(replied.problem.slug)
            faults_left -= len(replied.document["errors"])
        # each at once: all together would keep other callers waiting
        answers.append(record.write(replied.as_part(), f"/items/{place}"))
    return {"items": answers}


def options(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """What the seat to act may do. Raises Refused."""
    answer = _offered(options_question(raw, rulebooks), record)
    record.record(instance, raw, answer)
    return answer


def whole_round(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """The round as played, and as played under the rulebooks to compare it with. Raises Refused."""
    return _with_compared(raw, instance, record, lambda body: _round(rounds_question(body, rulebooks), body, record))


def next_street(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """The street after a round whose betting is over, as played. Raises Refused."""
    answer = _round(next_street_question(raw, rulebooks), raw, record)
    record.record(instance, raw, answer)
    return answer


def next_hand(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """The next hand, and how it is dealt under the rulebooks to compare it with. Raises Refused."""
    return _with_compared(raw, instance, record, lambda body: _next_hand(next_hand_question(body, rulebooks), record))


def _next_hand(question: NextHandQuestion, record: AnswerRecord) -> render.Json:
    record.under = question.under
    deal = question.next_hand.deal or question.next_hand.alternatives[0]
    return render.next_hand(question.next_hand, question.ruleset) | render.unused(
        question.ruleset, deal.opening.structure, "next_hand"
    )


def _with_compared(raw: Any, instance: str, record: AnswerRecord, answer: Callable[[Any], render.Json]) -> render.Json:
    """The answer to a body, and under `compared` the answer under each rulebook in its `compare`, house rules included.

    A rulebook may refuse the body (another cap may need another field): then the problem stands in its place.
    Raises Refused if the body's own rulebook refuses it.
    """
    result = answer(raw)
    if "compare" in raw:
        plain = {key: value for key, value in raw.items() if key != "compare"}
        result["compared"] = list(compared(raw, instance, lambda name: answer({**plain, "rulebook": name})))
    record.record(instance, raw, result)
    return result


def compared(raw: Any, instance: str, answer: Callable[[str], render.Json]) -> Iterator[render.Json]:
    """The answer under each rulebook in the body's `compare`, or the problem document if it refuses the body."""
    for place, name in enumerate(yielding(raw["compare"])):
        yield {"rulebook": name, **reply(partial(answer, name), f"{instance}#/compare/{place}").as_part()}


def _ruled(question: DecisionQuestion, record: AnswerRecord) -> render.Json:
    decided = decide(question.round, question.step, question.ruleset)
    record.under = question.under
    record.decisions.append((question.under, question.ruleset.id, decided))
    answer = render.decision(decided, question.ruleset)
    if question.ruleset.house:
        answer |= render.unused(question.ruleset, question.round.structure, "steps")
    return answer


def _offered(question: OptionsQuestion, record: AnswerRecord) -> render.Json:
    record.under = question.under
    return {
        "seat": question.round.to_act,
        "options": rules.options_in(question.round, question.ruleset),
        "rulebook": question.ruleset.pin,
        **render.unused(question.ruleset, question.round.structure, "options"),
    }


def _round(question: RoundsQuestion, raw: Any, record: AnswerRecord) -> render.Json:
    replayed = replay(question.round, yielding(question.steps), question.ruleset, question.on_illegal)
    if replayed.faults:
        place = replayed.stopped_at or 0
        above = pointer_to(("actions", place, *inside(raw["actions"][place])))
        raise Refused(tuple(replace(fault, pointer=above + fault.pointer) for fault in replayed.faults))
    record.decisions += [(question.under, question.ruleset.id, decided) for decided in replayed.decisions]
    decisions = (render.decision(decided, question.ruleset) for decided in yielding(replayed.decisions))
    named = {}
    if question.named is not None:
        named = {"opening": opening_as_sent(question.named.opening), "house_rules": question.named.house_rules}
    return {
        "decisions": [record.write(decision, "/actions") for decision in decisions],
        "round": replayed.round,
        "next": render.next_(replayed.round),
        "options": rules.options_in(replayed.round, question.ruleset),
        "stopped_at": _stopped_at(replayed),
        **named,
        "rulebook": question.ruleset.pin,
        **render.unused(
            question.ruleset, replayed.round.structure, "opening" if raw.keys() & {"opening", "game"} else "steps"
        ),
    }


def _stopped_at(replayed: Replayed) -> render.Json | None:
    """The action that stopped the replay, as a pointer into the body and as people count, from 1."""
    place = replayed.stopped_at
    return None if place is None else {"pointer": pointer_to(("actions", place)), "action": place + 1}
