"""Alive? Ready? GET /healthz and /readyz."""

from threading import Event

from flask import Blueprint, Response, current_app

from ...answers.problems import DRAINING
from ..http.documents import answer_json
from ..http.problems import Problem

bp = Blueprint("health", __name__)


@bp.get("/healthz")
def healthz() -> Response:
    """Whether the process answers at all."""
    return answer_json({"status": "ok"})


@bp.get("/readyz")
def readyz() -> Response:
    """Whether to send requests here: not while it is shutting down."""
    draining: Event = current_app.extensions["draining"]
    if draining.is_set():
        raise Problem(DRAINING, headers={"Retry-After": "1", "Cache-Control": "no-store"})
    return answer_json({"status": "ready"})
