"""The rulebooks: rulebooks as data, loaded, checked and frozen; and a caller's house rules applied to one."""

from .house_rules import house
from .load import check, load_rulebooks, rulebooks_with
from .parameters import PARAMETERS, Parameter, parameters
from .rulebook import SHORT_NAMES, Change, Clause, Rulebook, Seen, Verdict
from .rulebook_file import Inherits, RulebookFault, RulebooksError
from .rulebooks import Rulebooks, editions, newest_seen

__all__ = [
    "PARAMETERS",
    "SHORT_NAMES",
    "Change",
    "Clause",
    "Inherits",
    "Parameter",
    "Rulebook",
    "RulebookFault",
    "Rulebooks",
    "RulebooksError",
    "Seen",
    "Verdict",
    "check",
    "editions",
    "house",
    "load_rulebooks",
    "newest_seen",
    "parameters",
    "rulebooks_with",
]
