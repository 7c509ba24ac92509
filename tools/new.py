"""Add something by its name: write the stubs, and print what remains to be written by hand.

    python tools/new.py parameter string_bet.forgiven bool     # or int, or choices: one_motion,several
    python tools/new.py parameter show_down.order first,last --folder declarations --topics spoken
    python tools/new.py rulebook corner-club-2
    python tools/new.py reason chips.forgiven
    python tools/new.py endpoint /v1/side-pots
    python tools/new.py site Merge

The tree stays importable. Each stub contains `TO WRITE:`. `python tools/missing.py` prints again what remains.
`--folder` (of service/rules) and `--topics` are for the first parameter of a module. The stubs are in tools/new.toml.
"""

import argparse
import ast
import difflib
import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Container
from keyword import iskeyword
from pathlib import Path
from typing import Any, Final, get_type_hints

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from service.answers.endpoints import ENDPOINTS  # the package beside this folder
from service.hands.text_sites import sites
from service.rules.model.reason import Code, Topic
from service.rules.ruleset import DECIDES, Ruleset
from service.rulesets import PARAMETERS, load_rulebooks

ROOT: Final = Path(__file__).resolve().parents[1]
STUBS: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
FOLDERS: Final = ("acting", "betting", "declarations")
NAME: Final = "[a-z][a-z0-9]*(?:_[a-z0-9]+)*"
READERS: Final[dict[str, Callable[[str], object]]] = {
    ".py": ast.parse,
    ".toml": tomllib.loads,
    ".yaml": yaml.safe_load,
}


class Refused(Exception):  # noqa: N818  # an answer, no error of the tool
    """The name is taken or improper, or the tree has no place for a stub."""


