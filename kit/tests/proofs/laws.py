"""The laws of betting once more, in the words of the clauses and apart from the rules' code.

They are plain Python over the nouns, so they run on known numbers and on numbers not yet chosen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec.structs import replace

from kit.symbolic import Truth
from service.rules import Ruleset
from service.rules.model.action import Action, ActionType, Barred, Options, Proposal, RaiseOption
from service.rules.model.decision import Decision, Ruling
from service.rules.model.reason import Basis, Code, Topic
from service.rules.model.round import BettingRound, Opening, Player, PostType, Structure


@dataclass(frozen=True, kw_only=True)
class Book:
    """What a book's clauses on betting say, where books differ."""

    raises: int = 3  # after the first bet, where there are more than two streets
    lifts: str = "event"  # when two players are uncapped: "event", "two left" or "began"
    adds_up: bool = True  # limit: short all-ins are added up
    whole_blind: bool = False  # a short blind is owed whole
    small_is_big: bool = False  # pot-limit: a small blind counts as a big one
    short_is_whole: bool = True  # pot-limit: a short blind counts as the whole one
    straddle_by_blind: bool = False  # a raise over a straddle is by the big blind
    any_raise: bool = False  # no-limit: whatever raise is faced reopens
    doubles: bool = False  # no-limit: a raise is at least to double the bet


BOOKS: Final = {
    "tda-2013": Book(),
    "tda-2019": Book(),
    "tda-2024": Book(),
    "tda-2026": Book(),
    "roberts-11": Book(lifts="two left", short_is_whole=False),
    "badugi": Book(lifts="two left", adds_up=False),
    "wsop-2024": Book(raises=4, short_is_whole=False),
    "wsop-2026": Book(raises=4, whole_blind=True, short_is_whole=False),
    "wsop-live-2024": Book(raises=4, lifts="began", whole_blind=True, small_is_big=True, straddle_by_blind=True),
    "wsop-live-2026": Book(raises=4, lifts="began", whole_blind=True, small_is_big=True),
    "a house": Book(any_raise=True, doubles=True),
}


def chips_of(player: Player, chip: int) -> int:
    """All chips of a player that play, in front and behind."""
    return player.committed + player.stack - player.stack % chip


