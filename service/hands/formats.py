"""The formats in which hands are published: how each is told from the others, read and written.

Whatever asks which formats there are asks this table: the request and its schema, bodies, files, `floorman convert`.
A further format is a few modules beside this one, under its name, and an entry here.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from . import ohh_document, ohh_reader, ohh_writer, phh_document, phh_reader, phh_writer, text_lines, text_reader
from .reading import Json, Notes, not_expressible, other_posts, read_back
from .split_hands import Begins


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A format in which hands are published."""

    name: str
    """The member of a request that has the hand in it. Codes of faults begin with it, and `floorman convert` takes
    it."""

    media_type: str | None
    """Of a body in this format, and no JSON; None if the format is JSON, where `name` tells it."""

    body: Begins | None = None
    """What tells where a hand begins in such a body; None if it is one hand."""

    ends: Callable[[bytes], int | None] | None = None
    """How many lines of a part are its hand; None if all are."""

    files: Mapping[str, Begins | None]
    """How the names of its files end (in small letters, with the point), each with what tells where a hand begins in
    such a file; None if it holds only one."""

    read: Callable[[Any, Notes], Json]
    """The hand in our own JSON, from the value of the member: a text, or an object. The notes take what a hand has no
    place for. Raises Unreadable."""

    above: str
    """The JSON pointer in a request at which the pointers of the faults that `read` raises begin."""

    write: Callable[[Json, str | None, Notes], str] | None
    """The text of a file, from a hand in our own JSON, and the format's own name of the game, where the hand does not
    show it. The notes take what the text does not say. Raises Unreadable with what the format cannot say. None if hands
    are only read in this format."""

    @property
    def is_text(self) -> bool:
        """Whether a hand is a text of its own, and no JSON."""
        return self.media_type is not None

    def is_in(self, document: Json) -> bool:
        """Whether an object, from a file of JSON, has a hand in this format."""
        return self.name in document and (not self.is_text or isinstance(document[self.name], str))


def json_text(value: Json) -> str:
    """JSON as it stands in a file: on one line, so that a file of several is one of JSON lines."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _ohh_text(hand: Json, game: str | None, notes: Notes) -> str:
    """The text of a document, which is read back. Raises Unreadable."""
    document = ohh_writer.write(hand, game, notes)
    again = read_back(ohh_document.NAME, lambda: ohh_reader.read(document))
    same = {post["seat"]: post["seat"] for post in hand.get("posts", ())}
    for place, _ in other_posts(hand, again, same):
        message = "The format says what was paid. It has no place for what this post should have been."
        raise not_expressible(ohh_document.NAME, [(f"/posts/{place}", message)])
    return json_text(document)


_PHH: Final = Format(
    name=phh_document.NAME,
    media_type="application/toml",
    files={".phh": None, ".phhs": phh_document.first_line},
    read=phh_reader.read,
    above=f"/{phh_document.NAME}",
    write=phh_writer.write,
)
_OHH: Final = Format(
    name=ohh_document.NAME,
    media_type=None,
    files={".ohh": ohh_document.first_line},
    read=lambda sent, notes: ohh_reader.read({ohh_document.NAME: sent}, notes),
    above="",  # a document has the same member as a request
    write=_ohh_text,
)
_TEXT: Final = Format(
    name=text_lines.NAME,
    media_type="text/plain",
    body=text_lines.first_line,
    ends=text_reader.lines_of_hand,
    files={".txt": text_lines.first_line, ".csv": text_lines.first_line},
    read=text_reader.read,
    above=f"/{text_lines.NAME}",
    write=None,
)

FORMATS: Final[Mapping[str, Format]] = {form.name: form for form in (_PHH, _OHH, _TEXT)}
WRITABLE: Final = tuple(name for name, form in FORMATS.items() if form.write)
BY_MEDIA_TYPE: Final[Mapping[str, Format]] = {
    **{form.media_type: form for form in FORMATS.values() if form.media_type},
    "text/csv": _TEXT,  # a log of PokerNow
}
BY_FILE: Final[Mapping[str, Format]] = {end: form for form in FORMATS.values() for end in form.files}
