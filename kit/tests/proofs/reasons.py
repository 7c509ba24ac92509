"""The reasons of a decision once more: which there are, and the clause of each."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from kit.symbolic import Truth
from kit.tests.proofs.laws import Law
from service.rules import Ruleset
from service.rules.model.action import Action, ActionType, Barred, Proposal
from service.rules.model.decision import Decision
from service.rules.model.reason import Code, Topic
from service.rules.model.round import Structure

Said: TypeAlias = list[tuple[Code, Topic]]
"""Reasons in their order: the code, and the question whose clause is cited."""
_MADE: Final = {
    ActionType.BET: (Code.BET_ACCEPTED, Topic.RAISE_SIZE),
    ActionType.RAISE: (Code.RAISE_ACCEPTED, Topic.RAISE_SIZE),
}
_SIZES: Final = {Structure.FIXED_LIMIT: Topic.RAISE_SIZE_LIMIT, Structure.SPREAD_LIMIT: Topic.RAISE_SIZE_SPREAD}


class Words:
    """The reasons that a ruling gives, for chips of 1 and where nobody brings in."""

    def __init__(self, law: Law, ruleset: Ruleset) -> None:
        self.law, self.round, self.ruleset = law, law.round, ruleset
        self.spread, self.limit = law.round.structure is Structure.SPREAD_LIMIT, law.round.structure.is_limit
        self.reopening = Topic.REOPENING_LIMIT if self.limit else Topic.REOPENING

    @property
    def stands_short(self) -> bool:
        """Fixed-limit: whether the bet is a short all-in, which a full bet completes."""
        fixed = self.round.structure is Structure.FIXED_LIMIT
        return fixed and bool(self.round.current_bet > self.round.last_full_bet_to)

    def of(self, step: Proposal, decision: Decision) -> Said:
        """All of them, but whether others may raise again."""
        law, owes = self.law, bool(self.law.owed > self.law.me.committed)
        match step.type:
            case ActionType.FOLD:
                return [(Code.FOLD_ACCEPTED, Topic.IN_TURN) if owes else (Code.FOLD_FREE, Topic.FREE_FOLD)]
            case ActionType.CHECK:
                return [(Code.CHECK_FACING_BET, Topic.CHECK_FACING_BET)] if owes else self.passive()
            case ActionType.CALL:
                return self.passive() if owes else [(Code.CALL_NOTHING_OWED, Topic.CALL_UNOPENED)]
            case ActionType.BRING_IN:
                return [(Code.BRING_IN_NONE_DUE, Topic.BRING_IN)]
            case ActionType.ALL_IN if not law.mine > law.bet:
                return self.passive()
        return self.wager(step, self.named(step), decision)

    def named(self, step: Proposal) -> int | None:
        """The total of a wager (to) as said, None if no amount was."""
        if step.type is ActionType.ALL_IN:
            return self.law.mine
        if step.by is not None:
            return self.law.bet + step.by
        return step.to if step.add is None else self.law.me.committed + step.add

    def size(self, named: int | None) -> int:
        """What a wager comes to (to): what was named, or the nearest that is allowed."""
        least = min(self.law.least, self.law.mine)
        return least if named is None else min(max(named, least), max(least, min(self.law.most, self.law.mine)))

    def numbers(self, named: int | None, action: Action | None, again: list[int]) -> dict[str, object]:
        """Each number that a reason may name, but those of sums."""
        law, owed = self.law, self.law.owed
        moved = {} if action is None else {"to": action.to, "by": action.by, "add": action.add}
        return moved | {
            "seat": law.me.seat,
            "seats": tuple(again),
            "said": named,
            "min_bet": self.round.min_bet,
            "current_bet": self.round.current_bet,
            "bet_count": self.round.bet_count,
            "due": owed,
            "facing": owed - law.me.committed,
        }

    def passive(self) -> Said:
        """A check, or a call: for less, for what is at stake, or for a blind that nobody else has whole."""
        law = self.law
        if not law.owed > law.me.committed:
            return [(Code.CHECK_ACCEPTED, Topic.IN_TURN)]
        if law.mine < law.owed:
            return [(Code.CALL_SHORT_ALL_IN, Topic.CALL_SHORT)]
        called: Said = [(Code.CALL_ACCEPTED, Topic.CALL)]
        if law.owed < law.bet:
            called.append((Code.CALL_AT_STAKE, Topic.SHORT_BLIND_OWED))
        elif all(bool(law.reach_of(other) < law.bet) for other in law.others):
            called.append((Code.CALL_WHOLE_BLIND, Topic.SHORT_BLIND_OWED))
        return called

    def wager(self, step: Proposal, named: int | None, decision: Decision) -> Said:
        """A bet or raise: why it is none, what its size becomes, what it is, whether its name fits."""
        barred, action = self.law.barred, decision.action
        if barred is not None:
            below = barred is Barred.NO_OPPONENT and named is not None and named < self.law.owed
            return (
                [(Code.RAISE_BELOW_CALL, Topic.NO_OPPONENT)] * below
                + self._refused(barred) * (not below)
                + self.passive()
            )
        assert action is not None
        said: Said = []
        if named is not None:
            said += self._resized(named)
        said.append(self._made(action))
        if self.limit and self.law.at_cap:
            said.append((Code.RAISE_UNCAPPED, Topic.SPREAD_LIMIT if self.spread else Topic.CAP_LIFTED))
        if self.stands_short:
            return said  # each name fits
        if step.type is ActionType.RAISE and not self.law.bet > 0:
            said.append((Code.RAISE_UNOPENED, Topic.RAISE_UNOPENED))
        if step.type is ActionType.BET and self.law.bet > 0:
            said.append((Code.BET_FACING_BET, Topic.NO_RAISE_SAID))
        if step.type is ActionType.COMPLETE:
            said.append((Code.COMPLETE_NOTHING_SHORT, Topic.NO_RAISE_SAID))
        return said

    def _refused(self, barred: Barred) -> Said:
        """No raise, and why. A cap between two players has the clause on two, if the book has the number of raises."""
        match barred:
            case Barred.STACK:
                return [(Code.RAISE_STACK, Topic.CALL_SHORT)]
            case Barred.NO_OPPONENT:
                return [(Code.RAISE_NO_OPPONENT, Topic.NO_OPPONENT)]
            case Barred.NOT_REOPENED:
                return [(Code.RAISE_NOT_REOPENED, self.reopening)]
        number = Topic.CAP_TWO_STREETS if self.round.streets == 2 else Topic.CAP
        if self.spread:
            return [(Code.RAISE_CAPPED, Topic.SPREAD_LIMIT)]
        if number in self.ruleset.topics:
            return [(Code.RAISE_CAPPED, Topic.CAP_HEADS_UP)]
        between_two = [(Code.RAISE_CAPPED_BETWEEN_TWO, Topic.CAP_HEADS_UP)]
        return [(Code.RAISE_CAPPED, number), *between_two * (Topic.CAP_HEADS_UP in self.ruleset.topics)]

    def _straddled(self) -> bool:
        if self.round.structure is Structure.FIXED_LIMIT:
            return False
        if self.round.street > 1 or not self.round.current_bet > self.round.min_bet:  # type: ignore[operator]
            return False
        return any(not one.acted and bool(one.committed == self.round.current_bet) for one in self.round.players)

    def _resized(self, named: int) -> Said:
        law = self.law
        least = self.size(None)
        if named < least:
            topic = Topic.UNDERRAISE if law.bet > 0 else Topic.UNDERBET
            return [(Code.RAISE_BELOW_MINIMUM, Topic.STRADDLE if self._straddled() else topic)]
        most = self.size(named)
        if named <= most:
            return []
        if most == law.mine:
            return [(Code.RAISE_ABOVE_STACK, Topic.BEYOND_STACK)]
        if self.limit:
            return [(Code.RAISE_ABOVE_LIMIT, Topic.LIMIT_SIZE)]
        later = self.round.street is not None and self.round.street > 1
        return [(Code.RAISE_ABOVE_POT, Topic.POT_MAXIMUM_LATER if later else Topic.POT_MAXIMUM)]

    def _made(self, action: Action) -> tuple[Code, Topic]:
        short = bool(action.to < self.law.least)
        if short and not (self.limit and self.law.counts_as_bet(action.to)):
            if not self.law.bet > 0:
                return Code.BET_SHORT_ALL_IN, Topic.SHORT_ALL_IN_BET
            return Code.RAISE_SHORT_ALL_IN, Topic.SHORT_ALL_IN_LIMIT if self.limit else Topic.SHORT_ALL_IN
        if short:
            return Code.RAISE_HALF_OR_MORE, Topic.SPREAD_LIMIT if self.spread else Topic.HALF_BET
        if action.type is ActionType.COMPLETE:
            return Code.COMPLETE_ACCEPTED, Topic.COMPLETION
        code = Code.RAISE_ACCEPTED if self.law.bet > 0 else Code.BET_ACCEPTED
        if self._straddled() and action.to - self.round.current_bet < self.round.current_bet:
            return code, Topic.STRADDLE
        own = _SIZES.get(self.round.structure, Topic.RAISE_SIZE)
        return code, own if own in self.ruleset.topics else Topic.RAISE_SIZE  # most books have one clause for all

    def opened(self, decision: Decision, again: list[int], *, closed: bool) -> Said:
        """What a wager does to the right of others to raise, but the sums of all-ins."""
        if not again:
            return [(Code.REOPENING_CLOSED, self.reopening)] if closed else []
        by = decision.round.current_bet - self.round.current_bet
        if self.spread and by < self.law.unit:
            return [(Code.REOPENING_OPEN if self.law.bet > 0 else Code.REOPENING_CHECKED, Topic.SPREAD_LIMIT)]
        if not self.law.bet > 0:
            return [(Code.REOPENING_CHECKED, Topic.CHECK_RAISE)]
        matched = all(bool(decision.round.player(seat).committed >= self.round.last_full_bet_to) for seat in again)
        summed = self.limit and bool(2 * by < self.law.unit) and matched
        return [(Code.REOPENING_OPEN, Topic.REOPENING_CUMULATIVE if summed else self.reopening)]


def reasoned(step: Proposal, decision: Decision, law: Law, ruleset: Ruleset) -> Iterator[tuple[str, Truth | bool]]:
    """The reasons of a decision are those of the laws, each with the clause that its book has for it."""
    words = Words(law, ruleset)
    said = words.of(step, decision)
    after, again, closed = decision.round, [], False
    if bool(after.current_bet > law.round.current_bet):
        reached = [one for one in after.players if one.acted and one.seat != law.me.seat and not one.folded]
        able = [one for one in reached if bool(one.stack >= after.chip)]
        barred = [Law(replace(after, to_act=one.seat), law.book).barred for one in able]
        again = [one.seat for one, why in zip(able, barred, strict=True) if why is None]
        closed = not again and Barred.NOT_REOPENED in barred
        said += words.opened(decision, again, closed=closed)
    yield "who may raise again", list(decision.reopened_seats) == again
    unmatched = not {Code.RAISE_NO_OPPONENT, Code.RAISE_BELOW_CALL}.isdisjoint([code for code, _ in said])
    yield "a wager that nobody could match is noted", decision.unmatched is unmatched
    given = [reason for reason in decision.reasons if reason.code is not Code.REOPENING_ADDED_UP]
    yield "the reasons", [reason.code for reason in given] == [code for code, _ in said]
    named, action = words.named(step), decision.action
    if Code.RAISE_NO_OPPONENT in [code for code, _ in said]:
        fits = named is None or (bool(law.owed <= named) and bool(named <= law.mine))
        yield "a wager that nobody could match is no offence", decision.legal is fits
    if action is not None and action.type.is_wager:
        yield "what becomes of the size that was named", action.to == words.size(named)
    numbers = words.numbers(named, action, again)
    for reason, (_, topic) in zip(given, said, strict=False):
        cited = ruleset.cite(topic)
        yield f"the clause of {reason.code}", (reason.clause, reason.basis) == (cited.clause, cited.basis)
        params: Any = reason.params
        for name, value in params:
            if name == "needed":
                at = after if reason.code is Code.REOPENING_CLOSED else law.round
                yield f"what reopens, in {reason.code}", Law(at, law.book, law.me).reopens(value)
                yield f"what less does not, in {reason.code}", not Law(at, law.book, law.me).reopens(value - 1)
            elif name == "minimum":
                yield "the minimum, which a stack may be too short for", value == law.least
            elif name == "stake":
                yield "the most of others", value == max(law.reach_of(other) for other in law.others)
            elif name in numbers:
                yield f"{name} in {reason.code}", value == numbers[name]
    yield from _added_up(decision, law, again)


def _added_up(decision: Decision, law: Law, again: list[int]) -> Iterator[tuple[str, Truth | bool]]:
    """The sums of short all-ins: for each seat that neither what it faced nor what came to it reopens, but both do."""
    before, after = law.round, Law(decision.round, law.book, law.me)
    by, sums = decision.round.current_bet - before.current_bet, dict[int, int]()
    for one in before.players if decision.action is not None and decision.action.all_in else ():
        faced = before.current_bet - one.committed
        alone = one.seat not in again or not law.bet > 0 or bool(after.reopens(by)) or bool(after.reopens(faced))
        if not alone and not (before.structure.is_limit and bool(one.committed < before.last_full_bet_to)):
            sums[one.seat] = faced
    if before.structure.is_limit and not law.book.adds_up:
        sums = {}
    told: list[Any] = [dict(reason.params) for reason in decision.reasons if reason.code is Code.REOPENING_ADDED_UP]
    yield "whose all-ins are added up", sorted(seat for told_of in told for seat in told_of["seats"]) == sorted(sums)
    for told_of in told:
        for seat in told_of["seats"]:
            yield "what was faced before", told_of["before"] == sums.get(seat)
        yield "what came to it", told_of["by"] == by
        yield "what is faced in all", told_of["facing"] == told_of["before"] + told_of["by"]
        yield "what is enough", after.reopens(told_of["needed"])
