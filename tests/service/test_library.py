"""The library answers as the service does, to the byte, and refuses what it refuses; and it brings no server."""

import doctest
import json
import pickle
import sys
import warnings
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given

import service
from service.answers.endpoints import ENDPOINTS
from service.api.app import create_app
from service.hands.formats import FORMATS, WRITABLE
from service.settings import Settings
from tests.support.bodies import bodies
from tests.support.library import FUNCTIONS, OURS
from tests.support.requests import GOOD
from tests.support.rows import rows_of, table_of
from tests.support.rulebooks import HOUSE

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = create_app(Settings(log_level="ERROR")).test_client()


def written(answer: Any) -> bytes:
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()


def alike(name: str, body: Any) -> None:
    """The library's answer has the bytes of the service's; a refusal lacks what HTTP adds."""
    path, ask = FUNCTIONS[name]
    served = CLIENT.post(path, data=json.dumps(body), content_type="application/json")
    try:
        status, answered = 200, ask(body)
    except service.InvalidRequest as refused:
        status, answered = refused.problem["status"], refused.problem | {"request_id": served.get_json()["request_id"]}
    assert (status, written(answered)) == (served.status_code, served.data)


def test_each_question_has_a_function_and_examples() -> None:
    assert {path for path, _ in FUNCTIONS.values()} == ENDPOINTS.keys()
    assert {name for name, _ in OURS} == set(FUNCTIONS)


@pytest.mark.parametrize(("name", "body"), OURS)
def test_every_example_is_answered_alike(name: str, body: Any) -> None:
    alike(name, body)


@given(bodies().filter(lambda one: one[0] in FUNCTIONS))
def test_odd_requests_are_answered_alike(changed: tuple[str, Any]) -> None:
    alike(*changed)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(GOOD | {"id": float("nan")}, id="nan"),
        pytest.param(GOOD | {"id": 10**100}, id="101 digits"),
        pytest.param(GOOD | {"id": "\ud800"}, id="lone surrogate"),
        pytest.param(GOOD | {"id": json.loads("[" * 33 + "]" * 33)}, id="too deep"),
        pytest.param(GOOD | {"id": {1: 1, "1": 1}}, id="one key twice"),
        pytest.param(GOOD | {"id": ("tda-2019",)}, id="tuple"),
        *(None, [], "tda-2019", 5),
    ],
)
def test_what_the_reader_of_bodies_refuses_is_refused_alike(body: Any) -> None:
    alike("DecisionRequest", body)


def test_lines_are_answered_as_a_stream_of_them_is() -> None:
    usual = {"rulebook": "tda-2019", "detail": "brief", "on_illegal": "stop"}
    asked = [body for name, body in OURS if name == "HandRequest"]
    recorded = [{key: value for key, value in body.items() if key != "rulebook"} for body in asked]
    odd = [b"", b" \t", b"{", b"[]", b"5", b'{"id": "x", "id": "y"}', b'{"id": "h", "hand": {}}', b'{"id": 5}', b"\xff"]
    lines = [*(json.dumps(one).encode() for one in (*asked, *recorded)), *odd]
    served = CLIENT.post("/v1/hands", query_string=usual, data=b"\n".join(lines), content_type="application/x-ndjson")
    answers = [written(one) for one in service.hand_lines(lines, usual)]
    assert answers == served.data.splitlines()
    assert len(answers) == len(lines) - 2
    assert {json.loads(one)["status"] for one in answers} == {200, 400, 422}


def test_lines_are_answered_one_by_one() -> None:
    def lines() -> Iterator[bytes]:
        yield b"5"
        raise EOFError

    answers = service.hand_lines(lines())
    assert next(answers)["status"] == 422
    with pytest.raises(EOFError):
        next(answers)


def test_text_that_is_no_toml_is_refused_alike() -> None:
    alike("HandRequest", {"rulebook": "tda-2019", "phh": "variant = "})


def test_what_json_cannot_say_is_an_error_of_the_caller() -> None:
    for odd in ({1}, Decimal(1)):
        with pytest.raises(TypeError):
            service.decide(GOOD | {"id": odd})


def test_a_request_is_left_as_it_is() -> None:
    before = json.dumps(GOOD)
    service.decide(GOOD)
    assert json.dumps(GOOD) == before


