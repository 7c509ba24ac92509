"""The rules alone, and the check of a body's shape, in this process."""

from collections.abc import Callable
from functools import partial

from bench import bodies, inside
from bench.load import LoadError
from bench.peers.rebuild import rebuild_and_ask
from bench.plan import Plan
from bench.rows import Row, Section, at_least, at_most, quotients
from service import library


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
    question = inside.asked(body)
    if not inside.decided(question).legal or not rebuild_and_ask(body).legal:
        raise LoadError("a legal action is not")
    return lambda: inside.decided(question), lambda: rebuild_and_ask(body)


def validation(plan: Plan) -> Section:
    """The shape of a body: the quick way against marshmallow's own."""
    body = bodies.decision()
    if inside.checked(body) != (inside.checked_by_marshmallow(body), ()):
        raise LoadError("the two ways through the schema differ")
    costs = plan.costs(
        {"quick": lambda: inside.checked(body), "marshmallow": lambda: inside.checked_by_marshmallow(body)}
    )
    section = Section("The shape of a body, in this process, 9 seats")
    section.rows = [
        Row("quick way", costs["quick"], "µs"),
        Row("marshmallow's own load by the same schema", costs["marshmallow"], "µs"),
        Row("quick against marshmallow's own", quotients(costs["marshmallow"], costs["quick"]), "x", at_least(30)),
    ]
    return section
