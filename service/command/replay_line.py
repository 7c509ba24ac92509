"""One line of a decision log decided again: what was answered, what is answered now, in which members they differ.

Logs, compressed or not, are read in bounded memory.
"""

import gzip
import sys
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, cast

import msgspec

from ..answers import render
from ..answers.endpoints import PATHS, ask_again
from ..decision_log import LONGEST, LogLine, NotALine, RulebookUsed, from_bytes
from ..rules import MESSAGES, Ruleset
from ..rules.model.reason import Topic
from ..rulesets import Change, Rulebooks
from ..rulesets.digest import ruleset_digest
from ..rulesets.rulebook import VERSION, id_of
from .hand_files import NoSuchSource, begun_lines, shown

REFUSED: Final = "refused"
FAILED: Final = "failed"
_TOPICS: Final = {code.value: message.topic for code, message in MESSAGES.items()}
_AS_ONE: Final = frozenset(
    {"action", "options_before", "options", "round", "alternatives", "corrected", "hand", "final"}
)
"""Members that are reported as a whole, not part by part."""
_TOLD_APART: Final[dict[str, tuple[str, ...]]] = {"receipt": ("rulebook", "floorman")}
_MAY_BE_MASKED: Final = ("receipt", "request")
_REST: Final = object()
BYTES: Final = "bytes"
"""Reported if the answers are equal, but not the same bytes."""
WORDS: Final = "words"
"""Reported if only the English of reasons differs, or what it is filled in with."""
_GZIP: Final = b"\x1f\x8b"


class LoggedLine(NamedTuple):
    """A line of a log: where it stands and its text, or why it has none (`fault`)."""

    source: str
    text: bytes = b""
    fault: str | None = None


def size_of(paths: tuple[str, ...]) -> int | None:
    """The size of all files together (bytes); None with standard input. Raises NoSuchSource if one is no file."""
    for path in paths:
        if path != "-" and not Path(path).is_file():
            raise NoSuchSource(f"{path}: there is no such file")
    return None if "-" in paths else sum(Path(path).stat().st_size for path in paths)


def lines_of(path: str, advanced: Callable[[int], None]) -> Iterator[LoggedLine]:
    """The lines of a file in order; `advanced` is called with how many bytes were read since."""
    name, number = shown(path), 0
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as raw:
            behind = 0
            for number, text in enumerate(begun_lines(_unpacked(cast(Any, raw)), LONGEST), start=1):
                if len(text) > LONGEST:
                    yield LoggedLine(f"{name}:{number}", fault=f"it has more than {LONGEST} bytes")
                elif not text.isspace():
                    yield LoggedLine(f"{name}:{number}", text)
                if path != "-" and (now := raw.tell()) > behind:
                    advanced(now - behind)
                    behind = now
    except (OSError, EOFError, zlib.error) as error:
        yield LoggedLine(f"{name}:{number + 1}", fault=f"the file cannot be read from here: {error}")


def _unpacked(raw: Any) -> IO[bytes]:
    return cast(IO[bytes], gzip.GzipFile(fileobj=raw)) if raw.peek(2)[:2] == _GZIP else raw


@dataclass(slots=True)
class AnswerDiff:
    """The members that differ, the first ruling that does, and the reasons that only one answer gives."""

    members: set[str] = field(default_factory=set)
    ruling: tuple[str, str] | None = None
    gone: set[str] = field(default_factory=set)
    come: set[str] = field(default_factory=set)


class ChangeNote(NamedTuple):
    """What a rulebook itself says that it changed in a version."""

    id: str
    version: str
    note: str


class RulebookChange(NamedTuple):
    """A rulebook as it was when it decided, and as it is now, None if it is gone; and what it says that changed."""

    was: RulebookUsed
    now: RulebookUsed | None
    notes: tuple[ChangeNote, ...]


class AnswerChange(NamedTuple):
    """What changed in an answer; answers that changed alike are counted together by it."""

    endpoint: str
    rulebook: str
    members: tuple[str, ...]
    ruling: tuple[str, str] | None
    gone: tuple[str, ...]
    come: tuple[str, ...]
    notes: tuple[ChangeNote, ...]


