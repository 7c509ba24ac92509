"""A sentence in English with places for its parameters, each of which means the same in every sentence."""

from collections.abc import Mapping
from enum import StrEnum
from string import Formatter
from types import MappingProxyType
from typing import Any, Final, TypeAlias

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


def _all(type: ParamType, **meanings: str) -> dict[str, Parameter]:
    return {name: Parameter(type, meaning) for name, meaning in meanings.items()}


PARAMETERS: Final[Mapping[str, Parameter]] = MappingProxyType(
    _all(
        ParamType.CHIPS,
        to="what the seat has in front with it, in all",
        by="how much that is over the bet",
        add="what the seat adds from its stack",
        said="what the wager would have been to",
        minimum="the least that the wager may be to",
        level="what the wager was to, as it was made",
        current_bet="the bet, as the total that it is to",
        due="what the seat must have in front to stay in, in all",
        facing="what the seat must add to stay in",
        before="what it had to add before",
        faced="the bet that a wager was made over, in all",
        needed="what a seat must face for the betting to be open again to it",
        raise_over="what a raise must go beyond, in all",
        stake="the most that anybody else can put in, in all",
        bring_in="the bring-in",
        chip="the smallest chip in play",
        put_in="the chip that was put in",
        left="what stays in the stack",
        amount="the amount that was said or found",
        pot="the chips in the pot",
        pots="what the single pots come to",
        over="what was put in beyond the call",
        full="a full raise, as how much the bet rises",
        total="the old and the new chips together",
        told="what the player was told that it costs",
        quoted="the pot as it was counted",
        actual="the pot as it is",
        top="what the raise becomes, in all",
        min_bet="the smallest full bet",
        last_full_bet_to="the last bet that was a full one, in all",
        committed="what the seat has in front, or the most that any seat has",
        has="all chips of the seat, in front and behind",
        in_front="what would lie in front of it",
        prior="what the chips from before come to",
        big_blind="the big blind",
        posted="what the seat has posted, in all",
        least="the least that it may be, in all",
        most="the most chips that are taken",
        paid="what was put in, as the record says",
        won="what was won, as the record says",
        raked="the rake, as the record says",
        returned="what went back uncalled, as the record says",
        stack="the stack, as the betting comes to it",
        told_stack="the stack, as the record says",
        started="all chips at the table when the hand began",
        ended="all chips at the table after it, rake included",
        sent="the figure that the request has",
    )
    | _all(
        ParamType.COUNT,
        bet_count="how many bets and raises were made",
        acted="how many players have acted",
        live="how many players have not folded",
        began_with="how many could bet when the round began",
        street="which betting round it is, from 1",
        streets="how many betting rounds the game has",
        waited="for how many seconds it has been the seat's turn",
        most_bets="how many bets it can be at most",
        cap="how many bets and raises there may be",
        min="the least that is taken",
        max="the most that is taken",
        found="how many there would be",
        containers="the most objects and arrays that are taken",
        offset="where in the body, counted from 0",
    )
    | _all(
        ParamType.SEAT,
        seat="the seat that it is about",
        to_act="the seat whose turn it is",
        bettor="the seat that made the bet",
        raiser="the seat that raised",
        called_by="the seat that called the clock",
        by_button="the seat that the button has first",
        by_blinds="the seat that the blinds have first",
        button="the place of the button",
        place="a place at the table, empty or not",
    )
    | _all(ParamType.SEATS, seats="the seats that it is open to")
    | _all(
        ParamType.WORD,
        why="why it is so",
        did="what the player did",
        how="how it comes about",
        meant="whether something like it is known",
        expected="what is taken",
        claim="what the dealer had told the player",
    )
    | _all(
        ParamType.NAME,
        action="the type of an action",
        kind="the kind of an incident",
        member="the member that is missing",
        post="the type of a post",
        structure="the betting structure",
        verb="the verb that was said",
        literal="what stands in the place of a number",
        parser="what the parser says, in English",
        field="the member of the request that the error is about",
        rulebook="the rulebook's id",
        at="where it is in the hand as it was read, where a record in another notation was sent: a JSON pointer",
    )
    | _all(
        ParamType.NAMES,
        allowed="what is taken",
        versions="the versions of the rulebook that are carried",
        near="what was probably meant",
    )
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
    names = tuple(dict.fromkeys(name for one in sentences for _, name, _, _ in Formatter().parse(one) if name))
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
