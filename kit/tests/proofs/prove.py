"""The claims of claims.toml, each proved over every path, or broken by a round."""

import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path as File
from typing import Any, Final, cast

import z3
from msgspec.structs import replace

from kit.rulebook_difference import Rounds, Shape, number
from kit.symbolic import Explorer, Model, OutsideError, Truth, formula, value_of
from kit.tests.proofs.answers import answers
from kit.tests.proofs.ends import End
from kit.tests.proofs.laws import BOOKS, Book, Law
from kit.tests.proofs.reasons import reasoned
from kit.tests.proofs.rounds import agree, kept, posted
from service.rules import Ruleset, deal_in, decide, follow, options_in, settle, step_faults, what_follows
from service.rules.model.action import ActionType, Proposal
from service.rules.model.amounts import MOST_CHIPS
from service.rules.model.next import NextStreet
from service.rules.model.round import BettingRound, Opening, SentRound, Structure
from service.rulesets import house, load_rulebooks, parameters
from service.rulesets.digest import digest_of

_FILE: Final = File(__file__).with_name("claims.toml")
_HOUSES: Final[dict[str, dict[str, object]]] = {
    "a house": {"reopening.no_limit": "any_raise", "raise_size.base": "current_bet"},
    "a house in pot-limit": {
        "pot.share": "half",
        "pot.antes": "not_before_flop",
        "pot.dead_blind": "nominal",
        "pot.small_blind": "as_big_blind",
        "check_raise.allowed": False,
    },
    "a house in limit": {"completion.after_half": "as_whole_bet", "completion.by": "any_facing"},
}
"""What no published book has."""
PUBLISHED: Final = {name: load_rulebooks()[name].ruleset for name in BOOKS if name not in _HOUSES}
RULESETS: Final = PUBLISHED | {
    name: cast("Ruleset", house(PUBLISHED["tda-2013"], rules)) for name, rules in _HOUSES.items()
}


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


def alike(structure: Structure, *tables: str) -> list[tuple[str, ...]]:
    """The published books in groups that answer the questions of this structure alike, and those of other `tables`."""
    groups: dict[str, list[str]] = {}
    for name, rules in PUBLISHED.items():
        others = {key: value for key, value in parameters(rules).items() if key.partition(".")[0] in tables}
        groups.setdefault(digest_of(answers(structure, rules) | others), []).append(name)
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
        for of_streets in row.get("of_streets", [4])
        for shape in [
            Shape(
                Structure(word),
                seats,
                street,
                chip,
                of_streets,
                brings_in=row.get("bring_in", False),
                posts=posts,
                is_over=row["of"] == "ends",
                two_sizes=row.get("two_sizes", False),
            )
        ]
        for books in [*alike(Structure(word), *row.get("tables", [])), *[(name,) for name in _HOUSES]]
        if books[0] in row.get("books", PUBLISHED)
    ]


def prove(claim: Claim) -> Proof:
    """Take every path of a claim, until one breaks it. Each path is taken once more with the numbers of its model."""
    began = time.process_time()
    ruleset, rounds = RULESETS[claim.books[0]], Rounds(claim.shape, RULESETS[claim.books[0]])
    steps = [None] if claim.of in ("options", "opens", "ends") else list(_steps(claim))
    count = 0
    for step in steps:
        explorer = rounds.explorer()
        if step is not None:
            named = number("named")  # a request names no more, and a reason shows no more
            explorer.solver.add(formula(named >= 0), formula(named <= MOST_CHIPS))
        for path in explorer.paths(partial(_run, claim, rounds, ruleset, step)):
            count += 1
            result, checks = path.result
            model = counterexample(explorer, [truth for _, truth in checks])
            found = None
            if model is not None:
                words = next(what for what, truth in checks if not value_of(truth, model))
                found = Broken(words, rounds.chosen(model), value_of(step, model))
            again = _again(rounds.chosen(path.model), value_of(step, path.model), ruleset)
            if list(unlike(value_of(result, path.model), again)):
                found = Broken("the model takes another path", rounds.chosen(path.model), value_of(step, path.model))
            if found is not None:
                return Proof(claim, count, time.process_time() - began, found)
    if count == 0:
        return Proof(claim, 0, time.process_time() - began, Broken("no round of this shape is accepted", rounds.sent))
    return Proof(claim, count, time.process_time() - began, None)


