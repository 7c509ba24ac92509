"""openapi.yaml and its core are written by their tool: from parts, the code's words and the service's answers."""

from pathlib import Path
from typing import Any

import pytest
from openapi_spec_validator import validate

from tests.support.conformity import AS_WRITTEN
from tools import spec_sizes, write_spec


@pytest.mark.slow
def test_the_documents_are_what_the_parts_and_the_service_say() -> None:
    whole = write_spec.document()
    for file, document in ((write_spec.SPEC, whole), (write_spec.CORE_SPEC, write_spec.core(whole))):
        assert write_spec.text_of(document) == file.read_text(encoding="utf-8"), "run python tools/write_spec.py"


@pytest.mark.slow
def test_the_core_is_a_document_of_its_own_with_one_example_for_each_path() -> None:
    core = write_spec.core(AS_WRITTEN)
    validate(core)
    assert list(core["paths"]) == [path for path in write_spec.CORE if path in AS_WRITTEN["paths"]]
    for operations in core["paths"].values():
        content = {"request": operations["post"]["requestBody"], **operations["post"]["responses"]}
        for part in ("request", "200", "422"):
            assert [len(media["examples"]) for media in content[part]["content"].values()] == [1]
    named = {f"{section}/{name}" for section, those in core["components"].items() for name in those}
    assert named - write_spec.reached(core["paths"], core["components"]) == {"securitySchemes/bearer"}


def test_sizes_are_counted_over_what_is_reached() -> None:
    ref = {"$ref": "#/components/schemas/Seat"}
    schemas: dict[str, Any] = {
        "Seat": {"type": "integer"},
        "Player": {"properties": {"seat": ref, "stack": {}}},
        "Unused": {"properties": {"seat": ref}},
        **{name: {"properties": {"player": {"$ref": "#/components/schemas/Player"}}} for name in spec_sizes.DECISION},
    }
    path = {"get": {"tags": [], "schema": {"$ref": "#/components/schemas/Decision"}, "examples": {"a": "x" * 1000}}}
    parts = {"schemas": schemas, "securitySchemes": {}}
    spec = {"info": {}, "tags": [], "paths": {write_spec.CORE[0]: path}, "components": parts}
    assert list(spec_sizes.sizes(spec).values()) == [1 + 2, 3, 1, 2 + len(spec_sizes.DECISION), 1]


def test_words_stand_for_a_list() -> None:
    structures = ["no_limit", "pot_limit", "fixed_limit", "spread_limit"]
    assert write_spec.with_words({"enum": "$words structures"}) == {"enum": structures}


def test_a_type_has_bounds_that_a_schema_may_replace() -> None:
    node = [{"type": "$chips", "minimum": 1}, {"type": ["$seat", "null"], "description": "A seat."}]
    chips, seat = write_spec.with_words(node)
    assert chips == {"type": "integer", "format": "int64", "minimum": 1, "maximum": 2**53 - 1}
    assert seat == {"type": ["integer", "null"], "minimum": 0, "maximum": 99, "description": "A seat."}


def test_an_operation_gets_what_all_of_its_kind_have() -> None:
    part = {"parameters": [{"$ref": "#/components/parameters/IfNoneMatch"}], "responses": {"200": {}, "404": {}}}
    made = write_spec.completed("/v1/seats", "get", part)
    assert list(made["responses"]) == ["200", "304", "400", "401", "404", "429", "503", "default"]
    assert [*made["responses"]["304"]["headers"]][-2:] == ["Cache-Control", "ETag"]
    assert [*made["responses"]["404"]["headers"]] == ["X-Request-Id", "RateLimit-Policy", "RateLimit"]
    assert len(made["parameters"]) == 3
    again = write_spec.completed("/v1/seats", "get", made)
    assert again == made


def test_an_unknown_vocabulary_is_an_error() -> None:
    with pytest.raises(KeyError):
        write_spec.with_words("$words colours")


def test_a_name_in_two_parts_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "document.yaml").write_text("paths: {}\ncomponents: {schemas: {}}\n", encoding="utf-8")
    (tmp_path / "schemas").mkdir()
    for name in ("a", "b"):
        (tmp_path / "schemas" / f"{name}.yaml").write_text("Seat: {type: integer}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="Seat is in another file"):
        write_spec.parts(tmp_path)


def test_each_example_of_a_problem_is_an_answer_of_the_service() -> None:
    """Only `expired` is not: no request of the tool has a key."""
    whole = write_spec.parts()
    operations = [operation for item in whole["paths"].values() for operation in item.values()]
    answers = [(status, one) for operation in operations for status, one in operation["responses"].items()]
    answers += [("4", one) for one in whole["components"]["responses"].values()]
    media = [one for status, answer in answers if status > "3" for one in answer.get("content", {}).values()]
    examples = [example for one in media for example in one["examples"].items()]
    assert len(examples) > 20
    assert [name for name, example in examples if not example.keys() & {"request", "problem"}] == ["expired"]