class Law:
    """What the clauses say of one round and the seat to act."""

    def __init__(self, round: BettingRound, book: Book) -> None:
        self.round, self.book, self.me = round, book, round.actor
        self.others = [player for player in round.players if player.seat != self.me.seat]
        self.rivals = [player for player in self.others if not player.folded]
        self.mine = chips_of(self.me, round.chip)
        self.brings_in = bool(round.bring_in > 0 and round.current_bet == 0)
        self.bet = round.bring_in if self.brings_in else round.current_bet

    def reach_of(self, other: Player) -> int:
        """The most that somebody else has, or can put, in front; of a folded seat what lies there."""
        return other.committed if other.folded else chips_of(other, self.round.chip)

    @property
    def owed(self) -> int:
        """TDA: a bet is owed as far as somebody else has, or can put, as much in front. WSOP live 150: whole."""
        if self.brings_in or self.book.whole_blind:
            return self.bet
        matched = self.me.committed
        for other in self.others:
            matched = max(matched, self.reach_of(other))
        return min(matched, self.bet)

    @property
    def only_brought_in(self) -> bool:
        """Whether there is no bet but a bring-in, or a short all-in over it."""
        return bool(self.round.current_bet < self.round.min_bet and self.round.current_bet <= self.round.bring_in)

    @property
    def unit(self) -> int:
        """Limit: a full bet; in spread-limit as much as the last one."""
        return self.round.last_full_raise_by if self.round.structure is Structure.SPREAD_LIMIT else self.round.min_bet

    @property
    def reopened(self) -> bool:
        """TDA 47: who has acted raises again if all that he faces since then comes to a full raise, in limit half."""
        if not self.me.acted:
            return True
        faced, round = self.round.current_bet - self.me.committed, self.round
        over_bring_in = bool(0 < round.bring_in < round.min_bet and self.me.committed <= round.bring_in)
        if not round.structure.is_limit:
            enough = 1 if self.book.any_raise else round.last_full_raise_by
            return bool(faced >= enough or (over_bring_in and round.current_bet >= round.min_bet))
        if not self.book.adds_up:
            return bool(self.me.committed < round.last_full_bet_to)
        if 2 * faced >= self.unit or (over_bring_in and round.last_full_bet_to > round.bring_in):
            return True
        if round.structure is Structure.SPREAD_LIMIT:
            return bool(over_bring_in and round.current_bet >= round.min_bet)
        whole = round.last_full_bet_to > self.me.committed and round.last_full_bet_to % round.min_bet == 0
        return bool(whole)

    @property
    def capped(self) -> bool:
        """TDA 48, Robert's 3.3 and 3.4: a bet and three raises, four where the book or a game of two streets has it."""
        round, raises = self.round, max(self.book.raises, 4) if self.round.streets == 2 else self.book.raises
        if not round.structure.is_limit:
            return False
        if self.book.lifts == "two left":
            able = [not player.folded and bool(player.stack >= round.chip) for player in round.players]
            return bool(round.capped) or (bool(round.bet_count > raises) and sum(able) > 2)
        if not round.bet_count > raises:
            return False
        return bool(round.players_left != 2) if self.book.lifts == "event" else not round.began_heads_up

    @property
    def barred(self) -> Barred | None:
        """Why there is no raise: the first reason, in the order of a dealer."""
        contested = any(bool(chips_of(rival, self.round.chip) > self.round.current_bet) for rival in self.rivals)
        if self.mine <= self.bet and (contested or not self.mine > self.owed):
            return Barred.STACK
        if not contested:
            return Barred.NO_OPPONENT
        if self.capped:
            return Barred.CAPPED
        return None if self.reopened else Barred.NOT_REOPENED

    def in_chips(self, to: int, *, up: bool) -> int:
        """Robert's 3.7: the next amount that can be paid."""
        rest = to % self.round.chip
        return to if rest == 0 else to - rest + self.round.chip if up else to - rest

    @property
    def least(self) -> int:
        """TDA 43.A: as much again as the last full bet or raise. Fixed-limit: the next whole bet above the last."""
        round = self.round
        if round.structure is Structure.FIXED_LIMIT:
            to = round.last_full_bet_to + round.min_bet
            while not to > round.current_bet:  # a short all-in is completed, or, once a bet above, raised beyond
                to += round.min_bet
            return self.in_chips(to, up=True)
        if self.only_brought_in:
            return self.in_chips(self.bet + 1 if self.bet >= round.min_bet else round.min_bet, up=True)
        by = max(round.last_full_raise_by, round.current_bet) if self.book.doubles else round.last_full_raise_by
        return self.in_chips(round.current_bet + by, up=True)

    @property
    def most(self) -> int:
        """TDA 54.B: the pot once the call is in it, on top of the call. Spread-limit: the limit, on top of the bet."""
        round = self.round
        if round.structure is Structure.NO_LIMIT:
            return self.mine
        if round.structure is Structure.FIXED_LIMIT:
            return self.least
        most = (0 if self.only_brought_in else round.current_bet) + (round.max_bet or 0)
        if round.structure is Structure.POT_LIMIT:
            most = round.current_bet + self.pot
        return self.mine if self.mine <= most else max(self.least, self.in_chips(most, up=False))

    def counts_as_bet(self, to: int) -> bool:
        """Robert's 3.6, in limit: half a bet counts as a bet. Short all-ins are added up, or each counts alone."""
        last = self.round.last_full_bet_to
        if not self.book.adds_up and not self.only_brought_in:
            last = max(last, self.round.current_bet)
        whole = self.round.structure is Structure.FIXED_LIMIT and bool(to >= self.least)
        return whole or bool(2 * (to - last) >= self.unit)

    @property
    def pot(self) -> int:
        """All chips out, and the call."""
        round, me = self.round, self.me
        credit = round.pot_credit
        posted = not me.acted and me.committed > 0 and me.stack >= round.chip
        if self.book.small_is_big and posted and me.committed < round.min_bet:
            credit -= round.min_bet - me.committed
        in_front = sum([player.committed for player in round.players])
        return round.pot_before_round + in_front + credit + round.current_bet - me.committed

    def breaks(self, offered: Options) -> Iterator[tuple[str, Truth | bool]]:
        """Each clause, and whether the options keep to it."""
        yield "why there is no raise", offered.raise_barred is self.barred
        yield "who brings in may not fold", bool(offered.fold) is not self.brings_in
        passive = offered.bring_in if self.brings_in else offered.call
        owes = bool(self.owed > self.me.committed) or self.brings_in
        yield "a check is free", bool(offered.check) is not owes
        yield "a call is there where something is owed", (passive is not None) is owes
        if passive is not None:
            puts_all = self.mine <= self.owed
            yield "a call is what is owed, or all", passive.to == (self.mine if puts_all else self.owed)
            yield "what a call adds", passive.add == passive.to - self.me.committed
        if offered.raise_ is not None:
            yield from self._sizes(offered.raise_)

    def _sizes(self, offered: RaiseOption) -> Iterator[tuple[str, Truth | bool]]:
        least, most = self.least, self.most
        short = bool(self.mine <= least)
        yield "the least wager", offered.min_to == (self.mine if short else least)
        yield "the most wager", offered.max_to == (self.mine if short else min(most, self.mine))
        within = bool(offered.max_to >= self.mine)
        yield "all-in is offered", (offered.all_in_to is not None) is within
        yield "the name of a wager", bool(self.bet == 0) is (offered.type is ActionType.BET) or self.brings_in


