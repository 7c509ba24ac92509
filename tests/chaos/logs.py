"""Every decision log at the end: whole but for what may be lost, and decided again with the same answers."""

import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.chaos.callers import Came
from tests.chaos.place import Lossy
from tests.chaos.questions import EDITIONS, HOUSE_ID
from tests.support.server import ROOT

BEFORE: Final = 2.0
"""Seconds: how long before a kill an answer's line may have waited on a busy machine, for the 50 ms of an idle one."""
AFTER: Final = 2.0
_ANSWERED: Final = re.compile(rb'"event":"request",[^{}]*"status":(\d+),[^{}]*"request_id":"([^"]+)"')


@dataclass(slots=True)
class LogsTold:
    """What the logs hold."""

    lines: int = 0
    torn: Counter[int] = field(default_factory=Counter)
    """By instance."""
    missing: list[Came] = field(default_factory=list)
    """Answers of which lines are missing that may not be."""
    excused: int = 0
    """Answers of which lines are missing by a kill or a full disk."""
    replays: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What `floorman replay` says, by the edition of the house's rulebook that the lines were decided under."""


def read(disks: Sequence[Path], into: Path) -> tuple[Counter[str], Counter[int]]:
    """How many lines there are of each request, and torn ones of each disk; by edition, they are written into files."""
    found: Counter[str] = Counter()
    torn: Counter[int] = Counter()
    kept: defaultdict[str, list[bytes]] = defaultdict(list)
    into.mkdir()
    for number, disk in enumerate(disks):
        for line in b"\n".join(log.read_bytes() for log in sorted(disk.glob("decisions*"))).split(b"\n"):
            if not line:
                continue
            try:
                told = json.loads(line)
                rulebook, name = told["rulebook"], told["request_id"]
            except (ValueError, KeyError, TypeError):
                torn[number] += 1
                continue
            found[name] += 1
            id, _, version = rulebook.partition("@")
            kept[version if id == HOUSE_ID else min(EDITIONS)].append(line)
    for version, lines in kept.items():
        (into / version).write_bytes(b"\n".join((*lines, b"")))
    return found, torn


def answerers(disks: Sequence[Path], names: Collection[str]) -> defaultdict[str, set[int]]:
    """The instances whose own logs have that they answered these requests; a lost line has nobody's."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    for number, disk in enumerate(disks):
        for status, name in _ANSWERED.findall((disk / "log").read_bytes()):
            if status != b"503" and name.decode() in names:
                found[name.decode()].add(number)
    return found


def verified(disks: Sequence[Path], came: Sequence[Came], lossy: Sequence[Lossy], folder: Path) -> LogsTold:
    """The logs held against what was answered, and decided again."""
    folder.mkdir()
    found, torn = read(disks, folder / "logs")
    told = LogsTold(lines=found.total(), torn=torn)
    lacking = [one for one in came if found[one.name] < one.logged]
    by = answerers(disks, {one.name for one in lacking})
    for one in lacking:
        if _may_be_missing(one, lossy, by[one.name]):
            told.excused += 1
        else:
            told.missing.append(one)
    for log in sorted((folder / "logs").iterdir()):
        told.replays[log.name] = _replayed(log, folder / f"books-{log.name}", EDITIONS[log.name])
    return told


def _may_be_missing(one: Came, lossy: Sequence[Lossy], by: set[int]) -> bool:
    """Whether the instance that answered may have lost lines then; any, if none is known to have answered."""
    spans = [span for span in lossy if not by or span.instance in by]
    return any(one.ended >= span.began - BEFORE and one.began <= span.ended + AFTER for span in spans)


def _replayed(log: Path, books: Path, book: str) -> dict[str, Any]:
    books.mkdir()
    (books / f"{HOUSE_ID}.toml").write_text(book, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "service", "replay", "--json", "--rulebooks-dir", str(books), str(log)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        found: dict[str, Any] = json.loads(told.stdout)
    except ValueError:
        return {"replayed": 0, "changed": -1, "unread": {"lines": 0}, "why": told.stderr[-2000:]}
    return found
