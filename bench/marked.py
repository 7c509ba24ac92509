"""The parts of bench/capacity.md and bench/results.md that commands write, between two marks."""

import re
from pathlib import Path
from typing import Final

from bench.servers import ROOT

DOCUMENT: Final = ROOT / "bench" / "capacity.md"
RESULTS: Final = ROOT / "bench" / "results.md"


def put(name: str, text: str, document: Path = DOCUMENT) -> None:
    """Write this between the marks of that name."""
    found = _marked(name).subn(lambda marks: f"{marks[1]}\n{text}\n{marks[3]}", document.read_text(encoding="utf-8"))
    if found[1] != 1:
        raise LookupError(f"{document.name} has no one place for {name}")
    document.write_text(found[0], encoding="utf-8")


def get(name: str, document: Path = DOCUMENT) -> str:
    """What stands between them."""
    marks = _marked(name).search(document.read_text(encoding="utf-8"))
    if marks is None:
        raise LookupError(f"{document.name} has no place for {name}")
    return marks[2].strip("\n")


def _marked(name: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- {name}: [^\n]*-->)\n(.*?)(<!-- /{name} -->)", re.DOTALL)
