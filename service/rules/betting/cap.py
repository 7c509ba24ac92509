"""How many bets and raises may a round hold?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from ..model.round import BettingRound, Structure


class HeadsUp(StrEnum):
    """When the cap is lifted for two players."""

    UNCAPPED_BEFORE_CAP = "uncapped_before_cap"  # Robert's: if two are left before the cap is reached
    CAPPED_UNTIL_EVENT_HEADS_UP = "capped_until_event_heads_up"  # TDA: for the last two players of a tournament
    UNCAPPED_IF_BEGAN_HEADS_UP = "uncapped_if_began_heads_up"  # WSOP live: if the round began with two
    ALWAYS_CAPPED = "always_capped"  # Washington's WAC 230-15-135: never


class CappedStructures(StrEnum):
    """In which betting structures raises are counted."""

    LIMIT = "limit"  # every rulebook: fixed-limit and spread-limit
    EVERY = "every"  # some houses and engines: no-limit and pot-limit as well


@dataclass(frozen=True, slots=True, kw_only=True)
class CapRule:
    """Where raises are capped, how many may follow the first bet in long games and in short ones, and when two players
    are uncapped.
    """

    structures: CappedStructures = CappedStructures.LIMIT
    raises: int = 3
    raises_two_streets: int = 4
    heads_up: HeadsUp = HeadsUp.UNCAPPED_BEFORE_CAP


def has_cap(structure: Structure, rule: CapRule) -> bool:
    """Whether raises are counted in this structure.

    Clause: cap (roberts-11:3.3, badugi:3, tda-2019:48, tda-2013:45).
    """
    return structure.is_limit or rule.structures is CappedStructures.EVERY


def cap_count(streets: int | None, rule: CapRule) -> int:
    """The `bet_count` at which raising ends; `streets` may be None if both caps are the same.

    Clause: cap (roberts-11:3.3, badugi:3, tda-2019:48, tda-2013:45).
    """
    return 1 + (rule.raises_two_streets if has_few_streets(streets) else rule.raises)


def has_few_streets(streets: int | None) -> bool:
    """Whether the game has two betting rounds, as draw and lowball do, or only one."""
    return streets is not None and streets <= 2


def caps(round: BettingRound, bet_count: int, rule: CapRule) -> bool:
    """Whether `bet_count` bets and raises cap the round, given the players in it.

    `round` is the one before the wager that reaches the cap: so its maker counts, even if it puts him all-in.
    Clause: cap heads-up (roberts-11:3.4, badugi:4, tda-2019:48, tda-2013:45).
    """
    if not has_cap(round.structure, rule) or bet_count < cap_count(round.streets, rule):
        return False
    match rule.heads_up:
        case HeadsUp.UNCAPPED_BEFORE_CAP:
            return not_all_in(round) >= 3
        case HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP:
            return round.players_left != 2
        case HeadsUp.UNCAPPED_IF_BEGAN_HEADS_UP:
            return not round.began_heads_up
        case HeadsUp.ALWAYS_CAPPED:
            return True
    assert_never(rule.heads_up)


def is_capped(round: BettingRound, rule: CapRule) -> bool:
    """Whether no further raise is allowed: the cap is reached, and was not lifted for two players.

    Clause: cap (roberts-11:3.3 and 3.4, badugi:3 and 4, tda-2019:48, tda-2013:45).
    """
    if not has_cap(round.structure, rule):
        return False
    if rule.heads_up is HeadsUp.UNCAPPED_BEFORE_CAP and round.capped:
        return True
    return caps(round, round.bet_count, rule)


def turns_on_event(round: BettingRound, rule: CapRule) -> bool:
    """Whether two players have reached the cap, and nobody knows whether they are the last two of the event.

    Clause: cap heads-up (tda-2019:48, tda-2013:45).
    """
    unknown = round.players_left is None and len(round.players) == 2
    if not unknown or rule.heads_up is not HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP or not has_cap(round.structure, rule):
        return False
    return round.bet_count >= cap_count(round.streets, rule)


def most_bets(round: BettingRound) -> int:
    """The most full bets and raises that can have led to the current bet.

    In limit the first may be of any size, as an underbet that was found too late is; each other is half a bet at least.
    """
    if round.structure.is_limit:
        return 1 + 2 * (round.last_full_bet_to - 1) // round.min_bet if round.last_full_bet_to > 0 else 0
    return round.current_bet // round.min_bet


def not_all_in(round: BettingRound) -> int:
    """How many players in the pot have chips to bet."""
    return sum(player.may_act(round.chip) for player in round.players)
