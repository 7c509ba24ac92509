"""Texts as strangers send them: histories with chat, files to convert, arguments of a call, faulty rulebooks."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from service.hands import Unreadable, phh_document, text_lines, text_reader
from service.hands.text_sites import site_of
from tests.fuzz.growth import notation_of
from tests.fuzz.hostile import MOST_TEXT, hostile_text
from tests.fuzz.mutate import changed
from tests.fuzz.open_places import carrying, hands, path_of, with_strangers
from tests.fuzz.seeds import seeds

Json = dict[str, Any]

CHAT: Final = {None: '{name} said, "{text}"', "PartyPoker": "{name}: {text}"}
"""How a site writes what is said at the table; None for PokerStars. The histories of other sites contain no chat."""
OBSERVER: Final = "Zoe"
TOOLS: Final = {"/v1/decisions": "decide", "/v1/options": "options", "/v1/rounds": "rounds"}


@cache
def _texts() -> tuple[str, ...]:
    return tuple(seed.decode() for seed in seeds() if not seed.startswith(b"{"))


@cache
def histories() -> tuple[str, ...]:
    """The text histories among the seeds that are read without a fault, of the sites that write chat."""
    texts = [text for text in _texts() if notation_of(text.encode()) != phh_document.NAME]
    return tuple(text for text in texts if site_name(text.splitlines()) in CHAT and _is_one_hand(text))


def _is_one_hand(text: str) -> bool:
    try:
        text_reader.read(text)
    except Unreadable:
        return False
    return True


def site_name(lines: list[str]) -> str | None:
    """The name of the site whose words the lines are in; None for PokerStars."""
    return next((site.name for line in lines[:4] if (site := site_of(line.strip())) is not None), None)


@cache
def _rows() -> tuple[str, ...]:
    """Every row of every history, of any site."""
    return tuple(dict.fromkeys(line.strip() for text in _texts() for line in text.splitlines() if line.strip()))


def chat(random: Random) -> Json:
    """A history, and rows of chat that look like other rows, each with the line below which it is inserted."""
    text = random.choice(histories())
    lines = text.splitlines()
    seats = [number for number, line in enumerate(lines) if line.startswith("Seat ") and line.rstrip().endswith(")")]
    first = next((number for number in seats if number + 1 not in seats), 0)
    names = [player["name"] for player in text_reader.read(text)["players"] if "name" in player]
    rows = []
    for _ in range(random.randint(1, 3)):
        text = " ".join(
            (random.choice((*_rows(), *lines)) if random.random() < 0.9 else hostile_text(random, 300)).split()
        )
        said = text if random.random() < 0.8 else f"{random.choice([*names])}: {text}"
        below = random.randint(first, len(lines) - 1)
        rows.append({"below": below, "name": random.choice([*names, OBSERVER]), "text": said[:900]})
    return {"lines": lines, "chat": rows}


def with_chat(case: Json) -> str:
    """The history with the rows of chat in it."""
    form = CHAT[site_name(case["lines"])]
    below: dict[int, list[str]] = {}
    for row in case["chat"]:
        below.setdefault(row["below"], []).append(form.format(name=row["name"], text=row["text"]))
    rows = ([line, *below.get(number, ())] for number, line in enumerate(case["lines"]))
    return "\n".join(row for some in rows for row in some) + "\n"


def file(random: Random) -> Json:
    """A file with one hand, in any notation that `floorman convert` reads, with a stranger's values in it."""
    kind = random.choice((".json", ".json", ".json", ".ohh", ".phh", ".txt"))
    if kind in (".json", ".ohh"):
        member = "hand" if kind == ".json" else "ohh"
        bodies = random.choice((carrying(), carrying(), hands())) if kind == ".json" else carrying()
        tree = json.loads(random.choice([body for body in bodies if f'"{member}"'.encode() in body]))
        tree.pop("rulebook", None)
        return {"suffix": kind, "tree": with_strangers(tree, random)}
    name = "phh" if kind == ".phh" else text_lines.NAME
    text = random.choice([one for one in _texts() if notation_of(one.encode()) == name])
    if random.random() < 0.3:
        text = changed(text.encode(), random).decode("utf-8", "replace")
    strange = hostile_text(random, MOST_TEXT // 4)
    lines = text.split("\n")
    place = random.randrange(len(lines))
    row = f"_{random.choice(('x', 'x.y'))} = {strange}" if kind == ".phh" else lines[place] + strange[:1000]
    return {"suffix": kind, "lines": [*lines[:place], *row.split("\n"), *lines[place + 1 :]]}


def text_of(case: Json) -> str:
    """The text of a file; a lone surrogate in a text that is no JSON becomes a question mark."""
    if "tree" in case:
        return json.dumps(case["tree"])
    text: str = "\n".join(case["lines"]).encode("utf-8", "replace").decode()
    return text


class _Raw(str):
    """A JSON text that is written as it stands."""

    __slots__ = ()


@dataclass(slots=True)
class _Members:
    """The members of a JSON object in order, of which several may have one name."""

    pairs: list[tuple[str, Any]]


def _written(value: Any) -> str:
    if isinstance(value, _Members):
        return "{" + ",".join(f"{json.dumps(str(name))}:{_written(one)}" for name, one in value.pairs) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_written, value)) + "]"
    return value if isinstance(value, _Raw) else json.dumps(value)


