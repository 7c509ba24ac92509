"""Every test here is marked `deploy`: `make test-all` leaves it out, `make verify-deploy` runs it."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.deploy.containers import ROOT, network
from tests.deploy.instances import Instance
from tests.deploy.programs import need_docker
from tests.support.waiting import until

HERE: Final = Path(__file__).parent
LONGEST: Final = ("test_compose", "test_image", "test_rolling", "test_monitoring")


@pytest.hookimpl(tryfirst=True)  # ahead of what picks tests by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder; the files that take longest begin first, side by side."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.deploy)
    items.sort(key=lambda item: item.path.stem not in LONGEST)


@pytest.fixture(scope="session")
def image(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The service's image, built from what is in the tree; of several that ask at once one builds it."""
    need_docker()
    tag = "floorman:tried"
    with (tmp_path_factory.getbasetemp().parent / "image.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        told = subprocess.run(
            ["sh", "tools/image.sh", tag],
            cwd=ROOT,
            env={**os.environ, "PYTHON": sys.executable},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    assert told.returncode == 0, told.stdout
    return tag


@pytest.fixture(scope="module")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Instance]:
    """One that serves."""
    one = Instance(tmp_path_factory.mktemp("instance") / "log", METRICS_PORT="")
    try:
        until(one.ready)
        yield one
    finally:
        one.clear()


@pytest.fixture(scope="session")
def net(image: str) -> Iterator[str]:
    """A network for containers that need not be alone."""
    with network() as name:
        yield name
