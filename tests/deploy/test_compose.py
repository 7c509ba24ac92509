"""deploy/compose, up: answers come through nginx, Prometheus sees each instance, Alertmanager has its config."""

import json
import os
import random
import re
import subprocess
import threading
import uuid
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.deploy.containers import ROOT, Container, docker
from tests.deploy.programs import need_docker, need_program
from tests.deploy.steady import GIVES_UP
from tests.support.requests import GOOD
from tests.support.server import UNHURRIED, free_port
from tests.support.waiting import meanwhile
from tests.support.waiting import until as wait_until

FOLDER: Final = ROOT / "deploy" / "compose"
FILE: Final = FOLDER / "compose.yaml"
SERVICES: Final[dict[str, dict[str, Any]]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))["services"]
PUBLISHED: Final = {name: one["image"].partition(":-")[2].rstrip("}") for name, one in SERVICES.items()}
TAGS: Final = {name: image.partition("@")[0] for name, image in PUBLISHED.items()}
INSTANCES: Final = ("floorman-a", "floorman-b")
STAND_INS: Final = ("nginx", "prometheus", "alertmanager")
NO_GRAFANA: Final = "no registry gives an image of Grafana: deploy/compose's Grafana is NOT TRIED"


def compose() -> list[str]:
    """The command, as a plugin or by itself; skips where there is neither."""
    if not subprocess.run([need_docker(), "compose", "version"], capture_output=True, check=False).returncode:
        return [need_docker(), "compose"]
    return [need_program("docker-compose")]


until: Final = partial(wait_until, seconds=180)


