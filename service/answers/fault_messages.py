"""A body that is refused before the rules are asked: shapes, sizes, unknown names. `faults.toml` has the English."""

from collections.abc import Iterable, Mapping
from typing import Final

from ..fault_text import guessed
from ..hands import Place
from ..hands.formats import FORMATS
from ..rules.model.fault import Fault, fault_of, fault_templates
from ..rules.model.template import Param, Template


class Refused(Exception):
    """The body is JSON, but not a question that can be answered; `faults` has everything that is wrong with it."""

    def __init__(self, faults: tuple[Fault, ...], place: Place | None = None) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults
        self.place = place  # where a text in the body cannot be parsed (PHH)


class Unlisted(Exception):
    """Something is wrong with a body whose faults are not listed (`FIRST_ONLY`)."""


RECORDS: Final = ("hand", *FORMATS)
"""The members in which a hand can be sent: our own JSON, and the other formats."""
FAULTS: Final[Mapping[str, Template]] = fault_templates(__package__)
"""What each fault says; `fault` fills it in."""


def fault(pointer: str, code: str, /, **params: Param) -> Fault:
    """The fault with that code at a JSON pointer; `params` are those of its template."""
    return fault_of(FAULTS, pointer, code, params)


def no_such_value(field: str, sent: object, allowed: Iterable[str]) -> Fault:
    """The fault of a member at the top whose value is none of those that are known."""
    return fault(f"/{field}", "choice.invalid", field=field, **guessed(sent, allowed))


def refuse(faults: tuple[Fault, ...]) -> None:
    """Raise Refused if there are any faults."""
    if faults:
        raise Refused(faults)
