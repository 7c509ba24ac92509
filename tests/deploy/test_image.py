"""The image as it is run: hardened, on little memory, without a place to write."""

import json
import re
import socket
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest

from service import __version__
from tests.deploy.containers import HARDENED, MEMORY, ROOT, USER, Container, docker, running
from tests.deploy.programs import need_docker
from tests.live.wire import read_answer
from tests.support.expect import CONTINUE, head
from tests.support.requests import GOOD
from tests.support.rulebooks import HOUSE
from tests.support.server import BODY, NO_CUT, PATIENCE, UNHURRIED
from tests.support.waiting import until


def set_to(**environment: str) -> tuple[str, ...]:
    """These settings as docker wants them."""
    return tuple(word for name, value in environment.items() for word in ("--env", f"{name}={value}"))


PUBLISHED: Final = ("--publish", "127.0.0.1::8000")
OPEN: Final = (*set_to(ALLOW_OPEN="1", WORKERS="2"), *set_to(**UNHURRIED))
CALLERS: Final = 8
CALLS: Final = 5000
WHAT_INSTALLS: Final = """
import importlib.util, json, os, shutil, stat
modules = [name for name in ("pip", "setuptools", "pkg_resources", "ensurepip") if importlib.util.find_spec(name)]
programs = [name for name in ("pip", "pip3", "cc", "gcc", "g++", "clang", "ld", "as", "make") if shutil.which(name)]
becoming = []
for folder, folders, files in os.walk("/"):
    folders[:] = [one for one in folders if not os.path.ismount(os.path.join(folder, one))]
    for path in (os.path.join(folder, file) for file in files):
        mode = os.lstat(path).st_mode
        if stat.S_ISREG(mode) and mode & (stat.S_ISUID | stat.S_ISGID):
            becoming.append(path)
        if path.endswith(".whl") or "/ensurepip/" in path:
            modules.append(path)
print(json.dumps([modules, programs, becoming]))
"""
MAY_WRITE: Final = """
import json, os
print(json.dumps([
    os.path.join(folder, one)
    for top in ("/app", "/packages", "/usr", "/etc", "/bin", "/lib", "/opt", "/srv")
    for folder, folders, files in os.walk(top)
    for one in (".", *files)
    if os.access(os.path.join(folder, one), os.W_OK, follow_symlinks=True)
]))
"""
HELD: Final = """
import re
from contextlib import suppress
from pathlib import Path
held = 0
for path in Path("/proc").glob("[0-9]*/smaps_rollup"):
    with suppress(OSError):  # one that ends: a health check
        held += sum(map(int, re.findall(r"^Pss:\\s+(\\d+) kB", path.read_text(), re.MULTILINE)))
assert held
print(held * 1024)
"""


@pytest.fixture(scope="module")
def hardened(image: str, net: str) -> Iterator[Container]:
    """One that all may ask who leave it as it was."""
    often = ("--health-interval", "1s")
    with running(image, *HARDENED, *PUBLISHED, *OPEN, *often, "--network", net) as container:
        yield container.ready()


def test_a_decision_is_answered(hardened: Container) -> None:
    status, answer = hardened.ask("/v1/decisions", GOOD)
    assert status == 200
    assert answer["rulebook"].partition("@")[0] == GOOD["rulebook"]


def test_it_says_that_it_is_healthy(hardened: Container) -> None:
    watching = threading.Event()
    for _ in range(60):
        health = hardened.state()["Health"]
        if health["Status"] == "healthy":
            return
        watching.wait(1)
    raise AssertionError(json.dumps(health))


def test_its_check_tells_who_is_not_well(hardened: Container) -> None:
    kind, *check = hardened.inspect()["Config"]["Healthcheck"]["Test"]
    assert kind == "CMD"
    docker("exec", hardened.id, *check)
    docker("exec", "--env", "PORT=9", hardened.id, *check, code=1)


