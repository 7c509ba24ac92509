"""Every decision log at the end: whole but for what may be lost, and decided again with the same answers."""

import json
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.chaos.callers import Came
from tests.chaos.questions import EDITIONS, HOUSE_ID
from tests.support.server import ROOT

BEFORE: Final = 2.0
"""Seconds: how long before a kill an answer's line may have waited on a busy machine, for the 50 ms of an idle one."""
AFTER: Final = 2.0


@dataclass(slots=True)
class LogsTold:
    """What the logs hold."""

    lines: int = 0
    torn: int = 0
    missing: list[Came] = field(default_factory=list)
    """Answers of which lines are missing that may not be."""
    excused: int = 0
    """Answers of which lines are missing by a kill or a full disk."""
    replays: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What `floorman replay` says, by the edition of the house's rulebook that the lines were decided under."""


def read(logs: Iterable[Path], into: Path) -> tuple[Counter[str], int]:
    """How many lines there are of each request, and how many that are torn; by edition, they are written into files."""
    found: Counter[str] = Counter()
    torn = 0
    kept: defaultdict[str, list[bytes]] = defaultdict(list)
    into.mkdir()
    for log in logs:
        for line in log.read_bytes().split(b"\n"):
            if not line:
                continue
            try:
                told = json.loads(line)
                ruleset, name = told["ruleset"], told["request_id"]
            except (ValueError, KeyError, TypeError):
                torn += 1
                continue
            found[name] += 1
            house = ruleset["id"] == HOUSE_ID
            kept[ruleset["version"] if house else min(EDITIONS)].append(line)
    for version, lines in kept.items():
        (into / version).write_bytes(b"\n".join((*lines, b"")))
    return found, torn


def verified(
    logs: Sequence[Path], came: Sequence[Came], lossy: Sequence[tuple[float, float]], folder: Path
) -> LogsTold:
    """The logs held against what was answered, and decided again."""
    folder.mkdir()
    found, torn = read(logs, folder / "logs")
    told = LogsTold(lines=found.total(), torn=torn)
    for one in came:
        if found[one.name] < one.logged:
            if _may_be_missing(one, lossy):
                told.excused += 1
            else:
                told.missing.append(one)
    for log in sorted((folder / "logs").iterdir()):
        told.replays[log.name] = _replayed(log, folder / f"books-{log.name}", EDITIONS[log.name])
    return told


def _may_be_missing(one: Came, lossy: Sequence[tuple[float, float]]) -> bool:
    return any(one.ended >= began - BEFORE and one.began <= ended + AFTER for began, ended in lossy)


def _replayed(log: Path, books: Path, book: str) -> dict[str, Any]:
    books.mkdir()
    (books / f"{HOUSE_ID}.toml").write_text(book, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "service", "replay", "--json", "--rulesets-dir", str(books), str(log)],
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
