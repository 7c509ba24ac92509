"""`floorman convert`: hands in another notation."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

import click

from ..answers.fault_messages import Refused
from ..answers.hand_question import hand_text, own_hand, verify_lines
from ..answers.problems import reply
from ..answers.render import Json
from ..answers.strict_json import parse
from ..hands import Notes, Unreadable, text_lines
from ..hands.formats import FORMATS, WRITABLE, json_text
from ..hands.private_members import anonymous
from ..reports.hand_outcomes import NO_HAND, errors_of
from ..reports.one_file_page import counted
from ..rules.model.fault import Fault
from ..rulesets import load_rulebooks
from . import cli_options
from .hand_files import NoSuchSource, Recorded, UnusableFile, recorded
from .judge import log_bug
from .process_pool import in_chunks, map_in_order
from .terminal import tell, write

_OWN: Final = "json"
_FOR_MANY: Final = {_OWN: ".ndjson", "phh": ".phhs", "ohh": ".ohh"}
"""How the name of a file with several hands ends."""
_FOR_ONE: Final = (".json", ".phh")
_MOST_FAULTS: Final = 3
_MOST_LOSSES: Final = 100


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--to", "notation", type=click.Choice([_OWN, *WRITABLE]), required=True, help="The notation.")
@click.option("--variant", help="The format's name of the game (PHH: NT …; OHH: Omaha …), for hands without it.")
@click.option("--anonymous", is_flag=True, help="Leave out the table, and replace players' names with seats.")
@click.option("--out", type=cli_options.NEW_FILE, help="The file for the hands; standard output by default.")
@cli_options.SKIP_UNKNOWN_OPTION
@cli_options.JOBS_OPTION
def convert(paths: tuple[str, ...], out: Path | None, skip_unknown: bool, jobs: int, **target: Any) -> None:
    """Write hands in another notation.

    PATHS are files, folders or archives of hands, as in validate. Several hands become one file: .phhs, .ohh, or
    JSON lines, each a request of POST /v1/hands without its rulebook. Cards, names, site, hand number, currency and
    time are kept. Standard error lists each refused hand, and each kind of data that is not written. Exit code: 0 if
    every hand is written. 1 if not, or if no hand begins in a file, or in lines of it, unless --skip-unknown is set.
    2 if there are no hands.
    """
    cli_options.fail_unless_writable(out)
    if out and out.exists() and out.stat().st_size:
        cli_options.fail(f"{out} is there already: name another, or remove it")
    try:
        result = _write_all(paths, Target(**target), out, jobs)
    except (NoSuchSource, UnusableFile) as error:
        cli_options.fail(str(error))
    if not result.hands:
        cli_options.fail("there are no hands in " + ", ".join(paths))
    for kind, (count, first) in sorted(result.losses.items(), key=lambda loss: -loss[1][0]):
        tell(f"not written: {kind}: in {counted(count, 'hand')}, first {first}", err=True)
    if result.hands > 1 or result.refused:
        tell(f"{counted(result.hands - result.refused, 'hand')} written, {result.refused:,} refused", err=True)
    sys.exit(cli_options.EXIT_WRONG if result.refused or (result.without_hand and not skip_unknown) else 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """The notation to write: a format's name, or `json`; the format's name of the game, where a hand does not show it.

    `anonymous`: without the table and the names of players.
    """

    notation: str
    variant: str | None = None
    anonymous: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversion:
    """One hand as it is written, with the notes of what is not written; or why it, or what is no hand, is refused."""

    source: str
    text: str = ""
    refusal: str | None = None
    is_hand: bool = True
    notes: Notes = field(default_factory=Notes)


@dataclass(slots=True)
class _Result:
    """How many hands were read and refused, how many sources have none; what was not written, and how often."""

    hands: int = 0
    refused: int = 0
    without_hand: int = 0
    losses: dict[str, tuple[int, str]] = field(default_factory=dict)

    def add(self, done: Conversion) -> None:
        """Count one more hand."""
        self.hands += done.is_hand
        self.without_hand += not done.is_hand
        self.refused += done.is_hand and done.refusal is not None
        kinds: dict[str, list[str]] = {}
        for text, kind in done.notes.kinds.items():
            name = kind if kind in self.losses or len(self.losses) < _MOST_LOSSES else "more"
            kinds.setdefault(name, []).append(text)
        for kind, texts in kinds.items():
            which = "" if texts == [kind] else f" ({', '.join(texts)})"
            count, first = self.losses.get(kind, (0, done.source + which))
            self.losses[kind] = count + 1, first


def _write_all(paths: tuple[str, ...], target: Target, out: Path | None, jobs: int) -> _Result:
    """Write every hand, and list those that are refused. Raises NoSuchSource, UnusableFile."""
    chunks = in_chunks(recorded(paths))
    begin = list(islice(chunks, 2))  # before the file is there: a folder may hold it
    jobs = 1 if len(begin) < 2 else jobs  # another process costs more than a hundred hands
    has_many = sum(map(len, begin)) > 1
    if out and has_many and out.suffix in _FOR_ONE:
        raise UnusableFile(f"{out}: a file of several hands ends with {_FOR_MANY[target.notation]}")
    has_headings = has_many or (out is not None and out.suffix == _FOR_MANY[target.notation])
    result = _Result()
    with ExitStack() as stack:
        put: Callable[[str], object] = partial(write, end="")
        if out:
            put = stack.enter_context(out.open("w", encoding="utf-8", newline="")).write
        for chunk in map_in_order(chain(begin, chunks), _converting, (target,), jobs):
            texts = []
            for done in chunk:
                result.add(done)
                if done.refusal is None:
                    texts += [_before(target.notation, result.hands - result.refused, has_headings), done.text]
                else:
                    tell(f"{done.source}: {done.refusal}", err=True)
            put("".join(texts))
    return result


def _before(notation: str, number: int, has_headings: bool) -> str:
    """The text before a hand in a file of several: in PHH a heading, in OHH a blank line."""
    blank = "\n" if number > 1 and notation != _OWN else ""
    return f"{blank}[{number}]\n" if notation == "phh" and has_headings else blank


def _converting(target: Target) -> Callable[[Recorded], Conversion]:
    """What converts a hand."""
    return partial(converted, target=target)


def converted(hand: Recorded, target: Target) -> Conversion:
    """The hand in another notation, or why it is refused; a bug that it meets is its refusal too."""
    notes = Notes()
    replied = reply(lambda: _written(hand, target, notes), hand.source, is_text=True, on_bug=log_bug)
    if replied.problem is not None:
        return Conversion(source=hand.source, refusal=_cause(replied.document), is_hand=hand.code != NO_HAND)
    return Conversion(source=hand.source, text=replied.document, notes=notes)


def _written(hand: Recorded, target: Target, notes: Notes) -> str:
    """The text of a hand in another notation. Raises Refused, NotJson."""
    try:
        own = _own(hand, notes)
        own = anonymous(own) if target.anonymous else own
        write = FORMATS[target.notation].write if target.notation in FORMATS else None
        if write is not None:
            return write(own, target.variant, notes)
    except Unreadable as error:
        raise Refused(error.faults, error.place) from None
    notes.add_game()
    return json_text({"hand": own})


def _own(hand: Recorded, notes: Notes) -> Json:
    """The hand in our own JSON. Raises Unreadable, Refused, NotJson."""
    if hand.fault is not None:
        raise Refused((Fault("", hand.code, hand.fault),))
    if hand.format is None:
        return own_hand(parse(hand.text), notes)
    format = FORMATS[hand.format]
    text, encoding = hand_text(hand.text, format)
    for note in encoding:
        notes.add(note, "how texts are encoded")
    own = format.read(text, notes)
    if format.name == text_lines.NAME:
        verify_lines(own, load_rulebooks())
    return own


def _cause(problem: Json) -> str:
    """The first errors of a problem, after their pointers unless they name a line, and where a text ends to be one."""
    errors = [(error["pointer"], str(error["message"])) for error in errors_of(problem)]
    faults = [message if message.startswith("Line ") else f"{pointer} {message}".strip() for pointer, message in errors]
    more = len(faults) - _MOST_FAULTS
    place = problem.get("position")
    where = f" (line {place['line']}, column {place['column']})" if place else ""
    return "; ".join(faults[:_MOST_FAULTS]) + (f"; and {more} more" if more > 0 else "") + where
