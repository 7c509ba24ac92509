"""Where an engine's answer is not Floorman's: the question, the reasons, the story of it as a case."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from msgspec import Struct

from service.cases.suite import Requirement, requirement_of
from service.package_data import package_toml
from service.rules.model.reason import Basis
from service.rules.model.round import Structure
from service.rulesets import PARAMETERS, Parameter, Rulebook, Rulebooks, parameters
from service.rulesets.parameters import FEWEST

from .engine import MOST_BREAKS, Engine, EngineBroke, GaveUp, Json
from .expectation import Mismatch, Uncomparable, mismatches
from .floorman_engine import MANY_KEPT, FloormanEngine

BROKE: Final = "/broke"
"""The place of a difference that is none: the engine gave no answer."""
MOST_EXCUSED: Final = 100
"""Breaks after another difference of the same round, until an engine is not asked any more."""
STEPS: Final = ("action", "declaration", "incident")
"""Under which name a question may have what is proposed, said or found."""
_PLAIN: Final = re.compile(r"(raise_size|reopening|completion|cap|pot|straddle|check_raise|contest|owed)\.")
"""The parameters on which plain actions in turn can hang."""

Kind = tuple[str, str, str]
"""The structure, the place in the answer, and the reason that decides: one mistake must not hide another."""
_SIZES: Final = {"to": "to", "by": "by", "add": "with"}
_MOST_AT_TABLES: Final = 8
"""Raises: more than any book tells of."""
_COUNTS_RAISES: Final = ("fixed_limit", "spread_limit")
"""Where it matters how many streets there are."""


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of engines and tables; `words.toml` says what each table is about."""

    more_or_less: dict[str, tuple[str, str]]
    otherwise: dict[str, str]
    actions: dict[str, str]
    structures: dict[str, str]
    terms: dict[str, str]
    besides: dict[str, str]


WORDS: Final = package_toml(__package__, "words.toml", Words)


@dataclass(frozen=True, slots=True)
class EngineDifference:
    """A difference: the question, what Floorman expects of every engine, and in which way the engine's answer differs.

    `reasons` are Floorman's; `decisions` are its own on the actions before. `is_open`: a house that keeps to the text,
    and fills otherwise what it leaves open, answers otherwise.
    """

    kind: Kind
    question: Json
    expect: Json
    why: tuple[Mismatch, ...]
    reasons: Sequence[Mapping[str, Any]]
    decisions: Sequence[Mapping[str, Any]]
    is_open: bool = False

    @property
    def requirement(self) -> Requirement:
        """As firm as the least firm of the reasons, and of those for the wagers that led here.

        A question that makes no sense has none: what a program does with one is its own affair.
        """
        if self.is_open or not self.reasons:
            return Requirement.OPTIONAL
        wagers = [decision for decision in self.decisions if decision["action"] and decision["action"]["by"]]
        reasons = [*self.reasons, *(reason for wager in wagers for reason in wager["reasons"])]
        return requirement_of(Basis(reason["basis"]) for reason in reasons)


class Referee:
    """Asks an engine what Floorman answers, and tells each difference with its reasons."""

    def __init__(self, engine: Engine, rulebook: str, rulebooks: Rulebooks) -> None:
        self.engine = engine
        self.rulebook = rulebook
        self.rules = rulebooks[rulebook].ruleset
        houses = [rules for rules in other_houses(rulebooks[rulebook]) if _PLAIN.match(next(iter(rules)))]
        self._other_houses = [(rules, replace(self.rules, house=tuple(rules))) for rules in houses]
        self.floorman = FloormanEngine(rulebooks, MANY_KEPT)
        self._broke = self._excused = 0

    def compared(self, question: Json, expect: Json) -> EngineDifference | None:
        """The difference between the engine's answer and this one. Raises Skipped, and GaveUp after many breaks."""
        if self._broke >= MOST_BREAKS:
            raise GaveUp
        try:
            why = mismatches(question, expect, self.engine.ask(question))
        except (EngineBroke, Uncomparable) as broke:
            self._broke += 1
            why = [Mismatch(BROKE, "an answer", str(broke).rstrip().rpartition("\n")[2])]  # of a traceback, its error
        return self.explained(question, expect, why) if why else None

    def excuse(self) -> None:
        """Do not count the last break: an engine that ruled otherwise cannot follow. Raises GaveUp after many."""
        self._broke -= 1
        self._excused += 1
        if self._excused >= MOST_EXCUSED:
            raise GaveUp(MOST_EXCUSED, ", each time after it had ruled otherwise")

    def explained(self, question: Mapping[str, Any], expect: Json, why: Sequence[Mismatch]) -> EngineDifference:
        """The difference with Floorman's reasons."""
        before = {name: value for name, value in question.items() if name not in STEPS}
        so_far = self.floorman.ask(before)
        tried = {name: question[name] for name in STEPS if name in question}
        decision = self.floorman.ask({**before, **(tried or {"action": _telling(why[0].pointer, so_far["options"])})})
        reasons = decision.get("reasons", ())
        structure = (question.get("opening") or question["round"])["structure"]
        kind = (structure, why[0].pointer, reasons[0]["code"] if reasons else "")
        difference = EngineDifference(kind, dict(question), expect, tuple(why), reasons, so_far.get("decisions", ()))
        if difference.requirement is Requirement.REQUIRED and self._hangs_on_the_house(question, expect, structure):
            return replace(difference, is_open=True)
        return difference

    def _hangs_on_the_house(self, question: Mapping[str, Any], expect: Json, structure: str) -> bool:
        kind = Structure(structure)
        read = [rules for rules, house in self._other_houses if house.unread(kind, "opening") != house.house]
        return any(self._differs({**question, "house_rules": rules}, expect) for rules in read)

    def _differs(self, question: Mapping[str, Any], expect: Json) -> bool:
        try:
            return bool(mismatches(question, expect, self.floorman.ask(question)))
        except (EngineBroke, Uncomparable):  # there an action that leads up to the question does not stand
            return True


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


