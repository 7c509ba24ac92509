"""What was answered: counted, told to the log line of its request, and written to the decision log if one is named."""

import time
from collections.abc import Iterable
from typing import Final
from zlib import crc32

from flask import Flask
from msgspec import Raw

from ... import __version__
from ...answers import render
from ...answers.answer_record import Answered, AnswerRecord
from ...background_writer import BackgroundWriter, LineCounts
from ...decision_log import VERSION, LogLine, Masked, masked_answer, masked_request, to_bytes
from ...rules import Ruleset
from ...rulesets import Rulebooks
from ...rulesets.digest import ruleset_digest
from ...settings import Settings
from ...yielding import Yielder, yielding
from .log import LOG, moment
from .metrics import LINES_DROPPED, LINES_WRITTEN, OTHER, count_bug
from .request_context import RequestContext

_TELL_SECONDS: Final = 60.0
_ALL: Final = 2**32


class Recorder:
    """Writes the decision log of one worker."""

    def __init__(self, settings: Settings, rulebooks: Rulebooks, file: BackgroundWriter) -> None:
        self._file, self._rulebooks = file, rulebooks
        self._below = int(settings.decision_log_sample * _ALL)
        self._out = settings.decision_log_mask
        self._masked = tuple(sorted(self._out))
        self._digests = {book.ruleset.pin: ruleset_digest(book.ruleset) for book in rulebooks.carried}
        self._counts = LineCounts(0, 0)
        self._lost = False
        self._next_word = 0.0

    def write(self, context: RequestContext, answers: Iterable[Answered]) -> None:
        """Queue a line for each of the answers to a request that are in the sample; nothing waits for the disk."""
        took = time.perf_counter() - context.began
        at = moment(time.time() - took)
        for answered in yielding(answers):
            try:
                request = render.to_bytes(answered.raw)
                if crc32(request) < self._below:
                    self._file.put(self._line(context, answered, request, at, round(took * 1000, 3)))
            except Exception as error:  # a bug of ours; the client gets its answer
                count_bug(error, context)
                LINES_DROPPED.inc()

    def settle(self) -> None:
        """Count what was written and dropped since last time, and log when lines begin and stop being lost."""
        now = self._file.counts()
        if now != self._counts:
            LINES_WRITTEN.inc(now.written - self._counts.written)
            LINES_DROPPED.inc(now.dropped - self._counts.dropped)
            self._tell(now.dropped - self._counts.dropped)
            self._counts = now

    def close(self) -> None:
        """Write what is queued, and take no more."""
        self._file.close()
        self.settle()

    def _line(self, context: RequestContext, answered: Answered, request: bytes, at: str, took_ms: float) -> bytes:
        answer, out = answered.answer, self._out
        masked: tuple[str, ...] = ()
        trace_id = None if context.trace is None else context.trace.trace_id
        if answered.hand is not None and (Masked.PRIVATE in out or Masked.ID in out):
            yielder = Yielder()
            request = render.to_bytes(masked_request(answered.raw, answered.hand, out, yielder.yield_if_due))
            answer = masked_answer(answered.raw, answer, out, yielder.yield_if_due)
            masked = self._masked
        return to_bytes(
            LogLine(
                v=VERSION,
                at=at,
                took_ms=took_ms,
                endpoint=context.route or OTHER,
                instance=answered.instance,
                request_id=None if Masked.REQUEST_ID in out else context.request_id,
                key=None if Masked.KEY in out else context.facts.get("key"),
                trace_id=None if Masked.REQUEST_ID in out else trace_id,
                floorman=__version__,
                rulebook=answered.answer["rulebook"],
                rulebook_digest=self._digest(answered),
                masked=masked,
                request=Raw(request),
                answer=Raw(render.to_bytes(answer)),
            )
        )

    def _digest(self, answered: Answered) -> str:
        """The digest of the rulebook that decided, house rules included. As the request was answered, there is one."""
        raw = answered.raw
        if "house_rules" not in raw:
            return self._digests[answered.answer["rulebook"]]
        ruled = self._rulebooks.ruleset(raw["rulebook"], raw["house_rules"])
        if not isinstance(ruled, Ruleset):
            raise LookupError("house rules that were answered under are none")
        return ruleset_digest(ruled)

    def _tell(self, dropped: int) -> None:
        """Log that lines are dropped, once a minute at most; and once that they no longer are."""
        if dropped and time.monotonic() >= self._next_word:
            self._lost, self._next_word = True, time.monotonic() + _TELL_SECONDS
            why = self._file.error
            fields = {"event": "decision_log_dropped", "message": "Decision log lines were dropped."}
            LOG.error(
                "decisions", extra={"fields": fields | {"error": str(why.strerror) if why else "too many lines wait"}}
            )
        elif not dropped and self._lost:
            self._lost, self._next_word = False, 0.0
            message = "Decision log lines are written again."
            LOG.info("decisions", extra={"fields": {"event": "decision_log_resumed", "message": message}})


def register(app: Flask) -> None:
    """Write a decision log for this app, if its settings name one."""
    settings: Settings = app.extensions["settings"]
    path, rulebooks = settings.decision_log, app.extensions["rulebooks"]
    app.extensions["recorder"] = recorder = Recorder(settings, rulebooks, BackgroundWriter(path)) if path else None
    if recorder is not None:
        app.extensions["pulse"].beats.append(recorder.settle)


def last_ruling(record: AnswerRecord) -> dict[str, str]:
    """The last ruleset asked and its last ruling, for the log line; empty if nothing was decided under it."""
    for rulebook, _, decided in reversed(record.decisions):
        if rulebook == record.under:
            return {"rulebook": rulebook, "ruling": decided.ruling}
    return {}
