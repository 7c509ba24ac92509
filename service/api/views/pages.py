"""What a browser is shown: /, /table, /quiz, /help, /docs, /problems, /reasons, /rulebooks, with what they load.

Programs get JSON there; below /rulebooks they are sent to the documents in /v1.
"""

import gzip
import re
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlencode

from flask import Blueprint, Flask, Response, current_app, request

from ... import __version__
from ...answers import render
from ...answers.conformance_suite import TESTS_PATH
from ...answers.problem_docs import PROBLEM_TYPES, problem_list, problem_type
from ...answers.problems import NOT_FOUND, UNKNOWN_PARAMETER
from ...answers.reason_docs import codes, explanation, reason_list
from ...answers.render import Json
from ...pages.assets import ENGINE_WORKER, assets, engine_files
from ...pages.html import Pages
from ...pages.rulebook_pages import has_cases, has_clause
from ...rulesets import Rulebook, load_rulebooks
from ...rulesets.rulebook import id_of
from ..http.responses import (
    JSON_TYPE,
    POLICY_OF_ENGINE,
    Problem,
    answer_document,
    answer_page,
    answer_worker,
    offer_packed,
    show_page,
)
from .documents import rulebooks

bp = Blueprint("pages", __name__)

_ABOUT: Final = "Poker betting rules as a service: is it legal, what does it become, and which clause says so?"
_LINKS: Final = {
    "openapi": "/openapi.yaml",
    "openapi_json": "/openapi.json",
    "problems": "/problems",
    "reasons": "/reasons",
    "rulebooks": "/v1/rulebooks",
    "ready": "/readyz",
}
_FOREVER: Final = "public, max-age=31536000, immutable"
LONGEST_SEARCH: Final = 100
"""Characters of a search, as the page's own field has it."""
_RULEBOOKS: Final = "/v1/rulebooks"
_SEED: Final = re.compile("[1-9][0-9]{0,5}")
_WRONG: Final = (UNKNOWN_PARAMETER.status, NOT_FOUND.status)


def register(app: Flask) -> None:
    """Make this app's pages, unless they are off. They know of published rulebooks; without keys the table of all."""
    settings = app.extensions["settings"]
    at_table = app.extensions["rulebooks"] if settings.keys_file is None else None
    engine = engine_files(settings.engine_dir) if settings.engine_dir else {}
    app.extensions["pages"] = (
        Pages(__version__, load_rulebooks(), at_table, engine, settings.docs_url) if settings.pages else None
    )
    app.extensions["error_pages"] |= dict.fromkeys(("rulebooks", "quiz"), show_wrong_address)


@bp.get("/")
def start() -> Response:
    """What this is, and where to read on."""
    links = _LINKS if _pages() is None else {"table": "/table", "reference": "/docs", **_LINKS}
    document = {"name": "Floorman", "version": __version__, "about": _ABOUT, "links": links}
    return _answered(lambda: document, Pages.start, with_form=True)


@bp.get("/table")
def table() -> Response:
    """The table at which everybody can ask. Its language and what it is to look for may stand in the query."""
    _query("q", "language")
    pages = _served()
    return answer_page(pages.table(), packed=pages.packed(pages.table()))


@bp.get("/quiz", defaults={"id": ""})
@bp.get("/quiz/<id>")
def quiz(id: str) -> Response:
    """Questions under a rulebook. The page draws them by the seed in the query."""
    pages, seed = _served(), _query("seed", "language").get("seed", "1")
    if not _SEED.fullmatch(seed):
        raise Problem(UNKNOWN_PARAMETER, "`seed` is no whole number from 1 to 999,999. Send such a number, or none.")
    if id and id not in pages.quizzes:
        raise Problem(NOT_FOUND, "There is no quiz under this rulebook. Use one of " + ", ".join(pages.quizzes) + ".")
    page = pages.quiz(id or next(iter(pages.quizzes)))
    return answer_page(page, packed=pages.packed(page))


@bp.get("/help")
def floor_help() -> Response:
    """How the floor uses the table."""
    return answer_page(_served().floor_help())


@bp.get("/service-worker.js")
def service_worker() -> Response:
    """What keeps the table in a browser. At the top, as it may keep nothing above its folder."""
    return answer_worker(_served().service_worker())


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
        raise Problem(NOT_FOUND, "Unknown problem type. Use one of " + ", ".join(PROBLEM_TYPES) + ".")
    return _answered(lambda: problem_type(type), lambda pages: pages.problem(type))


@bp.get("/reasons")
def reasons() -> Response:
    """Every reason, choice of the floor and fault."""
    return _answered(reason_list, Pages.reasons)


@bp.get("/reasons/<code>")
def reason(code: str) -> Response:
    """One of them: what it means, its clauses, and a case that shows it."""
    if code not in codes():
        raise Problem(NOT_FOUND, "Unknown code. /reasons lists all codes.")
    return _answered(lambda: explanation(code, rulebooks()), lambda pages: pages.reason(code))


@bp.get("/rulebooks")
def get_rulebooks() -> Response:
    """The published rulebooks; with a search in the query, what is called so; with two, on to these side by side."""
    query = _query("a", "b", "q")
    sought = query.pop("q", "").strip()
    if sought and not query:
        return _page_or_see(lambda pages: pages.rulebooks_search(sought), _RULEBOOKS)
    if not query:
        return _page_or_see(Pages.rulebooks, _RULEBOOKS)
    if len(query) < len(("a", "b")):
        raise Problem(UNKNOWN_PARAMETER, "`a` or `b` is missing. Send both rulebooks to compare.")
    a, b = (_published(query[name]) and query[name] for name in ("a", "b"))
    return _see(f"/rulebooks/{a}/{b}")


