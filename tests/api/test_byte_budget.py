"""What a worker holds for callers is bounded, given back, and handed out in the order in which it was asked for."""

import json
from collections.abc import Iterator
from functools import partial
from threading import Thread
from typing import Any, Final

import pytest
from flask import Flask

from bench.bodies import short_hand
from bench.faulty import LEAVES, SCHEMAS, faulty
from service.answers.answer_record import MOST_ANSWER_BYTES
from service.answers.endpoints import FREQUENT, PATHS
from service.api.app import create_app
from service.api.http import byte_budget
from service.api.http.byte_budget import SMALL, SMALL_ANSWER, SMALL_QUESTION, ByteBudget, HeldBytes
from service.api.http.responses import LINES_TYPE, Problem
from service.rulesets import load_rulebooks
from service.settings import Settings
from tests.conftest import Checked
from tests.support.bodies import BODIES
from tests.support.hands import asked
from tests.support.requests import GOOD
from tests.support.waiting import until

MOST = 2**20


@pytest.fixture
def small_app(monkeypatch: pytest.MonkeyPatch) -> Flask:
    monkeypatch.setattr(byte_budget, "WAIT_SECONDS", 0.0)
    return create_app(Settings(log_level="ERROR", max_held_bytes=MOST))


def held(app: Flask) -> tuple[int, int]:
    return app.extensions["bodies"].held, app.extensions["answers"].held


def padded(request: Any, size: int = SMALL + 1) -> bytes:
    """A request that is too long to be small, and means the same."""
    return json.dumps(request).encode().ljust(size)


def test_who_holds_nothing_else_gets_what_he_asks_for() -> None:
    budget = ByteBudget(10)
    assert budget.take(11)
    assert not budget.take(1)
    budget.give_back(11)
    assert budget.take(6)
    assert not budget.take(5)
    assert budget.take(4)


def test_who_waits_gets_room_in_turn_even_if_the_next_needs_less() -> None:
    budget, got = ByteBudget(10), []
    budget.take(8)
    first = Thread(target=lambda: got.append(budget.wait(9, None) and "first"))
    first.start()
    until(lambda: budget.is_short)
    assert not budget.take(1)  # it would fit, but somebody was there before
    second = Thread(target=lambda: got.append(budget.wait(1, None) and "second"))
    second.start()
    until(lambda: len(budget._waiting) == 2)
    assert got == []
    budget.give_back(8)
    first.join()
    second.join()
    assert got == ["first", "second"] or budget.held == 10
    assert not budget.is_short


def test_who_finds_no_room_in_time_gives_way_to_the_next() -> None:
    budget = ByteBudget(10)
    budget.take(8)
    assert not budget.wait(9, 0.0)
    assert not budget.is_short
    assert budget.wait(2, 0.0)


def test_a_small_body_and_a_small_answer_are_not_counted() -> None:
    bodies, answers = ByteBudget(10), ByteBudget(2**30)
    holds = HeldBytes(bodies, answers)
    holds.body(SMALL)
    assert bodies.held == 0
    holds.body(SMALL + 1)
    holds.work(SMALL + 1)
    assert bodies.held == SMALL + 1
    assert answers.held > MOST_ANSWER_BYTES // 2
    holds.answer(SMALL_ANSWER + 1)
    assert (bodies.held, answers.held) == (0, SMALL_ANSWER + 1)
    holds.close()
    assert (bodies.held, answers.held) == (0, 0)


def test_a_body_for_which_there_is_no_room_is_refused_as_it_comes() -> None:
    bodies = ByteBudget(3 * SMALL)
    HeldBytes(bodies, ByteBudget(1)).body(2 * SMALL)
    late = HeldBytes(bodies, ByteBudget(1))
    late.body(SMALL)
    with pytest.raises(Problem) as refused:
        late.body(2 * SMALL)
    assert refused.value.kind.status == 503
    assert refused.value.headers["Connection"] == "close"


def test_whose_body_is_slow_to_come_gives_way_to_who_finds_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[str] = []
    bodies, answers = ByteBudget(5 * SMALL), ByteBudget(1)
    names = ("answered", "first", "second")
    held_by = {name: HeldBytes(bodies, answers, partial(gone.append, name)) for name in names}
    held_by["answered"].body(SMALL + 1)
    held_by["answered"].work(0)  # it has come whole
    held_by["first"].body(SMALL + 1)
    held_by["second"].body(2 * SMALL)
    late = HeldBytes(bodies, answers)
    with pytest.raises(Problem):
        late.body(2 * SMALL)
    assert gone == []  # nobody is slow yet
    monkeypatch.setattr(byte_budget, "SLOW_SECONDS", 0.0)
    with pytest.raises(Problem):
        late.body(SMALL + 2)
    assert gone == ["first"]
    for one in held_by.values():
        one.close()
    late.body(4 * SMALL)
    late.close()
    assert (bodies.held, bodies.coming) == (0, {})


