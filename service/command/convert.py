"""`floorman convert`: one hand from a file in another notation."""

from pathlib import Path
from typing import Final

import click

from ..answers.hand_question import own_hand
from ..answers.render import Json
from ..answers.strict_json import NotJson, parse
from ..hands import Unreadable
from ..hands.formats import FORMATS, WRITABLE, json_text
from .cli_options import fail
from .hand_files import Recorded, UnusableFile, one_recorded
from .terminal import write

_NOTATIONS: Final = ("json", *WRITABLE)


@click.command()
@click.argument("hand", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--to", "notation", type=click.Choice(_NOTATIONS), required=True, help="What to write.")
@click.option("--variant", help="The PHH code of the game (NT, FT, PO …), where the hand does not tell it.")
def convert(hand: Path, notation: str, variant: str | None) -> None:
    """Write HAND, a file with one hand, in another notation.

    As JSON it is a request of POST /v1/hands that only lacks its rulebook.
    """
    try:
        write(converted(hand, notation, variant), end="")
    except UnusableFile as error:
        fail(str(error))


def converted(hand: Path, notation: str, variant: str | None = None) -> str:
    """The hand in another notation: a format's name, or `json` for our own. Raises UnusableFile."""
    one = one_recorded(hand)
    try:
        own = _own(one)
        write = FORMATS[notation].write if notation in FORMATS else None
        return write(own, variant) if write else json_text({"hand": own})
    except (Unreadable, NotJson) as error:
        place = getattr(error, "place", None)
        where = f" (line {place.line}, column {place.column})" if place else ""
        said = "; ".join(f"{fault.pointer} {fault.message}".strip() for fault in error.faults)
        raise UnusableFile(f"{hand}: {said}{where}") from None


def _own(one: Recorded) -> Json:
    """The file's one hand in our own JSON. Raises Unreadable, NotJson."""
    if one.format is not None:
        try:
            return FORMATS[one.format].read(one.text.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise UnusableFile(f"{one.source}: byte {error.start} is no UTF-8") from None
    return own_hand(parse(one.text))
