"""Which alerts fire while faults are played, by a Prometheus whose windows are shortened; and which of them may."""

import re
import time
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import Any, Final
from urllib.error import URLError

from tests.deploy.watching import Prometheus, eventually, program
from tests.support.waiting import meanwhile

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
FIRING: Final = 'ALERTS{alertstate="firing",alertname!="Watchdog"}'  # which always fires


def shortened(rules: str) -> str:
    """The rules with every window, wait and interval shortened by the factor; what they hold against stays."""

    def shorter(found: re.Match[str]) -> str:
        number, unit = [part for part in found.groups() if part]
        told = f"{int(number) * _SECONDS[unit] * 1000 // FACTOR}ms"
        return f"[{told}]" if found[0].startswith("[") else told

    return _IN_SECONDS.sub(lambda found: str(int(found[1]) // FACTOR), _WINDOW.sub(shorter, rules))


Firing = tuple[str, str]
"""An alert, and the instance at which it fires."""


@dataclass(slots=True)
class Played:
    """One fault, from when to when (as time goes), and the alerts that have to tell of it and have not yet."""

    fault: str
    began: float
    ended: float = 0.0
    untold: list[str] = field(default_factory=list)
    whole: bool = False
    """Whether it lasted as long as it was to, and the run was not over before."""


@dataclass(slots=True)
class Watch:
    """What is known of alerts: when each fired at each instance (or at all of them, ""), from first to last seen."""

    fired: dict[Firing, list[tuple[float, float]]] = field(default_factory=dict)
    seen: float = 0.0
    late: list[float] = field(default_factory=list)
    """When it looked much later than it wanted: the machine had no time, so nobody was scraped or judged in time."""

    def was_late(self, since: float, until: float) -> bool:
        """Whether the machine had no time then."""
        return any(since <= at <= until for at in self.late)

    def times(self, alert: str) -> list[tuple[float, float]]:
        """When it fired, anywhere."""
        return sorted(span for (name, _), spans in list(self.fired.items()) if name == alert for span in spans)

    def counts(self) -> dict[str, int]:
        """How often each fired."""
        counts = Counter[str]()
        for (alert, _), spans in list(self.fired.items()):
            counts[alert] += len(spans)
        return dict(counts)

    def has_told(self, alert: str, since: float) -> bool:
        """Whether it has begun to fire since then."""
        return any(first >= since for first, _ in self.times(alert))

    def fires(self, alert: str) -> bool:
        """Whether it fired when it was looked at last."""
        return any(last == self.seen for _, last in self.times(alert))

    def see(self, firing: Collection[Firing], now: float) -> None:
        """What fires now."""
        for one in firing:
            times = self.fired.setdefault(one, [])
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
    watch = Watch()

    def look(enough: Event) -> None:
        looked = time.monotonic()
        while not enough.wait(1):
            if time.monotonic() - looked > LATE:
                watch.late.append(time.time())
            looked = time.monotonic()
            try:
                found = prometheus.asked("query", query=FIRING)["result"]
            except (URLError, OSError):
                continue
            watch.see({(one["metric"]["alertname"], one["metric"].get("instance", "")) for one in found}, time.time())

    with program(command, folder / "log"):
        eventually("Prometheus answers", prometheus.is_there)
        eventually("all are scraped", lambda: prometheus.values('count(up{job="floorman"} == 1)') == [len(targets)])
        time.sleep(20)  # its windows begin with what is well, and what fired before the first scrape is over
        with meanwhile(look):
            yield watch


def may_tell(fault: str) -> set[str]:
    """The alerts that may tell of a fault."""
    return {*TABLE[fault].get("must", ()), *TABLE[fault].get("may", ())}


def looks_back(alert: str) -> float:
    """For how long after a fault it may still fire, or begin to (seconds)."""
    return float(TABLE["looks_back"].get(alert, TABLE["looks_back"]["other"]))


def uncalled(watch: Watch, played: Sequence[Played]) -> list[str]:
    """Alerts that began to fire, or fired still, when nothing was played of which they may tell."""
    found = []
    for alert in sorted({name for name, _ in list(watch.fired)} - {*TABLE["busy"]["may"]}):
        for first, last in watch.times(alert):
            for what, at in (("at", first), ("still at", last)):
                during = _played_at(alert, at, played)
                called = any(alert in may_tell(one.fault) for one in during)
                if not called and not watch.was_late(at - NO_TIME, at):
                    beside = ", ".join(one.fault for one in during) or "nothing"
                    found.append(f"{alert} {what} {at:.0f}, beside {beside}")
                    break
    return found


def _played_at(alert: str, at: float, played: Sequence[Played]) -> list[Played]:
    """What was played when an alert fired, or not longer ago than it looks back."""
    back = looks_back(alert)
    return [one for one in played if one.began <= at and (at - back <= one.ended or not one.ended)]
