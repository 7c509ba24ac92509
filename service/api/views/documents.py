"""The documents that programs read, below /v1/rulebooks, /v1/games, /v1/reasons, /v1/conformance; and the spec."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, cast

from flask import Blueprint, Response, current_app, request

from ...answers import render
from ...answers.conformance_suite import conformance, conformance_tests
from ...answers.problems import NOT_FOUND, reply
from ...answers.questions import not_carried
from ...answers.reason_docs import language_asked, reason_list
from ...answers.render import Json
from ...cases import load_cases
from ...cases.rulebook_diff import differences
from ...rulesets import Rulebook, Rulebooks
from ..http.byte_budget import HeldBytes
from ..http.responses import JSON_TYPE, Problem, answer_document, answer_problem

bp = Blueprint("documents", __name__)
CATALOG_TYPE: Final = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
_PACKAGE: Final = Path(__file__).parents[2]


def rulebooks() -> Rulebooks:
    """The rulebooks that this app answers with."""
    return cast("Rulebooks", current_app.extensions["rulebooks"])


@bp.get("/v1/rulebooks")
def get_rulebooks() -> Response:
    """Every rulebook."""
    return answer_document(render.to_bytes(render.rulebook_list(rulebooks())), JSON_TYPE)


@bp.get("/v1/rulebooks/<id>")
def get_rulebook(id: str) -> Response:
    """One rulebook: its answers, and each of its clauses."""
    return answer_document(render.to_bytes(render.rulebook(_book(id))), JSON_TYPE)


@bp.get("/v1/rulebooks/<id>/diff/<other>")
def get_diff(id: str, other: str) -> Response:
    """What two rulebooks decide differently, by topic."""
    ours, theirs = _book(id, "The first: "), _book(other, "The second: ")
    topics = differences(ours, theirs, load_cases())
    return answer_document(render.to_bytes(render.diff(ours, theirs, topics)), JSON_TYPE)


def _book(name: str, which: str = "") -> Rulebook:
    book = rulebooks().get(name)
    if book is None:
        raise Problem(NOT_FOUND, which + not_carried("", name, rulebooks()).message)
    return book


@bp.get("/v1/games")
def get_games() -> Response:
    """The games that a round may be opened by name, and what each means."""
    return answer_document(_constant(render.game_list), JSON_TYPE)


@cache
def _constant(make: Callable[..., Json], *args: str) -> bytes:
    """A document that stays the same while the service runs."""
    return render.to_bytes(make(*args))


@bp.get("/v1/reasons")
def get_reasons() -> Response:
    """Every reason, choice of the floor and fault, with the template of its message and what fills it in."""
    query = request.args.to_dict(flat=False)
    replied = reply(lambda: _constant(reason_list, language_asked(query)), request.path, within="query")
    return answer_document(replied.document, JSON_TYPE) if replied.problem is None else answer_problem(replied)


@bp.get("/v1/conformance")
def get_conformance() -> Response:
    """The conformance suite: its version, its digest, and how many tests there are of what."""
    return answer_document(_constant(conformance), JSON_TYPE)


@bp.get("/v1/conformance/tests")
def get_cases() -> Response:
    """Tests of the suite, by the filters of the query."""
    query = request.args.to_dict(flat=False)
    replied = reply(lambda: conformance_tests(query), request.path, within="query")
    if replied.problem is not None:
        return answer_problem(replied)
    content = render.to_bytes(replied.document)
    holds = HeldBytes(current_app.extensions["bodies"], current_app.extensions["answers"])
    holds.answer(len(content))
    answer = answer_document(content, JSON_TYPE)
    answer.call_on_close(holds.close)
    return answer


@bp.get("/.well-known/api-catalog")
def get_api_catalog() -> Response:
    """Where the API is, and what describes it (RFC 9727). Its references are relative: a proxy may name the host."""
    return answer_document(render.to_bytes(api_catalog("/")), CATALOG_TYPE)


def api_catalog(top: str, reference: str = "docs") -> Json:
    """The catalog for a service or a site; `top` leads there from the catalog."""
    descriptions = {"openapi.yaml": "application/yaml", "openapi.json": JSON_TYPE}
    described = [{"href": f"{top}{name}", "type": media_type} for name, media_type in descriptions.items()]
    documented = [{"href": f"{top}{reference}", "type": "text/html"}]
    return {"linkset": [{"anchor": f"{top}v1", "service-desc": described, "service-doc": documented}]}


@bp.get("/openapi.yaml")
@bp.get("/openapi.json")
@bp.get("/openapi-core.yaml")
@bp.get("/openapi-core.json")
def get_spec() -> Response:
    """The spec, or the part of it that a program needs to play hands; each as YAML and as JSON."""
    name = request.path.removeprefix("/")
    return answer_document(_spec(name), JSON_TYPE if name.endswith(".json") else "application/yaml")


@cache
def _spec(name: str) -> bytes:
    """A file of the spec; openapi.yaml is in the installed package, or above it in the tree."""
    return next(file for folder in (_PACKAGE, _PACKAGE.parent) if (file := folder / name).exists()).read_bytes()
