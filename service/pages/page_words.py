"""The words of pages. From `words.toml`: questions and their answers, topics, situations. Of answers: actions, pots."""

import re
from collections import ChainMap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from msgspec import Struct

from ..answers.render import Json
from ..cases import load_cases
from ..package_data import package_toml
from ..rules.model.reason import Topic
from ..rulesets import PARAMETERS, Parameter

_FILE: Final = "words.toml"
_TITLES: Final = "clause_titles.toml"
_ANY_NUMBER: Final = "another number"


@dataclass(frozen=True, slots=True)
class Question:
    """A parameter as a question, and each of its settings as an answer; of a number there is one, with its place.

    `label`: what a floor calls it.
    """

    label: str
    question: str
    answers: Mapping[str, str]

    def answer(self, setting: object) -> str:
        """What a setting says."""
        if type(setting) is int:
            return self.answers["number"].format(number=setting)
        return self.answers[str(setting).lower()]  # true and false stand in the file as in JSON

    def others(self, setting: object) -> list[str]:
        """The answers that another setting would give."""
        if type(setting) is int:
            return [_ANY_NUMBER]
        return [answer for name, answer in self.answers.items() if name != str(setting).lower()]


@dataclass(frozen=True, slots=True)
class Words:
    """All of them. `groups` has the parameters in the order in which they are shown; `situations` the cases' topics."""

    questions: Mapping[str, Question]
    groups: Mapping[str, tuple[str, ...]]
    topics: Mapping[str, str]
    situations: Mapping[str, Mapping[str, str]]

    @property
    def situation_titles(self) -> Mapping[str, str]:
        """What the cases of each topic are called."""
        return ChainMap(*map(dict, self.situations.values()))


@cache
def words() -> Words:
    """The words. A name without words stands for itself; `tools/missing.py` says where its words belong."""
    raw = package_toml(__package__, _FILE, dict[str, Any])
    grouped = {table for tables in raw["groups"].values() for table in tables}
    tables = raw["groups"] | {rule.table: [rule.table] for rule in PARAMETERS.values() if rule.table not in grouped}
    groups = {
        title: tuple(key for table in some for key in PARAMETERS if key.startswith(f"{table}."))
        for title, some in tables.items()
    }
    questions = {key: _question(raw["questions"], parameter) for key, parameter in PARAMETERS.items()}
    topics = {topic.value: raw["topics"].get(topic, topic.value) for topic in Topic}
    titled = {topic for titles in raw["situations"].values() for topic in titles}
    raw["situations"]["Other"] |= {case.topic: case.topic for case in load_cases() if case.topic not in titled}
    return Words(questions, groups, topics, raw["situations"])


@cache
def clause_titles() -> Mapping[str, Mapping[str, str]]:
    """What we call the clauses: by rulebook's id and by number."""
    return package_toml(__package__, _TITLES, dict[str, dict[str, str]])


def _question(raw: Mapping[str, Any], parameter: Parameter) -> Question:
    answers = dict(raw.get(parameter.table, {}).get(parameter.name, {}))
    label, question = (answers.pop(name, parameter.key) for name in ("label", "question"))
    names = parameter.choices or (("true", "false") if parameter.kind is bool else ("{number}",))
    missing = {name.strip("{}"): name for name in names if name.strip("{}") not in answers}
    return Question(label, question, answers | missing)


class Terms(Struct, frozen=True):
    """What pages call a value, by the value; `terms.toml` says what each table is about."""

    bases: Mapping[str, str]
    rulings: Mapping[str, str]
    kinds: Mapping[str, str]
    does: Mapping[str, str]
    posts: Mapping[str, str]
    barred: Mapping[str, str]
    follows: Mapping[str, str]
    books: Mapping[str, str]
    levels: Mapping[str, str]


class QuizQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of the quiz: a case, told as a story, and answers, each with the phrase that makes it right."""

    id: str
    story: str
    answers: dict[str, str]
    ask: str = "What stands?"
    picture: tuple[str, ...] = ()


TERMS: Final = package_toml(__package__, "terms.toml", Terms)
QUIZ: Final = package_toml(__package__, "quiz.toml", dict[str, tuple[QuizQuestion, ...]])
"""The questions of the quiz by their levels."""
_CHIPS: Final = re.compile(r"(?<![\w.:/-])\d{4,}(?![\w-])")


def amounts(message: str) -> str:
    """A message with commas between the thousands of its amounts, as everywhere on a page."""
    return _CHIPS.sub(lambda match: f"{int(match[0]):,}", message)


def action(action: Json | None) -> str:
    """A normalized action in words."""
    if action is None:
        return "no action"
    type = str(action["type"])
    does = TERMS.does.get(type, type)
    if type in ("fold", "check"):
        return does
    to = " " if type in ("call", "bet") else " for " if type == "bring_in" else " to "
    if action["add"] < 0:
        adding = f", and {-action['add']:,} comes back"
    else:
        adding = f", adding {action['add']:,}" if action["add"] != action["to"] else ""
    return f"{does}{to}{action['to']:,}{adding}{', all-in' if action['all_in'] else ''}"


def options(options: Json | None) -> list[str]:
    """The options of a seat in words."""
    if options is None:
        return []
    offered = [word for word in ("fold", "check") if options[word]]
    if options["bring_in"]:
        offered.append(f"bring in for {options['bring_in']['to']:,}")
    if options["call"]:
        offered.append(_call(options["call"]))
    if options["raise"]:
        offered.append(_wager(options["raise"]))
    return offered


def _call(offered: Json) -> str:
    more = [f"adding {offered['add']:,}"] if offered["add"] != offered["to"] else []
    more += ["all-in"] if offered["all_in"] else []
    return f"call {offered['to']:,}" + (f" ({', '.join(more)})" if more else "")


def _wager(offered: Json) -> str:
    least, most = offered["min_to"], offered["max_to"]
    if "sizes" in offered:
        sizes = f"{least:,} or {most:,}"
    else:
        sizes = f"{least:,}" if least == most else f"between {least:,} and {most:,}"
    return f"bet {sizes}" if offered["type"] == "bet" else f"{offered['type']} to {sizes}"


def seats(numbers: Iterable[int]) -> str:
    """Seats in words: `seat 3`, `seats 1, 2 and 5`."""
    names = [str(number) for number in numbers]
    return f"seat {names[0]}" if len(names) == 1 else f"seats {', '.join(names[:-1])} and {names[-1]}"


def deal(deal: Json) -> str:
    """How the next hand is dealt, in words: button, posts, and who acts first."""
    dead = ", which is empty" if deal["button_dead"] else ""
    posts = [
        f"seat {row['seat']} {TERMS.posts[row['type']]} {row['amount']:,}" for row in deal["opening"].get("posts", ())
    ]
    return f"Button at place {deal['button']}{dead}; {', '.join(posts)}; seat {deal['first_to_act']} acts first."


def pots(pots: Iterable[Json]) -> str:
    """Pots in words, the main pot first; empty if there are none."""
    texts = [f"{pot['amount']:,} for {seats(pot['seats'])}." for pot in pots]
    names = ["The pot" if len(texts) == 1 else "The main pot", *["A side pot"] * (len(texts) - 1)]
    return " ".join(f"{name}: {text}" for name, text in zip(names, texts, strict=False))
