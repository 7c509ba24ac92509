"""Antes, blinds, straddles, a bring-in: what bet and what pot do they make?"""

from collections.abc import Collection
from typing import assert_never

from msgspec.structs import replace

from .betting.straddle import StraddleRaise
from .betting.structure import (
    AntesCount,
    DeadBlindCounts,
    PotRule,
    ShortBlindCounts,
    SmallBlindCounts,
)
from .model.opening import Opening, Post, PostType
from .model.round import Bet, Player, Structure
from .model.snapshot import SentRound
from .ruleset import Ruleset


def after_posts(opening: Opening, ruleset: Ruleset) -> SentRound:
    """The snapshot after all posts, with nobody to act yet; a stack shorter than its post puts in what plays."""
    chip = opening.chip or 1
    players = {player.seat: player for player in opening.players}
    bet = Bet(0, 0, opening.min_bet, 0)
    pot, credit = opening.pot, _dead_blind_credit(opening, ruleset.pot)
    for post in opening.posts:
        paid = min(post.amount, players[post.seat].playable(chip))
        players[post.seat] = _pay(players[post.seat], post, paid)
        if post.is_dead:
            pot = (pot or 0) + paid
        bet = _raise_the_bet(bet, post, opening, ruleset)
        credit += _credit(post, paid, opening, ruleset.pot)
    bring_in = next((post.amount for post in opening.posts if post.type is PostType.BRING_IN), opening.bring_in)
    street = 1 if opening.street is None and (opening.posts or bring_in) else opening.street
    heads_up = opening.began_heads_up
    terms = opening.terms | {
        "street": street,
        "began_heads_up": _begins_heads_up(players.values(), chip) if heads_up is None else heads_up,
    }
    return SentRound(
        **terms,
        to_act=None,
        players=tuple(players.values()),
        chip=chip,
        pot=0 if pot is None and street == 1 else pot,
        current_bet=bet.current_bet,
        last_full_bet=bet.last_full_bet,
        last_raise=bet.last_raise,
        bet_count=bet.bet_count,
        capped=False,  # straddles alone may reach the cap: then it holds if three can still act
        bring_in=bring_in,
        pot_credit=credit,
    )


def _begins_heads_up(players: Collection[Player], chip: int) -> bool:
    """Whether exactly two players can bet; one who is all-in from an earlier street, or for the ante, cannot."""
    return len(players) == 2 or sum([player.was_in(chip) for player in players]) == 2


def _pay(player: Player, post: Post, paid: int) -> Player:
    in_front = 0 if post.is_dead else paid
    return replace(
        player,
        stack=player.stack - paid,
        committed=player.committed + in_front,
        acted=post.type is PostType.BRING_IN,
    )


def _raise_the_bet(bet: Bet, post: Post, opening: Opening, ruleset: Ruleset) -> Bet:
    """The bet after one more post: a big blind is the first bet, and each straddle is a further one.

    Clause: straddle (no rulebook's text; a parameter).
    """
    match post.type:
        case PostType.ANTE | PostType.DEAD | PostType.SMALL_BLIND:
            return bet
        case PostType.BRING_IN:
            return replace(bet, current_bet=post.amount)
        case PostType.BIG_BLIND | PostType.POST:
            if post.amount <= bet.current_bet:
                return bet
            if post.amount < opening.min_bet:
                return replace(bet, current_bet=post.amount)
            return Bet(post.amount, post.amount, post.amount, max(bet.bet_count, 1))
        case PostType.STRADDLE:
            doubled = ruleset.straddle.min_raise is StraddleRaise.DOUBLED
            return Bet(
                post.amount,
                post.amount,
                post.amount if doubled else bet.last_raise,
                bet.bet_count + int(ruleset.straddle.counts),
            )
    assert_never(post.type)


def _credit(post: Post, paid: int, opening: Opening, rule: PotRule) -> int:
    """What a post adds to the pot-limit maximum beyond the chips paid (chips); negative for antes that do not count.

    Clause: pot-limit maximum (tda-2019:54.B).
    """
    if opening.structure is not Structure.POT_LIMIT:
        return 0
    if post.type is PostType.ANTE:
        return -paid if rule.antes is AntesCount.NOT_BEFORE_FLOP else 0
    if not post.is_blind:
        return 0
    counts_as = post.amount if rule.short_blind is ShortBlindCounts.NOMINAL else paid
    if post.type is PostType.SMALL_BLIND and rule.small_blind is SmallBlindCounts.AS_BIG_BLIND:
        counts_as = max(counts_as, opening.min_bet)
    return counts_as - paid


def _dead_blind_credit(opening: Opening, rule: PotRule) -> int:
    """What a small blind that nobody posts adds to the pot-limit maximum (chips).

    Clause: pot-limit maximum (tda-2019:54.B).
    """
    if opening.structure is not Structure.POT_LIMIT or rule.dead_blind is DeadBlindCounts.ACTUAL:
        return 0
    counts_as_big = rule.small_blind is SmallBlindCounts.AS_BIG_BLIND and opening.dead_small_blind
    return opening.min_bet if counts_as_big else opening.dead_small_blind
