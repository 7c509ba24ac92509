"""One random round through both: the engine on snapshots, the naive model on its history."""

import json
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from random import Random
from typing import NoReturn

from msgspec import structs

from service.rules import Ruleset, decide, follow, options, replay
from service.rules import opening as openings
from service.rules.model.action import ActionType, CallOption, Options, Proposal, RaiseOption
from service.rules.model.decision import Decision, OnIllegal
from service.rules.model.fault import Fault
from service.rules.model.next import NextStreet
from service.rules.model.round import BettingRound, Opening, Player, Post, PostType, SentRound, Structure
from service.rules.snapshot import derive, faults
from service.rulesets import house, load_rulebooks
from tests.models import generate, naive
from tests.models.naive import Json, NaiveRound, Ruled

CHUNK = 250
PROBES = 3  # illegal proposals tried at each step


@dataclass
class AnswerRecord:
    """What was played and compared."""

    rounds: int = 0
    actions: int = 0
    comparisons: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """How often the two differ, by what they differ in."""
    stories: dict[str, str] = field(default_factory=dict)
    """How to see it again: the shortest of each kind, which is the easiest to judge."""

    def add(self, other: "AnswerRecord") -> None:
        """Count another record in."""
        self.rounds += other.rounds
        self.actions += other.actions
        self.comparisons += other.comparisons
        self.kinds += other.kinds
        for kind, story in other.stories.items():
            self._keep(kind, story)

    def note(self, kind: str, story: str) -> None:
        """One more difference."""
        self.kinds[kind] += 1
        self._keep(kind, story)

    def _keep(self, kind: str, story: str) -> None:
        self.stories[kind] = min(self.stories.get(kind, story), story, key=len)

    def differences(self) -> str:
        """What is different, the most frequent first."""
        return "".join(f"\n{count:6} {kind}\n\n{self.stories[kind]}\n" for kind, count in self.kinds.most_common())


def played(play: Callable[[int], AnswerRecord], count: int, jobs: int) -> AnswerRecord:
    """So many, each by its number, on several cores."""
    record = AnswerRecord()
    with ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(play, range(count), chunksize=CHUNK):
            record.add(one)
    return record


class DisagreementError(Exception):
    """The two disagree: ends the round, for all that follows would only be consequences."""


@cache
def rulebooks() -> Mapping[str, Ruleset]:
    """The engine's rulesets."""
    return {name: book.ruleset for name, book in load_rulebooks().items()}


def ruleset(deal: generate.Deal) -> Ruleset:
    """The engine's ruleset for a deal."""
    found = rulebooks()[deal.book]
    if not deal.house_rules:
        return found
    housed = house(found, deal.house_rules)
    assert isinstance(housed, Ruleset), housed
    return housed


def play(seed: int, number: int, *, house_rules: bool | None = None) -> AnswerRecord:
    """Play one round through both; `house_rules` None: every fourth round has some."""
    rng = Random(f"{seed}:{number}")
    deal = generate.deal(rng, house_rules=number % 4 == 0 if house_rules is None else house_rules)
    return Comparison(deal, f"seed {seed}, round {number}").run(rng)


