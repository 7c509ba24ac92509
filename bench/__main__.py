"""`python -m bench`: every goal of speed as a ratio, beside the goal."""

import argparse
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Final

from bench import engine, flood, growth, hands, http, latency, memory, rules, start, turns, workers
from bench.cores import Cores
from bench.plan import Plan
from bench.rows import Section, as_text
from bench.servers import ROOT

PARTS: Final[dict[str, tuple[Callable[[Plan], Section], ...]]] = {
    "decision": (http.decision,),
    "batch": (http.batch,),
    "one_call": (http.one_call,),
    "rules": (rules.rules,),
    "validation": (rules.validation,),
    "latency": (latency.half,),
    "silent": (latency.silent,),
    "growth": (growth.seats, growth.items),
    "memory": (memory.memory,),
    "flood": (flood.flood,),
    "turns": (turns.turns,),
    "workers": (workers.workers,),
    "start": (start.start,),
    "engine": (engine.engine, engine.in_chromium),
    "hands": (hands.in_this_process, hands.by_the_command),
}


def main() -> None:
    """Measure what is asked for, and print each part when it is done."""
    options = _options()
    cores = Cores.here()
    if not cores.apart:
        print("ONE CORE ONLY: load and servers share it, and over HTTP nothing here means much.", file=sys.stderr)
    mine = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    cores.pin_load()
    plan = Plan(
        cores=cores,
        all_cores=tuple(mine),
        rounds=1 if options.short else options.rounds,
        short=options.short,
        memory_requests=200 if options.short else options.requests,
        hands=20 if options.short else options.hands,
    )
    print(_facts(plan), flush=True)
    began = time.monotonic()
    for name in options.only:
        for part in PARTS[name]:
            print(as_text(part(plan), judged=not plan.short), flush=True)
    print(f"\n{time.monotonic() - began:.0f} seconds")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument("--short", action="store_true", help="once and tiny: does it run?")
    parser.add_argument("--only", type=_names, default=list(PARTS), help=f"some of {', '.join(PARTS)}")
    parser.add_argument("--requests", type=int, default=100_000, help="requests that memory is watched over")
    parser.add_argument("--hands", type=int, default=20_000, help="how many hands the command is given")
    return parser.parse_args()


def _names(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in PARTS:
            raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(PARTS)}")
    return names


def _facts(plan: Plan) -> str:
    """What the figures were measured on."""
    conf = ROOT / "bench" / "peers" / "gunicorn_plain.py"
    told = (
        "import runpy, sys; said = runpy.run_path(sys.argv[1]); said['on_exit'](None); "
        "print(getattr(said['worker_class'], '__name__', said['worker_class']))"
    )
    worker = subprocess.run(
        [sys.executable, "-c", told, str(conf)], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    cores = len(plan.all_cores) or os.cpu_count()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    pinned = "servers and load on a core each" if plan.cores.apart else "nothing pinned"
    return (
        f"Python {platform.python_version()}, gunicorn {version('gunicorn')}, {worker}; uvicorn {version('uvicorn')}, "
        f"FastAPI {version('fastapi')}, PokerKit {version('pokerkit')}; {cores} cores{load}, "
        f"{pinned}; {plan.rounds} rounds, interleaved."
    )


if __name__ == "__main__":
    main()