@pytest.mark.parametrize(
    ("path", "request_"),
    [
        (f"/v1/{name}", body)
        for name, body in [
            ("decisions", next(body for kind, body in BODIES if kind == "DecisionRequest")),
            ("rounds", next(body for kind, body in BODIES if kind == "RoundsRequest")),
            ("hands", asked()),
        ]
    ],
)
def test_a_large_request_without_room_gets_503_and_others_go_on(small_app: Flask, path: str, request_: Any) -> None:
    client = small_app.test_client()
    small_app.extensions["answers"].take(MOST)
    refused = client.post(path, data=padded(request_), content_type="application/json", buffered=True)
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "1")
    assert refused.get_json()["type"] == "/problems/overloaded"
    action = next(body for kind, body in BODIES if kind == "DecisionRequest")
    assert client.post("/v1/decisions", json=action, buffered=True).status_code == 200
    small_app.extensions["answers"].give_back(MOST)
    assert client.post(path, data=padded(request_), content_type="application/json", buffered=True).status_code == 200
    assert held(small_app) == (0, 0)


def test_a_short_question_waits_for_nobody(small_app: Flask) -> None:
    small_app.extensions["answers"].take(MOST)
    asked_ = next(body for kind, body in BODIES if kind == "RoundsRequest")
    assert small_app.test_client().post("/v1/rounds", json=asked_, buffered=True).status_code == 200
    assert held(small_app)[1] == MOST


@pytest.mark.parametrize("is_batch", [True, False])
def test_a_question_that_is_small_itself_waits_for_the_room_that_its_answer_needs(
    small_app: Flask, *, is_batch: bool
) -> None:
    item = next(body for kind, body in BODIES if kind == "DecisionRequest")
    path = "/v1/decisions/batch"
    request: Any = {"items": [item] * 20}
    if not is_batch:
        books = [name for name in load_rulebooks() if name != "tda-2019"]
        path, request = "/v1/hands", {"rulebook": "tda-2019", "phh": short_hand(23, 23), "compare": books}
    assert (len(json.dumps(request)) <= SMALL_QUESTION) != is_batch
    client = small_app.test_client()
    small_app.extensions["answers"].take(MOST)
    refused = client.post(path, json=request, buffered=True)
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "1")
    small_app.extensions["answers"].give_back(MOST)
    assert client.post(path, json=request, buffered=True).status_code == 200
    assert held(small_app) == (0, 0)


def test_who_holds_more_than_there_should_be_is_hurried() -> None:
    budget = ByteBudget(10)
    budget.take(11)
    assert budget.is_short


def test_an_answer_is_held_until_it_is_sent(app: Flask) -> None:
    with app.test_client() as client:
        item = next(body for kind, body in BODIES if kind == "DecisionRequest")
        answer = client.post("/v1/decisions/batch", json={"items": [item] * 200})
        size = len(answer.get_data())
        assert size > SMALL_ANSWER
        assert held(app)[1] == size
        answer.close()
        assert held(app) == (0, 0)


