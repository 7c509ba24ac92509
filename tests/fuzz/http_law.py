"""Requests changed as bytes, to a server of its own: python -m tests.fuzz.http_law [--cases N] [--through nginx].

One request gets one answer, and what is no request gets none. What breaks that is written out.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from tests.deploy.fronts import haproxy_in_front_of
from tests.fuzz.raw_http import cases
from tests.live.nginx import in_front_of
from tests.live.one_each import SILENT, none_too_many, one_each, tried
from tests.live.processes import running
from tests.live.wire import Wired

MOST_SHOWN = 10


def main() -> int:
    """Ask, say what came, and be 0 where the law held."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--cases", type=int, default=100_000, help="how many connections (100000)")
    asked.add_argument("--seed", type=int, default=1, help="the same seed sends the same (1)")
    asked.add_argument("--through", choices=("nginx", "haproxy"), help="what stands in front (nothing)")
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, _way(Path(folder), wanted.through) as way:
        law, silent = (none_too_many, SILENT) if wanted.through else (one_each, 0.0)
        told = tried(way, islice(cases(wanted.seed), wanted.cases), law, silent)
    for sent, why in told.broken[:MOST_SHOWN]:
        sys.stdout.write(f"{why}: {sent!r}\n")
    count = told.answers.total()
    sys.stdout.write(f"{wanted.cases} connections, {count} answers {dict(sorted(told.answers.items()))}\n")
    sys.stdout.write(f"the law was broken on {len(told.broken)} of them\n")
    return 1 if told.broken or not count else 0


@contextmanager
def _way(folder: Path, through: str | None) -> Iterator[Wired]:
    with running(folder / "log", WORKERS="1", LOG_LEVEL="ERROR") as server:
        if through == "nginx":
            with in_front_of(server, folder / "nginx") as front:
                yield front
        elif through == "haproxy":
            with haproxy_in_front_of(folder / "haproxy", f"127.0.0.1:{server.port}") as front:
                yield front
        else:
            yield server


if __name__ == "__main__":
    sys.exit(main())
