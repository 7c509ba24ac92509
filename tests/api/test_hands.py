"""POST /v1/hands: whole hands, one and many."""

import copy
import gzip
import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest
import rfc8785
from prometheus_client import REGISTRY
from werkzeug.test import TestResponse

from service.answers import hand_report
from service.answers.schemas.request_schema import MOST_MORE
from service.api.app import create_app
from service.api.observe import log as requests_log
from service.api.views.hands import MOST_REFUSED
from service.hands.private_members import without_private
from service.settings import Settings
from tests.conftest import Checked
from tests.support.hands import HAND, PHH, REQUEST, Json, asked, played
from tests.support.rows import table_of
from tests.support.told import answers

LINES: Final = {"Content-Type": "application/x-ndjson"}
GZIP: Final = {"Content-Encoding": "gzip"}


OHH, CAPPED = (
    json.loads((Path(__file__).parents[1] / "hands" / "ohh" / name).read_text("utf-8"))["ohh"]
    for name in ("heads_up.json", "capped.json")
)
BODIES: Final = {
    "hand": REQUEST,
    "ohh": {"rulebook": "tda-2019", "ohh": OHH},
    "capped": {"rulebook": "tda-2019", "detail": "brief", "ohh": CAPPED},
    "button": {"rulebook": "tda-2019", "detail": "brief", "hand": table_of(__file__, "BUTTON")},
    "phh": {"rulebook": "roberts-11", "phh": PHH},
}
test_what_is_told = answers(__file__, "/v1/hands", BODIES)


def reported(client: Checked, request: Json) -> Json:
    """The report on a hand."""
    answer = client.post("/v1/hands", json=request)
    assert answer.status_code == 200, answer.get_json()
    found: Json = answer.get_json()
    return found


def test_what_no_ruling_reads_comes_back_and_changes_nothing(client: Checked) -> None:
    sent = played(1, 2, to=500)
    bare = copy.deepcopy(sent)
    bare["hand"] = without_private(bare["hand"])
    assert bare["hand"].keys() == sent["hand"].keys() - {"site", "hand_number", "currency", "table"}
    told, plain = reported(client, sent), reported(client, bare)
    assert without_private(told.pop("corrected")) == plain.pop("corrected")
    assert told | {"receipt": None} == plain | {"receipt": None}
    corrected = reported(client, sent)["corrected"]
    assert corrected["players"] == HAND["players"]
    assert [corrected[name] for name in ("site", "hand_number", "currency", "table")] == [
        HAND[name] for name in ("site", "hand_number", "currency", "table")
    ]
    assert [street.get("board") for street in corrected["rounds"]] == [None, ["Ah", "Kd", "3c"]]


def test_the_corrected_hand_is_legal_when_it_is_sent(client: Checked) -> None:
    corrected = reported(client, played(0, 0, to=150))["corrected"]
    again = reported(client, asked(hand=corrected))
    assert again["legal"]
    assert again["complete"]


@pytest.mark.parametrize("detail", ["brief", "full"])
@pytest.mark.parametrize("opened_to", [250, 150], ids=["all stands before", "a raise too small before"])
def test_where_the_floor_must_choose_the_hand_stops_and_is_not_illegal_for_that(
    client: Checked, detail: str, opened_to: int
) -> None:
    """`first_illegal` never holds what is left to the floor; `stopped_at` does, in brief too."""

    def counted() -> float:
        labels = {"rulebook": "tda-2019", "outcome": "floor"}
        return REGISTRY.get_sample_value("floorman_hands_total", labels) or 0

    was = counted()
    if_bet = {"word": "raise", "amount": 900, "condition": {"type": "bet"}}
    request = played(0, 0, to=opened_to) | {"detail": detail}
    request["hand"]["rounds"][0]["actions"][2] = {"declaration": {"seat": 2, "words": [if_bet]}}
    report = reported(client, request)
    stop, first = report["stopped_at"], report["first_illegal"]
    assert (stop["pointer"], stop["street"], stop["action"], stop["errors"]) == ("/hand/rounds/0/actions/2", 1, 3, [])
    assert (stop["decision"]["legal"], stop["decision"]["ruling"]) == (None, "discretion")
    assert len(stop["decision"]["alternatives"]) > 1
    told = first and (first["action"], first["decision"]["legal"], first["decision"]["ruling"])
    expected = (None, None) if opened_to == 250 else (False, (1, False, "corrected"))
    assert (report["legal"], told) == expected
    assert counted() == was + (opened_to == 250)
    assert len(report["corrected"]["rounds"][0]["actions"]) == 2


