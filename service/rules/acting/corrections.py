"""A wager of the wrong size is noticed later: until when is it corrected, and for whom?"""

from dataclasses import dataclass
from enum import StrEnum

from msgspec.structs import replace

from ..model.round import BettingRound, Player


class Window(StrEnum):
    """How long a wager of the wrong size can be corrected."""

    STREET = "street"  # TDA: until the next card, or the showdown
    ROUND = "round"  # Robert's: until the betting round is completed


class PotTooHigh(StrEnum):
    """Pot-limit: how long a bet that rests on too high a count of the pot can be cut."""

    WINDOW = "window"  # TDA: as long as any other wrong size
    FLOOR_AFTER_ACTION = "floor_after_action"  # WSOP says both: after substantial action the floor chooses


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectionsRule:
    """Until when wagers of the wrong size are corrected."""

    window: Window = Window.STREET
    pot_too_high: PotTooHigh = PotTooHigh.WINDOW


def can_be_put_right(round: BettingRound, rule: CorrectionsRule, *, street_over: bool) -> bool:
    """Whether there is still time to correct a wager; `street_over`: the next card, or the showdown, has come.

    Clause: correction (tda-2019:52.A, roberts-11:3.16, badugi:16).
    """
    if street_over:
        return False
    return rule.window is Window.STREET or round.to_act is not None


def put_right(round: BettingRound, level: int, to: int) -> BettingRound:
    """The round with everybody who is in for `level` (to) moved to `to`: the maker of the wager, and its callers.

    A stack too short for it goes all-in; chips given back return to the stacks. If the bet was raised since, the raise
    stays. Clause: correction (tda-2019:52.A and 52.B, roberts-11:3.16, badugi:16).
    """
    raised_since = round.current_bet > level
    players = tuple(
        _moved(player, to, round.chip) if _is_in_at(player, level, to, raised_since=raised_since) else player
        for player in round.players
    )
    return replace(round, players=players, current_bet=max(round.current_bet, to) if raised_since else to)


def _is_in_at(player: Player, level: int, to: int, *, raised_since: bool) -> bool:
    """Whether the player is in for `level` (to), or has more in than a wager that is cut to `to`."""
    if player.committed > to and not raised_since:
        return True
    return player.committed == level and player.acted and not player.folded


def _moved(player: Player, to: int, chip: int) -> Player:
    committed = min(to, player.reach(chip))
    return replace(player, stack=player.stack - (committed - player.committed), committed=committed)


class SizeStands(StrEnum):
    """Why the size of a wager stays as it was made."""

    COUNT_WAS_RIGHT = "count_was_right"
    OTHERS_ACTED = "others_acted"
    STREET_OVER = "street_over"
    ROUND_OVER = "round_over"


class CountOpen(StrEnum):
    """Why it is for the floor whether a bet on a wrong count of the pot is changed."""

    OTHERS_ACTED = "others_acted"
    RAISED_SINCE = "raised_since"