def test_a_load_fits_into_its_memory(hardened: Container) -> None:
    port = hardened.port()

    def call(_: int) -> set[int]:
        line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        statuses = set()
        for _ in range(CALLS // CALLERS):
            line.request("POST", "/v1/decisions", json.dumps(GOOD), {"Content-Type": "application/json"})
            answer = line.getresponse()
            answer.read()
            statuses.add(answer.status)
        line.close()
        return statuses

    with ThreadPoolExecutor(CALLERS) as callers:
        assert set.union(*callers.map(call, range(CALLERS))) == {200}
    assert int(hardened.python(HELD)) < MEMORY * 3 // 4
    state = hardened.state()
    assert (state["Running"], state["OOMKilled"]) == (True, False)
    assert hardened.log().count("Booting worker") == 2  # and no other in place of one that was killed


def test_nothing_in_it_installs_or_makes_a_root(image: str) -> None:
    told = docker("run", "--rm", "--user", "0", "--network", "none", image, "python", "-c", WHAT_INSTALLS)
    assert json.loads(told) == [[], [], []]


def test_who_runs_it_may_change_nothing_in_it(image: str) -> None:
    told = docker("run", "--rm", "--network", "none", image, "python", "-c", MAY_WRITE)
    assert json.loads(told) == []


def test_it_holds_what_serves_and_nothing_else(image: str) -> None:
    listing = "import os, json; print(json.dumps([sorted(os.listdir(p)) for p in ('/app', '/app/deploy')]))"
    app, deploy = json.loads(docker("run", "--rm", "--network", "none", image, "python", "-c", listing))
    assert app == ["LICENSE", "NOTICE", "deploy", "openapi.yaml", "service"]
    assert [name for name in deploy if name != "__pycache__"] == ["gunicorn.conf.py"]
    found = "import glob; print(len(glob.glob('/packages/**/tests', recursive=True) + glob.glob('/packages/**/*.key')))"
    assert docker("run", "--rm", "--network", "none", image, "python", "-c", found).strip() == "0"


def test_it_writes_nothing(image: str, net: str) -> None:
    """Where it could: its root is no read-only one here."""
    with running(image, *PUBLISHED, *OPEN, "--network", net) as container:
        assert container.ready().ask("/v1/decisions", GOOD)[0] == 200
        assert docker("diff", container.id).strip() == ""


def test_sigterm_lets_who_was_let_in_finish(image: str, net: str) -> None:
    patient = set_to(DRAIN_SECONDS="1", STALL_SECONDS="600", BODY_SECONDS="600", **NO_CUT)
    with running(image, *HARDENED, *PUBLISHED, *OPEN, *patient, "--network", net) as container:
        address = ("127.0.0.1", container.ready().port())
        with socket.create_connection(address, timeout=PATIENCE) as caller, caller.makefile("rb") as coming:
            caller.sendall(head(len(BODY)))
            assert coming.read(len(CONTINUE)) == CONTINUE  # he was let in
            caller.sendall(BODY[:10])
            docker("kill", "--signal", "TERM", container.id)
            until(lambda: "Handling signal: term" in container.log())
            caller.sendall(BODY[10:])
            answer = read_answer(coming)
        assert answer.status == 200
        assert json.loads(answer.body)["rulebook"]
        assert docker("wait", container.id).strip() == "0"  # and not 137: nobody had to kill it


def test_docker_stop_ends_it_by_its_own_signal(image: str, net: str) -> None:
    with running(image, *HARDENED, *PUBLISHED, *OPEN, "--env", "DRAIN_SECONDS=0", "--network", net) as container:
        container.ready()
        docker("stop", "--time", "60", container.id)
        assert container.state()["ExitCode"] == 0


def test_it_does_not_start_open_to_all_by_mistake(image: str, net: str) -> None:
    told = docker("run", "--rm", *HARDENED, "--network", net, image, code=1)
    assert "WITHOUT KEYS" in told


def test_keys_and_rulebooks_are_mounted_read_only(image: str, net: str, tmp_path: Path) -> None:
    keys, books = tmp_path / "keys", tmp_path / "books"
    keys.mkdir()
    books.mkdir()
    (books / "corner-club.toml").write_text(HOUSE)
    command = ["python", "-m", "service", "keys", "new", "acme"]
    made = subprocess.run(
        [need_docker(), "run", "--rm", *HARDENED, "--network", "none", image, *command],
        capture_output=True,
        text=True,
        check=True,
    )
    (keys / "keys.toml").write_text(made.stdout)
    secret = made.stderr.splitlines()[1]
    own = ("--volume", f"{keys}:/keys", "--user", "0", "--network", "none")
    docker("run", "--rm", *own, image, "sh", "-c", f"chown {USER} /keys/keys.toml && chmod 400 /keys/keys.toml")
    mounts = ("--volume", f"{keys}:/keys:ro", "--volume", f"{books}:/books:ro")
    settings = ("--env", "KEYS_FILE=/keys/keys.toml", "--env", "RULEBOOKS_DIR=/books", "--env", "METRICS_PORT=9000")
    with running(image, *HARDENED, *PUBLISHED, *mounts, *settings, "--network", net) as container:
        assert container.ready().ask("/v1/rulebooks")[0] == 401
        status, answer = container.ask("/v1/rulebooks/corner-club", Authorization=f"Bearer {secret}")
        assert (status, answer["id"]) == (200, "corner-club")


def test_hands_are_validated_by_it(image: str) -> None:
    hands = ROOT / "tests" / "hands" / "phh"
    one = ("--volume", f"{hands}:/hands:ro", "--network", "none")
    validate = ("python", "-m", "service", "validate", "/hands", "--rulebook", "tda-2019", "--exit-zero")
    told = docker("run", "--rm", *HARDENED, *one, image, *validate)
    counted = dict(re.findall(r"^ *(legal|unreadable) +(\d+)", told, re.MULTILINE))
    assert int(counted["legal"]) > 0
    assert int(counted["unreadable"]) == 0


def test_it_says_what_it_is(image: str) -> None:
    about = json.loads(docker("image", "inspect", image))[0]
    labels = about["Config"]["Labels"]
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert labels["org.opencontainers.image.version"] == __version__
    assert labels["org.opencontainers.image.revision"].removesuffix("-dirty") == head.strip()
    assert datetime.fromisoformat(labels["org.opencontainers.image.created"]).tzinfo
    assert about["Config"]["User"] == USER
    assert about["Config"]["StopSignal"] == "SIGTERM"


def test_nothing_of_the_machine_that_built_it_is_in_it(image: str) -> None:
    history = docker("image", "history", "--no-trunc", "--format", "{{.CreatedBy}}", image)
    assert not re.search(r"://(?!127\.0\.0\.1)|proxy|PRIVATE KEY|BEGIN CERT", history, re.IGNORECASE)
    left = ("/etc/pip.conf", "~/.config/pip", "~/.cache", "/build")
    there = f"import os; print([path for path in {left} if os.path.exists(os.path.expanduser(path))])"
    assert docker("run", "--rm", "--user", "0", "--network", "none", image, "python", "-c", there).strip() == "[]"
