"""Runs in Pyodide, at build time: makes one zip of bytecode, in the place of Pyodide's zip of Python's library.

It has the modules that the engine reaches, those of Python's library too, and the wheels' data. Pyodide's own zip has
sources, which each start would compile anew: two of three seconds. Nothing of a module is changed.
"""

import ast
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from typing import Final

LIBRARY: Final = next(path for path in sys.path if path.endswith(".zip"))
WHEELS: Final = sorted(Path("/wheels").glob("*.whl"))
NATIVE: Final = "msgspec/"
"""It has machine code, which is not imported from a zip: it is unpacked at the start."""
OPENED_BY_NAME: Final = (
    *("encodings.utf_8", "encodings.utf_16", "encodings.utf_16_le", "encodings.utf_16_be", "encodings.utf_8_sig"),
    *("encodings.cp1252", "encodings.latin_1", "encodings.ascii", "encodings.idna"),
    *("_strptime", "traceback", "linecache", "tracemalloc", "contextvars"),
    *("importlib.readers", "importlib.resources._adapters"),
)
"""What Python imports without a statement in a module that is reached."""
LICENCE: Final = re.compile(r"\.dist-info/.*(LICENSE|NOTICE|COPYING)[^/]*$")
NO_DATA: Final = re.compile(r"\.(pyi?|typed|md)$|\.dist-info/|/$")

Modules = dict[str, tuple[str, bytes]]
"""Each module by its name: its path in a zip, and its text."""


def contents(path: str | Path) -> dict[str, bytes]:
    """The files of a zip."""
    with zipfile.ZipFile(path) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist()}


def modules_of(files: dict[str, bytes]) -> Modules:
    """The modules among files."""
    paths = [path for path in files if path.endswith(".py")]
    return {path[:-3].removesuffix("/__init__").replace("/", "."): (path, files[path]) for path in paths}


def imports(name: str, path: str, text: bytes, *, whole: bool) -> Iterator[str]:
    """The modules that one imports, and other names; `whole`: also in its functions."""
    package = name.split(".") if path.endswith("/__init__.py") else name.split(".")[:-1]
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))
        elif isinstance(node, ast.If) and re.search("TYPE_CHECKING|__main__", ast.unparse(node.test)):
            waiting += node.orelse
        elif whole or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += ast.iter_child_nodes(node)


def reached(library: Modules, ours: Modules) -> Modules:
    """The modules that the engine and Pyodide reach.

    Imports in functions count in the wheels' modules alone: those of Python's library have OPENED_BY_NAME.
    """
    modules = library | ours
    waiting = ["floorman_engine", *OPENED_BY_NAME, *(name for name in sys.modules if name in modules)]
    seen: Modules = {}
    while waiting:
        parts = waiting.pop().split(".")
        for end in range(1, len(parts) + 1):
            name = ".".join(parts[:end])
            if name in modules and name not in seen:
                seen[name] = modules[name]
                waiting += imports(name, *modules[name], whole=name in ours)
    return seen


def bytecode(path: str, text: bytes) -> bytes:
    """A module compiled: valid without its source, whatever time a file has."""
    code = compile(text, path, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, bytes(8), checked=False))


def main(into: Path) -> None:
    """Write the zip, of the same wheels and the same Pyodide the same bytes; and the wheels' licences."""
    files: dict[str, bytes] = {}
    for wheel in WHEELS:
        unpacked = contents(wheel)
        files |= unpacked
        for path in filter(LICENCE.search, unpacked):
            copy = into / "licenses" / f"{wheel.name.split('-')[0]}-{Path(path).name}"
            copy.parent.mkdir(exist_ok=True)
            copy.write_bytes(unpacked[path])
    ours = modules_of(files)
    packed = {path: content for path, content in files.items() if not NO_DATA.search(path)}
    packed |= {f"{path}c": bytecode(path, text) for path, text in reached(modules_of(contents(LIBRARY)), ours).values()}
    with zipfile.ZipFile(into / "engine.zip", "w") as zipped:
        for path, content in sorted(packed.items()):
            place = f"site-packages/{path}" if path.startswith(NATIVE) else path
            zipped.writestr(zipfile.ZipInfo(place, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)


main(Path("/into"))
