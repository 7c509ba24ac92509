"""Values and texts that a stranger may send where the spec allows anything."""

from random import Random
from typing import Any, Final

from tests.fuzz.mutate import ODD

MOST_TEXT: Final = 128 * 1024
"""The longest text (characters). Four times as much as any reader of a single hand accepts."""
_WRAPPERS: Final = (("[", "", "]"), ("{a=", "0", "}"), ('{"a":', "0", "}"), ("(", "", ")"), ('"""', "", ""))
_PIECES: Final = ("a.", "a.", '"a".', "[", "0,", "9", "\\u0041", "\u00e9", "\ud800", " ", "{}", "'", "#", ": ")
_HEADS: Final = ("", "", "b{line}.", "[", '"')
_TAILS: Final = ("", "b{line}=0", "a=0", "0", "]", '"', "\\")


def hostile_text(random: Random, most: int = MOST_TEXT) -> str:
    """A text of up to `most` characters: one construct nested, lines of one repeated piece, or TOML."""
    size = random.choice((1000, most // 8, most // 2, most))
    match random.randrange(4):
        case 0:
            begin, middle, end = random.choice(_WRAPPERS)
            deep = size // (len(begin) + len(end))
            return begin * deep + middle + end * deep
        case 1 | 2:
            return hostile_toml(random, size)
    piece, head, tail = random.choice(_PIECES), random.choice(_HEADS), random.choice(_TAILS)
    return _lines(head + piece * min(random.choice((1, 30, 300, 900)), size // len(piece)) + tail, size)


def hostile_toml(random: Random, size: int) -> str:
    """A value in TOML, often with statements below it: keys of many parts, many keys, tables, long or deep values."""
    value = random.choice(("0", "1e9", "[0,0]", "{a=0}", "1979-05-27", '"x"', "9" * 400, "[" * 40 + "]" * 40))
    key = random.choice(("a.", '"a".')) * random.choice((0, 30, 900, 900))
    path = random.choice((f"b{{line}}.{key}a", f"{key}b{{line}}"))
    statement = random.choice((f"{path} = {value}", f"{path} = {value}", f"[{path}]"))
    if random.random() < 0.3:
        return value if random.random() < 0.5 else f"{{{key}a = {value}}}"
    return f"{value}\n{_lines(statement, size)}"


def _lines(line: str, size: int) -> str:
    """The line again and again, numbered where it says so; whole lines alone, unless one is too long."""
    return "\n".join(line.replace("{line}", str(number)) for number in range(max(1, size // (len(line) + 5))))


def hostile_value(random: Random) -> Any:
    """A JSON value of an odd kind: deep, wide, with long keys, with a lone surrogate, out of range, or a long text."""
    match random.randrange(7):
        case 0:
            return nested(random.choice(ODD), random.choice((5, 20, 24, 31, 40)), random.choice(("", "a", "toml")))
        case 1:
            return {f"{random.choice(('k', '', 'é'))}{key}": 0 for key in range(random.choice((3, 60, 64, 65, 500)))}
        case 2:
            return {random.choice(("k", ".", "\n", "é", "~/")) * random.choice((1, 201, 5000)): random.choice(ODD)}
        case 3:
            return [random.choice(ODD)] * random.choice((1, 23, 1000, 30_000))
        case 4:
            return random.choice(("\ud800", "\udfff\ud800", "\x00", "\u202e", {"\ud800": 0}))
        case 5:
            return random.choice((10**100, -(10**101), 2**63, 1e308, -0.0, 5e-324, float("nan"), float("inf")))
        case _:
            return hostile_text(random)


def nested(leaf: Any, deep: int, key: str = "") -> Any:
    """Objects and arrays in turn, `deep` levels of them."""
    for level in range(deep):
        leaf = {key: leaf} if level % 2 else [leaf]
    return leaf
