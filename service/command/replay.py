"""`floorman replay`: whole decision logs decided again, on all cores, and what changed in the answers, by kind."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from .. import __version__
from ..answers.render import Json
from ..reports.one_file_page import counted
from ..rulesets import load_rulebooks
from . import cli_options
from .hand_files import NoSuchSource
from .process_pool import in_chunks, map_in_order
from .replay_line import (
    AnswerChange,
    ChangeNote,
    LoggedLine,
    ReplayedLine,
    Replayer,
    RulebookChange,
    lines_of,
    size_of,
)
from .terminal import tell, write
from .terminal_console import TerminalConsole, per_second, progress_bar

MOST_EXAMPLES: Final = 3
MOST_KINDS: Final = 1000
MOST_UNREAD: Final = 20
MOST_SHOWN: Final = 20
_SHORT: Final = len("sha256:") + 12
_OTHER: Final = AnswerChange("", "", ("other",), None, (), (), ())


@click.command()
@click.argument("logs", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@click.option("--only", metavar="CODE", multiple=True, help="Only lines that have this reason, before or now.")
@click.option("--unpinned", is_flag=True, help="Decide pinned requests with the newest version.")
@click.option("--unread", default=0, metavar="N", help="Allow N unreadable lines; a crash cuts one.")
@cli_options.RULEBOOKS_DIR_OPTION
@cli_options.JOBS_OPTION
def replay(logs: tuple[str, ...], as_json: bool, unread: int, **options: Any) -> None:
    """Decide the requests of decision logs again, with this version and its rulebooks, and list the changes.

    LOGS are files of DECISION_LOG, compressed with gzip or not; - is standard input. Exit code: 0 if nothing
    changed, 1 if something changed, 2 if not all lines were decided again. The command counts and names unreadable
    lines.
    """
    if logs.count("-") > 1:
        cli_options.fail("standard input can be read once only")
    cli_options.rulebooks_of(options["rulebooks_dir"])
    try:
        result = replay_logs(logs, **options)
    except NoSuchSource as error:
        cli_options.fail(str(error))
    except BrokenProcessPool:
        cli_options.fail("one of its processes ended, perhaps for want of memory: fewer --jobs want less")
    if as_json:
        write(json.dumps(result.to_json(), ensure_ascii=False))
    else:
        tell(*text_lines(result))
    if not result.replayed:
        cli_options.fail(
            "nothing was decided again" + ("" if result.unread else ": there are no lines in " + ", ".join(logs))
        )
    if result.unread > unread and not result.changed:
        cli_options.fail(
            f"{result.unread:,} cannot be read, so it is not known that nothing changed (--unread {result.unread})"
        )
    sys.exit(cli_options.EXIT_WRONG if result.changed else 0)


@dataclass(slots=True)
class ReplayResult:
    """The result of a run so far: how many lines there were, and how many of each kind of change, with examples."""

    replayed: int = 0
    passed_over: int = 0
    unread: int = 0
    unread_first: list[ReplayedLine] = field(default_factory=list)
    recorded_by: Counter[str] = field(default_factory=Counter)
    rulebooks: Counter[RulebookChange] = field(default_factory=Counter)
    kinds: Counter[AnswerChange] = field(default_factory=Counter)
    examples: dict[AnswerChange, list[ReplayedLine]] = field(default_factory=dict)

    @property
    def changed(self) -> int:
        """How many answers changed."""
        return self.kinds.total()

    def add(self, line: ReplayedLine) -> None:
        """Count one more line."""
        if line.unread is not None:
            self.unread += 1
            if len(self.unread_first) < MOST_UNREAD:
                self.unread_first.append(line)
            return
        if line.passed_over:
            self.passed_over += 1
            return
        self.replayed += 1
        self.recorded_by[line.floorman] += 1
        if line.rulebook is not None and line.rulebook.was != line.rulebook.now:
            self.rulebooks[line.rulebook] += 1
        if line.kind is not None:
            kind = line.kind if line.kind in self.kinds or len(self.kinds) < MOST_KINDS else _OTHER
            self.kinds[kind] += 1
            some = self.examples.setdefault(kind, [])
            if len(some) < MOST_EXAMPLES:
                some.append(line)

    def to_json(self) -> Json:
        """The result as JSON, for programs."""
        return {
            "floorman": __version__,
            "recorded_by": dict(sorted(self.recorded_by.items())),
            "replayed": self.replayed,
            "same": self.replayed - self.changed,
            "changed": self.changed,
            "passed_over": self.passed_over,
            "unread": {
                "lines": self.unread,
                "examples": [{"line": line.source, "why": line.unread} for line in self.unread_first],
            },
            "rulebooks": [
                {
                    "id": was.id,
                    "was": _edition(was),
                    "now": now and _edition(now),
                    "notes": _notes(notes),
                    "lines": many,
                }
                for (was, now, notes), many in self.rulebooks.most_common()
            ],
            "changes": [
                {
                    "endpoint": kind.endpoint,
                    "rulebook": kind.rulebook,
                    "members": list(kind.members),
                    "ruling": kind.ruling and {"was": kind.ruling[0], "now": kind.ruling[1]},
                    "reasons": {"gone": list(kind.gone), "come": list(kind.come)},
                    "notes": _notes(kind.notes),
                    "lines": many,
                    "examples": [{"line": line.source, "request_id": line.request_id} for line in self.examples[kind]],
                }
                for kind, many in self.kinds.most_common()
            ],
        }


def _notes(notes: Iterable[ChangeNote]) -> list[Json]:
    return [note._asdict() for note in notes]


def _edition(under: Any) -> Json:
    return {"version": under.version, "digest": under.digest}


def replay_logs(
    logs: tuple[str, ...], *, rulebooks_dir: Path | None, only: Iterable[str], unpinned: bool, jobs: int
) -> ReplayResult:
    """Decide every line again. Raises NoSuchSource."""
    total = size_of(logs)
    result = ReplayResult()
    with progress_bar(TerminalConsole(stderr=True), "lines") as bar:
        task = bar.add_task("lines", total=total, done=0, rate="")
        some = in_chunks(line for path in logs for line in lines_of(path, partial(bar.advance, task)))
        for chunk in map_in_order(some, _replaying, (rulebooks_dir, frozenset(only), unpinned), jobs):
            for line in chunk:
                result.add(line)
            bar.update(task, done=result.replayed, rate=per_second(bar))
        bar.update(task, completed=total)
    return result


def _replaying(
    rulebooks_dir: Path | None, only: frozenset[str], unpinned: bool
) -> Callable[[LoggedLine], ReplayedLine]:
    """What decides a line again."""
    return Replayer(load_rulebooks(extra=rulebooks_dir), only, unpinned).line


def text_lines(result: ReplayResult) -> Iterator[str]:
    """What was found, in lines."""
    by = ", ".join(f"{version} ({many:,})" for version, many in sorted(result.recorded_by.items()))
    again = f"{counted(result.replayed, 'line')} decided again by floorman {__version__}"
    yield again + (f", recorded by {by}" if by else "")
    if result.passed_over:
        yield f"{result.passed_over:,} passed over"
    if result.unread:
        yield f"{result.unread:,} that cannot be read"
        yield from (f"    {line.source}: {line.unread}" for line in result.unread_first)
        if result.unread > len(result.unread_first):
            yield f"    and {result.unread - len(result.unread_first):,} more"
    for book, many in result.rulebooks.most_common(MOST_SHOWN):
        yield f"{many:,} under another edition: {_edition_change(book)}"
        yield from (f"    {note.version}: {note.note}" for note in book.notes)
    others = " in the others" if result.unread else ""
    yield f"{result.changed:,} changed" if result.changed else f"nothing changed{others}"
    for kind, many in result.kinds.most_common(MOST_SHOWN):
        yield f"{many:,} x {_kind_line(kind)}"
        yield from (f"    by {note.id} {note.version}: {note.note}" for note in kind.notes)
        if kind.ruling and not kind.notes:
            yield "    no note of its rulebook covers it"
        for line in result.examples[kind]:
            yield f"    {line.source}" + (f" (request {line.request_id})" if line.request_id else "")
    if len(result.kinds) > MOST_SHOWN:
        yield f"and {len(result.kinds) - MOST_SHOWN:,} kinds more: --json tells them"


def _edition_change(book: RulebookChange) -> str:
    was, now, _ = book
    there = f"{now.version} {now.digest[:_SHORT]}" if now else "not there any more"
    return f"{was.id} {was.version} {was.digest[:_SHORT]} > {there}"


def _kind_line(kind: AnswerChange) -> str:
    """A kind of change in one line."""
    parts = [f"{kind.endpoint} {kind.rulebook}: {', '.join(kind.members)}".strip()]
    if kind.ruling:
        parts.append(f"{kind.ruling[0]} > {kind.ruling[1]}")
    parts += [f"- {reason}" for reason in kind.gone]
    parts += [f"+ {reason}" for reason in kind.come]
    return "; ".join(parts)
