"""Lines reach their file whole, whoever else writes to it; a disk that does not take them holds up nobody."""

import errno
import os
import stat
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from service.background_writer import BackgroundWriter, LineCounts
from service.decision_log import open_for_append
from tests.support.server import PATIENCE
from tests.support.waiting import until


def test_what_is_put_is_written_in_order_and_for_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "log"
    lines = [b"%d\n" % number for number in range(1000)]
    log = BackgroundWriter(path)
    for line in lines:
        log.put(line)
    log.close()
    assert path.read_bytes() == b"".join(lines)
    assert log.counts() == LineCounts(1000, 0)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.slow
def test_several_who_write_do_not_mix_long_lines(tmp_path: Path) -> None:
    path = tmp_path / "log"
    logs = [BackgroundWriter(path, 10**9) for _ in range(4)]
    for number in range(20):
        for place, log in enumerate(logs):
            log.put(b"%d" % place * (200_000 + number) + b"\n")
    for log in logs:
        log.close(30)
    lines = path.read_bytes().splitlines()
    assert sorted(map(len, lines)) == sorted(200_000 + number for number in range(20) for _ in logs)
    assert all(len(set(line)) == 1 for line in lines)


def test_what_has_no_room_is_dropped_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    let_on, really = threading.Event(), os.write
    ended: list[bool] = []

    def stalls(to: int, some: bytes) -> int:
        ended.append(let_on.wait(PATIENCE))
        return really(to, some)

    monkeypatch.setattr(os, "write", stalls)
    log = BackgroundWriter(tmp_path / "log", most_waiting=100)
    for _ in range(30):
        log.put(b"123456789\n")
    assert ended == []  # a disk that stalls is not waited for
    assert log.counts() == LineCounts(0, 20)
    let_on.set()
    until(lambda: log.counts() == LineCounts(10, 20))
    log.put(b"after all\n")
    log.close()
    assert log.counts() == LineCounts(11, 20)


def test_a_disk_that_stalls_for_ever_does_not_keep_it_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_on = threading.Event()
    ended: list[bool] = []

    def stalls(_: int, some: bytes) -> int:
        ended.append(let_on.wait(PATIENCE))
        return len(some)

    monkeypatch.setattr(os, "write", stalls)
    log = BackgroundWriter(tmp_path / "log")
    log.put(b"x\n")
    log.close(0.2)
    assert ended == []
    let_on.set()


def test_a_full_disk_drops_and_what_is_torn_spoils_no_other_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = os.write
    full: list[Any] = [5, OSError(errno.ENOSPC, "No space left on device"), None]

    def fills(to: int, some: bytes) -> int:
        here = full.pop(0) if full else None
        if isinstance(here, OSError):
            raise here
        return really(to, some if here is None else some[:here])

    monkeypatch.setattr(os, "write", fills)
    path = tmp_path / "log"
    log = BackgroundWriter(path)
    for number, line in enumerate((b"a\nb\nccc\n", b"dd\n", b"ee\n"), start=1):
        for one in line.splitlines(keepends=True):
            log.put(one)
        until(partial(lambda many: sum(log.counts()) == many, (3, 4, 5)[number - 1]))
        assert (log.error is None) == (number == 3)
    log.close()
    assert path.read_bytes() == b"a\nb\nc\nee\n"
    assert log.counts() == LineCounts(3, 2)


def test_what_another_left_torn_spoils_no_line(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"tor")  # by the end of a machine
    log = BackgroundWriter(path)
    log.put(b"one\n")
    log.close()
    assert path.read_bytes() == b"tor\none\n"
    assert log.counts() == LineCounts(1, 0)


def test_what_another_leaves_torn_meanwhile_spoils_no_line(tmp_path: Path) -> None:
    """Another worker on a disk that was full for a moment, or killed in the midst of a line."""
    path = tmp_path / "log"
    log = BackgroundWriter(path)
    log.put(b"one\n")
    until(lambda: log.counts().written == 1)
    with path.open("ab") as other:
        other.write(b"tor")
    log.put(b"two\n")
    log.close()
    assert path.read_bytes() == b"one\ntor\ntwo\n"
    assert log.counts() == LineCounts(2, 0)


def test_what_another_is_still_writing_is_not_torn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, looked = tmp_path / "log", threading.Event()
    path.write_bytes(b"lon")

    def looks(at: Path) -> int:
        looked.set()
        return open_for_append(at)

    def goes_on(_: float) -> None:
        if looked.is_set():
            with path.open("ab") as other:
                other.write(b"g\n")

    monkeypatch.setattr("service.background_writer.open_for_append", looks)
    monkeypatch.setattr("service.background_writer._sleep", goes_on)
    log = BackgroundWriter(path)
    log.put(b"one\n")
    log.close()
    assert path.read_bytes() == b"long\none\n"


def test_a_file_that_is_moved_away_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "log"
    log = BackgroundWriter(path)
    log.put(b"one\n")
    until(lambda: log.counts().written == 1)
    path.rename(tmp_path / "log.1")
    log.put(b"two\n")
    until(lambda: log.counts().written == 2)
    path.unlink()
    path.write_bytes(b"another's\n")
    log.put(b"three\n")
    log.close()
    assert (tmp_path / "log.1").read_bytes() == b"one\n"
    assert path.read_bytes() == b"another's\nthree\n"


def test_a_folder_that_is_gone_is_waited_for_by_nobody(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    log = BackgroundWriter(folder / "log")
    log.put(b"one\n")
    until(lambda: log.counts() == LineCounts(0, 1))
    assert log.error is not None
    assert log.error.errno == errno.ENOENT
    folder.mkdir()
    log.put(b"two\n")
    log.close()
    assert (folder / "log").read_bytes() == b"two\n"
    assert log.counts() == LineCounts(1, 1)


def test_what_is_no_file_is_not_written_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    for odd in (tmp_path, tmp_path / "pipe", Path("/dev/full")):
        with pytest.raises(OSError, match="no regular file"):
            os.close(open_for_append(odd))
    log = BackgroundWriter(tmp_path / "pipe")
    log.put(b"one\n")
    log.close()
    assert log.counts() == LineCounts(0, 1)
    os.close(reader)


def test_after_its_end_all_is_dropped(tmp_path: Path) -> None:
    log = BackgroundWriter(tmp_path / "log")
    log.close()
    log.put(b"late\n")
    assert log.counts() == LineCounts(0, 1)
    assert not (tmp_path / "log").exists()