def test_what_a_request_held_that_failed_is_given_back(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.answers.rounds.decide", lambda *_: 1 // 0)
    request = padded(next(body for kind, body in BODIES if kind == "DecisionRequest"))
    answer = app.test_client().post("/v1/decisions", data=request, content_type="application/json", buffered=True)
    assert answer.status_code == 500
    assert held(app) == (0, 0)


def test_a_stream_that_is_not_read_holds_its_lines_and_gives_them_back(app: Flask) -> None:
    line = json.dumps({**asked(), "detail": "full"}).encode()
    answer = app.test_client().post("/v1/hands", data=b"\n".join([line] * 100), content_type="application/x-ndjson")
    for _ in answer.response:
        assert held(app)[1] <= 2 * MOST_ANSWER_BYTES
    answer.close()
    assert held(app) == (0, 0)


def raises(count: int, **more: Any) -> Any:
    players = [{"seat": seat, "stack": 10**9} for seat in range(1, 24)]
    actions = [{"seat": place % 23 + 1, "type": "raise", "to": 2 + 2 * place} for place in range(count)]
    opening = {"structure": "no_limit", "min_bet": 2, "street": 2, "first_to_act": 1, "players": players}
    return {"rulebook": "tda-2019", "opening": opening, "actions": actions, **more}


@pytest.mark.slow
def test_an_answer_that_gets_too_long_is_refused(client: Checked) -> None:
    whole = client.post("/v1/rounds", json=raises(1000))
    assert whole.status_code == 200
    assert len(whole.data) < MOST_ANSWER_BYTES
    compared = client.post("/v1/rounds", json=raises(1000, compare=["roberts-11"])).get_json()["compared"][0]
    assert [fault["code"] for fault in compared["problem"]["errors"]] == ["request.answer_too_long"]
    item = raises(1)
    del item["opening"], item["actions"]
    item["round"] = whole.get_json()["round"]
    item["round"]["players"] = [
        {key: value for key, value in player.items() if value is not False} for player in item["round"]["players"]
    ]
    item["declaration"] = {"words": [{"word": "bet"}]}  # the floor chooses: a round for each way
    [fault] = client.post("/v1/decisions/batch", json={"items": [item] * 1000}).get_json()["errors"]
    assert fault["code"] == "request.answer_too_long"
    place = int(fault["pointer"].removeprefix("/items/"))
    taken = client.post("/v1/decisions/batch", json={"items": [item] * place})
    assert taken.status_code == 200
    assert len(taken.data) < MOST_ANSWER_BYTES + 1024


SMALL_PROBLEM: Final = 384 * 1024
"""The most bytes of a problem that are made before they are counted; 1,000 errors are half of it, house rules most."""


def with_cards(count: int) -> Any:
    """A hand that ends at its first action, with so many cards for each of 23 seats on each of four streets."""
    hand = asked()["hand"]
    cards = [{"seat": seat, "cards": ["Ah"] * count} for seat in range(23)]
    street: Any = {"board": ["Ah"] * count, "dealt": cards, "discarded": cards}
    first = {**street, "actions": [{"seat": 3, "type": "raise", "to": 1}]}
    return {**hand, "rounds": [first, *[{**street, "actions": []}] * 3]}


def long_answers() -> Iterator[tuple[str, Any]]:
    """Requests of all sizes whose answers are as long as is known, for what they hold."""
    books = [name for name in load_rulebooks() if name != "tda-2019"]
    for compare in ({}, {"compare": books[:1]}, {"compare": books}):
        for count in (5, 23, 46, 90, 111):
            for players in (2, 9, 23):
                yield "/v1/hands", {"rulebook": "tda-2019", "phh": short_hand(players, count), **compare}
            yield "/v1/rounds", raises(count, **compare)
        for size in (1, 5, 20):
            yield "/v1/hands", {"rulebook": "tda-2019", "hand": with_cards(size), **compare}
        yield "/v1/decisions/batch", {"items": [GOOD] * 5 + [GOOD] * 50}


@pytest.mark.slow
def test_no_answer_is_longer_than_what_was_held_for_it(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[tuple[int, int]] = []
    answer = HeldBytes.answer

    def noted(self: HeldBytes, size: int) -> None:
        rooms.append((size, self._answer))
        answer(self, size)

    monkeypatch.setattr(HeldBytes, "answer", noted)
    longest = 0
    for path, body in long_answers():
        for sent_as in ("application/json", LINES_TYPE):
            if sent_as == LINES_TYPE and path != "/v1/hands":
                continue
            rooms.clear()
            app.test_client().post(path, data=json.dumps(body), content_type=sent_as, buffered=True)
            size, room = rooms[0]
            assert size <= max(room, 2 * SMALL_ANSWER), (path, len(json.dumps(body)), size, room)
            longest = max(longest, size // len(json.dumps(body)))
    assert longest > 500
    assert held(app) == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize("path", PATHS)
def test_a_problem_that_no_room_is_held_for_is_bounded(app: Flask, path: str) -> None:
    schema = SCHEMAS[path]()
    sizes = []
    for leaf in LEAVES:
        for tree in faulty(schema, leaf, 2000):
            body = json.dumps({"rulebook": "tda-2019", **tree}, separators=(",", ":"))
            if len(body) <= (SMALL if path in FREQUENT else SMALL_QUESTION):
                answer = app.test_client().post(path, data=body, content_type="application/json")
                answered = [len(answer.data)]
                assert held(app)[1] == (answered[0] if answered[0] > SMALL_ANSWER else 0)
                answer.close()
                sizes += answered
    assert max(sizes) <= SMALL_PROBLEM
    assert max(sizes) > SMALL_ANSWER or path in ("/v1/decisions/batch", "/v1/next-hand")
    assert held(app) == (0, 0)
