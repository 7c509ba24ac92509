"""The decision log: a line for each that was decided, which can be asked again; and for nothing else."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.api.app import create_app
from service.decision_log import Masked
from service.key_file import Key, digest, new_secret, to_toml
from service.settings import Settings
from tests.support.bodies import BODIES
from tests.support.hands import PHH
from tests.support.hands import REQUEST as HAND_REQUEST
from tests.support.requests import GOOD
from tests.support.trace import SENT, TRACE
from tests.support.waiting import until

Json = dict[str, Any]

DECISION: Final[Json] = GOOD
NAMES: Final = ("Ann Onymous", "hand-of-ann", CARD := "7s")
UNMASKED: Final[frozenset[Masked]] = frozenset()


class Log:
    """An app with a decision log, and what is in it."""

    def __init__(self, app: Flask, path: Path) -> None:
        self.app, self.path = app, path
        self.client: FlaskClient = app.test_client()

    def lines(self) -> list[Json]:
        """All that was written: the log is ended for it."""
        self.app.extensions["recorder"].close()
        return [json.loads(line) for line in self.path.read_bytes().splitlines()] if self.path.exists() else []


@pytest.fixture
def logging(tmp_path: Path) -> Callable[..., Log]:
    def made(**settings: Any) -> Log:
        path = tmp_path / "decisions"
        return Log(create_app(Settings(log_level="ERROR", decision_log=path, **settings)), path)

    return made


def first(name: str) -> Json:
    """The first of the spec's examples of a request."""
    return next(body for kind, body in BODIES if kind == name)


def counted(client: FlaskClient, what: str) -> float:
    rows = client.get("/metrics").text.splitlines()
    return sum(float(row.split()[1]) for row in rows if row.startswith(f"floorman_decision_log_{what}_total"))


def test_each_that_decides_has_a_line(logging: Callable[..., Log]) -> None:
    log = logging()
    for path, kind in (("decisions", "DecisionRequest"), ("options", "OptionsRequest"), ("rounds", "RoundsRequest")):
        answer = log.client.post(f"/v1/{path}", json=first(kind), headers={"X-Request-Id": f"{path}-1"})
        assert answer.status_code == 200
    lines = log.lines()
    assert [line["endpoint"] for line in lines] == ["/v1/decisions", "/v1/options", "/v1/rounds"]
    line = lines[0]
    book = log.client.get(f"/v1/rulebooks/{line['rulebook']}").get_json()
    assert line["request"] == first("DecisionRequest")
    assert line["answer"] == log.client.post("/v1/decisions", json=line["request"]).get_json()
    assert (line["rulebook"], line["rulebook_digest"]) == (f"{book['id']}@{book['version']}", book["digest"])
    assert line["request_id"] == "decisions-1"
    assert line["v"] == 2
    assert line["at"].endswith("Z")
    assert line["took_ms"] > 0
    assert "key" not in line


def test_an_item_and_a_line_have_lines_of_their_own_and_what_is_refused_has_none(logging: Callable[..., Log]) -> None:
    log = logging()
    log.client.post("/v1/decisions/batch", json={"items": [DECISION, {"odd": "Ann"}, DECISION]})
    stream = b"".join(json.dumps(one).encode() + b"\n" for one in (HAND_REQUEST, {"odd": "Ann"}, HAND_REQUEST))
    log.client.post("/v1/hands", data=stream, content_type="application/x-ndjson")
    log.client.post("/v1/decisions", json={"odd": "Ann"})
    log.client.post("/v1/decisions", data=b"{", content_type="application/json")
    assert [(line["endpoint"], line["instance"]) for line in log.lines()] == [
        ("/v1/decisions/batch", "/v1/decisions/batch#/items/0"),
        ("/v1/decisions/batch", "/v1/decisions/batch#/items/2"),
        ("/v1/hands", "/v1/hands#line-1"),
        ("/v1/hands", "/v1/hands#line-3"),
    ]
    assert b"Ann" not in log.path.read_bytes()


