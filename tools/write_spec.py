"""Write openapi.yaml: its parts in tools/openapi, the code's vocabularies, and what the service answers.

Run it after every change of an answer, of a rulebook, or of the parts: `python tools/write_spec.py`. It also
writes service/openapi-core.yaml: the paths in `CORE`, one example for each, and only the components that they reach.
Both are written as JSON too, in service/, for programs: YAML takes a fifth of a second to read.

The parts are OpenAPI, with these shortcuts:

- `$words NAME` in the place of a list stands for the words of a vocabulary in `VOCABULARIES`.
- A `type` that begins with `$` is one of `TYPES`, whose bounds a schema may replace.
- An operation leaves out what all operations of its kind have; `completed` adds it.
- An example of an answer has a `request` in the place of its `value`, which is then the service's answer to it. A
  request has a `path` (by default the operation's own, with its `parameters` filled in), and a JSON `body`, or a `text`
  of a `type`. `entries` names the entries of a long list that the example shows.
- An example of a problem that no request of this tool can get has the `problem` of a `type` instead.
- A 200 without `examples` gets one for each example of the request body, with the same summary.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import yaml
from flask.testing import FlaskClient

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from service.answers.problem_docs import problem_type  # the package beside this folder
from service.answers.render import to_bytes
from service.api.app import create_app
from service.named_games.game import GAMES
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.reason import Topic
from service.rules.model.round import Structure
from service.rulesets.parameters import PARAMETERS
from service.settings import Settings

ROOT: Final = Path(__file__).resolve().parent.parent
PARTS: Final = ROOT / "tools" / "openapi"
SPEC: Final = ROOT / "openapi.yaml"
CORE_SPEC: Final = ROOT / "service" / "openapi-core.yaml"
CORE: Final = ("/v1/decisions", "/v1/decisions/batch", "/v1/options", "/v1/rounds", "/v1/next-street", "/v1/next-hand")
"""The paths of the core spec."""
CORE_SUMMARY: Final = "Poker betting rules as a service: the core. The whole API is in /openapi.yaml."
HEAD: Final = "# Written by tools/write_spec.py from tools/openapi: change the parts, never this file.\n"
WORDS: Final = "$words "
JSON: Final = "application/json"
PROBLEM: Final = "application/problem+json"
REQUEST_ID: Final = "example-1"
MOST_ON_A_LINE: Final = 110
TYPES: Final[dict[str, dict[str, Any]]] = {
    "$chips": {"type": "integer", "format": "int64", "minimum": 0, "maximum": MOST_CHIPS},
    "$seat": {"type": "integer", "minimum": 0, "maximum": 99},
    "$word": {"type": "string", "minLength": 1, "maxLength": 64},
}
"""Schemas that stand in many places."""
RATES: Final = {"RateLimit-Policy": "RateLimitPolicy", "RateLimit": "RateLimit"}
UNCHANGED: Final = "Unchanged since the ETag that was sent."
REFUSED: Final = {"401": "Unauthorized", "429": "QuotaExceeded", "503": "Overloaded"}
BODY_REFUSED: Final = {"408": "TooSlow", "413": "TooLarge", "415": "MediaType"}

VOCABULARIES: Final[dict[str, tuple[str, ...]]] = {
    "games": tuple(GAMES),
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


def skeleton() -> dict[str, Any]:
    """The document without answers."""
    spec: dict[str, Any] = with_words(parts())
    for path, operations in spec["paths"].items():
        for method, operation in operations.items():
            operations[method] = completed(path, method, operation)
    return spec


def completed(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """The operation with what all operations of its kind have. What is written in the part stays."""
    is_api, is_post = path.startswith("/v1"), method == "post"
    parameters = _refs("parameters", {name: name for name in ("RequestId", "Traceparent")})
    own = [parameter for parameter in operation.get("parameters", ()) if parameter not in parameters.values()]
    is_kept = {"$ref": "#/components/parameters/IfNoneMatch"} in own
    common = {"X-Request-Id": "RequestId"} | (RATES if is_api else {})
    success = common | ({"Cache-Control": "CacheControl"} if is_api or is_kept else {})
    success |= {"ETag": "ETag"} if is_kept else {}
    shared = {"400": "NotJson" if is_post else "BadQuery"} if is_post or "422" not in operation["responses"] else {}
    shared |= {"default": "AnyProblem"} | (REFUSED if is_api else {}) | (BODY_REFUSED if is_post else {})
    given = ({"304": {"description": UNCHANGED}} if is_kept else {}) | operation["responses"]
    for status, response in given.items():
        if "$ref" not in response:
            headers = _refs("headers", success if status in ("200", "304") else common)
            given[status] = response | {"headers": headers | response.get("headers", {})}
    security: list[Any] = [{}, {"bearer": []}] if is_api else []
    responses = dict(sorted((_refs("responses", shared) | given).items()))
    return operation | {"security": security, "parameters": [*parameters.values(), *own], "responses": responses}


def _refs(section: str, names: dict[str, str]) -> dict[str, Any]:
    return {key: {"$ref": f"#/components/{section}/{name}"} for key, name in names.items()}


def document() -> dict[str, Any]:
    """The whole document."""
    spec = skeleton()
    client = create_app(Settings(log_level="ERROR")).test_client()
    for path, operations in spec["paths"].items():
        for method, operation in operations.items():
            _copy_summaries(operation)
            for response in operation["responses"].values():
                _answer(client, response, path, method)
    for response in spec["components"]["responses"].values():
        _answer(client, response, "", "post")
    return spec


def core(whole: dict[str, Any]) -> dict[str, Any]:
    """The part of the document that a program needs to play a hand and the next one. It has no headers of answers."""
    paths = {path: with_examples(whole["paths"][path], 1, "headers") for path in CORE if path in whole["paths"]}
    known = with_examples(whole["components"], 0, "headers")
    needed = reached(paths, known)
    components = {
        section: {name: component for name, component in those.items() if f"{section}/{name}" in needed}
        for section, those in known.items()
    }
    used = {tag for operations in paths.values() for operation in operations.values() for tag in operation["tags"]}
    return whole | {
        "info": whole["info"] | {"summary": CORE_SUMMARY},
        "tags": [tag for tag in whole["tags"] if tag["name"] in used],
        "paths": paths,
        "components": components | {"securitySchemes": known["securitySchemes"]},
    }


def with_examples(node: Any, most: int, *left_out: str) -> Any:
    """The same with at most so many of the `examples` that stand in each place, and without some members."""
    if isinstance(node, dict):
        few = {"examples": dict(list(node["examples"].items())[:most])} if most and "examples" in node else {}
        names = [name for name in node if name not in ("examples", *left_out)]
        return {name: with_examples(node[name], most, *left_out) for name in names} | few
    return [with_examples(item, most, *left_out) for item in node] if isinstance(node, list) else node


def reached(node: Any, components: dict[str, Any]) -> set[str]:
    """The components that a part of the document names, and that these name: `<section>/<name>`."""
    reached_names: set[str] = set()
    waiting = [node]
    while waiting:
        named = set(re.findall(r"'#/components/(\w+/\w+)'", str(with_examples(waiting.pop(), 0)))) - reached_names
        reached_names |= named
        waiting += [components[section][name] for section, name in (name.split("/") for name in named)]
    return reached_names


def with_words(node: Any) -> Any:
    """The same with each vocabulary, and each of `TYPES`, in its place."""
    if isinstance(node, dict):
        filled = {key: with_words(value) for key, value in node.items()}
        type, *null = filled["type"] if isinstance(filled.get("type"), list) else [filled.get("type")]
        if not isinstance(type, str) or type not in TYPES:
            return filled
        known = TYPES[type]
        return known | filled | {"type": [known["type"], *null] if null else known["type"]}
    if isinstance(node, list):
        return [with_words(value) for value in node]
    is_named = isinstance(node, str) and node.startswith(WORDS)
    return [str(word) for word in VOCABULARIES[node.removeprefix(WORDS)]] if is_named else node


def _copy_summaries(operation: dict[str, Any]) -> None:
    """Give a 200 in JSON one example for each of the request's."""
    request = operation.get("requestBody", {}).get("content", {}).get(JSON)
    answer = operation["responses"].get("200", {}).get("content", {}).get(JSON)
    if request and answer and "examples" not in answer:
        answer["examples"] = {
            name: {"summary": example["summary"], "request": {"body": example["value"]}}
            for name, example in request["examples"].items()
        }


