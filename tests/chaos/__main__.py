"""Faults from a seed against three instances, for as long as is wanted: python -m tests.chaos --seconds 3600 --seed 1.

It runs in a network and with mounts of its own, where this user may make them. The exit code is 1 if an answer was
wrong or lost, a decision log is not what it should be, or an alert fired or did not against faults.toml, which is
looked at in runs of ten minutes and more. A slow answer is no failure, nor one that was refused with an error.
SIGTERM ends a run early, and what came until then is judged.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.chaos import logs
from tests.chaos.alerts import TABLE, Played, Watch, may_tell, uncalled, watched
from tests.chaos.callers import SHED, Came, Told, asking
from tests.chaos.faults import AROUND, ON_INSTANCES, Fault, mend, named, playable
from tests.chaos.place import Place
from tests.chaos.questions import hands, questions

LONG: Final = 600
"""Seconds of a run in which alerts have time to fire, and are looked at."""
SHORT_LASTS: Final = 2.0
SETTLED: Final = 2.0
"""Seconds after a fault in which what was asked while it lasted may still be refused."""
SHED_AT_MOST: Final = 0.001
"""Which part of all may get 503 beside what refuses nobody: a busy machine sheds. Nobody may be cut off there."""
MEMORY: Final = Path("/dev/shm")  # noqa: S108  # where servers keep their numbers


@dataclass(slots=True)
class Run:
    """A run: what was played, and what went wrong in playing it."""

    place: Place
    told: Told
    watch: Watch | None
    ends: float
    played: list[Played] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def left(self) -> float:
        """Seconds."""
        return self.ends - time.time()

    def called(self) -> list[Played]:
        """What was played to its end of which an alert must tell."""
        return [one for one in self.played if one.whole and self._must(one.fault)]

    def judged(self) -> list[Played]:
        """Those of them while which the machine had time."""
        return [one for one in self.called() if self.watch and not self.watch.was_late(one.began, one.ended)]

    def end(self) -> None:
        """Begin nothing more; what was asked so far is judged."""
        self.ends = time.time()

    def play(self, faults: tuple[Fault, ...], seed: str) -> None:
        """One fault after the other, each as often as the table says in a round, until time is up."""
        random = Random(seed)
        while True:
            drawn = [one for one in faults for _ in range(TABLE[named(one)]["times"])]
            if not self.watch:
                drawn = list(faults)
            random.shuffle(drawn)
            for fault in drawn:
                if self.left() <= 0:
                    return
                self._one(fault, random)
                time.sleep(min(random.uniform(0, 4 if self.watch else 0.5), max(self.left(), 0)))

    def _one(self, fault: Fault, random: Random) -> None:
        self._await_quiet(named(fault))
        one = Played(named(fault), time.time())
        self.played.append(one)
        at_least, at_most = TABLE[one.fault]["seconds"]
        lasts = random.uniform(at_least, at_most)
        if not self.watch:
            lasts = min(lasts, SHORT_LASTS)
        try:
            with fault(self.place, random, self.told) as again:
                self._wait(one, lasts, again)
        except Exception as error:  # whatever it is, it is told
            self.failed.append(f"{one.fault}: {error!r}"[-2000:])
            mend(self.place)
        one.ended = time.time()

    def _must(self, fault: str) -> Sequence[str]:
        return TABLE[fault].get("must", ()) if self.watch else ()

    def _await_quiet(self, fault: str) -> None:
        """Until nothing fires that is to tell of this fault, as something before it may have brought it about."""
        until_then = time.time() + TABLE["told_within"]
        while self.watch and self.left() > 0:
            firing = [alert for alert in self._must(fault) if self.watch.fires(alert)]
            if not firing:
                return
            if time.time() > until_then:
                self.failed.append(f"before {fault}: {', '.join(firing)} still")
                return
            time.sleep(1)

    def _wait(self, one: Played, lasts: float, again: Any) -> None:
        """While it lasts: until its time is up and all is told that must be, or not told in time."""
        while self.left() > 0:
            so_far = time.time() - one.began
            one.untold = [
                alert for alert in self._must(one.fault) if self.watch and not self.watch.has_told(alert, one.began)
            ]
            if so_far >= lasts and (not one.untold or so_far >= TABLE["told_within"]):
                one.whole = True
                return
            again()
            time.sleep(min(1.0, max(lasts - so_far, 0.1)))


def play(run: Run, seed: int) -> None:
    """Both kinds of faults side by side, until time is up."""
    enough = threading.Event()
    telling = threading.Thread(target=told_each_minute, args=(run, enough))
    players = [
        threading.Thread(target=run.play, args=(playable(faults, run.place), f"{seed} {at}"))
        for at, faults in enumerate((ON_INSTANCES, AROUND))
    ]
    for thread in (telling, *players):
        thread.start()
    for thread in players:
        thread.join()
    enough.set()
    telling.join()


def told_each_minute(run: Run, enough: threading.Event) -> None:
    """How it goes."""
    while not enough.wait(60):
        counts = ", ".join(f"{many} {what}" for what, many in sorted(run.told.counts().items()))
        fired = ""
        if run.watch:
            fired = "; fired " + (", ".join(f"{at} {many}" for at, many in run.watch.counts().items()) or "none")
            untold = [f"{alert} of {one.fault}" for one in list(run.played) if one.ended for alert in one.untold]
            fired += f"; untold {untold}; uncalled {uncalled(run.watch, list(run.played))}"
        print(f"{max(run.left(), 0):.0f} s left; {len(run.played)} faults; {counts}{fired}", flush=True)


def table(run: Run) -> Iterator[str]:
    """A line for each fault: how often, what came of what was asked meanwhile, and which alerts told of it."""
    yield f"{'fault':20} times  asked  right  wrong  lost  refused  told by"
    names = [named(one) for one in (*ON_INSTANCES, *AROUND)]
    came = list(run.told.came)
    for name in [*names, "none"]:
        spans = [one for one in run.played if name in (one.fault, "none")]
        some = [one for one in came if _beside(one, spans) is not (name == "none")]
        counts = Counter(one.what for one in some)
        refused = sum(one.is_refusal for one in some)
        alerts: Counter[str] = Counter()
        if run.watch and name != "none":
            for alert in sorted(may_tell(name)):
                times = run.watch.times(alert)
                fired = sum(any(span.began <= at <= span.ended + 30 for at, _ in times) for span in spans)
                alerts[alert.removeprefix("Floorman")] += fired
        who = ", ".join(f"{alert} {many}" for alert, many in alerts.items() if many)
        many = len(spans) if name != "none" else 0
        row = f"{many:5} {len(some):6} {counts['right']:6} {counts['wrong']:6} {counts['lost']:5} {refused:8}"
        yield f"{name:20} {row}  {who}"


def _beside(one: Came, spans: Sequence[Played]) -> bool:
    return any(one.began <= span.ended and span.began <= one.ended for span in spans)


def refused_without_cause(came: Sequence[Came], played: Sequence[Played]) -> list[Came]:
    """What was refused when nothing was played, nor had just been, beside which anybody may be."""
    causes = [Played(one.fault, one.began, one.ended + SETTLED) for one in played if TABLE[one.fault].get("refuses")]
    return [one for one in came if one.is_refusal and not _beside(one, causes)]


def verdict(run: Run, told: logs.LogsTold) -> list[str]:
    """All that is wrong."""
    wrong = [f"{one.what} {one.name}: {one.why}" for one in run.told.came if one.what in ("wrong", "lost")]
    wrong += [f"hostile: {one}" for one in run.told.broken]
    wrong += [f"fault: {one}" for one in run.failed]
    wrong += [f"log: {one.logged} lines of {one.name}, {one.ended:.1f}" for one in told.missing]
    wrong += [f"replay {name}: {one}" for name, one in told.replays.items() if one["changed"] or one["unread"]["lines"]]
    wrong += [f"error: {one}" for one in run.place.errors()]
    left = [one.name for one in MEMORY.glob("floorman-metrics-*")]
    if os.environ.get("CHAOS_APART") and left:  # else others' are among them
        wrong.append(f"what killed servers left in memory is not swept: {left}")
    for number, torn in told.torn.items():
        if torn > run.place.torn[number]:
            wrong.append(f"{torn} torn lines of instance {number}, where {run.place.torn[number]} could be")
    if not run.told.counts()["right"] or not told.lines:
        wrong.append("nothing was answered, or nothing is in the logs")
    if run.watch:
        wrong += [f"{alert} did not tell of {one.fault}" for one in run.judged() for alert in one.untold]
        wrong += uncalled(run.watch, run.played)
        refused = refused_without_cause(run.told.came, run.played)
        shed = sum(one.what == SHED for one in refused)
        if shed < len(refused) or shed > SHED_AT_MOST * len(run.told.came):
            wrong += [f"{one.what} {one.name} without a cause, {one.began:.0f}: {one.why}" for one in refused]
        if 2 * len(run.judged()) < len(run.called()):
            wrong.append("the machine had so little time that hardly an alert was judged")
    return wrong


def played(seconds: int, seed: int, folder: Path, through: str) -> int:
    """All of it; how many things are wrong."""
    asked, streamed = questions(seed), hands()
    with ExitStack() as stack:
        place = Place(folder, stack, seed, through)
        for one in place.missing:
            print(f"NOT PLAYED for want of {one}", flush=True)
        if place.missing and os.environ.get("CI"):
            return 1
        with ExitStack() as looking:
            watch = None
            if seconds >= LONG:
                targets = [f"127.0.0.1:{port}" for port in place.metrics]
                watch = looking.enter_context(watched(folder / "prometheus", targets, place.watched_at))
            told = looking.enter_context(asking(place.front, place.secrets["honest"], asked, streamed, seed))
            run = Run(place, told, watch, time.time() + seconds)
            signal.signal(signal.SIGTERM, lambda *_: run.end())
            play(run, seed)
        for number, instance in enumerate(place.instances):
            try:
                if code := instance.stop():
                    run.failed.append(f"instance {number} ended with {code}")
            except subprocess.TimeoutExpired as error:
                run.failed.append(f"instance {number} did not end: {error!r}")
        found = logs.verified(place.disks, told.came, place.lossy, folder / "end")
        return report(run, found, folder)


def report(run: Run, found: logs.LogsTold, folder: Path) -> int:
    """Tell it, and keep it; how many things are wrong."""
    print("", *table(run), sep="\n")
    counts = run.told.counts()
    kinds = {what: counts[what] for what in sorted(counts)}
    refusals = sum(one.is_refusal for one in run.told.came)
    print(f"\nasked {counts.total()}: {kinds}; refused with an error {refusals}")
    print(f"hostile callers got {dict(run.told.hostile)}")
    replays = {name: (one["replayed"], one["changed"]) for name, one in found.replays.items()}
    torn = f"{found.torn.total()} torn of {run.place.torn.total()} that could be"
    print(f"logs: {found.lines} lines, {torn}; {found.excused} answers")
    print(f"whose lines a kill or a full disk took; replayed and changed, by the house's edition: {replays}")
    if run.watch:
        print(f"refused beside what refuses nobody: {len(refused_without_cause(run.told.came, run.played))}")
        print(f"alerts: {run.watch.counts()}; the machine had no time {len(run.watch.late)} times")
        print(f"faults of which an alert must tell: {len(run.called())}, judged: {len(run.judged())}")
    wrong = verdict(run, found)
    print(*(f"WRONG: {one}"[:400] for one in wrong[:60]), f"{len(wrong)} things are wrong", sep="\n", flush=True)
    kept = {
        "played": [(one.fault, one.began, one.ended, one.untold) for one in run.played],
        "not right": [
            (one.what, one.name, one.began, one.ended, one.why) for one in run.told.came if one.what != "right"
        ],
        "alerts": {" ".join(at): spans for at, spans in run.watch.fired.items()} if run.watch else {},
        "wrong": wrong,
    }
    for disk in run.place.disks:  # a mount of its own is gone with the run
        shutil.copytree(disk, folder / "kept" / disk.name)
    (folder / "report.json").write_text(json.dumps(kept, indent=1), encoding="utf-8")
    return len(wrong)


def apart() -> None:
    """Go on in a network and with mounts of its own, which are gone with it; say so where that cannot be."""
    if os.environ.get("CHAOS_APART") or not shutil.which("unshare"):
        return
    # what libfaketime leaves in /dev/shm when its process is killed goes too
    script = 'PATH=$PATH:/usr/sbin:/sbin; ip link set lo up && mount -t tmpfs none /dev/shm && exec "$@"'
    for options in ((), ("--map-root-user",)):
        command = ["unshare", *options, "--net", "--mount", "sh", "-c", script, "sh"]
        if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
            os.execvpe(  # noqa: S606
                command[0],
                [*command, sys.executable, "-m", "tests.chaos", *sys.argv[1:]],
                os.environ | {"CHAOS_APART": "1"},
            )
    print("no network and no mounts of its own (unshare, ip): less is played", flush=True)


def main() -> int:
    """Read what is wanted, and play it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=int, default=3600)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--through", choices=("nginx", "haproxy"), default="nginx", help="the proxy in front of them")
    options.add_argument("--keep", type=Path, help="a folder, not there yet, in which all is left that was written")
    wanted = options.parse_args()
    apart()
    print(f"seed {wanted.seed}, {wanted.seconds} s, through {wanted.through}", flush=True)
    with tempfile.TemporaryDirectory(prefix="chaos-") as spare:
        folder = wanted.keep or Path(spare) / "run"
        folder.mkdir(parents=True)
        try:
            return min(played(wanted.seconds, wanted.seed, folder.resolve(), wanted.through), 1)
        except pytest.skip.Exception as error:
            print(f"cannot be played: {error}")
            return 2


if __name__ == "__main__":
    sys.exit(main())
