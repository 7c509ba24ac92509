"""What there is to know in `service/`: modules, lines, importers, names in use twice, and files that an answer enters.

`python tools/count_house.py` prints the table; `--rooms` each room's modules and lines, `--names` what lies behind the
figures. Run it in the environment of `make test`. `--budget FILE` prints instead what the whole tree weighs against a
budget file (TOML), and exits with 1 if a limit is exceeded. It needs git and nothing else.

Modules are the `*.py` files of `service/` with each `__init__.py`, but not what is generated. Lines are theirs. An
importer is a module of `service/` whose import statement names it. Files entered are the Python files of `service/` in
which a function is called in one warm answer.
"""

import argparse
import ast
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from fnmatch import fnmatch
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
SERVICE: Final = ROOT / "service"
GENERATED: Final = frozenset({"json_types.py"})
FEW_LINES: Final = 50

ROUND: Final = (
    b'{"structure": "no_limit", "min_bet": 200, "current_bet": 400, "last_full_raise_by": 200, "to_act": 3,'
    b'"players": ['
    b'{"seat": 1, "stack": 9900, "committed": 100, "acted": false},'
    b'{"seat": 2, "stack": 9600, "committed": 400, "acted": true},'
    b'{"seat": 3, "stack": 9800, "committed": 0, "acted": false}]}'
)
BODIES: Final = {
    "decision": (
        "/v1/decisions",
        b'{"rulebook": "RULEBOOK", "round": %b, "action": {"type": "raise", "to": 600}}' % ROUND,
    ),
    "declaration": (
        "/v1/decisions",
        b'{"rulebook": "RULEBOOK", "round": %b, "declaration":'
        b' {"words": [{"word": "raise"}], "chips": [[5000]], "order": "chips_first"}}' % ROUND,
    ),
    "PHH hand": (
        "/v1/hands",
        b'{"rulebook": "RULEBOOK", "phh": "variant = \\"NT\\"\\nantes = [0, 0, 0]\\nblinds_or_straddles = [100, 200, 0]'
        b"\\nmin_bet = 200\\nstarting_stacks = [10000, 10000, 10000]\\nactions = ['d dh p1 ????', 'd dh p2 ????',"
        b" 'd dh p3 ????', 'p3 cbr 600', 'p1 f', 'p2 f']\\n\"}",
    ),
}
"""The warm answers whose files are counted; RULEBOOK stands for the usual one."""


@dataclass(frozen=True, slots=True)
class Module:
    """One module of the service; `name` is its path without `.py`, a package's is its folder."""

    name: str
    path: Path
    text: str

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return self.text.count("\n")

    @property
    def room(self) -> str:
        """The package that holds it, `service` for what stands at the top."""
        inside = self.path.relative_to(SERVICE).parts
        return inside[0] if len(inside) > 1 else "service"

    @property
    def base(self) -> str:
        """What it is called where it stands; nothing for an `__init__.py`."""
        return "" if self.path.name == "__init__.py" else self.path.stem


def modules(service: Path = SERVICE) -> dict[str, Module]:
    """Every module by its name."""
    by_name = {}
    for path in sorted(service.rglob("*.py")):
        inside = path.relative_to(service)
        if inside.as_posix() in GENERATED:
            continue
        parts = inside.parent.parts if path.name == "__init__.py" else (*inside.parent.parts, path.stem)
        by_name["/".join(parts)] = Module("/".join(parts), path, path.read_text(encoding="utf-8"))
    return by_name


def rooms(modules: Iterable[Module]) -> dict[str, tuple[int, int]]:
    """Modules and lines of each room."""
    many, lines = Counter[str](), Counter[str]()
    for module in modules:
        many[module.room] += 1
        lines[module.room] += module.lines
    return {room: (many[room], lines[room]) for room in sorted(many)}


def importers(modules: dict[str, Module]) -> dict[str, set[str]]:
    """For each module the modules that import it by name."""
    bound = {name: _bound(module) for name, module in modules.items()}
    by: dict[str, set[str]] = {name: set() for name in modules}
    for name, module in modules.items():
        for imported in _imported(module, modules, bound):
            if imported != name:
                by[imported].add(name)
    return by


