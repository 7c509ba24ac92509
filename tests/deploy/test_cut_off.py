"""A host that is cut off in the midst of its work: no word comes from it any more, not even that it is gone."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.deploy.fronts import haproxy_in_front_of
from tests.deploy.instances import Instance
from tests.deploy.programs import need_program
from tests.deploy.steady import KINDS, answer_of, answered_anew, requests, steady, stream_of
from tests.support.waiting import until


def ip(*words: str, check: bool = True) -> None:
    """Set the network up."""
    subprocess.run([need_program("ip"), *words], check=check, capture_output=True)


@pytest.fixture
def host() -> Iterator[tuple[str, str]]:
    """A host of its own on this machine: its name and address."""
    need_program("ip")
    if os.getuid():
        pytest.skip("a host of its own needs root")
    number = os.getpid() % 250
    name, link, net = f"floorman-{os.getpid()}", f"flm{os.getpid()}"[:15], f"10.213.{number}"
    try:
        ip("netns", "add", name)
        ip("link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", name)
        ip("address", "add", f"{net}.1/30", "dev", link)
        ip("link", "set", link, "up")
        ip("-n", name, "address", "add", f"{net}.2/30", "dev", "eth0")
        ip("-n", name, "link", "set", "eth0", "up")
        ip("-n", name, "link", "set", "lo", "up")
        yield name, f"{net}.2"
    finally:
        ip("link", "delete", link, check=False)
        ip("netns", "delete", name, check=False)


def test_a_host_that_is_cut_off_loses_no_request(host: tuple[str, str], tmp_path: Path) -> None:
    """Callers wait until haproxy knows; only streams that went there are cut."""
    name, address = host
    with ExitStack() as stack:
        there = Instance(tmp_path / "there", "ip", "netns", "exec", name, HOST=address, ALLOW_OPEN="1")
        stack.callback(there.clear)
        here = [Instance(tmp_path / f"here-{number}") for number in range(2)]
        for one in here:
            stack.callback(one.clear)
        for one in (there, *here):
            until(one.ready)
        addresses = (there.address, *(one.address for one in here))
        front = stack.enter_context(haproxy_in_front_of(tmp_path / "haproxy", *addresses))
        allowed = {kind: {answer_of(here[0], kind)} for kind in requests()}
        with steady({"haproxy": front}, allowed, stream_of(here[0])) as told:
            answered_anew(told)
            ip("-n", name, "address", "flush", "dev", "eth0")  # what is sent there leaves, and vanishes
            until(lambda: not front.takes("one"))
            answered_anew(told)
        print(f"\na host cut off: {told['haproxy']}", end="")  # noqa: T201  # the figures
        assert told["haproxy"].wrong == []
        assert len(told["haproxy"].cut) <= 1
        assert all(told["haproxy"].right[kind] > 0 for kind in KINDS)