def test_a_hand_has_so_many_actions_on_all_its_streets_together(client: Checked) -> None:
    for more, status in ((0, 200), (1, 422)):
        request = asked()
        late = [{"seat": 3, "type": "check"}] * (1000 + more - sum(len(one["actions"]) for one in HAND["rounds"]))
        request["hand"]["rounds"][1]["actions"] += late
        answer = client.post("/v1/hands", json=request)
        assert answer.status_code == status
    [fault] = answer.get_json()["errors"]
    assert (fault["pointer"], fault["code"]) == ("/hand/rounds", "hand.too_many_actions")


def test_brief_tells_the_verdict_without_the_decisions(client: Checked) -> None:
    full, brief = reported(client, REQUEST), reported(client, asked(detail="brief"))
    assert set(full) - set(brief) == {"rounds", "round", "next", "options"}
    for name in set(brief) - {"receipt"}:
        assert brief[name] == full[name]


def test_a_hand_goes_on_from_the_snapshot_of_a_report(client: Checked) -> None:
    begun = asked()
    begun["hand"]["rounds"] = begun["hand"]["rounds"][:1]
    del begun["hand"]["result"]
    half = reported(client, begun)
    assert half["legal"]
    assert not half["complete"]
    for rounds in ([HAND["rounds"][1]], [{"actions": []}, HAND["rounds"][1]]):
        report = reported(client, asked(hand={"round": half["round"], "rounds": rounds}))
        assert report["legal"]
        assert report["complete"]
        assert report["rounds"][-1] == reported(client, REQUEST)["rounds"][1]
        assert report["final"] == reported(client, REQUEST)["final"]


def test_the_same_hand_under_other_rulebooks(client: Checked) -> None:
    report = reported(client, asked(compare=["roberts-11", "badugi"]))
    assert [one["rulebook"] for one in report["compared"]] == ["roberts-11", "badugi"]
    assert all(one["answer"]["legal"] for one in report["compared"])
    many = asked(compare=["roberts-11", "tda-2013"])
    many["hand"]["rounds"][0]["actions"] += [{"seat": 3, "type": "check"}] * 500
    assert client.post("/v1/hands", json=many).get_json()["errors"][0]["code"] == "request.compares_too_much"


def test_a_receipt_can_be_made_again_by_whoever_has_the_request(client: Checked) -> None:
    report = reported(client, REQUEST)
    assert report["receipt"]["request"] == "sha256:" + hashlib.sha256(rfc8785.dumps(REQUEST)).hexdigest()
    book = client.get("/v1/rulebooks/tda-2019").get_json()
    assert report["receipt"]["rulebook"] == book["digest"]
    topics = {topic: {"clause": one["clause"], "basis": one["basis"]} for topic, one in book["topics"].items()}
    what = {"id": book["id"], "version": book["version"], "parameters": book["parameters"], "topics": topics}
    assert book["digest"] == "sha256:" + hashlib.sha256(rfc8785.dumps(what)).hexdigest()
    house = reported(client, asked(house_rules={"cap.raises": 4}))["receipt"]
    assert house["rulebook"] != report["receipt"]["rulebook"]


@pytest.mark.parametrize(
    "odd",
    [0.1, 1e21, 1e-7, [1, {"ü": 2, "\u20ac": 3}], {"😀": 1, "\ufb33": 2}, -0.0, 123456789012345, "1.5e3 é\u007f", None],
)
def test_a_receipt_is_the_canonical_one_whatever_a_document_holds(client: Checked, odd: Any) -> None:
    request: Json = {"rulebook": "tda-2019", "ohh": {**OHH, "odd": odd}}
    digest = hashlib.sha256(rfc8785.dumps(request)).hexdigest()
    assert reported(client, request)["receipt"]["request"] == f"sha256:{digest}"