def named() -> Iterator[tuple[str, Json, bytes, str]]:
    """Hands with names in them, in each notation, for this path, of this type."""
    own = copy.deepcopy(HAND_REQUEST)
    own["id"] = NAMES[1]
    own["hand"] |= dict.fromkeys(("site", "hand_number", "currency", "table"), NAMES[0])
    own["hand"]["players"][0] |= {"name": NAMES[0], "cards": [CARD]}
    cards = [{"seat": 1, "cards": [CARD]}]
    own["hand"]["rounds"][1] |= {"board": [CARD], "dealt": cards, "discarded": cards}
    own["hand"]["rounds"][1]["actions"][2]["to"] = 500  # corrected, so that the hand comes back
    yield "own", {"rulebook": "tda-2019"}, json.dumps(own).encode(), "application/json"
    yield "compared", {}, json.dumps({**own, "compare": ["roberts-11"]}).encode(), "application/json"
    phh = PHH + f'players = ["{NAMES[0]}", "B"]\n'
    yield "phh", {"rulebook": "tda-2019"}, phh.encode(), "application/toml"
    asked = {"id": NAMES[1], "rulebook": "tda-2019", "phh": phh, "compare": ["roberts-11"], "detail": "brief"}
    yield "phh in json", {}, json.dumps(asked).encode(), "application/json"
    [ohh, *_] = sorted((Path(__file__).parents[1] / "hands" / "ohh").glob("*.json"))
    document = json.loads(ohh.read_bytes())
    document["ohh"]["players"][0]["name"] = NAMES[0]
    document["ohh"]["table_name"] = NAMES[0]
    yield "ohh", {"rulebook": "tda-2019"}, json.dumps(document).encode(), "application/json"
    text = (Path(__file__).parents[1] / "hands" / "pokerstars" / "six_max.txt").read_text("utf-8")
    asked = {"id": NAMES[1], "rulebook": "tda-2019", "text": text.replace("Ann", NAMES[0])}
    yield "text", {}, json.dumps(asked).encode(), "application/json"


@pytest.mark.parametrize(("query", "body", "kind"), [one[1:] for one in named()], ids=[one[0] for one in named()])
def test_names_in_hands_are_left_out_and_what_is_left_gets_the_answer_that_is_left(
    logging: Callable[..., Log], query: Json, body: bytes, kind: str
) -> None:
    log = logging()
    answer = log.client.post("/v1/hands", query_string=query, data=body, content_type=kind)
    assert answer.status_code == 200
    [line] = log.lines()
    written = log.path.read_text(encoding="utf-8")
    for name in NAMES:
        assert name not in written
    assert line["masked"] == ["id", "private"]
    again = log.client.post("/v1/hands", json=line["request"]).get_json()
    assert without_receipts(again) == without_receipts(line["answer"])
    assert line["answer"]["counts"] == answer.get_json()["counts"]
    assert "request" not in line["answer"]["receipt"]


def without_receipts(report: Any) -> Any:
    if isinstance(report, dict):
        return {key: without_receipts(value) for key, value in report.items() if key != "receipt"}
    return [without_receipts(one) for one in report] if isinstance(report, list) else report


def test_nothing_is_left_out_where_that_is_said(logging: Callable[..., Log]) -> None:
    log = logging(decision_log_mask=UNMASKED)
    answer = log.client.post(
        "/v1/hands", query_string={"rulebook": "tda-2019"}, data=PHH, content_type="application/toml"
    )
    [line] = log.lines()
    assert line["request"] == {"rulebook": "tda-2019", "phh": PHH}
    assert line["answer"] == answer.get_json()
    assert "masked" not in line


def test_who_asked_is_left_out_where_that_is_said(logging: Callable[..., Log]) -> None:
    log = logging(decision_log_mask=frozenset({Masked.REQUEST_ID}))
    log.client.post("/v1/decisions", json=DECISION, headers={"X-Request-Id": "ann"})
    log.client.post("/v1/hands", json=HAND_REQUEST, headers={"X-Request-Id": "ann"})
    assert [line.get("request_id") for line in log.lines()] == [None, None]
    assert json.loads(log.path.read_bytes().splitlines()[1])["request"] == HAND_REQUEST


def test_the_name_of_a_key_is_told_unless_it_is_left_out(logging: Callable[..., Log], tmp_path: Path) -> None:
    secret = new_secret()
    keys = tmp_path / "keys.toml"
    keys.write_text(to_toml(Key("acme", digest(secret))))
    for out in (UNMASKED, frozenset({Masked.KEY})):
        log = logging(keys_file=keys, decision_log_mask=out)
        for path, body in (("decisions", DECISION), ("rounds", first("RoundsRequest"))):
            log.client.post(f"/v1/{path}", json=body, headers={"Authorization": f"Bearer {secret}"})
        lines = log.lines()
    assert [line.get("key") for line in lines] == ["acme", "acme", None, None]
    assert secret not in log.path.read_text(encoding="utf-8")


