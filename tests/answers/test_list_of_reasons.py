"""GET /v1/reasons lists what can be said, and the spec says of each parameter what it is."""

import re
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import pytest

from service.rules import faults, messages
from service.rules.model.template import PARAMETERS, ParamType
from tests.conftest import Checked
from tests.support.conformity import SPEC, operations, resolve
from tests.support.retold import LISTED, assert_retold

SAID: Final[dict[str, Any]] = {
    name: {**resolve(said), **said} for name, said in SPEC["components"]["schemas"]["Params"]["properties"].items()
}
ENTRIES: Final = [one for listed in LISTED.values() for one in listed.values()]
SERVICE: Final = Path(__file__).parents[2] / "service"
TYPES: Final = {
    ParamType.CHIPS: "integer",
    ParamType.COUNT: "integer",
    ParamType.SEAT: "integer",
    ParamType.SEATS: "array",
    ParamType.WORD: "string",
    ParamType.NAME: "string",
    ParamType.NAMES: "array",
}


def test_it_is_answered_as_it_is_listed(client: Checked) -> None:
    answer = client.get("/v1/reasons").get_json()
    assert {kind: {one["code"]: one for one in answer[kind]} for kind in answer} == LISTED


def test_what_the_examples_say_is_what_is_listed() -> None:
    for _, _, operation in operations():
        for response in operation["responses"].values():
            for media in resolve(response).get("content", {}).values():
                assert_retold([example["value"] for example in media["examples"].values()])


def test_the_spec_names_each_parameter_and_what_it_is() -> None:
    assert [*SAID] == [*PARAMETERS]
    for name, known in PARAMETERS.items():
        assert SAID[name]["type"] == TYPES[known.type], name
        assert SAID[name]["description"].lower() == f"{known.meaning}.".lower(), name


def test_each_parameter_has_a_use_and_each_word_is_known() -> None:
    used = {param["name"]: set[str]() for entry in ENTRIES for param in entry["params"]}
    for entry in ENTRIES:
        for param in entry["params"]:
            assert ("values" in param) == (param["type"] == "word"), entry["code"]
            used[param["name"]] |= set(param.get("values", ()))
    assert {name for name in PARAMETERS if name not in used} == {"at"}  # which any fault in a hand can have
    assert {name: set(SAID[name]["enum"]) for name in used if used[name]} == {
        name: words for name, words in used.items() if words
    }


@pytest.mark.parametrize("module", [messages, faults])
def test_each_word_has_english(module: Any) -> None:
    told = [set(param["values"]) for entry in ENTRIES for param in entry["params"] if "values" in param]
    enums = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, StrEnum)]
    own = [one for one in enums if one.__module__ == module.__name__ and one is not StrEnum]
    assert own
    for enum in own:
        assert any(set(enum) <= words for words in told), enum


def test_each_fault_that_is_listed_is_found_somewhere_and_each_found_is_listed() -> None:
    tables = ("fault_messages.py", "faults.py", "reason.py", "template.py")
    source = "\n".join(path.read_text("utf-8") for path in SERVICE.rglob("*.py") if path.name not in tables)
    for code in LISTED["faults"]:
        area, _, what = code.partition(".")
        needed = f'"{what.removesuffix("_needed")}"' if what.endswith("_needed") else None
        named = (f'"{code}"', f'"{what}"', f'{{what}}.{what}"', *([needed] if needed else []))
        assert any(one in source for one in named), (area, what)
    areas = {code.partition(".")[0] for code in LISTED["faults"]}
    found = re.findall(rf'fault\w*\(\s*[^,]+, "((?:{"|".join(sorted(areas))})\.[a-z_]+)"', source)
    assert len(found) > 50
    assert set(found) <= set(LISTED["faults"])
