"""What every part of a ruling looks at, the actions that can come of it, and the reasons for them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from msgspec.structs import replace

from .acting.out_of_turn import has_lost_the_raise
from .betting.cap import cap_count, has_cap, has_few_streets, not_all_in
from .betting.completion import stands_short
from .betting.raise_size import least_wager_to
from .betting.right_to_raise import LimitReopening, needed_to_reopen
from .betting.short_posts import at_stake, owed_to
from .betting.straddle import faces_a_straddle
from .messages import MESSAGES, Completes, Released, Reopens
from .model.action import Action, ActionType, Barred, Options, Proposal, RaiseOption
from .model.noun import Noun
from .model.reason import Basis, Code, Reason, Topic
from .model.round import BettingRound, Player, Structure
from .model.template import Param, Params, bounded
from .options import free_options, options, smallest_full_to
from .ruleset import Ruleset
from .wager import is_full, is_half_or_more, most_raise_to

_FACTS: Final[Mapping[str, Callable[["Situation"], Param]]] = MappingProxyType(
    {
        "seat": lambda it: it.player.seat,
        "current_bet": lambda it: it.round.current_bet,
        "due": lambda it: it.due,
        "facing": lambda it: it.facing,
        "bring_in": lambda it: it.round.bring_in,
        "bet_count": lambda it: it.round.bet_count,
        "chip": lambda it: it.round.chip,
    }
)
"""What a situation tells by itself, by the names of parameters."""
_NAMED: Final[Mapping[ActionType, Code]] = MappingProxyType(
    {
        ActionType.BET: Code.BET_ACCEPTED,
        ActionType.RAISE: Code.RAISE_ACCEPTED,
        ActionType.COMPLETE: Code.COMPLETE_ACCEPTED,
    }
)


_SIZES: Final = {Structure.FIXED_LIMIT: Topic.RAISE_SIZE_LIMIT, Structure.SPREAD_LIMIT: Topic.RAISE_SIZE_SPREAD}


def because(code: Code, ruleset: Ruleset, topic: Topic | None = None, **facts: Param) -> Reason:
    """The reason for `code` under this ruleset.

    `topic` replaces the code's own topic. `facts`: a value for each parameter of the code's template.
    If the rulebook is silent, or a house rule decides, no clause is cited; `basis` says which.
    """
    return _reason(code, ruleset, topic, MESSAGES[code].template.params(facts))


def _reason(code: Code, ruleset: Ruleset, topic: Topic | None, params: Params) -> Reason:
    cited = ruleset.cite(topic or MESSAGES[code].topic)
    return Reason(code=code, clause=cited.clause, basis=cited.basis, params=params)


class Situation(Noun, frozen=True):
    """What every part of a ruling looks at: the round, the player it is about and whether it is his turn, what he may
    do, the ruleset.
    """

    round: BettingRound
    player: Player
    allowed: Options
    ruleset: Ruleset
    in_turn: bool = True

    @property
    def due(self) -> int:
        """The total (to) that the player must have in front to stay, however short his stack is."""
        return owed_to(self.round, self.player, self.ruleset.owed)

    @property
    def facing(self) -> int:
        """What the player must add for that (add); 0 if only a bring-in is due."""
        return 0 if self.round.bring_in_pending else self.due - self.player.committed

    def because(self, code: Code, topic: Topic | None = None, **facts: Param) -> Reason:
        """The reason for `code`; its parameters are in `facts`, or are facts of the round and of the player."""
        names = MESSAGES[code].template.names
        params = tuple([(name, bounded(facts[name] if name in facts else _FACTS[name](self))) for name in names])
        return _reason(code, self.ruleset, topic, params)


def at_seat(round: BettingRound, seat: int, ruleset: Ruleset) -> Situation:
    """The table as a ruling about this seat looks at it; what happened is not measured by a wager only announced."""
    player = round.player(seat)
    allowed = free_options(round, player, ruleset) if player.must_raise else options(round, player, ruleset)
    return Situation(round, player, allowed, ruleset)


def act(situation: Situation, type: ActionType, to: int) -> Action:
    """The normalized action that brings the player's total to `to`."""
    add = to - situation.player.committed
    return Action(
        type=type,
        seat=situation.player.seat,
        to=to,
        by=_by(situation.round, type, to),
        add=add,
        all_in=type is not ActionType.FOLD and situation.player.stack - add < situation.round.chip,
    )


