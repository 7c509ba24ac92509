"""The one table of questions, asked by `ask`: which function answers at which path.

Everything that asks goes this way: the views, the library, the commands and the pages.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ..rulesets import Rulebooks
from ..rulesets.rulebook import id_of
from . import rounds
from .answer_record import AnswerRecord
from .fault_messages import Refused
from .hand_report import hand
from .problems import Reply, problem_of, reply
from .render import Json
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

    `frequent`: platforms ask it for every action. `fast` gives the same answer at half the cost, to most bodies.
    `to_recorded` answers one line of a decision log; None: as `answer` does.
    """

    answer: Answer
    frequent: bool = False
    fast: Fast | None = None
    to_recorded: Answer | None = None


ENDPOINTS: Final[Mapping[str, Endpoint]] = {
    DECISIONS: Endpoint(rounds.decision, frequent=True, fast=rounds.decision_fast),
    # each item of a batch has a line of its own in the log
    BATCH: Endpoint(rounds.batch, frequent=True, fast=rounds.batch_fast, to_recorded=rounds.decision),
    OPTIONS: Endpoint(rounds.options, frequent=True, fast=rounds.options_fast),
    ROUNDS: Endpoint(rounds.whole_round),
    HANDS: Endpoint(hand),
    NEXT_STREET: Endpoint(rounds.next_street),
    NEXT_HAND: Endpoint(rounds.next_hand),
}
PATHS: Final = tuple(ENDPOINTS)
FREQUENT: Final = tuple(path for path, endpoint in ENDPOINTS.items() if endpoint.frequent)
"""The paths whose plain requests are read ahead of gunicorn."""


def ask(path: str, body: bytes, rulebooks: Rulebooks, record: AnswerRecord | None = None) -> Reply:
    """What is answered at one of the `PATHS` to the bytes of a body, by these rulebooks.

    `record` is filled in with what was answered.
    """
    endpoint, answer = ENDPOINTS[path], None
    record = AnswerRecord() if record is None else record
    try:  # as `reply` does, without its two calls: this is asked for every action
        if endpoint.fast is not None and record.recorded is None:  # a decision log needs the body as a tree
            answer = endpoint.fast(body, rulebooks, record)
        return Reply(endpoint.answer(parse(body), path, rulebooks, record) if answer is None else answer)
    except (NotJson, Refused) as error:
        return problem_of(error, path)


def ask_again(path: str, body: bytes, instance: str, rulebooks: Rulebooks, *, unpinned: bool = False) -> Reply:
    """What is answered to the recorded body of one answer, of which a batch has several.

    `unpinned`: what was asked under a version of a rulebook is asked under the newest.
    """
    endpoint = ENDPOINTS[path]

    def answer() -> Json:
        raw = parse(body)
        if unpinned and isinstance(raw, dict) and isinstance(raw.get("rulebook"), str):
            raw["rulebook"] = id_of(raw["rulebook"])
        return (endpoint.to_recorded or endpoint.answer)(raw, instance, rulebooks, AnswerRecord())

    return reply(answer, instance)
