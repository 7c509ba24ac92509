"""The locks agree with pyproject.toml, hold hashes, and tell nothing of where they were made."""

import json
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from service import __version__

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: Final = PROJECT["project"]["optional-dependencies"]
RUN: Final = PROJECT["project"]["dependencies"] + EXTRAS["server"] + EXTRAS["cli"]
KIT: Final = [
    *PROJECT["project"]["dependencies"],
    *EXTRAS["cli"],
    *(one for one in EXTRAS["kit"] if one != "floorman[cli]"),
    *PROJECT["build-system"]["requires"],
]
"""What action.yml installs, and builds the package with."""
PACKAGE: Final = ROOT / "web" / "engine"
ENGINE: Final = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
DEV: Final = RUN + PROJECT["dependency-groups"]["dev"]
LOCKS: Final = sorted((ROOT / "requirements").glob("*.txt"))


def pins(name: str) -> dict[str, Requirement]:
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    found = [Requirement(line.rstrip(" \\")) for line in lines if line and line[0] not in " #"]
    return {canonicalize_name(pin.name): pin for pin in found}


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        *(("engine.txt", ENGINE), ("run.txt", RUN), ("dev.txt", DEV), ("otel.txt", RUN + EXTRAS["otel"])),
        *(("kit.txt", KIT), ("fast.txt", EXTRAS["fast"])),
    ],
)
def test_each_dependency_is_locked_in_its_range(lock: str, wanted: list[str]) -> None:
    """Else: make lock."""
    locked = pins(lock)
    for asked in map(Requirement, wanted):
        (version,) = {pin.version for pin in locked[canonicalize_name(asked.name)].specifier}
        assert asked.specifier.contains(version), f"{asked} is locked as {version}"


@pytest.mark.parametrize("lock", ["run.txt", "otel.txt", "kit.txt", "engine.txt"])
def test_the_tests_run_on_what_is_served(lock: str) -> None:
    dev = pins("dev.txt")
    assert {name: str(pin.specifier) for name, pin in pins(lock).items()} == {
        name: str(dev[name].specifier) for name in pins(lock)
    }


def test_the_npm_package_is_of_the_version_and_the_library_that_are_served() -> None:
    package = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))
    assert package["version"] == __version__
    assert PROJECT["project"]["dependencies"] == ENGINE


def test_what_few_want_is_not_in_every_image() -> None:
    assert not [name for name in pins("run.txt") if name.startswith(("opentelemetry", "protobuf", "gunicorn-h1c"))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_each_pin_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    entries = [entry for entry in text.split("\n") if entry and entry[0] not in " #"]
    assert entries
    assert all(entry.endswith("\\") for entry in entries), "a pin without a hash"


@pytest.mark.parametrize("folder", ["tools", "web/engine", "tests/clients/kotlin"])
def test_what_npm_locks_has_hashes_and_no_address(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    packages = [package for place, package in lock["packages"].items() if place]
    assert all("integrity" in package and "resolved" not in package for package in packages)


def test_the_examples_name_the_versions_that_they_are_tried_with() -> None:
    examples = json.loads((ROOT / "examples" / "typescript" / "package.json").read_text(encoding="utf-8"))
    tools, kotlin = (
        json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
        for folder in ("tools", "tests/clients/kotlin")
    )
    assert (examples["dependencies"] | examples["devDependencies"]).items() <= tools.items()
    clients = (ROOT / "docs" / "how-to" / "clients.md").read_text(encoding="utf-8")
    named = [line for line in clients.splitlines() if line.startswith("npm install ")]
    said = re.findall(r"\b([a-z-]+)@([\d.]+)", " ".join(named))
    assert {name for name, _ in said} == {"openapi-fetch", "openapi-typescript", "typescript", "axios", *kotlin}
    assert set(said) <= (tools | kotlin).items()
