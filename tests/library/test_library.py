"""The library answers as the service does, to the byte, and refuses what it refuses; and it brings no server."""

import doctest
import json
import pickle
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from decimal import Decimal
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import service
from service.answers.endpoints import ENDPOINTS
from service.api.app import create_app
from service.settings import Settings
from tests.support.bodies import BODIES, bodies
from tests.support.requests import GOOD
from tests.support.rulebooks import HOUSE

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = create_app(Settings(log_level="ERROR")).test_client()
FUNCTIONS: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "DecisionRequest": ("/v1/decisions", service.decide),
    "OptionsRequest": ("/v1/options", service.options),
    "RoundsRequest": ("/v1/rounds", service.rounds),
    "HandRequest": ("/v1/hands", service.hand),
}
OF_THE_ENVIRONMENT: Final = {"setuptools"}  # which Python may import at its start
OURS: Final = [(name, body) for name, body in BODIES if name in FUNCTIONS]
EVERYTHING: Final = "; ".join(
    [
        "import service",
        *(f"service.{FUNCTIONS[name][1].__name__}({body!r})" for name, body in OURS),
        "list(service.hand_lines([b'{}']))",
        "service.rulebooks(); service.rulebook('tda-2019'); service.diff('tda-2019', 'roberts-11')",
    ]
)
"""A program that uses all of the library."""


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
    """But for the batch, which is a loop here."""
    assert {path for path, _ in FUNCTIONS.values()} == ENDPOINTS.keys() - {"/v1/decisions/batch"}
    assert {name for name, _ in OURS} == set(FUNCTIONS)


@pytest.mark.parametrize(("name", "body"), OURS)
def test_every_example_is_answered_alike(name: str, body: Any) -> None:
    alike(name, body)


@given(bodies().filter(lambda one: one[0] in FUNCTIONS))
def test_odd_requests_are_answered_alike(changed: tuple[str, Any]) -> None:
    alike(*changed)


@pytest.mark.parametrize(
    "odd",
    [
        pytest.param(float("nan"), id="nan"),
        pytest.param(10**100, id="101 digits"),
        pytest.param("\ud800", id="lone surrogate"),
        pytest.param(json.loads("[" * 33 + "]" * 33), id="too deep"),
        pytest.param({1: 1, "1": 1}, id="one key twice"),
        pytest.param(("tda-2019",), id="tuple"),
    ],
)
def test_what_the_reader_of_bodies_refuses_is_refused_alike(odd: Any) -> None:
    alike("DecisionRequest", GOOD | {"id": odd})


def test_lines_are_answered_as_a_stream_of_them_is() -> None:
    usual = {"ruleset": "tda-2019", "detail": "brief", "on_illegal": "stop"}
    asked = [body for name, body in OURS if name == "HandRequest"]
    recorded = [{key: value for key, value in body.items() if key != "ruleset"} for body in asked]
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
    alike("HandRequest", {"ruleset": "tda-2019", "phh": "variant = "})


@pytest.mark.parametrize("body", [None, [], "tda-2019", 5])
def test_what_is_no_object_is_refused_alike(body: Any) -> None:
    alike("DecisionRequest", body)


def test_what_json_cannot_say_is_an_error_of_the_caller() -> None:
    for odd in ({1}, Decimal(1)):
        with pytest.raises(TypeError):
            service.decide(GOOD | {"id": odd})


def test_a_request_is_left_as_it_is() -> None:
    before = json.dumps(GOOD)
    service.decide(GOOD)
    assert json.dumps(GOOD) == before


def test_documents_are_those_of_the_service() -> None:
    assert written(service.rulebooks()) == CLIENT.get("/v1/rulesets").data
    books = [book["id"] for book in service.rulebooks()["rulesets"]]
    for id in books:
        assert written(service.rulebook(id)) == CLIENT.get(f"/v1/rulesets/{id}").data
        assert written(service.diff(books[0], id)) == CLIENT.get(f"/v1/rulesets/{books[0]}/diff/{id}").data