@bp.get("/rulebooks/<id>")
def get_rulebook(id: str) -> Response:
    """A rulebook; with a search in the query, what of it and of its cases has these words."""
    book, words = _published(id), _query("q").get("q", "").strip()
    if words:
        return _page_or_see(lambda pages: pages.rulebook_search(book, words), f"{_RULEBOOKS}/{id}")
    return _page_or_see(lambda pages: pages.rulebook(book), f"{_RULEBOOKS}/{id}")


@bp.get("/rulebooks/<id>/clauses/<number>")
@bp.get("/rulebooks/<id>/clauses/<number>/card", defaults={"card": True})
def get_rulebook_clause(id: str, number: str, *, card: bool = False) -> Response:
    """A clause, what hangs on it, and the cases that it decides; or a card of it for the pit."""
    book = _published(id)
    if not has_clause(book, number):
        raise Problem(NOT_FOUND, f"Unknown clause. /rulebooks/{id} lists all clauses.")
    return _page_or_see(lambda pages: pages.rulebook_clause(book, number, card=card), f"{_RULEBOOKS}/{id}")


@bp.get("/rulebooks/<id>/cases/<topic>")
def get_rulebook_cases(id: str, topic: str) -> Response:
    """The cases of a topic under a rulebook."""
    book = _published(id)
    if not has_cases(book, topic):
        raise Problem(NOT_FOUND, f"Unknown topic. /rulebooks/{id} lists all topics.")
    query = urlencode({"rulebook": id_of(id), "topic": topic})
    return _page_or_see(lambda pages: pages.rulebook_cases(book, topic), f"{TESTS_PATH}?{query}")


@bp.get("/rulebooks/<id>/<other>")
def get_rulebooks_compared(id: str, other: str) -> Response:
    """Two rulebooks side by side."""
    ours, theirs = _published(id), _published(other)
    return _page_or_see(lambda pages: pages.rulebooks_compared(ours, theirs), f"{_RULEBOOKS}/{id}/diff/{other}")


@bp.get("/assets/<digest>/<name>")
def asset(digest: str, name: str) -> Response:
    """A file that a page loads. Its address changes with its content."""
    file = assets().get(name) if _pages() is not None else None
    if file is None or file.path != f"/assets/{digest}/{name}":
        raise Problem(NOT_FOUND)
    answer = Response(file.content, content_type=file.content_type)
    offer_packed(answer, file.packed)
    answer.headers["Cache-Control"] = _FOREVER
    answer.headers["X-Content-Type-Options"] = "nosniff"
    return answer


@bp.get("/table/engine/<path:path>")
def engine_file(path: str) -> Response:
    """A file of the engine with which the table rules without a network."""
    file = _served().engine.get(request.path)
    if file is None:
        raise Problem(NOT_FOUND)
    is_packed = request.accept_encodings["gzip"] > 0
    answer = Response(file.packed if is_packed else gzip.decompress(file.packed), content_type=file.content_type)
    if is_packed:
        answer.headers["Content-Encoding"] = "gzip"
    if path.partition("/")[2] == ENGINE_WORKER:
        answer.headers["Content-Security-Policy"] = POLICY_OF_ENGINE
    answer.headers.update({"Vary": "Accept-Encoding", "Cache-Control": _FOREVER, "X-Content-Type-Options": "nosniff"})
    return answer


def _pages() -> Pages | None:
    """The pages, None if they are switched off."""
    return cast("Pages | None", current_app.extensions["pages"])


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


def _answered(as_json: Callable[[], Json], as_page: Callable[[Pages], bytes], *, with_form: bool = False) -> Response:
    """HTML to a caller that likes it better than JSON, as browsers do; JSON to all others."""
    pages = pages_wanted()
    if pages is not None:
        answer = answer_page(as_page(pages), with_form=with_form)
    else:
        answer = answer_document(render.to_bytes(as_json()), JSON_TYPE)
    answer.headers["Vary"] = "Accept"
    return answer


def show_wrong_address(answer: Response) -> Response:
    """A wrong address here as a page with the way back where a browser asks, of the same status; else the problem."""
    if answer.status_code not in _WRONG:
        return answer
    answer.headers["Vary"] = "Accept"
    pages = pages_wanted()
    if pages is not None:
        missing = answer.status_code == NOT_FOUND.status
        show_page(answer, pages.wrong_address(answer.get_json()["detail"], missing=missing))
    return answer


def _published(name: str) -> Rulebook:
    """A published rulebook by its id or a pin. Raises Problem; what an operator has of his own is not told of."""
    rulebooks = load_rulebooks()
    if name not in rulebooks:
        raise Problem(NOT_FOUND, "Unknown rulebook. Use one of " + ", ".join(rulebooks) + ".")
    return rulebooks[name]


def _query(*names: str) -> dict[str, str]:
    """The query, of which each of these may be given once. Raises Problem."""
    query = request.args.to_dict(flat=False)
    longest = max((len(value) for values in query.values() for value in values), default=0)
    if longest > LONGEST_SEARCH or any(name not in names or len(values) > 1 for name, values in query.items()):
        taken = " and ".join(names)
        raise Problem(UNKNOWN_PARAMETER, f"Use only {taken}, each once, with at most {LONGEST_SEARCH} characters.")
    return {name: values[0] for name, values in query.items()}


def _page_or_see(as_page: Callable[[Pages], bytes], document: str) -> Response:
    """The page to a caller that likes HTML better than JSON, as browsers do; all others are sent to the document."""
    pages = pages_wanted()
    answer = _see(document) if pages is None else answer_page(as_page(pages), with_form=True)
    answer.headers["Vary"] = "Accept"
    return answer


def _see(address: str) -> Response:
    answer = Response(status=303, headers={"Location": address})
    del answer.headers["Content-Type"]
    return answer
