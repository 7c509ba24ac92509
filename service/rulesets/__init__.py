"""The shelf: rulebooks as data, loaded, checked and frozen; and a caller's house rules applied to one."""

from service.rulesets.clause import Clause, Verdict
from service.rulesets.entries import Inherits
from service.rulesets.folder import shelf_with
from service.rulesets.house import house
from service.rulesets.parameters import PARAMETERS, Parameter, parameters
from service.rulesets.rulebook import Rulebook
from service.rulesets.shelf import Shelf, ShelfError, load_shelf

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
