"""What becomes of an action out of turn when the seat's turn comes, of a seat acted over, and of a free fold?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from msgspec.structs import replace

from ..model.action import Action, ActionType
from ..model.round import Awaited, BettingRound, Condition, OutOfTurn, OutOfTurnType, Player, Since
from ..model.steps import ActionSince


class ReleasedBy(StrEnum):
    """Which action in turn, in between, frees the seat from its action out of turn."""

    BET_OR_RAISE = "bet_or_raise"  # TDA: only a changed bet
    BET_CALL_OR_RAISE = "bet_call_or_raise"  # Robert's: a call too


class Unreleased(StrEnum):
    """What an action out of turn counts for if nothing released the seat."""

    BINDING = "binding"  # TDA
    MAY_BE_BINDING = "may_be_binding"  # Robert's: the floor decides


class Skipped(StrEnum):
    """How much must happen behind a skipped seat before it can lose its turn."""

    SUBSTANTIAL_ACTION = "substantial_action"  # TDA
    THREE_PLAYERS = "three_players"  # Robert's
    TWO_PLAYERS = "two_players"  # WSOP live


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfTurnRule:
    """How an action out of turn binds, and what it costs even if it does not bind."""

    released_by: ReleasedBy = ReleasedBy.BET_OR_RAISE
    unreleased: Unreleased = Unreleased.BINDING
    check_bars_raise: bool = False
    call_bars_raise: bool = False
    heads_up_passive_bars_raise: bool = False
    heads_up_check_bars_raise: bool = False
    skipped: Skipped = Skipped.SUBSTANTIAL_ACTION
    penalty: bool = False  # True in the rules of the TDA and of the WSOP's tournaments


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeFoldRule:
    """Whether a fold with no bet to call, which is binding, also exposes the seat to a penalty.

    Clause: free fold (tda-2019:58).
    """

    penalty: bool = False


_STRENGTH = {since: rank for rank, since in enumerate(Since)}


def is_released(early: OutOfTurn, due: int, rule: OutOfTurnRule) -> bool:
    """Whether the seat is free of its early action: the bet that is `due` (to) has changed, or enough was done since.

    It is also free of what it announced on a condition that has not come about. Nothing frees it of a fold that binds
    at once: where only the floor knows whether its condition has come about, it may have before all that followed.
    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    if early.waits:
        return True
    if early.type is OutOfTurnType.FOLD and rule.unreleased is Unreleased.BINDING:
        return False
    if early.faced != due:
        return True
    least = Since.RAISE if rule.released_by is ReleasedBy.BET_OR_RAISE else Since.CALL
    return _STRENGTH[early.since] >= _STRENGTH[least]


