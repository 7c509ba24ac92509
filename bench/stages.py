"""What each stage of a decision costs in this process, and what stands beside it on this machine."""

import io
import json
import logging
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from flask import Flask, Response
from prometheus_client import CollectorRegistry, Counter

from bench import bodies, inside, wsgi
from bench.plan import Plan
from bench.rows import Row, Section, at_most, quotients
from bench.servers import DECISIONS


def stages(plan: Plan) -> Section:
    """From the bytes that came to the bytes that go; then all of it at once."""
    sent = bodies.as_bytes(bodies.decision())
    raw = inside.parsed(sent)
    data, _ = inside.checked(raw)
    question = inside.asked(raw)
    answer = inside.decided(question)
    said = inside.rendered(answer, question)
    app = inside.application()
    return _section(
        plan,
        "Stages of a decision, in this process, 9 seats",
        {
            "read, settle and find a meaning": lambda: inside.asked_plainly(sent),
            "the same the long way: parse": lambda: inside.parsed(sent),
            "check the shape": lambda: inside.checked(raw),
            "settle the round": lambda: inside.settled(data, question),
            "all of that but parsing": lambda: inside.asked(raw),
            "decide": lambda: inside.decided(question),
            "render": lambda: inside.rendered(answer, question),
            "to bytes": lambda: inside.to_bytes(said),
            "the whole application, request log off": lambda: wsgi.call(app, DECISIONS, sent),
        },
    )


def odd_bodies(plan: Plan) -> Section:
    """What a body that is not as most are costs from its bytes to the answer's, against one that is."""
    odd = {
        "an escape in a value": (bodies.an_escape(), 1.8),
        "a null in every optional member": (bodies.as_bytes(bodies.nulls()), 2.0),
        "an unknown member": (bodies.as_bytes(bodies.unknown_member()), 5.0),
        "a round that contradicts itself": (bodies.as_bytes(bodies.contradiction()), 2.0),
    }
    sent = {"good": bodies.as_bytes(bodies.decision())} | {name: body for name, (body, _) in odd.items()}
    costs = plan.costs({name: partial(inside.told, body) for name, body in sent.items()})
    rows = [Row(name, quotients(costs[name], costs["good"]), "", at_most(goal)) for name, (_, goal) in odd.items()]
    return Section("CPU of an odd body of a decision, in this process, against that of a good one", rows)


def constants(plan: Plan) -> Section:
    """What the parts that others wrote cost here."""
    sent = bodies.as_bytes(bodies.decision())
    said = inside.as_tree(inside.rendered(inside.decided(question := inside.asked(inside.parsed(sent))), question))
    steps: dict[str, Callable[[], object]] = {
        "json.loads of the body": lambda: json.loads(sent),
        "json.dumps of the answer": lambda: json.dumps(said),
    }
    if find_spec("orjson") is not None:
        orjson = import_module("orjson")
        steps["orjson.loads of the body"] = lambda: orjson.loads(sent)
        steps["orjson.dumps of the answer"] = lambda: orjson.dumps(said)
    empty = _empty()
    counter = Counter("bench", "A counter.", ("one",), registry=CollectorRegistry()).labels("of many")
    log = _log()
    fields = {"event": "request", "method": "POST", "route": DECISIONS, "status": 200, "duration_ms": 0.25}
    steps |= {
        "Flask's dispatch of an empty view": lambda: wsgi.call(empty, DECISIONS, sent),
        "a counter's inc": counter.inc,
        "a line of log": lambda: log.info("request", extra={"fields": fields}),
    }
    return _section(plan, "What stands beside them on this machine", steps)


def _section(plan: Plan, title: str, steps: dict[str, Callable[[], object]]) -> Section:
    return Section(title, [Row(name, costs, "µs") for name, costs in plan.costs(steps).items()])


def _empty() -> Flask:
    app = Flask("empty")
    app.add_url_rule(DECISIONS, view_func=lambda: Response(b"{}"), methods=["POST"])
    return app


def _log() -> logging.Logger:
    class Nowhere(io.TextIOBase):
        def write(self, text: str, /) -> int:
            return len(text)

    handler = logging.StreamHandler(Nowhere())
    handler.setFormatter(inside.log_line())
    log = logging.Logger("bench", logging.INFO)
    log.addHandler(handler)
    return log
