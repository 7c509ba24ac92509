"""Several engines beside each other, as `floorman conform report` tells them: a page, Markdown, badges."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from markupsafe import Markup

from service.cases.suite import Requirement, published_summary, published_tests
from service.reports.one_file_page import PageTemplates, harmless

from ..run import Outcome
from ..run_files import RunTold
from ..selection import is_claimed
from .engine_page import Cell, topic_name

CAUSES_SHOWN: Final = 3
"""Of an engine; of the others how many there are."""
ABOUT: Final = (
    "Each cell has the tests that passed, of those that the engine got. An engine gets no test beyond its claims and "
    "its support. Scope: {scope}. Not selected: tests within the engine's claims, required or as firm as the scope, "
    "that the result lacks; unknown for another suite than this one."
)
_COLOURS: Final = {"all": "brightgreen", "most": "yellow", "some": "orange", "none": "red", "unasked": "lightgrey"}
_LONGEST_NAME: Final = 100
_NO_NAME: Final = re.compile(r"[^a-z0-9.]+")
_MARKED: Final = re.compile(r"^(\d*)([-+=.)])(?=[\s=+-]|\Z)|([\\`*\[\]<>|#&~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9]))")
"""Characters that mean something in Markdown, here or at the beginning of a line."""
_LINKED: Final = re.compile(r"(?<=:)(?=//)|(?<=www)(?=\.)|(?<=@)", re.IGNORECASE)
_OUTCOMES: Final = (Outcome.PASSED, Outcome.FAILED, Outcome.BROKEN, Outcome.UNSUPPORTED, Outcome.NOT_ASKED)


def is_address(home: str) -> bool:
    """Whether a page may link there."""
    return bool(re.fullmatch(r"https?://[\w./~-]+", home, re.ASCII))


def _code(name: str) -> str:
    """The name of a rulebook as code in Markdown; as text if it is none that a rulebook could have."""
    return Markup(f"`{name}`") if re.fullmatch(r"[a-z0-9@._-]+", name) else name  # noqa: S704  # nosec B704


_TEMPLATES: Final = PageTemplates(
    files(__package__).joinpath("templates", "scoreboard"),
    {"topic_name": topic_name, "is_address": is_address, "as_written": Markup, "code": _code},
)


@dataclass(frozen=True, slots=True)
class Row:
    """An engine under a rulebook: of all tests, and of each topic, what came of them."""

    run: RunTold
    rulebook: str
    whole: Cell
    topics: dict[str, Cell]
    not_selected: int | None
    """How many tests of the suite that the engine claims it does not have, as ABOUT says; None: another suite."""

    @property
    def left_out(self) -> str:
        """The same in words."""
        return "unknown" if self.not_selected is None else f"{self.not_selected:,}"

    @property
    def structures(self) -> str:
        """Which it claims."""
        claimed = self.run.implementation.claims.structures
        return "all" if claimed is None else ", ".join(name.replace("_", "-") for name in sorted(claimed))

    @property
    def scope(self) -> str:
        """Of which levels and how firm the tests are."""
        return f"{', '.join(self.run.levels)}; {', '.join(self.run.requirements)}"

    @property
    def date(self) -> str:
        """When it was asked."""
        return self.run.ended_at.partition("T")[0]

    @property
    def badge_name(self) -> str:
        """The name of its badge's file; a long one is cut, and ends with a digest of the whole."""
        name = _NO_NAME.sub("-", f"{self.run.implementation.name}-{self.rulebook}".lower()).strip("-.")
        digest = sha256(name.encode()).hexdigest()[:16]
        return f"{name if len(name) <= _LONGEST_NAME else f'{name[:_LONGEST_NAME]}-{digest}'}.json"


class PastRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the history: an engine under a rulebook on a day, and how many tests it passed of those it got."""

    ended_at: str
    engine: str
    rulebook: str
    version: str
    commit: str
    suite: str
    passed: int
    answered: int


def with_history(file: Path, rows: Sequence["Row"]) -> list[PastRun]:
    """The runs that a file keeps, a line of JSON each, and those of these rows. Raises ValueError for another file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    kept = {msgspec.json.decode(line, type=PastRun) for line in lines}
    return sorted({*kept, *map(_past_run, rows)}, key=msgspec.structs.astuple)