def story(difference: EngineDifference) -> str:
    """What happened at the table, and what is asked, in sentences."""
    parts = [_beginning(difference.question["opening"])]
    parts += [decision["reasons"][0]["message"] for decision in difference.decisions]  # tells what was done
    step = next((name for name in STEPS if name in difference.question), None)
    if step == "action":
        parts.append(f"What of {_proposed(difference.question['action'])}?")
    else:
        parts.append(f"What of this {step}?" if step else "What may the next player do?")
    return " ".join(parts)


def ruling_lines(difference: EngineDifference) -> list[str]:
    """What is right, reason by reason, each with its clause and how firm that is."""
    return [f"{why['message']} ({why['clause'] or 'no clause'}, {why['basis']})" for why in difference.reasons]


def case_file(diffs: list[EngineDifference], topic: str) -> str:
    """The differences as a file of cases, in the form of the suite's own; the topic is the file's name."""
    cases = [_case(diff, f"{topic}.{diff.kind[0]}_{number}") for number, diff in enumerate(diffs, start=1)]
    return json.dumps({"topic": topic, "cases": cases}, ensure_ascii=False, indent=2) + "\n"


def _case(diff: EngineDifference, id: str) -> Json:
    question: Json = {name: diff.question[name] for name in ("opening", "actions", "action") if name in diff.question}
    clause = next((reason["clause"] for reason in diff.reasons if reason["clause"]), None)
    basis = next(reason["basis"] for reason in diff.reasons if reason["clause"] == clause)
    if diff.is_open:
        clause, basis = None, Basis.ASSUMED.value
    return {
        "id": id,
        "story": story(diff),
        "source": "a search by floorman conform --random",
        **question,
        "rulings": {diff.question["rulebook"]: {"expect": diff.expect, "clause": clause, "basis": basis}},
    }


def _beginning(opening: Mapping[str, Any]) -> str:
    stacks = ", ".join(f"seat {player['seat']} has {player['stack']:,}" for player in opening["players"])
    posted = [(post, with_article(post["type"].replace("_", " "))) for post in opening.get("posts", ())]
    posts = ", ".join(f"seat {post['seat']} posts {name} of {post['amount']:,}" for post, name in posted)
    in_limit = opening["structure"] in _COUNTS_RAISES
    named = (name for name in WORDS.terms if opening.get(name) and (name != "streets" or in_limit))
    terms = ", ".join(WORDS.terms[name].format(**opening) for name in named)
    after = "".join(words.format(**opening) for name, words in WORDS.besides.items() if opening.get(name))
    sentence = f"{WORDS.structures[opening['structure']]}, {terms}: {stacks}.{after}"
    return f"{sentence} {posts[0].upper()}{posts[1:]}." if posts else sentence


def with_article(noun: str) -> str:
    """A noun after `a` or `an`."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _proposed(action: Mapping[str, Any]) -> str:
    size_words = next((f" {how} {action[size]:,}" for size, how in _SIZES.items() if size in action), "")
    return with_article(action["type"].replace("_", "-")) + size_words


def _telling(pointer: str, options: Mapping[str, Any] | None) -> Json:
    """The action on which a difference in options turns: its decision cites the clause."""
    wager = options and options["raise"]
    if pointer.startswith("/options/raise"):
        size = "max_to" if pointer.endswith("max_to") else "min_to"
        return {"type": wager["type"], "to": wager[size]} if wager else {"type": "all_in"}
    return {"type": "check"} if pointer == "/options/check" else {"type": "call"}
