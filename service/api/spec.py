"""GET /openapi.yaml and /openapi.json: the promise, as it is written."""

from functools import cache
from pathlib import Path
from typing import Final

import yaml
from flask import Blueprint, Response

from service.api import render
from service.api.exchange import answer_document

bp = Blueprint("spec", __name__)

WRITTEN: Final = Path(__file__).parents[2] / "openapi.yaml"


@cache
def _yaml() -> bytes:
    return WRITTEN.read_bytes()


@cache
def _json() -> bytes:
    return render.to_bytes(yaml.safe_load(_yaml()))


@bp.get("/openapi.yaml")
def openapi_yaml() -> Response:
    """The spec."""
    return answer_document(_yaml(), "application/yaml")


@bp.get("/openapi.json")
def openapi_json() -> Response:
    """The spec, as JSON."""
    return answer_document(_json(), "application/json")
