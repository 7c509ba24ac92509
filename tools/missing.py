"""List what is missing: `python tools/missing.py` prints a file and what belongs there, a line each, in two seconds.

A thing that has a name (a parameter, a topic, a reason, …) has places where people and programs look for it. This tool
names each place that lacks it, and each stub of `tools/new.py` that is left. `tests/architecture/test_complete.py` runs
it before any other test.
"""

import inspect
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias, get_type_hints

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from service.answers import endpoints  # the package beside this folder
from service.answers.reason_docs import reason_list
from service.cases import load_cases
from service.hands.text_sites import sites
from service.rules import EFFECTS, MESSAGES
from service.rules.messages import OF_TABLES
from service.rules.model.effect import EffectCode
from service.rules.model.reason import Code, Topic
from service.rules.ruleset import DECIDES, Ruleset
from service.rulesets import PARAMETERS, Parameter, load_rulebooks

ROOT: Final = Path(__file__).resolve().parents[1]
MARK: Final = "TO WRITE:"
"""What each stub of `tools/new.py` contains."""
WORDS: Final = "service/pages/words.toml"
DECIDED: Final = "service/rules/decides.toml"
CASES: Final = "service/cases/data"
SHOWN_BY: Final = "service/cases/shown_by.json"
NOT_SHOWN: Final = {"button.first", "button.newcomer"}
"""Parameters without a case: each needs a member of the request that the other setting refuses."""
Missing: TypeAlias = Iterator[tuple[str, str]]
"""Files, each with what belongs there."""


def missing() -> list[str]:
    """What is missing, a line each: `file: what`."""
    kinds = (_stubs, _parameters, _questions, _topics, _reasons, _choices, _faults, _endpoints, _rulebooks, _sites)
    places = chain(*(kind() for kind in kinds))
    return [f"{file}: {what}" for file, what in dict.fromkeys(places)]


def _stubs() -> Missing:
    for folder in ("service", "tools/openapi"):
        for path in sorted((ROOT / folder).rglob("*.*")):
            written = path.suffix in (".py", ".toml", ".yaml", ".json") and not path.name.startswith("openapi")
            if written and MARK in (text := path.read_text(encoding="utf-8")):
                for number, line in enumerate(text.splitlines(), 1):
                    for what in re.findall(rf"{MARK} ([^\"']+)", line):
                        yield f"{path.relative_to(ROOT).as_posix()}:{number}", f"write {what.rstrip()}"


def _parameters() -> Missing:
    """The places of each parameter but its words."""
    spec = _yaml("tools/openapi/schemas/house_rules.yaml")["HouseRules"]["properties"]
    shown = {key for case in load_cases() for key in (*case.shows, *case.house_rules)} | NOT_SHOWN
    written = {*re.findall(r"^ +([a-z_]+\.[a-z_]+):", _text("openapi.yaml"), re.MULTILINE)}
    yield from ((DECIDED, f"no topics of {key}") for key in PARAMETERS if key not in DECIDES)
    yield from ((DECIDED, f"{key}: no such parameter") for key in DECIDES if key not in PARAMETERS)
    if list(PARAMETERS) != list(DECIDES):
        yield DECIDED, "the parameters must have the order of the fields"
    for key, parameter in PARAMETERS.items():
        if not re.search(rf"\.{parameter.name}\b", _source("service/rules", "ruleset.py")):
            yield _module(parameter), f"no function reads {key}"
        if key not in spec:
            yield "tools/openapi/schemas/house_rules.yaml", f"HouseRules has no {key}"
        if key not in written:
            yield "openapi.yaml", f"HouseRules has no {key}: run python tools/write_spec.py"
        if f"| `{key}` |" not in _text("docs/reference/rulebooks.md"):
            yield "docs/reference/rulebooks.md", f"the table has no row of {key}: run python tools/parameter_table.py"
        if key not in shown:
            yield CASES, f"no case has {key} in its `house_rules` or `shows`"


def _questions() -> Missing:
    """The words of each parameter and of its settings."""
    words = tomllib.loads(_text(WORDS))
    questions, grouped = words["questions"], {*chain(*words["groups"].values())}
    for key, parameter in PARAMETERS.items():
        entries = questions.get(parameter.table, {}).get(parameter.name, {})
        settings = parameter.choices or (("true", "false") if parameter.kind is bool else ("number",))
        needed = ("label", "question", *settings)
        yield from ((WORDS, f"[questions.{key}] has no {name}") for name in needed if name not in entries)
        yield from ((WORDS, f"[questions.{key}] has {name}: no such setting") for name in entries if name not in needed)
        if not entries.get("question", "?").endswith("?"):
            yield WORDS, f"[questions.{key}] has a question without a question mark"
        if parameter.table not in grouped:
            yield WORDS, f"[groups] has no {parameter.table}"
    keys = (f"{table}.{name}" for table, some in questions.items() for name in some)
    yield from ((WORDS, f"[questions.{key}]: no such parameter") for key in keys if key not in PARAMETERS)


def _module(parameter: Parameter) -> str:
    """The module of the rule that has the parameter."""
    return Path(inspect.getfile(get_type_hints(Ruleset)[parameter.table])).resolve().relative_to(ROOT).as_posix()


def _topics() -> Missing:
    words = tomllib.loads(_text(WORDS))
    titled = {*chain(*words["situations"].values())}
    known, of_cases = {topic.value for topic in Topic}, {case.topic for case in load_cases()}
    cited = {message.topic for message in MESSAGES.values()}
    for topic in Topic:
        if topic not in cited and f"Topic.{topic.name}" not in _source("service/rules", "reason.py"):
            yield "service/rules", f"no rule cites Topic.{topic.name}"
    for section, names, written in (("topics", known, {*words["topics"]}), ("situations", of_cases, titled)):
        yield from ((WORDS, f"[{section}] has no {name}") for name in sorted(names - written))
        yield from ((WORDS, f"[{section}] has {name}: no such topic") for name in sorted(written - names))


