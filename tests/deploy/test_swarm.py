"""deploy/swarm in a real swarm of one node: under load it is updated, loses a container, and rolls a bad release back.

Asked through its haproxy all the time; every answer must be a 200 with just the bytes that are expected.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.deploy.containers import ROOT, docker
from tests.deploy.fronts import patient
from tests.deploy.programs import need_docker, need_program
from tests.deploy.steady import KINDS, Told, answer_of, answered_anew, requests, steady, stream_of
from tests.support.server import UNHURRIED, Server, free_port

STACK: Final = "floorman-tried"
SERVICE: Final = f"{STACK}_floorman"
FRONT: Final = "floorman-haproxy:tried"
SAYS_500: Final = """
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
class Bad(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_error(500)
    do_POST = do_GET
ThreadingHTTPServer(("", 8000), Bad).serve_forever()
"""
BAD: Final = {"never_ready": ["sleep", "600"], "answers_500": ["python", "-c", SAYS_500]}
IN_USE: Final = "this docker is in use: DOCKER_HOST=unix:///none make verify-deploy starts one of its own"


class Swarm(Server):
    """The stack: what is asked of a server is asked of its haproxy."""

    def __init__(self, folder: Path, key: bytes) -> None:
        self.port = free_port()
        self.folder = folder
        self.good = ""
        self.headers = (b"Authorization: Bearer " + key,)

    def deploy(self, image: str) -> None:
        """Make this the release that is wanted."""
        settings = {
            "FLOORMAN_IMAGE": image,
            "HAPROXY_IMAGE": FRONT,
            "PUBLISHED": str(self.port),
            "DRAIN_SECONDS": "2",
            "START_PERIOD": "30s",
            "MONITOR": "3s",
        }
        command = [
            need_docker(),
            "stack",
            "deploy",
            "--detach=true",
            "--resolve-image",
            "never",
            "-c",
            "stack.yaml",
            STACK,
        ]
        told = subprocess.run(
            command, cwd=self.folder / "swarm", env=os.environ | settings, capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, told.stderr

    def wanted(self) -> list[str]:
        """The id of the task of each instance that is wanted to run."""
        return docker("service", "ps", "--quiet", "--no-trunc", "--filter", "desired-state=running", SERVICE).split()

    def tasks(self) -> list[tuple[str, str]]:
        """The image and state of each instance that is wanted to run."""
        shown = docker(
            "service", "ps", "--filter", "desired-state=running", "--format", "{{.Image}} {{.CurrentState}}", SERVICE
        )
        return [(words[0], words[1]) for words in map(str.split, shown.splitlines())]

    def runs(self, image: str) -> bool:
        """Whether three run, all of this image."""
        return self.tasks() == [(image, "Running")] * 3

    def updated(self) -> str:
        """How far the last update is."""
        spec: dict[str, Any] = json.loads(docker("service", "inspect", SERVICE))[0]
        return str(spec.get("UpdateStatus", {}).get("State"))

    def wait(self, true: Callable[[], bool]) -> None:
        """Until it is so, for as long as two releases may take."""
        end = time.monotonic() + 400
        while not true():
            assert time.monotonic() < end, docker("service", "ps", "--no-trunc", SERVICE, STACK + "_haproxy", code=None)
            time.sleep(0.5)

    def answers(self) -> bool:
        """Whether a request gets through to an instance."""
        try:
            return self.raw(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").startswith(
                b"HTTP/1.1 200 "
            )
        except OSError:
            return False


def made_from(image: str, tag: str, *lines: str) -> str:
    """An image like another, but for these lines of a Dockerfile."""
    told = "\n".join((f"FROM {image}", *lines, ""))
    subprocess.run(
        [need_docker(), "build", "--quiet", "--tag", tag, "-"], input=told.encode(), check=True, capture_output=True
    )
    return tag


def unhurried(folder: Path) -> None:
    """Have neither an instance nor haproxy take a busy machine for one that is overloaded, or gone."""
    conf, file = folder / "haproxy" / "floorman.cfg", folder / "swarm" / "stack.yaml"
    conf.write_text(patient(conf.read_text(encoding="utf-8")))
    stack = yaml.safe_load(file.read_text(encoding="utf-8"))
    stack["services"]["floorman"]["environment"] |= UNHURRIED
    file.write_text(yaml.safe_dump(stack))


@pytest.fixture(scope="module")
def swarm(image: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Swarm]:
    """A swarm of one node with the stack in it, gone afterwards."""
    need_program("haproxy")
    ours = "floorman-docker" in os.environ.get("DOCKER_HOST", "")
    if not ours and not os.environ.get("CI"):
        pytest.skip(IN_USE)
    folder = tmp_path_factory.mktemp("swarm")
    for part in ("swarm", "haproxy"):
        shutil.copytree(ROOT / "deploy" / part, folder / part)
    unhurried(folder)
    made = subprocess.run(
        [sys.executable, "-m", "service", "keys", "new", "caller"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    (folder / "swarm" / "keys.toml").write_text(made.stdout)
    stood_in = subprocess.run(
        ["sh", "tools/stand-ins.sh", "haproxy", FRONT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert stood_in.returncode == 0, stood_in.stderr
    with ExitStack() as stack:
        docker("swarm", "init", "--advertise-addr", "127.0.0.1", "--listen-addr", f"127.0.0.1:{free_port()}")
        stack.callback(docker, "swarm", "leave", "--force", code=None)
        one = Swarm(folder, made.stderr.splitlines()[1].encode())
        stack.callback(docker, "stack", "rm", STACK, code=None)
        one.good = image
        one.deploy(image)
        one.wait(lambda: one.runs(image))
        one.wait(one.answers)
        yield one


def asked(swarm: Swarm, what: Callable[[], None]) -> Told:
    """What became of steady requests while something was done."""
    allowed = {kind: {answer_of(swarm, kind, "tda-2019", *swarm.headers)} for kind in requests()}
    streamed = stream_of(swarm, *swarm.headers)
    with steady({"haproxy": swarm}, allowed, streamed, headers=swarm.headers) as told:
        answered_anew(told)
        what()
        answered_anew(told)
    return told["haproxy"]


def hold(told: Told, what: str, *, cuts: bool = False) -> None:
    """Nothing failed."""
    print(f"\n{what}: {told}", end="")  # noqa: T201  # the figures
    assert told.wrong == []
    assert cuts or told.cut == []
    assert all(told.right[kind] > 0 for kind in KINDS)


def test_a_release_is_rolled_out_unnoticed(swarm: Swarm, image: str) -> None:
    following = made_from(image, "floorman:following", 'LABEL following="yes"')

    def roll() -> None:
        swarm.deploy(following)
        swarm.wait(lambda: swarm.updated() == "completed")

    hold(asked(swarm, roll), "a rolling update of 3")
    swarm.wait(lambda: swarm.runs(following))
    swarm.good = following


def test_a_container_that_is_killed_is_made_up_for(swarm: Swarm) -> None:
    def kill() -> None:
        task, *_ = swarm.wanted()  # containers of tasks that are no longer wanted may be about to end
        one = docker("inspect", "--type", "task", "--format", "{{.Status.ContainerStatus.ContainerID}}", task).strip()
        docker("kill", "--signal", "KILL", one)
        swarm.wait(lambda: task not in swarm.wanted())
        swarm.wait(lambda: swarm.runs(swarm.good))

    told = asked(swarm, kill)
    hold(told, "a container killed", cuts=True)
    assert len(told.cut) <= 1


@pytest.mark.parametrize("how", list(BAD))
def test_a_bad_release_is_rolled_back_by_swarm_itself(swarm: Swarm, image: str, how: str) -> None:
    bad = made_from(image, f"floorman:{how}", f"CMD {json.dumps(BAD[how])}")

    def roll() -> None:
        swarm.deploy(bad)
        swarm.wait(lambda: swarm.updated() == "rollback_completed")

    hold(asked(swarm, roll), f"a release that {how.replace('_', ' ')}, rolled back")
    swarm.wait(lambda: swarm.runs(swarm.good))


def test_its_times_agree() -> None:
    """Swarm kills later than gunicorn cuts off; a drain is longer than haproxy needs to see it."""
    service = yaml.safe_load((ROOT / "deploy" / "swarm" / "stack.yaml").read_text())["services"]["floorman"]
    told = re.fullmatch(r"\$\{DRAIN_SECONDS:-(\d+)\}", service["environment"]["DRAIN_SECONDS"])
    assert told
    assert int(service["stop_grace_period"].removesuffix("s")) > int(told[1]) + 20
    assert int(told[1]) > 2  # a check each second, and a second for its answer
    update = service["deploy"]["update_config"]
    assert (update["order"], update["parallelism"], update["failure_action"]) == ("start-first", 1, "rollback")
    check = service["healthcheck"]
    assert "/readyz" in check["test"][-1]
    assert set(re.findall(r"\bimport ([\w, ]+)", check["test"][-1])) == {"socket, sys"}  # it is asked for ever
    [patience] = re.findall(r"--start-period=(\w+) ", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert check["start_period"] == f"${{START_PERIOD:-{patience}}}"


def test_haproxy_takes_its_configuration() -> None:
    files = (ROOT / "deploy" / "haproxy" / "floorman.cfg", ROOT / "deploy" / "swarm" / "haproxy.cfg")
    command = [need_program("haproxy"), "-c", *(word for file in files for word in ("-f", str(file)))]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "WARNING" not in told.stderr
