"""POST /v1/hands with text histories of sites: an answer for each hand, and what a stream of them holds."""

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest

from service.api.app import create_app
from service.hands.encodings import READ_AS_OLD
from service.settings import Settings
from tests.conftest import Checked

Json = dict[str, Any]
TEXT: Final = {"Content-Type": "text/plain"}
SAMPLES: Final = Path(__file__).parents[1] / "hands" / "pokerstars"
CASH: Final = (SAMPLES / "six_max.txt").read_bytes()
TWO: Final = (SAMPLES / "two.txt").read_bytes()


def told(client: Checked, body: bytes, query: str = "?rulebook=roberts-11", **headers: str) -> list[Json]:
    answer = client.post(f"/v1/hands{query}", data=body, headers=TEXT | headers)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.data.splitlines()]


def test_each_hand_is_answered_by_the_line_on_which_it_begins(client: Checked) -> None:
    answers = told(client, b"\n" + CASH + b"\n\n" + TWO)
    first = CASH.count(b"\n") + 4
    assert [one["line"] for one in answers] == [2, first, first + 19]
    assert [one["answer"]["legal"] for one in answers] == [True, True, False]


def test_a_hand_gets_the_report_that_it_gets_in_json(client: Checked) -> None:
    [line] = told(client, CASH, "?rulebook=tda-2019&detail=brief")
    asked = {"rulebook": "tda-2019", "detail": "brief", "text": CASH.decode()}
    assert client.post("/v1/hands", json=asked).get_json() == line["answer"]


def test_the_bytes_of_a_file_do_not_change_the_receipt(client: Checked) -> None:
    [whole] = told(client, CASH)
    assert told(client, b"\xef\xbb\xbf" + CASH.rstrip(b"\n")) == [whole]
    assert told(client, CASH + b"\r\n\n" + TWO)[0] == whole
    [packed] = told(client, gzip.compress(CASH), **{"Content-Encoding": "gzip"})
    assert packed == whole


def test_a_faulty_hand_is_refused_by_hand_and_line_and_does_not_affect_the_others(client: Checked) -> None:
    bad, good = told(client, CASH.replace(b"Ed: checks", b"Ed: waits") + TWO.split(b"\n\n\n")[0])
    assert (bad["line"], bad["status"]) == (1, 422)
    [fault] = bad["problem"]["errors"]
    assert (fault["pointer"], fault["code"]) == ("/text/20", "text.line_unknown")
    assert fault["message"].startswith("Line 20 of hand 7001: ")
    assert good["answer"]["legal"]


def test_what_stands_before_the_first_hand_is_refused(client: Checked) -> None:
    before, hand = told(client, b"my hands\n\n" + CASH)
    assert before["problem"]["errors"][0]["code"] == "text.header"
    assert (hand["line"], hand["status"]) == (3, 200)


def test_a_hand_that_is_no_utf8_is_read_as_older_texts_are_and_noted(client: Checked) -> None:
    [answer] = told(client, CASH.replace(b"Cleo", b"Cl\xe9o"))
    assert (answer["answer"]["legal"], answer["notes"]) == (True, [READ_AS_OLD])
    [answer] = told(client, CASH.replace(b"Cleo", b"Cl\x81o"))
    [fault] = answer["problem"]["errors"]
    assert (fault["pointer"], fault["code"]) == ("/text/5", "text.encoding")


def test_a_text_in_utf16_is_read_by_its_mark(client: Checked) -> None:
    plain = told(client, TWO)
    for coding in ("utf-16-le", "utf-16-be"):
        assert told(client, ("\ufeff" + TWO.decode()).encode(coding)) == plain


LOG: Final = b'entry,at,order\n"The player ""Ann @ a1"" requested a seat.",2024-05-31T20:16:04.000Z,17\n'


@pytest.mark.parametrize(("body", "type"), [(b"\n \n\r\n", "plain"), (b"nothing\n", "plain"), (LOG, "csv")])
def test_a_text_without_a_hand_is_refused(client: Checked, body: bytes, type: str) -> None:
    answer = client.post("/v1/hands?rulebook=tda-2019", data=body, headers={"Content-Type": f"text/{type}"})
    assert answer.status_code == 422
    assert "No hand begins in this text. Send" in answer.get_json()["detail"]


def test_a_log_that_begins_in_the_middle_of_a_hand_has_an_answer_for_it(client: Checked) -> None:
    [answer] = told(client, LOG.replace(b'The player ""Ann @ a1"" requested a seat.', b'""Ann @ a1"" folds'))
    assert [fault["code"] for fault in answer["problem"]["errors"]] == ["text.header"]


def test_lines_without_a_hand_are_answered_wherever_they_stand(client: Checked) -> None:
    answers = told(client, b"Elm 5\n\n" + CASH.strip() + b"\n\nElm 6\n\n" + CASH)
    assert [answer["status"] for answer in answers] == [422, 200, 422, 200]
    assert [answer["problem"]["errors"][0]["code"] for answer in answers[::2]] == ["text.header"] * 2


def test_two_hands_in_one_request_are_refused(client: Checked) -> None:
    answer = client.post("/v1/hands", json={"rulebook": "tda-2019", "text": TWO.decode()})
    assert answer.status_code == 422
    codes = [(fault["pointer"], fault["code"]) for fault in answer.get_json()["errors"]]
    assert ("/text/20", "text.several") in codes


def test_a_fault_in_the_hand_that_was_read_points_at_the_text(client: Checked) -> None:
    text = (SAMPLES.parent / "field" / "pokerstars_limit_of_two.txt").read_text("utf-8")
    text = text.replace("Ann: calls 100", "Ann: raises 100 to 400\nBo: folds")
    [fault] = client.post("/v1/hands", json={"rulebook": "tda-2019", "text": text}).get_json()["errors"]
    assert (fault["pointer"], fault["code"]) == ("/text", "round.players_left_needed")
    sent = {"rulebook": "tda-2019", "text": text, "players_left": 2}
    assert client.post("/v1/hands", json=sent).get_json()["hand"]["players_left"] == 2
    [line] = told(client, text.encode(), "?rulebook=tda-2019&players_left=2")
    assert line["answer"]["hand"]["players_left"] == 2


@pytest.mark.parametrize("count", ["1", "two", "2.5", ""])
def test_how_many_are_left_is_a_number_in_the_query(client: Checked, count: str) -> None:
    answer = client.post(f"/v1/hands?rulebook=tda-2019&players_left={count}", data=CASH, headers=TEXT)
    assert answer.status_code == 400
    assert answer.get_json()["detail"].startswith("`players_left` must be ")


@pytest.mark.parametrize("settings", [{"max_body_bytes": 4096}, {"max_stream_lines": 40}])
def test_a_text_that_is_too_long_ends_with_the_first_hand_without_an_answer(settings: dict[str, Any]) -> None:
    small = Checked(create_app(Settings(log_level="ERROR", **settings)))
    *answers, last = told(small, CASH + b"\n" + CASH.rstrip() + b"\nAnn has returned" * 300)
    assert [(one["line"], one["status"]) for one in answers] == [(1, 200)]
    assert (last["line"], last["status"]) == (CASH.count(b"\n") + 2, 413)