def _bound(module: Module) -> set[str]:
    """The names that a module binds: `from .package import name` means these before a module of that name."""
    names = set[str]()
    for node in ast.parse(module.text).body:
        if isinstance(node, ast.ImportFrom | ast.Import):
            names |= {alias.asname or alias.name for alias in node.names}
    return names


def _imported(module: Module, modules: dict[str, Module], bound: dict[str, set[str]]) -> Iterator[str]:
    package = module.name.split("/") if module.path.name == "__init__.py" else module.name.split("/")[:-1]
    package = [part for part in package if part]
    for node in ast.walk(ast.parse(module.text)):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        base = package[: len(package) - node.level + 1] + (node.module.split(".") if node.module else [])
        for alias in node.names:
            below = "/".join([*base, alias.name])
            if below in modules and ("/".join(base) not in modules or alias.name not in bound["/".join(base)]):
                yield below
            elif "/".join(base) in modules:
                yield "/".join(base)


def twice(modules: Iterable[Module]) -> dict[str, list[str]]:
    """The names that more than one module has."""
    named = defaultdict(list)
    for module in modules:
        if module.base:
            named[module.base].append(module.name)
    return {base: sorted(names) for base, names in sorted(named.items()) if len(names) > 1}


def entered(ask: Callable[[], Any]) -> set[str]:
    """The files of the service whose functions one warm answer calls."""
    for _ in range(3):
        ask()
    seen: set[str] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            seen.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        ask()
    finally:
        sys.setprofile(None)
    return {Path(name).relative_to(SERVICE).as_posix() for name in seen if Path(name).is_relative_to(SERVICE)}


def answers() -> dict[str, Callable[[], Any]]:
    """The answers whose files are counted, in process: without HTTP, and a decision over WSGI too."""
    sys.path.insert(0, str(ROOT))
    from service.answers.endpoints import ask
    from service.answers.render import to_bytes
    from service.api.app import create_app
    from service.rulesets import load_rulebooks, usual_rulebook
    from service.settings import Settings

    rulebooks = load_rulebooks()
    usual = usual_rulebook(rulebooks).ruleset.id.encode()
    with redirect_stdout(StringIO()):  # takes its log
        client = create_app(Settings(), rulebooks).test_client()
    path, body = BODIES["decision"][0], BODIES["decision"][1].replace(b"RULEBOOK", usual)

    def asking(path: str, body: bytes) -> Callable[[], Any]:
        return lambda: to_bytes(ask(path, body, rulebooks).document)

    over_wsgi = {"decision over WSGI": lambda: client.post(path, data=body, content_type="application/json")}
    asking_all = {name: asking(path, body.replace(b"RULEBOOK", usual)) for name, (path, body) in BODIES.items()}
    return asking_all | over_wsgi