def test_a_phh_file_is_read_as_in_a_document(client: Checked) -> None:
    answer = client.send("/v1/hands?rulebook=roberts-11", PHH.encode(), "application/toml")
    assert answer.get_json() == reported(client, BODIES["phh"])


@pytest.mark.parametrize(
    ("text", "line", "column"), [('variant = "NT\n', 1, 14), ("a = 1\nb = = 2\n", 2, 5), ('a = 1\nb = """', None, None)]
)
def test_toml_that_does_not_parse_is_told_with_line_and_column(
    client: Checked, text: str, line: int | None, column: int | None
) -> None:
    answer = client.send("/v1/hands?rulebook=tda-2019", text.encode(), "application/toml")
    assert answer.status_code == 400
    problem = answer.get_json()
    assert problem["type"] == "/problems/not-toml"
    assert problem["position"]["line"] >= 1
    if line:
        assert problem["position"] == {"line": line, "column": column}
    inside = client.post("/v1/hands", json={"rulebook": "tda-2019", "phh": text})
    assert inside.status_code == 422
    assert inside.get_json()["errors"][0]["pointer"] == "/phh"


def test_a_text_that_is_no_utf8_is_told(client: Checked) -> None:
    answer = client.send("/v1/hands?rulebook=tda-2019", b'a = "\xff"', "application/toml")
    assert answer.status_code == 400
    assert "byte 5" in answer.get_json()["detail"]


def test_the_query_says_what_the_body_does_not(client: Checked) -> None:
    body = {"hand": HAND, "on_illegal": "correct"}
    answer = client.post("/v1/hands?rulebook=tda-2019&detail=brief&on_illegal=stop", json=body)
    filled = body | {"rulebook": "tda-2019", "detail": "brief"}
    assert answer.get_json() == reported(client, filled)
    assert client.post("/v1/hands", json=body).get_json()["errors"][0]["pointer"] == "/rulebook"
    assert client.post("/v1/hands?rulebook=x", json=body).get_json()["errors"][0]["code"] == "rulebook.unknown"


def test_lines_are_answered_in_order_and_none_spoils_another(client: Checked) -> None:
    lines = [json.dumps(asked(id=f"hand-{number % 25}", detail="brief")).encode() for number in range(50)]
    lines[7] = b"{nonsense"
    lines[9] = b""
    lines[11] = json.dumps({"id": "eleven", "rulebook": "tda-2019"}).encode()
    lines[13] = b"[1]"
    lines[15] = b'{"id": 5, "\xff": 1}'
    answer = client.send("/v1/hands", b"\r\n".join(lines), "application/x-ndjson")
    told = [json.loads(line) for line in answer.data.splitlines()]
    assert [one["line"] for one in told] == [number for number in range(1, 51) if number != 10]
    by_line = {one["line"]: one for one in told}
    assert [number for number, one in by_line.items() if one["status"] != 200] == [8, 12, 14, 16]
    assert by_line[8]["status"] == by_line[16]["status"] == 400
    assert by_line[8]["problem"]["position"]["column"] == 2
    assert by_line[8]["problem"]["instance"] == "/v1/hands#line-8"
    assert by_line[12]["id"] == "eleven"
    assert by_line[50]["id"] == by_line[50]["answer"]["id"] == "hand-24"
    assert by_line[50]["answer"] == by_line[25]["answer"] == reported(client, asked(id="hand-24", detail="brief"))


def test_no_lines_are_no_answers(client: Checked) -> None:
    for body in (b"", b"\n\n", b" \r\n"):
        answer = client.send("/v1/hands", body, "application/x-ndjson")
        assert (answer.status_code, answer.data) == (200, b"")


def test_a_line_or_a_stream_too_long_ends_with_a_problem() -> None:
    small = Checked(create_app(Settings(log_level="ERROR", max_body_bytes=4096, max_stream_bytes=20_000)))
    good = json.dumps(asked(detail="brief")).encode()
    told = _told(small, good + b"\n" + b" " * 5000 + b"\n" + good)
    assert [(one["line"], one["status"]) for one in told] == [(1, 200), (2, 413)]
    many = (good + b"\n") * 30
    assert small.send("/v1/hands", many, "application/x-ndjson").status_code == 413
    told = _told(small, gzip.compress(many), GZIP)
    assert [one["status"] for one in told][-1] == 413
    assert {one["status"] for one in told[:-1]} == {200}


