"""GET /v1/rulesets, /v1/rulesets/{id} and /v1/rulesets/{a}/diff/{b}."""

from typing import Final

from flask import Blueprint, Flask, Response, current_app

from ...answers import render
from ...answers.problems import NOT_FOUND
from ...answers.questions import not_carried
from ...conformance import differences
from ...rulesets import Rulebook, Shelf, load_shelf, shelf_with
from ..http.documents import answer_document
from ..http.problems import Problem
from ..observe.log import LOG
from ..observe.metrics import RULESETS_STALE

_KEPT: Final = "rulesets.zip"

bp = Blueprint("rulesets", __name__)


def register(app: Flask) -> None:
    """Put the published rulebooks on this app's shelf, and the operator's own beside them. Raises ShelfError.

    If the operator's folder is broken, a worker that starts uses the rulebooks that the others were started with.
    """
    settings = app.extensions["settings"]
    if settings.rulesets_dir is None:
        app.extensions["shelf"] = load_shelf()
        return
    kept = settings.metrics_dir / _KEPT if settings.metrics_dir else None  # the workers share that folder
    app.extensions["shelf"], refused = shelf_with(settings.rulesets_dir, kept)
    RULESETS_STALE.set(refused is not None)
    if refused is not None:
        said = "the folder of rulebooks was refused: those from before hold"
        fields = {"event": "rulesets_refused", "message": said, "faults": [str(fault) for fault in refused.faults]}
        LOG.error("rulesets", extra={"fields": fields})


def shelf() -> Shelf:
    """The rulebooks that this app answers with."""
    found: Shelf = current_app.extensions["shelf"]
    return found


@bp.get("/v1/rulesets")
def get_rulesets() -> Response:
    """Every rulebook on the shelf."""
    return answer_document(render.to_bytes(render.ruleset_list(shelf())), "application/json")


@bp.get("/v1/rulesets/<id>")
def get_ruleset(id: str) -> Response:
    """One rulebook: its answers, and each of its clauses."""
    return answer_document(render.to_bytes(render.rulebook(_book(id))), "application/json")


@bp.get("/v1/rulesets/<a>/diff/<b>")
def get_diff(a: str, b: str) -> Response:
    """What two rulebooks decide differently, by topic."""
    ours, theirs = _book(a, "The first: "), _book(b, "The second: ")
    found = differences(ours, theirs, current_app.extensions["cases"])
    return answer_document(render.to_bytes(render.diff(ours, theirs, found)), "application/json")


def _book(name: str, which: str = "") -> Rulebook:
    book = shelf().get(name)
    if book is None:
        raise Problem(NOT_FOUND, which + not_carried("", name, shelf()).message)
    return book
