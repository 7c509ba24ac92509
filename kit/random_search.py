"""A search of random rounds for each kind of difference, shrunk to the least round that shows it.

Hypothesis draws and shrinks. Each player of a round comes with what he will do, so that Hypothesis can leave him out;
each choice lists first what is simplest.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, islice
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky

from service.cases.suite import Requirement
from service.rules.model.amounts import MOST_CHIPS

from .engine import GaveUp, Json, Skipped
from .engine_difference import BROKE, EngineDifference, Kind, Referee
from .expectation import common_part

_MOST_FOUND: Final = 20
"""So many kinds of difference end a search: there is enough to mend."""
_MOST_TRIES: Final = 1000
"""So many rounds are tried to make one smaller that Hypothesis has shrunk."""
_MOST_SEATS: Final = 6
_FULL_TABLE: Final = 10
_SMALL_BLINDS: Final = (1, 2, 5, 50, 2**30)
"""With the last, all that is bet is beyond 31 bits."""
_BEGINNINGS: Final = ("later_street", "blinds", "ante", "straddle", "bring_in")
_PLAIN_BEGINNINGS: Final = _BEGINNINGS[:2]
_SHORT_SIZES: Final = 5
_MOVES: Final = ("pass", "least", "short", "most", "between", "fold")
_PROBES: Final = ("below", "above", "check", "call", "all_in", "least", "least_by", "least_add")


@dataclass(frozen=True, slots=True)
class Move:
    """What a player does at one of his turns, and what is tried before: neither has to be legal there."""

    kind: str
    more: int
    """Chips above the least wager, for `between`; which of `_short_sizes`, for `short`."""
    probe: str

    @property
    def is_short_all_in(self) -> bool:
        """Whether all that the player has is to be over the bet that he faces, and short of a raise."""
        return self.kind == "short"

    def action(self, options: Mapping[str, Any]) -> Json:
        """The move as an action that is offered."""
        wager = options["raise"]
        if wager and self.kind in ("least", "most", "short", "between"):
            sizes = {"least": wager["min_to"], "between": wager["min_to"] + self.more}
            return {"type": wager["type"], "to": min(sizes.get(self.kind, wager["max_to"]), wager["max_to"])}
        if options["bring_in"]:
            return {"type": "bring_in"}
        if self.kind == "fold" and not options["check"]:
            return {"type": "fold"}
        return {"type": "check"} if options["check"] else {"type": "call"}

    def proposal(self, options: Mapping[str, Any], bet: int, in_front: int) -> Json:
        """The probe as an action, which need not be legal; over a `bet`, with chips `in_front` (both to)."""
        wager, call = options["raise"], options["call"]
        name = wager["type"] if wager else "raise" if call else "bet"
        least, most = (wager["min_to"], wager["max_to"]) if wager else ((call or {"to": 0})["to"] + 1,) * 2
        sizes = {"below": max(1, least - 1), "above": most + 1, "least": least}
        if self.probe in sizes:
            return {"type": name, "to": sizes[self.probe]}
        size = {"least_by": ("by", least - bet), "least_add": ("add", least - in_front)}.get(self.probe)
        return {"type": name, size[0]: size[1]} if size else {"type": self.probe}


PASS: Final = Move("pass", 0, "below")
"""What a player does for whom nothing was drawn: check, or call a bet."""
_RAISE: Final = Move("least", 0, "below")


@dataclass(frozen=True, slots=True)
class Plan:
    """A player: the chips he begins with, and what he does at each of his turns."""

    stack: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A round: its structure, how it begins, and who plays, in the order of the seats from 1."""

    structure: str
    begin: str
    small_blind: int
    largest_bet: int
    """In smallest bets; of spread-limit."""
    players_left: int
    """In the event; of a table of two."""
    plans: tuple[Plan, ...]

    def with_stack(self, seat: int, stack: int) -> "Deal":
        """The same with another stack for this seat."""
        return self.with_plan(seat - 1, replace(self.plans[seat - 1], stack=stack))

    def with_plan(self, at: int, plan: Plan) -> "Deal":
        """The same with another player at this place."""
        return replace(self, plans=(*self.plans[:at], plan, *self.plans[at + 1 :]))

    def opening(self) -> Json:
        """How the round begins, as the API takes it."""
        min_bet = 2 * self.small_blind
        opening: Json = {
            "structure": self.structure,
            "streets": 4,
            "min_bet": min_bet,
            "players": [{"seat": seat, "stack": plan.stack} for seat, plan in enumerate(self.plans, start=1)],
            **_forced(self.begin, len(self.plans), self.small_blind),
        }
        if self.structure == "spread_limit":
            opening["max_bet"] = self.largest_bet * min_bet
        if len(self.plans) == 2:
            opening["players_left"] = self.players_left
        return opening


