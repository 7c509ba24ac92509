"""Deciding one line of a decision log again: what was answered, and what is answered now?"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

from ..answers import render
from ..answers.endpoints import ENDPOINTS, Answer
from ..answers.questions import Refused
from ..answers.strict_json import NotJson, parse
from ..answers.tally import Tally
from ..decision_log.line import LogLine, NotALine, RulebookUsed, from_bytes
from ..rules import Ruleset
from ..rulesets import Shelf
from ..rulesets.digest import ruleset_digest
from .answer_diff import AnswerDiff, codes, diff
from .log_files import LoggedLine

REFUSED: Final = "refused"
FAILED: Final = "failed"


class RulebookChange(NamedTuple):
    """A rulebook as it was when it decided, and as it is now; None if it is gone."""

    was: RulebookUsed
    now: RulebookUsed | None


class AnswerChange(NamedTuple):
    """What changed in an answer; answers that changed alike are counted together by it."""

    endpoint: str
    ruleset: str
    members: tuple[str, ...]
    ruling: tuple[str, str] | None
    gone: tuple[str, ...]
    come: tuple[str, ...]


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
    """Decides lines again, under the rulebooks that are there now; `only` those with one of these codes, if any."""

    shelf: Shelf
    only: frozenset[str] = frozenset()

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
            kind = AnswerChange(line.endpoint, line.ruleset.id, members, found.ruling, gone, come)
        rulebook = RulebookChange(line.ruleset, self._rulebook_now(line))
        return ReplayedLine(source, None, line.request_id, line.floorman, rulebook, kind)

    def _answered_now(self, answer: Answer, line: LogLine, was: Any) -> tuple[Any, AnswerDiff | None]:
        """The answer now, and what changed in it; None if it is the same to the byte."""
        try:
            told = render.to_bytes(answer(parse(bytes(line.request)), line.instance, self.shelf, Tally()))
        except (NotJson, Refused) as error:
            faults = [render.fault(fault) for fault in error.faults]
            return faults, AnswerDiff({REFUSED}, None, set(), {fault["code"] for fault in faults})
        except Exception as error:  # a bug in this version: a replay is there to find it
            return None, AnswerDiff({FAILED}, None, set(), {f"{type(error).__name__}: {str(error)[:100]}"})
        now = _from_json(told)
        return now, None if told == bytes(line.answer) else diff(was, now)

    def _rulebook_now(self, line: LogLine) -> RulebookUsed | None:
        """The rulebook as it is now, with the request's house rules; None if it is gone, or refuses them."""
        raw = _from_json(line.request)
        name = raw.get("ruleset") if isinstance(raw, dict) else None
        if not isinstance(name, str) or name not in self.shelf:
            return None
        overrides = raw.get("house_rules", {})
        ruled = self.shelf.ruleset(name, overrides) if isinstance(overrides, dict) else ()
        return RulebookUsed(ruled.id, ruled.version, ruleset_digest(ruled)) if isinstance(ruled, Ruleset) else None


def _from_json(text: msgspec.Raw | bytes) -> Any:
    return msgspec.json.decode(text)