def test_a_stream_has_so_many_lines_and_blank_ones_count() -> None:
    few = Checked(create_app(Settings(log_level="ERROR", max_stream_lines=3)))
    assert [one["line"] for one in _told(few, b"{}\n\n{}\n")] == [1, 3]
    for more in (b"{}\n\n{}\n\n", b"{}\n\n{}\n{}"):
        told = _told(few, more)
        assert [(one["line"], one["status"]) for one in told] == [(1, 422), (3, 422), (4, 413)]
        assert told[-1]["problem"]["detail"] == "The stream has too many lines. Send at most 3, including blank lines."


@pytest.mark.slow
def test_a_stream_in_which_almost_every_line_is_refused_ends_soon(client: Checked) -> None:
    good = json.dumps(asked(detail="brief")).encode() + b"\n"
    told = _told(client, good + b"1\n{\n" * (MOST_REFUSED // 2) + b"\n1\n" * 2 + good)
    statuses = [one["status"] for one in told]
    assert statuses == [200, *[422, 400] * (MOST_REFUSED // 2), 422, 422, 413]
    assert told[-1]["line"] == MOST_REFUSED + 6
    assert told[-1]["problem"]["detail"] == (
        f"The stream ends: {MOST_REFUSED} more lines were refused than reported on. Correct the format."
    )
    mixed = (b"1\n" * (MOST_REFUSED // 2) + good * (MOST_REFUSED // 2)) * 2 + b"1\n" * MOST_REFUSED
    told = _told(client, mixed)
    assert len(told) == 3 * MOST_REFUSED
    assert 413 not in {one["status"] for one in told}


@pytest.mark.slow
def test_a_packed_stream_holds_not_much_more_than_was_sent() -> None:
    client = Checked(create_app(Settings(log_level="ERROR", max_body_bytes=4096)))
    told = _told(client, gzip.compress((b" " * 1000 + b"\n") * 3000), GZIP)
    assert [one["status"] for one in told] == [413]
    assert "100 times" in told[0]["problem"]["detail"]
    lines = b"".join(json.dumps(asked(id=f"{n}", detail="brief")).encode() + b"\n" for n in range(200))
    told = _told(client, gzip.compress(lines), GZIP)
    assert [one["status"] for one in told] == [200] * 200


@pytest.mark.slow
def test_a_packed_stream_compares_so_much_in_all_and_each_line_with_one_rulebook(client: Checked) -> None:
    """Lines that are alike cost hardly a byte each."""
    actions = reported(client, REQUEST)["counts"]["actions"]
    books = ["roberts-11", "tda-2013", "badugi"]
    right = MOST_MORE // (actions * (len(books) - 1))
    more = right + 20
    many, single, plain = (
        json.dumps(asked(detail="brief", **extra)).encode() + b"\n"
        for extra in ({"compare": books}, {"compare": books[:1]}, {})
    )
    body = many * more + (single + plain) * more
    told = _told(client, gzip.compress(body, 0), GZIP)
    assert [one["status"] for one in told] == [200] * right + [422] * 20 + [200] * 2 * more
    assert [error["code"] for error in told[right]["problem"]["errors"]] == ["request.compares_too_much"]
    made = sum(len(one["answer"].get("compared", ())) * actions for one in told if "answer" in one)
    assert made <= MOST_MORE + actions * len(told)
    assert {one["status"] for one in _told(client, body, {})} == {200}


@pytest.mark.parametrize(
    "behind",
    [b"\0", b"\0" * 100_000, b"x", gzip.compress(b"", mtime=0)[:5]],
    ids=["a_nought", "noughts", "a_letter", "half_a_head"],
)
def test_what_stands_behind_a_gzip_and_is_none_is_refused(client: Checked, behind: bytes) -> None:
    packed = gzip.compress(json.dumps(asked(detail="brief")).encode() + b"\n")
    told = _told(client, packed + behind, GZIP)
    assert [one["status"] for one in told] == [200, 400]
    assert _packed(client, packed + behind).status_code == 400
    told = _told(client, packed + packed, GZIP)
    assert [one["status"] for one in told] == [200, 200]


def _packed(
    client: Checked, body: bytes, encoding: str = "gzip", kind: str = "application/json", path: str = "/v1/hands"
) -> TestResponse:
    return client.post(path, data=body, headers={"Content-Type": kind, "Content-Encoding": encoding})


def _told(client: Checked, body: bytes, headers: dict[str, str] | None = None) -> list[Json]:
    answer = client.post("/v1/hands", data=body, headers=LINES | (headers or {}))
    assert answer.status_code == 200
    return [json.loads(line) for line in answer.data.splitlines()]


def test_a_bug_in_a_line_is_logged_and_counted_and_the_next_line_is_answered(
    client: Checked, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def bugs() -> float:
        return REGISTRY.get_sample_value("floorman_errors_total") or 0.0

    requests_log.configure("ERROR")
    before = bugs()
    report = hand_report.report
    monkeypatch.setattr(hand_report, "report", lambda *a: 1 // 0 if a[0].sent["id"] == "bad" else report(*a))
    told = _told(client, b"\n".join(json.dumps(REQUEST | {"id": id}).encode() for id in ("bad", "good")))
    assert [(one["id"], one["status"]) for one in told] == [("bad", 500), ("good", 200)]
    assert told[0]["problem"]["type"] == "/problems/internal-error"
    assert "ZeroDivisionError" in capsys.readouterr().out
    assert bugs() == before + 1


def test_a_packed_body_is_unpacked(client: Checked) -> None:
    packed = gzip.compress(json.dumps(REQUEST).encode())
    assert _packed(client, packed, "GZip").get_json() == reported(client, REQUEST)
    lines = gzip.compress(b"%s\n%s\n" % ((json.dumps(asked(detail="brief")).encode(),) * 2))
    assert [one["status"] for one in _told(client, lines, GZIP)] == [200, 200]
    assert _packed(client, gzip.compress(b"[]"), path="/v1/decisions").status_code == 422


@pytest.mark.parametrize("cut", [1, 10, 40, -5, -1])
def test_a_packed_body_that_is_cut_is_refused(client: Checked, cut: int) -> None:
    packed = gzip.compress(json.dumps(REQUEST).encode())[:cut]
    answer = _packed(client, packed)
    assert answer.status_code == 400
    assert "gzip" in answer.get_json()["detail"]
    told = _told(client, packed, GZIP)
    assert told[-1]["status"] == 400


@pytest.mark.slow
def test_a_gzip_bomb_is_refused_as_what_it_unpacks_to(client: Checked) -> None:
    bomb = gzip.compress(b" " * 50_000_000)
    assert _packed(client, bomb).status_code == 413
    told = _told(client, bomb, GZIP)
    assert [one["status"] for one in told] == [413]


@pytest.mark.parametrize("kind", ["application/json", "application/toml"])
def test_a_packed_body_holds_not_much_more_than_was_sent(client: Checked, kind: str) -> None:
    assert _packed(client, gzip.compress(b" " * 64 * 1024), kind=kind).status_code in (400, 422)
    for many in (gzip.compress(b" " * 500_000), gzip.compress(b"") * 1000):
        answer = _packed(client, many, kind=kind)
        assert answer.status_code == 413
        assert "100 times" in answer.get_json()["detail"]
        assert answer.headers["Connection"] == "close"


@pytest.mark.parametrize("encoding", ["br", "deflate", "gzip, gzip", "x"])
def test_another_packing_is_refused(client: Checked, encoding: str) -> None:
    answer = _packed(client, b"{}", encoding)
    assert answer.status_code == 415
    assert answer.headers["Accept-Encoding"] == "gzip, identity"


def test_the_types_that_are_taken_are_told(client: Checked) -> None:
    answer = client.send("/v1/hands", b"{}", "text/html")
    assert answer.status_code == 415
    types = "application/json, application/x-ndjson, application/toml, text/plain, text/csv"
    assert answer.headers["Accept-Post"] == types
