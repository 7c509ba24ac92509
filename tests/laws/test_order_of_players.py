"""Where the list of the players begins changes no answer about a round, and their order none about the next hand."""

from collections.abc import Collection
from random import Random
from typing import Any, Final

import pytest

from service.answers.endpoints import NEXT_HAND
from service.cases import load_cases
from tests.cases.doors import Json, Straight, ask
from tests.models.next_hand import RandomTable

SEED: Final = 20261126
TABLES: Final = 25
AS_SENT: Final = {"players"}
CLOCKWISE: Final = {"players", "stacks", "seats", "reopened_seats", "posts"}
"""Lists that follow the players, by the spec."""
LEFT_OUT: Final = {"message", "request"}
"""The English of lists of seats, and the digest of the request."""


class BothWays(Straight):
    """Asks each question with its players in another order too: the answer is the same."""

    def _ask(self, path: str, body: Json) -> Json:
        answer = super()._ask(path, body)
        name = next(name for name in ("table", "round", "opening", "hand", "game") if name in body)
        players = body[name].get("players", [])
        turned = players[::-1] if path == NEXT_HAND else players[1:] + players[:1]
        other = super()._ask(path, {**body, name: {**body[name], "players": turned}} if players else body)
        follow, left_out = (AS_SENT, ()) if path == NEXT_HAND else (CLOCKWISE, LEFT_OUT)
        assert by_seat(other, follow, left_out) == by_seat(answer, follow, left_out)
        return answer


def by_seat(value: Any, follow: Collection[str], left_out: Collection[str]) -> Any:
    """The value with the lists that follow the players in the order of the seats."""
    if isinstance(value, list):
        return [by_seat(one, follow, left_out) for one in value]
    if not isinstance(value, dict):
        return value
    found = {name: by_seat(one, follow, left_out) for name, one in value.items() if name not in left_out}
    return found | {
        name: sorted(found[name], key=lambda one: one["seat"] if isinstance(one, dict) else one)
        for name in found.keys() & follow
        if isinstance(found[name], list)
    }


@pytest.mark.slow
def test_no_case_is_ruled_otherwise() -> None:
    random = Random(SEED)
    for case in load_cases():
        ask(case, random.choice(list(case.rulings)), BothWays())


def test_no_next_hand_is_dealt_otherwise() -> None:
    for number in range(TABLES):
        table = RandomTable(Random(f"{SEED}:{number}"))
        for _ in range(3):
            answer = BothWays().next_hand(
                {"rulebook": table.book, "house_rules": table.house_rules, "table": table.question()}
            )
            table.goes_on(answer["deal"] or answer["alternatives"][0])
            table.between_hands()
