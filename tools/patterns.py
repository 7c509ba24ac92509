"""Looks for regular expressions in service/ that take the square of their text's length, or more, with recheck.

python tools/patterns.py finds them, tools/patterns.toml has those that may stay. Each is checked as it is used: as
`search`, unless all uses that can be seen are `match` or `fullmatch`. recheck reads JavaScript: a pattern is told to it
as Python's own parser has it, first without what is possessive, which can only cost it more, and where it is slow so,
with that as a lookahead and a reference to it.

tools/patterns.lock.json keeps recheck's verdicts: a text that was examined, by the same recheck, is not examined again.
`make patterns` examines all of them and writes the lock.
"""

import ast
import importlib
import json
import pkgutil
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as parser
from types import ModuleType
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from service.hands.text_sites import Site, sites  # noqa: E402  # after the path

LISTED: Final = HERE / "patterns.toml"
LOCK: Final = HERE / "patterns.lock.json"
TABLE: Final = HERE.parent / "web" / "table"

_BEGINS: Final = {"fullmatch", "match"}
_USES: Final = _BEGINS | {"search", "sub", "subn", "split", "findall", "finditer"}
_FUNCTIONS: Final = {f"re.{use}" for use in _USES}
_CATEGORIES: Final = {
    sre.CATEGORY_DIGIT: r"\d",
    sre.CATEGORY_NOT_DIGIT: r"\D",
    sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S",
    sre.CATEGORY_WORD: r"\w",
    sre.CATEGORY_NOT_WORD: r"\W",
}
_PLACES: Final = {
    sre.AT_BEGINNING: "^",
    sre.AT_BEGINNING_STRING: "^",
    sre.AT_END: "$",
    sre.AT_END_STRING: "$",
    sre.AT_BOUNDARY: r"\b",
    sre.AT_NON_BOUNDARY: r"\B",
}
_OF_LINES: Final = {sre.AT_BEGINNING: r"(?<![^\n])", sre.AT_END: r"(?![^\n])"}
_MANY: Final = {sre.MAX_REPEAT: "", sre.MIN_REPEAT: "?", sre.POSSESSIVE_REPEAT: ""}


@dataclass
class UsedPattern:
    """A pattern of the code, and the names of the methods that it is used by."""

    name: str
    pattern: re.Pattern[Any]
    uses: set[str] = field(default_factory=set)

    def javascript(self, *, possessive: bool) -> str:
        """What recheck reads. It is taken to begin anywhere, and to end anywhere, where that is not known."""
        parsed = parser.parse(self.pattern.pattern, self.pattern.flags)
        pattern = _JavaScript(possessive=possessive).of(parsed)
        begin = "^" if self.uses and self.uses <= _BEGINS else ""
        end = "$" if self.uses == {"fullmatch"} else ""
        return f"{begin}(?:{pattern}){end}"