def deals(structures: Sequence[str]) -> st.SearchStrategy[Deal]:
    """A round of a later street, or with blinds, with an ante or a straddle besides, or with a bring-in."""
    return st.builds(
        Deal,
        structure=st.sampled_from(structures),
        begin=st.sampled_from(_BEGINNINGS),
        small_blind=(blind := st.shared(st.sampled_from(_SMALL_BLINDS))),
        largest_bet=st.integers(2, 5),
        players_left=st.sampled_from((2, 9)),
        plans=blind.flatmap(_plans),
    )


def _plans(small_blind: int) -> st.SearchStrategy[tuple[Plan, ...]]:
    """Deep stacks and short ones; players with a mind of their own, and some who raise a dozen times.

    Besides: full tables, equal stacks, all chips that there can be, and all-ins each too short to reopen the betting,
    some with a call between.
    """
    deep = 100 * small_blind
    stacks = st.one_of(st.just(deep), st.integers(1, 16 * small_blind))
    moves = st.builds(Move, st.sampled_from(_MOVES), st.integers(0, 2 * small_blind), st.sampled_from(_PROBES))
    plans = st.builds(Plan, stacks, st.one_of(st.lists(moves, max_size=8).map(tuple), st.just((_RAISE,) * 6)))
    short = st.integers(0, _SHORT_SIZES - 1).map(lambda which: Plan(deep, (Move("short", which, "below"),)))
    calls = st.just(Plan(deep, ()))
    # the size of a large raise differs from the least bet: so an all-in of half of it is more than the least
    raises = st.sampled_from((_RAISE, Move("between", 4 * small_blind, "below"))).map(lambda move: Plan(deep, (move,)))
    in_a_chain = st.one_of(calls, short, raises)
    called_between = st.tuples(st.one_of(calls, raises), short, calls, short, calls).map(list)
    some = st.lists(plans, min_size=2, max_size=_MOST_SEATS)
    tables = (
        *[some] * 4,
        st.lists(in_a_chain, min_size=4, max_size=_MOST_SEATS),
        called_between,
        st.lists(plans, min_size=_FULL_TABLE, max_size=_FULL_TABLE),
        some.map(lambda table: [replace(plan, stack=table[-1].stack) for plan in table]),
        some.map(lambda table: _with_all_chips(table, small_blind)),
    )
    return st.integers(0, len(tables) - 1).flatmap(lambda which: tables[which]).map(tuple)


def _with_all_chips(plans: list[Plan], small_blind: int) -> list[Plan]:
    """The same, but the first has all that the others and the pot leave of the most chips that there can be."""
    others = sum(plan.stack for plan in plans[1:]) + 4 * small_blind
    return [replace(plans[0], stack=MOST_CHIPS - others), *plans[1:]]


def smaller(deal: Deal) -> Iterator[Deal]:
    """The same with a player or a move less, begun in a plain way or by another player, or with a raise more.

    Hypothesis cannot see these as simpler. A raise more may save others: so the cap comes sooner.
    """
    plans = deal.plans
    for at, plan in enumerate(plans):
        if len(plans) > 2:
            yield replace(deal, plans=plans[:at] + plans[at + 1 :])
        for move in range(len(plan.moves)):
            yield deal.with_plan(at, replace(plan, moves=plan.moves[:move] + plan.moves[move + 1 :]))
    for begin in _PLAIN_BEGINNINGS:
        if begin != deal.begin:
            yield replace(deal, begin=begin)
    for turn in range(1, len(plans)):
        yield replace(deal, plans=plans[turn:] + plans[:turn])
    for at, plan in enumerate(plans):
        yield deal.with_plan(at, replace(plan, moves=(_RAISE, *plan.moves)))