Said: TypeAlias = list[tuple[Code, Topic]]
"""Reasons in their order: the code, and the question whose clause is cited."""
_MADE: Final = {
    ActionType.BET: (Code.BET_ACCEPTED, Topic.RAISE_SIZE),
    ActionType.RAISE: (Code.RAISE_ACCEPTED, Topic.RAISE_SIZE),
}
_REFUSED: Final = {
    Barred.STACK: (Code.RAISE_STACK, Topic.CALL_SHORT),
    Barred.NO_OPPONENT: (Code.RAISE_NO_OPPONENT, Topic.NO_OPPONENT),
    Barred.NOT_REOPENED: (Code.RAISE_NOT_REOPENED, Topic.REOPENING),
}


class Words:
    """The reasons that a ruling in no-limit or pot-limit gives, for chips of 1 and where nobody brings in."""

    def __init__(self, law: Law) -> None:
        self.law, self.round = law, law.round

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
            case ActionType.ALL_IN:
                return self.wager(step, law.mine, decision) if law.mine > law.bet else self.passive()
        return self.wager(step, self.named(step), decision)

    def named(self, step: Proposal) -> int | None:
        """The total of a wager (to) as said, None if no amount was."""
        if step.by is not None:
            return self.law.bet + step.by
        return step.to if step.add is None else self.law.me.committed + step.add

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
            return [(Code.RAISE_BELOW_CALL, Topic.NO_OPPONENT) if below else _REFUSED[barred], *self.passive()]
        assert action is not None
        said: Said = []
        if named is not None:
            said += self._resized(named)
        said.append(self._made(action))
        if step.type is ActionType.RAISE and not self.law.bet > 0:
            said.append((Code.RAISE_UNOPENED, Topic.RAISE_UNOPENED))
        if step.type is ActionType.BET and self.law.bet > 0:
            said.append((Code.BET_FACING_BET, Topic.NO_RAISE_SAID))
        if step.type is ActionType.COMPLETE:
            said.append((Code.COMPLETE_NOTHING_SHORT, Topic.NO_RAISE_SAID))
        return said

    def _straddled(self) -> bool:
        if self.round.street > 1 or not self.round.current_bet > self.round.min_bet:  # type: ignore[operator]
            return False
        return any(not one.acted and bool(one.committed == self.round.current_bet) for one in self.round.players)

    def _resized(self, named: int) -> Said:
        law = self.law
        least = min(law.least, law.mine)
        if named < least:
            topic = Topic.UNDERRAISE if law.bet > 0 else Topic.UNDERBET
            return [(Code.RAISE_BELOW_MINIMUM, Topic.STRADDLE if self._straddled() else topic)]
        most = max(least, min(law.most, law.mine))
        if named <= most:
            return []
        if most == law.mine:
            return [(Code.RAISE_ABOVE_STACK, Topic.BEYOND_STACK)]
        later = self.round.street is not None and self.round.street > 1
        return [(Code.RAISE_ABOVE_POT, Topic.POT_MAXIMUM_LATER if later else Topic.POT_MAXIMUM)]

    def _made(self, action: Action) -> tuple[Code, Topic]:
        if action.to == self.law.mine and action.to < self.law.least:
            if self.law.bet > 0:
                return Code.RAISE_SHORT_ALL_IN, Topic.SHORT_ALL_IN
            return Code.BET_SHORT_ALL_IN, Topic.SHORT_ALL_IN_BET
        code, topic = _MADE[action.type]
        doubled = bool(action.to - self.round.current_bet >= self.round.current_bet)
        return code, topic if doubled or not self._straddled() else Topic.STRADDLE


