"""Plain requests changed as bytes, read by the worker and by gunicorn: python -m tests.fuzz.plain_requests [--cases N].

What the worker takes, gunicorn takes too, and reads it alike. What breaks that is written out.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from service.answers.endpoints import FREQUENT
from tests.fuzz.raw_http import CHANGES, MOST_CHANGES
from tests.live.table import BODY
from tests.live.wire import get, post
from tests.support.plain_requests import read_as_plain, read_by_gunicorn
from tests.support.rows import table_of

MOST_SHOWN = 10
_HEADERS: Final = table_of(__file__, "_HEADERS")


def cases(seed: int) -> Iterator[bytes]:
    """Without end; the same seed makes the same."""
    random = Random(seed)
    while True:
        sent = _plain(random)
        for _ in range(random.randint(0, MOST_CHANGES)):
            sent = random.choice(CHANGES)(sent, random)
        yield sent + random.choice((b"", get(b"/healthz"), _plain(random)))


def _plain(random: Random) -> bytes:
    headers = random.sample(_HEADERS, random.randint(0, len(_HEADERS)))
    path = random.choice(tuple(FREQUENT)).encode()
    return post(random.choice((BODY, b"", b"{}")), path, *headers)


def main() -> int:
    """Compare, say how many were taken, and be 0 where none was read otherwise."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--cases", type=int, default=300_000, help="how many heads (300000)")
    asked.add_argument("--seed", type=int, default=1, help="the same seed makes the same (1)")
    wanted = asked.parse_args()
    taken, otherwise = 0, 0
    for some in islice(cases(wanted.seed), wanted.cases):
        read = read_as_plain(some)
        if read is None:
            continue
        taken += 1
        if read != (right := read_by_gunicorn(some)):
            otherwise += 1
            if otherwise <= MOST_SHOWN:
                sys.stdout.write(f"{some!r}\n  {read}\n  {right}\n")
    sys.stdout.write(f"{wanted.cases} heads, {taken} taken, {otherwise} of them read otherwise\n")
    return 1 if otherwise or not taken else 0


if __name__ == "__main__":
    sys.exit(main())
