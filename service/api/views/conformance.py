"""GET /v1/conformance and /v1/conformance/cases."""

from functools import cache

from flask import Blueprint, Response, request

from ...answers import render
from ...answers.conformance_suite import conformance, conformance_cases
from ..http.byte_budget import held
from ..http.documents import answer_document

bp = Blueprint("conformance", __name__)


@cache
def _written() -> bytes:
    return render.to_bytes(conformance())


@bp.get("/v1/conformance")
def get_conformance() -> Response:
    """The conformance suite: its version, its digest, and how many tests there are of what."""
    return answer_document(_written(), "application/json")


@bp.get("/v1/conformance/cases")
def get_cases() -> Response:
    """Tests of the suite, by the filters of the query."""
    content = render.to_bytes(conformance_cases(request.args.to_dict(flat=False)))
    held().answer(len(content))
    return answer_document(content, "application/json")
