"""An upgrade played through, from a commit to this tree: `make verify-upgrade FROM=<commit>`.

Three instances of the commit serve behind nginx (deploy/nginx), and record a short day: questions of the suite,
batches and streams of hands. This tree then replays what was recorded, and other decision logs that are named.
Meanwhile callers ask, the three are rolled to this tree, one after the other as docs/how-to/operations.md has it, and
back again.

The exit code is 1 if an answer was wrong, lost or refused, or if a recorded answer comes out otherwise. During a roll
an answer of either release is right. Both run on the packages of this environment.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.chaos.callers import Asker, Came, Streamer  # noqa: E402
from tests.chaos.place import ports  # noqa: E402
from tests.chaos.questions import EDITIONS, HOUSE_ID, OK, Question, hands, questions, without_ids  # noqa: E402
from tests.deploy.fronts import nginx_in_front_of  # noqa: E402
from tests.deploy.instances import Instance  # noqa: E402
from tests.support.server import Server  # noqa: E402
from tests.support.waiting import until  # noqa: E402

INSTANCES: Final = 3
ASKERS: Final = 3
PAUSE: Final = 0.05
SETTLES: Final = 0.5
"""Seconds between two instances, in which each release answers."""


class Release(Instance):
    """An instance of whichever tree it is given, at its start."""

    def __init__(self, tree: Path, log: Path, **environment: str) -> None:
        self.tree = tree
        super().__init__(log, **environment)

    def begin(self) -> None:
        """Start, and do not wait."""
        command = [sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", "service.wsgi:app"]
        environment = os.environ | self._environment | {"PYTHONPATH": str(self.tree)}
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(  # noqa: S603  # our own command
                command, cwd=self.tree, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
            )

    def roll(self, tree: Path) -> None:
        """SIGTERM, the exit, a start of the other tree, ready."""
        if self.stop() != 0:
            raise SystemExit(f"upgrade: an instance did not end well: {self.log.read_text()[-2000:]}")
        self.tree = tree
        self.begin()
        until(self.ready)
        if Path(f"/proc/{self.process.pid}/cwd").resolve() != tree:
            raise SystemExit("upgrade: an instance runs elsewhere")


class Callers:
    """Those who ask through the proxy, and what came of it."""

    def __init__(self, front: Server, questioned: Sequence[Question], seed: int, *, streams: bool) -> None:
        self.came: list[Came] = []
        self._enough = threading.Event()
        some: list[Asker | Streamer] = [
            Asker(f"asked-{number}", front, "none", questioned, f"{seed} {number}") for number in range(ASKERS)
        ]
        some += [Streamer("streamed", front, "none", hands())] if streams else []
        self._threads = [threading.Thread(target=self._ask, args=(caller,)) for caller in some]

    def _ask(self, caller: Asker | Streamer) -> None:
        while not self._enough.is_set():
            self.came.append(caller.ask())
            self._enough.wait(PAUSE)
        caller.leave()

    @contextmanager
    def asking(self) -> Iterator[None]:
        """For as long as it lasts; each then waits for its last answer."""
        for thread in self._threads:
            thread.start()
        try:
            yield
        finally:
            self._enough.set()
            for thread in self._threads:
                thread.join()


def answers_of(instance: Instance, questioned: Sequence[Question]) -> list[tuple[int, Any]]:
    """What an instance answers to each."""
    line = HTTPConnection("127.0.0.1", instance.port, timeout=60)
    answers = []
    for question in questioned:
        line.request("POST", question.path, question.body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        document = json.loads(answer.read())
        answers.append((answer.status, document if answer.status == OK else without_ids(document)))
    line.close()
    return answers


def replayed(logs: Sequence[Path], books: Path) -> Any:
    """What this tree makes of decision logs."""
    command = [sys.executable, "-m", "service", "replay", "--json", "--rulebooks-dir", str(books), *map(str, logs)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603  # our own command
    if run.returncode not in (0, 1):
        raise SystemExit(f"upgrade: replay ended with {run.returncode}: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return json.loads(run.stdout)


def days(folder: Path) -> Iterator[Path]:
    """What the instances have recorded so far, each to the end of a line: they go on."""
    for number in range(INSTANCES):
        so_far = (folder / f"day-{number}.ndjson").read_bytes()
        day = folder / f"replayed-{number}.ndjson"
        day.write_bytes(so_far[: so_far.rfind(b"\n") + 1])
        yield day


def tree_of(commit: str, into: Path) -> Path:
    """The files of a commit."""
    into.mkdir()
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)  # noqa: S603, S607
    if packed.returncode:
        raise SystemExit(f"upgrade: there is no commit {commit!r}: make verify-upgrade FROM=v1.0.0")
    subprocess.run(["tar", "-x", "-C", str(into)], input=packed.stdout, check=True)  # noqa: S603, S607
    return into.resolve()


def played(commit: str, others: Sequence[Path], seconds: float, seed: int, folder: Path, *, may_change: bool) -> int:
    """All of it; how many things are wrong."""
    old, books = tree_of(commit, folder / "from"), folder / "books"
    books.mkdir()
    (books / f"{HOUSE_ID}.toml").write_text(EDITIONS[min(EDITIONS)], encoding="utf-8")
    with ExitStack() as stack:
        free, instances = ports(), list[Release]()
        for number in range(INSTANCES):
            day = {"DECISION_LOG": str(folder / f"day-{number}.ndjson"), "DECISION_LOG_MASK": "none"}
            settings = day | {"RULEBOOKS_DIR": str(books), "PORT": str(next(free))}
            instances.append(Release(old, folder / f"log-{number}", **settings))
            stack.callback(instances[-1].clear)
            until(instances[-1].ready)  # one after the other: the first compiles the tree
        drawn = questions(seed)
        before = answers_of(instances[0], drawn)
        differ = sum(answer not in question.right for question, answer in zip(drawn, before, strict=True))
        either = [
            replace(question, right=(*question.right, answer)) for question, answer in zip(drawn, before, strict=True)
        ]
        stream = hands()
        reports = answers_of(instances[0], [Question("/v1/hands", hand, (), 0) for hand in stream.sent])
        same = [report for _, report in reports] == [line["answer"] for line in stream.right]
        front = stack.enter_context(nginx_in_front_of(folder / "nginx", instances, next(free)))
        callers = Callers(front, either, seed, streams=same)
        say(
            f"{commit}: {len(drawn)} questions; this tree answers {differ} of them otherwise (new members, new rulings)"
        )
        if not same:
            say("its reports on hands differ: no streams are sent")
        with callers.asking():
            time.sleep(seconds)
            recorded = len(callers.came)
            replay = replayed([*days(folder), *others], books)
            for way, tree in (("rolled", ROOT), ("back", old)):
                for number, instance in enumerate(instances):
                    instance.roll(tree)
                    say(f"{way}: instance {number + 1} of {INSTANCES}, {len(callers.came)} answers so far")
                    time.sleep(SETTLES)
    return report(callers.came, recorded, replay, may_change=may_change)


def report(came: Sequence[Came], recorded: int, replay: Any, *, may_change: bool) -> int:
    """Tell it; how many things are wrong."""
    counts = Counter("refused" if answer.is_refusal else answer.what for answer in came)
    rulings = [change for change in replay["changes"] if change["ruling"] or any(change["reasons"].values())]
    say(
        f"replayed {replay['replayed']} recorded lines: {replay['changed']} changed, {replay['unread']['lines']} unread"
    )
    say(f"  {sum(change['lines'] for change in rulings)} in the ruling or its reasons, the others elsewhere")
    for change in (rulings or replay["changes"])[:10]:
        say(f"  changed: {json.dumps(change)[:300]}")
    for answer in [answer for answer in came if answer.what != "right"][:20]:
        say(f"  {answer.what} {answer.name}: {answer.why}"[:400])
    kinds = ", ".join(f"{counts[kind]} {kind}" for kind in ("right", "wrong", "lost", "refused"))
    say(f"{len(came)} answers, {recorded} before the roll: {kinds}")
    wrong = len(came) - counts["right"] + replay["unread"]["lines"] + (0 if may_change else replay["changed"])
    return wrong or int(not replay["replayed"] or len(came) == recorded)


def say(text: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"upgrade: {text}\n")
    sys.stdout.flush()


def main() -> int:
    """Read what is wanted, and play it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("commit", metavar="FROM", help="what runs now: a tag or a commit")
    parser.add_argument("logs", nargs="*", type=Path, help="decision logs of your own, replayed as well")
    parser.add_argument("--seconds", type=float, default=10, help="how long the day is that is recorded")
    parser.add_argument("--may-change", action="store_true", help="recorded answers may come out otherwise")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    logs = [log.resolve() for log in wanted.logs]
    with tempfile.TemporaryDirectory(prefix="upgrade-") as folder:
        may = wanted.may_change
        return min(played(wanted.commit, logs, wanted.seconds, wanted.seed, Path(folder), may_change=may), 1)


if __name__ == "__main__":
    sys.exit(main())
