"""Every row of the table of bad input, at a real server."""

import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from flask import Flask

from service import __version__
from service.answers import problems
from service.api.observe.metrics import METHODS, OTHER
from service.rules.model.amounts import MOST_CHIPS
from tests.live.nginx import in_front_of
from tests.live.processes import running
from tests.live.table import BODY, MINE, TABLE, Entry, replayed
from tests.live.wire import CLOSING, Answer, asked, get, post, read_answer, send
from tests.support.conformity import schema
from tests.support.server import Server

SLUGS: Final = {kind.slug for kind in vars(problems).values() if isinstance(kind, problems.ProblemKind)}
INSIDE: Final = re.compile(
    r"Traceback|Error\b|Exception|\.py\b|site-packages|object at 0x|NoneType|gunicorn|gevent|flask|werkzeug|marshmallow"
    r"|msgspec|__[a-z]+__\.|/tmp|/usr|<class|<html"
)
A_SERIES: Final = re.compile(r"floorman_(problems|requests)_total\{(.*)\}")
A_LABEL: Final = re.compile(r'(\w+)="([^"]*)"')


def verify_problem(answer: Answer, entry: Entry) -> None:
    """It is a problem document, this one, and says nothing of how the service is made."""
    said = json.loads(answer.body)
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert list(schema("Problem").iter_errors(said)) == []
    assert said["type"] == f"/problems/{entry.slug}"
    assert said["status"] == entry.status
    assert said["request_id"] == answer.headers["X-Request-Id"]
    assert answer.headers["Floorman-Version"] == __version__
    assert not INSIDE.search(answer.body.decode())
    if entry.faults or "errors" in said:
        assert sorted((fault["pointer"], fault["code"]) for fault in said["errors"]) == sorted(entry.faults)
    if entry.row == 1:
        assert said["position"]["offset"] >= 0
    if entry.offset is not None:
        assert said["position"]["offset"] == entry.offset


def problems_counted(server: Server) -> dict[str, float]:
    """How often each problem was answered, by its labels."""
    return {name: count for name, count in server.metrics().items() if name.startswith("floorman_problems_total")}


@pytest.mark.parametrize("entry", TABLE, ids=lambda entry: f"{entry.row}-{entry.name}")
def test_bad_input_gets_its_answer(server: Server, entry: Entry) -> None:
    before = problems_counted(server)
    answer, rest = asked(server, entry.sent, b"" if entry.closes else CLOSING)
    assert answer.status == entry.status, answer.body[:500]
    assert re.fullmatch(r"[A-Za-z0-9._-]{1,64}", answer.headers["X-Request-Id"])
    assert "Location" not in answer.headers
    assert "Set-Cookie" not in answer.headers
    for name, value in entry.headers:
        assert answer.headers[name] == value
    assert entry.says in json.dumps(json.loads(answer.body), ensure_ascii=False)
    if entry.closes:
        assert answer.headers["Connection"] == "close"
        assert rest == b""
    else:
        assert answer.headers["Connection"] == "keep-alive"
        assert rest.startswith(b"HTTP/1.1 200 OK")
        assert rest.count(b"HTTP/1.1 ") == 1
    counted = {name: count - before.get(name, 0) for name, count in problems_counted(server).items()}
    if entry.slug:
        verify_problem(answer, entry)
        [(series, once)] = [(name, more) for name, more in counted.items() if more]
        assert once == 1
        assert f'type="{entry.slug}"' in series
    else:
        assert not any(counted.values())


CLOSED: Final = [entry for entry in TABLE if entry.closes]


@pytest.mark.parametrize("entry", CLOSED, ids=lambda entry: f"{entry.row}-{entry.name}")
def test_what_comes_after_it_is_no_request(server: Server, entry: Entry) -> None:
    answer, rest = asked(server, entry.sent + CLOSING)
    assert (answer.status, rest) == (entry.status, b"")
    assert server.raw(CLOSING).startswith(b"HTTP/1.1 200 OK")


def test_every_row_has_its_entries_and_every_entry_a_name() -> None:
    names = [f"{entry.row}-{entry.name}" for entry in TABLE]
    assert {entry.row for entry in TABLE} == set(MINE)
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"\d+-[a-z0-9_]+", name) for name in names)
    assert all(bool(entry.slug) == (entry.status >= 400) for entry in TABLE)


SAME: Final = [
    entry for entry in TABLE if entry.status == 200 and entry.row != 18 and entry.sent.startswith(post(b"")[:28])
]


def test_what_is_inert_changes_nothing(server: Server) -> None:
    plain, _ = asked(server, post(BODY), CLOSING)
    assert len(SAME) > 30
    for entry in SAME:
        answer, _ = asked(server, entry.sent, CLOSING)
        assert answer.body == plain.body, entry.name
        assert {name for name, _ in answer.headers.items()} == {name for name, _ in plain.headers.items()}


def test_a_decent_id_is_kept_and_a_second_one_is_not_believed(server: Server) -> None:
    once, _ = asked(server, post(b"{", b"/v1/decisions", b"X-Request-Id: table-7_hand.12"), CLOSING)
    assert once.headers["X-Request-Id"] == json.loads(once.body)["request_id"] == "table-7_hand.12"
    twice, _ = asked(server, post(b"{", b"/v1/decisions", b"X-Request-Id: one", b"X-Request-Id: two"), CLOSING)
    assert re.fullmatch(r"[0-9a-f]{32}", twice.headers["X-Request-Id"])


