"""Write openapi.yaml: its parts in tools/openapi, the code's vocabularies, and what the service answers.

Run it after every change of an answer, of a rulebook, or of the parts: `python tools/write_spec.py`. `--check` writes
nothing, and exits with 1 if openapi.yaml differs.

The parts are OpenAPI, with three shortcuts:

- `$words NAME` in the place of a list stands for the words of a vocabulary in `VOCABULARIES`; as a key of an object it
  stands for one member for each word.
- An example of an answer has a `request` in the place of its `value`, which is then the service's answer to it. A
  request has a `path` (by default the operation's own, with its `parameters` filled in), and a JSON `body`, or a `text`
  of a `type`. `entries` names the entries of a long list that the example shows.
- A 200 without `examples` gets one for each example of the request body, with the same summary.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import yaml
from flask.testing import FlaskClient

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.api.app import create_app  # the package beside this folder
from service.named_games.game import GAMES
from service.rules.model.effect import EffectCode
from service.rules.model.reason import Topic
from service.rules.model.round import Structure
from service.rulesets.parameters import PARAMETERS
from service.settings import Settings

ROOT: Final = Path(__file__).resolve().parent.parent
PARTS: Final = ROOT / "tools" / "openapi"
SPEC: Final = ROOT / "openapi.yaml"
HEAD: Final = "# Written by tools/write_spec.py from tools/openapi: change the parts, never this file.\n"
WORDS: Final = "$words "
JSON: Final = "application/json"
PROBLEM: Final = "application/problem+json"
REQUEST_ID: Final = "example-1"
MOST_ON_A_LINE: Final = 110

VOCABULARIES: Final[dict[str, tuple[str, ...]]] = {
    "effects": tuple(EffectCode),
    "games": tuple(GAMES),
    "parameters": tuple(PARAMETERS),
    "structures": tuple(Structure),
    "topics": tuple(Topic),
    **{key: parameter.choices for key, parameter in PARAMETERS.items() if parameter.choices},
}
"""The lists of words that the code already has, by name; each parameter of a rulebook has one of its own."""


def parts(folder: Path = PARTS) -> dict[str, Any]:
    """The document as its parts say it, without words and answers."""
    document: dict[str, Any] = _read(folder / "document.yaml")
    for section, place in (("paths", document["paths"]), ("schemas", document["components"]["schemas"])):
        for file in sorted((folder / section).glob("*.yaml")):
            for name, part in _read(file).items():
                if name in place:
                    raise ValueError(f"{file.name}: {name} is in another file, too")
                place[name] = part
    document["components"]["schemas"] = dict(sorted(document["components"]["schemas"].items()))
    return document


def _read(file: Path) -> Any:
    return yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)


def document() -> dict[str, Any]:
    """The whole document."""
    made = parts()
    client = create_app(Settings(log_level="ERROR")).test_client()
    for path, operations in made["paths"].items():
        for method, operation in operations.items():
            _copy_summaries(operation)
            for response in operation["responses"].values():
                _answer(client, response, path, method)
    for response in made["components"]["responses"].values():
        _answer(client, response, "", "post")
    whole: dict[str, Any] = with_words(made)
    return whole


def with_words(node: Any) -> Any:
    """The same with each vocabulary in its place."""
    if isinstance(node, dict):
        return {name: with_words(value) for key, value in node.items() for name in _words(key) or [key]}
    if isinstance(node, list):
        return [with_words(value) for value in node]
    return _words(node) or node


def _words(node: Any) -> list[str]:
    """The vocabulary that a text names; none for all else."""
    if not isinstance(node, str) or not node.startswith(WORDS):
        return []
    return [str(word) for word in VOCABULARIES[node.removeprefix(WORDS)]]


def _copy_summaries(operation: dict[str, Any]) -> None:
    """Give a 200 in JSON one example for each of the request's."""
    asked = operation.get("requestBody", {}).get("content", {}).get(JSON)
    answer = operation["responses"].get("200", {}).get("content", {}).get(JSON)
    if asked and answer and "examples" not in answer:
        answer["examples"] = {
            name: {"summary": example["summary"], "request": {"body": example["value"]}}
            for name, example in asked["examples"].items()
        }


def _answer(client: FlaskClient, response: dict[str, Any], path: str, method: str) -> None:
    """Put the service's answer into each example that has a request."""
    for media, content in response.get("content", {}).items():
        for example in content["examples"].values():
            if "value" in example:
                continue
            request = example.pop("request", None) or {}
            entries = request.get("entries")
            address = request.get("path", path).format(**request.get("parameters", {}))
            value = _ask(client, media, request, address, method)
            example["value"] = _shown(value, entries) if entries else value


def _ask(client: FlaskClient, media: str, request: dict[str, Any], path: str, method: str) -> Any:
    headers = {"X-Request-Id": REQUEST_ID, "Accept": media}
    if "body" in request:
        data: str | None = json.dumps(request["body"])
        kind = JSON
    else:
        data, kind = request.get("text"), request.get("type", JSON)
    answer = client.open(
        path,
        method=request.get("method", method),
        data=data,
        content_type=kind if data is not None else None,
        query_string=request.get("query"),
        headers=headers,
        buffered=True,
    )
    if answer.mimetype != media:
        sys.exit(f"{path}: {answer.mimetype}, not {media}: {answer.get_data(as_text=True)[:500]}")
    return answer.get_json() if media in (JSON, PROBLEM) else answer.get_data(as_text=True)


def _shown(answer: dict[str, Any], entries: dict[str, list[str]]) -> dict[str, Any]:
    """The entries of the answer's lists that an example shows: `{member: [identifiers]}`."""
    return {
        member: [entry for entry in answer[member] if entries[member].count(next(iter(entry.values())))]
        for member in answer
    }


class _Dumper(yaml.CSafeDumper):
    """Arrays and objects that are short stand on one line."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002
        return True

    def represent_sequence(self, tag: str, sequence: Any, flow_style: bool | None = None) -> yaml.SequenceNode:
        """A sequence of scalars on one line."""
        return super().represent_sequence(tag, sequence, flow_style or _is_short(sequence))

    def represent_mapping(self, tag: str, mapping: Any, flow_style: bool | None = None) -> yaml.MappingNode:
        """A mapping of a few scalars on one line."""
        return super().represent_mapping(tag, mapping, flow_style or _is_short(mapping.values(), len(str(mapping))))


def _is_short(values: Any, length: int = 0) -> bool:
    texts = any(isinstance(value, str) and "\n" in value for value in values)
    nested = any(isinstance(value, dict | list) and value for value in values)
    return length < MOST_ON_A_LINE and not texts and not nested


def _text(dumper: yaml.CSafeDumper, value: str) -> yaml.ScalarNode:
    style = "|" if "\n" in value else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style=style)


_Dumper.add_representer(str, _text)


def text_of(document: dict[str, Any]) -> str:
    """The document as it stands in openapi.yaml."""
    return HEAD + yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)


def _is_readable() -> bool:
    """Whether openapi.yaml is YAML: the service, which answers the examples, reads it. After a merge it may not be."""
    try:
        _read(SPEC)
    except (OSError, yaml.YAMLError):
        return False
    return True


def main() -> None:
    """Write the document, or check it."""
    options = argparse.ArgumentParser(description="Write openapi.yaml from its parts.")
    options.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file differs")
    check = options.parse_args().check
    if not check and not _is_readable():
        SPEC.write_text(text_of(with_words(parts())), encoding="utf-8")
    written = text_of(document())
    if check:
        sys.exit(written != SPEC.read_text(encoding="utf-8"))
    SPEC.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