def test_documents_are_those_of_the_service() -> None:
    assert written(service.rulebooks()) == CLIENT.get("/v1/rulebooks").data
    books = [book["id"] for book in service.rulebooks()["rulebooks"]]
    for id in books:
        assert written(service.rulebook(id)) == CLIENT.get(f"/v1/rulebooks/{id}").data
        assert written(service.diff(books[0], id)) == CLIENT.get(f"/v1/rulebooks/{books[0]}/diff/{id}").data


def test_a_rulebook_that_is_not_there_is_a_key_error() -> None:
    for ask in (service.rulebook, lambda id: service.diff("tda-2019", id), lambda id: service.diff(id, "tda-2019")):
        with pytest.raises(KeyError, match=r"^.Unknown rulebook `tda-1919`"):
            ask("tda-1919")


ODD: Final[tuple[Any, ...]] = (
    *(None, 5, 1.5, float("nan"), True, "", b"tda-2019", object(), len),
    *([], {}, (), {1}, [1], {"a": 1}, {5: 1}),
)
"""Values of every kind, for arguments of another."""


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: ascii(odd)[:20])
def test_an_argument_of_another_kind_is_a_type_error_that_names_it(odd: Any) -> None:
    named = f"not {type(odd).__name__}$"
    if not isinstance(odd, bytes):
        with pytest.raises(TypeError, match=f"^line 2 must be bytes, {named}"):
            list(service.hand_lines([b"{}", odd]))
    if not isinstance(odd, str):
        for ask in (service.rulebook, lambda id: service.diff("tda-2019", id), lambda id: service.diff(id, "tda-2019")):
            with pytest.raises(TypeError, match=f"^a rulebook's id must be a str, {named}"):
                ask(odd)
    if not hasattr(odd, "__iter__"):
        with pytest.raises(TypeError, match=f"^lines must be an iterable of bytes, {named}"):
            service.hand_lines(odd)
    if odd is None:
        return
    if not isinstance(odd, dict):
        with pytest.raises(TypeError, match=f"^usual must be a mapping or None, {named}"):
            service.hand_lines([], odd)
    of_shelves: tuple[Callable[[], Any], ...] = (
        *(lambda ask=ask: ask(GOOD, odd) for _, ask in FUNCTIONS.values()),
        lambda: service.hand_lines([], None, odd),
        lambda: service.rulebooks(odd),
        lambda: service.rulebook("tda-2019", odd),
        lambda: service.diff("tda-2019", "roberts-11", odd),
    )
    for ask_it in of_shelves:
        with pytest.raises(
            TypeError, match=f"^rulebooks must be a Rulebooks, as load_rulebooks returns it, or None, {named}"
        ):
            ask_it()
    for load in (service.load_rulebooks, lambda folder: service.load_rulebooks(extra=folder)):
        with pytest.raises(TypeError, match=f"^a folder of rulebooks must be a Path, {named}"):
            load(odd)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: ascii(odd)[:20])
def test_a_request_of_another_kind_is_refused_or_is_what_json_cannot_say(odd: Any) -> None:
    for _, ask in FUNCTIONS.values():
        with pytest.raises((service.InvalidRequest, TypeError), match=r"errors|must be|is missing|NaN|serializable"):
            ask(odd)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: ascii(odd)[:20])
def test_what_is_usual_is_taken_as_a_request_is(odd: Any) -> None:
    line = json.dumps({"phh": (ROOT / "tests/hands/phh/nt.phh").read_text("utf-8")}).encode()
    for name in ("rulebook", "on_illegal", "detail", "house_rules", "compare", "id", "hand", "nothing"):
        usual = {"rulebook": "tda-2019"} | {name: odd}
        try:
            (told,) = service.hand_lines([line], usual)
        except (service.InvalidRequest, TypeError) as error:
            with pytest.raises(type(error), match=r"NaN|not JSON serializable"):
                service.hand(usual)
        else:
            assert told["status"] in (200, 422)


def test_a_text_is_no_lines() -> None:
    for text in ("{}", b"{}"):
        with pytest.raises(TypeError, match=r"^line 1 must be bytes, not (str|int)$"):
            list(service.hand_lines(text))  # type: ignore[arg-type]


