"""What was answered: counted, told to the log line of its request, and written to the decision log if one is named."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from flask import Flask, current_app, g, request
from msgspec import Raw

from ... import __version__
from ...answers import render
from ...answers.tally import Answered, Tally
from ...decision_log import line
from ...decision_log.background_writer import BackgroundWriter, LineCounts
from ...decision_log.line import Masked, masked_answer, masked_request
from ...rules import Ruleset
from ...rulesets import Shelf
from ...rulesets.digest import ruleset_digest
from ...settings import Settings
from ...yielding import Yielder, yielding
from .log import LOG, began, moment, request_id
from .metrics import LINES_DROPPED, LINES_WRITTEN, count_tally, endpoint
from .trace_context import fields
from .unexpected import log_unexpected

_TELL_SECONDS: Final = 60.0
_ALL: Final = 2**32


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is known of a request besides its body; `began` is a `time.perf_counter()`."""

    endpoint: str
    request_id: str
    began: float
    key: str | None = None
    trace_id: str | None = None


class Recorder:
    """Writes the decision log of one worker."""

    def __init__(self, settings: Settings, shelf: Shelf, file: BackgroundWriter) -> None:
        self._file, self._shelf = file, shelf
        self._below = int(settings.decision_log_sample * _ALL)
        self._out = settings.decision_log_mask
        self._masked = tuple(sorted(self._out))
        self._under = {(book.ruleset.id, book.ruleset.version): _under(book.ruleset) for book in shelf.carried}
        self._told = LineCounts(0, 0)
        self._lost = False
        self._next_word = 0.0

    def write(self, asked: Asked, answers: Iterable[Answered]) -> None:
        """Queue a line for each of the answers to a request that are in the sample; nothing waits for the disk."""
        took = time.perf_counter() - asked.began
        at = moment(time.time() - took)
        for answered in yielding(answers):
            try:
                request = render.to_bytes(answered.raw)
                if crc32(request) < self._below:
                    self._file.put(self._line(asked, answered, request, at, round(took * 1000, 3)))
            except Exception as error:  # a bug of ours; the client gets its answer
                log_unexpected(error)
                LINES_DROPPED.inc()

    def settle(self) -> None:
        """Count what was written and dropped since last time, and log when lines begin and stop being lost."""
        now = self._file.counts()
        if now != self._told:
            LINES_WRITTEN.inc(now.written - self._told.written)
            LINES_DROPPED.inc(now.dropped - self._told.dropped)
            self._tell(now.dropped - self._told.dropped)
            self._told = now

    def close(self) -> None:
        """Write what is queued, and take no more."""
        self._file.close()
        self.settle()

    def _line(self, asked: Asked, answered: Answered, request: bytes, at: str, took_ms: float) -> bytes:
        answer, out = answered.answer, self._out
        masked: tuple[str, ...] = ()
        if answered.hand is not None and (Masked.CARRIED in out or Masked.ID in out):
            yielder = Yielder()
            request = render.to_bytes(masked_request(answered.raw, answered.hand, out, yielder.yield_if_due))
            answer = masked_answer(answered.raw, answer, out, yielder.yield_if_due)
            masked = self._masked
        return line.to_bytes(
            line.LogLine(
                v=line.VERSION,
                at=at,
                took_ms=took_ms,
                endpoint=asked.endpoint,
                instance=answered.instance,
                request_id=None if Masked.REQUEST_ID in out else asked.request_id,
                key=None if Masked.KEY in out else asked.key,
                trace_id=None if Masked.REQUEST_ID in out else asked.trace_id,
                floorman=__version__,
                ruleset=self._ruled(answered),
                masked=masked,
                request=Raw(request),
                answer=Raw(render.to_bytes(answer)),
            )
        )

    def _ruled(self, answered: Answered) -> line.RulebookUsed:
        """The rulebook that decided, house rules included. As the request was answered, there is one."""
        raw, told = answered.raw, answered.answer["ruleset"]
        if "house_rules" not in raw:
            return self._under[told["id"], told["version"]]
        ruled = self._shelf.ruleset(raw["ruleset"], raw["house_rules"])
        if not isinstance(ruled, Ruleset):
            raise LookupError("house rules that were answered under are none")
        return _under(ruled)

    def _tell(self, dropped: int) -> None:
        """Log that lines are dropped, once a minute at most; and once that they no longer are."""
        if dropped and time.monotonic() >= self._next_word:
            self._lost, self._next_word = True, time.monotonic() + _TELL_SECONDS
            why = self._file.error
            fields = {"event": "decisions_dropped", "message": "lines of the decision log were dropped"}
            LOG.error("decisions", extra={"fields": fields | {"error": str(why.strerror) if why else "too much waits"}})
        elif not dropped and self._lost:
            self._lost, self._next_word = False, 0.0
            said = "lines of the decision log are written again"
            LOG.info("decisions", extra={"fields": {"event": "decisions", "message": said}})


def _under(ruleset: Ruleset) -> line.RulebookUsed:
    return line.RulebookUsed(ruleset.id, ruleset.version, ruleset_digest(ruleset))


def register(app: Flask) -> None:
    """Write a decision log for this app, if its settings name one."""
    settings: Settings = app.extensions["settings"]
    app.extensions["recorder"] = recorder = (
        Recorder(settings, app.extensions["shelf"], BackgroundWriter(settings.decision_log))
        if settings.decision_log
        else None
    )
    if recorder is not None:
        app.extensions["pulse"].beats.append(recorder.settle)


def new_tally() -> Tally:
    """A tally for one request; it keeps the answers too if there is a decision log."""
    return Tally(recorded=None if current_app.extensions["recorder"] is None else [])


def record_answer(tally: Tally) -> None:
    """Count what was answered, and pass it on to the decision log and to the request's log line."""
    count_tally(tally, endpoint())
    if tally.recorded:
        trace_id = fields(request.environ).get("trace_id")
        asked = Asked(endpoint=endpoint(), request_id=request_id(), began=began(), key=g.get("key"), trace_id=trace_id)
        current_app.extensions["recorder"].write(asked, tally.recorded)
    for name, value in tally.last().items():
        setattr(g, name, value)
