"""The most costly request known for each endpoint: `python -m bench.costs --write` puts it into docs/security.md.

CPU is that of the thread in this process, without gunicorn; of several tries the least.
"""

import argparse
import gzip
import json
import logging
import time
from dataclasses import dataclass
from typing import Any, Final

from werkzeug.test import EnvironBuilder

from bench import bodies
from bench.flood_callers import largest_round
from bench.marked import put
from bench.servers import ROOT
from service.api.app import create_app
from service.api.http.bodies import BLOCK, MOST_TIMES
from service.settings import Settings

DOCUMENT: Final = ROOT / "docs" / "security.md"
MARK: Final = "costs"
_TRIES: Final = 3
_ALL: Final = ["badugi", "roberts-11", "tda-2013", "tda-2024", "wsop-2024", "wsop-live-2024"]
_HEAD: Final = """\
| | sent, KiB | answer, KiB | CPU, ms | CPU a KiB sent, ms | packed, KiB | CPU a KiB packed, ms |
|---|---:|---:|---:|---:|---:|---:|"""


@dataclass(frozen=True, slots=True)
class Request:
    """What is sent, and what it is called."""

    name: str
    path: str
    body: bytes
    content_type: str = "application/json"


def requests() -> list[Request]:
    """An ordinary decision, and for each endpoint what costs most."""
    seats = bodies.of_seats(bodies.MOST_SEATS)
    compared = {**seats, "compare": _ALL}
    options = {key: value for key, value in compared.items() if key != "action"}
    faulty = {"ruleset": "tda-2019", "round": {"players": [{"seat": "x"}] * bodies.MOST_SEATS}, "action": {"type": "x"}}
    whole = json.loads(largest_round())
    line = bodies.as_bytes(_hand(whole["opening"]["players"], len(whole["actions"])))
    return [
        Request("a decision, nine seats", "/v1/decisions", bodies.as_bytes(bodies.decision())),
        Request("a decision, 23 seats, compared", "/v1/decisions", bodies.as_bytes(compared)),
        Request("options, 23 seats, compared", "/v1/options", bodies.as_bytes(options)),
        Request("1,000 faulty decisions", "/v1/decisions/batch", bodies.as_bytes({"items": [faulty] * 1000})),
        Request("500 decisions, compared", "/v1/decisions/batch", bodies.as_bytes({"items": [_twice(seats)] * 500})),
        Request("a round of 1,000 raises, compared", "/v1/rounds", largest_round()),
        Request("a hand of 1,000 raises, compared", "/v1/hands", line),
        Request("such hands, a stream", "/v1/hands", b"\n".join([line] * 20), "application/x-ndjson"),
    ]


def _twice(decision: bodies.Json) -> bodies.Json:
    return {**decision, "compare": ["roberts-11"]}


def _hand(players: list[Any], count: int) -> bodies.Json:
    """A whole hand of one street with so many raises, under another rulebook too."""
    blinds = [{"seat": 1, "type": "small_blind", "amount": 1}, {"seat": 2, "type": "big_blind", "amount": 2}]
    raises = [
        {"seat": (place + 2) % bodies.MOST_SEATS + 1, "type": "raise", "to": 4 + 2 * place} for place in range(count)
    ]
    setup = {"structure": "no_limit", "button": bodies.MOST_SEATS, "min_bet": 2, "streets": 4}
    hand = {**setup, "players": players, "posts": blinds, "rounds": [{"actions": raises}]}
    return {"ruleset": "tda-2019", "compare": ["roberts-11"], "hand": hand}


def measured() -> str:
    """The table."""
    logging.disable(logging.CRITICAL)
    app = create_app(Settings())
    return "\n".join([_HEAD, *(_row(app, one) for one in requests())])


def _row(app: Any, one: Request) -> str:
    taken = []
    for _ in range(_TRIES):
        environ = EnvironBuilder(
            path=one.path, method="POST", data=one.body, content_type=one.content_type
        ).get_environ()
        began = time.thread_time()
        answer = app.wsgi_app(environ, lambda *_: None)
        size = sum(map(len, answer))
        taken.append(time.thread_time() - began)
        if hasattr(answer, "close"):
            answer.close()
    ms, kib = min(taken) * 1000, len(one.body) / 1024
    packed = max(len(gzip.compress(one.body)), (len(one.body) - BLOCK) // MOST_TIMES) / 1024  # more is not unpacked
    cells = (kib, size / 1024, ms, ms / kib, packed, ms / packed)
    return f"| {one.name} | {' | '.join(f'{one:,.1f}' for one in cells)} |"


def main() -> None:
    """Measure, and print it or write it into the document."""
    parser = argparse.ArgumentParser(prog="python -m bench.costs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/security.md")
    told = measured()
    if parser.parse_args().write:
        put(MARK, told, DOCUMENT)
    else:
        print(told)


if __name__ == "__main__":
    main()