def tree(root: Path = ROOT) -> list[str]:
    """The files of the tree as git knows them, new ones included and ignored ones not: paths from the root."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    paths = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout.split("\0")  # noqa: S603
    return sorted({path for path in paths if path and (root / path).is_file()})


def chosen(paths: Iterable[str], only: Iterable[str], without: Iterable[str] = ()) -> list[str]:
    """The paths that match a pattern of `only` and none of `without`; `*` also matches slashes."""
    only, without = tuple(only), tuple(without)
    return [
        path
        for path in paths
        if any(fnmatch(path, pattern) for pattern in only) and not any(fnmatch(path, pattern) for pattern in without)
    ]


def weights(root: Path = ROOT) -> dict[tuple[str, str], int]:
    """What the tree weighs, under the names of a budget file: (`section`, `measure`)."""
    paths = tree(root)

    def lines(those: Iterable[str]) -> int:
        return sum((root / path).read_bytes().count(b"\n") for path in those)

    generated = [f"*/{name}" for name in GENERATED]
    tests = ("tests/*.py", "kit/tests/*.py", "web/tests/*.py")
    product = chosen(paths, ("service/*.py", "kit/*.py"), (*generated, *tests))
    scripts = [f"{house}/*.{kind}" for house in ("service", "web") for kind in ("js", "mjs", "ts", "css")]
    browser = chosen(paths, scripts, ("*/vendor/*", "*/bundle/*", "*/tests/*"))
    documents = chosen(paths, ("*.md",), ("CHANGELOG.md", "bench/*", "tests/*", "examples/*"))
    return {
        ("product", "python"): lines(product),
        ("product", "modules"): len(product),
        ("service", "python"): lines(chosen(product, ("service/*",))),
        ("rules", "python"): lines(chosen(product, ("service/rules/*",))),
        ("browser", "lines"): lines(browser),
        ("spec", "lines"): lines(chosen(paths, ("tools/openapi/*.yaml",)) or ["openapi.yaml"]),
        ("tests", "python"): lines(chosen(paths, tests)),
        ("docs", "words"): sum(len((root / path).read_text(encoding="utf-8").split()) for path in documents),
    }


def print_budget(file: Path, ci_seconds: int | None = None, root: Path = ROOT) -> bool:
    """Print each weight beside its limit and its goal; False if a limit of `file` is exceeded.

    `ci_seconds` prints the time of a CI run instead. A section that names no known measure raises KeyError.
    """
    budget = tomllib.loads(file.read_text(encoding="utf-8"))
    weighed = weights(root) if ci_seconds is None else {("ci", "seconds"): ci_seconds}
    kept = True
    for section, measures in budget.items():
        if (section == "ci") is (ci_seconds is None):
            continue
        for measure, bounds in measures.items():
            weight, goal = weighed[section, measure], bounds["goal"]
            most = bounds.get("most_with_kit", bounds.get("most")) if (root / "kit").is_dir() else bounds.get("most")
            above = most is not None and weight > most
            kept = kept and not above
            limit = "" if most is None else f"  limit {most:7,}"
            distance = f"{weight - goal:+,} to the goal" if weight > goal else "goal reached"
            excess = f"  ABOVE THE LIMIT by {weight - most:,}" if above else ""
            print(f"{section + ' ' + measure:18}{weight:8,}{limit}  goal {goal:7,}  {distance}{excess}")
    return kept


def main() -> None:
    """Print the figures."""
    options = argparse.ArgumentParser(description="How much there is to know in service/.")
    options.add_argument("--budget", type=Path, metavar="FILE", help="what the tree weighs against this budget")
    options.add_argument("--ci-seconds", type=int, metavar="N", help="with --budget: print a CI run's time instead")
    options.add_argument("--rooms", action="store_true", help="each room's modules and lines")
    options.add_argument("--names", action="store_true", help="the modules behind the figures")
    arguments = options.parse_args()
    if arguments.budget:
        sys.exit(0 if print_budget(arguments.budget, arguments.ci_seconds) else 1)
    house = modules()
    by = importers(house)
    lone = sorted(name for name, those in by.items() if len(those) == 1)
    small = sorted(name for name, module in house.items() if module.lines <= FEW_LINES)
    same = twice(house.values())
    files = {name: entered(ask) for name, ask in answers().items()}
    rows = [
        ("modules", len(house)),
        ("lines", sum(module.lines for module in house.values())),
        ("modules with one importer", len(lone)),
        (f"modules with one importer, of at most {FEW_LINES} lines", len(set(lone) & set(small))),
        (f"modules of at most {FEW_LINES} lines", len(small)),
        ("names of modules in use twice", len(same)),
        *((f"files entered by a {name}", len(those)) for name, those in files.items()),
    ]
    for what, figure in rows:
        print(f"{figure:7,}  {what}")
    if arguments.rooms:
        for room, (many, lines) in rooms(house.values()).items():
            print(f"{room:16}{many:5}{lines:8,}")
    if arguments.names:
        print("one importer:", *(f"  {name} <- {next(iter(by[name]))}, {house[name].lines}" for name in lone), sep="\n")
        print("twice:", *(f"  {base}: {', '.join(names)}" for base, names in same.items()), sep="\n")
        for name, those in files.items():
            print(f"{name}:", *(f"  {file}" for file in sorted(those)), sep="\n")


if __name__ == "__main__":
    main()
