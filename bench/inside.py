"""The service's own functions, as the in-process parts use them: when they change, this file does."""

from typing import Any, Final

from flask import Flask
from marshmallow import Schema

from service.answers import render
from service.answers.endpoints import DECISIONS, ask
from service.answers.questions import DecisionQuestion, decision_fast, decision_question
from service.answers.schemas.request_schema import DecisionRequestSchema
from service.answers.schemas.strict_schema import Strict, load
from service.answers.strict_json import parse
from service.api.app import create_app
from service.api.observe.log import JsonLine
from service.rules.decide import decide
from service.rules.model.decision import Decision
from service.rules.snapshot import settle
from service.rulesets import load_rulebooks
from service.settings import Settings

RULEBOOKS: Final = load_rulebooks()
SCHEMA: Final = DecisionRequestSchema()


def asked(raw: Any) -> DecisionQuestion:
    """The question in a body: checked, settled, and with a meaning."""
    return decision_question(raw, RULEBOOKS)


def asked_plainly(body: bytes) -> DecisionQuestion:
    """The same from the bytes of a body about which nothing is odd."""
    question = decision_fast(body, RULEBOOKS)
    if question is None:
        raise ValueError("something is odd about the body")
    return question


def decided(question: DecisionQuestion) -> Decision:
    """The rules' answer, and the next snapshot with it."""
    answer = decide(question.round, question.step, question.ruleset)
    _ = answer.round
    return answer


def checked(raw: Any) -> Any:
    """The body through the schema, which takes it at once."""
    return load(SCHEMA, raw)


def checked_by_marshmallow(raw: Any) -> Any:
    """The body through the same schema as marshmallow loads it."""
    usual = Strict.load
    Strict.load = Schema.load  # type: ignore[method-assign, assignment]
    try:
        return SCHEMA.load(raw)
    finally:
        Strict.load = usual  # type: ignore[method-assign]


def settled(data: Any, question: DecisionQuestion) -> Any:
    """The snapshot with what follows from it."""
    return settle(data.round, question.ruleset)


def told(body: bytes) -> bytes:
    """What a decision's body is answered with, in bytes: the ruling, or the problem document that refuses it."""
    return to_bytes(ask(DECISIONS, body, RULEBOOKS).document)


def rendered(answer: Decision, question: DecisionQuestion) -> Any:
    """The answer as JSON has it."""
    return render.decision(answer, question.ruleset)


def application() -> Flask:
    """The whole service, without its request log."""
    return create_app(Settings(log_level="ERROR"))


parsed = parse
to_bytes = render.to_bytes
as_tree = render.plain
log_line = JsonLine