def _forced(begin: str, seats: int, small_blind: int) -> Json:
    """What is posted. Of two seats, the first is the button and has the small blind."""
    if begin == "later_street":
        return {"street": 2, "pot_before_round": 4 * small_blind, "first_to_act": 1}
    if begin == "bring_in":
        return {"bring_in": small_blind, "first_to_act": 1}
    posts = [{"seat": seat, "type": "ante", "amount": 1} for seat in range(1, seats + 1) if begin == "ante"]
    posts += [
        {"seat": 1, "type": "small_blind", "amount": small_blind},
        {"seat": 2, "type": "big_blind", "amount": 2 * small_blind},
    ]
    if begin == "straddle" and seats > 2:
        posts.append({"seat": 3, "type": "straddle", "amount": 4 * small_blind})
    return {"posts": posts}


class Fickle(Exception):  # noqa: N818  # what the engine is
    """The engine gave two answers to one question: no search can go on."""

    def __init__(self) -> None:
        super().__init__("asked the same question again, the engine gave another answer")


class _Unshrunk(BaseException):
    """Ends a search at once: Hypothesis shrinks, and so asks again, what is an Exception."""

    def __init__(self, cause: "EngineDifference | Fickle | GaveUp") -> None:
        super().__init__(cause)
        self.cause = cause


class _Disagreement(Exception):  # noqa: N818
    def __init__(self, deal: Deal, difference: EngineDifference) -> None:
        super().__init__(difference.kind)
        self.deal = deal
        self.difference = difference

    @property
    def size(self) -> int:
        """How much there is to tell: the players, and their actions."""
        return len(self.deal.plans) + len(self.difference.question["actions"])


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
) -> Iterator[EngineDifference]:
    """Each kind of difference that random rounds show, if the ruling is as `firm`. Raises Fickle, GaveUp.

    `on_asked` is called for each round, but not for those that make a difference smaller.
    """
    hunt = _Hunt(referee, structures, firm, on_asked)
    played = 0
    while played < rounds.count and len(hunt.known) < _MOST_FOUND:
        others = Rounds(rounds.count - played, rounds.seed + len(hunt.known))
        differences, more = hunt.first_unknown(others)
        if not differences:
            return
        played += more
        hunt.known.update(difference.kind for difference in differences)
        yield from differences


