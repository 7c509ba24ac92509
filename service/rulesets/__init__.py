"""The shelf: rulebooks as data, loaded, checked and frozen; and a caller's house rules applied to one."""

from .entries import Inherits
from .house_rules import house
from .load import RulebookFault, ShelfError, check, load_shelf, shelf_with
from .parameters import PARAMETERS, Parameter, parameters
from .rulebook import Change, Clause, Rulebook, Verdict
from .shelf import Shelf

__all__ = [
    "PARAMETERS",
    "Change",
    "Clause",
    "Inherits",
    "Parameter",
    "Rulebook",
    "RulebookFault",
    "Shelf",
    "ShelfError",
    "Verdict",
    "check",
    "house",
    "load_shelf",
    "parameters",
    "shelf_with",
]
