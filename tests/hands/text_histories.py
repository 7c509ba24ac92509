"""What tests of text histories of any site need: a hand judged, and ways to spoil its lines."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from service.command.hand_files import Recorded
from service.command.judge import Judge
from service.rulesets import load_rulebooks

Json = dict[str, Any]
JUDGE = Judge(load_rulebooks(), {"rulebook": "roberts-11"})

PLACES = st.integers(0, 60)
CHANGES: list[Callable[[list[str], int, int], list[str]]] = [
    lambda lines, at, _: [*lines[:at], *lines[at + 1 :]],
    lambda lines, at, _: [*lines[:at], lines[at], *lines[at:]],
    lambda lines, at, to: [*lines[:at], lines[to], *lines[at:]],
    lambda lines, at, to: [*lines[:at], lines[at][: to % (len(lines[at]) + 1)], *lines[at + 1 :]],
    lambda lines, at, to: [*lines[:at], re.sub("[0-9]", str(to % 10), lines[at]), *lines[at + 1 :]],
    lambda lines, at, to: [*lines[:at], lines[at] + lines[to], *lines[at + 1 :]],
    lambda lines, at, to: [*lines[:at], lines[at].replace(": ", " ", to % 2), *lines[at + 1 :]],
]


@st.composite
def spoilt(draw: st.DrawFn, lines: list[str]) -> list[str]:
    """The lines of a text after one to four changes."""
    for change, at, to in draw(st.lists(st.tuples(st.sampled_from(CHANGES), PLACES, PLACES), min_size=1, max_size=4)):
        lines = change(lines, at % len(lines), to % len(lines)) or [""]
    return lines


def history(name: str) -> str:
    """A history by its path in this folder, without `.txt`."""
    return (Path(__file__).parent / f"{name}.txt").read_text("utf-8")


def judged(text: str) -> Json:
    return JUDGE.line(Recorded("a.txt:1", "text", text.encode()))


def is_grounded(line: Json, *, at_site: bool = True) -> bool:
    """Whether a hand is accused by a decision alone, with a clause, or as an assumption or a house rule.

    At a site nobody is accused of acting out of turn: none lets anybody do so.
    """
    answer = line.get("answer")
    if answer is None or answer["legal"] is not False:
        return True
    decision = answer["first_illegal"]["decision"]
    reasons = [] if decision is None else decision["reasons"]
    early = [reason for reason in reasons if reason["code"].endswith(("turn.pending", "out_of_turn"))]
    if at_site and early:
        return False
    return any(reason["clause"] or reason["basis"] in ("assumed", "house", "fallback") for reason in reasons)