class ReplayedLine(NamedTuple):
    """What came of one line: `unread` if it could not be decided again; `kind` is None if the answer is the same."""

    source: str
    unread: str | None = None
    request_id: str | None = None
    floorman: str = ""
    rulebook: RulebookChange | None = None
    kind: AnswerChange | None = None
    passed_over: bool = False


@dataclass(frozen=True, slots=True)
class Replayer:
    """Decides lines again, under the rulebooks that are there now; `only` those with one of these codes, if any.

    `unpinned`: what was asked under a pin is decided under the newest version.
    """

    rulebooks: Rulebooks
    only: frozenset[str] = frozenset()
    unpinned: bool = False

    def line(self, line: LoggedLine) -> ReplayedLine:
        """Decide one line again."""
        if line.fault is not None:
            return ReplayedLine(line.source, line.fault)
        try:
            return self._decided_again(line.source, from_bytes(line.text))
        except NotALine as error:
            return ReplayedLine(line.source, str(error))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return ReplayedLine(line.source, f"what it holds is no JSON: {error}")

    def _decided_again(self, source: str, line: LogLine) -> ReplayedLine:
        if line.endpoint not in PATHS:
            raise NotALine(f"nothing is decided at {line.endpoint[:64]!r}")
        was = _from_json(line.answer)
        now, delta = self._answered_now(line, was)
        if self.only and not self.only & (_codes(was) | _codes(now)):
            return ReplayedLine(source, passed_over=True)
        kind = None
        if delta is not None and delta.members:
            members, gone, come = (tuple(sorted(some)) for some in (delta.members, delta.gone, delta.come))
            notes = self._notes(line, was, delta)
            kind = AnswerChange(line.endpoint, line.used.id, members, delta.ruling, gone, come, notes)
        rulebook = self._rulebook_change(line)
        return ReplayedLine(source, None, line.request_id, line.floorman, rulebook, kind)

    def _answered_now(self, line: LogLine, was: Any) -> tuple[Any, AnswerDiff | None]:
        """The answer now, and what changed in it; None if it is the same to the byte."""
        try:
            request = bytes(line.request)
            replied = ask_again(line.endpoint, request, line.instance, self.rulebooks, unpinned=self.unpinned)
            answer = render.to_bytes(replied.document)
        except Exception as error:  # a bug in this version: a replay is there to find it
            return None, AnswerDiff({FAILED}, None, set(), {f"{type(error).__name__}: {str(error)[:100]}"})
        now = _from_json(answer)
        if replied.problem is not None:
            faults = now["errors"]
            return faults, AnswerDiff({REFUSED}, None, set(), {fault["code"] for fault in faults})
        return now, None if answer == bytes(line.answer) else diff(was, now)

    def _rulebook_change(self, line: LogLine) -> RulebookChange:
        """The rulebook as it was and as it is now, with the request's house rules: None if it refuses them."""
        raw = _from_json(line.request)
        name = self._name_in(raw)
        if name not in self.rulebooks:
            return RulebookChange(line.used, None, ())
        overrides = raw.get("house_rules", {})
        ruled = self.rulebooks.ruleset(name, overrides) if isinstance(overrides, dict) else ()
        now = RulebookUsed(ruled.pin, ruleset_digest(ruled)) if isinstance(ruled, Ruleset) else None
        return RulebookChange(line.used, now, tuple(_note(name, note) for note in self._since(name, line.used.version)))

    def _notes(self, line: LogLine, was: Any, delta: AnswerDiff) -> tuple[ChangeNote, ...]:
        """The changed rulings that the rulebooks tell of: those about the reasons that changed, or all if none is.

        A rulebook that was compared with has changes too.
        """
        books = {self._name_in(_from_json(line.request)): line.used.version}
        compared = was.get("compared") if isinstance(was, dict) else None
        for item in compared if isinstance(compared, list) else ():
            books |= {_name_in(item): _version_in(item.get("answer"))} if isinstance(item, dict) else {}
        notes = [(name, note) for name, version in books.items() for note in self._since(name, version) if note.rulings]
        topics = {topic for name in books for reason in delta.gone | delta.come for topic in self._topics(name, reason)}
        about = [(name, note) for name, note in notes if topics & set(note.topics)]
        return tuple(_note(name, note) for name, note in about or notes)

    def _name_in(self, request: Any) -> str:
        name = _name_in(request)
        return id_of(name) if self.unpinned else name

    def _since(self, name: str, version: str) -> tuple[Change, ...]:
        """What the rulebook changed since then; nothing if it is gone, or the version is none."""
        book = self.rulebooks.get(name)
        return book.changes_since(version) if book and VERSION.fullmatch(version) else ()

    def _topics(self, name: str, reason: str) -> Iterator[Topic]:
        """What a reason, as "code (clause)", is about."""
        code, _, clause = reason.rstrip(")").partition(" (")
        if code in _TOPICS:
            yield _TOPICS[code]
        book = self.rulebooks.get(name)
        yield from (topic for entry in book.clauses if entry.id == clause for topic in entry.topics) if book else ()