class Plan:
    """The new texts of files, by name. Nothing is written before `write`."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def add(self, kind: str, **values: str) -> None:
        """Put each stub of a kind into its place. Raises Refused if there is none."""
        for stub in STUBS[kind]:
            files = [name.format(**values) for name in _listed(stub["file"])]
            text = stub["text"].format(**values)
            way = next((way for way in WAYS if way in stub), None)
            if way is None:
                self.texts[files[0]] = text
                continue
            patterns = [
                re.sub(r"{([a-zA-Z]+)}", lambda hole: values[hole[1]], pattern) for pattern in _listed(stub[way])
            ]
            places = ((name, WAYS[way](self.text(name), pattern)) for pattern in patterns for name in files)
            name, at = next((place for place in places if place[1]), (files[0], 0))
            if not at:
                raise Refused(f"{name} has no place for the stub of a {kind}: mend tools/new.toml")
            self.texts[name] = self.text(name)[:at] + text + self.text(name)[at:]

    def text(self, name: str) -> str:
        """The text of a file, with what is planned."""
        return self.texts[name] if name in self.texts else _on_disk(name)

    def patch(self) -> str:
        """What is planned, as a patch."""
        lines: list[str] = []
        for name, text in self.texts.items():
            lines += difflib.unified_diff(_on_disk(name).splitlines(True), text.splitlines(True), name, name, n=1)
        return "".join(lines)

    def write(self) -> None:
        """Write all files, or none. Raises Refused if one of them could not be read again; OSError."""
        for name, text in self.texts.items():
            try:
                READERS[Path(name).suffix](text)
            except (SyntaxError, tomllib.TOMLDecodeError, yaml.YAMLError) as error:
                raise Refused(f"{name} cannot be read with its stub: {error}") from None
        before = {name: _on_disk(name) for name in self.texts}
        try:
            for name, text in self.texts.items():
                (ROOT / name).write_text(text, encoding="utf-8")
        except OSError:
            for name in (name for name in self.texts if (ROOT / name).is_file()):
                if before[name]:
                    (ROOT / name).write_text(before[name], encoding="utf-8")
                else:
                    (ROOT / name).unlink()
            raise


def _below(text: str, pattern: str) -> int:
    """Where the block ends whose first line is the last that fits; 0 if none does."""
    starts = [match.start() for match in re.finditer(pattern, text, re.MULTILINE)]
    if not starts:
        return 0
    first, *rest = text[starts[-1] :].splitlines(keepends=True)
    end, indent = starts[-1] + len(first), len(first) - len(first.lstrip())
    for line in rest:
        deeper = len(line) - len(line.lstrip()) - indent
        if not line.strip() or not (deeper > 0 or (deeper == 0 and line.strip()[0] in ")]}")):
            break
        end += len(line)
    return end


def _above(text: str, pattern: str) -> int:
    match = re.search(pattern, text, re.MULTILINE)
    return match.start() if match else 0


def _after(text: str, pattern: str) -> int:
    match = re.search(pattern, text, re.MULTILINE)
    return match.end() if match else 0


WAYS: Final[dict[str, Callable[[str, str], int]]] = {"below": _below, "above": _above, "after": _after}


def _on_disk(name: str) -> str:
    path = ROOT / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _listed(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def _camel(name: str) -> str:
    return "".join(map(str.capitalize, re.split("[._-]", name)))


def _proper(kind: str, name: str, pattern: str, known: Container[str]) -> None:
    """Raise Refused unless this can be the name of a new one."""
    if not re.fullmatch(pattern, name):
        raise Refused(f"{name} cannot be the name: the {kind} is named like {pattern}")
    if kind != "reason" and (keywords := [part for part in re.split("[./]", name) if iskeyword(part)]):
        raise Refused(f"{name} cannot be the name of a {kind}: {keywords[0]} is a keyword of Python")
    if name in known:
        raise Refused(f"{kind} {name} exists already")


def parameter(key: str, kind: str, folder: str | None = None, topics: str | None = None) -> Plan:
    """The stubs of a parameter: its field, topics, spec and words."""
    _proper("parameter", key, rf"{NAME}\.{NAME}", PARAMETERS)
    table, name = key.split(".")
    choices = [] if kind in ("bool", "int") else kind.split(",")
    if choices and (
        len({*choices}) < max(2, len(choices)) or not all(re.fullmatch(NAME, choice) for choice in choices)
    ):
        raise Refused(f"{kind} is no kind: write bool, int, or choices with commas, as one_motion,several")
    siblings = [other for other in PARAMETERS if other.startswith(f"{table}.")]
    decided = topics.split(",") if topics else [topic.value for topic in DECIDES[siblings[-1]]] if siblings else []
    if not decided or not {*decided} <= {topic.value for topic in Topic}:
        raise Refused("write in --topics which topics it decides, as string_bet,one_motion: those of model/reason.py")
    plan, module, rule, enum = Plan(), f"service/rules/{folder}/{table}.py", f"{_camel(table)}Rule", _camel(key)
    if siblings:
        owner = get_type_hints(Ruleset)[table]
        module, rule = Path(inspect.getfile(owner)).resolve().relative_to(ROOT).as_posix(), owner.__name__
    elif folder not in FOLDERS or _on_disk(module) or hasattr(Ruleset, table):
        raise Refused(f"{table} has no module: write --folder {', '.join(FOLDERS)}, and a name that is free there")
    described = f"description: 'TO WRITE: what {key} decides.'"
    types = {"bool": "type: boolean", "int": "type: integer\n      minimum: 1\n      maximum: 100"}
    words = choices or (["true", "false"] if kind == "bool" else ["number"])
    values = {
        "key": key,
        "table": table,
        "name": name,
        "module": module,
        "rule": rule,
        "folder": folder or "",
        "enum": enum,
        "type": enum if choices else kind,
        "default": f"{enum}.{choices[0].upper()}" if choices else "False" if kind == "bool" else "1",
        "topics": ", ".join(f'"{topic}"' for topic in decided),
        "schema": f"$ref: '#/components/schemas/{enum}'" if choices else f"{types[kind]}\n      {described}",
        "answers": "\n".join(
            f'{word} = "TO WRITE: the answer of {key}, {word}{" {number}" * (kind == "int")}"' for word in words
        ),
        "members": "\n".join(f'    {choice.upper()} = "{choice}"' for choice in choices),
    }
    plan.add("field" if siblings else "table", **values)
    if choices:
        plan.add("choices", **values)
        if "import StrEnum" not in plan.text(module):
            plan.add("enum", **values)
    plan.add("parameter", **values)
    return plan


def reason(code: str) -> Plan:
    """The stubs of a reason: its code and its template."""
    _proper("reason", code, rf"{NAME}\.{NAME}", {known.value for known in Code})
    area, member = code.partition(".")[0], code.upper().replace(".", "_")
    _proper("reason", member, "[A-Z0-9_]+", {known.name for known in Code})
    return _plan("reason", code=code, area=area, AREA=area.upper(), MEMBER=member)


def endpoint(path: str) -> Plan:
    """The stubs of an endpoint: its schema, question, answer, row and function."""
    parts = "\n".join(file.read_text("utf-8") for file in (ROOT / "tools/openapi/paths").glob("*.yaml"))
    _proper("endpoint", path, "/v1/[a-z]+(?:-[a-z]+)*", {*ENDPOINTS, *re.findall("^(/.*):$", parts, re.MULTILINE)})
    name = path.removeprefix("/v1/").replace("-", "_")
    modules = _on_disk("service/answers/rounds.py") + _on_disk("service/library.py")
    _proper("function", name, NAME, re.findall(r"\b\w+\b", modules))
    return _plan("endpoint", path=path, name=name, camel=_camel(name), MEMBER=name.upper())


def rulebook(id: str) -> Plan:
    """The stub of a rulebook: its file."""
    books = tuple(load_rulebooks())
    _proper("rulebook", id, "[a-z0-9]+(?:-[a-z0-9]+)*", {*books, *(book.rpartition("-")[0] for book in books)})
    return _plan("rulebook", id=id)


def site(name: str) -> Plan:
    """The stub of a site whose text histories are read: its file."""
    _proper("site", name.lower(), "[a-z0-9]+", {known.name.lower() for known in sites()})
    return _plan("site", site=name, name=name.lower())


def _plan(kind: str, **values: str) -> Plan:
    plan = Plan()
    plan.add(kind, **values)
    return plan


def main() -> None:
    """Write the stubs that are asked for, and print what remains."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = reader.add_subparsers(dest="thing", required=True)
    makers: dict[str, Callable[..., Plan]] = {f.__name__: f for f in (parameter, rulebook, reason, endpoint, site)}
    for thing, maker in makers.items():
        command = kinds.add_parser(thing, help=maker.__doc__)
        for name in inspect.signature(maker).parameters:
            command.add_argument(f"--{name}" if name in ("folder", "topics") else name)
        command.add_argument("--dry-run", action="store_true", help="print the stubs, and write nothing")
    arguments = vars(reader.parse_args())
    maker, is_dry = makers[arguments.pop("thing")], arguments.pop("dry_run")
    try:
        plan = maker(**arguments)
        if is_dry:
            sys.stdout.write(plan.patch())
            return
        plan.write()
    except Refused as refused:
        sys.exit(f"Nothing is written: {refused}.")
    sys.stdout.write("".join(f"{name}: stub\n" for name in plan.texts) + "\nWhat remains, file by file:\n")
    sys.stdout.flush()
    subprocess.run([sys.executable, ROOT / "tools" / "missing.py"], check=False)  # noqa: S603


if __name__ == "__main__":
    main()
