"""The shelf: rulebooks as data, loaded, checked and frozen; and a caller's house rules applied to one."""

from .entries import Inherits
from .house import house
from .parameters import PARAMETERS, Parameter, parameters
from .rulebook import Clause, Rulebook, Verdict
from .shelf import Shelf, ShelfError, load_shelf, shelf_with

__all__ = [
    "PARAMETERS",
    "Clause",
    "Inherits",
    "Parameter",
    "Rulebook",
    "Shelf",
    "ShelfError",
    "Verdict",
    "house",
    "load_shelf",
    "parameters",
    "shelf_with",
]
