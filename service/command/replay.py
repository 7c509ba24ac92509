"""`floorman replay`: whole decision logs decided again, on all cores, and what changed in the answers, by kind."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from .. import __version__
from ..rulesets import load_shelf
from .hand_files import shown
from .log_files import Logged, pieces, size_of
from .process_pool import in_order
from .progress_bar import progress, rate
from .replay_line import Again, Found, Kind, Rulebook

Json = dict[str, Any]

MOST_EXAMPLES: Final = 3
MOST_KINDS: Final = 1000
MOST_UNREAD: Final = 20
MOST_SHOWN: Final = 20
_SHORT: Final = len("sha256:") + 12
_OTHER: Final = Kind("", "", ("other",), None, (), ())

_again: Again


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """The options of a run."""

    logs: tuple[str, ...]
    rulesets_dir: Path | None = None
    only: frozenset[str] = frozenset()
    jobs: int = 1


@dataclass(slots=True)
class Outcome:
    """The result of a run so far: how many lines there were, and how many of each kind of change, with examples."""

    replayed: int = 0
    passed_over: int = 0
    unread: int = 0
    unread_first: list[Found] = field(default_factory=list)
    recorded_by: Counter[str] = field(default_factory=Counter)
    rulebooks: Counter[Rulebook] = field(default_factory=Counter)
    kinds: Counter[Kind] = field(default_factory=Counter)
    examples: dict[Kind, list[Found]] = field(default_factory=dict)

    @property
    def changed(self) -> int:
        """How many answers changed."""
        return self.kinds.total()

    def add(self, found: Found) -> None:
        """Count one more line."""
        if found.unread is not None:
            self.unread += 1
            if len(self.unread_first) < MOST_UNREAD:
                self.unread_first.append(found)
            return
        if found.passed_over:
            self.passed_over += 1
            return
        self.replayed += 1
        self.recorded_by[found.floorman] += 1
        if found.rulebook is not None and found.rulebook.was != found.rulebook.now:
            self.rulebooks[found.rulebook] += 1
        if found.kind is not None:
            kind = found.kind if found.kind in self.kinds or len(self.kinds) < MOST_KINDS else _OTHER
            self.kinds[kind] += 1
            some = self.examples.setdefault(kind, [])
            if len(some) < MOST_EXAMPLES:
                some.append(found)

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
                "examples": [{"line": one.source, "why": one.unread} for one in self.unread_first],
            },
            "rulebooks": [
                {"id": was.id, "was": _edition(was), "now": now and _edition(now), "lines": many}
                for (was, now), many in self.rulebooks.most_common()
            ],
            "changes": [
                {
                    "endpoint": kind.endpoint,
                    "ruleset": kind.ruleset,
                    "members": list(kind.members),
                    "ruling": kind.ruling and {"was": kind.ruling[0], "now": kind.ruling[1]},
                    "reasons": {"gone": list(kind.gone), "come": list(kind.come)},
                    "lines": many,
                    "examples": [{"line": one.source, "request_id": one.request_id} for one in self.examples[kind]],
                }
                for kind, many in self.kinds.most_common()
            ],
        }


def _edition(under: Any) -> Json:
    return {"version": under.version, "digest": under.digest}


def replayed(run: Run) -> Outcome:
    """Decide every line again. Raises NoSuchSource."""
    total = size_of(run.logs)
    outcome = Outcome()
    with progress(Console(stderr=True), "lines") as bar:
        task = bar.add_task("lines", total=total, done=0, rate="")
        some = pieces(run.logs, lambda read: bar.advance(task, read))
        for piece in in_order(some, _lines, _begin, (run.rulesets_dir, run.only), run.jobs):
            for found in piece:
                outcome.add(found)
            bar.update(task, done=outcome.replayed, rate=rate(bar))
        bar.update(task, completed=total)
    return outcome


def _begin(rulesets_dir: Path | None, only: frozenset[str]) -> None:
    """Load the rulebooks; called once in each process."""
    global _again  # noqa: PLW0603  # a worker process has one, and nothing else to hang it on
    _again = Again(load_shelf(extra=rulesets_dir), only)


def _lines(piece: list[Logged]) -> list[Found]:
    return [_again.line(one) for one in piece]


def as_text(outcome: Outcome) -> str:
    """What was found, in lines; no text of a log can break out of its line."""
    return "\n".join(map(shown, _text_lines(outcome)))


def _text_lines(outcome: Outcome) -> Iterator[str]:
    by = ", ".join(f"{version} ({many:,})" for version, many in sorted(outcome.recorded_by.items()))
    yield f"{outcome.replayed:,} lines decided again by floorman {__version__}" + (f", recorded by {by}" if by else "")
    if outcome.passed_over:
        yield f"{outcome.passed_over:,} passed over"
    if outcome.unread:
        yield f"{outcome.unread:,} that cannot be read"
        yield from (f"    {one.source}: {one.unread}" for one in outcome.unread_first)
        if outcome.unread > len(outcome.unread_first):
            yield f"    and {outcome.unread - len(outcome.unread_first):,} more"
    for book, many in outcome.rulebooks.most_common(MOST_SHOWN):
        yield f"{many:,} under another edition: {_edition_change(book)}"
    others = " in the others" if outcome.unread else ""
    yield f"{outcome.changed:,} changed" if outcome.changed else f"nothing changed{others}"
    for kind, many in outcome.kinds.most_common(MOST_SHOWN):
        yield f"{many:,} x {_said(kind)}"
        for one in outcome.examples[kind]:
            yield f"    {one.source}" + (f" (request {one.request_id})" if one.request_id else "")
    if len(outcome.kinds) > MOST_SHOWN:
        yield f"and {len(outcome.kinds) - MOST_SHOWN:,} kinds more: --json tells them"


def _edition_change(book: Rulebook) -> str:
    was, now = book
    there = f"{now.version} {now.digest[:_SHORT]}" if now else "not there any more"
    return f"{was.id} {was.version} {was.digest[:_SHORT]} > {there}"


def _said(kind: Kind) -> str:
    """A kind of change in one line."""
    parts = [f"{kind.endpoint} {kind.ruleset}: {', '.join(kind.members)}".strip()]
    if kind.ruling:
        parts.append(f"{kind.ruling[0]} > {kind.ruling[1]}")
    parts += [f"- {reason}" for reason in kind.gone]
    parts += [f"+ {reason}" for reason in kind.come]
    return "; ".join(parts)
