"""Three instances behind haproxy and behind nginx at once: each is restarted, killed, reloaded, and no caller sees it.

Steadily asked through both: single decisions over kept connections and fresh ones, batches, slow streams of hands.
Every answer must be a 200 with just the bytes that are expected.
`pytest -s` shows the figures; ROLLS=5 makes fewer restarts.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tests.deploy.fronts import haproxy_in_front_of, nginx_in_front_of
from tests.deploy.instances import Instance
from tests.deploy.steady import KINDS, Told, answer_of, answered_anew, requests, steady, stream_of
from tests.support.rulebooks import HOUSE
from tests.support.server import Server
from tests.support.waiting import until

ROLLS: Final = int(os.environ.get("ROLLS", "20"))
BEFORE: Final = HOUSE
AFTER: Final = HOUSE.replace('base = "current_bet"', 'base = "last_full_raise"').replace('"1.0.0"', '"2.0.0"')
HOUSE_ID: Final = "corner-club"


class Place:
    """Three instances, both fronts, and what is right."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.books = folder / "books"
        self.books.mkdir()
        self.write(BEFORE)
        self.instances = []
        for number in range(3):
            one = Instance(folder / f"log-{number}", RULEBOOKS_DIR=str(self.books))
            stack.callback(one.clear)
            self.instances.append(one)
        for one in self.instances:
            until(one.ready)
        self.fronts: dict[str, Server] = {
            "haproxy": stack.enter_context(
                haproxy_in_front_of(folder / "haproxy", *(one.address for one in self.instances))
            ),
            "nginx": stack.enter_context(nginx_in_front_of(folder / "nginx", self.instances)),
        }
        self.allowed = {kind: {answer_of(self.instances[0], kind)} for kind in requests()}
        self.streamed = stream_of(self.instances[0])

    def write(self, book: str) -> None:
        """Make this the house's rulebook."""
        written = self.books / "corner-club.new"
        written.write_text(book)
        written.rename(self.books / "corner-club.toml")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """All of it, for the tests of this file."""
    with ExitStack() as stack:
        yield Place(tmp_path_factory.mktemp("rolling"), stack)


def hold(told: dict[str, Told], what: str, *, cuts: bool = False) -> None:
    """Nothing failed, and much was asked; a stream may have been cut only where its instance was killed."""
    for name, one in told.items():
        print(f"\n{what}, {name}: {one}", end="")  # noqa: T201  # the figures
    for one in told.values():
        assert one.wrong == []
        assert cuts or one.cut == []
        assert all(one.right[kind] > 0 for kind in KINDS)


def test_rolling_restarts_lose_nothing(place: Place) -> None:
    began = time.monotonic()
    with steady(place.fronts, place.allowed, place.streamed) as told:
        starts = sorted(place.instances[number % 3].restart() for number in range(ROLLS))
    took = time.monotonic() - began
    middle = starts[len(starts) // 2]
    hold(told, f"{ROLLS} restarts in {took:.0f} s, start to ready {middle:.1f} s (median, under load)")


def test_one_added_and_one_taken_away_lose_nothing(place: Place) -> None:
    """As docs/how-to/operations.md has it: named to haproxy when it is ready, and by name no more when it has ended."""
    with ExitStack() as stack:
        few = [one.address for one in place.instances]
        front = stack.enter_context(haproxy_in_front_of(place.books.parent / "added", *few))
        with steady({"haproxy": front}, place.allowed, place.streamed) as told:
            answered_anew(told)
            more = Instance(place.books.parent / "log-more", RULEBOOKS_DIR=str(place.books))
            stack.callback(more.clear)
            until(more.ready)
            front.reload(*few, more.address)
            until(lambda: '"route":"/v1/decisions"' in more.log.read_text())
            assert more.stop() == 0
            front.reload(*few)
            answered_anew(told)
    hold(told, "one added and taken away")


def test_a_crash_loses_nothing_but_the_streams_it_was_answering(place: Place) -> None:
    with steady(place.fronts, place.allowed, place.streamed) as told:
        for one in place.instances:
            answered_anew(told)
            one.crash()
        answered_anew(told)
    hold(told, "3 crashes", cuts=True)
    assert all(len(one.cut) <= 3 for one in told.values())  # one stream at a time at each front


def test_reloads_lose_nothing(place: Place) -> None:
    with steady(place.fronts, place.allowed, place.streamed) as told:
        for one in place.instances:
            one.reload()
    hold(told, "3 reloads")


@pytest.mark.parametrize("how", ["restart", "reload"])
def test_a_rulebook_that_changes_meanwhile_is_never_mixed(place: Place, how: str) -> None:
    """Every answer is by the one or by the other, a batch as a whole; at the end all are by the new."""
    place.write(BEFORE)
    for one in place.instances:
        one.reload()
    old = {kind: answer_of(place.instances[0], kind, HOUSE_ID) for kind in requests()}
    place.write(AFTER)
    place.instances[0].reload()
    new = {kind: answer_of(place.instances[0], kind, HOUSE_ID) for kind in requests()}
    assert [json.loads(body["decision"])["action"]["to"] for body in (old, new)] == [800, 700]
    place.write(BEFORE)
    place.instances[0].reload()

    allowed = {kind: {old[kind], new[kind]} for kind in requests()}
    with steady(place.fronts, allowed, place.streamed, HOUSE_ID) as told:
        answered_anew(told)
        place.write(AFTER)
        for one in place.instances:
            one.restart() if how == "restart" else one.reload()
        answered_anew(told)
    hold(told, f"a rulebook changed by {how}")
    for each in told.values():
        assert set(each.answers) == {*old.values(), *new.values()}
    assert {answer_of(front, "batch", HOUSE_ID) for front in place.fronts.values() for _ in range(6)} == {new["batch"]}
