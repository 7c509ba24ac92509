"""Java, by openapi-generator's `native` library: one call of each kind, and the example."""

import os
import shutil
from pathlib import Path

import pytest

from tests.clients.comes_back import played_on
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


def test_each_call(java: Path, either: str) -> None:
    assert program(java, "Calls", either) == DONE


def test_the_table_plays_on_though_the_service_is_killed(java: Path, tmp_path: Path) -> None:
    played_on("java", QUICK, "-cp", f"classes{os.pathsep}{JAR}", "PokerTable", cwd=java, log=tmp_path / "log")