def passive(situation: Situation) -> Action:
    """The action that is left without raising: bring in if that is due, else call, or check if nothing is owed."""
    if situation.allowed.bring_in:
        return act(situation, ActionType.BRING_IN, situation.allowed.bring_in.to)
    if situation.allowed.call:
        return act(situation, ActionType.CALL, situation.allowed.call.to)
    return act(situation, ActionType.CHECK, situation.player.committed)


def passive_proposal(situation: Situation) -> Proposal:
    """The bring-in where it is due, else a call, or a check where nothing is owed."""
    if situation.round.bring_in_pending:
        return Proposal(type=ActionType.BRING_IN)
    return Proposal(type=ActionType.CALL if situation.facing else ActionType.CHECK)


def wager_to(to: int | None) -> Proposal:
    """A bet or a raise to a total of `to` (the ruling tells which it is); None means the smallest that is allowed."""
    return Proposal(type=ActionType.RAISE, to=to)


def why_renamed(situation: Situation, named: ActionType) -> tuple[Reason, ...]:
    """The reason why a wager has another name than the player gave it; none if its name fits.

    Over a bring-in, and over a short all-in in limit, each name fits. Clause: misnamed actions (tda-2019:55).
    """
    round = situation.round
    if (round.due and round.no_bet_yet) or (round.structure is Structure.FIXED_LIMIT and stands_short(round)):
        return ()
    if named is ActionType.RAISE and not round.due:
        return (situation.because(Code.RAISE_UNOPENED),)
    if named is ActionType.BET and round.due:
        return (situation.because(Code.BET_FACING_BET),)
    if named is ActionType.COMPLETE:
        return (situation.because(Code.COMPLETE_NOTHING_SHORT),)
    return ()


def _by(round: BettingRound, type: ActionType, to: int) -> int:
    if type is ActionType.BRING_IN:
        return round.bring_in  # also if it is short: the others owe the nominal amount
    return max(0, to - round.current_bet) if type.is_wager else 0


def why_passive(situation: Situation, action: Action) -> tuple[Reason, ...]:
    """The reasons for a bring-in, a call or a check."""
    if action.type is ActionType.BRING_IN:
        return (situation.because(Code.BRING_IN_ACCEPTED, to=action.to),)
    if action.type is ActionType.CHECK:
        return (situation.because(Code.CHECK_ACCEPTED),)
    if action.all_in and action.to < situation.due:
        return (situation.because(Code.CALL_SHORT_ALL_IN, to=action.to),)
    return (situation.because(Code.CALL_ACCEPTED, to=action.to, add=action.add), *_why_so_much(situation))


def _why_so_much(situation: Situation) -> tuple[Reason, ...]:
    """The reason for what a call comes to where nobody else can put in as much as the bet; none where somebody can."""
    round, stake = situation.round, at_stake(situation.round, situation.player)
    if stake >= round.due:
        return ()
    if situation.due < round.due:
        return (situation.because(Code.CALL_AT_STAKE),)
    return (situation.because(Code.CALL_WHOLE_BLIND, stake=stake),)


def why_released(
    round: BettingRound, player: Player, ruleset: Ruleset, topic: Topic | None = None
) -> tuple[Reason, ...]:
    """The reasons why a player's action out of turn binds no longer, and of the chips that it put in.

    `topic` replaces that of actions out of turn.
    Clause: out of turn (tda-2019:53.A, roberts-11:3.10, badugi:10).
    """
    early = player.out_of_turn
    if early is None:
        return ()
    why = Released.OTHER_BET if early.faced != round.due else Released.DONE_SINCE
    released = because(Code.TURN_RELEASED, ruleset, topic, seat=player.seat, why=why, faced=early.faced, due=round.due)
    add = early.to - player.committed
    if add <= 0:
        return (released,)
    back = because(Code.TURN_CHIPS_BACK, ruleset, topic, seat=player.seat, add=add)  # of a call no clause says it
    return released, replace(back, basis=Basis.DERIVED) if back.basis is Basis.TEXT else back