def is_over(round: BettingRound, player: Player, rule: OutOfTurnRule) -> bool:
    """Whether the player is free of his early action; one on a bet that is itself early waits for that bet.

    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    early = player.out_of_turn
    if early is None:
        return True
    waits = early.faced > round.due and is_to_come(early.faced, player, round.players, round.bring_in)
    return is_released(early, early.faced if waits else round.due, rule)


def folds_now(early: OutOfTurn | None, rule: OutOfTurnRule) -> bool:
    """Whether this is a fold that binds at once, so that it cannot be pending: its condition, if any, has come about.

    Where the floor chooses what binds, it waits for the turn like anything else.
    Clause: out of turn (tda-2019:53.A, tda-2013:38.A, wsop-2024:84, wsop-live-2024:132).
    """
    is_fold = early is not None and early.type is OutOfTurnType.FOLD and early.condition is None
    return is_fold and rule.unreleased is Unreleased.BINDING


def has_lost_the_raise(round: BettingRound, player: Player, rule: OutOfTurnRule) -> bool:
    """Whether the seat may not bet or raise at this turn: it has `no_raise`, or loses the right by an early action.

    Clause: out of turn (roberts-11:3.10, badugi:10, tda-2026:55.B, wsop-2024:glossary.out-of-turn).
    """
    if player.no_raise or player.out_of_turn is None or player.out_of_turn.condition:
        return player.no_raise
    barred = rule.heads_up_passive_bars_raise and round.only_two_began
    match player.out_of_turn.type:
        case OutOfTurnType.CHECK:
            return barred or rule.check_bars_raise or (rule.heads_up_check_bars_raise and round.only_two_began)
        case OutOfTurnType.CALL:
            return barred or rule.call_bars_raise
        case _:
            return False


def with_out_of_turn(round: BettingRound, seat: int, early: OutOfTurn) -> BettingRound:
    """The round with what `seat` did or announced out of turn noted on it.

    Clause: out of turn (tda-2019:53.A), conditional statements (tda-2019:59.A).
    """
    if round.to_act is not None and round.actor.must_raise and early.condition is None:
        early = replace(early, since=Since.TIME)  # to whoever acts on what it announced it has spoken up
    noted = round.with_player(replace(round.player(seat), out_of_turn=early))
    return replace(noted, players=update_pending(noted.players, None, round.due, round.bring_in))


def with_folds(
    players: tuple[Player, ...], round: BettingRound, done: Action, due: int, rule: OutOfTurnRule
) -> tuple[Player, ...]:
    """The players, with each fold carried out whose condition has come about, where it binds at once.

    `round` is that before the action `done`. As a fold out of turn binds, whatever was announced for the case of it
    comes about, as by one in turn. Who is left alone has won, and has nothing to fold to: of all who are left, the last
    one clockwise of who acted. What can never come about is not announced any more.
    Clause: out of turn (tda-2019:53.A), conditional statements (tda-2019:59.A).
    """
    out_of_turn = done.type is ActionType.FOLD and done.seat != round.to_act
    folding = [done.seat] if out_of_turn else []
    while True:
        for seat in folding:
            players = tuple([_as_announced(player, seat, ActionType.FOLD, due) for player in players])
        folding = [player.seat for player in players if not player.folded and folds_now(player.out_of_turn, rule)]
        if not folding:
            return without_hopeless(players, round.chip)
        before = {player.seat: player for player in players}
        last = _left_alone(players, folding, done.seat)
        players = tuple([_folded(other, other.seat == last) if other.seat in folding else other for other in players])
        folding = [seat for seat in folding if seat != last]
        if round.to_act in folding:  # it was its turn, so others have now seen it act
            players = update_pending(players, (before[round.to_act], ActionType.FOLD), due, round.bring_in)


def _left_alone(players: tuple[Player, ...], folding: list[int], after: int) -> int | None:
    """Of these seats, the last one clockwise of `after`, if nobody else is left; else None."""
    if len(folding) < sum(not player.folded for player in players):
        return None
    place = next(place for place, player in enumerate(players) if player.seat == after)
    return next(player.seat for player in reversed(players[place:] + players[:place]) if player.seat in folding)


def _folded(player: Player, alone: bool) -> Player:
    if alone:
        return replace(player, out_of_turn=None)
    return Player(seat=player.seat, stack=player.stack, committed=player.committed, acted=True, folded=True)


def _as_announced(player: Player, actor: int, done: ActionType, due: int) -> Player:
    """The player; if he announced something for the case that seat `actor` does this, it is now an action early."""
    early = player.out_of_turn
    if early is None or early.condition is None or not early.waits or player.seat == actor:
        return player
    if not early.condition.is_met_by(actor, done):
        return player
    met = replace(early, faced=due, since=Since.CHECK_OR_FOLD, condition=None)  # said before his turn, over nobody
    return replace(player, out_of_turn=met)


def can_come_about(condition: Condition, players: tuple[Player, ...], chip: int) -> bool:
    """Whether it can: a seat that has folded or is all-in does nothing more in the round.

    Clause: conditional statements (tda-2019:59.A).
    """
    if condition.seat is None or condition.type is Awaited.OTHER:
        return True
    return any(player.seat == condition.seat and player.may_act(chip) for player in players)


def without_hopeless(players: tuple[Player, ...], chip: int) -> tuple[Player, ...]:
    """The players without what was announced on a condition that can never come about any more.

    Clause: conditional statements (tda-2019:59.A).
    """
    return tuple(
        [
            replace(player, out_of_turn=None)
            if (early := player.out_of_turn) and early.condition and not can_come_about(early.condition, players, chip)
            else player
            for player in players
        ]
    )


def update_pending(
    players: tuple[Player, ...], done: tuple[Player, ActionType] | None, due: int, bring_in: int
) -> tuple[Player, ...]:
    """The players, with the latest action noted (`since`) on each early action that is still pending.

    `done`: who acted in turn, as he was before, and how; None if nothing was done in turn. `due`: the bet (to), or a
    bring-in still owed. An early action is released by any other bet than the one it faced, and if the bet that it
    faced can no longer come. That very bet counts as a call only, and as nothing new if its maker had made it early.
    What was announced on a condition becomes an action on the bet that stands when that comes about; what the player
    himself does in the meantime leaves it waiting.
    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10), conditional statements (tda-2019:59.A).
    """
    return tuple(_seen_by(player, players, done, due, bring_in) for player in players)


def _seen_by(
    player: Player, players: tuple[Player, ...], done: tuple[Player, ActionType] | None, due: int, bring_in: int
) -> Player:
    early = player.out_of_turn
    if early is None:
        return player
    if done and player.folded:
        return replace(player, out_of_turn=None)
    if done and early.condition and early.waits:
        if done[0].seat == player.seat:
            return replace(player, out_of_turn=replace(early, faced=due))
        came_about = _as_announced(player, done[0].seat, done[1], due)
        if came_about is not player:
            return came_about
    strongest = max(early.since, _since(done, early.faced, bring_in), key=_STRENGTH.__getitem__)
    since: Since
    if due == early.faced:
        since = Since.CALL if strongest is Since.RAISE else strongest
    elif due > early.faced or not is_to_come(early.faced, player, players, bring_in):
        since = Since.RAISE
    else:
        since = strongest
    return player if since is early.since else replace(player, out_of_turn=replace(early, since=since))


def is_to_come(faced: int, player: Player, players: tuple[Player, ...], bring_in: int) -> bool:
    """Whether another player's pending wager, once carried out, makes a bet of at least `faced` (to)."""
    return any(
        other.out_of_turn is not None and other is not player and _made_by(other.out_of_turn, bring_in) >= faced
        for other in players
    )


