"""What differs between two answers to one request, by the names of members in the answers."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, Final

from ..answers.render import to_bytes

_AS_ONE: Final = frozenset({"action", "options", "round", "alternatives", "corrected", "hand", "final"})
"""Members that are reported as a whole, not part by part."""
_TOLD_APART: Final[dict[str, tuple[str, ...]]] = {"ruleset": ("version",), "receipt": ("ruleset", "floorman")}
_MAY_BE_MASKED: Final = ("receipt", "request")
_REST: Final = object()
BYTES: Final = "bytes"
"""Reported if the answers are equal, but not the same bytes."""
WORDS: Final = "words"
"""Reported if only the English of reasons differs, or what it is filled in with."""


@dataclass(slots=True)
class AnswerDiff:
    """The members that differ, the first ruling that does, and the reasons that only one answer gives."""

    members: set[str] = field(default_factory=set)
    ruling: tuple[str, str] | None = None
    gone: set[str] = field(default_factory=set)
    come: set[str] = field(default_factory=set)


def diff(was: Any, now: Any) -> AnswerDiff:
    """All that differs, except the versions of the service and of the rulebook, which are reported elsewhere."""
    found = AnswerDiff()
    before, after = _bare(was), _bare(now)
    _compare(before, after, "", found)
    if not found.members and to_bytes(before) != to_bytes(after):
        found.members.add(BYTES)
    if found.members:
        found.gone = set(_reasons(was)) - set(_reasons(now))
        found.come = set(_reasons(now)) - set(_reasons(was))
    return found


def codes(answer: Any) -> set[str]:
    """The codes of all reasons in an answer."""
    return {reason.partition(" ")[0] for reason in _reasons(answer)}


def _bare(value: Any, name: str = "") -> Any:
    """The answer without the digests in its receipts, and without versions."""
    if isinstance(value, dict):
        told_apart = _TOLD_APART.get(name, ())
        return {
            key: None if key in told_apart else _bare(one, key)
            for key, one in value.items()
            if (name, key) != _MAY_BE_MASKED
        }
    return [_bare(one) for one in value] if isinstance(value, list) else value


def _compare(was: Any, now: Any, name: str, found: AnswerDiff) -> None:
    if was == now and type(was) is type(now):
        return
    last = name.rpartition("/")[2]
    above = "compared/" if name.startswith("compared") else ""
    if last == "reasons" and isinstance(was, list) and isinstance(now, list):
        alike = [_told(one) for one in was] == [_told(one) for one in now]
        found.members.add(above + (WORDS if alike else last))
    elif isinstance(was, dict) and isinstance(now, dict) and last not in _AS_ONE:
        for key in was.keys() | now.keys():
            _compare(was.get(key, _REST), now.get(key, _REST), f"{above}{key}", found)
    elif isinstance(was, list) and isinstance(now, list) and last not in _AS_ONE:
        for before, after in zip_longest(was, now, fillvalue=_REST):
            _compare(before, after, name, found)
    else:
        found.members.add(name or "answer")
        if last == "ruling" and found.ruling is None and not above:
            found.ruling = (str(was), str(now))


def _told(reason: Any) -> tuple[Any, ...]:
    return tuple(reason.get(name) for name in ("code", "clause", "standing")) if isinstance(reason, dict) else (reason,)


def _reasons(value: Any) -> Iterator[str]:
    """Each reason as "code (clause)", or "code (standing)" if it cites none; each fault as "code"."""
    if isinstance(value, dict):
        if isinstance(value.get("code"), str):
            why = value.get("clause") or value.get("standing")
            yield value["code"] + (f" ({why})" if why else "")
        for one in value.values():
            yield from _reasons(one)
    elif isinstance(value, list):
        for one in value:
            yield from _reasons(one)
