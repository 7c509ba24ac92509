"""Java, by openapi-generator's `native` library: one call of each kind, and the example."""

import os
import shutil
from pathlib import Path

import pytest

from tests.clients.comes_back import HANDS, played_on
from tests.clients.generators import DONE, JAR, PROGRAMS, QUICK, copied, need, run, said


@pytest.fixture(scope="module")
def java(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and the programs, compiled: all of the client, as whatever it has must compile."""
    need(shutil.which("javac"), "apt-get install default-jdk-headless")
    need(JAR, "make verify-clients")
    folder = copied("java", tmp_path_factory.mktemp("java"))
    run("java", QUICK, "-jar", str(JAR), *said("openapi-generator-cli"), cwd=folder)
    shutil.copy(PROGRAMS / "Calls.java", folder)
    sources = [*folder.glob("*.java"), *folder.glob("javax/**/*.java"), *folder.glob("client/src/main/**/*.java")]
    run("javac", f"-J{QUICK}", "-d", "classes", "-cp", str(JAR), *sources, cwd=folder)
    return folder


def program(folder: Path, name: str, *arguments: str) -> str:
    return run("java", QUICK, "-cp", f"classes{os.pathsep}{JAR}", name, *arguments, cwd=folder)


def test_each_call(java: Path, address: str) -> None:
    assert program(java, "Calls", address) == DONE


def test_what_a_later_version_adds_does_no_harm(java: Path, later: str) -> None:
    assert program(java, "Calls", later) == DONE


def test_the_table_plays_on_though_the_service_is_killed(java: Path, tmp_path: Path) -> None:
    told = played_on("java", QUICK, "-cp", f"classes{os.pathsep}{JAR}", "PokerTable", cwd=java, log=tmp_path / "log")
    assert told[-1].startswith(f"{HANDS} played: {{1=")
    assert sum(line.startswith("Hand ") for line in told) == HANDS
