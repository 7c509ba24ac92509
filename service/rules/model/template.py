"""A sentence in English with places for its parameters, each of which means the same in every sentence."""

from collections.abc import Mapping
from enum import StrEnum
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ...package_data import package_toml
from .amounts import MOST_CHIPS
from .noun import Noun

Param: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
"""The value of a parameter, as its `ParamType` says."""
Params: TypeAlias = tuple[tuple[str, Param], ...]
"""Parameters by name, in the order of their template; pairs and no dictionary, so that their holder has a hash."""


class ParamType(StrEnum):
    """What a parameter is, and so how it is told."""

    CHIPS = "chips"
    COUNT = "count"  # a number of something else
    SEAT = "seat"
    SEATS = "seats"  # one or more, in an array
    WORD = "word"  # one of those that the template lists
    NAME = "name"  # what this interface calls something: the same in every language
    NAMES = "names"  # an array of them


class Parameter(Noun, frozen=True):
    """What a parameter of that name is, in every template."""

    type: ParamType
    meaning: str


_MEANINGS: Final = package_toml(__package__, "parameters.toml", dict[ParamType, dict[str, str]])
PARAMETERS: Final[Mapping[str, Parameter]] = MappingProxyType(
    {name: Parameter(type, meaning) for type, meanings in _MEANINGS.items() for name, meaning in meanings.items()}
)

English: TypeAlias = Mapping[str, str]
"""The words that a parameter can be, each with its English; that may name other parameters in braces."""


class Template(Noun, frozen=True):
    """A sentence with the names of its parameters in braces; `words`: the English of those that are words.

    `names`: every parameter, first those that the sentence and the English of a word name. `arrays`: those of several.
    """

    text: str
    names: tuple[str, ...]
    words: Mapping[str, English]
    arrays: tuple[str, ...]

    def params(self, facts: Mapping[str, Param]) -> Params:
        """The parameters in their order; one that only the English of other words names may be left out."""
        return tuple([(name, bounded(facts[name])) for name in self.names if name in facts])

    def message(self, params: Params) -> str:
        """The sentence with these parameters."""
        values: dict[str, Any] = dict(params)
        for name in self.arrays:
            if name in values:
                values[name] = _joined(name, values[name])
        for name, english in self.words.items():
            values[name] = english[str(values[name])].format_map(values)
        return self.text.format_map(values)


def template(text: str, **words: English) -> Template:
    """The template of a sentence; `words`: the words that each of its parameters can be, and their English."""
    sentences = [text, *(english for values in words.values() for english in values.values())]
    names = tuple(dict.fromkeys(name for part in sentences for _, name, _, _ in Formatter().parse(part) if name))
    arrays = tuple(name for name in names if PARAMETERS[name].type in (ParamType.SEATS, ParamType.NAMES))
    return Template(text, names, MappingProxyType(words), arrays)


def bounded(value: Param) -> Param:
    """A sum above `MOST_CHIPS` is given as that: more chips cannot be, and JSON readers round larger numbers."""
    return MOST_CHIPS if value.__class__ is int and value > MOST_CHIPS else value


def _joined(name: str, values: tuple[object, ...]) -> str:
    """An array in English: "seat 3", "seats 1, 2"; names without a noun."""
    several = ", ".join(map(str, values))
    if PARAMETERS[name].type is ParamType.NAMES:
        return several
    return f"{'seat' if len(values) == 1 else 'seats'} {several}"
