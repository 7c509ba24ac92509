"""Two ways to put a case to the rules: straight, and through HTTP. Each gives the answer as JSON."""

from collections.abc import Collection, Mapping
from typing import Any

from service.answers import endpoints
from service.answers.render import plain, to_bytes
from service.cases import Case
from service.rulesets import load_rulebooks
from tests.cases.told import assert_is_a_sentence, assert_points_into
from tests.conftest import Checked

Json = dict[str, Any]

RULEBOOKS = load_rulebooks()


class Door:
    """Where questions are asked. An answer is the body, or `{"errors": […]}` with the code of every fault."""

    def decision(self, body: Json) -> Json:
        """POST /v1/decisions: what becomes of an action."""
        return self._ask("/v1/decisions", body)

    def options(self, body: Json) -> Json:
        """POST /v1/options: what the seat to act may do."""
        return self._ask("/v1/options", body)

    def rounds(self, body: Json) -> Json:
        """POST /v1/rounds: where an opening and its actions lead."""
        return self._ask("/v1/rounds", body)

    def hands(self, body: Json) -> Json:
        """POST /v1/hands: the report on a hand."""
        return self._ask("/v1/hands", body)

    def next_hand(self, body: Json) -> Json:
        """POST /v1/next-hand: how the next hand is dealt."""
        return self._ask("/v1/next-hand", body)

    def _ask(self, path: str, body: Json) -> Json:
        raise NotImplementedError


class Straight(Door):
    """The service's answers without HTTP."""

    def _ask(self, path: str, body: Json) -> Json:
        replied = endpoints.ask(path, to_bytes(body), RULEBOOKS)
        answer: Json = plain(replied.document)
        return answer if replied.problem is None else _faults(body, answer["errors"])


class Http(Door):
    """The service, asked by a caller."""

    def __init__(self, client: Checked) -> None:
        self._client = client

    def _ask(self, path: str, body: Json) -> Json:
        response = self._client.post(path, json=body)
        answer: Json = response.get_json()
        if response.status_code == 422:
            return _faults(body, answer["errors"])
        assert response.status_code == 200, answer
        return answer


def ask(case: Case, rulebook: str, door: Door) -> Json:
    """The answer that the case is about."""
    under: Json = {"rulebook": rulebook, **({"house_rules": dict(case.house_rules)} if case.house_rules else {})}
    if case.hand is not None:
        how = {} if case.on_illegal is None else {"on_illegal": case.on_illegal}
        return door.hands({**under, "hand": case.hand, **how})
    if case.table is not None:
        return door.next_hand({**under, "table": case.table})
    began = {"opening": case.opening} if case.game is None else {"game": case.game}
    if case.on_illegal is not None:
        whole = {**began, "actions": list(case.actions), "on_illegal": case.on_illegal}
        return door.rounds({**under, **whole})
    if case.opening is None:
        round = case.round
    else:
        so_far = door.rounds({**under, **began, "actions": list(case.actions)})
        if not case.step or "errors" in so_far:
            return so_far
        assert_all_legal(so_far)
        round = so_far["round"]
    if not case.step:
        return door.options({**under, "round": round})
    return door.decision({**under, "round": round, **case.step})


def assert_all_legal(so_far: Mapping[str, Any]) -> None:
    """An opening's actions only lead up to the case: none of them may be in question."""
    assert so_far["stopped_at"] is None, so_far["decisions"][-1]


def _faults(body: Json, errors: Collection[Json]) -> Json:
    for fault in errors:
        assert_points_into(body, fault["pointer"])
        assert_is_a_sentence(fault["message"])
    return {"errors": sorted(fault["code"] for fault in errors)}
