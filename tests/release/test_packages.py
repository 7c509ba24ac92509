"""The packages of a release: the same bytes wherever they are built, what is in them, and how an image is pinned."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Final

import pytest

from service import __version__
from tools import pins, release_check, suite, vendor

ROOT: Final = Path(__file__).parents[2]
DIGEST: Final = f"sha256:{'0' * 64}"


def built(tree: Path, mask: int, when: int) -> Path:
    """The wheel and the sdist of a copy of what git has, made under another umask and with other times."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    before = os.umask(mask)
    try:
        for name in listed.stdout.splitlines():
            if (ROOT / name).is_file():
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, tree / name)
                (tree / name).chmod((ROOT / name).stat().st_mode & ~mask)
                os.utime(tree / name, (when, when))
        build = [sys.executable, "-m", "hatchling", "build", "-d", str(tree / "built")]
        subprocess.run(build, cwd=tree, check=True, capture_output=True)
    finally:
        os.umask(before)
    return tree / "built"


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    first = built(tmp_path_factory.mktemp("here"), 0o022, 1_000_000_000)
    return first, built(tmp_path_factory.mktemp("elsewhere") / "deeper", 0o077, 1_700_000_000)


def test_the_wheel_and_the_sdist_are_the_same_wherever_they_are_built(twice: tuple[Path, Path]) -> None:
    first, second = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in twice)
    assert len(first) == 2
    assert [name for name in first.keys() | second.keys() if first.get(name) != second.get(name)] == []


def test_the_wheel_carries_a_bill_of_what_is_in_it(twice: tuple[Path, Path]) -> None:
    [wheel] = twice[0].glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        bill: dict[str, Any] = json.loads(packed.read(f"floorman-{__version__}.dist-info/sboms/floorman.cdx.json"))
        names = packed.namelist()
    assert bill["metadata"]["component"]["version"] == __version__
    assert bill["components"] == vendor.bill()["components"]
    assert {one["name"]: one["version"] for one in bill["components"]} == {
        name: version for name, (version, _) in vendor.PACKAGES.items()
    }
    loaded = json.loads((vendor.LOADED / "manifest.json").read_bytes())
    assert {f"floorman/pages/static/vendor/{name}/{file}" for name in loaded for file in loaded[name]["sha256"]} < {
        *names
    }


def test_npm_packs_the_suite_into_the_same_bytes(tmp_path: Path) -> None:
    if not shutil.which("npm"):
        pytest.skip("npm is not installed")
    packed = []
    for name in ("a", "b"):
        suite.write(tmp_path / name / "suite")
        (tmp_path / name / "packed").mkdir()
        command = ["npm", "pack", "--silent", "--pack-destination", str(tmp_path / name / "packed"), "./suite"]
        subprocess.run(command, cwd=tmp_path / name, check=True, capture_output=True)
        packed += [*(tmp_path / name / "packed").iterdir()]
    assert packed[0].read_bytes() == packed[1].read_bytes()
    assert release_check.faults(packed[0]) == []


def test_a_package_of_another_release_or_name_is_not_published(
    twice: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    right = [str(twice[0]), "--tag", f"v{__version__}", "--name", "floorman"]
    assert release_check.main(right) == 0
    assert release_check.main([*right[:1], "--tag", "", "--name", ""]) == 0
    capsys.readouterr()
    assert release_check.main([str(twice[0]), "--tag", "v9.0.0", "--name", "theirs"]) == 1
    assert capsys.readouterr().out.count("release: ") == 2


def test_an_image_is_pinned_by_its_digest(tmp_path: Path) -> None:
    name = "registry.example.com:5000/cards/floorman"
    pins.written(f"{name}@{DIGEST}", tmp_path)
    assert (tmp_path / ".env").read_text() == f"FLOORMAN_IMAGE={name}@{DIGEST}\n"
    assert f'newName: {name}, digest: "{DIGEST}"' in (tmp_path / "kustomization.yaml").read_text()


@pytest.mark.parametrize("image", ["floorman", "floorman:1.0.0", f"floorman@{DIGEST[:-1]}", f"$(x)@{DIGEST}"])
def test_a_tag_is_no_pin(tmp_path: Path, image: str) -> None:
    with pytest.raises(SystemExit, match="with its digest"):
        pins.written(image, tmp_path)
    assert not [*tmp_path.iterdir()]