def test_a_rulebook_that_is_not_there_is_a_key_error() -> None:
    for ask in (service.rulebook, lambda id: service.diff("tda-2019", id), lambda id: service.diff(id, "tda-2019")):
        with pytest.raises(KeyError, match="tda-1919"):
            ask("tda-1919")


def test_rulebooks_of_ones_own_answer_as_in_a_service_that_has_them(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(HOUSE, encoding="utf-8")
    shelf = service.load_shelf(extra=tmp_path)
    client = create_app(Settings(log_level="ERROR", rulesets_dir=tmp_path)).test_client()
    body = GOOD | {"ruleset": "corner-club", "compare": ["tda-2019"]}
    assert written(service.decide(body, shelf)) == client.post("/v1/decisions", json=body).data
    assert written(service.rulebooks(shelf)) == client.get("/v1/rulesets").data
    assert written(service.rulebook("corner-club", shelf)) == client.get("/v1/rulesets/corner-club").data
    with pytest.raises(service.InvalidRequest):
        service.decide(body)
    (tmp_path / "corner-club.toml").write_text("id = 5", encoding="utf-8")
    with pytest.raises(service.ShelfError):
        service.load_shelf(extra=tmp_path)


def test_a_refusal_says_what_is_wrong_and_passes_between_processes() -> None:
    with pytest.raises(service.InvalidRequest, match=r"/action/to: .*/compare/0: ") as refused:
        service.decide(GOOD | {"action": {"type": "raise", "to": -5}, "compare": ["nobody"]})
    again = pickle.loads(pickle.dumps(refused.value))  # noqa: S301
    assert (str(again), again.problem) == (str(refused.value), refused.value.problem)


def loaded(program: str) -> set[str]:
    """The modules that a program has imported at its end."""
    told = f"{program}\nimport sys; print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_importing_the_package_imports_nothing_else() -> None:
    assert {name for name in loaded("import service") if name.startswith("service")} == {"service"}


def test_no_server_and_no_command_is_imported() -> None:
    tops = {name.partition(".")[0] for name in loaded(EVERYTHING)}
    assert {"service", "msgspec"} <= tops
    strangers = {
        "flask",
        "werkzeug",
        "gunicorn",
        "gevent",
        "httptools",
        "prometheus_client",
        "yaml",
        "click",
        "rich",
        "jinja2",
    }
    assert tops & strangers == set()
    ours = {name.split(".")[1] for name in loaded(EVERYTHING) if name.startswith("service.")}
    assert ours & {"api", "server", "command", "settings", "wsgi", "keys", "rates"} == set()


def test_all_that_is_imported_comes_with_the_package_alone() -> None:
    """That is what `pip install floorman` installs: nothing of an extra is needed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed, left = set[str](), list(map(Requirement, project["dependencies"]))
    while left:
        name = canonicalize_name(left.pop().name)
        if name not in installed:
            installed.add(name)
            needed = map(Requirement, metadata.requires(name) or ())
            left += [one for one in needed if one.marker is None or one.marker.evaluate({"extra": ""})]
    of = metadata.packages_distributions()
    tops = {name.partition(".")[0] for name in loaded(EVERYTHING)} - {"service"}
    brought = {canonicalize_name(of[top][0]) for top in tops if top in of and top not in sys.stdlib_module_names}
    assert {"msgspec", "marshmallow", "cattrs"} <= brought <= installed | OF_THE_ENVIRONMENT


def test_every_name_is_there_and_no_other() -> None:
    for name in service.__all__:
        assert getattr(service, name).__name__ == name
    with pytest.raises(AttributeError, match="decides"):
        service.decides  # noqa: B018


def test_the_page_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the tree the package is called otherwise; the page tells it as it is installed."""
    monkeypatch.setitem(sys.modules, "floorman", service)
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples" / "rulebooks", tmp_path / "my-rulebooks")
    shutil.copy(ROOT / "tests" / "hand_files" / "phh" / "nt.phh", tmp_path)
    shutil.copy(ROOT / "examples" / "hands.ndjson", tmp_path)
    told = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False, encoding="utf-8")
    assert told.failed == 0
    assert told.attempted > 15
