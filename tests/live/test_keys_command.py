"""`floorman keys` as a process: a secret goes where it may, and into no key file."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from service.key_file import read
from tests.support.server import PATIENCE, ROOT

NEW = (sys.executable, "-m", "service", "keys", "new", "acme")


def test_a_key_does_not_go_into_its_own_key_file(tmp_path: Path) -> None:
    """`>> keys.toml 2>&1`, and the same file opened twice; without a terminal a comment says why."""
    path = tmp_path / "keys.toml"
    path.write_text("[keys]\n")
    for _ in range(2):
        with path.open("ab") as out, path.open("ab") as err:
            told = subprocess.run(NEW, cwd=ROOT, stdout=out, stderr=err, start_new_session=True, check=False)
        assert told.returncode == 2
    text = path.read_text()
    assert "floorman_" not in text
    assert text.count("# floorman: no key was made: ") == 2
    assert read(text) == ()


AT_A_TERMINAL = """
import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
"""


def test_at_a_terminal_it_is_said_there_and_the_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    typed = ("sh", "-c", f"{shlex.join(NEW)} >> {path} 2>&1")
    at = (sys.executable, "-c", AT_A_TERMINAL, *typed)
    told = subprocess.run(at, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    assert told.returncode == 2
    assert told.stdout.startswith(b"floorman: no key was made: ")
    assert path.read_bytes() == b""


@pytest.mark.parametrize("kind", ["pipe", "null", "apart"])
def test_one_pipe_a_device_and_two_files_are_fine(tmp_path: Path, kind: str) -> None:
    if kind == "pipe":
        told = subprocess.run(NEW, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=True)
        assert b"floorman_" in told.stdout
        assert b"[keys.acme]" in told.stdout
        return
    names = (os.devnull, os.devnull) if kind == "null" else (tmp_path / "keys.toml", tmp_path / "key")
    with Path(names[0]).open("ab") as out, Path(names[1]).open("ab") as err:
        subprocess.run(NEW, cwd=ROOT, stdout=out, stderr=err, timeout=PATIENCE, check=True)
    if kind == "apart":
        assert len(read((tmp_path / "keys.toml").read_text())) == 1
