"""The formats in which hands are published: how each is told from the others, read and written.

Whatever asks which formats there are asks this table: the request and its schema, bodies, files, `floorman convert`.
A further format is a few modules beside this one, under its name, and an entry here.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from . import (
    Json,
    Unreadable,
    not_expressible,
    ohh_document,
    ohh_reader,
    ohh_writer,
    phh_document,
    phh_reader,
    phh_writer,
    pokerstars_lines,
    pokerstars_reader,
)
from .split_hands import Begins


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A format in which hands are published."""

    name: str
    """The member of a request that has the hand in it. Under the same name a hand carries what only this format says,
    codes of faults begin with it, and `floorman convert` takes it."""

    media_type: str | None
    """Of a body in this format, and no JSON; None if the format is JSON, where `name` tells it."""

    body: Begins | None = None
    """What tells where a hand begins in such a body; None if it is one hand."""

    files: Mapping[str, Begins | None]
    """How the names of its files end (in small letters, with the point), each with what tells where a hand begins in
    such a file; None if it holds only one."""

    read: Callable[[Any], Json]
    """The hand in our own JSON, from the value of the member: a text, or an object. Raises Unreadable."""

    above: str
    """The JSON pointer in a request at which the pointers of the faults that `read` raises begin."""

    write: Callable[[Json, str | None], str] | None
    """The text of a file, from a hand in our own JSON, and the format's own code for the game if the hand does not
    tell it: formats without such codes pass over it. Raises Unreadable with what the format cannot say. None if hands
    are only read in this format."""

    player_names: Callable[[Json, list[Json]], dict[int, Any]]
    """The names by seat that a hand carries, from the hand and its players. What is carried may have come from
    anywhere: a name is not always a text."""

    deals: Callable[[Json], str | None]
    """What begins a street of the hand's game, as it carries it: cards for the `board`, for each player of `stud`, or
    a `draw`; None if it carries nothing of it."""

    boards: Callable[[Json], list[str]]
    """The cards that came to the board on each of the hand's streets, as the hand carries them; empty for none."""

    @property
    def is_text(self) -> bool:
        """Whether a hand is a text of its own, and no JSON."""
        return self.media_type is not None

    def is_in(self, document: Json) -> bool:
        """Whether an object, from a file of JSON, has a hand in this format."""
        return self.name in document and (not self.is_text or isinstance(document[self.name], str))


def json_text(value: Json) -> str:
    """JSON as it stands in a file."""
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _ohh_text(hand: Json, _: str | None) -> str:
    """The text of a document. It is read back: what a stranger's hand carries can spoil what is written.

    Raises Unreadable.
    """
    document = ohh_writer.write(hand)
    try:
        ohh_reader.read(document)
    except Unreadable as error:
        wrong = [("", f"Written as OHH, {fault.pointer} is wrong: {fault.message}") for fault in error.faults]
        raise not_expressible(ohh_document.NAME, wrong) from None
    return json_text(document)


_PHH: Final = Format(
    name=phh_document.NAME,
    media_type="application/toml",
    files={".phh": None, ".phhs": phh_document.first_line},
    read=phh_reader.read,
    above=f"/{phh_document.NAME}",
    write=phh_writer.write,
    player_names=phh_reader.player_names,
    deals=phh_reader.deals,
    boards=phh_reader.boards,
)
_OHH: Final = Format(
    name=ohh_document.NAME,
    media_type=None,
    files={".ohh": ohh_document.first_line},
    read=lambda sent: ohh_reader.read({ohh_document.NAME: sent}),
    above="",  # a document has the same member as a request
    write=_ohh_text,
    player_names=ohh_reader.player_names,
    deals=ohh_reader.deals,
    boards=ohh_reader.boards,
)
_POKERSTARS: Final = Format(
    name=pokerstars_lines.NAME,
    media_type="text/plain",
    body=pokerstars_lines.first_line,
    files={".txt": pokerstars_lines.first_line},
    read=pokerstars_reader.read,
    above=f"/{pokerstars_lines.NAME}",
    write=None,
    player_names=pokerstars_reader.player_names,
    deals=pokerstars_reader.deals,
    boards=pokerstars_reader.boards,
)

FORMATS: Final[Mapping[str, Format]] = {one.name: one for one in (_PHH, _OHH, _POKERSTARS)}
WRITABLE: Final = tuple(name for name, one in FORMATS.items() if one.write)
BY_MEDIA_TYPE: Final[Mapping[str, Format]] = {one.media_type: one for one in FORMATS.values() if one.media_type}
BY_FILE: Final[Mapping[str, Format]] = {end: one for one in FORMATS.values() for end in one.files}
