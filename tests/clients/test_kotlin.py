"""Kotlin, by openapi-generator: one call of each kind. Its compiler takes a minute."""

import os
from pathlib import Path

import pytest

from tests.clients.generators import DONE, QUICK, made, need, run

MODULES = Path(__file__).parent / "kotlin" / "node_modules"
COMPILER = MODULES / "kotlin-compiler" / "lib"
OF_ALLURE = MODULES / "allure-commandline" / "dist" / "plugins" / "jira-plugin" / "lib"
"""Where npm has OkHttp and Okio, which the client sends with."""
GSON = Path("/usr/share/java/gson.jar")


def found() -> list[Path]:
    """The libraries that the client needs, as far as they are there."""
    return [*OF_ALLURE.glob("okhttp-jvm-*.jar"), *OF_ALLURE.glob("okio-jvm-*.jar"), *filter(Path.exists, [GSON])]


@pytest.fixture(scope="module")
def kotlin(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """The command that runs the program, which is compiled with all of the client."""
    need(COMPILER.exists(), "make verify-clients")
    need(len(found()) == 3, "allure-commandline with OkHttp and Okio, and apt-get install libgoogle-gson-java")
    folder = made("kotlin", "Calls.kt", tmp_path_factory.mktemp("kotlin"))
    libraries = os.pathsep.join(map(str, found()))
    compiler = ("java", QUICK, "-cp", f"{COMPILER}/*", "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler")
    sources = ("Calls.kt", "client/src/main")
    run(*compiler, "-no-reflect", "-nowarn", "-cp", libraries, "-d", "calls.jar", *sources, cwd=folder)
    own = [COMPILER / "kotlin-stdlib.jar", COMPILER / "kotlinx-coroutines-core-jvm.jar"]
    needed = os.pathsep.join(map(str, [folder / "calls.jar", *own, *found()]))
    return ("java", QUICK, "-cp", needed, "CallsKt")


def test_each_call(kotlin: tuple[str, ...], either: str, tmp_path: Path) -> None:
    assert run(*kotlin, either, cwd=tmp_path) == DONE
