"""The words of the rulebook pages, from `words.toml`: questions and their answers, topics, situations."""

import tomllib
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..cases import load_cases
from ..rules.model.reason import Topic
from ..rulesets import PARAMETERS, Parameter

_FILE: Final = "words.toml"
_TITLES: Final = "clause_titles.toml"
_ANY_NUMBER: Final = "another number"


@dataclass(frozen=True, slots=True)
class Question:
    """A parameter as a question, and each of its settings as an answer; of a number there is one, with its place."""

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
        return [said for name, said in self.answers.items() if name != str(setting).lower()]


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
    raw: dict[str, Any] = tomllib.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))
    grouped = {table for tables in raw["groups"].values() for table in tables}
    tables = raw["groups"] | {rule.table: [rule.table] for rule in PARAMETERS.values() if rule.table not in grouped}
    groups = {
        title: tuple(key for table in some for key in PARAMETERS if key.startswith(f"{table}."))
        for title, some in tables.items()
    }
    questions = {key: _question(raw["questions"], one) for key, one in PARAMETERS.items()}
    topics = {topic.value: raw["topics"].get(topic, topic.value) for topic in Topic}
    titled = {topic for titles in raw["situations"].values() for topic in titles}
    raw["situations"]["Other"] |= {case.topic: case.topic for case in load_cases() if case.topic not in titled}
    return Words(questions, groups, topics, raw["situations"])


@cache
def clause_titles() -> Mapping[str, Mapping[str, str]]:
    """What we call the clauses: by rulebook's id and by number."""
    told: dict[str, dict[str, str]] = tomllib.loads(files(__package__).joinpath(_TITLES).read_text(encoding="utf-8"))
    return told


def _question(raw: Mapping[str, Any], parameter: Parameter) -> Question:
    answers = dict(raw.get(parameter.table, {}).get(parameter.name, {}))
    question = answers.pop("question", parameter.key)
    names = parameter.choices or (("true", "false") if parameter.kind is bool else ("{number}",))
    return Question(question, answers | {name.strip("{}"): name for name in names if name.strip("{}") not in answers})
