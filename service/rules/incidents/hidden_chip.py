"""A chip is found behind an all-in: is it part of the all-in?"""

from msgspec.structs import replace

from ..acting.corrections import put_right
from ..advance import chips_moved
from ..betting.cap import caps, most_bets
from ..messages import effect_of
from ..model.action import Action, ActionType
from ..model.decision import Alternative, Decision, Ruling
from ..model.effect import EffectCode
from ..model.reason import Code
from ..model.round import BettingRound, Player, Structure
from ..model.steps import Incident
from ..outcome import decision_about
from ..ruleset import Ruleset
from ..situation import Situation, at_seat
from ..wager import is_full, wager_type
from .wrong_size import as_faced, least_over, most_over


def decide_hidden_chip(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """The floor chooses whether the chip counts; if so, the all-in is as large as it would have been with it.

    Clause: hidden chip (tda-2019:62).
    """
    situation = at_seat(round, incident.seat, ruleset)
    amount = incident.amount or 0
    known = faced_by(round, situation.player) if incident.faced is None else incident.faced
    faced = round.current_bet if known is None else known  # None only where the chip cannot lift the bet
    with_chip = _with_chip(situation, amount, faced)
    enlarged = _enlarged(situation, with_chip, faced)
    alternatives = (
        Alternative(
            action=enlarged,
            effect=effect_of(EffectCode.CHIP_COUNTS) if enlarged else effect_of(EffectCode.CHIP_STAYS_BEHIND),
            round=with_chip,
        ),
        Alternative(action=None, effect=effect_of(EffectCode.CHIP_NOT_PART), round=round),
    )
    reason = situation.because(Code.HIDDEN_CHIP_FOUND, amount=amount, faced=faced)
    return decision_about(situation, Ruling.DISCRETION, reason, alternatives=alternatives)


def made_the_bet(round: BettingRound, player: Player) -> bool:
    """Whether the current bet is the player's own, or he is in for all of it."""
    return player.acted and player.committed == round.current_bet and not round.no_bet_yet


def faced_by(round: BettingRound, maker: Player) -> int | None:
    """The bet (to) over which `maker` made the current one; None if the round does not tell.

    Not in limit: there an all-in of half a bet counts as a full one, and a completion is less than one.
    """
    if round.structure.is_limit:
        return None
    others = [player for player in round.players if player is not maker]
    in_for = {player.committed for player in others}
    level, below = round.current_bet, round.current_bet - round.last_full_raise_by
    opened_over = round.bring_in if round.bring_in in in_for else None if round.bring_in else 0
    if round.last_full_bet_to == level:
        if below == 0:
            return opened_over
        is_blind = round.street == 1 and below == round.min_bet
        return below if below in in_for or is_blind else None
    full = round.last_full_bet_to or opened_over
    if full is None or level - round.last_full_bet_to >= round.last_full_raise_by:
        return None
    several_short = any(full < player.committed < level and player.is_all_in(round.chip) for player in others)
    return None if several_short else full


def _with_chip(situation: Situation, amount: int, faced: int) -> BettingRound:
    """The round with the chip put in as far as it could have been: up to the bet, or lifting the seat's own wager.

    `faced` is the bet itself if the all-in was a call of it: a call is no larger for any chip.
    """
    round, player = situation.round, situation.player
    level = player.committed
    lifts_the_bet = made_the_bet(round, player) and faced < level
    holder = replace(player, stack=player.stack + amount)
    most = most_over(round, player, faced, situation.ruleset) if lifts_the_bet else round.current_bet
    if most is not None and lifts_the_bet:  # also where the pot is smaller
        most = max(most, least_over(round, player, faced, situation.ruleset))
    to = holder.reach(round.chip) if most is None else max(level, min(most, holder.reach(round.chip)))
    behind = round.with_player(holder)
    if lifts_the_bet and to > level:
        behind = _as_wager(situation, put_right(behind, level, to), faced)
    elif to > level:
        paid = replace(holder, stack=holder.stack - (to - level), committed=to)
        behind = behind.with_player(paid)
    after = chips_moved(round, behind, player.seat)
    # with a chip left he was one of three who could bet when the cap was reached
    return replace(after, capped=after.capped or caps(after, after.bet_count, situation.ruleset.cap))


def _as_wager(situation: Situation, after: BettingRound, faced: int) -> BettingRound:
    """The round with the bet lifted by the chip: a full bet is larger, and a short one may have become full."""
    round, ruleset = situation.round, situation.ruleset
    before = as_faced(round, faced)
    was_full = round.last_full_bet_to == round.current_bet
    if not round.structure.is_limit:
        was_full = is_full(before, round.current_bet, ruleset)
    if not was_full and not is_full(before, after.current_bet, ruleset):
        return after
    standing = faced if before.big_bet is None else before.last_full_bet_to
    over = 0 if before.no_bet_yet else standing
    larger = replace(
        after,
        last_full_bet_to=after.current_bet,
        last_full_raise_by=max(
            before.unit_bet if round.structure is Structure.FIXED_LIMIT else round.last_full_raise_by,
            after.current_bet - over,
        ),
    )
    # a bet of one size never holds more bets than that, whatever the incident says was faced
    count = max(1, min(round.bet_count + int(not was_full), most_bets(larger)))
    reaches_cap = count > round.bet_count and caps(_unbet(round, situation.player), count, ruleset.cap)
    return replace(larger, bet_count=count, capped=round.capped or reaches_cap)


def _unbet(round: BettingRound, maker: Player) -> BettingRound:
    """The round before `maker` went all-in, as far as the cap looks at it: he still had chips."""
    return round.with_player(replace(maker, stack=maker.stack + maker.committed, committed=0))


def _enlarged(situation: Situation, after: BettingRound, faced: int) -> Action | None:
    """The all-in with the chip counted in; None if the chip does not make it larger."""
    before, was = situation.round, situation.player
    now = after.player(was.seat)
    if now.committed == was.committed:
        return None
    lifts = after.current_bet > before.current_bet
    wager = wager_type(as_faced(before, faced), now.committed, situation.ruleset)
    brings_in = faced == 0 < before.bring_in
    return Action(
        type=wager if lifts else ActionType.BRING_IN if brings_in else ActionType.CALL,
        seat=now.seat,
        to=now.committed,
        by=now.committed - faced if lifts else before.bring_in * brings_in,
        add=now.committed - was.committed,
        all_in=now.stack < after.chip,
    )
