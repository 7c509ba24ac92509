"""A sentence in English with places for its parameters."""

from collections.abc import Mapping
from string import Formatter
from types import MappingProxyType
from typing import Any, TypeAlias

from .noun import Noun
from .params import PARAMETERS, Param, Params, ParamType

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
        return tuple([(name, facts[name]) for name in self.names if name in facts])

    def message(self, params: Params) -> str:
        """The sentence with these parameters."""
        told: dict[str, Any] = dict(params)
        for name in self.arrays:
            if name in told:
                told[name] = _joined(name, told[name])
        for name, english in self.words.items():
            told[name] = english[str(told[name])].format_map(told)
        return self.text.format_map(told)


def template(text: str, **words: English) -> Template:
    """The template of a sentence; `words`: the words that each of its parameters can be, and their English."""
    told = [text, *(english for values in words.values() for english in values.values())]
    names = tuple(dict.fromkeys(name for one in told for _, name, _, _ in Formatter().parse(one) if name))
    arrays = tuple(name for name in names if PARAMETERS[name].type in (ParamType.SEATS, ParamType.NAMES))
    return Template(text, names, MappingProxyType(words), arrays)


def _joined(name: str, values: tuple[object, ...]) -> str:
    """An array in English: "seat 3", "seats 1, 2"; names without a noun."""
    several = ", ".join(map(str, values))
    if PARAMETERS[name].type is ParamType.NAMES:
        return several
    return f"{'seat' if len(values) == 1 else 'seats'} {several}"
