"""GET /v1/rulesets, /v1/rulesets/{id} and /v1/rulesets/{a}/diff/{b}."""

from flask import Blueprint, Response, current_app

from service.api import render
from service.api.exchange import answer_document
from service.api.problems import NOT_FOUND, Problem
from service.conformance import differences
from service.rulesets import Rulebook, Shelf

bp = Blueprint("rulesets", __name__)


def shelf() -> Shelf:
    """The rulebooks that this app answers with."""
    found: Shelf = current_app.extensions["shelf"]
    return found


@bp.get("/v1/rulesets")
def get_rulesets() -> Response:
    """Every rulebook on the shelf."""
    return answer_document(render.to_bytes(render.ruleset_list(shelf().values())), "application/json")


@bp.get("/v1/rulesets/<id>")
def get_ruleset(id: str) -> Response:
    """One rulebook: its answers, and each of its clauses."""
    return answer_document(render.to_bytes(render.rulebook(_book(id))), "application/json")


@bp.get("/v1/rulesets/<a>/diff/<b>")
def get_diff(a: str, b: str) -> Response:
    """What two rulebooks decide differently, topic by topic."""
    ours, theirs = _book(a, "The first is no rulebook"), _book(b, "The second is no rulebook")
    found = differences(ours, theirs, current_app.extensions["cases"])
    return answer_document(render.to_bytes(render.diff(ours, theirs, found)), "application/json")


def _book(id: str, said: str = "There is no such rulebook") -> Rulebook:
    book = shelf().get(id)
    if book is None:
        raise Problem(NOT_FOUND, f"{said}; there are " + ", ".join(shelf()) + ".")
    return book
