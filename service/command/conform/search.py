"""Random rounds put to an engine and to Floorman: each kind of difference, shrunk to the least round that shows it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Flaky

from ...conformance.compare import Mismatch, Uncomparable, mismatches, widely_told
from ...conformance.suite import Requirement, requirement_of
from ...rules.model.reasons import Standing
from ...rulesets import Shelf
from .engine import Engine, EngineBroke, Json, Skipped
from .floorman_engine import FloormanEngine
from .patience import MOST_BREAKS, GaveUp
from .random_rounds import PASS, Deal, Move, deals, smaller

_MOST_FOUND: Final = 20
"""So many kinds of difference end a search: there is enough to mend."""
_MOST_TRIES: Final = 1000
"""So many rounds are tried to make one smaller that Hypothesis has shrunk."""

BROKE: Final = "/broke"
"""The place of a difference that is none: the engine gave no answer."""

Kind = tuple[str, str, str]
"""The structure, the place in the answer, and the reason that decides: one mistake must not hide another."""


@dataclass(frozen=True, slots=True)
class Found:
    """A difference: the question, what Floorman expects of every engine, and in which way the engine's answer differs.

    `reasons` are Floorman's; `decisions` are its own on the actions before.
    """

    kind: Kind
    question: Json
    expect: Json
    why: tuple[str, ...]
    reasons: Sequence[Mapping[str, Any]]
    decisions: Sequence[Mapping[str, Any]]

    @property
    def requirement(self) -> Requirement:
        """As firm as the least firm of the reasons."""
        return requirement_of(Standing(reason["standing"]) for reason in self.reasons)


class Fickle(Exception):  # noqa: N818  # what the engine is
    """The engine gave two answers to one question: no search can go on."""

    def __init__(self) -> None:
        super().__init__("asked the same question again, the engine gave another answer")


class _Unshrunk(BaseException):
    """Ends a search at once: Hypothesis shrinks, and so asks again, what is an Exception."""

    def __init__(self, cause: "Found | Fickle | GaveUp") -> None:
        super().__init__(cause)
        self.cause = cause


class _Disagreement(Exception):  # noqa: N818
    def __init__(self, deal: Deal, found: Found) -> None:
        super().__init__(found.kind)
        self.deal = deal
        self.found = found

    @property
    def size(self) -> int:
        """How much there is to tell: the players, and their actions."""
        return len(self.deal.plans) + len(self.found.question["actions"])


@dataclass(frozen=True, slots=True)
class Rounds:
    """How many random rounds, and which: the same seed gives the same ones."""

    count: int
    seed: int


def search(
    referee: "RandomRounds",
    structures: Sequence[str],
    rounds: Rounds,
    firm: frozenset[Requirement],
    on_asked: Callable[[], None] = lambda: None,
) -> Iterator[Found]:
    """Each kind of difference that random rounds show, if the ruling is as `firm`. Raises Fickle, GaveUp.

    `on_asked` is called for each round, but not for those that make a difference smaller.
    """
    known: set[Kind] = set()
    played = 0
    while played < rounds.count and len(known) < _MOST_FOUND:
        others = Rounds(rounds.count - played, rounds.seed + len(known))
        found, more = _first_unknown(referee, structures, others, known, firm, on_asked)
        if not found:
            return
        played += more
        known.update(one.kind for one in found)
        yield from found


def _first_unknown(
    referee: "RandomRounds",
    structures: Sequence[str],
    rounds: Rounds,
    known: set[Kind],
    firm: frozenset[Requirement],
    on_asked: Callable[[], None],
) -> tuple[list[Found], int]:
    """A difference of a kind that is not known, shrunk, and after how many rounds it was found.

    An engine that breaks is not asked the same again: that is told as it is, after what it was found in the midst of.
    """
    played = 0
    least: _Disagreement | None = None

    @seed(rounds.seed)
    @settings(
        max_examples=rounds.count,
        phases=(Phase.generate, Phase.shrink),
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(deals(structures))
    def play(deal: Deal) -> None:
        nonlocal played, least
        if least is None:
            played += 1
            on_asked()
        try:
            shown = _unknown_in(referee, deal, known, firm)
            if shown and least is None:
                least = shown
                _ask_again(referee, shown)
        except GaveUp as gave_up:
            raise _Unshrunk(gave_up) from None
        if shown:
            least = shown if least is None or shown.size <= least.size else least
            raise shown

    try:
        play()
    except _Disagreement as disagreement:
        return [_smallest(referee, disagreement, firm)], played
    except _Unshrunk as unshrunk:
        return _so_far(referee, least, unshrunk.cause, firm), played
    except Flaky as error:
        raise Fickle from error
    return [], played


def _unknown_in(
    referee: "RandomRounds", deal: Deal, known: set[Kind], firm: frozenset[Requirement]
) -> _Disagreement | None:
    """The first difference of a kind that is not known. Raises GaveUp, and _Unshrunk if the engine breaks."""
    for found in referee.differences(deal):
        if found.kind not in known and found.requirement in firm:
            if found.kind[1] == BROKE:
                raise _Unshrunk(found)
            return _Disagreement(deal, found)
    return None


def _ask_again(referee: "RandomRounds", shown: _Disagreement) -> None:
    """End the search, before it is shrunk, if the engine does not show the same difference once more."""
    kind = shown.found.kind
    again = next((one for one in referee.differences(shown.deal) if one.kind == kind or one.kind[1] == BROKE), None)
    if again is None or again.kind[1] == BROKE:
        raise _Unshrunk(again or Fickle())


def _so_far(
    referee: "RandomRounds",
    least: _Disagreement | None,
    cause: "Found | Fickle | GaveUp",
    firm: frozenset[Requirement],
) -> list[Found]:
    """What was found before the engine broke, and that it broke. Raises GaveUp if nothing was found, and Fickle."""
    if isinstance(cause, Fickle) or (least is None and not isinstance(cause, Found)):
        raise cause
    found = [_smallest(referee, least, firm)] if least else []
    return [*found, cause] if isinstance(cause, Found) else found


def _smallest(referee: "RandomRounds", least: _Disagreement, firm: frozenset[Requirement]) -> Found:
    """The same kind of difference in a smaller round, by one change at a time, or else by two."""
    tries = _MOST_TRIES
    edited = _edited(least.deal)
    while tries and (deal := next(edited, None)):
        tries -= 1
        try:
            other = _same_kind(referee, deal, least, firm)
        except GaveUp:
            break  # so small it is; the next question tells of it
        if other:
            least, edited = other, _edited(other.deal)
    return least.found


def _same_kind(
    referee: "RandomRounds", deal: Deal, than: _Disagreement, firm: frozenset[Requirement]
) -> _Disagreement | None:
    """The same kind of difference in this round, if it shows there in fewer words. Raises GaveUp."""
    for found in referee.differences(deal, shorter_than=than.size - len(deal.plans)):
        if found.kind == than.found.kind and found.requirement in firm:
            return _Disagreement(deal, found)
    return None


def _edited(deal: Deal) -> Iterator[Deal]:
    """With one change; then with two."""
    return chain(smaller(deal), chain.from_iterable(smaller(one) for one in smaller(deal)))


class Referee:
    """Asks an engine what Floorman answers, and tells each difference with its reasons."""

    def __init__(self, engine: Engine, ruleset: str, shelf: Shelf) -> None:
        self.engine = engine
        self.ruleset = ruleset
        self.rules = shelf[ruleset].ruleset
        self.floorman = FloormanEngine(shelf)
        self._broke = 0

    def compared(self, question: Json, expect: Json) -> Found | None:
        """The difference between the engine's answer and this one. Raises Skipped, and GaveUp after many breaks."""
        if self._broke >= MOST_BREAKS:
            raise GaveUp
        try:
            why = mismatches(question, expect, self.engine.ask(question))
        except (EngineBroke, Uncomparable) as broke:
            self._broke += 1
            why = [Mismatch(BROKE, "an answer", str(broke))]
        return self._explained(question, expect, why) if why else None

    def _explained(self, question: Json, expect: Json, why: Sequence[Mismatch]) -> Found:
        action = question.get("action")
        so_far = self.floorman.ask({name: value for name, value in question.items() if name != "action"})
        told = action or _telling(why[0].pointer, so_far["options"])
        decision = self.floorman.ask({"ruleset": self.ruleset, "round": so_far["round"], "action": told})
        kind = (so_far["round"]["structure"], why[0].pointer, decision["reasons"][0]["code"])
        return Found(kind, question, expect, tuple(map(str, why)), decision["reasons"], so_far["decisions"])


