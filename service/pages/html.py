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
from ..answers.render import Json
from ..answers.tally import Tally
from ..rules.model.reasons import Standing, Topic
from ..rulesets import Rulebook, Shelf
from .assets import assets
from .marked import WIDTH, in_colours, json_text, prose, with_places

NAVIGATION: Final = (
    ("/", "Start"),
    ("/table", "Table"),
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
    }
)
KINDS: Final = MappingProxyType({"reason": "Reasons", "effect": "Choices of the floor", "fault": "Faults"})
_DECISIONS: Final = "/v1/decisions"
_SHOWN_UNDER: Final = "tda-2024"
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

    def start(self) -> bytes:
        """What the service is, with a dispute that rulebooks settle differently."""
        return self._page("start", "/", self._dispute)

    def table(self) -> bytes:
        """The table at which everybody can ask: a program in the browser that calls the API."""
        return self._page("table", "/table", dict)

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

    def _page(self, name: str, at: str, told: Callable[[], Json], about: str = "") -> bytes:
        if (name, about) not in self._made:
            template = _environment().get_template(f"{name}.html.j2")
            page = template.render(version=self._version, at=at, **told())
            self._made[name, about] = page.encode("utf-8")
        return self._made[name, about]

    def _dispute(self) -> Json:
        books = published(self._shelf)
        answers = {book.ruleset.id: self._decided(book) for book in books}
        shown = answers[_SHOWN_UNDER]
        return {
            "rulings": [(book, answers[book.ruleset.id]) for book in books],
            "request": {"ruleset": _SHOWN_UNDER, **DISPUTE},
            "answer": {name: shown[name] for name in _SHOWN},
            "books": [(book, _standings(book)) for book in books],
            "counts": Counter(kind for kind, _ in codes().values()),
            "problem_count": len(PROBLEM_TYPES),
        }

    def _decided(self, book: Rulebook) -> Any:
        body = {"ruleset": book.ruleset.id, **DISPUTE}
        return ENDPOINTS[_DECISIONS].answer(body, _DECISIONS, self._shelf, Tally())

    def _explained(self, code: str) -> Json:
        told = explanation(code, self._shelf)
        return {"told": told, "titles": {book.ruleset.id: book.title for book in published(self._shelf)}}


def _listed() -> dict[str, dict[str, list[Json]]]:
    """The entries of each kind by their area: the part of a code before its dot."""
    listed: dict[str, dict[str, list[Json]]] = {kind: {} for kind in KINDS}
    for code, (kind, entry) in codes().items():
        listed[kind].setdefault(code.partition(".")[0], []).append(entry)
    return listed


def _standings(book: Rulebook) -> Counter[str]:
    """How many topics the book answers by its own words, by our reading of them, or not at all."""
    said = [book.ruleset.cite(topic).standing for topic in Topic]
    return Counter((Standing.TEXT if one is Standing.DERIVED else one).value for one in said)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader(__package__),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
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
    }
    return environment
