"""GET /v1/rulesets and /v1/rulesets/{id}."""

from flask import Blueprint, Response, current_app

from service.api import render
from service.api.exchange import answer_document
from service.api.problems import NOT_FOUND, Problem
from service.rulesets import Shelf

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
    book = shelf().get(id)
    if book is None:
        raise Problem(NOT_FOUND, "There is no such rulebook; there are " + ", ".join(shelf()) + ".")
    return answer_document(render.to_bytes(render.rulebook(book)), "application/json")
