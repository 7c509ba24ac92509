"""Print the types of the library, made from openapi.yaml.

`make` writes them into service/json_types.py, and the build of a wheel into the wheel.
"""

import json
import re
import sys
import textwrap
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from typing import Any, Final

SPEC: Final = Path(__file__).resolve().parent.parent / "service" / "openapi.json"
OF_THE_LIBRARY: Final = (
    *("DecisionRequest", "Decision", "BatchRequest", "BatchAnswer", "OptionsRequest", "OptionsAnswer"),
    *("RoundsRequest", "RoundsAnswer", "NextStreetRequest", "NextHandRequest", "NextHandAnswer"),
    *("HandRequest", "Report", "HandReply", "RulebookList", "Rulebook", "Diff", "GameList"),
)
HEAD: Final = '''"""The requests and answers of the library as types, for mypy and editors.

Generated from openapi.yaml, which also says what no type can.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

'''
_NAMED: Final = {"string": "str", "integer": "int", "boolean": "bool", "null": "None"}


class Types:
    """Python's types for the spec's schemas, each after those that it is made of."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self._schemas = schemas
        self._begun: set[str] = set()
        self.made: dict[str, str] = {}

    def type(self, name: str) -> str:
        """Make the type of a named schema, if need be. Returns its name, quoted if it is made of what asks for it."""
        if name in self._begun and name not in self.made:
            return f'"{name}"'
        if name not in self.made:
            self._begun.add(name)
            self._define(name, self._schemas[name])
        return name

    def _define(self, name: str, schema: dict[str, Any]) -> None:
        if "properties" not in schema:
            said = self._said(schema)
            self.made[name] = f"{name}: TypeAlias = {said}\n" + _docstring(schema)
            return
        types = {key: self._said(one) for key, one in schema["properties"].items()}
        needed = schema.get("required", ())
        types = {key: said if key in needed else f"NotRequired[{said}]" for key, said in types.items()}
        if all(key.isidentifier() and not iskeyword(key) for key in types):
            fields = "".join(f"    {key}: {said}\n" for key, said in types.items())
            self.made[name] = f"class {name}(TypedDict):\n    {_docstring(schema)}\n{fields}"
        else:
            fields = "".join(f"{key!r}: {said}, " for key, said in types.items())
            self.made[name] = f"{name} = TypedDict({name!r}, {{{fields}}})\n" + _docstring(schema)

    def _said(self, schema: dict[str, Any]) -> str:
        """The type of a schema."""
        if "$ref" in schema:
            return self.type(schema["$ref"].rpartition("/")[2])
        words = schema.get("enum", schema.get("x-extensible-enum", [schema["const"]] if "const" in schema else None))
        if words is not None:
            return f"Literal[{', '.join(map(repr, words))}]"
        for how in ("anyOf", "oneOf", "allOf"):
            if how in schema and "properties" not in schema:
                return " | ".join(self._said(one) for one in schema[how])
        schema = schema.get("then", schema)
        kinds = schema.get("type", "any")
        return " | ".join(self._plain(kind, schema) for kind in ([kinds] if isinstance(kinds, str) else kinds))

    def _plain(self, kind: str, schema: dict[str, Any]) -> str:
        if kind == "array":
            return f"list[{self._said(schema['items'])}]"
        if kind == "object":
            values = schema["additionalProperties"]
            return f"dict[str, {'Any' if values is True else self._said(values)}]"
        return _NAMED.get(kind, "Any")


def _docstring(schema: dict[str, Any]) -> str:
    """The first sentence of what the spec says of it."""
    said = " ".join(schema.get("description", "").split())
    sentence = re.match(r".*?\.(?= |$)", said)
    lines = textwrap.wrap(sentence[0] if sentence else said, 110)
    return '"""' + "\n    ".join(lines) + ('\n    """\n' if len(lines) > 1 else '"""\n') if said else ""


def written() -> Iterator[str]:
    """The module, piece by piece."""
    types = Types(json.loads(SPEC.read_bytes())["components"]["schemas"])
    for name in OF_THE_LIBRARY:
        types.type(name)
    yield HEAD
    for one in types.made.values():
        yield one + "\n"


if __name__ == "__main__":
    sys.stdout.writelines(written())
