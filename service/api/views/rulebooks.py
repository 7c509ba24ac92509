"""The rulebooks for people at a table: /rulebooks and what is below; programs are sent to the documents in /v1."""

from collections.abc import Callable
from typing import Final
from urllib.parse import urlencode

from flask import Blueprint, Response, request

from ...answers.conformance_suite import CASES_PATH
from ...answers.problems import NOT_FOUND, UNKNOWN_PARAMETER
from ...pages.html import Pages
from ...pages.rulebooks import has_cases, has_clause
from ...rulesets import Rulebook, load_shelf
from ...rulesets.versions import id_of
from ..http.documents import answer_page, show_page
from ..http.problems import CONTENT_TYPE, Problem
from .pages import pages_wanted

bp = Blueprint("rulebooks", __name__)

LONGEST_SEARCH: Final = 100
"""Characters of a search, as the page's own field has it."""
_RULESETS: Final = "/v1/rulesets"
_WRONG: Final = (UNKNOWN_PARAMETER.status, NOT_FOUND.status)


@bp.get("/rulebooks")
def get_rulebooks() -> Response:
    """The published rulebooks; with two in the query, on to these side by side."""
    asked = _query("a", "b")
    if not asked:
        return _answered(Pages.rulebooks, _RULESETS)
    if len(asked) < len(("a", "b")):
        raise Problem(UNKNOWN_PARAMETER, "Two rulebooks are put side by side: a and b are needed.")
    a, b = (_published(asked[name]) and asked[name] for name in ("a", "b"))
    return _see(f"/rulebooks/{a}/{b}")


@bp.get("/rulebooks/<id>")
def get_rulebook(id: str) -> Response:
    """A rulebook; with a search in the query, what of it and of its cases has these words."""
    book, asked = _published(id), _query("q").get("q", "").strip()
    if asked:
        return _answered(lambda pages: pages.rulebook_search(book, asked), f"{_RULESETS}/{id}")
    return _answered(lambda pages: pages.rulebook(book), f"{_RULESETS}/{id}")


@bp.get("/rulebooks/<id>/clauses/<number>")
def get_rulebook_clause(id: str, number: str) -> Response:
    """A clause, what hangs on it, and the cases that it decides."""
    book = _published(id)
    if not has_clause(book, number):
        raise Problem(NOT_FOUND, f"There is no such clause here; /rulebooks/{id} has all.")
    return _answered(lambda pages: pages.rulebook_clause(book, number), f"{_RULESETS}/{id}")


@bp.get("/rulebooks/<id>/cases/<topic>")
def get_rulebook_cases(id: str, topic: str) -> Response:
    """The cases of a topic under a rulebook."""
    book = _published(id)
    if not has_cases(book, topic):
        raise Problem(NOT_FOUND, f"There are no such cases here; /rulebooks/{id} has all topics.")
    query = urlencode({"ruleset": id_of(id), "topic": topic})
    return _answered(lambda pages: pages.rulebook_cases(book, topic), f"{CASES_PATH}?{query}")


@bp.get("/rulebooks/<a>/<b>")
def get_rulebooks_compared(a: str, b: str) -> Response:
    """Two rulebooks side by side."""
    ours, theirs = _published(a), _published(b)
    return _answered(lambda pages: pages.rulebooks_compared(ours, theirs), f"{_RULESETS}/{a}/diff/{b}")


@bp.after_app_request
def as_page(answer: Response) -> Response:
    """A wrong address here as a page with the way back where a browser asks, of the same status; else the problem."""
    is_here = f"{request.path}/".startswith("/rulebooks/")
    if not is_here or answer.status_code not in _WRONG or answer.mimetype != CONTENT_TYPE:
        return answer
    answer.headers["Vary"] = "Accept"
    pages = pages_wanted()
    if pages is not None:
        missing = answer.status_code == NOT_FOUND.status
        show_page(answer, pages.wrong_address(answer.get_json()["detail"], missing=missing))
    return answer


def _published(name: str) -> Rulebook:
    """A published rulebook by its id or a pin. Raises Problem; what an operator has of his own is not told of."""
    shelf = load_shelf()
    if name not in shelf:
        raise Problem(NOT_FOUND, "There is no such rulebook here; there are " + ", ".join(shelf) + ".")
    return shelf[name]


def _query(*names: str) -> dict[str, str]:
    """The query, of which each of these may be given once. Raises Problem."""
    found = request.args.to_dict(flat=False)
    longest = max((len(value) for values in found.values() for value in values), default=0)
    if longest > LONGEST_SEARCH or any(name not in names or len(values) > 1 for name, values in found.items()):
        taken = " and ".join(names)
        raise Problem(UNKNOWN_PARAMETER, f"Only {taken} is taken here, once, of at most {LONGEST_SEARCH} characters.")
    return {name: values[0] for name, values in found.items()}


def _answered(as_page: Callable[[Pages], bytes], document: str) -> Response:
    """The page to a caller that likes HTML better than JSON, as browsers do; all others are sent to the document."""
    pages = pages_wanted()
    answer = _see(document) if pages is None else answer_page(as_page(pages), with_form=True)
    answer.headers["Vary"] = "Accept"
    return answer


def _see(address: str) -> Response:
    answer = Response(status=303, headers={"Location": address})
    del answer.headers["Content-Type"]
    return answer
