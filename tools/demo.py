"""Floorman shown in two minutes, against a server of its own: `make demo`, or `python tools/demo.py`.

Four bots play hands over HTTP, some of them carelessly; a dispute is ruled by two rulebooks; `floorman conform` finds
the fault of an engine; and the server's metrics have counted all of it. The same tree prints the same lines.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from kit.floorman_engine import FloormanEngine  # noqa: E402
from tests.support.server import Server, served  # noqa: E402

Json = dict[str, Any]
SHOWN: Final = tomllib.loads((ROOT / "tools" / "demo.toml").read_text(encoding="utf-8"))
RULEBOOK: Final = SHOWN["rulebook"]
BLIND: Final = SHOWN["big_blind"]
IMPLEMENTATION: Final = SHOWN["engine"]


def answer(question: Mapping[str, Any]) -> Json:
    """The engine with a fault, for `--python`: whoever has acted may raise again after a short all-in."""
    reply: Json = _RIGHT.ask(question)
    options = reply.get("options")
    if isinstance(options, dict) and options.get("raise_barred") == "not_reopened" and options["call"]:
        least, most = options["call"]["to"] + question["opening"]["min_bet"], options["call"]["to"] + 10_000
        options |= {"raise_barred": None, "raise": {"type": "raise", "min_to": least, "max_to": most}}
    return reply


_RIGHT: Final = FloormanEngine()


class Table:
    """Four seats, a seed, and a line to the server."""

    def __init__(self, line: HTTPConnection) -> None:
        self._line, self._random = line, random.Random(63)
        self.stacks = dict.fromkeys((1, 2, 3, 4), 20 * BLIND)
        self.rulings: Counter[str] = Counter()
        self.shown: Json = {}

    def ask(self, path: str, **body: Any) -> Json:
        """The answer to a question."""
        self._line.request(
            "POST", path, json.dumps({"rulebook": RULEBOOK, **body}), {"Content-Type": "application/json"}
        )
        reply: Json = json.load(self._line.getresponse())
        return reply

    def play(self) -> None:
        """As many hands; a seat without chips buys in again."""
        blinds = {"big_blind": BLIND, "small_blind": BLIND // 2, "button_drawn": 1}
        table: Json = {"format": "cash", "structure": "no_limit", "seats": [1, 2, 3, 4], "streets": 4} | blinds
        for _ in range(SHOWN["hands"]):
            players = [{"seat": seat, "stack": stack or 20 * BLIND} for seat, stack in self.stacks.items()]
            deal = self.ask("/v1/next-hand", table=table | {"players": players})["deal"]
            self.stacks = {player["seat"]: player["stack"] for player in players} | self._hand(deal["opening"])
            table = {name: value for name, value in table.items() if name != "button_drawn"} | {"last": deal["last"]}

    def _hand(self, opening: Json) -> dict[int, int]:
        now = self.ask("/v1/rounds", opening=opening)
        options = now["options"]
        while now["next"] is None or now["next"]["type"] == "street":
            if now["next"] is None:
                now = self.ask("/v1/decisions", round=now["round"], action=self._choose(options))
                self.rulings[now["ruling"]] += 1
                if now["ruling"] == "corrected":
                    self.shown = now
            else:
                now = self.ask("/v1/next-street", round=now["round"])
            options = now["options"]
        stacks = {player["seat"]: player["stack"] for player in now["round"]["players"]}
        if uncalled := now["next"].get("uncalled"):
            stacks[uncalled["seat"]] += uncalled["amount"]
        for pot in now["next"]["pots"] or ():  # a demo has no cards: the winner is drawn
            stacks[self._random.choice(pot["seats"])] += pot["amount"]
        return stacks

    def _choose(self, options: Json) -> Json:
        raising = options["raise"]
        if raising and self._random.random() < SHOWN["careless"]:
            return {"type": raising["type"], "to": raising["min_to"] - self._random.randrange(10, 60, 10)}
        actions = [{"type": type} for type in ("check", "call", "fold") if options[type]]
        actions += [{"type": raising["type"], "to": raising["min_to"]}] if raising else []
        return self._random.choice(actions)


def decided(server: Server) -> int:
    """How many decisions the server's metrics count."""
    return int(sum(value for name, value in server.metrics().items() if name.startswith("floorman_decisions_total")))


def disputed(table: Table) -> None:
    """One 5,000 chip against a bet of 1,100, then "raise": two books."""
    dispute = SHOWN["dispute"]
    for book in dispute["rulebooks"]:
        questions = {"opening": dispute["opening"], "actions": dispute["actions"]}
        ruled = table.ask("/v1/rounds", rulebook=book, **questions)["decisions"][-1]
        reason = next(reason for reason in ruled["reasons"] if reason["clause"])
        say(
            f"{book:11}{ruled['action']['type']} to {ruled['action']['to']:,}: {reason['message']} ({reason['clause']})"
        )


def faulty() -> None:
    """What conform says of the engine above."""
    command = ["conform", "--python", f"{__file__}:answer", "--rulebook", RULEBOOK, "--level", "betting"]
    run = subprocess.run(  # noqa: S603  # our own command
        [sys.executable, "-m", "service", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    lines = (run.stdout + run.stderr).splitlines()
    begins = next(at for at, line in enumerate(lines) if re.match(r"\d+ failures?\b", line))
    differs = next(line for line in lines[begins:] if line.strip().startswith("/"))
    for line in (lines[begins], lines[begins + 2], differs):
        say(re.sub(r"^\d+ failures?: ", "Found: ", line.strip()))


def say(text: str) -> None:
    """A line of the demo, below its heading."""
    sys.stdout.write(f"   {text}\n")


def main() -> None:
    """All of it."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "log") as server:
        line = HTTPConnection("127.0.0.1", server.port, timeout=60)
        before, table = decided(server), Table(line)
        table.play()
        counts = table.rulings
        sys.stdout.write("1. Bots at a table, over HTTP\n")
        ruled = f"{counts['accepted']} accepted, {counts['corrected']} corrected"
        say(f"{SHOWN['hands']} hands: {counts.total()} actions, {ruled}.")
        reason = table.shown["reasons"][0]
        say(f"The last: {reason['message']} ({reason['clause']})")
        sys.stdout.write('2. A dispute: one 5,000 chip against a bet of 1,100, then "raise"\n')
        disputed(table)
        sys.stdout.write("3. An engine with a fault, asked by floorman conform\n")
        faulty()
        sys.stdout.write("4. A metric that moved\n")
        say(f"floorman_decisions_total: {before} before, {decided(server)} now")
        line.close()
    sys.stderr.write(f"{time.monotonic() - began:.0f} s. Next: make serve, then open /table and /docs\n")


if __name__ == "__main__":
    main()
