"""The one table of questions, asked by `ask`: which function answers at which path.

Everything that asks goes this way: the views, the library, the commands and the pages.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ..rulesets import Rulebooks
from ..rulesets.rulebook import id_of
from .answer_record import AnswerRecord
from .fault_messages import Refused
from .hand_report import hand
from .problems import Reply, problem_of, reply
from .render import Json
from .rounds import (
    batch,
    batch_fast,
    decision,
    decision_fast,
    next_hand,
    next_street,
    options,
    options_fast,
    whole_round,
)
from .strict_json import NotJson, parse

DECISIONS: Final = "/v1/decisions"
BATCH: Final = "/v1/decisions/batch"
OPTIONS: Final = "/v1/options"
ROUNDS: Final = "/v1/rounds"
HANDS: Final = "/v1/hands"
NEXT_STREET: Final = "/v1/next-street"
NEXT_HAND: Final = "/v1/next-hand"

Answer: TypeAlias = Callable[[Any, str, Rulebooks, AnswerRecord], Json]
"""Makes the answer to a body: given its JSON, the path, the rulebooks, and a record to fill in. Raises Refused."""
Fast: TypeAlias = Callable[[bytes, Rulebooks, AnswerRecord], Json | None]
"""Makes the answer to the bytes of a body; None if anything about them is odd."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What is answered at a path.

    `to_recorded` answers one line of a decision log. `frequent`: platforms ask it for every action.
    `fast` gives the same answer at half the cost, to most bodies.
    """

    answer: Answer
    to_recorded: Answer
    frequent: bool = False
    fast: Fast | None = None

    def answer_bytes(self, body: bytes, path: str, rulebooks: Rulebooks, record: AnswerRecord) -> Json:
        """The answer to the bytes of a body. Raises NotJson, Refused."""
        reply = None
        if self.fast is not None and record.recorded is None:  # a decision log needs the body as a tree
            reply = self.fast(body, rulebooks, record)
        return self.answer(parse(body), path, rulebooks, record) if reply is None else reply


ENDPOINTS: Final[Mapping[str, Endpoint]] = MappingProxyType(
    {
        DECISIONS: Endpoint(decision, decision, frequent=True, fast=decision_fast),
        BATCH: Endpoint(
            batch,
            decision,  # each item has a line of its own
            frequent=True,
            fast=batch_fast,
        ),
        OPTIONS: Endpoint(options, options, frequent=True, fast=options_fast),
        ROUNDS: Endpoint(whole_round, whole_round),
        HANDS: Endpoint(hand, hand),
        NEXT_STREET: Endpoint(next_street, next_street),
        NEXT_HAND: Endpoint(next_hand, next_hand),
    }
)
PATHS: Final = tuple(ENDPOINTS)
FREQUENT: Final = tuple(path for path, endpoint in ENDPOINTS.items() if endpoint.frequent)
"""The paths whose plain requests are read ahead of gunicorn."""


def ask(path: str, body: bytes, rulebooks: Rulebooks, record: AnswerRecord | None = None) -> Reply:
    """What is answered at one of the `PATHS` to the bytes of a body, by these rulebooks.

    `record` is filled in with what was answered.
    """
    try:  # as `reply` does, without its two calls: this is asked for every action
        return Reply(ENDPOINTS[path].answer_bytes(body, path, rulebooks, AnswerRecord() if record is None else record))
    except (NotJson, Refused) as error:
        return problem_of(error, path)


def ask_again(path: str, body: bytes, instance: str, rulebooks: Rulebooks, *, unpinned: bool = False) -> Reply:
    """What is answered to the recorded body of one answer, of which a batch has several.

    `unpinned`: what was asked under a version of a rulebook is asked under the newest.
    """

    def answer() -> Json:
        raw = parse(body)
        if unpinned and isinstance(raw, dict) and isinstance(raw.get("rulebook"), str):
            raw["rulebook"] = id_of(raw["rulebook"])
        return ENDPOINTS[path].to_recorded(raw, instance, rulebooks, AnswerRecord())

    return reply(answer, instance)