def test_rulebooks_of_ones_own_answer_as_in_a_service_that_has_them(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(HOUSE, encoding="utf-8")
    rulebooks = service.load_rulebooks(extra=tmp_path)
    client = create_app(Settings(log_level="ERROR", rulebooks_dir=tmp_path)).test_client()
    body = GOOD | {"rulebook": "corner-club"}
    assert written(service.decide(body, rulebooks)) == client.post("/v1/decisions", json=body).data
    assert written(service.rulebooks(rulebooks)) == client.get("/v1/rulebooks").data
    assert written(service.rulebook("corner-club", rulebooks)) == client.get("/v1/rulebooks/corner-club").data
    with pytest.raises(service.InvalidRequest):
        service.decide(body)
    (tmp_path / "corner-club.toml").write_text("id = 5", encoding="utf-8")
    with pytest.raises(service.RulebooksError):
        service.load_rulebooks(extra=tmp_path)


def test_a_refusal_says_what_is_wrong_and_passes_between_processes() -> None:
    with pytest.raises(service.InvalidRequest, match=r"/action/to: .*/rulebook: ") as refused:
        service.decide(GOOD | {"action": {"type": "raise", "to": -5}, "rulebook": "nobody"})
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301
    assert (str(again), again.problem) == (str(refused.value), refused.value.problem)


PLAIN: Json = table_of(__file__, "PLAIN")


def test_a_hand_is_written_in_each_format_that_can_be_written() -> None:
    assert WRITABLE == ("phh", "ohh")
    for name in WRITABLE:
        game = {"phh": "NT", "ohh": "Holdem"}[name]
        text = service.write_hand({"hand": PLAIN}, name, game)
        sent = {name: text} if FORMATS[name].is_text else json.loads(text)
        assert text == service.write_hand(PLAIN, name, game)
        with warnings.catch_warnings(record=True, action="always") as dropped:
            again = service.write_hand(sent, name)  # which names its game
        assert [str(one.message) for one in dropped] == {"phh": [], "ohh": ["not written as ohh: table_size"]}[name]
        assert again == text or json.loads(again) == json.loads(text)
        assert service.hand({"rulebook": "tda-2024", **sent})["final"]["pot"] == 600
    with pytest.warns(UserWarning, match="^not written as ohh: cards that are unknown$"):
        again = service.write_hand({"phh": service.write_hand(PLAIN, "phh", "NT")}, "ohh")
    assert json.loads(again).keys() == {"ohh"}
    for name in ("text", "json"):
        with pytest.raises(ValueError, match=f"^a hand is written as phh or ohh, not as {name}$"):
            service.write_hand(PLAIN, name)


@rows_of(__file__)
def test_an_error_says_what_a_format_cannot_say(change: Json, pointers: list[str]) -> None:
    with pytest.raises(service.InvalidRequest) as refused:
        service.write_hand(PLAIN | change, "phh", "NT")
    assert [one["pointer"] for one in refused.value.problem["errors"]] == pointers


@pytest.mark.parametrize("format", ["phh", "ohh"])
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: ascii(odd)[:20])
def test_what_is_no_hand_is_not_written(odd: Any, format: str) -> None:
    with pytest.raises((service.InvalidRequest, TypeError), match=r"errors|must be|is missing|NaN|serializable"):
        service.write_hand(odd, format)
    with pytest.raises((service.InvalidRequest, TypeError, ValueError)):
        service.write_hand({}, format, odd)
    if not isinstance(odd, str):
        with pytest.raises((ValueError, TypeError)):
            service.write_hand(PLAIN, odd)


def test_every_name_is_there_and_no_other() -> None:
    for name in service.__all__:
        assert getattr(service, name).__name__ == name
    with pytest.raises(AttributeError, match="decides"):
        service.decides  # noqa: B018
    assert dir(service) == sorted([*service.__all__, "__version__"])


def test_the_page_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the tree the package is called otherwise; the page tells it as it is installed."""
    monkeypatch.setitem(sys.modules, "floorman", service)
    monkeypatch.chdir(ROOT)
    told = doctest.testfile(str(ROOT / "docs" / "reference" / "library.md"), module_relative=False, encoding="utf-8")
    assert told.failed == 0
    assert told.attempted > 15
