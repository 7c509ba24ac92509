"""The pages as HTML, made of what programs get as JSON."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache, cached_property, partial
from importlib.resources import files
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from ..answers.endpoints import DECISIONS
from ..answers.problem_docs import PROBLEM_TYPES, problem_list, problem_type
from ..answers.reason_docs import answer_to, codes, explanation, published
from ..answers.render import Json, in_lines
from ..cases import load_cases
from ..languages.language import language_files, languages
from ..package_data import package_toml
from ..rules.model.reason import Topic
from ..rulesets import PARAMETERS, Rulebook, Rulebooks, by_play, newest_seen
from ..yielding import yielding
from .assets import EngineFile, assets, digest, pack
from .disputes import disputes, disputes_for, raw
from .page_words import TERMS, words
from .rulebook_pages import MOST_DISPUTES, BookText, alike, apart, proved, succession

_RULEBOOKS: Final = "/rulebooks"
_DISPUTE: Final = package_toml(__package__, "start.toml", dict[str, Any])
_AT_THE_DOOR: Final = ("string_bet", "silent_overchip", "bet_out_of_turn", "raise_again", "skipped", "told_wrong")
"""The disputes that the first page shows."""
_SHOWN: Final = ("legal", "ruling", "action", "reopened_seats", "reasons", "rulebook")
"""The members of its decision that the first page shows."""
_KEPT_OFFLINE: Final = (
    *("base.css", "pages.css", "figtree-latin-wght-normal.woff2"),
    *("table.css", "table.js", "hand_reader.js", "disputes.answers"),
)
"""What the table needs in order to work; without a network, the answers to its disputes too."""

FEWEST_ASKED: Final = 12
"""Questions of each level that a rulebook has to answer to have a quiz: twice as many as are drawn."""
_WIDTH: Final = 100
_TOKEN: Final = re.compile(r'("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?)|\b(true|false|null)\b')
_CODE: Final = re.compile(r"`([^`]+)`")
_PLACE: Final = re.compile(r"\{(\w+)\}")


class Pages:
    """Each page of a service of this version with these rulebooks and those at the table: bytes that are made once.

    `engine`: the files with which the table can rule on a device, by their paths. None: it cannot.
    `docs`: where the docs are, if anywhere.
    """

    def __init__(
        self,
        version: str,
        rulebooks: Rulebooks,
        at_table: Rulebooks | None = None,
        engine: Mapping[str, EngineFile] | None = None,
        docs: str | None = None,
    ) -> None:
        self.engine, self._docs = engine or {}, docs
        self._version, self._rulebooks, self._at_table = version, rulebooks, at_table or rulebooks
        self._pages: dict[tuple[str, str], bytes] = {}
        self._books: dict[tuple[str, str], BookText] = {}

    def start(self) -> bytes:
        """What the service is, with a dispute that rulebooks settle differently."""
        return self._page("start", "/", self._dispute)

    def table(self) -> bytes:
        """The table at which everybody can ask: a program in the browser that calls the API."""
        known = self._version, self._rulebooks, self._at_table, self.engine
        return self._page("table", "/table", lambda: _table(*known))

    def packed(self, page: bytes) -> bytes:
        """A page that is loaded at a table, on a phone, packed with gzip."""
        return self._once("packed", digest([page]), lambda: pack(page))

    def service_worker(self) -> bytes:
        """The script that keeps the table for when the service does not answer. It is another one for another page."""
        return self._once("service worker", "", lambda: _service_worker(self.table(), self.engine))

    def floor_help(self) -> bytes:
        """How the floor uses the table, and what its words mean."""
        return self._page("help", "/help", dict)

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
        return self._page("reasons", "/reasons", lambda: {"kinds": TERMS.kinds, "listed": _listed()})

    def reason(self, code: str) -> bytes:
        """One of them. Raises KeyError if there is none."""
        return self._page("reason", "/reasons", lambda: self._explained(code), code)

    def rulebooks(self) -> bytes:
        """The published rulebooks, and a choice of two."""
        return self._page("rulebooks", _RULEBOOKS, self._all_books)

    def rulebooks_search(self, query: str) -> bytes:
        """The disputes that people call so, and the clause of each book that decides it. It is made anew each time."""
        hits = disputes_for(query)[:MOST_DISPUTES]
        books = [self._book(book) for book in published(self._rulebooks)]
        deciding = [(hit, [(book, number) for book in books for number in book.deciding(hit)[:1]]) for hit in hits]
        beside = {"clauses": [(book, clause) for book in books[:2] for clause in book.clauses_meant(query)]}
        beside["cases"] = books[0].search(query)["cases"][:MOST_DISPUTES] if query.strip() else []
        content = {"query": query, "rows": deciding, "books": books, "pictured": hits, **beside}
        return self._rendered("rulebooks_search", _RULEBOOKS, content)

    def rulebook(self, book: Rulebook) -> bytes:
        """A rulebook: its clauses, what a house may choose, and where its cases are."""
        text = self._book(book)
        return self._page("rulebook", _RULEBOOKS, lambda: self._beside_others(text), text.name)

    def rulebook_search(self, book: Rulebook, query: str) -> bytes:
        """What of a rulebook and its cases has all words of a search. It is made anew each time."""
        text = self._book(book)
        return self._rendered("rulebook_search", _RULEBOOKS, {"book": text, "query": query, **text.search(query)})

    def rulebook_clause(self, book: Rulebook, number: str, *, card: bool = False) -> bytes:
        """A clause, what hangs on it, and the cases that it decides; or a card of it to print for the pit, with one."""
        text, name = self._book(book), "rulebook_card" if card else "rulebook_clause"
        return self._page(name, _RULEBOOKS, lambda: _clause(text, number), f"{text.name}:{number}")

    def rulebook_cases(self, book: Rulebook, topic: str) -> bytes:
        """The cases of a topic, and how a rulebook rules on them."""
        text = self._book(book)
        shown = lambda: {"book": text, "situation": text.situation(topic)}  # noqa: E731
        return self._page("rulebook_cases", _RULEBOOKS, shown, f"{text.name}:{topic}")

    def rulebooks_compared(self, a: Rulebook, b: Rulebook) -> bytes:
        """What two rulebooks answer differently, each with a case, and alike; or what an edition changed."""
        ours, theirs = self._book(a), self._book(b)
        return self._page(
            "rulebooks_compared",
            _RULEBOOKS,
            lambda: {
                "ours": ours,
                "theirs": theirs,
                "differences": apart(ours, theirs),
                "alike": alike(ours, theirs),
                "proved": proved(ours, theirs, self._rulebooks),
                "succession": succession(ours, theirs),
            },
            f"{ours.name}:{theirs.name}",
        )

    @cached_property
    def quizzes(self) -> dict[str, tuple[BookText, Json]]:
        """The rulebooks that have a quiz by their ids, each with its questions; the first is for who names none."""
        books = [self._book(book) for books in by_play(self._rulebooks).values() for book in books]
        levels = {book.name: (book, book.quiz()) for book in books}
        return {id: row for id, row in levels.items() if min(map(len, row[1].values())) >= FEWEST_ASKED}

    def quiz(self, id: str) -> bytes:
        """The quiz under a rulebook: all of its questions, of which the page's script draws. Raises KeyError."""
        book, levels = self.quizzes[id]
        content = {"book": book, "levels": levels, "drawn": FEWEST_ASKED // 2, "names": TERMS.levels}
        content["languages"] = languages().values()
        return self._page("quiz", "/quiz", lambda: {**content, "others": list(self.quizzes.values())}, id)

    def wrong_address(self, detail: str, *, missing: bool) -> bytes:
        """What a browser is told of a wrong address: that nothing is there, or, with the `detail`, why not."""
        content = {"books": published(self._rulebooks), "detail": detail, "missing": missing}
        return self._rendered("wrong_address", _RULEBOOKS, content)

    def _page(self, name: str, at: str, content: Callable[[], Json], about: str = "") -> bytes:
        return self._once(name, about, lambda: self._rendered(name, at, content()))

    def _once(self, name: str, about: str, builder: Callable[[], bytes]) -> bytes:
        if (name, about) not in self._pages:
            self._pages[name, about] = builder()
        return self._pages[name, about]

    def _rendered(self, name: str, at: str, content: Json) -> bytes:
        shared = {"version": self._version, "docs": self._docs, "at": at}
        parts = _environment().get_template(f"{name}.html.j2").generate(**shared, **content)
        return "".join(yielding(parts)).encode("utf-8")

    def _book(self, book: Rulebook) -> BookText:
        known = (book.ruleset.id, book.ruleset.version)
        if known not in self._books:
            self._books[known] = BookText(book, self._rulebooks)
        return self._books[known]

    def _all_books(self) -> Json:
        books = [self._book(book) for book in published(self._rulebooks)]
        first, second = (books[0].ruleset.id for books in by_play(self._rulebooks).values())
        return {"books": books, "questions": len(Topic), "first": first, "second": second}

    def _beside_others(self, text: BookText) -> Json:
        others = [self._book(book) for book in published(self._rulebooks) if book is not text.book]
        return {"book": text, "others": others, "groups": words().groups}

    def _dispute(self) -> Json:
        books = published(self._rulebooks)
        bodies = {book.ruleset.id: {"rulebook": book.ruleset.id, **_DISPUTE} for book in books}
        answers = {id: answer_to(DECISIONS, body, self._rulebooks) for id, body in bodies.items()}
        first = by_play(self._rulebooks)["tournament"][0].ruleset.id
        return {
            "rulings": [(book, answers[book.ruleset.id]) for book in books],
            "request": bodies[first],
            "answer": {name: answers[first][name] for name in _SHOWN},
            "books": [(book, self._book(book).bases()) for book in books],
            "counts": Counter(kind for kind, _ in codes().values()),
            "problem_count": len(PROBLEM_TYPES),
            "case_count": len(load_cases()) // 100 * 100,
            "pictured": [dispute for dispute in disputes() if dispute.id in _AT_THE_DOOR],
            "dispute_count": len(disputes()),
        }

    def _explained(self, code: str) -> Json:
        entry = explanation(code, self._rulebooks)
        return {"entry": entry, "titles": {book.ruleset.id: book.title for book in published(self._rulebooks)}}


def _clause(book: BookText, number: str) -> Json:
    """A clause with the numbers of those before and after it."""
    entry = book.clause(number)
    numbers = [None, *(clause.number for clause in book.clauses), None]
    place = numbers.index(number)
    beside = {"previous": numbers[place - 1], "next": numbers[place + 1]}
    return {"book": book, "entry": entry, "situations": book.ruled_by(entry), **beside}


def _table(version: str, rulebooks: Rulebooks, at_table: Rulebooks, engine: Mapping[str, EngineFile]) -> Json:
    """What the table's page brings along: what short names mean, the rulebooks for each play in the order of choice,
    what a house may choose, in words and in groups, the disputes, whose pictures stand in the page, and the engine.
    """
    size = sum(len(file.packed) for file in engine.values())
    entries = [{name: entry[name] for name in entry if name != "picture"} for entry in raw()["disputes"]]
    texts = words().questions
    return {
        "questions": {
            title: {key: {**asdict(texts[key]), "topics": PARAMETERS[key].topics} for key in keys}
            for title, keys in words().groups.items()
        },
        "short_names": {short: book.ruleset.id for short, book in newest_seen(rulebooks).items()},
        "book_names": TERMS.books,
        "plays": {play: [book.ruleset.id for book in books] for play, books in by_play(at_table).items()},
        "disputes": {**raw(), "disputes": entries},
        "pictured": disputes(),
        "languages": languages().values(),
        "engine": {"version": version, "bytes": size, "files": list(engine)} if engine else None,
    }


def _service_worker(page: bytes, engine: Mapping[str, EngineFile]) -> bytes:
    names = (*_KEPT_OFFLINE, *(file.name for file in language_files()))
    loaded = {asset.path: (asset.content_type, asset.content) for asset in map(assets().__getitem__, names)}
    kept = {
        path: {"type": type.partition(";")[0], "sha256": hashlib.sha256(content).hexdigest()}
        for path, (type, content) in {"/table": ("text/html", page), **loaded}.items()
    }
    later = {
        path: {"type": file.content_type.partition(";")[0], "sha256": file.sha256} for path, file in engine.items()
    }
    script = files(__package__).joinpath("service_worker.js").read_bytes()
    return f"const FILES = {json.dumps(kept)};\nconst ENGINE = {json.dumps(later)};\n".encode() + script


def _listed() -> dict[str, dict[str, list[Json]]]:
    """The entries of each kind by their area: the part of a code before its dot."""
    listed: dict[str, dict[str, list[Json]]] = {kind: {} for kind in TERMS.kinds}
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
        "json": lambda value, width=_WIDTH: _in_colours(in_lines(value, width)),
        "in_colours": _in_colours,
        "prose": partial(_marked, _CODE, r"<code>\1</code>"),
        "with_places": partial(_marked, _PLACE, r"<var>\1</var>"),
    }
    environment.globals |= {"asset": lambda name: assets()[name].path, "bases": TERMS.bases, "rulings": TERMS.rulings}
    return environment


def _in_colours(text: str) -> Markup:
    """JSON as markup that tells names, strings and numbers apart."""
    parts, end = [], 0
    for token in _TOKEN.finditer(text):
        string, colon, number, _ = token.groups()
        tone = "name" if colon else "string" if string else "number" if number else "word"
        parts += [escape(text[end : token.start()]), Markup('<span class="{}">{}</span>').format(tone, token[0])]
        end = token.end()
    return Markup("").join([*parts, escape(text[end:])])


def _marked(pattern: re.Pattern[str], markup: str, text: str) -> Markup:
    """A text in which what the pattern finds is marked: code between backticks, or the places of a template."""
    return Markup(pattern.sub(markup, str(escape(text))))  # noqa: S704  # nosec B704  # escaped before
