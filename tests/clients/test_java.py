"""Java, by openapi-generator's `native` library: one call of each kind, and the example."""

import os
import shutil
from pathlib import Path

import pytest

from tests.clients.generators import DONE, EXAMPLES, JAR, PROGRAMS, QUICK, made, need, run

OPTIONS = "openApiNullable=false,containerDefaultToNull=true,invokerPackage=client,apiPackage=client.api"


@pytest.fixture(scope="module")
def java(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client and the programs, compiled: all of the client, as whatever it has must compile."""
    need(shutil.which("javac"), "apt-get install default-jdk-headless")
    folder = tmp_path_factory.mktemp("java")
    made("java", folder / "client", "--library=native", f"--additional-properties={OPTIONS},modelPackage=client.model")
    sources = [*(folder / "client" / "src" / "main").rglob("*.java"), *(EXAMPLES / "java").rglob("javax/**/*.java")]
    programs = (PROGRAMS / "Calls.java", EXAMPLES / "java" / "Table.java")
    run("javac", f"-J{QUICK}", "-d", "classes", "-cp", str(JAR), *sources, *programs, cwd=folder)
    return folder


def program(folder: Path, name: str, *arguments: str) -> str:
    return run("java", QUICK, "-cp", f"classes{os.pathsep}{JAR}", name, *arguments, cwd=folder)


def test_each_call(java: Path, address: str) -> None:
    assert program(java, "Calls", address) == DONE


def test_the_table_plays_hands_to_the_end(java: Path, address: str) -> None:
    told = program(java, "Table", address, "20").splitlines()
    assert told[-1].startswith("20 played: {1=")
    assert sum(line.startswith("Hand ") for line in told) == 20
