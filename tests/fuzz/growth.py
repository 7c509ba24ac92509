"""Whether the CPU time of a hand grows with its size: a seed, grown to a size and to an eighth of it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from bench.turns import TEXT, TOML, Asked, Watch
from service.hands import phh_document, text_lines
from service.hands.phh_document import LONGEST as LONGEST_PHH
from service.hands.text_lines import LONGEST, LONGEST_LINE
from tests.fuzz.seeds import seeds
from tests.support.bodies import spots

MOST_TIMES: Final = 20
"""How many times the CPU time of an eighth is taken: 8 is linear, 64 the square."""
_WORTH_MS: Final = 5.0
_PATH: Final = "/v1/hands?rulebook=tda-2019"
_PIECES: Final = (
    *(
        " ",
        "\t",
        "\r",
        "[",
        " [",
        "]",
        "(",
        "{",
        "=",
        ",",
        ".",
        "a.",
        "1",
        "1,",
        "0e",
        "-",
        "#",
        '"',
        '\\"',
        "'",
        '"""',
    ),
    *("'''", "\\", ": ", " wins ", " [.", "*** ", "\u2028", "\u00e9", "\x00"),
)


@dataclass(frozen=True, slots=True)
class Growth:
    """A request, how it was grown, its CPU time (ms), and how many times that of the smaller one this is."""

    asked: Asked
    way: str
    ms: float
    times: float


def notation_of(seed: bytes) -> str:
    """The notation of a seed that is no JSON."""
    begins = text_lines.first_line(seed.partition(b"\n")[0], b"")
    return phh_document.NAME if begins is None else text_lines.NAME


def ways_to_send(name: str, text: str) -> Iterator[Asked]:
    """A hand that is a text in the notation of this name: as it is, and as a member of JSON."""
    yield Asked(_PATH, text.encode("utf-8", "replace"), TOML if name == phh_document.NAME else TEXT)
    yield _in_json({"rulebook": "tda-2019", name: text})


def growth_of(random: Random, watch: Watch) -> Growth:
    """A seed grown somehow. What takes little time at its largest is not compared: its `times` are 0."""
    make, most, way = random.choice((_grown_text, _grown_text, _grown_json))(random)
    whole = watch.once(make(most)).whole
    if whole < _WORTH_MS:
        return Growth(make(most), way, whole, 0.0)
    small, large = (min(watch.once(make(size)).whole for _ in range(3)) for size in (most // 8, most))
    return Growth(make(most), way, large, large / small)


Made = tuple[Callable[[int], Asked], int, str]
"""What makes a request of a size (characters), the largest size that is taken, and what is done to grow."""


def _grown_text(random: Random) -> Made:
    seed = random.choice([body for body in seeds() if not body.startswith(b"{")])
    name = notation_of(seed)
    grow, way = _way(seed.decode(), random)
    sent_as = random.randrange(2)
    most = LONGEST_PHH if name == phh_document.NAME else LONGEST
    return lambda size: list(ways_to_send(name, grow(size)))[sent_as], most, f"{name}: {way}"


def _grown_json(random: Random) -> Made:
    """A text, or an array, in a hand that is JSON."""
    tree = json.loads(random.choice(_trees()))
    places = [(holds, key) for holds, key in spots({"": tree}) if isinstance(holds[key], str | list) and holds[key]]
    holds, key = random.choice(places)
    was = holds[key]
    grow, way = _more_of(was) if isinstance(was, list) else _way(was, random)

    def make(size: int) -> Asked:
        holds[key] = grow(size)
        return _in_json(tree)

    return make, LONGEST, f"{key}: {way}"


def _more_of(array: list[Any]) -> tuple[Callable[[int], Any], str]:
    length = len(json.dumps(array))
    return lambda size: array * (size // length + 1), "more of an array"


def _way(text: str, random: Random) -> tuple[Callable[[int], Any], str]:
    """How a text is grown to a size, and a word for it: in one line, in lines as long as they may be, or in lines."""
    lines = text.split("\n")
    place = random.randrange(len(lines))
    line = lines[place]
    begin = random.randrange(len(line) + 1)
    piece = random.choice(_PIECES) if random.random() < 0.7 else line[begin : begin + random.randrange(1, 20)] or " "

    def longer(by: int) -> str:
        return line[:begin] + piece * max(1, by // len(piece)) + line[begin:]

    def with_line(new: str) -> str:
        return "\n".join([*lines[:place], new, *lines[place + 1 :]])

    def in_line(size: int) -> str:
        return with_line(longer(size - len(text) - len(piece)))

    def in_long_lines(size: int) -> str:
        long = longer(LONGEST_LINE - len(line) - len(piece) - 1)
        return with_line("\n".join([long] * max(1, (size - len(text)) // (len(long) + 1))))

    def in_lines(size: int) -> str:
        long = longer(0)
        return with_line("\n".join([long] * max(1, (size - len(text)) // (len(long) + 1))))

    grow = random.choice((in_line, in_long_lines, in_lines))
    return grow, f"{piece!r} {grow.__name__} {place}"


@cache
def _trees() -> tuple[bytes, ...]:
    return tuple(body for body in seeds() if body.startswith(b"{") and {"ohh", "hand"} & json.loads(body).keys())


def _in_json(tree: Any) -> Asked:
    return Asked("/v1/hands", json.dumps(tree, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace"))
