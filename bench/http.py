"""One decision, and a batch of them, over HTTP against what else could answer; and the next options with it."""

import json
from collections.abc import Callable
from typing import Final

from bench import bodies, load
from bench.capacity import seconds_of_cpu
from bench.peers.rebuild import rebuild_and_ask
from bench.plan import Plan
from bench.rows import Goal, Row, Section, at_least, quotients
from bench.servers import BATCH, CONNECTIONS, DECISIONS, KINDS, OPTIONS, Server, running

_SECONDS: Final = 2.0
_ITEMS: Final = 1000
_ACTIONS: Final = 5000
_AGAINST: Final[dict[str, Goal]] = {
    "bare Flask echo": at_least(1.4),
    "bare WSGI": at_least(0.9),
    "FastAPI + pydantic + PokerKit": at_least(4.5),
    "FastAPI + pydantic + PokerKit, async": at_least(3.5),
    "FastAPI + pydantic, constant": at_least(1.2),
}


def decision(plan: Plan) -> Section:
    """Requests a second of each server, and the service's against each of the others."""
    busy: list[float] = []

    def taken(server: Server) -> Callable[[], float]:
        def measure() -> float:
            found = server.take(plan.seconds(_SECONDS))
            busy.append(found.busy)
            return found.rate

        return measure

    with running(plan.cores, *KINDS) as servers:
        for server in servers.values():
            server.take(plan.seconds(0.5))
        rates = plan.side_by_side({name: taken(server) for name, server in servers.items()})
    section = Section("One decision over HTTP, 9 seats")
    section.rows = [Row(name, values, "/s") for name, values in rates.items()]
    section.rows += [
        Row(f"service against {name}", quotients(rates["service"], rates[name]), "x", goal)
        for name, goal in _AGAINST.items()
    ]
    section.rows.append(
        Row(
            "service without its request log against bare Flask echo",
            quotients(rates["service, no request log"], rates["bare Flask echo"]),
            "x",
        )
    )
    section.notes.append(f"The load was busy for at most {max(busy):.0%} of its time: near all, it is the limit.")
    return section


def batch(plan: Plan) -> Section:
    """Decisions a second in batches, against the echo's requests a second and PokerKit in this process."""
    items = 10 if plan.short else _ITEMS
    asked = bodies.batch(items)
    packed = load.request(BATCH, bodies.as_bytes(asked))
    one = bodies.decision()
    with running(plan.cores, "service", "bare Flask echo") as servers:
        service, echo = servers["service"], servers["bare Flask echo"]
        answered = json.loads(service.ask(BATCH, asked))["items"]
        if len(answered) != items or not all(item["status"] == 200 and item["answer"]["legal"] for item in answered):
            raise load.LoadError("the batch is not answered rightly")

        def kit() -> float:
            with plan.cores.on_measured():
                return 1 / plan.cost(lambda: rebuild_and_ask(one))

        rates = plan.side_by_side(
            {
                "batch": lambda: load.closed_loop(service.port, [packed], 2, plan.seconds(_SECONDS)).rate * items,
                "echo": lambda: echo.take(plan.seconds(_SECONDS)).rate,
                "kit": kit,
            }
        )
    section = Section(f"A batch of {items:,}")
    section.rows = [
        Row("service, decisions", rates["batch"], "/s"),
        Row("bare Flask echo, requests", rates["echo"], "/s"),
        Row("PokerKit in this process, decisions", rates["kit"], "/s"),
        Row("batch against bare Flask echo", quotients(rates["batch"], rates["echo"]), "x", at_least(15)),
        Row("batch against PokerKit in process", quotients(rates["batch"], rates["kit"]), "x", at_least(10)),
    ]
    return section


def one_call(plan: Plan) -> Section:
    """The worker's CPU for an action and what the next seat may do: in one call, and in two."""
    many = _ACTIONS // 10 if plan.short else _ACTIONS
    action = bodies.decision()
    with running(plan.cores, "service") as servers:
        service = servers["service"]
        told = json.loads(service.ask(DECISIONS, action))
        after = {"rulebook": action["rulebook"], "round": told["round"]}
        if told["options"] != json.loads(service.ask(OPTIONS, after))["options"]:
            raise load.LoadError("the options are not those of the next round")
        sent = {
            "one": [load.request(DECISIONS, bodies.as_bytes(action))],
            "two": [
                load.request(path, bodies.as_bytes(body)) for path, body in ((DECISIONS, action), (OPTIONS, after))
            ],
        }

        def taken(requests: list[bytes]) -> Callable[[], float]:
            def measure() -> float:
                before = seconds_of_cpu(service.worker())
                load.closed_loop(service.port, requests, CONNECTIONS, 0, most=many * len(requests))
                return (seconds_of_cpu(service.worker()) - before) / many * 1e6

            return measure

        load.closed_loop(service.port, sent["two"], CONNECTIONS, 0, most=many)
        costs = plan.side_by_side({name: taken(requests) for name, requests in sent.items()})
    section = Section("An action and the options of whoever is next, CPU of the worker, 9 seats")
    section.rows = [
        Row("a decision, with the options of the next seat", costs["one"], "µs"),
        Row("a decision, and then the options in a second call", costs["two"], "µs"),
        Row("two calls against one", quotients(costs["two"], costs["one"]), "x", at_least(1.5)),
    ]
    return section