class _JavaScript:
    """Writes what Python's parser has read as JavaScript does, for its flag `u`."""

    def __init__(self, *, possessive: bool) -> None:
        self._possessive = possessive
        self._groups = 0
        self._numbers: dict[int, int] = {}  # of groups, by Python's

    def of(self, parsed: Any) -> str:
        """A pattern, or a part of one."""
        flags = parsed.state.flags
        self._ignores_case, self._any = bool(flags & re.IGNORECASE), bool(flags & re.DOTALL)
        self._lines = bool(flags & re.MULTILINE)
        return self._all(parsed)

    def _all(self, parts: Any) -> str:
        return "".join(self._part(kind, what) for kind, what in parts)

    def _part(self, kind: Any, what: Any) -> str:  # noqa: C901  # a line for each kind of part
        match kind:
            case sre.LITERAL:
                return self._literal(what)
            case sre.NOT_LITERAL:
                return f"[^{self._letters(what)}]"
            case sre.ANY:
                return r"[\u{0}-\u{10ffff}]" if self._any else r"[^\n]"
            case sre.IN:
                return self._one_of(what)
            case sre.AT:
                return _OF_LINES.get(what, _PLACES[what]) if self._lines else _PLACES[what]
            case sre.BRANCH:
                return f"(?:{'|'.join(self._all(branch) for branch in what[1])})"
            case sre.SUBPATTERN:
                return self._group(*what)
            case sre.ATOMIC_GROUP:
                return self._atomic(what)
            case sre.ASSERT | sre.ASSERT_NOT:
                mark = ("<" if what[0] < 0 else "") + ("=" if kind is sre.ASSERT else "!")
                return f"(?{mark}{self._all(what[1])})"
            case sre.GROUPREF:
                return rf"(?:\{self._numbers[what]})"
            case sre.POSSESSIVE_REPEAT if self._possessive:
                return self._atomic([(sre.MAX_REPEAT, what)])
            case sre.MAX_REPEAT | sre.MIN_REPEAT | sre.POSSESSIVE_REPEAT:
                least, most, parts = what
                last = "" if most is sre.MAXREPEAT else int(most)
                return f"(?:{self._all(parts)}){{{least},{last}}}{_MANY[kind]}"
        raise NotImplementedError(kind)

    def _group(self, number: int | None, added: int, removed: int, parts: Any) -> str:
        before = self._ignores_case, self._any
        flags = (re.IGNORECASE * before[0] | re.DOTALL * before[1] | added) & ~removed
        self._ignores_case, self._any = bool(flags & re.IGNORECASE), bool(flags & re.DOTALL)
        if number is not None:
            self._groups += 1
            self._numbers[number] = self._groups
        inside = self._all(parts)
        self._ignores_case, self._any = before
        return f"({'?:' * (number is None)}{inside})"

    def _atomic(self, parts: Any) -> str:
        if not self._possessive:
            return f"(?:{self._all(parts)})"
        self._groups += 1
        number = self._groups
        return rf"(?:(?=({self._all(parts)}))\{number})"

    def _one_of(self, members: Any) -> str:
        negated = members[0][0] is sre.NEGATE
        letters = ""
        for kind, what in members[negated:]:
            if kind is sre.LITERAL:
                letters += self._letters(what)
            elif kind is sre.RANGE:
                letters += f"{_character(what[0])}-{_character(what[1])}"
                if self._ignores_case:
                    letters += "".join(map(self._letters, range(what[0], min(what[1], 0x7F) + 1)))
            else:
                letters += _CATEGORIES[what]
        return f"[{'^' * negated}{letters}]"

    def _literal(self, code: int) -> str:
        letters = self._letters(code)
        return f"[{letters}]" if letters != _character(code) else letters

    def _letters(self, code: int) -> str:
        if not self._ignores_case:
            return _character(code)
        return "".join(_character(ord(c)) for c in sorted({chr(code).lower(), chr(code).upper()}) if len(c) == 1)


def _character(code: int) -> str:
    return chr(code) if chr(code).isascii() and chr(code).isalnum() else f"\\u{{{code:x}}}"


def patterns() -> list[UsedPattern]:
    """Every pattern of service/: those that its modules make, and those that they write where they use them."""
    modules = [(module, ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))) for module in _modules()]
    by_pattern: dict[re.Pattern[Any], UsedPattern] = {}
    for module, tree in modules:
        for name, pattern in _bound(module, tree):
            whole = {"fullmatch"} if "sites()[" in name or "._SITE." in name else set[str]()  # Site.words and its like
            by_pattern.setdefault(pattern, UsedPattern(name, pattern, whole))
    for module, tree in modules:
        for name, pattern, use in _used(module, tree):
            by_pattern.setdefault(pattern, UsedPattern(name, pattern)).uses.add(use)
    return sorted(by_pattern.values(), key=lambda entry: entry.name)


def _modules() -> Iterator[ModuleType]:
    service = importlib.import_module("service")
    yield service
    for module in pkgutil.walk_packages(service.__path__, "service."):
        if not module.name.endswith("__main__"):
            yield importlib.import_module(module.name)


