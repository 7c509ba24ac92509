"""Which members of a snapshot could another rulebook have made otherwise?

A snapshot tells what a rulebook made of posts and actions, and not what they were. Whoever rules on it by another book
takes such members as they are sent: the answer may be another than if that book had ruled from the posts on.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from .betting.cap import HeadsUp, cap_count, caps
from .betting.structure import AntesCount, DeadBlindCounts, PotRule, ShortBlindCounts, SmallBlindCounts
from .model.round import BettingRound, Player, Structure
from .ruleset import Ruleset


def made_otherwise(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> tuple[str, ...]:
    """The members of a round under `ours` that `theirs` may have made otherwise of the same posts and actions.

    None if nothing on which the two differ can have come into play, as far as the round tells: whatever is not named,
    both make alike, where the actions stand under both. A member that no rule reads in the structure is not named.
    """
    return tuple([member for member, may_differ in _MEMBERS.items() if may_differ(round, ours, theirs)])


def _last_full_raise_by(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    if round.structure is Structure.FIXED_LIMIT and round.big_bet is None:
        return False
    if ours.straddle.min_raise is not theirs.straddle.min_raise and _may_hold_a_straddle(round):
        return _went_all_in(round) > 0 or _is_of_the_straddle(round)
    return round.structure is Structure.SPREAD_LIMIT and _counts_otherwise(round, ours, theirs)


def _last_full_bet_to(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    return round.structure.is_limit and _counts_otherwise(round, ours, theirs)


def _bet_count(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    if not round.structure.is_limit:
        return False
    if ours.straddle.counts is not theirs.straddle.counts and _may_hold_a_straddle(round):
        return True
    return _counts_otherwise(round, ours, theirs)


def _capped(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    """What the round tells by itself is no question: that the cap holds now by all that is sent, or never holds."""
    if _bet_count(round, ours, theirs):
        return True
    if not round.structure.is_limit or round.began_heads_up:
        return False
    if theirs.cap.heads_up is not HeadsUp.UNCAPPED_BEFORE_CAP or caps(round, round.bet_count, theirs.cap):
        return False
    return ours.cap != theirs.cap and round.bet_count >= cap_count(round.streets, theirs.cap)


def _pot_credit(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    if round.structure is not Structure.POT_LIMIT or not _may_be_first_street(round):
        return False
    a, b = ours.pot, theirs.pot
    if (a.antes is not b.antes and round.pot_before_round > 0) or _paid(round, ours, theirs):
        return True
    small = a.small_blind is not b.small_blind and any(_may_be_short_post(player, round) for player in round.players)
    short = a.short_blind is not b.short_blind and any(_may_be_short_blind(player, round) for player in round.players)
    dead = not round.bring_in and _dead_blinds_differ(a, b) and _may_be_dead_blind(round)
    if round.pot_credit == 0 and a.antes is AntesCount.IN_POT:  # what ours would have credited did not come into play
        small, short, dead = (
            small and a.small_blind is not SmallBlindCounts.AS_BIG_BLIND,
            short and a.short_blind is not ShortBlindCounts.NOMINAL,
            dead and a.dead_blind is not DeadBlindCounts.NOMINAL,
        )
    return small or short or dead


def _paid(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    """One who antes for the table and has too little for his blind as well pays the one or the other first."""
    if ours.ante.short_stack is theirs.ante.short_stack or not _may_be_first_street(round):
        return False
    return any(_is_as_posted(player) and player.stack < round.chip for player in round.players)


def _no_raise(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    """A check costs the seat its raise for the round, where check-raise is barred."""
    if ours.check_raise.allowed is theirs.check_raise.allowed:
        return False
    return any(player.acted and player.may_act(round.chip) for player in round.players)


_MEMBERS: Final[Mapping[str, Callable[[BettingRound, Ruleset, Ruleset], bool]]] = MappingProxyType(
    {
        "last_full_raise_by": _last_full_raise_by,
        "last_full_bet_to": _last_full_bet_to,
        "bet_count": _bet_count,
        "capped": _capped,
        "pot_credit": _pot_credit,
        "began_heads_up": _paid,
        "to_act": _paid,
        "pot_before_round": _paid,
        "pots_before_round": _paid,
        "committed": _paid,
        "no_raise": _no_raise,
    }
)


def _may_be_first_street(round: BettingRound) -> bool:
    return round.street in (None, 1)


def _may_hold_a_straddle(round: BettingRound) -> bool:
    """Whether the bet may have begun with a straddle: that is at least two of the smallest bets."""
    return _may_be_first_street(round) and not round.bring_in and round.current_bet >= 2 * round.min_bet


def _is_of_the_straddle(round: BettingRound) -> bool:
    """Whether nobody may have raised a straddle in full: a full raise is less than the bet, and at least the smallest.

    Its poster may have acted, or may have folded out of turn; one who is all-in for less may have posted any.
    """
    if any(_is_as_posted(player) and player.stack < round.chip for player in round.players):
        return True
    return round.last_full_raise_by in (round.current_bet, round.min_bet)


def _is_as_posted(player: Player) -> bool:
    """Whether what the seat has in front may be what it posted: it has not acted, or has folded."""
    return player.folded or not player.acted


def _went_all_in(round: BettingRound) -> int:
    """How many seats have acted and are all-in, and so may have made a wager short of a full one."""
    return sum([player.acted and player.committed > 0 and player.is_all_in(round.chip) for player in round.players])


def _counts_otherwise(round: BettingRound, ours: Ruleset, theirs: Ruleset) -> bool:
    """Limit: whether an all-in may be a full bet for one of the two only."""
    many = _went_all_in(round)
    if many > 1 and (
        ours.reopening.cumulative is not theirs.reopening.cumulative
        or ours.completion.after_half is not theirs.completion.after_half
    ):
        return True
    measured = ours.straddle.min_raise is not theirs.straddle.min_raise and _may_hold_a_straddle(round)
    return many > 0 and measured and (round.structure is Structure.SPREAD_LIMIT or round.big_bet is not None)


def _may_be_short_post(player: Player, round: BettingRound) -> bool:
    """Whether a post below the smallest bet may lie there and still count as such: its seat has not called."""
    if player.committed >= round.min_bet or player.committed == round.bring_in > 0:
        return False
    if _is_as_posted(player):
        return player.committed > 0 or (not player.folded and player.stack < round.chip)
    return False


def _may_be_short_blind(player: Player, round: BettingRound) -> bool:
    """Whether the seat may have posted a blind or straddle all-in for less."""
    least = max(round.current_bet, round.min_bet)
    return _is_as_posted(player) and player.stack < round.chip and player.committed < least


def _dead_blinds_differ(a: PotRule, b: PotRule) -> bool:
    """Whether a blind that nobody posts counts otherwise for one than for the other."""
    nominal = a.dead_blind is DeadBlindCounts.NOMINAL
    return a.dead_blind is not b.dead_blind or (nominal and a.small_blind is not b.small_blind)


def _may_be_dead_blind(round: BettingRound) -> bool:
    """Whether a blind may be one that nobody posted: not if both lie there still, side by side."""
    seats = round.players
    for small, big in zip(seats, (*seats[1:], seats[0]), strict=True):
        if (
            small.committed > 0
            and _may_be_short_post(small, round)
            and big.committed >= round.min_bet
            and not big.acted
        ):
            return False
    return True
