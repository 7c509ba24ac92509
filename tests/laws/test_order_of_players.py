"""Where the list of the players begins changes no answer about a round, and their order none about the next hand."""

import json
from random import Random
from typing import Any

import pytest

from service.answers.endpoints import NEXT_HAND
from service.cases import load_cases
from tests.cases.doors import Json, Straight, ask
from tests.models.next_hand import RandomTable

FOLLOW_THE_PLAYERS = {"players", "stacks", "seats", "reopened_seats", "posts"}
LEFT_OUT = {"message", "request"}  # the English of such a list, and the digest of the request


class BothWays(Straight):
    """Asks each question with its players in another order too."""

    def _ask(self, path: str, body: Json) -> Json:
        answer = super()._ask(path, body)
        name = next(name for name in ("table", "round", "opening", "hand", "game") if name in body)
        players = body[name].get("players", [])
        turned = {"players": players[::-1] if path == NEXT_HAND else players[1:] + players[:1]} if players else {}
        assert in_order(super()._ask(path, {**body, name: {**body[name], **turned}})) == in_order(answer)
        return answer


def in_order(answer: Json) -> Any:
    def ordered(found: Json) -> Json:
        found |= {name: sorted(found[name], key=str) for name in found.keys() & FOLLOW_THE_PLAYERS}
        return {name: member for name, member in found.items() if name not in LEFT_OUT}

    return json.loads(json.dumps(answer), object_hook=ordered)


@pytest.mark.slow
def test_no_case_is_ruled_otherwise() -> None:
    random = Random(20261126)
    for case in load_cases():
        ask(case, random.choice(list(case.rulings)), BothWays())


def test_no_next_hand_is_dealt_otherwise() -> None:
    for number in range(25):
        table = RandomTable(Random(f"20261126:{number}"))
        for _ in range(3):
            body = {"rulebook": table.book, "house_rules": table.house_rules, "table": table.question()}
            answer = BothWays().next_hand(body)
            table.goes_on(answer["deal"] or answer["alternatives"][0])
            table.between_hands()
