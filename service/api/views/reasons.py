"""GET /v1/reasons."""

from functools import cache

from flask import Blueprint, Response

from ...answers import render
from ...answers.reason_list import reason_list
from ..http.documents import answer_document

bp = Blueprint("reasons", __name__)


@cache
def _written() -> bytes:
    return render.to_bytes(reason_list())


@bp.get("/v1/reasons")
def get_reasons() -> Response:
    """Every reason, choice of the floor and fault, with the template of its message and what fills it in."""
    return answer_document(_written(), "application/json")
