"""`floorman doctor`: what would keep a server of this environment from serving, and what to do about it."""

import ctypes
import errno
import json
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from .. import __version__
from ..answers.render import to_bytes
from ..key_file import load
from ..library import decide, rulebooks
from ..process import is_loopback
from ..settings import ReadSettings, misspelled, read_settings
from ..unusable_files import unusable_files
from .cli_options import EXIT_WRONG
from .terminal import tell, write

_WORKER_MIB: Final = 100
"""What a worker needs in memory: docs/how-to/runbooks.md, FloormanFrequentRestarts."""
_MOST: Final = 2**20
"""How much of an answer is read (bytes): another program may send without end."""
_CLOCK_UNSET: Final = 5
"""TIME_ERROR of adjtimex(2): nothing keeps the clock right."""
_SEATS: Final = [{"seat": seat, "stack": 9_800, "committed": 0, "acted": False} for seat in (1, 2)]
_ROUND: Final = {"structure": "no_limit", "min_bet": 200, "current_bet": 0, "last_full_raise_by": 200, "to_act": 1}
_BET: Final = {"action": {"type": "bet", "to": 200}, "round": _ROUND | {"players": _SEATS}}


class Finding(NamedTuple):
    """What is wrong, or only a warning, and what to do about it; without a remedy it is fine."""

    state: str
    text: str
    remedy: str = ""


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--strict", is_flag=True, help="Exit with 1 at a warning too.")
def doctor(as_json: bool, strict: bool) -> None:
    """Check the settings, files, ports, rate storage, clock, memory and a decision; ask a server that runs.

    Run it in the server's environment, as the server's user. It sends FLOORMAN_KEY, and FLOORMAN_METRICS_KEY for
    /metrics, to a server that runs. Exit code: 0, also with warnings unless --strict; 1 if something is wrong.
    """
    reading = read_settings()
    findings = [(check, each) for check, fine, look in _CHECKS for each in [*look(reading)] or [Finding("ok", fine)]]
    bad = {"wrong", "warning"} if strict else {"wrong"}
    wrong = any(finding.state in bad for _, finding in findings)
    if as_json:
        checks = [{"check": check, **finding._asdict()} for check, finding in findings]
        write(json.dumps({"floorman": __version__, "ok": not wrong, "checks": checks}))
    for check, (state, text, remedy) in () if as_json else findings:
        tell(f"{state:8} {check:9} {text}", *([f"{'':18} {remedy}"] if remedy else []))
    sys.exit(EXIT_WRONG if wrong else 0)


def _settings(reading: ReadSettings) -> Iterator[Finding]:
    for fault in reading.faults:
        yield Finding("wrong", fault, "docs/reference/settings.md lists what it may be.")
    for warning in misspelled(os.environ, (setting.name for setting in reading.listed)):
        yield Finding("warning", warning, "Correct the name, or remove the variable.")


def _files(reading: ReadSettings) -> Iterator[Finding]:
    faults, path = unusable_files(reading.settings), reading.settings.keys_file
    for fault in faults:
        yield Finding("wrong", fault, f"Correct the file, or let user {os.getuid()} read it.")
    now, keys = datetime.now(UTC), load(path) if path and not faults else ()
    if past := [key.name for key in keys if key.expires and key.expires <= now]:
        yield Finding("warning", f"KEYS_FILE has expired keys: {', '.join(past)}", "floorman keys new makes keys.")


def _ports(reading: ReadSettings) -> Iterator[Finding]:
    settings = reading.settings
    is_reached = not (settings.host.startswith("unix:") or is_loopback(settings.host))
    if is_reached and not settings.keys_file and not settings.allow_open:
        remedy = "Set KEYS_FILE (floorman keys new), or ALLOW_OPEN=1 if something else guards it."
        yield Finding("wrong", f"HOST={settings.host} lets everybody ask without a key.", remedy)
    if settings.metrics_port and not is_loopback(settings.metrics_host) and not settings.metrics_keys_file:
        remedy = "Set METRICS_KEYS_FILE, or let a network policy guard the port."
        yield Finding("warning", f"METRICS_HOST={settings.metrics_host} shows metrics without a key.", remedy)
    if not settings.host.startswith("unix:"):
        yield _port("PORT", settings.host, settings.port, "/v1/decisions")
    if settings.metrics_port:
        yield _port("METRICS_PORT", settings.metrics_host, settings.metrics_port, "/metrics")


