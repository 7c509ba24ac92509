"""openapi.yaml is written by its tool: from its parts, the code's words and the service's answers."""

from pathlib import Path

import pytest

from tools import write_spec


@pytest.mark.slow
def test_the_document_is_what_its_parts_and_the_service_say() -> None:
    written = write_spec.text_of(write_spec.document())
    assert written == write_spec.SPEC.read_text(encoding="utf-8"), "run python tools/write_spec.py"


def test_words_stand_for_a_list_or_for_a_member_each() -> None:
    node = {"enum": "$words structures", "properties": {"$words structures": {"type": "boolean"}}}
    structures = ["no_limit", "pot_limit", "fixed_limit", "spread_limit"]
    assert write_spec.with_words(node) == {
        "enum": structures,
        "properties": {name: {"type": "boolean"} for name in structures},
    }


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
