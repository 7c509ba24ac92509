"""A fault in a request, as a value: requests that make no sense are answered, not raised."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from ...package_data import package_toml
from .noun import Noun
from .template import Param, Params, Template, template


class FaultKind(Enum):
    """Where a fault lies: whoever replays a record goes on, stops or refuses it by this."""

    PLAY = auto()  # what was done cannot be done at this point
    RECORD = auto()  # the request is incomplete or makes no sense, whatever happened at the table
    ROUND_OVER = auto()  # the betting is over: nothing is left to act on
    BET_CHANGED = auto()  # the player saw another bet than there is: in a record this is a discrepancy
    NO_TURN = auto()  # the seat has folded or is all-in: in a record, a fold or a check of it is a discrepancy

    @property
    def is_of_turn(self) -> bool:
        """Whether there is no turn in which the seat could act."""
        return self in (FaultKind.NO_TURN, FaultKind.ROUND_OVER)


class Fault(Noun, frozen=True):
    """One fault: where it is (a JSON pointer into what was examined), which fault, and how to correct it.

    `turns_on`: fields of the snapshot that it depends on; while one of them is missing, it may be no fault.
    `params`: what its code's template is filled in with; none where the code has no template.
    """

    pointer: str
    code: str
    message: str
    kind: FaultKind = FaultKind.PLAY
    turns_on: tuple[str, ...] = ()
    params: Params = ()


def fault_templates(package: str) -> Mapping[str, Template]:
    """The templates in `faults.toml` of a package, by the code of their fault."""
    texts = package_toml(package, "faults.toml", dict[str, str | dict[str, Any]])
    return MappingProxyType(
        {code: template(text) if isinstance(text, str) else template(**text) for code, text in texts.items()}
    )


def fault_of(
    templates: Mapping[str, Template],
    pointer: str,
    code: str,
    params: Mapping[str, Param],
    kind: FaultKind = FaultKind.PLAY,
    turns_on: tuple[str, ...] = (),
) -> Fault:
    """The fault with that code, its message made from the code's template."""
    template = templates[code]
    values = template.params(params)
    return Fault(pointer, code, template.message(values), kind, turns_on, values)