def _reasons() -> Missing:
    shown = json.loads(_text(SHOWN_BY))
    for code in Code:
        if code not in MESSAGES:
            yield "service/rules/messages.toml", f"Code.{code.name} has no template"
        if f"Code.{code.name}" not in _source("service/rules", "reason.py", "messages.py"):
            yield "service/rules", f"no rule gives Code.{code.name}"
        if code.value not in shown and code not in OF_TABLES:
            yield CASES, f"no case shows the reason {code}: write one, then run python tools/shown_by.py > {SHOWN_BY}"


def _choices() -> Missing:
    shown = json.loads(_text(SHOWN_BY))
    for code in EffectCode:
        if code not in EFFECTS:
            yield "service/rules/effects.toml", f"EffectCode.{code.name} has no template"
        if f"EffectCode.{code.name}" not in _source("service/rules", "effect.py"):
            yield "service/rules", f"no rule gives EffectCode.{code.name}"
        if code.value not in shown:
            yield CASES, f"no case shows the choice {code}: write one, then run python tools/shown_by.py > {SHOWN_BY}"


def _faults() -> Missing:
    source = _source("service", "fault_messages.py", "faults.py", "reason.py", "template.py")
    listed = [entry["code"] for entry in reason_list()["errors"]]
    quoted = {*re.findall(r'"([a-z_]+(?:\.[a-z_]+)?)"', source), *re.findall(r'\{what\}\.([a-z_]+)"', source)}
    for code in listed:
        what = code.partition(".")[2]
        if not {code, what, what.removesuffix("_needed")} & quoted:
            yield "service", f"nothing raises the error {code}"
    areas = {code.partition(".")[0] for code in listed}
    for code in re.findall(r'fault\w*\(\s*[^,]{1,99}, "([a-z_]+\.[a-z_]+)"', source):
        if code.partition(".")[0] in areas and code not in listed:
            yield "service/rules/faults.toml", f"the error {code} has no template (service/README.md names the files)"


def _endpoints() -> Missing:
    operations = dict(chain(*(_yaml(path).items() for path in sorted((ROOT / "tools/openapi/paths").glob("*.yaml")))))
    constants = {value: name for name, value in vars(endpoints).items() if name.isupper() and isinstance(value, str)}
    for path, endpoint in endpoints.ENDPOINTS.items():
        request = "".join(map(str.capitalize, re.split(r"[/-]", path)[2:])) + "Request"
        if path in operations:
            body = operations[path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            request = body.rpartition("/")[2].replace("Record", "Request")  # a hand is sent as a record, too
        else:
            yield "tools/openapi/paths", f"no file has POST {path}: its request, its answer and an example"
        places = {
            "service/library.py": f"endpoints.{constants[path]}",
            "README.md": f"| `POST {path}` |",
            "docs/reference/library.md": f"| `POST {path}`",
            "tests/answers/test_schemas_agree.py": f'"{request}": ',
            "tests/command/test_replay.py": f'"{request}": "{path}"',
            "tests/fuzz/laws.py": f'"{request}": (',
            "tests/support/library.py": f'"{request}": ("{path}"',
        }
        if endpoint.to_recorded is None:
            places["docs/how-to/replay.md"] = f"`{path}`"
        yield from (
            (file, f"nothing about {path} ({entry})") for file, entry in places.items() if entry not in _text(file)
        )


def _rulebooks() -> Missing:
    ruled = {id for case in load_cases() for id in case.rulings}
    for id, book in load_rulebooks().items():
        if f"| `{id}` |" not in _text("README.md"):
            yield "README.md", f"the table of rulebooks has no row of {id}"
        if not re.search(rf"\b{id}\b(?!-)", _text("NOTICE")):
            yield "NOTICE", f"no publisher has {id}"
        if book.reissued:
            continue  # a later edition rules as the one before it
        if id not in ruled:
            yield CASES, f"no case has a ruling of {id}"
        if f"\n{id} = " not in _text("tests/rulesets/listed.toml"):
            yield "tests/rulesets/listed.toml", f"[clauses] and [silent] have no {id}"
        if f"[clauses.{id}]" not in _text("tests/support/about.toml"):
            yield "tests/support/about.toml", f"no [clauses.{id}]: what each clause is about"


def _sites() -> Missing:
    samples = [path.name for path in (ROOT / "tests/hands/sites").glob("*.txt")]
    for name in (site.name for site in sites()):
        file = name.lower().replace(" ", "_")
        if not any(sample.startswith(f"{file}_") for sample in samples):
            yield "tests/hands/sites", f"no text history of {name}, {file}_….txt"
        if f'"sites/{file}_' not in _text("tests/hands/read.json"):
            yield "tests/hands/read.json", f"no reading of a history of {name}: python -m tests.hands.test_samples"
        if f"\n| {name}" not in _text("docs/reference/text-histories.md"):
            yield "docs/reference/text-histories.md", f"the table has no row of {name}"
        if name not in _text("README.md"):
            yield "README.md", f"{name} is not named"


@cache
def _text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def _source(folder: str, *without: str) -> str:
    paths = sorted((ROOT / folder).rglob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.name not in without)


def _yaml(path: str | Path) -> dict[str, Any]:
    read: dict[str, Any] = yaml.load((ROOT / path).read_text(encoding="utf-8"), yaml.CSafeLoader)
    return read


if __name__ == "__main__":
    lines = missing()
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.exit(bool(lines))
