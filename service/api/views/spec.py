"""GET /openapi.yaml, /openapi-core.yaml and both as .json: the description of the API, as it is written."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from flask import Blueprint, Response

try:
    from yaml import CSafeLoader as Loader  # ten times as fast as its twin
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

from ...answers import render
from ...answers.endpoints import written_spec
from ..http.responses import answer_document

bp = Blueprint("spec", __name__)
_CORE: Final = Path(__file__).parents[2] / "openapi-core.yaml"


class _Spec(NamedTuple):
    yaml: bytes
    json: bytes
    version: str


@cache
def _spec(*, core: bool) -> _Spec:
    """A document in both forms; the tree between them is not kept: it takes five megabytes."""
    written = (_CORE if core else written_spec()).read_bytes()
    tree = Loader(written).get_single_data()
    return _Spec(written, render.to_bytes(tree), str(tree["info"]["version"]))


def version() -> str:
    """The version of the service. Reading it also loads all documents, so that no caller waits for them."""
    _spec(core=True)
    return _spec(core=False).version


@bp.get("/openapi.yaml")
@bp.get("/openapi-core.yaml", defaults={"core": True})
def openapi_yaml(*, core: bool = False) -> Response:
    """The spec, or the part of it that a program needs to play hands."""
    return answer_document(_spec(core=core).yaml, "application/yaml")


@bp.get("/openapi.json")
@bp.get("/openapi-core.json", defaults={"core": True})
def openapi_json(*, core: bool = False) -> Response:
    """The same, as JSON."""
    return answer_document(_spec(core=core).json, "application/json")