_NUMBERS: Final = (
    *("1.0", "1e2", "1E400", "-0", "01", "+1", "1.", ".5", "0x10", "NaN", "Infinity", "-Infinity", "1_000"),
    *("9" * 17, "9" * 100, "9" * 101, "9" * 5000, "1" + "0" * 400 + ".0", "\uff11"),
)
_STRINGS: Final = ('"\\ud800"', '"\\ud83c\\udccf"', '"\\u0000"', '"\\x41"', "'a'", '"a\tb"', '"\ufeff"', '"a')


def call(random: Random) -> Json:
    """A tool of `floorman mcp`, and the text of its arguments: a request with something odd in it."""
    seed = json.loads(random.choice(_questions()))
    tree = json.loads(json.dumps(seed), object_pairs_hook=_Members)
    objects = list(_objects(tree))
    holder = random.choice(objects)
    place = random.randrange(len(holder.pairs))
    name, value = holder.pairs[place]
    match random.randrange(5):
        case 0:  # a member twice
            other = random.choice([pair[1] for one in objects for pair in one.pairs if pair[0] == name])
            holder.pairs.insert(random.randint(0, len(holder.pairs)), (name, random.choice((other, _odd_type(value)))))
        case 1:
            deep, leaf = random.choice((2, 20, 100, 2000)), _written(value) if random.random() < 0.5 else ""
            begin, end = random.choice((("[", "]"), ('{"a":', "}")))
            holder.pairs[place] = (name, _Raw(begin * deep + leaf + end * deep))
        case 2:
            holder.pairs[place] = (name, _Raw(random.choice(_NUMBERS)))
        case 3:
            holder.pairs[place] = (name, _Raw(random.choice(_STRINGS)))
        case _:
            holder.pairs += [(f"k{number}", 0) for number in range(random.choice((1, 70)))]
    return {"path": path_of(seed), "arguments": [*_pieces(_written(tree))]}


def _odd_type(value: Any) -> Any:
    return (
        {"raise": "fold", "fold": "raise", "check": "fold", "call": "fold"}.get(value, value)
        if isinstance(value, str)
        else value
    )


def _pieces(text: str) -> Iterator[str]:
    """The text in pieces that can be left out one by one."""
    begin = 0
    for end, letter in enumerate(text, start=1):
        if letter in ",{[":
            yield text[begin:end]
            begin = end
    yield text[begin:]


def _objects(value: Any) -> Iterator[_Members]:
    if isinstance(value, _Members):
        if value.pairs:
            yield value
        for _, one in value.pairs:
            yield from _objects(one)
    elif isinstance(value, list):
        for one in value:
            yield from _objects(one)


@cache
def _questions() -> tuple[bytes, ...]:
    """The seeds that a tool of `floorman mcp` answers as they are."""
    bodies = [seed for seed in seeds() if seed.startswith(b"{")]
    return tuple(body for body in bodies if path_of(json.loads(body)) in TOOLS)


_HEADING: Final = (
    'id = "strange"', 'version = "1.0.0"', 'title = "T"', 'source = "S"', 'changes = [{version = "1.0.0", note = "N"}]'
)  # fmt: skip
_ENTRIES: Final[tuple[Callable[[int], str], ...]] = (
    lambda number: f"x{number} = 0",
    lambda number: f'[clauses."strange:{number}"]\nparaphrase = 0',
    lambda number: f'[clauses."other:{number}"]\nparaphrase = """\nwords\n"""',
    lambda number: f"[topics.t{number}]\nclause = 1",
    lambda number: f"[cap.x{number}]",
    lambda number: f"[[x{number}]]\na = 1",
    lambda number: f"[x{number}.y.z]\na = [\n1,\n]",
)


def rulebook(random: Random) -> Json:
    """Which of the faulty entries a rulebook's file repeats."""
    return {"entries": sorted(random.sample(range(len(_ENTRIES)), random.choice((1, 1, 2, 3)))), "heading": True}


def rulebook_text(case: Json, times: int) -> str:
    """The file with so many faulty entries of each kind. Entries without a table of their own come first."""
    rows = [_ENTRIES[kind](number) for kind in case["entries"] for number in range(times)]
    return "\n".join([*(_HEADING if case["heading"] else ()), *rows]) + "\n"
