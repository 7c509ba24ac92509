"""A pot-limit bet that rests on a wrong count of the pot."""

from msgspec.structs import replace

from ..acting.corrections import PotTooHigh, can_be_put_right, put_right
from ..acting.out_of_turn import is_substantial
from ..effects import effect_of
from ..model.decision import Alternative, Decision
from ..model.effect import EffectCode
from ..model.reasons import Code, Reason, Topic
from ..model.round import BettingRound, Player
from ..model.steps import Incident
from ..options import most_of_pot
from ..ruleset import Ruleset
from ..situation import Situation
from ..why import SizeStands
from . import floor
from .floor import about_the_early, at_seat, left_to_the_floor, settled, stands
from .sizes import most_over, raised_since, rewagered, too_late


def decide_pot_count(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Decision:
    """A bet of the pot rests on a wrong count: too much is cut in time, too little raised before substantial action.

    Clause: pot count (tda-2019:52.B).
    """
    situation = at_seat(round, incident.seat, ruleset)
    level = situation.player.committed
    actual = round.pot if incident.actual_pot is None else incident.actual_pot
    quoted = incident.quoted_pot or 0
    too_little = most_of_pot(actual, round, ruleset) - most_of_pot(quoted, round, ruleset)
    to = min(level + too_little, situation.player.reach(round.chip))
    reason = situation.because(Code.POT_COUNT_CORRECTED, quoted=quoted, actual=actual, to=to)
    substantial = is_substantial(incident.acted_since or ())
    in_time = can_be_put_right(round, ruleset.corrections, street_over=bool(incident.street_over))
    if to == level or not in_time or (to > level and substantial):
        late = SizeStands.OTHERS_ACTED if in_time else too_late(incident)
        why = SizeStands.COUNT_WAS_RIGHT if to == level else late
        return stands(
            situation, situation.because(Code.POT_COUNT_STANDS, quoted=quoted, actual=actual, level=level, why=why)
        )
    if round.current_bet > level:
        over = _with_the_raise(situation, incident, to)
        if over is None:
            return raised_since(situation, min(to, round.current_bet), 0, Topic.POT_COUNT_RAISED_SINCE)
        after, raiser = over
        moved = rewagered(situation, to, 0)
        reasons: tuple[Reason, ...] = (
            reason,
            situation.because(Code.POT_COUNT_RAISE, raiser=raiser, top=after.current_bet),
        )
    else:
        after = _moved(round, situation.player, to)
        moved = rewagered(situation, to, round.current_bet - round.last_raise)
        reasons = (reason,)
    if substantial and ruleset.corrections.pot_too_high is PotTooHigh.FLOOR_AFTER_ACTION:
        alternatives = (
            Alternative(action=None, effect=effect_of(EffectCode.BET_STANDS), round=round),
            Alternative(action=moved, effect=effect_of(EffectCode.BET_CUT), round=after),
        )
        return left_to_the_floor(situation, round, alternatives, situation.because(Code.POT_COUNT_FLOOR, to=to))
    return floor.put_right(situation, moved, after, *reasons, *about_the_early(situation, after))


def _moved(round: BettingRound, player: Player, to: int) -> BettingRound:
    """The round with the player's full wager changed to a total of `to`."""
    level = player.committed
    after = put_right(round, level, to)
    after = replace(
        after,
        last_full_bet=to,
        last_raise=max(round.min_bet, round.last_raise + to - level),
        bet_count=min(round.bet_count, to // round.min_bet),
    )
    return settled(round, after, player.seat)


def _with_the_raise(situation: Situation, incident: Incident, to: int) -> tuple[BettingRound, int] | None:
    """The round with an opening bet changed to a total of `to` though it was raised since, and the seat that raised it.

    The raise goes as high as it did, within what the right count allows over that bet. None if that cannot be told: it
    was raised more than once, or by a short all-in, or it is not told who was in before the raise.
    Clause: pot count (tda-2019:52.B).
    """
    round, level, deeds = situation.round, situation.player.committed, incident.acted_since or ()
    if level != most_of_pot(incident.quoted_pot or 0, round, situation.ruleset):
        return None
    raises = [place for place, deed in enumerate(deeds) if deed.type.is_wager]
    if len(raises) != 1 or round.last_full_bet != round.current_bet or round.current_bet - round.last_raise != level:
        return None
    raiser = round.player(deeds[raises[0]].seat)
    before = {deed.seat for deed in deeds[: raises[0]]}
    behind = {deed.seat for deed in deeds[raises[0] + 1 :]} - before - {situation.player.seat}
    blinds_may_be_in = round.street in (None, 1)
    if raiser.committed != round.current_bet or (behind and blinds_may_be_in):
        return None
    lower = put_right(round, level, to)
    at_the_raise = tuple(replace(one, committed=0) if one.seat in behind else one for one in lower.players)
    most = most_over(replace(lower, players=at_the_raise), lower.player(raiser.seat), to, situation.ruleset)
    top = max(2 * to, round.current_bet if most is None else min(most, round.current_bet))
    if top > raiser.reach(round.chip):
        return None
    after = put_right(lower, round.current_bet, top)
    after = replace(after, last_full_bet=top, last_raise=max(round.min_bet, top - to))
    return settled(round, after, situation.player.seat), raiser.seat
