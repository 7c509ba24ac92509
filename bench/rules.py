"""The rules alone, and the check of a body's shape, in this process."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from marshmallow import Schema

from bench import bodies
from bench.load import LoadError
from bench.peers.rebuild import rebuild_and_ask
from bench.plan import Plan
from bench.rows import Row, Section, at_least, at_most, quotients
from service import library
from service.answers.questions import DecisionQuestion, decision_question
from service.answers.schemas.request_schema import DecisionRequestSchema
from service.answers.schemas.strict_schema import Strict, load
from service.rules.decide import decide
from service.rules.model.decision import Decision
from service.rulesets import load_rulebooks

_RULEBOOKS: Final = load_rulebooks()
_SCHEMA: Final = DecisionRequestSchema()


def rules(plan: Plan) -> Section:
    """What `decide` takes for each action, the library's from JSON to JSON, and PokerKit to rebuild the same snapshot
    and be asked.
    """
    steps: dict[str, Callable[[], object]] = {}
    for action in bodies.ACTIONS:
        body = bodies.decision(action)
        steps[action], steps[f"kit {action}"] = _both(body)
        steps[f"library {action}"] = partial(library.decide, body)
    costs = plan.costs(steps)
    mean = [sum(found) / len(found) for found in zip(*(costs[action] for action in bodies.ACTIONS), strict=True)]
    section = Section("The rules alone, in this process, 9 seats")
    section.rows = [Row(f"decide, {action}", costs[action], "µs") for action in bodies.ACTIONS]
    section.rows += [
        Row(f"PokerKit rebuilt and asked, {action}", costs[f"kit {action}"], "µs") for action in bodies.ACTIONS
    ]
    section.rows += [
        Row(f"the library's decide, {action}", costs[f"library {action}"], "µs") for action in bodies.ACTIONS
    ]
    section.rows.append(Row("decide, mean of the three", mean, "µs", at_most(12)))
    section.rows += [
        Row(f"decide against PokerKit, {action}", quotients(costs[f"kit {action}"], costs[action]), "x", at_least(30))
        for action in bodies.ACTIONS
    ]
    section.rows += [
        Row(
            f"the library's decide against PokerKit, {action}",
            quotients(costs[f"kit {action}"], costs[f"library {action}"]),
            "x",
            at_least(30),
        )
        for action in bodies.ACTIONS
    ]
    return section


def _both(body: bodies.Json) -> tuple[Callable[[], object], Callable[[], object]]:
    question = decision_question(body, _RULEBOOKS)
    if not _decided(question).legal or not rebuild_and_ask(body).legal:
        raise LoadError("a legal action is not")
    return lambda: _decided(question), lambda: rebuild_and_ask(body)


def validation(plan: Plan) -> Section:
    """The shape of a body: the quick way against marshmallow's own."""
    body = bodies.decision()
    if load(_SCHEMA, body) != (_by_marshmallow(body), ()):
        raise LoadError("the two ways through the schema differ")
    costs = plan.costs({"quick": lambda: load(_SCHEMA, body), "marshmallow": lambda: _by_marshmallow(body)})
    section = Section("The shape of a body, in this process, 9 seats")
    section.rows = [
        Row("quick way", costs["quick"], "µs"),
        Row("marshmallow's own load by the same schema", costs["marshmallow"], "µs"),
        Row("quick against marshmallow's own", quotients(costs["marshmallow"], costs["quick"]), "x", at_least(30)),
    ]
    return section


def _decided(question: DecisionQuestion) -> Decision:
    """The rules' answer, and the next snapshot with it."""
    answer = decide(question.round, question.step, question.ruleset)
    _ = answer.round
    return answer


def _by_marshmallow(raw: Any) -> Any:
    """The body through the same schema as marshmallow loads it."""
    usual = Strict.load
    Strict.load = Schema.load  # type: ignore[method-assign, assignment]
    try:
        return _SCHEMA.load(raw)
    finally:
        Strict.load = usual  # type: ignore[method-assign]
