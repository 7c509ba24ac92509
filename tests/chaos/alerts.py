"""Which alerts fire while faults are played, by a Prometheus whose windows are shortened; and which of them may."""

import re
import threading
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError

from tests.deploy.watching import Prometheus, eventually, program

TABLE: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("faults.toml").read_text(encoding="utf-8"))
FACTOR: Final[int] = TABLE["factor"]
_SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
_WINDOW: Final = re.compile(
    r"\[(\d+)([smhdw])\]|(?<=offset )(\d+)([smhdw])\b|(?<=interval: )(\d+)([smhdw])$"
    r"|(?<=for: )(\d+)([smhdw])$",
    re.MULTILINE,
)
_IN_SECONDS: Final = re.compile(r"(?<=\* )(3600|21600)\b")
"""The length of a window, by which a rate is multiplied."""
LATE: Final = 3.0
"""Seconds between two looks that are to be one second apart, from which on the machine has no time."""
NO_TIME: Final = 60.0
"""For how many seconds after that alerts hold nobody to anything."""
FIRING: Final = 'ALERTS{alertstate="firing"}'


def shortened(rules: str) -> str:
    """The rules with every window, wait and interval shortened by the factor; what they hold against stays."""

    def shorter(found: re.Match[str]) -> str:
        number, unit = [part for part in found.groups() if part]
        told = f"{int(number) * _SECONDS[unit] * 1000 // FACTOR}ms"
        return f"[{told}]" if found[0].startswith("[") else told

    return _IN_SECONDS.sub(lambda found: str(int(found[1]) // FACTOR), _WINDOW.sub(shorter, rules))


@dataclass(slots=True)
class Played:
    """One fault, from when to when (as time goes), and the alerts that had to tell of it and did not in time."""

    fault: str
    began: float
    ended: float = 0.0
    untold: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Watch:
    """What is known of alerts: when each fired, from first to last seen."""

    fired: defaultdict[str, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    seen: float = 0.0
    late: list[float] = field(default_factory=list)
    """When it looked much later than it wanted: the machine had no time, so nobody was scraped or judged in time."""

    def was_late(self, since: float, until: float) -> bool:
        """Whether the machine had no time then."""
        return any(since <= at <= until for at in self.late)

    def fires(self, alert: str, since: float) -> bool:
        """Whether it has been seen to fire since then."""
        return any(last >= since for _, last in self.fired.get(alert, ()))

    def see(self, firing: set[str], now: float) -> None:
        """What fires now."""
        for alert in firing:
            times = self.fired[alert]
            if times and times[-1][1] == self.seen:
                times[-1] = times[-1][0], now
            else:
                times.append((now, now))
        self.seen = now


@contextmanager
def watched(folder: Path, targets: Sequence[str], port: int) -> Iterator[Watch]:
    """A Prometheus that looks at these, and what it has found so far."""
    folder.mkdir()
    prometheus = Prometheus(folder, targets, [], shortened, f"{TABLE['scrape_seconds']}s", port)
    command = [*prometheus.command, f"--query.lookback-delta={300 // FACTOR}s"]
    watch, enough = Watch(), threading.Event()

    def look() -> None:
        looked = time.monotonic()
        while not enough.wait(1):
            if time.monotonic() - looked > LATE:
                watch.late.append(time.time())
            looked = time.monotonic()
            try:
                found = prometheus.asked("query", query=FIRING)["result"]
            except (URLError, OSError):
                continue
            watch.see({one["metric"]["alertname"] for one in found}, time.time())

    with program(command, folder / "log"):
        eventually("Prometheus answers", prometheus.is_there)
        looking = threading.Thread(target=look)
        looking.start()
        try:
            yield watch
        finally:
            enough.set()
            looking.join()


def may_tell(fault: str) -> set[str]:
    """The alerts that may tell of a fault."""
    return {*TABLE[fault].get("must", ()), *TABLE[fault].get("may", ())}


def looks_back(alert: str) -> float:
    """For how long after a fault it may still fire, or begin to (seconds)."""
    return float(TABLE["looks_back"].get(alert, TABLE["looks_back"]["other"]))


def uncalled(watch: Watch, played: Sequence[Played]) -> list[str]:
    """Alerts that fired when nothing was played of which they may tell."""
    found = []
    for alert, times in watch.fired.items():
        if alert in TABLE["busy"]["may"]:
            continue
        back = looks_back(alert)
        for first, _ in times:
            during = [one for one in played if one.began <= first and (first - back <= one.ended or not one.ended)]
            called = any(alert in may_tell(one.fault) for one in during)
            if not called and not watch.was_late(first - NO_TIME, first):
                found.append(f"{alert} at {first:.0f}, beside {', '.join(one.fault for one in during) or 'nothing'}")
    return found
