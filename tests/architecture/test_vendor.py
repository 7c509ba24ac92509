"""What pages load from others is as it was published, and says whose it is."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
VENDORS: Final = [ROOT / "service" / "pages" / "static" / "vendor", ROOT / "web" / "vendor"]
MANIFESTS: Final[dict[Path, dict[str, Any]]] = {
    vendor: json.loads((vendor / "manifest.json").read_text(encoding="utf-8")) for vendor in VENDORS
}
PACKAGES: Final = {vendor / name: entry for vendor, manifest in MANIFESTS.items() for name, entry in manifest.items()}


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_each_file_is_as_its_digest_says(package: Path) -> None:
    """Else: python tools/vendor.py."""
    there = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in package.iterdir()}
    assert there == PACKAGES[package]["sha256"]
    assert PACKAGES[package]["version"]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_each_package_has_its_licence_beside_it(package: Path) -> None:
    granted = {
        "MIT": "Permission is hereby granted",
        "ISC": "Permission to use, copy, modify",
        "Apache-2.0": "Apache License",
        "OFL-1.1": "SIL OPEN FONT LICENSE",
    }[PACKAGES[package]["license"]]
    licences = [file for file in package.iterdir() if file.name in ("LICENSE", "LICENSE.txt")]
    assert [granted in file.read_text(encoding="utf-8") for file in licences] == [True]


@pytest.mark.parametrize("vendor", VENDORS, ids=lambda vendor: vendor.parts[-2])
def test_nothing_else_is_there(vendor: Path) -> None:
    assert {entry.name for entry in vendor.iterdir()} == {"manifest.json", *MANIFESTS[vendor]}