def _past_run(row: "Row") -> PastRun:
    run, engine, whole = row.run, row.run.implementation, (row.whole.passed, row.whole.answered)
    return PastRun(run.ended_at, engine.name, row.rulebook, engine.version, run.commit, run.suite, *whole)


def rows_of(runs: Sequence[RunTold]) -> list[Row]:
    """The rows of these runs, in their order, each by rulebook."""
    return [_row(run, rulebook) for run in runs for rulebook in sorted({_rulebook(test.id) for test in run.results})]


def page(rows: Sequence[Row], command: str, history: Sequence[PastRun] = ()) -> str:
    """The rows as HTML that loads nothing from elsewhere, with a line for the runs of each engine in the history."""
    return _TEMPLATES.render(title="Scoreboard of poker engines", command=command, history=history, **_variables(rows))


def markdown(rows: Sequence[Row]) -> str:
    """The rows as Markdown."""
    environment = _TEMPLATES.environment.overlay(autoescape=False, finalize=_markdown_text)
    return environment.get_template("page.md.j2").render(**_variables(rows)).rstrip() + "\n"


def _markdown_text(value: Any) -> Any:
    """A value as text in a line of Markdown; what is Markup is Markdown of ours, and stays.

    GitHub makes a link of any address: a space without width parts it, as nothing escapes it.
    """
    if isinstance(value, Markup):
        return value
    escaped = _MARKED.sub(lambda match: f"{match[1] or ''}\\{match[2] or match[3]}", str(harmless(value)).strip())
    return _LINKED.sub("\u200b", escaped)


def _variables(rows: Sequence[Row]) -> dict[str, Any]:
    """The variables of both templates."""
    runs = list({id(row.run): row.run for row in rows}.values())  # one has a row for each of its rulebooks
    answered = sorted({topic for row in rows for topic, cell in row.topics.items() if cell.answered})
    topics = [(topic, [row.topics.get(topic, Cell(row.rulebook, Counter())) for row in rows]) for topic in answered]
    about = ABOUT.format(scope=" / ".join(dict.fromkeys(row.scope for row in rows)))
    return {"rows": rows, "runs": runs, "topics": topics, "about": about, "outcomes": _OUTCOMES, "shown": CAUSES_SHOWN}


def badges(rows: Sequence[Row]) -> Iterator[tuple[str, bytes]]:
    """The file of each badge, and its content: https://shields.io/badges/endpoint-badge."""
    for row in rows:
        cell = row.whole
        message = f"{cell.passed} of {cell.answered}" if cell.answered else "not asked"
        rest = [
            f"{cell.counts[kind]} {kind.words}" for kind in (Outcome.BROKEN, Outcome.NOT_ASKED) if cell.counts[kind]
        ]
        if row.not_selected != 0:
            rest.append(f"{row.left_out} not selected")
        whole = "all" if row.not_selected == 0 else "most"  # the shade of all that were asked
        content = {
            "schemaVersion": 1,
            "label": row.rulebook,
            "message": ", ".join([message, *rest]),
            "color": _COLOURS[whole if cell.shade == "all" else cell.shade],
        }
        yield row.badge_name, (json.dumps(content) + "\n").encode()


def _row(run: RunTold, rulebook: str) -> Row:
    whole = Cell(rulebook, Counter())
    topics: defaultdict[str, Cell] = defaultdict(lambda: Cell(rulebook, Counter()))
    for result in run.results:
        if _rulebook(result.id) == rulebook:
            whole.counts[result.outcome] += 1
            topics[result.id.partition("/")[2].partition(".")[0]].counts[result.outcome] += 1
    return Row(run, rulebook, whole, topics, _not_selected(run, rulebook))


def _not_selected(run: RunTold, rulebook: str) -> int | None:
    """As Row has it. The results count, whatever the selection says of them."""
    if run.suite_digest != published_summary()["digest"]:
        return None
    had, claims = {result.id for result in run.results}, run.implementation.claims
    tests = [test for test in published_tests() if test.rulebook == rulebook]
    firm = {Requirement.REQUIRED, *(test.requirement for test in tests if test.id in had)}
    return sum(test.requirement in firm and test.id not in had and is_claimed(test, claims) for test in tests)


def _rulebook(test: str) -> str:
    return test.partition("/")[0]