class RandomRounds(Referee):
    """Plays rounds by Floorman's rulings, and asks the engine at each step."""

    def differences(self, deal: Deal, shorter_than: int | None = None) -> Iterator[Found]:
        """Where the two differ in one round: in what may be done at each step, and in a proposal there.

        `shorter_than`: the round ends before so many actions.
        """
        for spot, move in islice(self._played(self._with_short_stacks(deal)), shorter_than):
            proposal = move.proposal(spot.options)
            decision = self._decided(spot, proposal)
            try:
                if found := self.compared(spot.question, widely_told({"options": spot.options})):
                    yield found
                if found := self.compared({**spot.question, "action": proposal}, widely_told(decision)):
                    yield found
            except Skipped:
                return

    def _with_short_stacks(self, deal: Deal) -> Deal:
        """Whoever is to be all-in short has just so many chips: told by the bet that he comes to face."""
        short = {seat for seat, plan in enumerate(deal.plans, start=1) if any(m.is_short_all_in for m in plan.moves)}
        while short:
            for spot, move in self._played(deal):
                seat = spot.round["to_act"]
                if move.is_short_all_in and seat in short:
                    short.remove(seat)
                    deal = deal.with_stack(seat, spot.round["current_bet"] + 1 + move.more)
                    break
            else:
                break
        return deal

    def _played(self, deal: Deal) -> "Iterator[tuple[_Spot, Move]]":
        """Each spot of the round in which somebody has to act, and what he does; none if no such round can begin."""
        question: Json = {"ruleset": self.ruleset, "opening": deal.opening(), "actions": []}
        told = self.floorman.ask(question)
        if "faults" in told or told["options"] is None:
            return
        spot = _Spot(question, told["round"], told["options"])
        moves = {seat: iter(plan.moves) for seat, plan in enumerate(deal.plans, start=1)}
        while True:
            move = next(moves[spot.round["to_act"]], PASS)
            yield spot, move
            action = move.action(spot.options)
            decision = self._decided(spot, action)
            if decision["round_over"]:
                return
            question = {**spot.question, "actions": [*spot.question["actions"], action]}
            options = self.floorman.ask({"ruleset": self.ruleset, "round": decision["round"]})["options"]
            spot = _Spot(question, decision["round"], options)

    def _decided(self, spot: "_Spot", action: Json) -> Json:
        return self.floorman.ask({"ruleset": self.ruleset, "round": spot.round, "action": action})


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where a round stands: as it is asked, and as Floorman's snapshot and options."""

    question: Json
    round: Json
    options: Json


def _telling(pointer: str, options: Mapping[str, Any]) -> Json:
    """The action on which a difference in options turns: its decision cites the clause."""
    wager = options["raise"]
    if pointer.startswith("/options/raise"):
        return {"type": wager["type"], "to": wager["min_to"]} if wager else {"type": "all_in"}
    return {"type": "check"} if pointer == "/options/check" else {"type": "call"}
