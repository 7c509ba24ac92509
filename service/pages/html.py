"""The pages as HTML, made of what programs get as JSON."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from ..answers.endpoints import ENDPOINTS
from ..answers.explanations import codes, explanation, published
from ..answers.problem_list import PROBLEM_TYPES, problem_list, problem_type
from ..answers.render import Json, plain
from ..answers.tally import Tally
from ..conformance import load_cases
from ..rules.model.reasons import Topic
from ..rulesets import Rulebook, Shelf
from ..yielding import yielding
from .assets import assets, modules
from .marked import WIDTH, in_colours, json_text, prose, with_places
from .rulebooks import BookTold, alike, apart
from .words import words

NAVIGATION: Final = (
    ("/", "Start"),
    ("/table", "Table"),
    ("/rulebooks", "Rulebooks"),
    ("/docs", "Reference"),
    ("/reasons", "Reasons"),
    ("/problems", "Problems"),
)
"""What stands on top of every page, in this order."""
STANDINGS: Final = MappingProxyType(
    {
        "text": "the book says so",
        "derived": "follows from the text",
        "reading": "our reading of it",
        "assumed": "the book is silent",
        "house": "a house rule",
    }
)
RULINGS: Final = MappingProxyType(
    {"accepted": "Stands", "corrected": "Put right", "rejected": "No action", "discretion": "For the floor"}
)
"""What becomes of an action, to people at a table."""
KINDS: Final = MappingProxyType({"reason": "Reasons", "effect": "Choices of the floor", "fault": "Faults"})
_DECISIONS: Final = "/v1/decisions"
_SHOWN_UNDER: Final = "tda-2024"
_SHOWN_BESIDE: Final = "roberts-11"
_RULEBOOKS: Final = "/rulebooks"
DISPUTE: Final[Json] = {
    "round": {
        "structure": "no_limit",
        "street": 2,
        "streets": 4,
        "min_bet": 200,
        "pot": 2000,
        "current_bet": 1100,
        "last_raise": 700,
        "to_act": 3,
        "players": [
            {"seat": 1, "stack": 9600, "committed": 400, "acted": True},
            {"seat": 2, "stack": 8900, "committed": 1100, "acted": True},
            {"seat": 3, "stack": 6000, "committed": 0, "acted": False},
        ],
    },
    "declaration": {"words": [{"word": "raise"}], "chips": [[5000]], "order": "chips_first"},
}
"""Seat 3 faces 1,100, throws in one chip of 5,000, and then says "raise"."""
_SHOWN: Final = ("legal", "ruling", "action", "reopened_seats", "reasons", "ruleset")
"""The members of its decision that the first page shows."""


class Pages:
    """Each page of a service of this version with these rulebooks, as the bytes that are sent. Each is made once."""

    def __init__(self, version: str, shelf: Shelf) -> None:
        self._version, self._shelf = version, shelf
        self._made: dict[tuple[str, str], bytes] = {}
        self._books: dict[tuple[str, str], BookTold] = {}

    def start(self) -> bytes:
        """What the service is, with a dispute that rulebooks settle differently."""
        return self._page("start", "/", self._dispute)

    def table(self) -> bytes:
        """The table at which everybody can ask: a program in the browser that calls the API."""
        return self._page("table", "/table", _table)

    def reference(self) -> bytes:
        """The reference with try-it."""
        return self._page("reference", "/docs", dict)

    def problems(self) -> bytes:
        """Every type of problem."""
        return self._page("problems", "/problems", problem_list)

    def problem(self, slug: str) -> bytes:
        """One type of problem. Raises KeyError if there is none."""
        return self._page("problem", "/problems", lambda: problem_type(slug), slug)

    def reasons(self) -> bytes:
        """Every reason, choice of the floor and fault."""
        return self._page("reasons", "/reasons", lambda: {"kinds": KINDS, "listed": _listed()})

    def reason(self, code: str) -> bytes:
        """One of them. Raises KeyError if there is none."""
        return self._page("reason", "/reasons", lambda: self._explained(code), code)

    def rulebooks(self) -> bytes:
        """The published rulebooks, and a choice of two."""
        return self._page("rulebooks", _RULEBOOKS, self._all_books)

    def rulebook(self, book: Rulebook) -> bytes:
        """A rulebook: its clauses, what a house may choose, and where its cases are."""
        told = self._book(book)
        return self._page("rulebook", _RULEBOOKS, lambda: self._beside_others(told), told.name)

    def rulebook_search(self, book: Rulebook, asked: str) -> bytes:
        """What of a rulebook and its cases has all words of a search. It is made anew each time."""
        told = self._book(book)
        return self._rendered("rulebook_search", _RULEBOOKS, {"book": told, "asked": asked, **told.found(asked)})

    def rulebook_clause(self, book: Rulebook, number: str) -> bytes:
        """A clause, what hangs on it, and the cases that it decides."""
        told = self._book(book)
        return self._page("rulebook_clause", _RULEBOOKS, lambda: _clause(told, number), f"{told.name}:{number}")

    def rulebook_cases(self, book: Rulebook, topic: str) -> bytes:
        """The cases of a topic, and how a rulebook rules on them."""
        told = self._book(book)
        shown = lambda: {"book": told, "situation": told.situation(topic)}  # noqa: E731
        return self._page("rulebook_cases", _RULEBOOKS, shown, f"{told.name}:{topic}")

    def rulebooks_compared(self, a: Rulebook, b: Rulebook) -> bytes:
        """What two rulebooks answer differently, each with a case, and what they answer alike."""
        ours, theirs = self._book(a), self._book(b)
        return self._page(
            "rulebooks_compared",
            _RULEBOOKS,
            lambda: {"ours": ours, "theirs": theirs, "differences": apart(ours, theirs), "alike": alike(ours, theirs)},
            f"{ours.name}:{theirs.name}",
        )

    def wrong_address(self, detail: str, *, missing: bool) -> bytes:
        """What a browser is told of a wrong address: that nothing is there, or, with the `detail`, why not."""
        told = {"books": published(self._shelf), "detail": detail, "missing": missing}
        return self._rendered("wrong_address", _RULEBOOKS, told)

    def _page(self, name: str, at: str, told: Callable[[], Json], about: str = "") -> bytes:
        if (name, about) not in self._made:
            self._made[name, about] = self._rendered(name, at, told())
        return self._made[name, about]

    def _rendered(self, name: str, at: str, told: Json) -> bytes:
        parts = _environment().get_template(f"{name}.html.j2").generate(version=self._version, at=at, **told)
        return "".join(yielding(parts)).encode("utf-8")

    def _book(self, book: Rulebook) -> BookTold:
        known = (book.ruleset.id, book.ruleset.version)
        if known not in self._books:
            self._books[known] = BookTold(book, self._shelf)
        return self._books[known]

    def _all_books(self) -> Json:
        books = [self._book(book) for book in published(self._shelf)]
        return {"books": books, "questions": len(Topic), "first": _SHOWN_UNDER, "second": _SHOWN_BESIDE}

    def _beside_others(self, told: BookTold) -> Json:
        others = [self._book(book) for book in published(self._shelf) if book is not told.book]
        return {"book": told, "others": others, "groups": words().groups}

    def _dispute(self) -> Json:
        books = published(self._shelf)
        answers = {book.ruleset.id: self._decided(book) for book in books}
        shown = answers[_SHOWN_UNDER]
        return {
            "rulings": [(book, answers[book.ruleset.id]) for book in books],
            "request": {"ruleset": _SHOWN_UNDER, **DISPUTE},
            "answer": {name: shown[name] for name in _SHOWN},
            "books": [(book, self._book(book).standings()) for book in books],
            "counts": Counter(kind for kind, _ in codes().values()),
            "problem_count": len(PROBLEM_TYPES),
            "case_count": len(load_cases()) // 100 * 100,
        }

    def _decided(self, book: Rulebook) -> Any:
        body = {"ruleset": book.ruleset.id, **DISPUTE}
        return plain(ENDPOINTS[_DECISIONS].answer(body, _DECISIONS, self._shelf, Tally()))

    def _explained(self, code: str) -> Json:
        told = explanation(code, self._shelf)
        return {"told": told, "titles": {book.ruleset.id: book.title for book in published(self._shelf)}}


def _clause(book: BookTold, number: str) -> Json:
    """A clause with the numbers of those before and after it."""
    one = book.clause(number)
    numbers = [None, *(clause.number for clause in book.clauses), None]
    place = numbers.index(number)
    beside = {"previous": numbers[place - 1], "next": numbers[place + 1]}
    return {"book": book, "one": one, "situations": book.ruled_by(one), **beside}


def _table() -> Json:
    """What the table's page brings along: its modules, and what a house may choose, in words."""
    asked = words().questions.items()
    questions = {key: {"question": one.question, "answers": dict(one.answers)} for key, one in asked}
    return {"modules": [*modules("table"), *modules("vendor/htm")], "questions": questions}


def _listed() -> dict[str, dict[str, list[Json]]]:
    """The entries of each kind by their area: the part of a code before its dot."""
    listed: dict[str, dict[str, list[Json]]] = {kind: {} for kind in KINDS}
    for code, (kind, entry) in codes().items():
        listed[kind].setdefault(code.partition(".")[0], []).append(entry)
    return listed


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.policies["json.dumps_kwargs"] = {"sort_keys": False}  # questions are shown in their order
    environment.filters |= {
        "number": "{:,}".format,
        "json": lambda value, width=WIDTH: in_colours(json_text(value, width)),
        "in_colours": in_colours,
        "prose": prose,
        "with_places": with_places,
    }
    environment.globals |= {
        "asset": lambda name: assets()[name].path,
        "navigation": NAVIGATION,
        "standings": STANDINGS,
        "rulings": RULINGS,
    }
    return environment
