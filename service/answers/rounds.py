"""What is answered about one betting round: a decision, or many; the options; the whole round. And the next hand.

Whole rounds and next hands are answered under other rulebooks too (`compare`).
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from .. import rules
from ..named_games import opening_as_sent
from ..rules import decide, replay
from ..rules.model.decision import Replayed
from ..rules.model.fault import Fault
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
    asked = questions.decision_fast(body, rulebooks)
    return None if asked is None else _ruled(asked, record)


def options_fast(body: bytes, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json | None:
    """The same options at half the cost, if nothing about the body is odd; else None. Raises Refused."""
    asked = questions.options_fast(body, rulebooks)
    return None if asked is None else _offered(asked, record)


def batch_fast(body: bytes, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json | None:
    """The same batch at half the cost, if nothing about any of its items is odd; else None."""
    asked = []
    items = strict_json.batch_items(body)
    for item in yielding(items if len(items) <= MOST_ITEMS else ()):
        try:
            plain = questions.decision_fast(item, rulebooks)
        except Refused:
            return None
        if plain is None:
            return None
        asked.append(plain)
    ruled = (Reply(_ruled(one, record)).as_part() for one in yielding(asked))
    answers = [record.write(answer, f"/items/{place}") for place, answer in enumerate(ruled)]
    return {"items": answers} if answers else None


def batch(raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord) -> render.Json:
    """A decision or a problem for each item. Raises Refused if the body is not a batch."""
    answers: list[Raw] = []
    faults_left = MOST_FAULTS
    for place, item in enumerate(yielding(batch_items(raw))):
        most = max(faults_left, FEW_FAULTS) if faults_left > 0 else 0
        answer, told = _item(item, f"{instance}#/items/{place}", rulebooks, record, most)
        faults_left -= told
        answers.append(record.write(answer, f"/items/{place}"))  # all at once would keep other callers waiting
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


def _next_hand(asked: NextHandQuestion, record: AnswerRecord) -> render.Json:
    record.under = asked.under
    told = asked.told.deal or asked.told.alternatives[0]
    return render.next_hand(asked.told, asked.ruleset) | render.unused(
        asked.ruleset, told.opening.structure, "next_hand"
    )


def _with_compared(raw: Any, instance: str, record: AnswerRecord, answer: Callable[[Any], render.Json]) -> render.Json:
    """The answer to a body, and under `compared` the answer under each rulebook in its `compare`, house rules included.

    A rulebook may refuse the body (another cap may need another field): then the problem stands in its place.
    Raises Refused if the body's own rulebook refuses it.
    """
    told = answer(raw)
    if "compare" in raw:
        plain = {key: value for key, value in raw.items() if key != "compare"}
        told["compared"] = [
            answered_under(name, f"{instance}#/compare/{place}", lambda name: answer({**plain, "rulebook": name}))
            for place, name in enumerate(yielding(raw["compare"]))
        ]
    record.record(instance, raw, told)
    return told


def answered_under(rulebook: str, instance: str, answer: Callable[[str], render.Json]) -> render.Json:
    """The answer under this rulebook, or the problem document if it refuses the body."""
    return {"rulebook": rulebook, **reply(lambda: answer(rulebook), instance).as_part()}


def _item(
    raw: Any, instance: str, rulebooks: Rulebooks, record: AnswerRecord, most_faults: int
) -> tuple[render.Json, int]:
    """The answer to one item, and how many faults it reports."""
    replied = reply(lambda: decision(raw, instance, rulebooks, record), instance, most=most_faults)
    if replied.problem is not None:
        record.problems.append(replied.problem.slug)
    return replied.as_part(), 0 if replied.problem is None else len(replied.document["errors"])


def _ruled(asked: DecisionQuestion, record: AnswerRecord) -> render.Json:
    decided = decide(asked.round, asked.step, asked.ruleset)
    record.under = asked.under
    record.decisions.append((asked.under, asked.ruleset.id, decided))
    answer = render.decision(decided, asked.ruleset)
    if asked.ruleset.house:
        answer |= render.unused(asked.ruleset, asked.round.structure, "steps")
    return answer


def _offered(asked: OptionsQuestion, record: AnswerRecord) -> render.Json:
    record.under = asked.under
    return {
        "seat": asked.round.to_act,
        "options": rules.options_in(asked.round, asked.ruleset),
        "rulebook": asked.ruleset.pin,
        **render.unused(asked.ruleset, asked.round.structure, "options"),
    }


def _round(asked: RoundsQuestion, raw: Any, record: AnswerRecord) -> render.Json:
    replayed = replay(asked.round, yielding(asked.steps), asked.ruleset, asked.on_illegal)
    if replayed.faults:
        raise Refused(steps_refused(raw["actions"], replayed))
    record.decisions += [(asked.under, asked.ruleset.id, decided) for decided in replayed.decisions]
    decisions = (render.decision(decided, asked.ruleset) for decided in yielding(replayed.decisions))
    named = {}
    if asked.named is not None:
        named = {"opening": opening_as_sent(asked.named.opening), "house_rules": asked.named.house_rules}
    return {
        "decisions": [record.write(one, "/actions") for one in decisions],
        "round": replayed.round,
        "next": render.next_(replayed.round),
        "options": rules.options_in(replayed.round, asked.ruleset),
        "stopped_at": _stopped_at(replayed),
        **named,
        "rulebook": asked.ruleset.pin,
        **render.unused(
            asked.ruleset, replayed.round.structure, "opening" if raw.keys() & {"opening", "game"} else "steps"
        ),
    }


def _stopped_at(replayed: Replayed) -> render.Json | None:
    """The action that stopped the replay, as a pointer into the body and as people count, from 1."""
    place = replayed.stopped_at
    return None if place is None else {"pointer": pointer_to(("actions", place)), "action": place + 1}


def steps_refused(actions: list[render.Json], replayed: Replayed) -> tuple[Fault, ...]:
    """The faults of the step that makes no sense, with pointers into the body."""
    place = replayed.stopped_at or 0
    above = pointer_to(("actions", place, *inside(actions[place])))
    return tuple(replace(fault, pointer=above + fault.pointer) for fault in replayed.faults)