def diff(was: Any, now: Any) -> AnswerDiff:
    """All that differs, except the versions of the service and of the rulebook, which are reported elsewhere."""
    differing = AnswerDiff()
    before, after = _bare(was), _bare(now)
    _compare(before, after, "", differing)
    if not differing.members and render.to_bytes(before) != render.to_bytes(after):
        differing.members.add(BYTES)
    if differing.members:
        differing.gone = set(_reasons(was)) - set(_reasons(now))
        differing.come = set(_reasons(now)) - set(_reasons(was))
    return differing


def _codes(answer: Any) -> set[str]:
    """The codes of all reasons in an answer."""
    return {reason.partition(" ")[0] for reason in _reasons(answer)}


def _bare(value: Any, name: str = "") -> Any:
    """The answer without the digests in its receipts, and without versions."""
    if name == "rulebook" and isinstance(value, str):
        return id_of(value)
    if isinstance(value, dict):
        told_apart = _TOLD_APART.get(name, ())
        return {
            key: None if key in told_apart else _bare(member, key)
            for key, member in value.items()
            if (name, key) != _MAY_BE_MASKED
        }
    return [_bare(item) for item in value] if isinstance(value, list) else value


def _compare(was: Any, now: Any, name: str, differing: AnswerDiff) -> None:
    if was == now and type(was) is type(now):
        return
    last = name.rpartition("/")[2]
    above = "compared/" if name.startswith("compared") else ""
    if last == "reasons" and isinstance(was, list) and isinstance(now, list):
        alike = [_key(reason) for reason in was] == [_key(reason) for reason in now]
        differing.members.add(above + (WORDS if alike else last))
    elif isinstance(was, dict) and isinstance(now, dict) and last not in _AS_ONE:
        for key in was.keys() | now.keys():
            _compare(was.get(key, _REST), now.get(key, _REST), f"{above}{key}", differing)
    elif isinstance(was, list) and isinstance(now, list) and last not in _AS_ONE:
        for before, after in zip_longest(was, now, fillvalue=_REST):
            _compare(before, after, name, differing)
    else:
        differing.members.add(name or "answer")
        if last == "ruling" and differing.ruling is None and not above:
            differing.ruling = (str(was), str(now))


def _key(reason: Any) -> tuple[Any, ...]:
    return tuple(reason.get(name) for name in ("code", "clause", "basis")) if isinstance(reason, dict) else (reason,)


def _reasons(value: Any) -> Iterator[str]:
    """Each reason as "code (clause)", or "code (basis)" if it cites none; each fault as "code"."""
    if isinstance(value, dict):
        if isinstance(value.get("code"), str):
            why = value.get("clause") or value.get("basis")
            yield value["code"] + (f" ({why})" if why else "")
        for part in value.values():
            yield from _reasons(part)
    elif isinstance(value, list):
        for part in value:
            yield from _reasons(part)


def _name_in(request: Any) -> str:
    """The rulebook that a request, or an answer to compare with, names; "" if it names none."""
    name = request.get("rulebook") if isinstance(request, dict) else None
    return name if isinstance(name, str) else ""


def _version_in(answer: Any) -> str:
    """The version of the rulebook that answered; "" if it is not told."""
    pin = answer.get("rulebook") if isinstance(answer, dict) else None
    return pin.partition("@")[2] if isinstance(pin, str) else ""


def _note(name: str, change: Change) -> ChangeNote:
    return ChangeNote(id_of(name), change.version, change.note)


def _from_json(text: msgspec.Raw | bytes) -> Any:
    return msgspec.json.decode(text)