def _bound(module: ModuleType, tree: ast.Module) -> Iterator[tuple[str, re.Pattern[Any]]]:
    """The patterns that are values of a module's names, or in these."""
    if module.__name__ == Site.__module__:
        yield from _held(f"{module.__name__}.sites()", sites())
    for node in tree.body:
        for target in node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]:
            if isinstance(target, ast.Name):
                yield from _held(f"{module.__name__}.{target.id}", getattr(module, target.id, None))


def _held(name: str, value: Any) -> Iterator[tuple[str, re.Pattern[Any]]]:
    if isinstance(value, re.Pattern):
        yield name, value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _held(f"{name}[{key}]", item)
    elif isinstance(value, list | tuple | set | frozenset):
        for place, item in enumerate(value):
            yield from _held(f"{name}[{place}]", item)
    elif isinstance(value, Site):
        for part in fields(value):
            held = getattr(value, part.name)
            yield from _held(f"{name}.{part.name}", held() if part.name == "rows" else held)


def _used(module: ModuleType, tree: ast.Module) -> Iterator[tuple[str, re.Pattern[Any], str]]:
    """Each pattern of which a method is named in a module, or with which a function of `re` is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func) in _FUNCTIONS:
            pattern = re.compile(_value(node.args[0], module))
            yield f"{module.__name__}:{pattern.pattern}", pattern, ast.unparse(node.func).removeprefix("re.")
        elif isinstance(node, ast.FunctionDef) and node.name != "compiled" and _compiles(node):
            sys.exit(f"{module.__file__}:{node.lineno}: a pattern is made with its module, to be found here")
        elif isinstance(node, ast.Attribute) and node.attr in _USES:
            for name, pattern in _held(module.__name__, _value(node.value, module)):
                yield name, pattern, node.attr


def _compiles(function: ast.FunctionDef) -> bool:
    compiles = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(isinstance(node, ast.Attribute) and ast.unparse(node) == "re.compile" for node in compiles)


def _value(node: ast.expr, module: ModuleType) -> Any:
    """What a name, a name of another module or a constant stands for; None if that is known only in running."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Subscript):
        return _value(node.value, module)  # any of its members
    if not isinstance(node, ast.Attribute):
        return None
    try:
        return getattr(_value(node.value, module), node.attr, None)
    except RuntimeError:  # Flask's request stands for nothing outside of one
        return None


@dataclass
class Examination:
    """What recheck says: by the names of patterns that are slow, and of each text by its digest."""

    costs: dict[str, str]
    verdicts: dict[str, str | None]


def examined(patterns: Iterable[UsedPattern], *modules: Path, possessive: bool) -> Examination:
    """These patterns, and those that stand in modules of JavaScript; the lock's verdicts are taken over."""
    texts = json.dumps({pattern.name: pattern.javascript(possessive=possessive) for pattern in patterns})
    command = ["node", HERE / "patterns.mjs", LOCK, *modules]
    ran = subprocess.run(command, input=texts, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603  # our program
    return Examination(**json.loads(ran.stdout))


def main(*, whole: bool) -> None:
    """Check them all. What is slow and not listed is an error, and so is what is listed and not slow.

    `whole`: without the lock, which is written anew.
    """
    by_name = {pattern.name: pattern for pattern in patterns()}
    if whole:
        LOCK.write_text("{}\n", encoding="utf-8")
    first = examined(by_name.values(), *sorted(TABLE.glob("*.ts")), possessive=False)
    left = [by_name[name] for name in first.costs if name in by_name]
    second = examined(left, possessive=True)
    costs = {name: cost for name, cost in first.costs.items() if name not in by_name} | second.costs
    if whole:
        verdicts = dict(sorted((first.verdicts | second.verdicts).items()))
        LOCK.write_text(json.dumps(verdicts, indent=0) + "\n", encoding="utf-8")
    reasons = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    wrong = [f"{name} takes more than linear time: {cost}" for name, cost in costs.items() if name not in reasons]
    wrong += [f"{name} is in {LISTED.name}, and is linear, or gone" for name in reasons if name not in costs]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main(whole="--whole" in sys.argv[1:])
