"""Faults of faults.toml, planted in the rules of this process."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

import service.rules

_RULES: Final = Path(service.rules.__file__).parent
_FILE: Final = Path(__file__).with_name("faults.toml")
_PLANTED: Final[set[str]] = set()
"""The modules that have, or had, faults."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One rule gone wrong: its name at the table, and the text `old` of `file`, for which `new` is put.

    `search`: the rulebook under which a random search must find it; None if it need not. `spot`: what an engine does
    that has it, by `check_engine`, and the clause.
    """

    name: str
    file: str
    old: str
    new: str
    search: str | None = None
    spot: str | None = None

    @property
    def path(self) -> Path:
        """The module that it is planted in."""
        return _RULES / self.file


def load_faults() -> tuple[Fault, ...]:
    """All of them."""
    return tuple(Fault(**one) for one in tomllib.loads(_FILE.read_text(encoding="utf-8"))["fault"])


def plant(*faults: Fault) -> None:
    """Give the functions of their modules the code that they have with these faults; who imported them has it too.

    What was planted before is taken out. Raises ValueError if an old text does not stand there just once.
    """
    _PLANTED.update(fault.file for fault in faults)
    for file in _PLANTED:
        text = (path := _RULES / file).read_text(encoding="utf-8")
        for fault in faults:
            if fault.file == file:
                if text.count(fault.old) != 1:
                    raise ValueError(f"{fault.name}: its text stands {text.count(fault.old)} times in {file}")
                text = text.replace(fault.old, fault.new)
        codes = {code.co_qualname: code for code in _codes_in(compile(text, path, "exec"))}
        for function in _functions(f"{service.rules.__name__}.{file.removesuffix('.py').replace('/', '.')}"):
            function.__code__ = codes[function.__code__.co_qualname]


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes_in(one)


def _functions(name: str) -> Iterator[FunctionType]:
    """The functions that a module defines, also as methods and properties."""
    module = import_module(name)
    classes = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == name]
    for space in (module, *classes):
        for one in vars(space).values():
            function = one.fget if isinstance(one, property) else one
            if isinstance(function, FunctionType) and function.__code__.co_filename == module.__file__:
                yield function
