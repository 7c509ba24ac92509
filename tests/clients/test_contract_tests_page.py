"""docs/how-to/contract-tests.md: its commands do what the page says, and its example of a workflow is made of them."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest
import yaml

from tests.clients.generators import PATH, need, run
from tests.support.requests import GOOD
from tests.support.server import LONG, ROOT, free_port

PAGE: Final = (ROOT / "docs" / "how-to" / "contract-tests.md").read_text(encoding="utf-8")
SERVER, MOCK = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
EXAMPLES: Final = ROOT / "examples" / "contract-tests"
COMPOSE: Final = EXAMPLES / "compose.yaml"


@pytest.fixture(scope="module")
def mock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of the mock, once the page's commands have waited for it."""
    need(shutil.which("npm", path=PATH), "sh tools/node-modules.sh, where there is npm")
    folder = tmp_path_factory.mktemp("mock")
    shutil.copy(ROOT / "openapi.yaml", folder)
    port = free_port()
    with (folder / "log").open("wb") as log:
        shell = subprocess.Popen(
            ["sh", "-euc", MOCK.replace("4010", str(port))],
            cwd=folder,
            env=os.environ | {"PATH": PATH},
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # with the mock, which outlives it
        )
    try:
        assert shell.wait(LONG) == 0, (folder / "log").read_text()
        yield port
    finally:
        with suppress(ProcessLookupError):
            os.killpg(shell.pid, signal.SIGKILL)


def asked(port: int, body: object, prefer: str = "") -> tuple[int, dict[str, object]]:
    """The status and the answer of the mock to a decision."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=LONG)) as line:
        line.request("POST", "/v1/decisions", json.dumps(body), {"Content-Type": "application/json", "Prefer": prefer})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())


def test_the_mock_answers_as_the_page_says(mock: int) -> None:
    assert asked(mock, GOOD)[0] == 200
    status, chosen = asked(mock, GOOD, "example=below_the_minimum")
    assert (status, chosen["ruling"]) == (200, "corrected")
    assert asked(mock, {"rulebook": 1})[0] == 422
    assert [asked(mock, GOOD, f"code={code}")[0] for code in (401, 429, 503)] == [401, 429, 503]
    assert asked(mock, GOOD) == asked(mock, GOOD)


def test_a_server_is_held_to_the_contract(address: str) -> None:
    script = SERVER.replace("http://127.0.0.1:8000", address).replace("--max-examples 20", "--max-examples 1")
    assert script.count(address) == 2
    script = script.replace(".venv/bin/", f"{Path(sys.executable).parent}/")
    told = run("sh", "-euc", script, cwd=ROOT)
    assert "No issues found" in told


def test_the_workflow_is_one_and_runs_what_is_tried_here() -> None:
    check = str(Path(sys.executable).with_name("check-jsonschema"))
    run(check, "--builtin-schema", "vendor.github-workflows", "github.yml", cwd=EXAMPLES)
    jobs = yaml.safe_load((EXAMPLES / "github.yml").read_text(encoding="utf-8"))["jobs"]
    scripts = {name: [step["run"] for step in job["steps"] if "run" in step] for name, job in jobs.items()}
    assert scripts == {
        "client": [f"{MOCK.replace(' openapi.yaml', ' floorman/openapi.yaml')}npm test\n"],
        "server": [f"make .venv/.serves\nmake serve &\n{SERVER}"],
    }


def test_the_mock_of_the_compose_file_is_the_one_of_the_page() -> None:
    mock = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"]["mock"]
    assert " ".join(mock["command"]).replace(" --host 0.0.0.0", "") == "mock --port 4010 /openapi.yaml"
    assert f"@stoplight/prism-cli@{mock['image'].rpartition(':')[2].rstrip('}')}." in MOCK
    assert mock["volumes"] == ["../../openapi.yaml:/openapi.yaml:ro"]
    assert (COMPOSE.parent / "../../openapi.yaml").exists()
