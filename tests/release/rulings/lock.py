"""The lock: what each version of each rulebook rules on each case, in digests.

What the last release had under a version is ruled under that version for good, whether data or code would change it.
"""

import hashlib
import json
import subprocess
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

from service.cases import Case, load_cases
from service.rulesets import Rulebook, parameters
from service.rulesets.digest import ruleset_digest
from service.rulesets.rulebook import as_numbers, id_of
from tests.cases.doors import RULEBOOKS, Straight, ask

FILE: Final = Path(__file__).with_name("rulings.lock.json")
ROOT: Final = Path(__file__).parents[3]
UNASKED: Final = "-"
"""Stands for a case that says nothing of a rulebook."""
MOST_NAMED: Final = 10

_WORDS: Final = frozenset({"message", "rulebook"})
_REASONS: Final = frozenset({"reasons"})
_ADDED: Final[frozenset[str]] = frozenset()
"""Members of answers that came after 1.0.0. Without them, the rulings of older versions have the digests they had."""

Lock = dict[str, Any]


def made(only: Collection[str] | None = None) -> Lock:
    """The lock of what is ruled now; with the rulings on these topics alone."""
    cases = sorted(load_cases(), key=lambda case: case.id)
    topics: dict[str, list[Case]] = {}
    for case in cases:
        topics.setdefault(case.topic, []).append(case)
    return {
        "cases": {topic: " ".join(_name(case.id) for case in some) for topic, some in topics.items()},
        "rulebooks": {
            f"{book.ruleset.id}@{book.ruleset.version}": {
                "digest": ruleset_digest(book.ruleset),
                "questions": _digest([*parameters(book.ruleset), *sorted(book.ruleset.topics)], 12),
                "rulings": {
                    topic: " ".join(_ruled(case, book) for case in some)
                    for topic, some in topics.items()
                    if only is None or topic in only
                },
            }
            for book in RULEBOOKS.carried
        },
    }


def _ruled(case: Case, book: Rulebook) -> str:
    """The digest of the question with its ruling, a full stop, and the digest of its reasons."""
    if case.ruling(book.ruleset) is None:
        return UNASKED
    name = f"{book.ruleset.id}@{book.ruleset.version}"
    answer = ask(case, name, Straight())
    question = [case.round, case.opening, case.actions, case.house_rules, case.step, case.on_illegal]
    question += [] if case.table is None else [case.table]
    return f"{_digest([question, _without(answer, _WORDS | _REASONS | _ADDED)], 6)}.{_digest(_reasons(answer), 4)}"


def _without(answer: Any, names: frozenset[str]) -> Any:
    if isinstance(answer, dict):
        return {key: _without(value, names) for key, value in answer.items() if key not in names}
    return [_without(one, names) for one in answer] if isinstance(answer, list) else answer


def _reasons(answer: Any) -> Any:
    """Code, clause and basis of each reason, in order."""
    if isinstance(answer, dict):
        own = [[one["code"], one["clause"], one["basis"]] for one in answer.get("reasons", ())]
        return [own, *(_reasons(value) for key, value in sorted(answer.items()) if key != "reasons")]
    return [_reasons(one) for one in answer] if isinstance(answer, list) else []


def _digest(value: Any, length: int) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:length]


def _name(case_id: str) -> str:
    return case_id.partition(".")[2]


def locked() -> Lock:
    """The lock in the tree."""
    found: Lock = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def released() -> Lock | None:
    """The lock of the last release, by the last tag; None if nothing was released, or this is no git checkout."""
    last = _git("describe", "--tags", "--match", "v[0-9]*", "--abbrev=0")
    text = last and _git("show", f"{last.strip()}:{FILE.relative_to(ROOT)}")
    return json.loads(text) if text else None


def _git(*arguments: str) -> str:
    told = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout if told.returncode == 0 else ""


def faults(now: Lock, then: Lock) -> list[str]:
    """What is ruled otherwise now than in the release of `then` without a version that says so."""
    found = []
    for name in then["rulebooks"]:
        if name in now["rulebooks"]:
            found += [f"{name} {what}: raise the version" for what in _changes(name, name, now, then)]
    for id, name in _newest(then).items():
        raised = _newest(now).get(id)
        if raised is None:
            found.append(f"{id} is gone")
        elif raised != name:
            found += _raised_too_little(name, raised, now, then)
    return found


def _raised_too_little(name: str, raised: str, now: Lock, then: Lock) -> Iterator[str]:
    was, is_ = _version(name), _version(raised)
    rulings = list(_changed_rulings(name, raised, now, then))
    questions = [lock["rulebooks"][one]["questions"] for one, lock in ((name, then), (raised, now))]
    if is_ < was:
        yield f"{raised} is lower than {name}, which was released"
    if rulings and is_[0] == was[0]:
        yield f"{raised} rules otherwise than {name} on {_listed(rulings)}: raise the major"
    elif questions[0] != questions[1] and is_[:2] == was[:2]:
        yield f"{raised} has other topics or parameters than {name}: raise the minor"


def _changes(name: str, other: str, now: Lock, then: Lock) -> Iterator[str]:
    rulings, reasons = (list(_changed_rulings(name, other, now, then, part)) for part in (0, 1))
    if rulings:
        yield f"rules otherwise on {_listed(rulings)}"
    elif reasons:
        yield f"gives other reasons on {_listed(reasons)}"
    if now["rulebooks"][other]["digest"] != then["rulebooks"][name]["digest"]:
        yield "has other parameters or citations"


def _listed(cases: list[str]) -> str:
    more = len(cases) - MOST_NAMED
    return ", ".join(cases[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _changed_rulings(name: str, other: str, now: Lock, then: Lock, part: int = 0) -> Iterator[str]:
    """The cases of the release that have another ruling now (`part` 1: other reasons); and those that are gone."""
    before, after = _by_case(name, then), _by_case(other, now)
    for case, ruled in before.items():
        if ruled != UNASKED and ruled.split(".")[part] != [*after.get(case, UNASKED).split("."), ""][part]:
            yield case


def _by_case(name: str, lock: Lock) -> dict[str, str]:
    return {
        f"{topic}.{case}": ruled
        for topic, some in lock["rulebooks"][name]["rulings"].items()
        for case, ruled in zip(lock["cases"][topic].split(), some.split(), strict=True)
    }


def _newest(lock: Lock) -> dict[str, str]:
    return {id_of(name): name for name in sorted(lock["rulebooks"], key=_version)}


def _version(name: str) -> tuple[int, ...]:
    return as_numbers(name.partition("@")[2])