class Stack:
    """All of it, under a name of its own; no instance takes a busy machine for one that is overloaded."""

    def __init__(self, image: str, folder: Path) -> None:
        unhurried = folder / "unhurried.yaml"
        unhurried.write_text(yaml.safe_dump({"services": {name: {"environment": UNHURRIED} for name in INSTANCES}}))
        self._name = f"floorman-{os.getpid()}-{uuid.uuid4().hex[:8]}"
        self._command = [*compose(), "-p", self._name, "-f", str(FILE), "-f", str(unhurried)]
        self.port = free_port()
        network = f"10.{random.randrange(128, 255)}.{random.randrange(256)}"
        settings = {"FLOORMAN_IMAGE": image, "PORT": str(self.port), "NETWORK": network, "COMPOSE_HTTP_TIMEOUT": "600"}
        self._environment = os.environ | settings
        self._environment |= {f"{name.upper()}_IMAGE": TAGS[name] for name in STAND_INS}  # none stands in by a digest
        self.services = [name for name in SERVICES if self._there(name)]

    def _there(self, service: str) -> bool:
        """Whether there is an image for it, if need be one that stands in."""
        if service in INSTANCES:
            return True
        wanted = TAGS[service]
        if "Error" not in docker("image", "inspect", "--format", "{{.Id}}", wanted, code=None):
            return True
        with suppress(AssertionError, subprocess.TimeoutExpired):
            docker("pull", "--quiet", wanted)
            return True
        if service not in STAND_INS:
            return False
        need_program(service)
        need_program("busybox")
        subprocess.run(["sh", "tools/stand-ins.sh", service, wanted], cwd=ROOT, check=True)
        return True

    def say(self, *words: str) -> str:
        """What compose answers to this."""
        told = subprocess.run(
            [*self._command, *words],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert told.returncode == 0, told.stdout + self._logs(words)
        return told.stdout

    def _logs(self, words: tuple[str, ...]) -> str:
        return self.say("logs", "--no-color", "--tail", "20") if words[0] == "up" else ""

    def container(self, service: str) -> Container:
        """The newest of this service. Docker says it in a tenth of the time that compose takes to start."""
        labels = {"project": self._name, "service": service}
        chosen = (f"--filter=label=com.docker.compose.{key}={value}" for key, value in labels.items())
        return Container(docker("ps", "--all", "--quiet", *chosen).split()[0])

    def fetch(self, url: str) -> Any:
        """JSON at an address of the networks that Prometheus is in."""
        return json.loads(docker("exec", self.container("prometheus").id, "wget", "-q", "-O", "-", url))

    def answers(self) -> bool:
        """Whether a decision is answered."""
        try:
            return self.ask() == 200
        except (OSError, HTTPException):
            return False

    def ask(self) -> int:
        """The status of a decision, asked through nginx."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=GIVES_UP)
        try:
            line.request("POST", "/v1/decisions", json.dumps(GOOD), {"Content-Type": "application/json"})
            answer = line.getresponse()
            answer.read()
            return answer.status
        finally:
            line.close()


@pytest.fixture(scope="module")
def stack(image: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    stack = Stack(image, tmp_path_factory.mktemp("compose"))
    try:
        stack.say("up", "-d", *stack.services)
        until(lambda: all(stack.answers() for _ in range(6)))  # of both instances: one may be there before the other
        yield stack
    finally:
        stack.say("down", "--volumes", "--timeout", "5")


def test_the_service_for_the_tests_of_a_client_answers(image: str) -> None:
    file = ROOT / "examples" / "contract-tests" / "compose.yaml"
    command = [*compose(), "-p", f"contract-{os.getpid()}", "-f", str(file)]
    port = free_port()
    settings = os.environ | {"FLOORMAN_IMAGE": image, "PORT": str(port), "COMPOSE_HTTP_TIMEOUT": "600"}

    def answers() -> bool:
        with suppress(OSError, HTTPException), closing(HTTPConnection("127.0.0.1", port, timeout=GIVES_UP)) as line:
            line.request("GET", "/v1/rulebooks")
            return line.getresponse().status == 200
        return False

    try:  # the mock is of a registry; its commands are tried with the page
        subprocess.run([*command, "up", "-d", "floorman"], env=settings, check=True)
        until(answers)
    finally:
        subprocess.run([*command, "down", "--timeout", "5"], env=settings, check=True)


def test_each_image_has_a_version_and_a_digest() -> None:
    for name, image in PUBLISHED.items():
        if not name.startswith("floorman"):
            assert re.search(r":v?\d+\.\d+\.\d+(-[a-z]+)?@sha256:[0-9a-f]{64}$", image), image


def test_whatever_is_mounted_is_there() -> None:
    """Docker would make an empty folder of it, and say nothing."""
    mounted = [one.partition(":")[0] for service in SERVICES.values() for one in service.get("volumes", ())]
    ours = [one for one in mounted if one.startswith(".")]
    assert any(one.endswith("floorman.json") for one in ours)
    assert [one for one in ours if not (FOLDER / one).exists()] == []


@pytest.mark.parametrize("files", [["compose.yaml"], ["compose.yaml", "watch.yaml"], ["compose.yaml", "three.yaml"]])
def test_it_is_what_compose_takes(files: list[str]) -> None:
    command = [*compose(), *(word for file in files for word in ("-f", file)), "config", "--quiet"]
    told = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_a_decision_is_answered_through_nginx(stack: Stack) -> None:
    until(stack.answers)  # a busy machine may shed one
    line = HTTPConnection("127.0.0.1", stack.port, timeout=GIVES_UP)
    line.request("GET", "/metrics")
    assert line.getresponse().status == 404  # not for callers
    line.close()


def test_all_become_healthy(stack: Stack) -> None:
    for name in stack.services:
        until(lambda name=name: stack.container(name).state()["Health"]["Status"] == "healthy")  # type: ignore[misc]


def test_all_run_hardened_and_nginx_alone_is_published(stack: Stack) -> None:
    for name in stack.services:
        about = stack.container(name).inspect()
        host, user = about["HostConfig"], about["Config"]["User"]
        assert host["ReadonlyRootfs"], name
        assert host["CapDrop"] == ["ALL"], name
        assert host["SecurityOpt"] == ["no-new-privileges:true"], name
        assert 0 < host["Memory"] == host["MemorySwap"], name
        assert host["PidsLimit"] == 64, name
        assert int(user.partition(":")[0]) > 0, name
        ports = [(port, one["HostIp"]) for port, to in about["NetworkSettings"]["Ports"].items() for one in to or ()]
        assert ports == ([("8080/tcp", "127.0.0.1")] if name == "nginx" else []), name


def test_prometheus_sees_each_instance_and_has_our_rules(stack: Stack) -> None:
    def up() -> bool:
        found = stack.fetch("http://127.0.0.1:9090/api/v1/targets")["data"]["activeTargets"]
        return [one["health"] for one in found if one["labels"]["job"] == "floorman"] == ["up", "up"]

    until(up)
    wanted = {
        group["name"]
        for file in (ROOT / "deploy" / "monitoring" / "rules").glob("*.yaml")
        for group in yaml.safe_load(file.read_text(encoding="utf-8"))["groups"]
    }
    groups = stack.fetch("http://127.0.0.1:9090/api/v1/rules")["data"]["groups"]
    assert {group["name"] for group in groups} == wanted
    until(lambda: all(rule["health"] != "unknown" for group in rules(stack) for rule in group["rules"]))
    assert {rule["health"] for group in rules(stack) for rule in group["rules"]} == {"ok"}


def rules(stack: Stack) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = stack.fetch("http://127.0.0.1:9090/api/v1/rules")["data"]["groups"]
    return found


def test_alertmanager_has_its_config_and_prometheus_knows_it(stack: Stack) -> None:
    until(lambda: bool(stack.fetch("http://127.0.0.1:9090/api/v1/alertmanagers")["data"]["activeAlertmanagers"]))
    told = yaml.safe_load(stack.fetch("http://alertmanager:9093/api/v2/status")["config"]["original"])
    ours = yaml.safe_load((ROOT / "deploy" / "monitoring" / "alertmanager.yml").read_text(encoding="utf-8"))
    assert {one["name"] for one in told["receivers"]} == {one["name"] for one in ours["receivers"]}
    assert len(told["inhibit_rules"]) == len(ours["inhibit_rules"])


def test_no_caller_sees_one_instance_after_the_other_made_anew(stack: Stack) -> None:
    told: list[int | str] = []

    def call(over: threading.Event) -> None:
        while not over.is_set():
            try:
                told.append(stack.ask())
            except (OSError, HTTPException) as error:
                told.append(repr(error))
            over.wait(0.01)

    with meanwhile(call):
        for name in INSTANCES:
            until(lambda name=name: stack.container(name).state()["Health"]["Status"] == "healthy")  # type: ignore[misc]
            before = len(told)
            stack.say("up", "-d", "--no-deps", "--force-recreate", name)
            until(lambda name=name: stack.container(name).state()["Health"]["Status"] == "healthy")  # type: ignore[misc]
            assert len(told) > before
    assert set(told) == {200}


@pytest.mark.beside
def test_grafana_is_provisioned(stack: Stack) -> None:
    if "grafana" not in stack.services:
        pytest.skip(NO_GRAFANA)
    grafana = stack.container("grafana")
    until(lambda: grafana.state()["Health"]["Status"] == "healthy")
    told = docker("exec", grafana.id, "wget", "-q", "-O", "-", "http://127.0.0.1:3000/api/search?type=dash-db")
    assert json.loads(told)