def reasoned(step: Proposal, decision: Decision, law: Law, ruleset: Ruleset) -> Iterator[tuple[str, Truth | bool]]:
    """The reasons of a decision are those of the laws, each with the clause that its book has for it."""
    words = Words(law)
    said = words.of(step, decision)
    given = [reason for reason in decision.reasons if not reason.code.startswith("reopening.")]
    yield "the reasons", [reason.code for reason in given] == [code for code, _ in said]
    if Code.RAISE_NO_OPPONENT in [code for code, _ in said]:
        named = words.named(step)
        fits = named is None or (bool(law.owed <= named) and bool(named <= law.mine))
        yield "a wager that nobody could match is no offence", decision.legal is fits
    for reason, (_, topic) in zip(given, said, strict=False):
        cited = ruleset.cite(topic)
        yield f"the clause of {reason.code}", (reason.clause, reason.basis) == (cited.clause, cited.basis)
    after, again = decision.round, []
    if bool(after.current_bet > law.round.current_bet):
        reached = [one for one in after.players if one.acted and one.seat != law.me.seat and not one.folded]
        able = [one for one in reached if bool(one.stack >= after.chip)]
        barred = [Law(replace(after, to_act=one.seat), law.book).barred for one in able]
        again = [one.seat for one, why in zip(able, barred, strict=True) if why is None]
        closed = not again and Barred.NOT_REOPENED in barred
        codes = [reason.code for reason in decision.reasons]
        yield "a reason states that betting is not reopened", (Code.REOPENING_CLOSED in codes) is closed
        opens = Code.REOPENING_OPEN in codes or Code.REOPENING_CHECKED in codes
        yield "a reason states that betting is reopened", opens is bool(again)
    yield "who may raise again", list(decision.reopened_seats) == again


def credited(opening: Opening, round: BettingRound, book: Book) -> int:
    """TDA 54.B: what the blinds count for beyond the chips that are there (chips)."""
    more = 0
    for player in round.players if round.structure is Structure.POT_LIMIT else ():
        live = [post for post in opening.posts if post.seat == player.seat and post.is_blind]
        if live:
            counts = live[-1].amount if book.short_is_whole else player.committed
            if book.small_is_big and live[-1].amount < opening.min_bet:
                counts = opening.min_bet
            more += counts - player.committed
    return more


def posted(opening: Opening, round: BettingRound, book: Book) -> Iterator[tuple[str, Truth | bool]]:
    """What holds of every round that posts open: chips are kept, short stacks post all they have, the bet is whole."""
    stacks = {player.seat: player.stack for player in opening.players}
    yield "chips are kept", round.chips_there_are == sum(stacks.values())
    dead, anted = 0, len({post.seat for post in opening.posts if post.type is PostType.ANTE})
    for player in round.players:
        own = [post for post in opening.posts if post.seat == player.seat]
        antes = sum([post.amount for post in own if post.is_dead])
        live = [post.amount for post in own if not post.is_dead]
        in_all = antes + (max(live) if live else 0)
        first = antes if anted > 1 else 0  # TDA 2024 RP-11: who antes for the table posts the blind first
        in_front = min(max(0, stacks[player.seat] - first), max(live) if live else 0)
        yield "antes of all come before blinds, one player's after", player.committed == in_front
        yield "a seat posts all, or all it has", player.stack == max(0, stacks[player.seat] - in_all)
        dead += stacks[player.seat] - player.stack - player.committed
    yield "what is dead is in the pot", round.pot_before_round == dead
    pots = sum([pot.amount for pot in round.pots_before_round or ()])
    yield "so it is in its pots", round.pots_before_round is None or pots == dead
    yield "short blinds count for their amount", round.pot_credit == credited(opening, round, book)
    highest = [post.amount for post in opening.posts if not post.is_dead]
    yield "the bet is the highest post", round.current_bet == max(highest)
    if not round.structure.is_limit and not round.bring_in > 0:
        by = opening.min_bet if book.straddle_by_blind else max(highest)
        yield (
            "a raise is by as much as the highest post, or in some books the big blind",
            round.last_full_raise_by == by,
        )
    last = [post.seat for post in opening.posts if not post.is_dead][-1]
    yield "the first seat is left of the last live post", round.to_act == next_turn(round, last)


