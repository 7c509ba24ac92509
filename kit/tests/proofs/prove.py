"""The claims of claims.toml, each proved over every path, or broken by a round."""

import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path as File
from typing import Any, Final, cast

from msgspec.structs import replace

from kit.rulebook_difference import Rounds, Shape, answers, number, unlike
from kit.symbolic import OutsideError, Truth, value_of
from kit.tests.proofs.laws import BOOKS, Book, Law, kept, posted, reasoned
from service.rules import Ruleset, deal_in, decide, options_in, settle, step_faults
from service.rules.model.action import ActionType, Proposal
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.round import BettingRound, Opening, SentRound, Structure
from service.rulesets import house, load_rulebooks
from service.rulesets.digest import digest_of

_FILE: Final = File(__file__).with_name("claims.toml")
_HOUSE_RULES: Final = {"reopening.no_limit": "any_raise", "raise_size.base": "current_bet"}
PUBLISHED: Final = {name: load_rulebooks()[name].ruleset for name in BOOKS if name != "a house"}
RULESETS: Final = PUBLISHED | {"a house": cast("Ruleset", house(PUBLISHED["tda-2013"], _HOUSE_RULES))}
"""And a house with what no published book has."""


@dataclass(frozen=True)
class Claim:
    """One row: what is claimed, of which books (the first stands for all), for which rounds."""

    of: str
    books: tuple[str, ...]
    shape: Shape
    short: bool

    @property
    def name(self) -> str:
        """As the command takes it."""
        return f"{self.of} {self.books[0]}: {self.shape}"


@dataclass(frozen=True)
class Broken:
    """A claim that does not hold: its words, the round, the action if there is one."""

    what: str
    round: SentRound | Opening
    step: Proposal | None = None


@dataclass(frozen=True)
class Proof:
    """What came of a claim: how many paths, how long (seconds of CPU), what breaks it; None if it holds."""

    claim: Claim
    paths: int
    seconds: float
    broken: Broken | None


def alike(structure: Structure) -> list[tuple[str, ...]]:
    """The published books in groups that answer the questions of this structure alike."""
    groups: dict[str, list[str]] = {}
    for name, rules in PUBLISHED.items():
        groups.setdefault(digest_of(answers(structure, rules)), []).append(name)
    return [tuple(names) for names in groups.values()]


def claims() -> list[Claim]:
    """Every row."""
    rows = tomllib.loads(_FILE.read_text(encoding="utf-8"))["claim"]
    return [
        Claim(row["of"], books, shape, row.get("short", False))
        for row in rows
        for word in row["structures"]
        for seats in row["seats"]
        for street in row["streets"]
        for chip in row["chips"]
        for posts in row.get("posts", [""])
        for shape in [Shape(Structure(word), seats, street, chip, 4, row.get("bring_in", False), posts)]
        for books in [*alike(Structure(word)), ("a house",)]
        if books[0] in row.get("books", PUBLISHED)
    ]


def prove(claim: Claim) -> Proof:
    """Take every path of a claim, until one breaks it. Each path is taken once more with the numbers of its model."""
    began = time.process_time()
    ruleset, rounds = RULESETS[claim.books[0]], Rounds(claim.shape, RULESETS[claim.books[0]])
    steps = [None] if claim.of in ("options", "opens") else list(_steps(claim))
    count = 0
    for step in steps:
        explorer = rounds.explorer()
        if step is not None:
            named = number("named")  # a request names no more, and a reason shows no more
            explorer.assume([named >= 0, named <= MOST_CHIPS])
        for path in explorer.paths(partial(_run, claim, rounds, ruleset, step)):
            count += 1
            result, checks = path.result
            model = explorer.counterexample([truth for _, truth in checks])
            found = None
            if model is not None:
                words = next(what for what, truth in checks if not value_of(truth, model))
                found = Broken(words, rounds.chosen(model), value_of(step, model))
            again = _again(rounds.chosen(path.model), value_of(step, path.model), ruleset)
            if list(unlike(value_of(result, path.model), again)):
                found = Broken("the model takes another path", rounds.chosen(path.model), value_of(step, path.model))
            if found is not None:
                return Proof(claim, count, time.process_time() - began, found)
    return Proof(claim, count, time.process_time() - began, None)


def _steps(claim: Claim) -> Iterator[Proposal]:
    """Each action; sizes not in limit, where they have too many paths."""
    seat = 2 if claim.of == "early" else None  # seat 1 is to act
    for kind in ActionType:
        yield Proposal(type=kind, seat=seat)
    sizes = ("to", "by", "add") if claim.of == "decide" else ("to",)
    for size in () if claim.shape.structure.is_limit else sizes:
        yield Proposal(type=ActionType.RAISE, seat=seat, **{size: number("named")})  # type: ignore[arg-type]


def _run(claim: Claim, rounds: Rounds, ruleset: Ruleset, step: Proposal | None) -> tuple[Any, list[Any]]:
    if isinstance(rounds.sent, Opening):
        return _opened(rounds.sent, BOOKS[claim.books[0]], ruleset)
    round = rounds.settled(ruleset)
    law = Law(round, BOOKS[claim.books[0]])
    if step is None:
        offered = options_in(round, ruleset)
        return offered, [("nobody may act", False)] if offered is None else list(law.breaks(offered))
    if step_faults(round, step, ruleset):
        raise OutsideError("a fault in the step")
    decision = decide(round, step, ruleset)
    checks = list(_goes_on(decision.round, ruleset) if claim.of == "next" else kept(round, decision, law))
    unasked = decision.action is not None and decision.action.type is ActionType.FOLD is not step.type
    checks.append(("only a fold folds", not unasked))
    if claim.of == "early":
        checks += _goes_on(decision.round, ruleset)
    if claim.of == "decide" and not claim.shape.structure.is_limit and not claim.shape.brings_in:
        checks += reasoned(step, decision, law, ruleset)
    return decision, checks


def _opened(opening: Opening, book: Book, ruleset: Ruleset) -> tuple[Any, list[Any]]:
    """A round is dealt without a fault, as the posts have it; the first to act may do what the laws say."""
    round = deal_in(opening, ruleset)
    if not isinstance(round, BettingRound):
        return None, [("no fault", False)]
    offered = options_in(round, ruleset)
    checks = [*posted(opening, round, book), *_goes_on(round, ruleset)]
    return (round, offered), checks if offered is None else [*checks, *Law(round, book).breaks(offered)]


def _goes_on(after: BettingRound, ruleset: Ruleset) -> Iterator[tuple[str, Truth | bool]]:
    """The next round is taken as it stands."""
    sent = SentRound(**{name: getattr(after, name) for name in SentRound.__struct_fields__})
    settled = settle(replace(sent, pots_before_round=None), ruleset)
    yield "the next round settles", isinstance(settled, BettingRound)


def _again(sent: SentRound | Opening, step: Proposal | None, ruleset: Ruleset) -> object:
    if isinstance(sent, Opening):
        dealt = deal_in(sent, ruleset)
        return (dealt, options_in(dealt, ruleset)) if isinstance(dealt, BettingRound) else None
    round = settle(sent, ruleset)
    assert isinstance(round, BettingRound)
    return options_in(round, ruleset) if step is None else decide(round, step, ruleset)
