"""Where does an action leave the round?"""

from dataclasses import replace

from service.rules.acting.out_of_turn import seen_by_the_early
from service.rules.acting.to_act import has_action, next_to_act
from service.rules.betting.cap import caps
from service.rules.betting.structure import small_blind_credit
from service.rules.model.action import Action, ActionType
from service.rules.model.round import BettingRound, Player
from service.rules.options import raise_barred
from service.rules.ruleset import Ruleset
from service.rules.wager import is_full


def advance(round: BettingRound, action: Action, ruleset: Ruleset) -> BettingRound:
    """The next snapshot: the action carried out, and the turn with the seat that acts next."""
    actor = round.player(action.seat)
    in_turn = action.seat == round.to_act
    after = _bet_after(round, action, ruleset)
    players = tuple(
        _after_acting(player, action, ruleset)
        if player is actor
        else (seen_by_the_early(player, action.type, after.current_bet) if in_turn else player)
        for player in round.players
    )
    after = replace(after, players=players)
    if after.bet_count > round.bet_count and caps(round, after.bet_count, ruleset.cap):
        after = replace(after, capped=True)
    own_credit = small_blind_credit(round, actor, ruleset.pot)
    if action.add and own_credit:
        after = replace(after, pot_credit=round.pot_credit - own_credit)
    return replace(after, to_act=_turn_after(after, action.seat, in_turn=in_turn))


def reopened_seats(before: BettingRound, after: BettingRound, actor: int, ruleset: Ruleset) -> tuple[int, ...]:
    """The seats that had acted and may raise again now that the bet was lifted; none if it was not.

    Clause: reopening (tda-2019:47.A and 47.B, tda-2013:41.B, roberts-11:3.6, badugi:5).
    """
    if after.current_bet <= before.current_bet:
        return ()
    return tuple(player.seat for player in acted_before(after, actor) if raise_barred(after, player, ruleset) is None)


def acted_before(round: BettingRound, actor: int) -> tuple[Player, ...]:
    """The other players who have acted and still have chips to act with."""
    return tuple(p for p in round.players if p.acted and p.seat != actor and p.may_act(round.chip))


def _after_acting(player: Player, action: Action, ruleset: Ruleset) -> Player:
    barred_for_round = not ruleset.check_raise.allowed and (player.no_raise or action.type is ActionType.CHECK)
    return replace(
        player,
        stack=player.stack - action.add,
        committed=player.committed + action.add,
        acted=True,
        folded=player.folded or action.type is ActionType.FOLD,
        no_raise=barred_for_round,
        no_fold=False,
        out_of_turn=None,
    )


def _bet_after(round: BettingRound, action: Action, ruleset: Ruleset) -> BettingRound:
    if action.type is ActionType.BRING_IN:
        return replace(round, current_bet=round.bring_in)  # a short one still leaves the nominal owed
    if action.to <= round.current_bet:
        return round
    if not is_full(round, action.to, ruleset):
        return replace(round, current_bet=action.to)
    # completing 10 to 40 raises by 30, yet it makes a bet of 40
    return replace(
        round,
        current_bet=action.to,
        last_full_bet=action.to,
        last_raise=max(action.to - round.current_bet, round.unit_bet),
        bet_count=round.bet_count + 1,
    )


def _turn_after(after: BettingRound, seat: int, *, in_turn: bool) -> int | None:
    if in_turn or after.to_act is None:
        return next_to_act(after, seat)
    return after.to_act if has_action(after, after.actor) else next_to_act(after, after.to_act)
