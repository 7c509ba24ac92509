"""What of a rulebook its options turn on: books that answer alike there need no proof that their options are alike."""

from typing import Final

from service.rules import Ruleset
from service.rules.model.round import Structure
from service.rulesets import parameters

_POSTED: Final = ("straddle.counts", "ante.short_stack")
_EVERYWHERE: Final = ("raise_size", "contest", "check_raise", "owed", "completion.by", *_POSTED)
_LIMIT: Final = (*_EVERYWHERE, "reopening", "completion")
_POT: Final = ("pot.small_blind", "pot.share", "pot.odd", "pot.antes", "pot.short_blind", "pot.dead_blind")
READ: Final = {
    Structure.NO_LIMIT: (*_EVERYWHERE, "reopening.no_limit", "straddle.min_raise"),
    Structure.POT_LIMIT: (*_EVERYWHERE, "reopening.no_limit", "straddle.min_raise", *_POT),
    Structure.FIXED_LIMIT: _LIMIT,
    Structure.SPREAD_LIMIT: (*_LIMIT, "straddle.min_raise"),
}
"""The parameters, or whole tables of them, that the options in turn are made of."""


def answers(structure: Structure, ruleset: Ruleset) -> dict[str, object]:
    """What a rulebook answers to the questions that a seat's options in this structure turn on."""
    read = (
        *READ[structure],
        "cap.structures",
        *(("cap",) if structure.is_limit or ruleset.cap.structures == "every" else ()),
    )
    return {key: value for key, value in parameters(ruleset).items() if key in read or key.partition(".")[0] in read}
