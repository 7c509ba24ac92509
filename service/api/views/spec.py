"""GET /openapi.yaml and /openapi.json: the description of the API, as it is written."""

from functools import cache
from typing import NamedTuple

from flask import Blueprint, Response

try:
    from yaml import CSafeLoader as Loader  # ten times as fast as its twin
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

from ...answers import render
from ...answers.endpoints import written_spec
from ..http.responses import answer_document

bp = Blueprint("spec", __name__)


class _Spec(NamedTuple):
    yaml: bytes
    json: bytes
    version: str


@cache
def _spec() -> _Spec:
    """Both documents; the tree between them is not kept: it takes five megabytes."""
    written = written_spec().read_bytes()
    tree = Loader(written).get_single_data()
    return _Spec(written, render.to_bytes(tree), str(tree["info"]["version"]))


def version() -> str:
    """The version of the service. Reading it also loads both documents, so that no caller waits for them."""
    return _spec().version


@bp.get("/openapi.yaml")
def openapi_yaml() -> Response:
    """The spec."""
    return answer_document(_spec().yaml, "application/yaml")


@bp.get("/openapi.json")
def openapi_json() -> Response:
    """The spec, as JSON."""
    return answer_document(_spec().json, "application/json")
