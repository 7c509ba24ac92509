"""Deciding one line of a decision log again: what was answered, and what is answered now?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

from ..answers import render
from ..answers.endpoints import ENDPOINTS, Answer
from ..answers.questions import Refused
from ..answers.strict_json import NotJson, parse
from ..answers.tally import Tally
from ..decision_log.line import LogLine, NotALine, RulebookUsed, from_bytes
from ..rules import MESSAGES, Ruleset
from ..rules.model.reasons import Topic
from ..rulesets import Change, Shelf
from ..rulesets.digest import ruleset_digest
from ..rulesets.versions import VERSION, id_of
from .answer_diff import AnswerDiff, codes, diff
from .log_files import LoggedLine

REFUSED: Final = "refused"
FAILED: Final = "failed"
_TOPICS: Final = {code.value: said.topic for code, said in MESSAGES.items()}


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
    ruleset: str
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

    shelf: Shelf
    only: frozenset[str] = frozenset()
    unpinned: bool = False

    def line(self, one: LoggedLine) -> ReplayedLine:
        """Decide one line again."""
        if one.fault is not None:
            return ReplayedLine(one.source, one.fault)
        try:
            return self._decided_again(one.source, from_bytes(one.text))
        except NotALine as error:
            return ReplayedLine(one.source, str(error))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return ReplayedLine(one.source, f"what it holds is no JSON: {error}")

    def _decided_again(self, source: str, line: LogLine) -> ReplayedLine:
        endpoint = ENDPOINTS.get(line.endpoint)
        if endpoint is None:
            raise NotALine(f"nothing is decided at {line.endpoint[:64]!r}")
        was = _from_json(line.answer)
        now, found = self._answered_now(endpoint.to_recorded, line, was)
        if self.only and not self.only & (codes(was) | codes(now)):
            return ReplayedLine(source, passed_over=True)
        kind = None
        if found is not None and found.members:
            members, gone, come = (tuple(sorted(some)) for some in (found.members, found.gone, found.come))
            notes = self._notes(line, was, found)
            kind = AnswerChange(line.endpoint, line.ruleset.id, members, found.ruling, gone, come, notes)
        rulebook = self._rulebook_change(line)
        return ReplayedLine(source, None, line.request_id, line.floorman, rulebook, kind)

    def _answered_now(self, answer: Answer, line: LogLine, was: Any) -> tuple[Any, AnswerDiff | None]:
        """The answer now, and what changed in it; None if it is the same to the byte."""
        try:
            raw = parse(bytes(line.request))
            name = self._name_in(raw)
            asked = raw if name == _name_in(raw) else {**raw, "ruleset": name}
            told = render.to_bytes(answer(asked, line.instance, self.shelf, Tally()))
        except (NotJson, Refused) as error:
            faults = [render.fault(fault) for fault in error.faults]
            return faults, AnswerDiff({REFUSED}, None, set(), {fault["code"] for fault in faults})
        except Exception as error:  # a bug in this version: a replay is there to find it
            return None, AnswerDiff({FAILED}, None, set(), {f"{type(error).__name__}: {str(error)[:100]}"})
        now = _from_json(told)
        return now, None if told == bytes(line.answer) else diff(was, now)

    def _rulebook_change(self, line: LogLine) -> RulebookChange:
        """The rulebook as it was and as it is now, with the request's house rules: None if it refuses them."""
        raw = _from_json(line.request)
        name = self._name_in(raw)
        if name not in self.shelf:
            return RulebookChange(line.ruleset, None, ())
        overrides = raw.get("house_rules", {})
        ruled = self.shelf.ruleset(name, overrides) if isinstance(overrides, dict) else ()
        now = RulebookUsed(ruled.id, ruled.version, ruleset_digest(ruled)) if isinstance(ruled, Ruleset) else None
        return RulebookChange(
            line.ruleset, now, tuple(_note(name, one) for one in self._since(name, line.ruleset.version))
        )

    def _notes(self, line: LogLine, was: Any, found: AnswerDiff) -> tuple[ChangeNote, ...]:
        """The changed rulings that the rulebooks tell of: those about the reasons that changed, or all if none is.

        A rulebook that was compared with has changes too.
        """
        asked = {self._name_in(_from_json(line.request)): line.ruleset.version}
        compared = was.get("compared") if isinstance(was, dict) else None
        for one in compared if isinstance(compared, list) else ():
            asked |= {_name_in(one): _version_in(one.get("answer"))} if isinstance(one, dict) else {}
        told = [(name, one) for name, version in asked.items() for one in self._since(name, version) if one.rulings]
        topics = {topic for name in asked for reason in found.gone | found.come for topic in self._topics(name, reason)}
        about = [(name, one) for name, one in told if topics & set(one.topics)]
        return tuple(_note(name, one) for name, one in about or told)

    def _name_in(self, request: Any) -> str:
        name = _name_in(request)
        return id_of(name) if self.unpinned else name

    def _since(self, name: str, version: str) -> tuple[Change, ...]:
        """What the rulebook changed since then; nothing if it is gone, or the version is none."""
        book = self.shelf.get(name)
        return book.changes_since(version) if book and VERSION.fullmatch(version) else ()

    def _topics(self, name: str, reason: str) -> Iterator[Topic]:
        """What a reason, as "code (clause)", is about."""
        code, _, clause = reason.rstrip(")").partition(" (")
        if code in _TOPICS:
            yield _TOPICS[code]
        book = self.shelf.get(name)
        yield from (topic for one in book.clauses if one.id == clause for topic in one.topics) if book else ()


def _name_in(request: Any) -> str:
    """The rulebook that a request, or an answer to compare with, names; "" if it names none."""
    name = request.get("ruleset") if isinstance(request, dict) else None
    return name if isinstance(name, str) else ""


def _version_in(answer: Any) -> str:
    """The version of the rulebook that answered; "" if it is not told."""
    told = answer.get("ruleset") if isinstance(answer, dict) else None
    version = told.get("version") if isinstance(told, dict) else None
    return version if isinstance(version, str) else ""


def _note(name: str, change: Change) -> ChangeNote:
    return ChangeNote(id_of(name), change.version, change.note)


def _from_json(text: msgspec.Raw | bytes) -> Any:
    return msgspec.json.decode(text)
