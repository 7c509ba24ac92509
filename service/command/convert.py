"""`floorman convert`: one hand from a file in another notation."""

from pathlib import Path
from typing import Final

import click

from ..answers.hand_question import own_hand
from ..answers.render import Json
from ..answers.strict_json import NotJson, parse
from ..hands import Notes, Unreadable
from ..hands.formats import FORMATS, WRITABLE, json_text
from .cli_options import fail
from .hand_files import Recorded, UnusableFile, one_recorded
from .terminal import tell, write

_NOTATIONS: Final = ("json", *WRITABLE)


@click.command()
@click.argument("hand", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--to", "notation", type=click.Choice(_NOTATIONS), required=True, help="What to write.")
@click.option(
    "--variant", help="The format's name of the game (PHH: NT, FT …; OHH: Omaha …), where the hand does not show it."
)
def convert(hand: Path, notation: str, variant: str | None) -> None:
    """Write HAND, a file with one hand, in another notation.

    As JSON it is a request of POST /v1/hands that only lacks its rulebook. What HAND says and the other notation has no
    place for is listed on standard error.
    """
    notes = Notes()
    try:
        write(converted(hand, notation, variant, notes), end="")
    except UnusableFile as error:
        fail(str(error))
    if dropped := "; ".join(notes):
        tell(f"{hand}: not written: {dropped}", err=True)


def converted(hand: Path, notation: str, variant: str | None = None, notes: Notes | None = None) -> str:
    """The hand in another notation: a format's name, or `json` for our own. Raises UnusableFile.

    `notes` take what that notation has no place for.
    """
    recorded, notes = one_recorded(hand), Notes() if notes is None else notes
    try:
        own = _own(recorded, notes)
        write = FORMATS[notation].write if notation in FORMATS else None
        return write(own, variant, notes) if write else json_text({"hand": own})
    except (Unreadable, NotJson) as error:
        place = getattr(error, "place", None)
        where = f" (line {place.line}, column {place.column})" if place else ""
        faults = "; ".join(f"{fault.pointer} {fault.message}".strip() for fault in error.faults)
        raise UnusableFile(f"{hand}: {faults}{where}") from None


def _own(recorded: Recorded, notes: Notes) -> Json:
    """The file's one hand in our own JSON. Raises Unreadable, NotJson."""
    if recorded.format is not None:
        try:
            return FORMATS[recorded.format].read(recorded.text.decode("utf-8"), notes)
        except UnicodeDecodeError as error:
            raise UnusableFile(f"{recorded.source}: byte {error.start} is no UTF-8") from None
    return own_hand(parse(recorded.text), notes)
