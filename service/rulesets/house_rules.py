"""House rules: a caller's own settings on top of a ruleset's."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from ..fault_text import LONGEST_FIELD, cut, near_names, pointer
from ..rules.model.fault import Fault, fault_of, fault_templates
from ..rules.model.reason import Topic
from ..rules.model.template import Param
from ..rules.ruleset import DECIDES, HOUSE, Citation, Ruleset
from .parameters import PARAMETERS, Setting, expected, setting
from .rulebook import FrozenDict

FAULTS: Final = fault_templates(__package__)
"""What each fault in house rules says: `faults.toml`."""
_MOST_GUESSES: Final = 20


def house(ruleset: Ruleset, overrides: Mapping[str, object]) -> Ruleset | tuple[Fault, ...]:
    """The ruleset with these parameters changed, or every fault in them; pointers are within `overrides`.

    Topics that an override decides cite the house from then on, even if the book says the same.
    """
    if not overrides:
        return ruleset
    faults = tuple(_faults(overrides, ruleset.id))
    settings = {key: setting(PARAMETERS[key].kind, value) for key, value in overrides.items() if key in PARAMETERS}
    changed = with_settings(ruleset, {key: value for key, value in settings.items() if value is not None})
    faulty = {fault.pointer for fault in faults}
    torn = changed.contradictory
    if not any(pointer([key]) in faulty for key in torn):
        faults += tuple(
            fault_of(FAULTS, pointer([key]), "house_rules.contradictory", {}) for key in torn if key in overrides
        )
    if faults:
        return faults
    topics = without_clauses(changed.topics, tuple(overrides))
    return replace(changed, topics=FrozenDict(topics), house=tuple(sorted(overrides)))


def without_clauses(topics: Mapping[Topic, Citation], keys: tuple[str, ...]) -> dict[Topic, Citation]:
    """The citations; every topic that these parameters decide cites the house."""
    decided = {topic for key in keys for topic in DECIDES[key]}
    return {
        topic: HOUSE if topic in decided else topics[topic] for topic in Topic if topic in decided or topic in topics
    }


def _faults(overrides: Mapping[str, object], rulebook: str) -> Iterator[Fault]:
    guesses = 0
    for key, value in overrides.items():
        parameter = PARAMETERS.get(key)
        if parameter is not None and setting(parameter.kind, value) is not None:
            continue
        guesses += 1
        wrong, known = (key, PARAMETERS) if parameter is None else (value, parameter.choices)
        near = near_names(wrong, known) if isinstance(wrong, str) and guesses <= _MOST_GUESSES else ()
        params: dict[str, Param] = {"field": cut(key, LONGEST_FIELD), "meant": "near" if near else "unknown"}
        params |= {"near": near} if near else {}
        code = "house_rules.unknown" if parameter is None else "house_rules.bad_value"
        params |= {"rulebook": rulebook} if parameter is None else expected(parameter.kind)
        yield fault_of(FAULTS, pointer([key]), code, params)


def with_settings(ruleset: Ruleset, settings: Mapping[str, Setting]) -> Ruleset:
    """The ruleset with these parameters set so; its citations stay."""
    tables: dict[str, dict[str, Setting]] = {}
    for key, value in settings.items():
        parameter = PARAMETERS[key]
        tables.setdefault(parameter.table, {})[parameter.name] = value
    rules = {table: replace(getattr(ruleset, table), **names) for table, names in tables.items()}
    return replace(ruleset, **rules)
