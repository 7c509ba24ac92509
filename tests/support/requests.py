"""Requests that are good, and what is told of bad ones."""

import io
from typing import Any

from tests.conftest import Checked
from tests.support.rows import table_of

GOOD: dict[str, Any] = table_of(__file__, "GOOD")
RAISED: dict[str, Any] = {
    "opening": {
        "structure": "no_limit",
        "min_bet": 200,
        "players": [{"seat": seat, "stack": 9000} for seat in (1, 2, 3, 4)],
        "posts": [{"seat": 1, "type": "small_blind", "amount": 100}, {"seat": 2, "type": "big_blind", "amount": 200}],
    },
    "actions": [{"type": "raise", "to": 400}, {"type": "raise", "to": 700}],
}
"""A round from its posts on: the second raise is what rulebooks differ in that have each raise double the bet."""


class Unread(io.BytesIO):
    """A body that nobody may read."""

    def read(self, *_: Any) -> bytes:
        raise AssertionError("the body was read")

    readline = readinto = read1 = read  # type: ignore[assignment]


def faults(client: Checked, body: Any, path: str = "/v1/decisions") -> list[tuple[str, str]]:
    """Pointer and code of all that is wrong with a body."""
    answer = client.post(path, json=body)
    assert answer.status_code == 422, answer.get_json()
    return [(fault["pointer"], fault["code"]) for fault in answer.get_json()["errors"]]
