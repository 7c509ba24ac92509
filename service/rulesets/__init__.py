"""The rulebooks: rulebooks as data, loaded, checked and frozen; and a caller's house rules applied to one."""

from ..rules.ruleset import Citation
from .house_rules import house
from .load import check, load_rulebooks, rulebooks_with
from .parameters import PARAMETERS, Parameter, parameters
from .rulebook import Change, Clause, Rulebook, Seen, Verdict
from .rulebook_file import Inherits, RulebookFault, RulebooksError
from .rulebooks import Rulebooks, by_play, editions, newest_seen, usual_rulebook

__all__ = [
    "PARAMETERS",
    "Change",
    "Citation",
    "Clause",
    "Inherits",
    "Parameter",
    "Rulebook",
    "RulebookFault",
    "Rulebooks",
    "RulebooksError",
    "Seen",
    "Verdict",
    "by_play",
    "check",
    "editions",
    "house",
    "load_rulebooks",
    "newest_seen",
    "parameters",
    "rulebooks_with",
    "usual_rulebook",
]
