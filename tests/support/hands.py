"""A whole hand, in our notation and as PHH; and a folder of hands of all sorts."""

import copy
import json
from pathlib import Path
from typing import Any, Final

from tests.support.rows import table_of

Json = dict[str, Any]


HAND: Final[Json] = table_of(__file__, "HAND")


REQUEST: Final[Json] = {"id": "hand-1", "rulebook": "tda-2019", "hand": HAND}
PHH: Final = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [0.5, 1]
min_bet = 1
starting_stacks = [100, 50]
actions = ["d dh p1 ????", "d dh p2 ????", "p2 cbr 2.5", "p1 f"]
"""


def asked(**changes: Any) -> Json:
    """The request with other members."""
    return copy.deepcopy(REQUEST) | changes


def played(street: int, place: int, **action: Any) -> Json:
    """The request with one action done otherwise, and nothing recorded of what came of it."""
    request = copy.deepcopy(REQUEST)
    request["hand"]["rounds"][street]["actions"][place].update(action)
    del request["hand"]["result"]
    return request


def mixed(folder: Path) -> Path:
    """A folder of hands, made: three legal ones, an illegal one, one that does not add up, one that is none."""
    folder.mkdir()
    wrong = asked(id="adds-up-not")
    wrong["hand"]["result"]["won"][0]["amount"] = 7
    lines = [REQUEST, played(1, 2, to=500) | {"id": "too-small"}, wrong, asked(id="nine", rulebook="tda-2013")]
    (folder / "a.ndjson").write_text("".join(json.dumps(one) + "\n" for one in lines))
    (folder / "b.phh").write_text(PHH)
    (folder / "c.phh").write_text('variant = "XX"\n')
    return folder


def results(path: Path) -> list[Json]:
    """The lines of a results file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


SHORT_RAISE: Final = """-- starting hand #1 (id: k1)  (No Limit Texas Hold'em) (dealer: "Bo @ b1") --
Player stacks: #1 "Bo @ b1" (300) | #2 "Cy @ c1" (60)
"Bo @ b1" posts a small blind of 5
"Cy @ c1" posts a big blind of 10
"Bo @ b1" raises to 40
"Cy @ c1" calls 40
Flop:  [10♠, 7♥, 2♦]
"Cy @ c1" bets 15
"Bo @ b1" raises to 20
"Cy @ c1" folds
Uncalled bet of 5 returned to "Bo @ b1"
"Bo @ b1" collected 110 from pot
-- ending hand #1 --""".splitlines()
"""A log of PokerNow whose last raise is what the opponent can match, below the minimum."""


def log_of(rows: list[str]) -> str:
    """The rows as a log of PokerNow."""
    quoted = (row.replace('"', '""') for row in rows)
    return "\n".join(f'"{row}",2024-05-31T20:15:00.000Z,{place}' for place, row in enumerate(quoted, 1))