def _steps(claim: Claim) -> Iterator[Proposal]:
    """Each action; sizes not in limit, where they have too many paths."""
    seat = 2 if claim.of == "early" else None  # seat 1 is to act
    for kind in ActionType:
        yield Proposal(type=kind, seat=seat)
    sizes = ("to", "by", "add") if claim.of == "decide" else ("to",)
    for size in () if claim.shape.structure.is_limit else sizes:
        yield Proposal(type=ActionType.RAISE, seat=seat, **{size: number("named")})  # type: ignore[arg-type]
    later = claim.shape.street == 2 and claim.shape.seats == 2  # where there are fewer paths
    if claim.of == "decide" and later and not claim.shape.structure.is_limit:
        for kind in (ActionType.BET, ActionType.COMPLETE):
            yield Proposal(type=kind, to=number("named"))  # type: ignore[arg-type]


def _run(claim: Claim, rounds: Rounds, ruleset: Ruleset, step: Proposal | None) -> tuple[Any, list[Any]]:
    if isinstance(rounds.sent, Opening):
        return _opened(rounds.sent, BOOKS[claim.books[0]], ruleset)
    round = rounds.settled(ruleset)
    if round.to_act is None:
        return _ended(round, ruleset)
    law = Law(round, BOOKS[claim.books[0]])
    if step is None:
        offered = options_in(round, ruleset)
        return offered, [("nobody may act", False)] if offered is None else list(law.breaks(offered))
    if step_faults(round, step, ruleset):
        raise OutsideError("a fault in the step")
    decision = decide(round, step, ruleset)
    checks = list(_goes_on(decision.round, ruleset) if claim.of == "next" else kept(round, decision, law))
    after = options_in(decision.round, ruleset)
    checks += [("the options are those of the next round", same) for _, same in unlike(decision.options, after)]
    unasked = decision.action is not None and decision.action.type is ActionType.FOLD is not step.type
    checks.append(("only a fold folds", not unasked))
    if step.seat is None:
        checks.append(("a refusal is the clauses'", (decision.action is None) is law.refuses(step)))
    if claim.of == "early":
        checks += _goes_on(decision.round, ruleset)
    if claim.of == "decide" and not claim.shape.brings_in:
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


def _ended(over: BettingRound, ruleset: Ruleset) -> tuple[Any, list[Any]]:
    """What follows is what the laws say, and so does the next street begin, if there is one."""
    end, following = End(over), what_follows(over)
    checks, begun = list(end.breaks(following)), follow(_as_sent(over), NextStreet(), ruleset)
    if isinstance(begun, BettingRound):
        checks += [*end.begins(begun), *_goes_on(begun, ruleset)]
    checks.append(("a street follows if hands are not shown yet", isinstance(begun, BettingRound) is end.has_street))
    return (following, begun), checks


def _goes_on(after: BettingRound, ruleset: Ruleset) -> Iterator[tuple[str, Truth | bool]]:
    """The next round is taken as it stands."""
    settled = settle(replace(_as_sent(after), pots_before_round=None), ruleset)
    yield "the next round settles", isinstance(settled, BettingRound)


def _as_sent(round: BettingRound) -> SentRound:
    return SentRound(**{name: getattr(round, name) for name in SentRound.__struct_fields__})


def _again(sent: SentRound | Opening, step: Proposal | None, ruleset: Ruleset) -> object:
    if isinstance(sent, Opening):
        dealt = deal_in(sent, ruleset)
        return (dealt, options_in(dealt, ruleset)) if isinstance(dealt, BettingRound) else None
    round = settle(sent, ruleset)
    assert isinstance(round, BettingRound)
    if round.to_act is None:
        return _ended(round, ruleset)[0]
    return options_in(round, ruleset) if step is None else decide(round, step, ruleset)


def counterexample(explorer: Explorer, claims: Iterable[Truth | bool]) -> Model | None:
    """Numbers that take this path and break one of the claims; None if there are none."""
    broken = [z3.Not(formula(truth)) for truth in claims if truth is not True]
    if not broken or not explorer.possible(z3.Or(broken)):
        return None
    return explorer.model_now()


def unlike(left: object, right: object, at: str = "") -> Iterator[tuple[str, Truth | bool]]:
    """Each part in which two results can differ: its name, and the truth that it does not."""
    names = getattr(left, "__struct_fields__", ())
    if names and type(left) is type(right):
        for name in names:
            yield from unlike(getattr(left, name), getattr(right, name), f"{at}.{name}" if at else name)
    elif isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
        for place, (part, its) in enumerate(zip(left, right, strict=True)):
            yield from unlike(part, its, f"{at}[{place}]")
    elif isinstance(left, Truth) or isinstance(right, Truth):
        yield from () if agree(left, right) else [(at, False)]  # type: ignore[arg-type]
    else:
        same = left == right
        if same is not True:
            yield at, same
