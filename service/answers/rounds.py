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
from ..rulesets import Shelf
from ..yielding import yielding
from . import questions, render, strict_json
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
from .tally import Tally

FEW_FAULTS: Final = 10
"""How many faults are listed at least of the item that uses up the limit for all."""


def decision(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """One decision. Raises Refused."""
    answer = _ruled(decision_question(raw, shelf), tally)
    tally.record(instance, raw, answer)
    return answer


def plain_decision(body: bytes, shelf: Shelf, tally: Tally) -> render.Json | None:
    """The same decision at half the cost, if nothing about the body is odd; else None. Raises Refused."""
    asked = questions.plain_decision(body, shelf)
    return None if asked is None else _ruled(asked, tally)


def plain_options(body: bytes, shelf: Shelf, tally: Tally) -> render.Json | None:
    """The same options at half the cost, if nothing about the body is odd; else None. Raises Refused."""
    asked = questions.plain_options(body, shelf)
    return None if asked is None else _offered(asked, tally)


def plain_batch(body: bytes, shelf: Shelf, tally: Tally) -> render.Json | None:
    """The same batch at half the cost, if nothing about any of its items is odd; else None."""
    asked = []
    items = strict_json.batch_items(body)
    for item in yielding(items if len(items) <= MOST_ITEMS else ()):
        try:
            plain = questions.plain_decision(item, shelf)
        except Refused:
            return None
        if plain is None:
            return None
        asked.append(plain)
    ruled = (Reply(_ruled(one, tally)).as_part() for one in yielding(asked))
    answers = [tally.write(answer, f"/items/{place}") for place, answer in enumerate(ruled)]
    return {"items": answers} if answers else None


def batch(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """A decision or a problem for each item. Raises Refused if the body is not a batch."""
    answers: list[Raw] = []
    faults_left = MOST_FAULTS
    for place, item in enumerate(yielding(batch_items(raw))):
        most = max(faults_left, FEW_FAULTS) if faults_left > 0 else 0
        answer, told = _item(item, f"{instance}#/items/{place}", shelf, tally, most)
        faults_left -= told
        answers.append(tally.write(answer, f"/items/{place}"))  # all at once would keep other callers waiting
    return {"items": answers}


def options(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """What the seat to act may do. Raises Refused."""
    answer = _offered(options_question(raw, shelf), tally)
    tally.record(instance, raw, answer)
    return answer


def whole_round(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """The round as played, and as played under the rulebooks to compare it with. Raises Refused."""
    return _with_compared(raw, instance, tally, lambda body: _round(rounds_question(body, shelf), body, tally))


def next_street(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """The street after a round whose betting is over, as played. Raises Refused."""
    answer = _round(next_street_question(raw, shelf), raw, tally)
    tally.record(instance, raw, answer)
    return answer


def next_hand(raw: Any, instance: str, shelf: Shelf, tally: Tally) -> render.Json:
    """The next hand, and how it is dealt under the rulebooks to compare it with. Raises Refused."""
    return _with_compared(raw, instance, tally, lambda body: _next_hand(next_hand_question(body, shelf), tally))


def _next_hand(asked: NextHandQuestion, tally: Tally) -> render.Json:
    tally.under = asked.under
    told = asked.told.deal or asked.told.alternatives[0]
    return render.next_hand(asked.told, asked.ruleset) | render.unused(
        asked.ruleset, told.opening.structure, "next_hand"
    )


def _with_compared(raw: Any, instance: str, tally: Tally, answer: Callable[[Any], render.Json]) -> render.Json:
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
    tally.record(instance, raw, told)
    return told


def answered_under(rulebook: str, instance: str, answer: Callable[[str], render.Json]) -> render.Json:
    """The answer under this rulebook, or the problem document if it refuses the body."""
    return {"rulebook": rulebook, **reply(lambda: answer(rulebook), instance).as_part()}


def _item(raw: Any, instance: str, shelf: Shelf, tally: Tally, most_faults: int) -> tuple[render.Json, int]:
    """The answer to one item, and how many faults it reports."""
    replied = reply(lambda: decision(raw, instance, shelf, tally), instance, most=most_faults)
    if replied.problem is not None:
        tally.problems.append(replied.problem.slug)
    return replied.as_part(), 0 if replied.problem is None else len(replied.document["errors"])


def _ruled(asked: DecisionQuestion, tally: Tally) -> render.Json:
    decided = decide(asked.round, asked.step, asked.ruleset)
    tally.under = asked.under
    tally.decisions.append((asked.under, decided))
    answer = render.decision(decided, asked.ruleset)
    if asked.ruleset.house:
        answer |= render.unused(asked.ruleset, asked.round.structure, "steps")
    return answer


def _offered(asked: OptionsQuestion, tally: Tally) -> render.Json:
    tally.under = asked.under
    return {
        "seat": asked.round.to_act,
        "options": rules.options_in(asked.round, asked.ruleset),
        "rulebook": asked.ruleset.pin,
        **render.unused(asked.ruleset, asked.round.structure, "options"),
    }


def _round(asked: RoundsQuestion, raw: Any, tally: Tally) -> render.Json:
    replayed = replay(asked.round, yielding(asked.steps), asked.ruleset, asked.on_illegal)
    if replayed.faults:
        raise Refused(steps_refused(raw["actions"], replayed))
    tally.decisions += [(asked.under, decided) for decided in replayed.decisions]
    decisions = (render.decision(decided, asked.ruleset) for decided in yielding(replayed.decisions))
    named = {}
    if asked.named is not None:
        named = {"opening": opening_as_sent(asked.named.opening), "house_rules": asked.named.house_rules}
    return {
        "decisions": [tally.write(one, "/actions") for one in decisions],
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