class Comparison:
    """One deal on its way through both."""

    def __init__(self, deal: generate.Deal, name: str) -> None:
        self.deal = deal
        self.name = name
        self.ruleset = ruleset(deal)
        self.round = deal.round()
        self.played: list[Proposal] = []
        self.record = AnswerRecord(rounds=1)

    def run(self, rng: Random) -> AnswerRecord:
        """Play to the end of the round or to the first difference."""
        over = self.run_from(openings.deal_in(engine_opening(self.deal.opening), self.ruleset), rng)
        if over is not None:
            self.compare_next_bets(over, rng)
        return self.record

    def compare_next_bets(self, over: BettingRound, rng: Random) -> None:
        """Compare which bets hold on the next street, if there is one."""
        told, live = self.deal.opening, self.round.live()
        if len(live) == 1 or told.street == told.streets:
            return
        pair = rng.random() < 0.3
        bets = told.bets_of_next(pair)
        following = follow(as_sent(over), NextStreet(first_to_act=rng.choice(live), open_pair=pair), self.ruleset)
        self.record.comparisons += 1
        if isinstance(following, BettingRound):
            found: tuple[object, ...] = (following.min_bet, following.big_bet)
        else:
            found = tuple([one.code for one in following])
        expected = ("next_street.open_pair_impossible",) if pair and bets[1] is None else bets
        if found != expected:
            self.note("next_bets", f"open pair: {pair}\n  naive:  {expected}\n  engine: {found}")

    def run_from(
        self, snapshot: BettingRound | tuple[Fault, ...], rng: Random, calm: bool = False
    ) -> BettingRound | None:
        """Play on from what the engine has made of the opening. Returns how it ends; None if the two differ."""
        proposal: generate.Proposal | None = None
        try:
            if not isinstance(snapshot, BettingRound):
                self.differs("opening", "no faults", snapshot)
            opened = snapshot
            self.compare_round(snapshot)
            while self.round.to_act() is not None:
                for proposal in generate.probes(rng, self.round, PROBES):
                    self.compare_ruling(snapshot, proposal)
                proposal = generate.action(rng, self.round, calm)
                ruled, decision = self.compare_ruling(snapshot, proposal)
                if not ruled.legal and proposal[2] is None:
                    raise AssertionError(f"{self.name}: the generator proposed {proposal}, ruled {ruled}")
                self.round, snapshot = self.round.then(*ruled.events), decision.round
                self.played.append(engine_proposal(proposal))
                proposal = None
                self.compare_round(snapshot)
                self.record.actions += 1
                if self.record.actions > generate.MOST_ACTIONS:
                    raise AssertionError(f"{self.name}: the round does not end")
            again = replay(opened, self.played, self.ruleset, OnIllegal.CORRECT)
            self.same("replay", snapshot, again.faults or again.round)
        except DisagreementError:
            return None
        except Exception as error:
            self.note(f"crash.{type(error).__name__}", f"{proposal}\n{traceback.format_exc()}")
            return None
        return snapshot

    def differs(self, kind: str, expected: object, found: object, proposal: object = None) -> NoReturn:
        """Note a difference and end the round."""
        what = f"proposed: {proposal}\n" if proposal else ""
        self.note(kind, f"{what}  naive:  {expected}\n  engine: {found}")
        raise DisagreementError

    def note(self, kind: str, what: str) -> None:
        """Keep a difference with its history."""
        self.record.note(kind, f"{self.name}: {kind}\n{tell(self.deal, self.round)}\n{what}")

    def same(self, kind: str, expected: object, found: object, proposal: object = None) -> None:
        """Compare one thing."""
        self.record.comparisons += 1
        if expected != found:
            self.differs(kind, expected, found, proposal)

    def compare_round(self, snapshot: BettingRound) -> None:
        """Compare all that can be asked of the round as it now stands."""
        round = self.round
        self.same("to_act", round.to_act(), snapshot.to_act)
        self.same("current_bet", round.bet(), snapshot.current_bet)
        self.same("pot", round.pot(), snapshot.pot_before_round)
        self.same("bet_count", round.bet_count(), snapshot.bet_count)
        self.same("capped", round.is_capped(), snapshot.capped)
        if self.deal.opening.structure == "fixed_limit":
            self.same("last_full_bet_to", round.last_full_level(round.full_wagers()), snapshot.last_full_bet_to)
        else:
            self.same("last_full_raise_by", round.size_of_a_raise(round.full_wagers()), snapshot.last_full_raise_by)
        self.same("folded", round.live(), tuple(p.seat for p in snapshot.players if not p.folded))
        for player in snapshot.players:
            seat = player.seat
            self.same("stack", round.behind(seat), player.stack)
            self.same("committed", round.in_front(seat), player.committed)
            if not player.folded:
                self.same("acted", round.has_acted(seat), player.acted)
        sent = as_sent(snapshot)
        self.same("snapshot.derived", snapshot, derive(sent, self.ruleset).round)
        self.same("snapshot.faults", (), faults(sent, snapshot, self.ruleset))
        actor = round.to_act()
        if actor is not None:
            shown = options_as_json(options(snapshot, snapshot.actor, self.ruleset))
            for name, expected in round.options(actor).items():
                self.same(f"options.{name}", expected, shown[name])

    def compare_ruling(self, snapshot: BettingRound, proposal: generate.Proposal) -> tuple[Ruled, Decision]:
        """Compare what becomes of one proposal."""
        expected = self.round.rule_on(*proposal)
        decision = decide(snapshot, engine_proposal(proposal), self.ruleset)
        found: Json = {
            "ruling": decision.ruling.value,
            "legal": bool(decision.legal),  # the model has one word for what breaks a rule and what is for the floor
            "action": action_as_json(decision),
            "full_raise": decision.full_raise,
            "reopened_seats": tuple(decision.reopened_seats),
            "penalty": decision.penalty,
        }
        for name, one in found.items():
            if name == "penalty" and proposal[2] is not None:
                continue  # out of turn is another question
            self.same(f"decision.{name}", getattr(expected, name), one, proposal)
        if expected.action is not None:
            after = self.round.then(*expected.events)
            self.same("decision.round.to_act", after.to_act(), decision.round.to_act, proposal)
            self.same("decision.round.current_bet", after.bet(), decision.round.current_bet, proposal)
        return expected, decision


