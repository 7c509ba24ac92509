"""Write into openapi.yaml what the service answers to its examples: run it after answers or rulebooks have changed."""

import json
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, Final

import yaml
from flask.testing import FlaskClient

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.api.app import create_app  # the package beside this folder
from service.settings import Settings

SPEC: Final = Path(__file__).resolve().parent.parent / "openapi.yaml"
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, ten times as fast, where it is there
JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
TEXT: Final = "text/plain"  # answered with lines; the rulebook is in the query
MOST_ON_A_LINE: Final = 110
IN_PART: Final = {"/v1/games": "name", "/v1/reasons": "code", "/reasons": "code", "/problems": "type"}
"""Lists of which an example shows some entries, told apart by this member: whole, they would be very long."""
NOT_JSON: Final = ("/metrics", "/openapi.json", "/openapi.yaml")


class _Dumper(yaml.SafeDumper):
    """Arrays and objects that are short stand on one line, as in the rest of the file."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True

    def represent_sequence(self, tag: str, sequence: Any, flow_style: bool | None = None) -> yaml.SequenceNode:
        """A sequence of scalars on one line."""
        return super().represent_sequence(tag, sequence, flow_style or _is_short(sequence))

    def represent_mapping(self, tag: str, mapping: Any, flow_style: bool | None = None) -> yaml.MappingNode:
        """A mapping of a few scalars on one line."""
        return super().represent_mapping(tag, mapping, flow_style or _is_short(mapping.values(), len(str(mapping))))


def _is_short(values: Collection[Any], length: int = 0) -> bool:
    sentences = any(isinstance(value, str) and value.count(" ") > 3 for value in values)
    return length < MOST_ON_A_LINE and not sentences and not any(isinstance(value, dict | list) for value in values)


def main() -> None:
    """Replace every example answer that is not what the service answers, and say which."""
    text = SPEC.read_text("utf-8")
    spec, tree = yaml.load(text, LOADER), yaml.compose(text, yaml.SafeLoader)  # noqa: S506
    stale = [(_node(tree, path), path, answered) for path, answered in _stale(spec)]
    for node, path, answered in sorted(stale, key=lambda one: one[0].start_mark.index, reverse=True):
        start, end = node.start_mark.index, len(text[: node.end_mark.index].rstrip())
        text = text[:start].rstrip() + _written(answered, _indent(text, start)) + text[end:]
        sys.stdout.write("/".join(path) + "\n")
    SPEC.write_text(text, "utf-8")


def _indent(text: str, start: int) -> int:
    """How far in a value that begins there stands, on lines of its own: two more than its key."""
    line = text[: text[:start].rstrip().rfind(":")].rpartition("\n")[2]
    return len(line) - len(line.lstrip()) + 2


def _written(value: Any, indent: int) -> str:
    """The value as it stands after its key: on the same line if it fits there, else on those below."""
    if isinstance(value, str):
        return " |" + "".join(f"\n{' ' * indent}{line}" for line in value.splitlines())
    lines = yaml.dump(value, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120 - indent).splitlines()
    return f" {lines[0]}" if len(lines) == 1 else "".join(f"\n{' ' * indent}{one}" for one in lines)


def _stale(spec: dict[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Where each such example is, and what is answered."""
    client = create_app(Settings(log_level="ERROR")).test_client()
    for path, methods in spec["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"].get("200", {}).get("content", {})
            for media in answers.keys() & {JSON, LINES} if path not in NOT_JSON else ():
                for name, example in answers[media]["examples"].items():
                    answered = _asked(client, path, operation, media, name, example["value"])
                    if answered != example["value"]:
                        yield (
                            ("paths", path, method, "responses", "200", "content", media, "examples", name, "value"),
                            answered,
                        )


def _asked(client: FlaskClient, path: str, operation: dict[str, Any], media: str, name: str, shown: Any) -> Any:
    """What the service answers to the request of this example."""
    if "requestBody" in operation:
        asked = operation["requestBody"]["content"]
        type = TEXT if media == LINES and name in asked.get(TEXT, {}).get("examples", ()) else media
        sent, query = asked[type]["examples"][name]["value"], {"ruleset": "tda-2019"} if type == TEXT else {}
        answer = client.post(
            path, query_string=query, data=json.dumps(sent) if media == JSON else sent, content_type=type
        )
    else:
        sides = {"id": shown["a"]["id"], "other": shown["b"]["id"]} if "a" in shown else {}
        named = {name: shown[name] for name in ("id", "code") if name in shown}
        type = {"type": shown["type"].rpartition("/")[2]} if "type" in shown else {}
        query = {one["name"]: one["example"] for one in operation["parameters"] if one.get("in") == "query"}
        answer = client.get(path.format(**named, **type, **sides), query_string=query)
    if answer.status_code != 200:
        sys.exit(f"{path} {name}: {answer.get_data(as_text=True)}")
    if media == LINES:
        return answer.get_data(as_text=True)
    return _shown_of(answer.get_json(), shown, IN_PART[path]) if path in IN_PART else answer.get_json()


def _shown_of(answered: Any, shown: Any, name: str) -> Any:
    """The entries that the example shows, by the member `name`."""
    kept = {kind: {one[name] for one in shown[kind]} for kind in shown}
    return {kind: [one for one in answered[kind] if one[name] in kept[kind]] for kind in answered}


def _node(tree: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        tree = next(value for key, value in tree.value if key.value == name)
    return tree


if __name__ == "__main__":
    main()