def test_a_head_is_answered_like_a_get_without_its_body(server: Server) -> None:
    told = server.raw(get(b"/healthz", method=b"HEAD") + CLOSING)
    assert told.count(b"HTTP/1.1 200 OK") == 2
    assert told.count(b'{"status":"ok"}') == 1
    refused = server.raw(get(b"/v1/decisions", b"Connection: close", method=b"HEAD"))
    assert refused.startswith(b"HTTP/1.1 405 ")
    assert refused.endswith(b"\r\n\r\n")


def test_an_old_caller_is_answered_once(server: Server) -> None:
    """HTTP/1.0 has no Host and is no fault; without keep-alive its connection ends."""
    answer = server.raw(b"GET /healthz HTTP/1.0\r\n\r\n" + CLOSING)
    assert answer.count(b" 200 OK\r\n") == 1


def test_amounts_are_exact_up_to_the_last_chip(server: Server) -> None:
    answer, _ = asked(server, replayed([{"type": "bet", "to": MOST_CHIPS // 2}, {"type": "call"}]), CLOSING)
    told = json.loads(answer.body)
    assert [one["action"]["to"] for one in told["decisions"]] == [MOST_CHIPS // 2] * 2
    raises = [{"type": "raise", "to": 2**power} for power in range(52)]
    answer, _ = asked(server, replayed(raises), CLOSING)
    told = json.loads(answer.body)
    assert all(one["legal"] for one in told["decisions"])
    assert told["round"]["current_bet"] == 2**51
    assert told["options"]["raise"]["max_to"] == MOST_CHIPS // 2


def test_a_thousand_raises_are_a_thousand_decisions(server: Server) -> None:
    answer, _ = asked(server, replayed([{"type": "raise", "by": 1}] * 1000), CLOSING)
    told = json.loads(answer.body)
    assert [one["legal"] for one in told["decisions"]] == [True] * 1000
    assert told["round"]["current_bet"] == 1000


def labels(server: Server) -> Iterator[tuple[str, dict[str, str]]]:
    """What was counted of requests and problems: the labels of each series."""
    for name in server.metrics():
        if match := A_SERIES.fullmatch(name):
            yield match[1], dict(A_LABEL.findall(match[2]))


def test_all_of_it_leaves_a_log_of_json_and_metrics_of_few_labels(tmp_path: Path, app: Flask) -> None:
    """Nothing of it is a bug, no line is broken by what was sent, no caller makes a label of his own."""
    endpoints = {rule.rule for rule in app.url_map.iter_rules()} | {OTHER}
    server = Server(tmp_path / "log", WORKERS="1")
    try:
        for entry in TABLE:
            asked(server, entry.sent, b"" if entry.closes else CLOSING)
        seen = list(labels(server))
        assert server.metrics()["floorman_errors_total"] == 0
    finally:
        assert server.stop() == 0
    assert {known["endpoint"] for _, known in seen} <= endpoints
    assert {known["type"] for what, known in seen if what == "problems"} <= SLUGS
    assert {known["method"] for what, known in seen if what == "requests"} <= METHODS | {OTHER}
    written = server.log.read_bytes()
    assert not re.search(rb"[^\x20-\x7e\n]", written)
    lines = [json.loads(line) for line in written.splitlines()]
    probes = [entry for entry in TABLE if re.match(rb"[A-Z]+ /(healthz|readyz|metrics)", entry.sent)]  # at debug
    assert len(lines) > len(TABLE) - len(probes)
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    assert {line["remote"] for line in lines if "remote" in line} == {"127.0.0.1"}
    assert b"evil" not in written
    assert b"Set-Cookie" not in written


DIFFERS: Final = {
    "9-length_of_4000_digits": (400, 400),
    "14-headers_of_33_kb": (200, 431),
    "14-headers_of_33_kb_without_an_end": (0, 431),
    "14-coding_that_is_none": (400, 501),
    "14-coding_almost_chunked": (400, 501),
    "14-two_spaces_in_the_first_line": (200, 200),
    "14-http_1_2": (400, 200),
}
"""Rows that the parser in C answers otherwise: the status, 0 if there is none; and behind nginx, as by the other."""


def status(door: Server, entry: Entry) -> int:
    """The status of an answer, 0 if the connection ends without one."""
    with door.connect() as caller, caller.makefile("rb") as coming:
        send(caller, entry.sent)
        return read_answer(coming).status if coming.peek(1) else 0


@pytest.mark.skipif(find_spec("gunicorn_h1c") is None, reason="NOT READ IN C: no gunicorn_h1c; make .venv/.fast")
def test_seven_rows_get_another_answer_in_c_and_none_behind_nginx(tmp_path: Path) -> None:
    with (
        running(tmp_path / "log", WORKERS="1", HTTP_PARSER="fast", HEAD_SECONDS="1") as server,
        in_front_of(server, tmp_path / "nginx") as front,
    ):
        told = {f"{entry.row}-{entry.name}": (entry, status(server, entry)) for entry in TABLE}
        other = {name: (found, status(front, entry)) for name, (entry, found) in told.items() if found != entry.status}
    assert other == DIFFERS
