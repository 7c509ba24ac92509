"""Clients that generators make of openapi.yaml: they compile strictly, and make one call of each kind.

Kotlin, Swift and Go are not compiled here: their source must have each property of each request.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.spec.conformity import SPEC, operations
from tests.support.server import LONG, ROOT, Server

PROGRAMS: Final = Path(__file__).parent / "programs"
BIN: Final = ROOT / ".venv" / "clients" / "bin"
JAR: Final = next((BIN.parent / "lib").glob("python*/site-packages/openapi_generator_cli/openapi-generator.jar"), None)
"""The generator; Jackson is in it, which Java's client needs."""
NODE: Final = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
MODULES: Final = ROOT / "tools" / "node_modules"
QUICK: Final = "-XX:TieredStopAtLevel=1"
DONE: Final = "all calls made\n"


def need(what: object, reason: str) -> None:
    """Skip where it is absent; in CI that is a failure."""
    if not what and "CI" not in os.environ:
        pytest.skip(reason)
    assert what, reason


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def made(generator: str, into: Path, *options: str) -> Path:
    """The client that openapi-generator makes."""
    need(JAR and shutil.which("java"), "make verify-clients, with Java: apt-get install default-jdk-headless")
    spec = ("-i", ROOT / "openapi.yaml", "-g", generator, "-o", into)
    run("java", QUICK, "-jar", str(JAR), "generate", *spec, *options, cwd=into.parent)
    return into


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server(tmp_path_factory.mktemp("clients") / "log", WORKERS="1")
    yield f"http://127.0.0.1:{running.port}"
    running.stop()


def compiled(folder: Path, *strict: str) -> Path:
    """The program in a folder and its client, as JavaScript."""
    (folder / "package.json").write_text('{"type": "module"}')
    target = ("--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom", "--outDir", "js")
    run(str(NODE), MODULES / "typescript" / "bin" / "tsc", "--strict", *strict, *target, "main.ts", cwd=folder)
    return folder / "js" / "main.js"


def test_typescript_fetch(address: str, tmp_path: Path) -> None:
    need(NODE and MODULES.exists(), "sh tools/node-modules.sh")
    made("typescript-fetch", tmp_path / "client", "--additional-properties=importFileExtension=.js")
    shutil.copy(PROGRAMS / "typescript_fetch.ts", tmp_path / "main.ts")
    assert run(str(NODE), compiled(tmp_path), address, cwd=tmp_path) == DONE


def test_openapi_typescript(address: str, tmp_path: Path) -> None:
    need(NODE and MODULES.exists(), "sh tools/node-modules.sh")
    generator = MODULES / "openapi-typescript" / "bin" / "cli.js"
    run(str(NODE), generator, ROOT / "openapi.yaml", "-o", tmp_path / "schema.ts", cwd=tmp_path)
    shutil.copy(PROGRAMS / "openapi_typescript.ts", tmp_path / "main.ts")
    (tmp_path / "node_modules").symlink_to(MODULES)
    program = compiled(tmp_path, "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes")
    assert run(str(NODE), program, address, cwd=tmp_path) == DONE


def test_openapi_python_client(address: str, tmp_path: Path) -> None:
    need(BIN.exists(), "make verify-clients")
    spec = ("--path", ROOT / "openapi.yaml", "--meta", "none", "--output-path", tmp_path / "client")
    run(BIN / "openapi-python-client", "generate", *spec, cwd=tmp_path)
    shutil.copy(PROGRAMS / "python_client.py", tmp_path / "main.py")
    its = ("--python-executable", BIN / "python", "--config-file", os.devnull, "--cache-dir", os.devnull)
    run(sys.executable, "-m", "mypy", "--strict", *its, "main.py", cwd=tmp_path)
    assert run(BIN / "python", "main.py", address, cwd=tmp_path) == DONE


def test_java(address: str, tmp_path: Path) -> None:
    need(shutil.which("javac"), "apt-get install default-jdk-headless")
    options = "openApiNullable=false,containerDefaultToNull=true,invokerPackage=client,apiPackage=client.api"
    made("java", tmp_path, "--library=native", f"--additional-properties={options},modelPackage=client.model")
    shutil.copytree(PROGRAMS / "javax", tmp_path / "src" / "main" / "java" / "javax")
    sources = [*(tmp_path / "src" / "main").rglob("*.java"), PROGRAMS / "Calls.java"]
    run("javac", f"-J{QUICK}", "-d", "classes", "-cp", str(JAR), *sources, cwd=tmp_path)
    assert run("java", QUICK, "-cp", f"classes{os.pathsep}{JAR}", "Calls", address, cwd=tmp_path) == DONE


SCHEMAS: Final[dict[str, Any]] = SPEC["components"]["schemas"]


def named(node: Any) -> set[str]:
    """The schemas that are named in it, and in these."""
    found = set(re.findall(r"'#/components/schemas/(\w+)'", str(node)))
    return found.union(*(named(SCHEMAS[name]) for name in found))


def requests() -> list[str]:
    """Every schema that a request is made of, and that is more than a word or a number."""
    said = [operation["requestBody"] for _, _, operation in operations() if "requestBody" in operation]
    found = named([one["content"]["application/json"]["schema"] for one in said])
    return sorted(name for name in found if SCHEMAS[name].keys() & {"properties", "oneOf"})


@pytest.mark.parametrize(
    ("generator", "option", "source", "member"),
    [
        (
            "kotlin",
            "serializationLibrary=gson,generateOneOfAnyOfWrappers=true",
            "{name}.kt",
            r'@SerializedName\("KEY"\)',
        ),
        ("swift6", "", "{name}.swift", r'^ +case (\w+ = "KEY"|`?KEY`?)$'),
        ("go", "", "model_{snake}.go", r'`json:"KEY[,"]'),
    ],
)
def test_no_request_lacks_a_property(generator: str, option: str, source: str, member: str, tmp_path: Path) -> None:
    made(generator, tmp_path / "client", f"--additional-properties={option}")
    files = {file.name: file for file in tmp_path.rglob("*")}
    assert len(requests()) > 20
    for name in requests():
        snake = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
        text = files[source.format(name=name, snake=snake)].read_text("utf-8")
        for key in SCHEMAS[name].get("properties", ()):
            assert re.search(member.replace("KEY", re.escape(key)), text, re.MULTILINE), f"{name} lacks {key}"
        for branch in SCHEMAS[name].get("oneOf", ()):
            assert branch["$ref"].rpartition("/")[2] in text, f"{name} lacks {branch}"