def _answer(client: FlaskClient, response: dict[str, Any], path: str, method: str) -> None:
    """Put the service's answer into each example that has a request."""
    for media, content in response.get("content", {}).items():
        for example in content["examples"].values():
            if "value" in example:
                continue
            if "problem" in example:
                shown = problem_type(example.pop("problem"))["case"]["answer"]
                example["value"] = shown | {"request_id": REQUEST_ID}
                continue
            request = example.pop("request", None) or {}
            entries = request.get("entries")
            address = request.get("path", path).format(**request.get("parameters", {}))
            value = _ask(client, media, request, address, method)
            example["value"] = _shown(value, entries) if entries else value


def _ask(client: FlaskClient, media: str, request: dict[str, Any], path: str, method: str) -> Any:
    data = json.dumps(request["body"]) if "body" in request else request.get("text")
    kind = {"content_type": request.get("type", JSON)} if data is not None else {}
    headers = {"X-Request-Id": REQUEST_ID, "Accept": media}
    settings = {"method": request.get("method", method), "query_string": request.get("query"), **kind}
    answer = client.open(path, data=data, headers=headers, buffered=True, **settings)
    if answer.mimetype != media:
        sys.exit(f"{path}: {answer.mimetype}, not {media}: {answer.get_data(as_text=True)[:500]}")
    return answer.get_json() if media in (JSON, PROBLEM) else answer.get_data(as_text=True)


def _shown(answer: dict[str, Any], entries: dict[str, list[str]]) -> dict[str, Any]:
    """The entries of the answer's lists that an example shows: `{member: [identifiers]}`; other members are whole."""

    def is_shown(entry: Any, among: list[str]) -> bool:
        return (next(iter(entry.values())) if isinstance(entry, dict) else entry) in among

    shown = {member: [entry for entry in answer[member] if is_shown(entry, among)] for member, among in entries.items()}
    return answer | shown


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


if __name__ == "__main__":
    whole = document()
    for file, written in ((SPEC, whole), (CORE_SPEC, core(whole))):
        file.write_text(text_of(written), encoding="utf-8")
        (CORE_SPEC.parent / file.name).with_suffix(".json").write_bytes(to_bytes(written))
