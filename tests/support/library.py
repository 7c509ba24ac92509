"""The library's functions beside the paths that answer the same."""

from collections.abc import Callable
from typing import Any, Final

import service
from tests.support.bodies import BODIES

FUNCTIONS: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "DecisionRequest": ("/v1/decisions", service.decide),
    "BatchRequest": ("/v1/decisions/batch", service.batch),
    "OptionsRequest": ("/v1/options", service.options),
    "RoundsRequest": ("/v1/rounds", service.rounds),
    "NextStreetRequest": ("/v1/next-street", service.next_street),
    "HandRequest": ("/v1/hands", service.hand),
    "NextHandRequest": ("/v1/next-hand", service.next_hand),
}
"""For the name of each question's schema: its path, and the function."""
OURS: Final = [(name, body) for name, body in BODIES if name in FUNCTIONS]
"""The examples of openapi.yaml that a function answers, by the same names."""
