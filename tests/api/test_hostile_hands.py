"""Hands that are large and mean no good: refused or judged in linear time, with an answer in proportion."""

import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from flask import Flask

from service.answers import hand_question as hands_asked
from service.answers.schemas.strict_schema import load
from service.rules.play_hand import play
from tests.support.hands import PHH, asked

TOML: Final = "application/toml"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
HISTORY: Final = (Path(__file__).parents[1] / "hands" / "pokerstars" / "six_max.txt").read_bytes()
FILE: Final = PHH.encode()
ACTIONS: Final = b",".join([b'"p1 cc"'] * 200_000)


def hand(**members: Any) -> bytes:
    """The usual request, its hand with other members."""
    request = asked()
    request["hand"].update(members)
    return json.dumps(request).encode()


MOST_DEALT: Final = [{"seat": seat, "cards": ["??"] * 20} for seat in range(23)]
RAISES: Final = [{"seat": 3, "type": "raise", "to": 10**9}] * 1000
HOSTILE: Final[dict[str, tuple[str, bytes, tuple[int, ...]]]] = {
    "nothing": (TOML, b"", (422,)),
    "two megabytes of spaces": (TOML, b" " * 2_000_000, (422,)),
    "two megabytes of comment": (TOML, b"#" * 2_000_000, (422,)),
    "a NUL": (TOML, FILE.replace(b"NT", b"N\0T"), (400,)),
    "UTF-16": (TOML, PHH.encode("utf-16"), (400,)),
    "Latin-1": (TOML, FILE + b"# \xe9\n", (400,)),
    "cut in the middle": (TOML, FILE[:100], (400, 422)),
    "200,000 actions": (TOML, FILE[: FILE.index(b"actions")] + b"actions = [" + ACTIONS + b"]\n", (422,)),
    "deep arrays": (TOML, b"a = " + b"[" * 100_000, (422,)),
    "a key of 400,000 parts": (TOML, b".".join([b"a"] * 400_000) + b" = 1", (422,)),
    "a million digits": (TOML, b"min_bet = " + b"9" * 1_000_000, (422,)),
    "infinite stacks": (TOML, FILE.replace(b"100, 50", b"inf, 50"), (422,)),
    "stacks that are no number": (TOML, FILE.replace(b"100, 50", b"nan, 50"), (422,)),
    "a history of one line": (TEXT, HISTORY.replace(b"\n", b" "), (200,)),
    "two megabytes of no history": (TEXT, b"Ann: folds\n" * 90_000, (422,)),
    "60,000 headers": (TEXT, b"A Hand #1: a - 2024/05/01\n" * 60_000, (200,)),
    "chat without an end": (TEXT, HISTORY.replace(b"Ann said", b'Ann said, "' * 5_000), (200,)),
    "a thousand lines of chat": (
        TEXT,
        HISTORY.replace(b"Ann said", b"A said, a" * 5 + b"\n" + b'B said, "' * 5_000),
        (200,),
    ),
    "names within names": (TEXT, HISTORY.replace(b"Ann", b"A" * 900), (200,)),
    "an amount of 900 digits": (TEXT, HISTORY.replace(b"$25 in", b"$" + b"9" * 900 + b" in"), (200,)),
    "brackets without an end": (TEXT, HISTORY.replace(b"[Kd 7c 2h]", b"[" * 900), (200,)),
    "an amount beyond all": (JSON, b'{"ohh":{"big_blind_amount":1e308}}', (422,)),
    "25,000 players": (JSON, json.dumps({"ohh": {"players": [{"id": 1, "seat": 1}] * 25_000}}).encode(), (422,)),
    "11 rounds": (JSON, hand(rounds=[{"actions": []}] * 11), (422,)),
    "1,001 actions": (JSON, hand(rounds=[{"actions": [*RAISES, RAISES[0]]}]), (422,)),
    "1,000 actions": (JSON, hand(rounds=[{"actions": RAISES[:500]}] * 2), (200,)),
    "4,000 actions": (JSON, hand(rounds=[{"actions": RAISES}] * 4), (422,)),
    "the most cards": (JSON, hand(rounds=[{"actions": [], "dealt": MOST_DEALT, "discarded": MOST_DEALT}] * 4), (200,)),
    "more seats with cards": (JSON, hand(rounds=[{"actions": [], "dealt": MOST_DEALT * 2}]), (422,)),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_hand_costs_little_and_its_answer_is_in_proportion(app: Flask, name: str) -> None:
    """Each is within the limit of size. What is quadratic takes minutes."""
    content_type, body, statuses = HOSTILE[name]
    began = time.process_time()
    answer = app.test_client().post("/v1/hands?rulebook=tda-2019", data=body, content_type=content_type, buffered=True)
    assert time.process_time() - began < 10
    assert answer.status_code in statuses
    assert len(answer.data) < 2_000_000


@pytest.mark.parametrize("record", [{"phh": PHH}, {"hand": asked()["hand"]}])
def test_others_have_their_turn_between_the_parts_of_reading_a_hand(
    app: Flask, monkeypatch: pytest.MonkeyPatch, record: dict[str, Any]
) -> None:
    taken: list[str] = []

    def read(*what: Any) -> Any:
        taken.append("read")
        return load(*what)

    def played(*what: Any) -> Any:
        taken.append("play")
        return play(*what)

    monkeypatch.setattr(hands_asked, "Yielder", lambda: SimpleNamespace(yield_if_due=lambda: taken.append("turn")))
    monkeypatch.setattr(hands_asked, "load", read)
    monkeypatch.setattr(hands_asked, "play", played)
    answer = app.test_client().post("/v1/hands", json={"rulebook": "tda-2019", **record}, buffered=True)
    assert answer.status_code == 200
    assert taken == (["turn", "read"] if "phh" in record else []) + ["turn", "play"]
