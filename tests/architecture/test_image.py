"""What is in the container image, and who runs it there."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from service import __version__

ROOT: Final = Path(__file__).parents[2]


def test_it_holds_what_serves_and_nothing_else() -> None:
    """No tests, no history, no key that lies beside the checkout: what is not named stays out."""
    first, *named = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert first == "*"
    let_in = {name[1:] for name in named if name.startswith("!")}
    served = {"service", "dist/engine", "deploy/gunicorn.conf.py", "openapi.yaml", "LICENSE", "NOTICE"}
    assert let_in == {*served, "requirements/run.txt"}


@pytest.mark.parametrize(("engine", "folder"), [("", ""), ("1", "dist/engine")])
def test_the_engine_is_in_it_where_it_is_wanted(tmp_path: Path, engine: str, folder: str) -> None:
    """It is left out by the build's own step, which fails where it is wanted and missing."""
    (tmp_path / "docker").write_text(f'#!/bin/sh\n[ "$1" != build ] || echo "$@" >{tmp_path}/given\n')
    (tmp_path / "docker").chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "ENGINE": engine, "BASE_IMAGE": "base"}
    subprocess.run(["sh", "tools/image.sh"], cwd=ROOT, env=env, check=True)
    assert f" ENGINE_DIR={folder} " in (tmp_path / "given").read_text()
    [step] = re.findall(r"^RUN (if .*ENGINE_DIR.*)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    build = ["sh", "-c", step.replace("/app", str(tmp_path))]
    assert bool(subprocess.run(build, env={"ENGINE_DIR": folder}, check=False).returncode) == bool(folder)
    (tmp_path / "dist" / "engine" / "dist").mkdir(parents=True)
    (tmp_path / "dist" / "engine" / "dist" / "manifest.json").touch()
    subprocess.run(build, env={"ENGINE_DIR": folder}, check=True)
    assert (tmp_path / "dist").exists() == bool(folder)


def test_a_published_image_is_on_a_base_with_a_digest_and_says_where_it_is_from(tmp_path: Path) -> None:
    digest = f"sha256:{'1' * 64}"
    stand_in = f'#!/bin/sh\ncase "$*" in *imagetools*) echo {digest} ;; *push*) echo "$@" >{tmp_path}/given ;; esac\n'
    (tmp_path / "docker").write_text(stand_in)
    (tmp_path / "docker").chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PUSH": "linux/amd64,linux/arm64"}
    subprocess.run(["sh", "tools/image.sh", "registry.example.com/floorman:1.0.0"], cwd=ROOT, env=env, check=True)
    given = (tmp_path / "given").read_text()
    assert re.search(rf" BASE_IMAGE=python:[\w.-]+@{digest} ", given)
    assert "--push --platform linux/amd64,linux/arm64 --provenance mode=max --sbom true" in given
    assert " --tag registry.example.com/floorman:1.0.0 " in given


def test_who_runs_it_is_not_root_and_owns_nothing() -> None:
    last = re.split(r"^FROM ", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)[-1]
    assert [int(user) > 0 for user in re.findall(r"^USER (\d+):\d+$", last, re.MULTILINE)] == [True]
    assert not re.search(r"--chown|chmod|chown", last)
    assert len(re.findall(r"^RUN ", last, re.MULTILINE)) == 1  # which takes away only: tests/deploy/test_image.py


def test_its_label_tells_the_version() -> None:
    [told] = re.findall(r'image\.version="([^"]+)"', (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert told == __version__
