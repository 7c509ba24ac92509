"""What a browser is shown: /, /table, /docs, /problems, /reasons and what they load; programs get JSON there."""

from collections.abc import Callable
from typing import Final

from flask import Blueprint, Flask, Response, current_app, request

from ... import __version__
from ...answers import render
from ...answers.explanations import codes, explanation
from ...answers.problem_list import PROBLEM_TYPES, problem_list, problem_type
from ...answers.problems import NOT_FOUND
from ...answers.reason_list import reason_list
from ...answers.render import Json
from ...pages.assets import assets
from ...pages.html import Pages
from ...rulesets import load_shelf
from ..http.documents import answer_document, answer_page
from ..http.problems import Problem
from .rulesets import shelf

bp = Blueprint("pages", __name__)

_ABOUT: Final = "Poker betting rules as a service: is it legal, what does it become, and which clause says so?"
_LINKS: Final = {
    "openapi": "/openapi.yaml",
    "openapi_json": "/openapi.json",
    "problems": "/problems",
    "reasons": "/reasons",
    "rulesets": "/v1/rulesets",
    "ready": "/readyz",
}
_FOREVER: Final = "public, max-age=31536000, immutable"


def register(app: Flask) -> None:
    """Make this app's pages, unless they are switched off. They know of published rulebooks alone."""
    wanted = app.extensions["settings"].pages
    app.extensions["pages"] = Pages(__version__, load_shelf()) if wanted else None


@bp.get("/")
def start() -> Response:
    """What this is, and where to read on."""
    links = _LINKS if _pages() is None else {"table": "/table", "reference": "/docs", **_LINKS}
    return _answered(lambda: {"name": "Floorman", "version": __version__, "about": _ABOUT, "links": links}, Pages.start)


@bp.get("/table")
def table() -> Response:
    """The table at which everybody can ask."""
    return answer_page(_served().table())


@bp.get("/docs")
def reference() -> Response:
    """The reference with try-it."""
    return answer_page(_served().reference(), styled_by_script=True)


@bp.get("/problems")
def problems() -> Response:
    """Every type of problem."""
    return _answered(problem_list, Pages.problems)


@bp.get("/problems/<type>")
def problem(type: str) -> Response:
    """A type of problem: what it means, what to do about it, and a request that gets it."""
    if type not in PROBLEM_TYPES:
        raise Problem(NOT_FOUND, "There is no such type of problem; there are " + ", ".join(PROBLEM_TYPES) + ".")
    return _answered(lambda: problem_type(type), lambda pages: pages.problem(type))


@bp.get("/reasons")
def reasons() -> Response:
    """Every reason, choice of the floor and fault."""
    return _answered(reason_list, Pages.reasons)


@bp.get("/reasons/<code>")
def reason(code: str) -> Response:
    """One of them: what it means, its clauses, and a case that shows it."""
    if code not in codes():
        raise Problem(NOT_FOUND, "There is no such code; /reasons lists all.")
    return _answered(lambda: explanation(code, shelf()), lambda pages: pages.reason(code))


@bp.get("/assets/<digest>/<name>")
def asset(digest: str, name: str) -> Response:
    """A file that a page loads. Its address changes with its content."""
    found = assets().get(name) if _pages() is not None else None
    if found is None or found.path != f"/assets/{digest}/{name}":
        raise Problem(NOT_FOUND)
    packs = request.accept_encodings["gzip"] > 0
    answer = Response(found.packed if packs else found.content, content_type=found.content_type)
    if packs:
        answer.headers["Content-Encoding"] = "gzip"
    answer.headers["Vary"] = "Accept-Encoding"
    answer.headers["Cache-Control"] = _FOREVER
    answer.headers["X-Content-Type-Options"] = "nosniff"
    return answer


def _pages() -> Pages | None:
    """The pages, None if they are switched off."""
    found: Pages | None = current_app.extensions["pages"]
    return found


def _served() -> Pages:
    """The pages. Raises Problem if they are switched off."""
    pages = _pages()
    if pages is None:
        raise Problem(NOT_FOUND)
    return pages


def pages_wanted() -> Pages | None:
    """The pages to a caller that likes HTML better than JSON, as browsers do; None to all others, or without pages."""
    accept = request.accept_mimetypes
    return _pages() if accept["text/html"] > accept["application/json"] else None


def _answered(as_json: Callable[[], Json], as_page: Callable[[Pages], bytes]) -> Response:
    """HTML to a caller that likes it better than JSON, as browsers do; JSON to all others."""
    pages = pages_wanted()
    if pages is not None:
        answer = answer_page(as_page(pages))
    else:
        answer = answer_document(render.to_bytes(as_json()), "application/json")
    answer.headers["Vary"] = "Accept"
    return answer