def test_house_rules_have_a_digest_of_their_own(logging: Callable[..., Log]) -> None:
    log = logging()
    log.client.post("/v1/decisions", json=DECISION)
    log.client.post("/v1/decisions", json={**DECISION, "house_rules": {"raise_size.base": "current_bet"}})
    plain, house = log.lines()
    assert plain["rulebook"] == house["rulebook"]
    assert plain["rulebook_digest"] != house["rulebook_digest"]


@pytest.mark.slow
def test_a_sample_is_the_same_each_time_and_as_large_as_was_said(logging: Callable[..., Log]) -> None:
    bodies = [copy.deepcopy(DECISION) for _ in range(1000)]
    for number, body in enumerate(bodies):
        body["round"]["players"][0]["stack"] += number
    for _ in range(2):
        log = logging(decision_log_sample=0.2)
        for body in bodies:
            log.client.post("/v1/decisions", json=body)
        lines = log.lines()
    stacks = [line["request"]["round"]["players"][0]["stack"] for line in lines]
    half = len(stacks) // 2
    assert stacks[:half] == stacks[half:]
    assert 140 < half < 260


def test_no_share_is_no_line(logging: Callable[..., Log]) -> None:
    log = logging(decision_log_sample=0.0)
    log.client.post("/v1/decisions", json=DECISION)
    assert log.lines() == []


@pytest.mark.slow
def test_what_is_written_and_what_is_dropped_is_counted_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decisions"
    path.mkdir()
    app = create_app(Settings(decision_log=path))
    client, beat = app.test_client(), app.extensions["pulse"].beat
    before = {what: counted(client, what) for what in ("written", "dropped")}

    def counts(what: str, many: int) -> bool:
        beat(0.0)
        return counted(client, what) == before[what] + many

    def asked_until(what: str, many: int) -> list[tuple[str, str | None]]:
        capsys.readouterr()
        client.post("/v1/decisions", json=DECISION)
        until(lambda: counts(what, many))
        said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        return [(one["event"], one.get("error")) for one in said if one["event"] != "request"]

    assert asked_until("dropped", 1) == [("decision_log_dropped", "it is no regular file")]
    assert asked_until("dropped", 2) == []  # once a minute
    path.rmdir()
    assert asked_until("written", 1) == [("decision_log_resumed", None)]
    assert asked_until("written", 2) == []
    assert counted(client, "dropped") == before["dropped"] + 2
    app.extensions["recorder"].close()


def test_a_bug_in_it_costs_a_line_and_no_answer(
    logging: Callable[..., Log], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = logging()
    dropped = counted(log.client, "dropped")
    monkeypatch.setattr("service.api.observe.recorder.Recorder._digest", lambda *_: 1 / 0)
    answer = log.client.post("/v1/decisions", json=GOOD)
    assert (answer.status_code, answer.get_json()["legal"]) == (200, True)
    assert log.lines() == []
    assert counted(log.client, "dropped") == dropped + 1
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_without_a_setting_there_is_none() -> None:
    app = create_app(Settings(log_level="ERROR"))
    assert app.extensions["recorder"] is None
    assert app.extensions["pulse"].beats == []


def test_what_is_said_is_taken() -> None:
    said = {"DECISION_LOG": "/var/log/x", "DECISION_LOG_SAMPLE": "0.25", "DECISION_LOG_MASK": "key,private"}
    settings = Settings.from_environment(said)
    assert (settings.decision_log, settings.decision_log_sample) == (Path("/var/log/x"), 0.25)
    assert settings.decision_log_mask == {Masked.KEY, Masked.PRIVATE}
    assert Settings.from_environment({"DECISION_LOG_MASK": "none"}).decision_log_mask == UNMASKED
    assert Settings.from_environment({}).decision_log is None


def test_the_trace_is_told_with_the_id(logging: Callable[..., Log]) -> None:
    for out, told in ((UNMASKED, [TRACE, TRACE, None]), (frozenset({Masked.REQUEST_ID}), [None] * 3)):
        log = logging(decision_log_mask=out)
        for path, body, sent in (
            ("decisions", DECISION, SENT),
            ("hands", HAND_REQUEST, SENT),
            ("decisions", DECISION, "forged"),
        ):
            log.client.post(f"/v1/{path}", json=body, headers={"traceparent": sent})
        assert [line.get("trace_id") for line in log.lines()[-3:]] == told