def engine_opening(opening: naive.Opening) -> Opening:
    """The same opening in the engine's words."""
    plain = {one.name: getattr(opening, one.name) for one in fields(opening)}
    del plain["stacks"]
    plain["pot_before_round"] = plain.pop("pot")
    plain["street_bets"] = opening.street_bets or None
    plain["structure"] = Structure(opening.structure)
    plain["players"] = tuple(Player(seat=seat, stack=stack) for seat, stack in opening.stacks)
    plain["posts"] = tuple(Post(seat=p.seat, type=PostType(p.type), amount=p.amount) for p in opening.posts)
    return Opening(**plain)


def as_sent(round: BettingRound) -> SentRound:
    """A snapshot as a caller sends it back."""
    return SentRound(**{name: getattr(round, name) for name in SentRound.__struct_fields__})


def engine_proposal(proposal: generate.Proposal) -> Proposal:
    """The same proposal in the engine's words."""
    kind, size, seat = proposal
    return Proposal(type=ActionType(kind), seat=seat, **({size[0]: size[1]} if size else {}))


def options_as_json(found: Options) -> Json:
    """The engine's options as the contract writes them."""

    def plain(option: CallOption | RaiseOption | None) -> Json | None:
        return None if option is None else {k: str(v) if k == "type" else v for k, v in structs.asdict(option).items()}

    return {
        "fold": found.fold,
        "check": found.check,
        "call": plain(found.call),
        "raise": plain(found.raise_),
        "pot_to": found.pot_to,
        "bring_in": plain(found.bring_in),
        "raise_barred": found.raise_barred.value if found.raise_barred else None,
    }


def action_as_json(decision: Decision) -> Json | None:
    """The engine's action as the contract writes it."""
    if decision.action is None:
        return None
    return structs.asdict(decision.action) | {"type": decision.action.type.value}


def tell(deal: generate.Deal, round: NaiveRound) -> str:
    """The opening and all that happened, to be read and to be typed in again."""
    set_fields = {k: v for k, v in asdict(deal.opening).items() if v not in (None, (), 0)}
    posts = ", ".join(f"{p.seat} {p.type} {p.amount}" for p in deal.opening.posts)
    stacks = ", ".join(f"{seat}: {chips}" for seat, chips in deal.opening.stacks)
    actions_since = ", ".join(
        f"{e.seat} {e.kind}{f' +{e.add}' if e.add else ''}{'' if e.in_turn else ' (out of turn)'}"
        for e in round.history
        if e.kind not in naive.POSTS
    )
    rest = {k: v for k, v in set_fields.items() if k not in ("stacks", "posts")}
    return (
        f"  {deal.book} {json.dumps(deal.house_rules) if deal.house_rules else ''} {rest}\n"
        f"  stacks {stacks}; posts {posts or 'none'}\n"
        f"  then {actions_since or 'nothing'}; bet {round.bet()}, to act {round.to_act()}"
    )
