"""The one table of questions, asked by `ask`: which function answers at which path.

Everything that asks goes this way: the views, the fast path, the library, the commands and the pages.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ..rulesets import Shelf
from ..rulesets.versions import id_of
from .fault_messages import Refused
from .hand_report import hand
from .problems import Reply, problem_of, reply
from .render import Json
from .rounds import (
    batch,
    decision,
    next_hand,
    next_street,
    options,
    plain_batch,
    plain_decision,
    plain_options,
    whole_round,
)
from .strict_json import NotJson, parse
from .tally import Tally

DECISIONS: Final = "/v1/decisions"
BATCH: Final = "/v1/decisions/batch"
OPTIONS: Final = "/v1/options"
ROUNDS: Final = "/v1/rounds"
HANDS: Final = "/v1/hands"
NEXT_STREET: Final = "/v1/next-street"
NEXT_HAND: Final = "/v1/next-hand"

Answer: TypeAlias = Callable[[Any, str, Shelf, Tally], Json]
"""Makes the answer to a body: given its JSON, the path, the rulebooks, and a tally to fill in. Raises Refused."""
Plain: TypeAlias = Callable[[bytes, Shelf, Tally], Json | None]
"""Makes the answer to the bytes of a body; None if anything about them is odd."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What is answered at a path.

    `to_recorded` answers one line of a decision log. `frequent`: platforms ask it for every action.
    `plain` gives the same answer at half the cost, to most bodies.
    """

    answer: Answer
    to_recorded: Answer
    frequent: bool = False
    plain: Plain | None = None

    def answer_bytes(self, body: bytes, path: str, shelf: Shelf, tally: Tally) -> Json:
        """The answer to the bytes of a body. Raises NotJson, Refused."""
        told = None
        if self.plain is not None and tally.recorded is None:  # a decision log needs the body as a tree
            told = self.plain(body, shelf, tally)
        return self.answer(parse(body), path, shelf, tally) if told is None else told


ENDPOINTS: Final[Mapping[str, Endpoint]] = MappingProxyType(
    {
        DECISIONS: Endpoint(decision, decision, frequent=True, plain=plain_decision),
        BATCH: Endpoint(
            batch,
            decision,  # each item has a line of its own
            frequent=True,
            plain=plain_batch,
        ),
        OPTIONS: Endpoint(options, options, frequent=True, plain=plain_options),
        ROUNDS: Endpoint(whole_round, whole_round),
        HANDS: Endpoint(hand, hand),
        NEXT_STREET: Endpoint(next_street, next_street),
        NEXT_HAND: Endpoint(next_hand, next_hand),
    }
)
PATHS: Final = tuple(ENDPOINTS)
FREQUENT: Final = tuple(path for path, endpoint in ENDPOINTS.items() if endpoint.frequent)
"""The paths that are answered ahead of Flask."""


def written_spec() -> Path:
    """openapi.yaml, which describes these questions: where it is in the installed package, or in the tree."""
    package = Path(__file__).parents[1]
    return next(place / "openapi.yaml" for place in (package, package.parent) if (place / "openapi.yaml").exists())


def ask(path: str, body: bytes, shelf: Shelf, tally: Tally | None = None) -> Reply:
    """What is answered at one of the `PATHS` to the bytes of a body, by the rulebooks of this shelf.

    `tally` is filled in with what was answered.
    """
    try:  # as `reply` does, without its two calls: this is asked for every action
        return Reply(ENDPOINTS[path].answer_bytes(body, path, shelf, Tally() if tally is None else tally))
    except (NotJson, Refused) as error:
        return problem_of(error, path)


def ask_again(path: str, body: bytes, instance: str, shelf: Shelf, *, unpinned: bool = False) -> Reply:
    """What is answered to the recorded body of one answer, of which a batch has several.

    `unpinned`: what was asked under a version of a rulebook is asked under the newest.
    """

    def answer() -> Json:
        raw = parse(body)
        if unpinned and isinstance(raw, dict) and isinstance(raw.get("rulebook"), str):
            raw["rulebook"] = id_of(raw["rulebook"])
        return ENDPOINTS[path].to_recorded(raw, instance, shelf, Tally())

    return reply(answer, instance)
