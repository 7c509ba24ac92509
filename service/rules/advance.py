"""What does the round look like after an action, or after chips were moved?"""

from msgspec.structs import replace

from .acting.out_of_turn import facing_less, update_pending, with_folds, without_hopeless
from .acting.to_act import first_of, next_of, turn_now
from .betting.cap import caps
from .betting.largest_wager import small_blind_credit
from .model.action import Action, ActionType
from .model.round import Bet, BettingRound, Player, Since
from .options import raise_barred
from .pots import with_dead
from .ruleset import Ruleset
from .wager import is_full


def advance(round: BettingRound, action: Action, ruleset: Ruleset) -> BettingRound:
    """The round after `action`, with the turn passed to the seat that acts next; the action must be allowed."""
    actor = round.player(action.seat)
    in_turn = action.seat == round.to_act
    bet = _bet_after(round, action, ruleset)
    moved = _after_acting(actor, action, ruleset)
    place = round.players.index(actor)
    players = (*round.players[:place], moved, *round.players[place + 1 :])
    if round.anyone_early:
        done = (actor, action.type) if in_turn else None
        due = bet.current_bet or round.bring_in
        players = update_pending(players, done, due, round.bring_in)
        players = with_folds(players, round, action, due, ruleset.out_of_turn)
    to_act = _turn_after(round, players, action.seat, bet.current_bet)
    if not in_turn and to_act != round.to_act:  # whose turn is over before he acted owes no wager any more
        players = _without_announcement(players)
    own_credit = small_blind_credit(round, actor, ruleset.pot) if action.add else 0
    dead = actor.committed + action.add - action.to  # of a fold, beyond the bet
    return replace(
        round,
        pot_before_round=round.pot_before_round + dead,
        pots_before_round=with_dead(round.pots_before_round, dead) if dead else round.pots_before_round,
        to_act=to_act,
        players=players,
        current_bet=bet.current_bet,
        last_full_bet_to=bet.last_full_bet_to,
        last_full_raise_by=bet.last_full_raise_by,
        bet_count=bet.bet_count,
        capped=round.capped or (bet.bet_count > round.bet_count and caps(round, bet.bet_count, ruleset.cap)),
        pot_credit=round.pot_credit - own_credit,
    )


def chips_moved(before: BettingRound, after: BettingRound, seat: int) -> BettingRound:
    """The round after chips were moved at `seat`, its turn and its pending early actions brought up to date."""
    players = tuple(
        facing_less(player, before.due, after.due) if player.may_act(after.chip) else replace(player, out_of_turn=None)
        for player in after.players
    )
    players = without_hopeless(update_pending(players, None, after.due, after.bring_in), after.chip)
    after = replace(after, players=players)
    to_act = turn_now(after, seat)
    kept = after.players if to_act == before.to_act else _without_announcement(after.players)
    return replace(after, to_act=to_act, players=kept)


def reopened_seats(before: BettingRound, after: BettingRound, actor: int, ruleset: Ruleset) -> tuple[int, ...]:
    """The seats that had acted and may now raise again because the bet went up; none if it did not.

    Clause: reopening (tda-2019:47.A and 47.B, tda-2013:41.B, roberts-11:3.6, badugi:5).
    """
    if after.current_bet <= before.current_bet:
        return ()
    return tuple([player.seat for player in acted_before(after, actor) if raise_barred(after, player, ruleset) is None])


def acted_before(round: BettingRound, actor: int) -> tuple[Player, ...]:
    """The players other than the actor who have acted and still have chips to bet."""
    return tuple([p for p in round.players if p.acted and p.seat != actor and p.may_act(round.chip)])


def _without_announcement(players: tuple[Player, ...]) -> tuple[Player, ...]:
    return tuple([replace(player, must_raise=False) if player.must_raise else player for player in players])


def _after_acting(player: Player, action: Action, ruleset: Ruleset) -> Player:
    """The player after his action; what he announced at this turn, on a condition, still waits."""
    early = player.out_of_turn
    announced = early if early and early.since is Since.NONE and early.waits else None
    barred_for_round = not ruleset.check_raise.allowed and (player.no_raise or action.type is ActionType.CHECK)
    return Player(
        seat=player.seat,
        stack=player.stack - action.add,
        committed=action.to,
        acted=True,
        folded=player.folded or action.type is ActionType.FOLD,
        no_raise=barred_for_round,
        out_of_turn=announced if action.type is not ActionType.FOLD and not action.all_in else None,
    )


def _bet_after(round: BettingRound, action: Action, ruleset: Ruleset) -> Bet | BettingRound:
    """The bet after the action; if it changes nothing, the round itself, which has the same fields."""
    if action.type is ActionType.BRING_IN:  # a short one still leaves the nominal owed
        if round.brings_in_a_bet:
            return Bet(round.bring_in, round.bring_in, round.last_full_raise_by, 1)
        return Bet(round.bring_in, round.last_full_bet_to, round.last_full_raise_by, round.bet_count)
    if action.to <= round.current_bet:
        return round
    if not is_full(round, action.to, ruleset):
        return Bet(action.to, round.last_full_bet_to, round.last_full_raise_by, round.bet_count)
    standing = round.current_bet if round.big_bet is None else round.last_full_bet_to  # 5, all-in 7, to 15: by 10
    over = 0 if round.no_bet_yet else standing  # completing 10 to 60 lifts by 50, yet it makes a bet of 60
    raised = max(action.to - over, round.unit_bet)
    return Bet(action.to, action.to, raised, round.bet_count + 1)


def _turn_after(round: BettingRound, players: tuple[Player, ...], seat: int, current_bet: int) -> int | None:
    """Whose turn it is after `seat` has acted. If it acted out of turn, the seat to act keeps its turn."""
    if round.to_act in (None, seat):
        return next_of(players, seat, current_bet, round)
    return first_of(players, round.to_act, current_bet, round)
