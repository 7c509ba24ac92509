"""House rules that keep to a rulebook's own text: what an engine may play otherwise without being wrong."""

from collections.abc import Iterator
from typing import Final

from service.rulesets import PARAMETERS, Parameter, Rulebook, parameters
from service.rulesets.parameters import FEWEST

_MOST_AT_TABLES: Final = 8
"""Raises: more than any book tells of."""


def other_houses(book: Rulebook) -> Iterator[dict[str, object]]:
    """House rules that keep to the book's own text: each other setting of each parameter that it leaves open, one by
    one, also where the book that it falls back to sets it.

    Of a number of raises the least, the next ones and the most that tables have: what lies between shows no more. The
    two that cannot be set apart from each other are set together.
    """
    own = parameters(book.ruleset)
    for key in sorted(book.left_open | book.fallen_back):
        for value in dict.fromkeys(_settings(PARAMETERS[key], own[key])):
            if value != own[key]:
                yield {key: value, **_twin(key, value)}


def _settings(parameter: Parameter, own: object) -> tuple[object, ...]:
    if type(own) is int:
        return tuple(max(FEWEST, many) for many in (FEWEST, own - 1, own + 1, _MOST_AT_TABLES))
    return (True, False) if parameter.kind is bool else parameter.choices


def _twin(key: str, value: object) -> dict[str, object]:
    if key == "reopening.limit":
        return {"reopening.cumulative": value == "full_bet_or_half_faced"}
    if key == "reopening.cumulative":
        return {"reopening.limit": "full_bet_or_half_faced" if value else "full_bet"}
    return {}
