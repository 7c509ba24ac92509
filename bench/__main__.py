"""`python -m bench`: one decision over HTTP against a bare echo on the same gunicorn, and what the stages cost."""

import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from service.api.asked import decision_asked
from service.api.render import decision, to_bytes
from service.api.strict_json import parse
from service.rules.decide import decide
from service.rulesets import load_shelf

ROOT: Final = Path(__file__).parents[1]
ROUNDS: Final = 5
REQUESTS: Final = 1500
REPEATS: Final = 2000

QUESTION: Final[dict[str, Any]] = {
    "ruleset": "tda-2019",
    "round": {
        "structure": "no_limit",
        "street": 2,
        "streets": 4,
        "min_bet": 200,
        "pot": 1300,
        "current_bet": 600,
        "last_raise": 400,
        "last_full_bet": 600,
        "bet_count": 2,
        "to_act": 7,
        "players": [
            {"seat": seat, "stack": 9000 - 100 * seat, "committed": committed, "acted": seat < 7, "folded": folded}
            for seat, committed, folded in (
                (1, 200, False),
                (2, 0, True),
                (3, 600, False),
                (4, 0, True),
                (5, 600, False),
                (6, 0, True),
                (7, 0, False),
                (8, 0, False),
                (9, 0, False),
            )
        ],
    },
    "action": {"type": "raise", "to": 1800},
}
BODY: Final = json.dumps(QUESTION).encode()


class Served:
    """One gunicorn with one worker."""

    def __init__(self, app: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        environment = {**os.environ, "PORT": str(self.port), "WORKERS": "1", "LOG_LEVEL": "ERROR"}
        command = [sys.executable, "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", app]
        if not app.startswith("service"):
            command += ["--worker-class", "gthread"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        for _ in range(200):
            try:
                self.rate(1)
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("it does not answer")

    def rate(self, requests: int = REQUESTS) -> float:
        """Requests a second over one kept connection."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        began = time.perf_counter()
        for _ in range(requests):
            line.request("POST", "/v1/decisions", BODY, {"Content-Type": "application/json"})
            answer = line.getresponse()
            answer.read()
            if answer.status != 200:
                raise RuntimeError(f"answered {answer.status}")
        line.close()
        return requests / (time.perf_counter() - began)

    def stop(self) -> None:
        """Let it go."""
        self.process.terminate()
        self.process.wait(timeout=30)


def spread(values: list[float]) -> str:
    """Median, least and most."""
    return f"{statistics.median(values):10.2f}  ({min(values):.2f} to {max(values):.2f})"


def microseconds(step: Callable[[], object]) -> list[float]:
    """What a step costs, several times over."""
    costs = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(REPEATS):
            step()
        costs.append((time.perf_counter() - began) / REPEATS * 1e6)
    return costs


def stages() -> None:
    """Print what each stage of a decision costs in this process."""
    shelf = load_shelf()
    raw = parse(BODY)
    asked = decision_asked(raw, shelf)
    decided = decide(asked.round, asked.step, asked.ruleset)
    steps: dict[str, Callable[[], object]] = {
        "parse": lambda: parse(BODY),
        "check and settle": lambda: decision_asked(raw, shelf),
        "decide": lambda: decide(asked.round, asked.step, asked.ruleset),
        "render": lambda: to_bytes(decision(decided, asked.ruleset)),
    }
    print("\nstage, microseconds, 9 seats")
    for name, step in steps.items():
        print(f"  {name:18}{spread(microseconds(step))}")


def main() -> None:
    """The table."""
    ours, echo = Served("service.wsgi:app"), Served("bench.echo:app")
    try:
        pairs = [(ours.rate(), echo.rate()) for _ in range(ROUNDS)]
    finally:
        ours.stop()
        echo.stop()
    print("requests a second, one worker, one kept connection; median (least to most) of", ROUNDS)
    print(f"  one decision      {spread([one for one, _ in pairs])}")
    print(f"  bare Flask echo   {spread([two for _, two in pairs])}")
    print(f"  ratio             {spread([one / two for one, two in pairs])}")
    stages()


if __name__ == "__main__":
    main()
