"""The round that posts open, and the round after a decision, as the laws have them."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from kit.symbolic import Truth
from kit.tests.proofs.laws import Book, Law
from service.rules.model.action import Action, ActionType
from service.rules.model.decision import Decision, Ruling
from service.rules.model.reason import Basis, Code
from service.rules.model.round import BettingRound, Opening, PostType, Structure


def agree(left: Truth | bool, right: Truth | bool) -> bool:
    """Whether both hold, or neither does; the path forks only if they are about different facts."""
    if isinstance(left, Truth) and isinstance(right, Truth) and left.fact == right.fact:
        return left.negated is right.negated
    return bool(left) is bool(right)


def credited(opening: Opening, round: BettingRound, book: Book) -> int:
    """TDA 54.B: what the blinds count for beyond the chips that are there (chips)."""
    more = 0
    if round.structure is not Structure.POT_LIMIT:
        return 0
    if book.dead_is_whole:
        more += opening.min_bet if opening.lacks_big_blind else 0
        dead = opening.dead_small_blind
        more += opening.min_bet if book.small_is_big and dead > 0 else dead
    if not book.antes_count and any(post.type is PostType.ANTE for post in opening.posts):
        more -= round.pot_before_round
    for post in opening.posts:
        if post.type is PostType.DEAD and book.small_is_big and post.amount < opening.min_bet:
            more += opening.min_bet - round.pot_before_round  # WSOP live 188; no opening here has antes beside it
    for player in round.players:
        live = [post for post in opening.posts if post.seat == player.seat and post.type in _BLINDS]
        if live:
            counts = live[-1].amount if book.short_is_whole else player.committed
            if book.small_is_big and live[-1].amount < opening.min_bet:
                counts = opening.min_bet
            more += counts - player.committed
    return more


_BLINDS: Final = (PostType.STRADDLE, PostType.BIG_BLIND, PostType.SMALL_BLIND)
_DEAD: Final = (PostType.ANTE, PostType.DEAD)


def posted(opening: Opening, round: BettingRound, book: Book) -> Iterator[tuple[str, Truth | bool]]:
    """What holds of every round that posts open: chips are kept, short stacks post all they have, the bet is whole."""
    stacks = {player.seat: player.stack for player in opening.players}
    yield "chips are kept", round.chips_there_are == sum(stacks.values())
    dead, antes_of = 0, {post.seat: post.amount for post in opening.posts if post.type is PostType.ANTE}
    anted = len(antes_of)
    for player in round.players:
        own = [post for post in opening.posts if post.seat == player.seat]
        antes = sum([post.amount for post in own if post.type in _DEAD])
        live = [post.amount for post in own if post.type not in _DEAD]
        in_all = antes + (max(live) if live else 0)
        first = antes if anted > 1 else 0  # TDA 2024 RP-11: one who antes for the table posts the blind first
        in_front = min(max(0, stacks[player.seat] - first), max(live) if live else 0)
        yield "antes of all come before blinds, one player's after", player.committed == in_front
        yield "a seat posts all, or all it has", player.stack == max(0, stacks[player.seat] - in_all)
        dead += stacks[player.seat] - player.stack - player.committed
    yield "what is dead is in the pot", round.pot_before_round == dead
    for player in round.players:
        its = sum([pot.amount for pot in round.pots_before_round or () if player.seat in pot.seats])
        may_win = dead
        if anted == len(stacks) and not player.stack + player.committed > 0:
            paid = {seat: min(stacks[seat], ante) for seat, ante in antes_of.items()}
            may_win = sum([min(paid[player.seat], other) for other in paid.values()])
        yield "a player who is all-in for the ante may win as much of each", its == may_win
    yield "short blinds count for their amount", round.pot_credit == credited(opening, round, book)
    highest = [post.amount for post in opening.posts if post.type not in _DEAD]
    if opening.lacks_big_blind:
        highest.append(opening.min_bet)
    yield "the bet is the highest post, and never below the big blind", round.current_bet == max(highest)
    if not round.structure.is_limit and not round.bring_in > 0:
        by = opening.min_bet if book.straddle_by_blind else max(highest)
        yield (
            "a raise is by as much as the highest post, or in some books the big blind",
            round.last_full_raise_by == by,
        )
    seats = {post.type: post.seat for post in opening.posts}
    straddles = int(book.straddle_counts and PostType.STRADDLE in seats)
    yield "a big blind is a bet, and a straddle one more", round.bet_count == straddles + int(not round.bring_in > 0)
    last = next(seats[type] for type in (*_BLINDS, PostType.BRING_IN) if type in seats)
    yield "the first seat is left of the straddle, else of the last blind", round.to_act == next_turn(round, last)


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
    yield from _moved(before, action, decision, law)
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
        loses = not law.book.check_raises and action.type is ActionType.CHECK
        yield (
            "no fold loses the right to raise, and where a house has it a check does",
            after.no_raise is (me.no_raise or loses),
        )
    brought = action.type is ActionType.BRING_IN
    if not action.type.is_wager:
        is_bet = brought and bool(before.bring_in >= before.min_bet)
        yield (
            "a bring-in is owed whole, and nothing else lifts the bet",
            decision.round.current_bet == (before.bring_in if brought else before.current_bet),
        )
        yield "a bring-in counts as a bet if it is one", decision.round.bet_count == before.bet_count + int(is_bet)
    if offered is not None:
        yield "not below the least", action.to >= offered.min_to
        yield "not above the most", action.to <= offered.max_to
        codes = [reason.code for reason in decision.reasons]
        short = Code.RAISE_SHORT_ALL_IN in codes or Code.BET_SHORT_ALL_IN in codes
        if before.structure.is_limit:
            full = law.counts_as_bet(action.to)
            over = 0 if law.only_brought_in else before.current_bet
            lifted = max(action.to - over, law.unit) if full else before.last_full_raise_by
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


def _moved(before: BettingRound, action: Action, decision: Decision, law: Law) -> Iterator[tuple[str, Truth | bool]]:
    """What becomes of the chips, of the pot's credit and of the cap."""
    me, after = before.actor, decision.round
    for was, now in zip(before.players, after.players, strict=True):
        acts = was.seat == me.seat
        yield "only the actor's chips move", now.committed == (action.to if acts else was.committed)
        yield "they come from the stack", now.stack == was.stack - (action.add if acts else 0)
        yield "only the actor has acted now", agree(now.acted, acts or was.acted)
        folds = acts and action.type is ActionType.FOLD
        yield "only a fold folds the hand", agree(now.folded, folds or was.folded)
    by = (
        action.to - before.current_bet
        if action.type.is_wager
        else before.bring_in
        if action.type is ActionType.BRING_IN
        else 0
    )
    yield "by what it lifts the bet", action.by == by
    own = law.own_credit if bool(action.add > 0) else 0
    yield "a small blind that acts counts for what it is", after.pot_credit == before.pot_credit - own
    more = after.bet_count != before.bet_count
    reached = before.structure.is_limit and more and Law(replace(before, bet_count=after.bet_count), law.book).capped
    yield "a cap that was reached stays", agree(after.capped, reached or before.capped)