def _made_by(early: OutOfTurn, bring_in: int) -> int:
    """The bet (to) that an early action makes once it is carried out; 0 if it is no wager, or only on a condition."""
    if early.condition:
        return 0
    match early.type:
        case OutOfTurnType.FOLD | OutOfTurnType.CHECK | OutOfTurnType.CALL:
            return 0
        case OutOfTurnType.BRING_IN:  # a short one still leaves the nominal owed
            return max(early.to, bring_in)
        case _:
            return early.to


def facing_less(player: Player, was: int, due: int) -> Player:
    """The player; if he acted early over a bet of `was` (to), that action now faces the smaller bet `due` (to).

    Clause: out of turn (tda-2019:53.A).
    """
    early = player.out_of_turn
    if early is None or early.faced != was or due >= was:
        return player
    return replace(player, out_of_turn=replace(early, faced=due))


def _since(done: tuple[Player, ActionType] | None, faced: int, bring_in: int) -> Since:
    if done is None:
        return Since.NONE
    actor, type = done
    if type in (ActionType.FOLD, ActionType.CHECK, ActionType.BRING_IN):  # everybody knew of the bring-in
        return Since.CHECK_OR_FOLD
    if type is ActionType.CALL:
        return Since.CALL
    as_before = actor.out_of_turn is not None and 0 < faced == _made_by(actor.out_of_turn, bring_in)
    return Since.CHECK_OR_FOLD if as_before else Since.RAISE


def with_fold_noted(round: BettingRound, seat: int, over: int | None) -> BettingRound:
    """The round with the fold that `seat` has just made out of turn told on, if it is still the turn of seat `over`.

    If that has folded too, as it had announced, or nobody is to act, no such fold is told on any more.
    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    if round.to_act is None or round.to_act != over:
        return _without_folds(round)
    if round.actor.must_raise:
        return round
    folded = round.player(seat)
    fold = OutOfTurn(type=OutOfTurnType.FOLD, to=folded.committed, faced=round.due)
    return round.with_player(replace(folded, out_of_turn=fold))


def acted_over(round: BettingRound) -> tuple[ActionSince, ...]:
    """What others did out of turn since it is the turn of the seat to act, and before it spoke up; one action a seat.

    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    return tuple(
        [
            ActionSince(seat=player.seat, type=ActionType(early.type), to=early.to)
            for player in round.players
            if (early := player.out_of_turn)
            and early.since is Since.NONE
            and early.condition is None
            and player.seat != round.to_act
        ]
    )


def spoken_up(round: BettingRound) -> BettingRound:
    """The round once the seat to act has spoken up, or the floor has ruled on its turn: it was not acted over any more.

    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    over = {action.seat for action in acted_over(round)}
    if not over:
        return round
    players = [_told_of_time(player) if player.seat in over else player for player in round.players]
    return _without_folds(replace(round, players=tuple(players)))


def _told_of_time(player: Player) -> Player:
    early = player.out_of_turn
    return player if early is None else replace(player, out_of_turn=replace(early, since=Since.TIME))


def _without_folds(round: BettingRound) -> BettingRound:
    players = [replace(player, out_of_turn=None) if player.folded else player for player in round.players]
    return replace(round, players=tuple(players))


def is_substantial(actions: tuple[ActionSince, ...]) -> bool:
    """Whether this is substantial action: two actions of which at least one puts chips in, or three of any kind.

    Clause: substantial action (tda-2019:53.B).
    """
    return len(actions) >= 3 or (len(actions) >= 2 and any(action.puts_chips_in for action in actions))


def may_lose_the_turn(actions: tuple[ActionSince, ...], after: Skipped) -> bool:
    """Whether enough was done behind a seat for it to lose its turn.

    Clause: skipped (tda-2019:53.B, roberts-11:3.11, badugi:11).
    """
    match after:
        case Skipped.SUBSTANTIAL_ACTION:
            return is_substantial(actions)
        case Skipped.THREE_PLAYERS:
            return len({action.seat for action in actions}) >= 3
        case Skipped.TWO_PLAYERS:
            return len({action.seat for action in actions}) >= 2
    assert_never(after)