@dataclass(frozen=True, slots=True)
class _Hunt:
    """A search, and the kinds of difference that it has shown."""

    referee: "RandomRounds"
    structures: Sequence[str]
    firm: frozenset[Requirement]
    on_asked: Callable[[], None]
    known: set[Kind] = field(default_factory=set)

    def first_unknown(self, rounds: Rounds) -> tuple[list[EngineDifference], int]:
        """A difference of a kind that is not known, shrunk, and after how many rounds it was found.

        An engine that breaks is not asked the same again: that is told as it is, after what it was found amid.
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
        @given(deals(self.structures))
        def play(deal: Deal) -> None:
            nonlocal played, least
            if least is None:
                played += 1
                self.on_asked()
            try:
                shown = self._unknown_in(deal)
                if shown and least is None:
                    least = shown
                    self._ask_again(shown)
            except GaveUp as gave_up:
                raise _Unshrunk(gave_up) from None
            if shown:
                least = shown if least is None or shown.size <= least.size else least
                raise shown

        try:
            play()
        except _Disagreement as disagreement:
            return [self._smallest(disagreement)], played
        except _Unshrunk as unshrunk:
            return self._so_far(least, unshrunk.cause), played
        except Flaky as error:
            raise Fickle from error
        return [], played

    def _unknown_in(self, deal: Deal) -> _Disagreement | None:
        """The first difference of a kind that is not known. Raises GaveUp, and _Unshrunk if the engine breaks."""
        differs = False
        for difference in self.referee.differences(deal):
            broke = difference.kind[1] == BROKE
            if differs and (broke or not difference.kind[1]):  # it may have refused an action before the question
                if broke:
                    self.referee.excuse()
                return None
            if difference.kind not in self.known and difference.requirement in self.firm:
                if broke:
                    raise _Unshrunk(difference)
                return _Disagreement(deal, difference)
            differs = True
        return None

    def _ask_again(self, shown: _Disagreement) -> None:
        """End the search, before it is shrunk, if the engine does not show the same difference once more."""
        kind, others = shown.difference.kind, self.referee.differences(shown.deal)
        again = next((diff for diff in others if diff.kind == kind or diff.kind[1] == BROKE), None)
        if again is None or again.kind[1] == BROKE:
            raise _Unshrunk(again or Fickle())

    def _so_far(self, least: _Disagreement | None, cause: EngineDifference | Fickle | GaveUp) -> list[EngineDifference]:
        """What was found before the engine broke, and that it broke. Raises GaveUp if nothing was found, and Fickle."""
        if isinstance(cause, Fickle) or (least is None and not isinstance(cause, EngineDifference)):
            raise cause
        smallest = [self._smallest(least)] if least else []
        return [*smallest, cause] if isinstance(cause, EngineDifference) else smallest

    def _smallest(self, least: _Disagreement) -> EngineDifference:
        """The same kind of difference in a smaller round, by one change at a time, or else by two."""
        tries = _MOST_TRIES
        edited = _edited(least.deal)
        while tries and (deal := next(edited, None)):
            tries -= 1
            try:
                other = self._same_kind(deal, least)
            except GaveUp:
                break  # so small it is; the next question tells of it
            if other:
                least, edited = other, _edited(other.deal)
        return least.difference

    def _same_kind(self, deal: Deal, than: _Disagreement) -> _Disagreement | None:
        """The same kind of difference in this round, if it shows there in fewer words. Raises GaveUp."""
        for difference in self.referee.differences(deal, shorter_than=than.size - len(deal.plans)):
            if difference.kind == than.difference.kind and difference.requirement in self.firm:
                return _Disagreement(deal, difference)
        return None


def _edited(deal: Deal) -> Iterator[Deal]:
    """With one change; then with two."""
    return chain(smaller(deal), chain.from_iterable(smaller(edited) for edited in smaller(deal)))


class RandomRounds(Referee):
    """Plays rounds by Floorman's rulings, and asks the engine at each step."""

    def differences(self, deal: Deal, shorter_than: int | None = None) -> Iterator[EngineDifference]:
        """Where the two differ in one round: in what may be done at each step, and in a proposal there.

        `shorter_than`: the round ends before so many actions.
        """
        for spot, move in islice(self._played(self._with_short_stacks(deal)), shorter_than):
            player = next(player for player in spot.round["players"] if player["seat"] == spot.round["to_act"])
            proposal = move.proposal(spot.options, spot.round["current_bet"], player["committed"])
            decision = self._decided(spot, proposal)
            try:
                if difference := self.compared(spot.question, common_part({"options": spot.options})):
                    yield difference
                if difference := self.compared({**spot.question, "action": proposal}, common_part(decision)):
                    yield difference
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
                    deal = deal.with_stack(seat, _short_stack(deal.plans[seat - 1].stack, spot, move.more))
                    break
            else:
                break
        return deal

    def _played(self, deal: Deal) -> "Iterator[tuple[_Spot, Move]]":
        """Each spot of the round in which somebody has to act, and what he does; none if no such round can begin."""
        question: Json = {"rulebook": self.rulebook, "opening": deal.opening(), "actions": []}
        answer = self.floorman.ask(question)
        if "errors" in answer or answer["options"] is None:
            return
        spot = _Spot(question, answer["round"], answer["options"])
        moves = {seat: iter(plan.moves) for seat, plan in enumerate(deal.plans, start=1)}
        while True:
            move = next(moves[spot.round["to_act"]], PASS)
            yield spot, move
            action = move.action(spot.options)
            decision = self._decided(spot, action)
            if decision["options"] is None:
                return
            question = {**spot.question, "actions": [*spot.question["actions"], action]}
            spot = _Spot(question, decision["round"], decision["options"])

    def _decided(self, spot: "_Spot", action: Json) -> Json:
        return self.floorman.ask({"rulebook": self.rulebook, "round": spot.round, "action": action})


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where a round stands: as it is asked, and as Floorman's snapshot and options."""

    question: Json
    round: Json
    options: Json


def _short_stack(had: int, spot: _Spot, which: int) -> int:
    """The stack, antes included, of a player who goes all-in short at this spot, and had so many chips till now."""
    bet, wager = spot.round["current_bet"], spot.options["raise"]
    player = next(player for player in spot.round["players"] if player["seat"] == spot.round["to_act"])
    antes = had - player["stack"] - player["committed"]
    full = wager["min_to"] - bet if wager else spot.round["last_full_raise_by"]
    return int(antes + bet + _short_sizes(full)[which % _SHORT_SIZES])


def _short_sizes(full: int) -> tuple[int, ...]:
    """How much a short all-in lifts the bet, beside a `full` raise: half of it is where limit and no-limit part."""
    half = (full + 1) // 2
    return tuple(max(1, size) for size in (half, half - 1, half + 1, full - 1, 1))
