"""Which function answers at which path: the one table of questions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ..rulesets import Shelf
from .hands import hand
from .render import Json
from .rounds import batch, decision, options, plain_batch, plain_decision, plain_options, whole_round
from .strict_json import parse
from .tally import Tally

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
        "/v1/decisions": Endpoint(decision, decision, frequent=True, plain=plain_decision),
        "/v1/decisions/batch": Endpoint(
            batch,
            decision,  # each item has a line of its own
            frequent=True,
            plain=plain_batch,
        ),
        "/v1/options": Endpoint(options, options, frequent=True, plain=plain_options),
        "/v1/rounds": Endpoint(whole_round, whole_round),
        "/v1/hands": Endpoint(hand, hand),
    }
)

FREQUENT: Final[Mapping[str, Endpoint]] = MappingProxyType(
    {path: endpoint for path, endpoint in ENDPOINTS.items() if endpoint.frequent}
)
"""What is answered ahead of Flask."""
