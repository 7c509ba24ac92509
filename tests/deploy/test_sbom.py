"""The bill of materials names what is locked, with nothing of where it came from, and the same each time."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from service import __version__
from tests.deploy.containers import ROOT, docker
from tools import vendor

TOOL: Final = ROOT / ".venv" / "sbom" / "tool" / "bin" / "python"
RUN: Final = ROOT / ".venv" / "sbom" / "run" / "bin" / "python"


def made(out: Path, **environment: str) -> bytes:
    if not (ROOT / ".venv" / ".bills").exists():
        pytest.skip("no tool for it: make sbom")
    subprocess.run([TOOL, "tools/sbom.py", RUN, __version__, out], cwd=ROOT, check=True, env=environment)
    return out.read_bytes()


def locked() -> list[Requirement]:
    """Each line of it: a package may stand in it twice, for two Pythons."""
    lines = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8").splitlines()
    return [Requirement(line.rstrip(" \\")) for line in lines if line and line[0] not in " #"]


def named(name: str, version: str) -> tuple[str, str]:
    return canonicalize_name(name), version


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return made(tmp_path_factory.mktemp("sbom") / "bill.json")


@pytest.fixture
def bill(written: bytes) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(written)
    return told


def test_each_package_that_is_locked_is_in_it_and_no_other(bill: dict[str, Any]) -> None:
    pins = [pin for pin in locked() if pin.marker is None or pin.marker.evaluate()]
    wanted = {named(pin.name, version.version) for pin in pins for version in pin.specifier}
    ours, loaded = bill["metadata"]["component"], [one for one in bill["components"] if "pkg:npm" in one["purl"]]
    assert loaded == vendor.bill()["components"]
    installed = [one for one in bill["components"] if one not in loaded]
    assert {named(one["name"], one["version"]) for one in installed} == wanted
    for one in installed:
        kind, _, purl = one["purl"].partition("/")
        assert kind == "pkg:pypi"
        assert named(*purl.split("@")) == named(one["name"], one["version"])
        assert one["licenses"], one
    assert (ours["name"], ours["version"]) == ("floorman", __version__)


def test_no_address_is_in_it(bill: dict[str, Any]) -> None:
    assert bill.pop("$schema")
    assert "://" not in json.dumps(bill)


def test_it_says_the_same_each_time(written: bytes, bill: dict[str, Any], tmp_path: Path) -> None:
    assert made(tmp_path / "again.json", SOURCE_DATE_EPOCH="1") == written
    assert not {"serialNumber", "timestamp"} & (bill.keys() | bill["metadata"].keys())


def test_it_tells_what_is_in_the_image(bill: dict[str, Any], image: str) -> None:
    """But for what the lock has for some Pythons only, as the image's may be another."""
    every = "[(one.name, one.version) for one in m.distributions(path=['/packages'])]"
    program = f"import importlib.metadata as m; print({every})"
    told = docker("run", "--rm", "--network", "none", image, "python", "-c", program)
    found = {named(*one) for one in re.findall(r"\('([^']+)', '([^']+)'\)", told)}
    billed = {named(one["name"], one["version"]) for one in bill["components"] if "pkg:pypi" in one["purl"]}
    by_python = {canonicalize_name(pin.name) for pin in locked() if "python" in str(pin.marker or "")}
    assert len(found) > 25
    assert {name for name, _ in found ^ billed} <= by_python
