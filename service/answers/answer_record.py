"""What was answered, as plain data: metrics, the log and the decision log read it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from msgspec import Raw

from ..rules.model.decision import Decision
from . import render
from .fault_messages import Refused, fault
from .pointers import MOST_FAULTS
from .schemas.request_schema import MOST_MORE

MOST_ANSWER_BYTES: Final = 4 * 1024 * 1024
"""A batch of 1,000 decisions at tables of nine takes 1.5 MiB."""


class Answered(NamedTuple):
    """A question and its answer as JSON; `hand` is the hand in our own JSON, if the question was about a hand."""

    instance: str
    raw: Any
    answer: dict[str, Any]
    hand: dict[str, Any] | None = None


@dataclass(slots=True)
class AnswerRecord:
    """What one request was answered: decisions by ruleset, problems of single items, hands by outcome.

    A ruleset stands here by its id; of `decisions`, and in `under`, also as it was asked for: an id, or a pin.
    `recorded` has each question with its answer, and is None if there is no decision log.
    A hand's outcome is `floor` if the floor must choose, or the record cannot be followed.
    `most_errors`: how many errors a line of a stream lists.
    `most_more`: how many decisions a hand may make under the rulebooks of `compare` beyond one; `more`: those it made.
    `under` is the ruleset of the last question. `written` is how long the answer is so far (bytes), if it may get long;
    `grow` is called with that.
    `on_bug`: called with a bug that one hand of a stream meets; None if it is raised.
    """

    decisions: list[tuple[str, str, Decision]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    hands: list[tuple[str, str]] = field(default_factory=list)
    recorded: list[Answered] | None = None
    most_errors: int = MOST_FAULTS
    most_more: int = MOST_MORE
    more: int = 0
    under: str = ""
    written: int = 0
    grow: Callable[[int], None] | None = None
    on_bug: Callable[[Exception], None] | None = None

    def write(self, part: Any, pointer: str = "", written: int = 0) -> Raw:
        """A part of a long answer as JSON bytes, counted. Raises Refused at `pointer` if the answer gets too long.

        `written`: how many bytes of it are counted already.

        Written as they are made, parts are never held as objects, and the answer's length is known.
        """
        content = render.to_bytes(part)
        self.written += len(content) - written
        if self.written > MOST_ANSWER_BYTES:
            raise Refused((fault(pointer, "request.answer_too_long", max=MOST_ANSWER_BYTES),))
        if self.grow is not None:
            self.grow(self.written)
        return Raw(content)

    def record(self, instance: str, raw: Any, answer: dict[str, Any], hand: dict[str, Any] | None = None) -> None:
        """Note the rulebook of an answer, and keep question and answer if there is a decision log."""
        self.under = raw["rulebook"]
        if self.recorded is not None:
            self.recorded.append(Answered(instance, raw, answer, hand))