def next_turn(round: BettingRound, after: int) -> int | None:
    """The first seat clockwise that has chips, has something to answer, and somebody to play against; None if none."""
    for player in (*round.players[after:], *round.players[:after]):
        answers = not player.acted or bool(player.committed < round.current_bet)
        if player.folded or not player.stack >= round.chip or not answers:
            continue
        rivals = [other for other in round.players if other.seat != player.seat and not other.folded]
        if any(bool(rival.stack >= round.chip) or bool(rival.committed > player.committed) for rival in rivals):
            return player.seat
    return None


def kept(before: BettingRound, decision: Decision, law: Law) -> Iterator[tuple[str, Truth | bool]]:
    """What holds of every decision on an action; of one in turn, more."""
    after, action = decision.round, decision.action
    yield "chips are kept", before.chips_there_are == after.chips_there_are
    for player in after.players:
        yield "no stack is below 0", player.stack >= 0
    if decision.legal is False:
        grounded = [reason.clause or reason.basis in (Basis.ASSUMED, Basis.HOUSE) for reason in decision.reasons]
        yield "what is wrong has a ground", all(grounded) and bool(grounded)
    if decision.ruling is Ruling.DISCRETION:
        yield "the floor has a choice", bool(decision.alternatives)
    else:
        yield "an action, or a refusal", (action is None) is (decision.ruling is Ruling.REJECTED)
    if action is not None and action.seat == before.to_act:
        yield from _action_kept(before, action, decision, law)


def _action_kept(
    before: BettingRound, action: Action, decision: Decision, law: Law
) -> Iterator[tuple[str, Truth | bool]]:
    me, allowed = before.actor, decision.options_before
    assert allowed is not None
    yield "its total", action.to == me.committed + action.add
    yield "the turn goes to the left", decision.round.to_act == next_turn(decision.round, me.seat)
    if action.type is not ActionType.FOLD:
        yield "all_in is true when no chip is left", bool(action.all_in) is bool(me.stack - action.add < before.chip)
    offered = allowed.raise_ if action.type.is_wager else None
    passive = allowed.bring_in if action.type is ActionType.BRING_IN else allowed.call
    if action.type.is_wager:
        yield "a wager is offered", offered is not None
    elif action.type in (ActionType.CALL, ActionType.BRING_IN):
        yield "a call or bring-in is offered", passive is not None and action.to == passive.to
    else:
        yield "a fold or check moves no chips", action.add == 0
        after = next(player for player in decision.round.players if player.seat == me.seat)
        yield "no fold or check loses the right to raise", after.no_raise is me.no_raise
    if offered is not None:
        yield "not below the least", action.to >= offered.min_to
        yield "not above the most", action.to <= offered.max_to
        codes = [reason.code for reason in decision.reasons]
        short = Code.RAISE_SHORT_ALL_IN in codes or Code.BET_SHORT_ALL_IN in codes
        if before.structure.is_limit:
            full = law.counts_as_bet(action.to)
        else:
            least = before.min_bet if law.only_brought_in else before.current_bet + before.last_full_raise_by
            full = bool(action.to >= least)
            yield "the reason says short of what is short", short is not full
            lifted = before.last_full_raise_by if not full else action.to - (0 if law.only_brought_in else law.bet)
            yield "the size of the next raise", decision.round.last_full_raise_by == lifted
        yield "a full raise counts", bool(decision.full_raise) is full
        yield "bets and raises are counted", decision.round.bet_count == before.bet_count + int(full)
        yield "the last full bet", decision.round.last_full_bet_to == (action.to if full else before.last_full_bet_to)
        yield "the bet rises to it", decision.round.current_bet == action.to