def why_barred(situation: Situation) -> Reason:
    """The reason why no raise is offered."""
    match situation.allowed.raise_barred:
        case Barred.NO_OPPONENT:
            return situation.because(Code.RAISE_NO_OPPONENT)
        case Barred.NO_RAISE:
            return _why_no_raise(situation)
        case Barred.CAPPED:
            return situation.because(Code.RAISE_CAPPED, cap_topic(situation.round, situation.ruleset))
        case Barred.NOT_REOPENED:
            round = situation.round
            needed = to_reopen(round, situation.player.committed, situation.ruleset)
            return situation.because(Code.RAISE_NOT_REOPENED, reopening_topic(round), **needed)
        case Barred.STACK | None:
            return situation.because(Code.RAISE_STACK)
    assert_never(situation.allowed.raise_barred)


def cap_topic(round: BettingRound, ruleset: Ruleset) -> Topic:
    """The topic behind the cap: one for two who can bet, for games of two betting rounds, or the general one.

    Caps are written for limit; that spread-limit has one too is assumed.
    """
    if round.structure is Structure.SPREAD_LIMIT:
        return Topic.SPREAD_LIMIT
    number = Topic.CAP_TWO_STREETS if has_few_streets(round.streets) else Topic.CAP
    between_two = Topic.CAP_BESIDE_ALL_IN if round.live > 2 else Topic.CAP_HEADS_UP
    return between_two if not_all_in(round) < 3 and number in ruleset.topics else number


def why_capped_between_two(situation: Situation) -> tuple[Reason, ...]:
    """The reason why two players are capped, where the book says that and leaves the number of raises to the house.

    Clause: cap heads-up (tda-2019:48, tda-2013:45).
    """
    round, topics = situation.round, situation.ruleset.topics
    capped = situation.allowed.raise_barred is Barred.CAPPED and round.structure is Structure.FIXED_LIMIT
    if not capped or not_all_in(round) >= 3 or Topic.CAP in topics or Topic.CAP_HEADS_UP not in topics:
        return ()
    return (situation.because(Code.RAISE_CAPPED_BETWEEN_TWO),)


def why_uncapped(situation: Situation) -> tuple[Reason, ...]:
    """The reason why a wager is open though as many bets were made as the cap allows; none where there were fewer.

    Clause: cap heads-up (roberts-11:3.4, badugi:4, tda-2019:48, tda-2013:45).
    """
    round, rule = situation.round, situation.ruleset.cap
    if not has_cap(round.structure, rule) or round.bet_count < cap_count(round.streets, rule):
        return ()
    topic = Topic.SPREAD_LIMIT if round.structure is Structure.SPREAD_LIMIT else None
    return (situation.because(Code.RAISE_UNCAPPED, topic),)


def pot_topic(round: BettingRound) -> Topic:
    """The topic behind the pot-limit maximum: with the blinds, or from the second street on."""
    return Topic.POT_MAXIMUM if round.street in (None, 1) else Topic.POT_MAXIMUM_LATER


def reopening_topic(round: BettingRound) -> Topic:
    """The topic behind reopening in this structure."""
    return Topic.REOPENING_LIMIT if round.structure.is_limit else Topic.REOPENING


def to_reopen(round: BettingRound, committed: int, ruleset: Ruleset) -> dict[str, Param]:
    """What reopens the betting to a seat with `committed` (to) in: how much (add), and how it must come."""
    alone = round.structure.is_limit and ruleset.reopening.limit is LimitReopening.FULL_BET
    return {"needed": needed_to_reopen(round, committed), "how": Reopens.IN_ONE if alone else Reopens.IN_ALL}


def _why_no_raise(situation: Situation) -> Reason:
    if not situation.ruleset.check_raise.allowed and situation.player.no_raise:
        return situation.because(Code.RAISE_AFTER_CHECK)
    lost = has_lost_the_raise(situation.round, situation.player, situation.ruleset.out_of_turn)
    by_acting_early = lost and not situation.player.no_raise
    return situation.because(Code.RAISE_NO_RAISE, Topic.OUT_OF_TURN_PASSIVE if by_acting_early else None)


