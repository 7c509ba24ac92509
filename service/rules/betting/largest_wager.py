"""How high may a wager go in pot-limit and spread-limit, and how much is a wager of the pot?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import BettingRound, Player, Structure


class SmallBlindCounts(StrEnum):
    """Pot-limit, first street: what the small blind counts as, and a late or dead post as small as that."""

    TRUE_VALUE = "true_value"  # 5-10: the first raise goes to 35 at most
    AS_BIG_BLIND = "as_big_blind"  # many cash games: to 40


class ShortBlindCounts(StrEnum):
    """Pot-limit, first street: what a short all-in blind counts as."""

    NOMINAL = "nominal"  # TDA 2019: the maximum is not affected
    ACTUAL = "actual"


class DeadBlindCounts(StrEnum):
    """Pot-limit, first street: what a blind that nobody posted counts as."""

    ACTUAL = "actual"  # nothing
    NOMINAL = "nominal"  # TDA 2024: the maximum is not affected


class AntesCount(StrEnum):
    """Pot-limit, first street: whether antes count as part of the pot."""

    IN_POT = "in_pot"
    NOT_BEFORE_FLOP = "not_before_flop"  # some houses with a big-blind ante


class PotShare(StrEnum):
    """Pot-limit: how much of the pot a bet or raise may add."""

    WHOLE = "whole"  # every rulebook
    HALF = "half"  # half-pot games


class OddPot(StrEnum):
    """Pot-limit: how a maximum that is no whole number of chips is rounded."""

    DOWN = "rounded_down"  # to what can be paid and is no more than the pot
    UP = "rounded_up"  # many cash games, for speed


@dataclass(frozen=True, slots=True, kw_only=True)
class PotRule:
    """What counts toward the pot-limit maximum on the first street; how much of the pot it is, how it is rounded."""

    small_blind: SmallBlindCounts = SmallBlindCounts.TRUE_VALUE
    short_blind: ShortBlindCounts = ShortBlindCounts.NOMINAL
    dead_blind: DeadBlindCounts = DeadBlindCounts.ACTUAL
    antes: AntesCount = AntesCount.IN_POT
    share: PotShare = PotShare.WHOLE
    odd: OddPot = OddPot.DOWN


def pot_limit_to(round: BettingRound, player: Player, rule: PotRule) -> int:
    """The largest pot-limit bet or raise (to): call first, then raise by what the pot would then hold, or half of it.

    First to act with blinds 100-200: 200 + (300 + 200) = 700; in a half-pot game 200 + 250 = 450.
    Clause: pot-limit maximum (tda-2019:54.B).
    """
    return round.current_bet + share_of_pot(_pot_after_call(round, player, rule), rule)


def pot_sized_to(round: BettingRound, player: Player, rule: PotRule) -> int | None:
    """The wager of the whole pot (to): call first, then raise by what the pot would then hold. None if it is not known.

    After blinds 10-20 and a raise to 70: 70 + (100 + 70) = 240.
    """
    if not round.pot_before_round and (round.street or 1) > 1:  # something was put in on the street before
        return None
    return round.current_bet + _pot_after_call(round, player, rule)


def _pot_after_call(round: BettingRound, player: Player, rule: PotRule) -> int:
    credit = round.pot_credit - small_blind_credit(round, player, rule)
    return round.pot_total + credit + round.facing(player)


def share_of_pot(pot: int, rule: PotRule) -> int:
    """How much of a pot (chips) a bet or raise may add (by), not yet rounded to whole chips.

    Half of an odd pot goes the way that odd pots go.
    """
    if rule.share is PotShare.WHOLE:
        return pot
    return (pot + 1) // 2 if rule.odd is OddPot.UP else pot // 2


def small_blind_credit(round: BettingRound, player: Player, rule: PotRule) -> int:
    """The part of `pot_credit` (chips) that is there because this player's small or late post counts as a big blind.

    It counts for the others until he puts in chips, and never for him: his own call pays it.
    """
    if round.structure is not Structure.POT_LIMIT or rule.small_blind is SmallBlindCounts.TRUE_VALUE:
        return 0
    if player.acted or player.committed == 0 or player.is_all_in(round.chip):
        return 0
    return max(0, round.min_bet - player.committed)


def spread_limit_to(round: BettingRound) -> int:
    """The largest spread-limit bet or raise (to): the limit on top of the current bet, unless that is a bring-in."""
    standing = 0 if round.no_bet_yet else round.current_bet
    return standing + (round.max_bet or round.min_bet)
