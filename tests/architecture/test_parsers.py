"""Every parser of text in service/, by the function that calls it, with what bounds what it reads."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.support.rows import rows_of

ROOT: Final = Path(__file__).parents[2]
SERVICE: Final = ROOT / "service"
KIT: Final = ROOT / "kit"

WRITERS: Final = {
    "json": {"dumps", "JSONDecodeError"},
    "msgspec.json": {"encode", "Encoder"},
    "tomllib": {"TOMLDecodeError"},
    "tomli": {"TOMLDecodeError"},
    "xml": {"Element", "SubElement", "indent", "tostring"},
}
"""Modules that read texts, each with those of its names that do not."""
READERS: Final = (
    *("msgspec.toml", "msgspec.yaml", "msgspec.msgpack", "yaml", "ast", "pickle", "marshal", "shelve", "csv"),
    *("configparser", "plistlib", "html.parser", "email", "simplejson", "orjson", "ujson", "toml", "rtoml", "lxml"),
)
"""Modules of which every name reads a text."""
BUILTINS: Final = {"eval", "exec", "compile"}
METHODS: Final = {"loads", "get_json", "validate_json"}
"""Methods, of whatever object, that read a text."""

BOUNDED: Final = "a stranger's text, after its bounds on size, depth, digits, keys and values"
PLAIN: Final = "a stranger's text of a fixed shape, counted before; anything odd goes to the bounded reader"
FILE: Final = "a file that somebody else may have written, by its one bounded reader"
OWN: Final = "our own data, in the package or just written by us"
OPERATOR: Final = "the operator's own file"
ENGINE: Final = "an engine's message, which its transport bounds in size"
CLIENT: Final = "the line of the one client that started the process, bounded in size"

PARSERS: Final = {
    "answers/strict_json.py": {"": PLAIN, "_strictly": BOUNDED, "_InTurns": BOUNDED, "_InTurns._string": BOUNDED},
    "answers/schemas/strict_schema.py": {"built": PLAIN, "FastReader.__init__": PLAIN},
    "hands/phh_document.py": {"document_of": BOUNDED},
    "hands/pokernow_hand.py": {"_rows": BOUNDED},
    "bounded_json.py": {"json_of": FILE},
    "package_data.py": {"package_toml": OWN},
    "languages/language.py": {"languages": OWN},
    "answers/render.py": {"plain": OWN},
    "api/views/pages.py": {"show_wrong_address": OWN},
    "command/decide_request.py": {"decide": OWN},
    "command/validate.py": {"judge_hands": OWN, "_results_in": OPERATOR, "_source": OPERATOR},
    "cases/rulebook_diff.py": {"_proved": OWN},
    "cases/case.py": {"json_schema": OWN, "cases_in": OPERATOR, "shown_by": OWN},
    "kit/perft.py": {"after_asking.after": OWN, "load_positions": OWN},
    "named_games/opening_of.py": {"opening_as_sent": OWN},
    "pages/assets.py": {"engine_fault": OPERATOR},
    "pages/disputes.py": {"raw": OWN},
    "command/hand_summary.py": {"summary_of": OWN},
    "command/merge.py": {"merged": OPERATOR},
    "command/replay_line.py": {"_from_json": OPERATOR},
    "decision_log.py": {"": OPERATOR},
    "key_file.py": {"read": OPERATOR},
    "rulesets/rulebook_file.py": {"read_file": OPERATOR, "EntryLines._entries": OPERATOR},
    "kit/engine.py": {"read_object": ENGINE},
    "kit/floorman_engine.py": {"FloormanEngine._post": OWN},
    "kit/python_engine.py": {"talk": ENGINE},
    "kit/commands/mcp_server.py": {"": CLIENT, "_not_taken": CLIENT, "_id_of_long": CLIENT},
    "kit/commands/mcp_tools.py": {"tools": OWN},
    "kit/reports/scoreboard.py": {"with_history": OPERATOR},
    "kit/suite_copy.py": {"_readings": OWN},
}
"""What is read, by module and function ("" outside of one). A stranger's text has no other way to a parser."""


def imported(tree: ast.Module) -> dict[str, str]:
    """What each imported name stands for, dotted."""
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {
                one.asname or one.name.partition(".")[0]: (one.asname and one.name) or one.name.partition(".")[0]
                for one in node.names
            }
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return found


def dotted(node: ast.AST, names: dict[str, str]) -> str:
    """What an expression names, dotted; empty if it is no name of an imported module."""
    if isinstance(node, ast.Name):
        return names.get(node.id, "")
    if isinstance(node, ast.Attribute) and (above := dotted(node.value, names)):
        return f"{above}.{node.attr}"
    return ""


def reads(node: ast.AST, names: dict[str, str]) -> bool:
    """Whether an expression is a parser of texts, called or handed on."""
    if isinstance(node, ast.Name) and node.id in BUILTINS:
        return True
    if isinstance(node, ast.Attribute) and node.attr in METHODS:
        return True
    module, _, name = dotted(node, names).rpartition(".")
    if not name:
        return False
    if any(module == one or module.startswith(f"{one}.") for one in READERS):
        return True
    writer = next((one for one in WRITERS if module == one or module.startswith(f"{one}.")), None)
    return writer is not None and name not in WRITERS[writer]


def readers(node: ast.AST, names: dict[str, str], place: str = "") -> Iterator[str]:
    """The functions in which a parser is named, each once for each time."""
    for child in ast.iter_child_nodes(node):
        inner = place
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{place}.{child.name}" if place else child.name
        if isinstance(child, ast.expr) and reads(child, names):
            yield place
        yield from readers(child, names, inner)


def places(source: str) -> set[str]:
    tree = ast.parse(source)
    return set(readers(tree, imported(tree)))


@pytest.mark.slow
def test_every_caller_of_a_parser_is_listed() -> None:
    found = {}
    modules = [path for house in (SERVICE, KIT) for path in sorted(house.rglob("*.py")) if "tests" not in path.parts]
    for path in modules:
        if callers := places(path.read_text(encoding="utf-8")):
            name = path.relative_to(SERVICE if path.is_relative_to(SERVICE) else ROOT)
            found[name.as_posix()] = callers
    assert found == {module: set(callers) for module, callers in PARSERS.items()}


@rows_of(__file__)
def test_a_new_caller_of_a_parser_is_seen(source: str) -> None:
    assert places(source) == {"f"}


def test_what_writes_is_no_parser() -> None:
    source = (
        "import json, msgspec, tomllib\ndef f(x):\n    json.dumps(x), msgspec.json.encode(x), tomllib.TOMLDecodeError"
    )
    assert places(source) == set()