def _port(name: str, host: str, port: int, path: str) -> Finding:
    """Whether it is free, or what a probe of the server there sees."""
    host, remedy = host.strip("[]"), f"ss -ltnp shows what listens. Or change {name} or its host."
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
        return Finding("ok", f"{name}={port} is free: no server runs there yet.")
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            return Finding("wrong", f"{name}={port} at {host}: {error.strerror}", remedy)
    try:
        return _probed({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port, path)  # noqa: S104  # nosec B104
    except (OSError, HTTPException):
        return Finding("wrong", f"{name}={port} is taken by another program.", remedy)


def _probed(host: str, port: int, path: str) -> Finding:
    decides, question = path != "/metrics", _question()
    key = os.environ.get(name := "FLOORMAN_KEY" if decides else "FLOORMAN_METRICS_KEY")
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    with closing(HTTPConnection(host, port, timeout=5)) as line:
        line.request("POST" if decides else "GET", path, json.dumps(question) if decides else None, headers)
        answer = line.getresponse()
        status, body, version = answer.status, answer.read(_MOST), answer.headers.get("Floorman-Version")
    if version is None:
        raise HTTPException("this is another program's answer")
    if status == 401:
        return Finding("warning", f"{path} answers 401.", f"Set {name} to a key that opens it.")
    if version != __version__:
        return Finding("warning", f"{version} serves, and this is {__version__}.", "Restart the server.")
    if status != 200 or (decides and body != to_bytes(decide(question))):
        return Finding("wrong", f"{path} answers {status}: {body[:80]!r}", "Read the end of the server's log.")
    return Finding("ok", f"{path} answers as it should, by release {version}.")


def _rates(reading: ReadSettings) -> Iterator[Finding]:
    if (uri := reading.settings.rate_storage) != "memory://":
        from limits.storage import storage_from_string  # an extra, needed only where a storage is named

        prefix = "" if uri.startswith("memcached:") else "socket_"
        seconds = dict.fromkeys((f"{prefix}timeout", f"{prefix}connect_timeout"), 5)
        if not storage_from_string(uri, **seconds).check():
            remedy = "Start it, or correct the URI: until it answers, each instance counts rates by itself."
            yield Finding("warning", "RATE_STORAGE does not answer.", remedy)


def _clock(_: ReadSettings) -> Iterator[Finding]:
    adjtimex = getattr(ctypes.CDLL(None), "adjtimex", None)  # Linux has it; a request of zeros changes nothing
    if adjtimex is not None and adjtimex(ctypes.create_string_buffer(512)) == _CLOCK_UNSET:
        remedy = "Run a time service, such as chrony: keys expire and shared rates count by the clock."
        yield Finding("warning", f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC, and nothing keeps it right.", remedy)


def _memory(reading: ReadSettings) -> Iterator[Finding]:
    settings = reading.settings
    if (there := _mib_granted()) < (needed := (settings.workers + 1) * _WORKER_MIB):
        text = f"{settings.workers} workers need {needed} MiB; there are {there}."
        yield Finding("wrong", text, "Give it more memory, or lower WORKERS.")


def _mib_granted(cgroup: Path = Path("/sys/fs/cgroup/memory.max")) -> int:
    """What the container may use, else what the machine has."""
    granted = cgroup.read_text(encoding="ascii").strip() if cgroup.exists() else "max"
    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min(int(granted) if granted.isdigit() else whole, whole) >> 20


def _decision(_: ReadSettings) -> Iterator[Finding]:
    if not decide(_question())["legal"]:
        yield Finding("wrong", "A known decision comes out otherwise.", "Install the release again.")


def _question() -> dict[str, Any]:
    """A bet of the minimum, which is legal under each published rulebook."""
    return {"rulebook": rulebooks()["rulebooks"][0]["id"], **_BET}


_CHECKS: Final[tuple[tuple[str, str, Callable[[ReadSettings], Iterator[Finding]]], ...]] = (
    ("settings", "Each value can be used. floorman settings lists them.", _settings),
    ("files", "Each file that the settings name can be used.", _files),
    ("ports", "", _ports),
    ("rates", "RATE_STORAGE answers, or this machine counts by itself.", _rates),
    ("clock", "A time service keeps it right.", _clock),
    ("memory", "There is enough memory for the workers.", _memory),
    ("decision", "A known decision comes out right.", _decision),
)
