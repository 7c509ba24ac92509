"""A rulebook of a house's own; and the published ones once what is known at second hand has been read."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from service.rulesets import Rulebooks, load_rulebooks
from tests.support.rows import text_beside

HOUSE = text_beside(__file__, "corner-club.toml")

HOUSE_AFTER = HOUSE.replace('"1.0.0"', '"2.1.0"').replace('base = "current_bet"', 'base = "last_full_raise"')
"""A later version of it, in which a raise is as large as the one before."""


def shelve(folder: Path, **texts: str) -> Path:
    """These rulebooks in a folder, each in its file: `corner_club__1_0` is corner-club@1.0.toml."""
    for name, text in texts.items():
        id, _, pin = name.partition("__")
        stem = id.replace("_", "-") + ("@" + pin.replace("_", ".") if pin else "")
        (folder / f"{stem}.toml").write_text(text, encoding="utf-8")
    return folder


@cache
def once_read() -> Rulebooks:
    """The published rulebooks as they are once each was held against its own text: that takes one line away."""
    with TemporaryDirectory() as folder:
        for file in files("service.rulesets").joinpath("data").iterdir():
            text = re.sub(r'^seen = "restated"\n', "", file.read_text("utf-8"), flags=re.MULTILINE)
            (Path(folder) / file.name).write_text(text, encoding="utf-8")
        return load_rulebooks(Path(folder))