def why_wager(situation: Situation, action: Action) -> Reason:
    """The reason for a bet, completion or raise: full, counted as full, or a short all-in.

    One that is short because it puts the opponents all-in is named as a full one: it is as large as the house asks.
    """
    round, to = situation.round, action.to
    topic = None
    if action.all_in and not is_full(round, to, situation.ruleset):
        if round.current_bet == 0:
            return situation.because(Code.BET_SHORT_ALL_IN, to=to, min_bet=round.min_bet)
        code = Code.RAISE_SHORT_ALL_IN
        topic = Topic.SHORT_ALL_IN_LIMIT if round.structure.is_limit else Topic.SHORT_ALL_IN
    elif is_half_or_more(round, to, situation.ruleset):
        topic = Topic.SPREAD_LIMIT if round.structure is Structure.SPREAD_LIMIT else None
        return situation.because(Code.RAISE_HALF_OR_MORE, topic, to=to, how=_half_by(round, to))
    else:
        code = _NAMED[action.type]
        if action.type is ActionType.COMPLETE and round.no_bet_yet:  # it completes a bring-in, not an all-in
            topic = Topic.BRING_IN if round.bring_in_pending else Topic.BRING_IN_COMPLETION
        elif round.big_bet is not None:
            topic = Topic.BIG_BET
        elif action.by < round.current_bet and faces_a_straddle(round):
            topic = Topic.STRADDLE
        elif action.type is not ActionType.COMPLETE:
            topic = _SIZES.get(round.structure)
            topic = topic if topic in situation.ruleset.topics else None  # most books have one clause for all
    if code is Code.COMPLETE_ACCEPTED:
        how = Completes.OPENS if round.bring_in_pending else Completes.COMPLETES
        return situation.because(code, topic, to=to, how=how)
    return situation.because(code, topic, to=to, by=action.by)


def _half_by(round: BettingRound, to: int) -> Reopens:
    """Whether an all-in that counts as a full bet is half of one by itself, or only with the short ones before it."""
    added_up = round.current_bet > round.last_full_bet_to > 0 and 2 * (to - round.current_bet) < round.unit_bet
    return Reopens.IN_ALL if added_up else Reopens.IN_ONE


def why_resized(situation: Situation, to: int, proper: int, offered: RaiseOption) -> Reason:
    """The reason why a wager to `to` is changed to `proper` (both to)."""
    topic = None
    if offered.sizes and offered.min_to < to < offered.max_to:
        code = Code.RAISE_BETWEEN_SIZES
        topic = Topic.ROUNDED_TIE if 2 * to == offered.min_to + offered.max_to else None
    elif offered.min_to <= to <= offered.max_to or _only_chips_forbid(situation, to):
        code = Code.RAISE_NOT_WHOLE_CHIPS
        went_up_in_a_tie = to > offered.min_to and 2 * (proper - to) == situation.round.chip
        topic = Topic.ROUNDED_TIE if went_up_in_a_tie else None
    elif to < offered.min_to:
        code = Code.RAISE_BELOW_MINIMUM
        topic = Topic.UNDERBET if situation.round.current_bet == 0 else None
        topic = Topic.STRADDLE if faces_a_straddle(situation.round) else topic
        topic = Topic.BRING_IN if _only_a_completion_forbids(situation.round, to) else topic
    elif proper == situation.player.reach(situation.round.chip):
        code = Code.RAISE_ABOVE_STACK
    else:
        in_pot_limit = situation.round.structure is Structure.POT_LIMIT
        code = Code.RAISE_ABOVE_POT if in_pot_limit else Code.RAISE_ABOVE_LIMIT
        topic = pot_topic(situation.round) if in_pot_limit else None
    full = smallest_full_to(situation.round, situation.player, situation.ruleset)
    minimum = max(proper, full)  # a stack may be too short for it
    return situation.because(code, topic, said=to, to=proper, minimum=minimum)


def _only_a_completion_forbids(round: BettingRound, to: int) -> bool:
    """Whether a raise to `to` is too small only as what completed a bring-in is taken for a bet of all it came to.

    No rulebook says so where bets have no fixed size: what was added to the bring-in may be the measure too.
    """
    completed = round.bring_in > 0 and round.bet_count == 1 and round.last_full_raise_by == round.current_bet
    added = max(round.min_bet, round.current_bet - round.bring_in)
    return completed and round.structure is not Structure.FIXED_LIMIT and to - round.current_bet >= added


def _only_chips_forbid(situation: Situation, to: int) -> bool:
    """Whether `to` would be allowed (to) if sizes did not have to be whole chips."""
    round, player = situation.round, situation.player
    if round.structure is Structure.FIXED_LIMIT or to > player.reach(round.chip):
        return False
    most_to = most_raise_to(round, player, situation.ruleset.pot)
    least_to = least_wager_to(round, player, situation.ruleset.raise_size)
    return least_to <= to and (most_to is None or to <= most_to)
