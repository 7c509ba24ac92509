"""What pages load from others is as it was published, and says whose it is."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

VENDOR: Final = Path(__file__).parents[2] / "service" / "pages" / "static" / "vendor"
MANIFEST: Final[dict[str, Any]] = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MANIFEST)
def test_each_file_is_as_its_digest_says(name: str) -> None:
    """Else: python tools/vendor.py."""
    there = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in (VENDOR / name).iterdir()}
    assert there == MANIFEST[name]["sha256"]
    assert MANIFEST[name]["version"]


@pytest.mark.parametrize("name", MANIFEST)
def test_each_package_has_its_licence_beside_it(name: str) -> None:
    granted = {
        "MIT": "Permission is hereby granted",
        "ISC": "Permission to use, copy, modify",
        "Apache-2.0": "Apache License",
        "OFL-1.1": "SIL OPEN FONT LICENSE",
    }[MANIFEST[name]["license"]]
    licences = [file for file in (VENDOR / name).iterdir() if file.name in ("LICENSE", "LICENSE.txt")]
    assert [granted in file.read_text(encoding="utf-8") for file in licences] == [True]


def test_nothing_else_is_there() -> None:
    assert {entry.name for entry in VENDOR.iterdir()} == {"manifest.json", *MANIFEST}
