"""From a snapshot as sent to a betting round, or to every fault in it."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from .acting.out_of_turn import can_come_about, folds_now, is_to_come
from .acting.to_act import has_action, left_of_button, others_go_first
from .betting.cap import CapRule, HeadsUp, cap_count, caps, has_cap, most_bets, turns_on_event
from .betting.largest_wager import AntesCount, PotRule, ShortBlindCounts, SmallBlindCounts
from .faults import BringInAtMost, CreditNeeded, InEachPot, fault
from .model.amounts import MOST_CHIPS
from .model.fault import Fault, FaultKind
from .model.noun import Noun
from .model.round import BettingRound, OutOfTurnType, Player, SentRound, Since, Structure, Terms, committed_of, seat_of
from .model.steps import Step
from .model.template import Param, Params
from .ruleset import Ruleset
from .step_faults import step_faults

# the fields that faults turn on
_THE_BET: Final = ("current_bet",)
_THE_RAISES: Final = ("current_bet", "last_full_raise_by", "last_full_bet_to")
_THE_CAP: Final = ("bet_count", "streets")


def settle(sent: SentRound, ruleset: Ruleset, *, recorded: bool = False) -> BettingRound | tuple[Fault, ...]:
    """The round that a snapshot means under this ruleset, or every fault in it.

    A contradiction that depends on a missing field is not reported yet: sending the field may resolve it.
    `recorded`: how many players are left in the event is needed only once the cap is reached.
    """
    derived = derive(sent, ruleset, recorded=recorded)
    errors = faults(sent, derived.round, ruleset)
    if not errors and not derived.needed:
        return derived.round
    absent = {need.field for need in derived.needed}
    return (*[need.fault for need in derived.needed], *[error for error in errors if absent.isdisjoint(error.turns_on)])


def step_faults_unsettled(sent: SentRound, step: Step, ruleset: Ruleset) -> tuple[Fault, ...]:
    """What is wrong with a step in a snapshot that was refused, as far as that can be told."""
    if sent.to_act is None or all(player.seat != sent.to_act for player in sent.players):
        return ()
    errors = step_faults(derive(sent, ruleset).round, step, ruleset)
    known = sent.current_bet is not None
    return tuple(error for error in errors if known or error.kind is not FaultKind.BET_CHANGED)


class Needed(Noun, frozen=True):
    """A field that should have been sent; `params` tell why."""

    field: str
    params: Params = ()

    @property
    def fault(self) -> Fault:
        """The fault that it is missing."""
        return fault(f"/{self.field}", f"round.{self.field}_needed", FaultKind.RECORD, **dict(self.params))


class Derived(Noun, frozen=True):
    """The round with every field filled in, and each field that should have been sent."""

    round: BettingRound
    needed: tuple[Needed, ...]


def derive(sent: SentRound, ruleset: Ruleset, *, recorded: bool = False) -> Derived:
    """The round that a snapshot means. A field that is missing and not certain gets a stand-in, and is needed."""
    needs: list[Needed] = []

    def sure(value: int | Needed, stand_in: int) -> int:
        if isinstance(value, Needed):
            needs.append(value)
            return stand_in
        return value

    top = max(map(committed_of, sent.players))
    current_bet = sure(_current_bet(sent, top), top)
    last_full_bet_to = sure(_last_full_bet_to(sent, current_bet), current_bet)
    round = BettingRound(
        **sent.terms,
        to_act=sent.to_act,
        players=sent.players,
        chip=sent.chip or 1,
        pot_before_round=sure(_pot(sent), 0),
        pots_before_round=sent.pots_before_round or None,
        current_bet=current_bet,
        last_full_raise_by=sure(_last_full_raise_by(sent, current_bet), sent.min_bet),
        last_full_bet_to=last_full_bet_to,
        bet_count=sure(_bet_count(sent, current_bet, last_full_bet_to, ruleset), 0),
        bring_in=sent.bring_in or 0,
        pot_credit=sure(_pot_credit(sent, current_bet, top, ruleset.pot), 0),
    )
    if sent.structure is Structure.SPREAD_LIMIT and sent.max_bet is None:
        needs.append(Needed("max_bet"))
    if sent.street is None and (round.bring_in or round.pot_credit or current_bet > top):
        needs.append(Needed("street"))
    capped, cap_needs = _capped(sent, round, ruleset.cap, recorded=recorded)
    return Derived(capped, (*needs, *cap_needs))


def _may_be_first_street(sent: SentRound) -> bool:
    return sent.street is None or sent.street == 1


def _all_in_posters(sent: SentRound) -> tuple[Player, ...]:
    """The seats that are all-in and have not acted: on the first street they may have posted a short blind."""
    return tuple(p for p in sent.players if p.is_all_in(sent.chip or 1) and not p.acted)


def _current_bet(sent: SentRound, top: int) -> int | Needed:
    if sent.current_bet is not None:
        return sent.current_bet
    if not _may_be_first_street(sent) or top in (0, sent.bring_in):
        return top
    chip = sent.chip or 1
    all_in_on_top = all(p.is_all_in(chip) for p in sent.players if p.committed == top)
    if top < sent.min_bet or (all_in_on_top and any(p.committed for p in _all_in_posters(sent))):
        return Needed("current_bet", (("committed", top),))
    return top


def _last_full_raise_by(sent: SentRound, current_bet: int) -> int | Needed:
    if sent.structure is Structure.FIXED_LIMIT:
        if sent.last_full_raise_by is None and sent.big_bet is not None and current_bet >= sent.big_bet:
            return Needed("last_full_raise_by", (("current_bet", current_bet), ("min_bet", sent.min_bet)))
        return max(sent.last_full_raise_by or 0, sent.min_bet)
    if sent.last_full_raise_by is not None:
        return sent.last_full_raise_by
    if current_bet <= sent.min_bet:
        return sent.min_bet
    return Needed("last_full_raise_by", (("current_bet", current_bet), ("min_bet", sent.min_bet)))


def _last_full_bet_to(sent: SentRound, current_bet: int) -> int | Needed:
    if sent.last_full_bet_to is not None:
        return sent.last_full_bet_to
    if current_bet in (0, sent.bring_in):
        return current_bet if current_bet >= sent.min_bet else 0
    if not sent.structure.is_limit:  # no rule of no-limit or pot-limit reads it
        return current_bet if current_bet >= sent.min_bet else 0
    chip = sent.chip or 1
    if current_bet >= sent.min_bet and not any(p.is_all_in(chip) and p.committed == current_bet for p in sent.players):
        return current_bet
    return Needed("last_full_bet_to", (("current_bet", current_bet),))


def _bet_count(sent: SentRound, current_bet: int, last_full_bet_to: int, ruleset: Ruleset) -> int | Needed:
    if sent.bet_count is not None:
        return sent.bet_count
    if not sent.structure.is_limit:
        if current_bet > sent.min_bet and has_cap(sent.structure, ruleset.cap):
            return Needed("bet_count", (("last_full_bet_to", current_bet),))
        return int(current_bet >= sent.min_bet)  # where no rule reads it: the least that fits
    if last_full_bet_to in (0, sent.bring_in):
        return int(last_full_bet_to > 0)
    whole_bets, odd = last_full_bet_to // sent.min_bet, last_full_bet_to % sent.min_bet
    straddles_count = ruleset.straddle.counts or not _may_be_first_street(sent)
    nobody_all_in = not any(p.is_all_in(sent.chip or 1) for p in sent.players)
    one_size = sent.big_bet is None or last_full_bet_to < sent.big_bet
    if sent.structure is Structure.FIXED_LIMIT and one_size and nobody_all_in and straddles_count and not odd:
        return whole_bets
    return Needed("bet_count", (("last_full_bet_to", last_full_bet_to),))


def _pot(sent: SentRound) -> int | Needed:
    if sent.pot_before_round is None and sent.pots_before_round:
        return sum(pot.amount for pot in sent.pots_before_round)
    if sent.pot_before_round is None and sent.structure is Structure.POT_LIMIT:
        return Needed("pot_before_round")
    return sent.pot_before_round or 0


def _pot_credit(sent: SentRound, current_bet: int, top: int, rule: PotRule) -> int | Needed:
    if sent.pot_credit is not None:
        return sent.pot_credit
    if sent.structure is not Structure.POT_LIMIT or not _may_be_first_street(sent):
        return 0
    if rule.small_blind is SmallBlindCounts.AS_BIG_BLIND or rule.antes is AntesCount.NOT_BEFORE_FLOP:
        return Needed("pot_credit", (("why", CreditNeeded.COUNTED_OTHERWISE),))
    short_blind = current_bet > max(top, sent.bring_in or 0) or any(
        player.committed < current_bet for player in _all_in_posters(sent)
    )
    if short_blind and not sent.bring_in and rule.short_blind is ShortBlindCounts.NOMINAL:
        return Needed("pot_credit", (("why", CreditNeeded.SHORT_BLIND),))
    return 0


def _capped(
    sent: SentRound, round: BettingRound, rule: CapRule, *, recorded: bool
) -> tuple[BettingRound, tuple[Needed, ...]]:
    """The round with everything that the limit cap depends on, and each field that is missing for it.

    The fields are asked for long before the cap is near: every round in an answer must be valid as the next request.
    Of a record whose cap is never reached, nothing more is asked.
    """
    if not has_cap(round.structure, rule):
        return round, ()
    round = replace(round, began_heads_up=_began_heads_up(round))
    if _is_never_capped(round, rule):
        return round, ()
    reached = not recorded or turns_on_event(round, rule)
    needs = tuple(need for need in _cap_needs(round, rule) if reached or need.field != "players_left")
    if needs:
        return round, needs
    if caps(round, round.bet_count, rule):
        return replace(round, capped=True), ()
    if rule.heads_up is not HeadsUp.UNCAPPED_BEFORE_CAP or round.bet_count < cap_count(round.streets, rule):
        return round, ()
    if sent.capped is None and round.bet_count == cap_count(round.streets, rule):
        return round, (Needed("capped", (("bet_count", round.bet_count),)),)
    return replace(round, capped=bool(sent.capped)), ()


def _is_never_capped(round: BettingRound, rule: CapRule) -> bool:
    match rule.heads_up:
        case HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP:
            return round.players_left == 2
        case HeadsUp.UNCAPPED_BEFORE_CAP | HeadsUp.UNCAPPED_IF_BEGAN_HEADS_UP:
            return round.began_heads_up is True
        case HeadsUp.ALWAYS_CAPPED:
            return False


def _cap_needs(round: BettingRound, rule: CapRule) -> list[Needed]:
    needs = []
    if round.streets is None and rule.raises != rule.raises_two_streets:
        needs.append(Needed("streets"))
    if rule.heads_up is HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP and round.players_left is None and len(round.players) == 2:
        needs.append(Needed("players_left"))
    if rule.heads_up is HeadsUp.UNCAPPED_IF_BEGAN_HEADS_UP and round.began_heads_up is None:
        needs.append(Needed("began_heads_up"))
    return needs


def _began_heads_up(round: BettingRound) -> bool | None:
    if round.began_heads_up is not None:
        return round.began_heads_up
    if len(round.players) == 2:
        return True
    return False if round.began_with > 2 else None


def faults(sent: SentRound, round: BettingRound, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every contradiction in a snapshot; `round` has every field filled in, `sent` only those that were sent."""
    return (
        *_table_faults(round),
        *_street_faults(round),
        *_pots_faults(sent, round),
        *_bet_faults(sent, round),
        *_setting_faults(round),
        *_count_faults(sent, round),
        *_cap_faults(sent, round, ruleset),
        *_turn_faults(round),
        *_early_faults(round, ruleset),
        *_flag_faults(round),
    )


def _fault(pointer: str, what: str, turns_on: tuple[str, ...] = (), /, **params: Param) -> Fault:
    return fault(pointer, f"round.{what}", FaultKind.PLAY, turns_on, **params)


def _table_faults(round: BettingRound) -> Iterator[Fault]:
    seats = list(map(seat_of, round.players))
    if len(set(seats)) < len(seats):
        for place, seat in enumerate(seats):
            if seat in seats[:place]:
                yield _fault(f"/players/{place}/seat", "seats_alike", seat=seat)
    live = round.live
    if live < (1 if round.to_act is None else 2):
        yield _fault("/players", "too_few_players", live=live)
    if round.button is not None and left_of_button(round) is None:
        yield _fault("/button", "button_unknown", seat=round.button)
    if round.chips_there_are > MOST_CHIPS:
        yield _fault("/players", "chips_above_maximum", most=MOST_CHIPS)
    if round.players_left is not None and round.players_left < live:
        yield _fault("/players_left", "players_left_too_few", live=live)
    if round.began_heads_up and round.began_with > 2:
        yield _fault("/began_heads_up", "began_with_more", began_with=round.began_with)


def _street_faults(round: BettingRound) -> Iterator[Fault]:
    if round.street is None:
        return
    if round.streets is not None and round.street > round.streets:
        yield _fault("/street", "street_above_streets", streets=round.streets)
    if round.street == 1:
        return
    if round.acts_last is not None:
        yield _fault("/acts_last", "acts_last_after_first_street")
    if round.bring_in:
        yield _fault("/bring_in", "bring_in_after_first_street")
    if round.pot_credit:
        yield _fault("/pot_credit", "pot_credit_after_first_street")
    for place, player in enumerate(round.players):
        if player.committed and not player.acted and not player.folded:
            yield _fault(f"/players/{place}/committed", "committed_without_acting", seat=player.seat)


def _pots_faults(sent: SentRound, round: BettingRound) -> Iterator[Fault]:
    if not sent.pots_before_round:
        return
    total = sum([pot.amount for pot in sent.pots_before_round])
    if total != round.pot_before_round:
        yield _fault("/pots_before_round", "pots_do_not_add_up", pots=total, pot=round.pot_before_round)
    seats = {player.seat for player in round.players}
    for place, pot in enumerate(sent.pots_before_round):
        for nth, seat in enumerate(pot.seats):
            if seat not in seats:
                yield _fault(f"/pots_before_round/{place}/seats/{nth}", "pot_seat_unknown", seat=seat)
            elif seat in pot.seats[:nth]:
                yield _fault(f"/pots_before_round/{place}/seats/{nth}", "pot_seat_twice", seat=seat)
    for player in round.players:
        if not player.folded:
            yield from _pots_without(player, round)


def _pots_without(player: Player, round: BettingRound) -> Iterator[Fault]:
    """A fault if the player is not in the pots that he must be in: all up to one, and every one if he can still bet.

    He is in the main pot, but if he was dealt in with less than a chip that plays, and so has put nothing in.
    """
    inside = [player.seat in pot.seats for pot in round.pots_before_round or ()]
    missing = inside.index(False) if False in inside else None
    if missing is None:
        return
    if player.may_act(round.chip) or player.committed:
        why = InEachPot.HAD_CHIPS
    elif any(inside[missing:]):
        why = InEachPot.IN_LATER
    elif missing == 0 and not player.stack:
        why = InEachPot.NOT_FOLDED
    else:
        return
    yield _fault(f"/pots_before_round/{missing}/seats", "pot_without_seat", seat=player.seat, why=why)


def _bet_faults(sent: SentRound, round: BettingRound) -> Iterator[Fault]:
    top = max(map(committed_of, round.players))
    if round.current_bet < top:
        yield _fault("/current_bet", "bet_below_commitment", _THE_RAISES, committed=top)
    if round.current_bet > top and not _is_nominal(sent, round):
        yield _fault("/current_bet", "bet_above_commitments", _THE_RAISES, committed=top, current_bet=round.current_bet)
    if round.last_full_bet_to > round.current_bet:
        yield _fault("/last_full_bet_to", "last_full_bet_to_above_bet", _THE_BET, current_bet=round.current_bet)
    if round.structure is not Structure.FIXED_LIMIT or round.big_bet is not None:
        if round.last_full_raise_by > max(round.current_bet, round.min_bet):
            yield _fault("/last_full_raise_by", "last_full_raise_by_above_bet", _THE_BET, current_bet=round.current_bet)
        if round.last_full_raise_by < round.min_bet:
            yield _fault("/last_full_raise_by", "last_full_raise_by_below_min_bet", _THE_BET, min_bet=round.min_bet)


def _setting_faults(round: BettingRound) -> Iterator[Fault]:
    if round.structure is Structure.FIXED_LIMIT and round.bring_in == round.min_bet:
        yield _fault("/bring_in", "bring_in_above_min_bet", why=BringInAtMost.BELOW, min_bet=round.min_bet)
    elif round.bring_in > round.min_bet:
        yield _fault("/bring_in", "bring_in_above_min_bet", why=BringInAtMost.A_BET, min_bet=round.min_bet)
    if round.bring_in_pending and any(player.acted and not player.folded for player in round.players):
        yield _fault("/bring_in", "bring_in_not_paid", _THE_BET)
    yield from size_faults("", round)
    if round.pot_total + round.pot_credit < 0:
        yield _fault("/pot_credit", "pot_credit_above_pot", pot=round.pot_total)


def size_faults(above: str, terms: Terms) -> Iterator[Fault]:
    """Why bets cannot have these sizes; the pointers begin with `above`."""
    if terms.structure is Structure.SPREAD_LIMIT and terms.max_bet is not None and terms.max_bet < terms.min_bet:
        yield _fault(f"{above}/max_bet", "max_bet_below_min_bet", min_bet=terms.min_bet)
    yield from _street_bets_faults(above, terms)
    if terms.big_bet is not None and terms.structure is not Structure.FIXED_LIMIT:
        yield _fault(f"{above}/big_bet", "big_bet_without_limit", structure=terms.structure.value)
    elif terms.big_bet is not None and terms.big_bet <= terms.min_bet:
        yield _fault(f"{above}/big_bet", "big_bet_not_above", min_bet=terms.min_bet)


def _street_bets_faults(above: str, terms: Terms) -> Iterator[Fault]:
    bets, street = terms.street_bets, terms.street
    if bets is None:
        return
    if street is None or terms.streets is None:
        yield _fault("/street_bets", "street_bets_without_street")
    elif len(bets) != terms.streets:
        yield _fault("/street_bets", "street_bets_unlike_streets", streets=terms.streets, found=len(bets))
    elif street <= len(bets) and bets[street - 1] != terms.min_bet:
        yield _fault(f"{above}/min_bet", "min_bet_unlike_street_bets", street=street, least=bets[street - 1])


def _is_nominal(sent: SentRound, round: BettingRound) -> bool:
    """Whether the bet may be above every commitment: on the first street, if whoever posted it is all-in for less.

    Or if it is the big blind, nobody posted it, and the snapshot says that it counts as a whole bet all the same.
    """
    if round.street is not None and round.street > 1:
        return False
    if round.bring_in and round.current_bet != round.bring_in:
        return False
    if not round.bring_in and round.current_bet < round.min_bet:
        return False
    if not round.bring_in and round.current_bet == round.min_bet == sent.last_full_bet_to:
        return True
    return any(player.is_all_in(round.chip) for player in round.players)


def _count_faults(sent: SentRound, round: BettingRound) -> Iterator[Fault]:
    if sent.bet_count is None:
        return
    least, most = _count_range(sent, round)
    if round.bet_count > 0 and most == 0:
        yield _fault("/bet_count", "bet_count_without_bet", _THE_RAISES)
    elif round.bet_count > most:
        yield _fault("/bet_count", "bet_count_too_high", _THE_RAISES, current_bet=round.current_bet, most_bets=most)
    elif round.bet_count < least:
        yield _fault("/bet_count", "bet_without_count", _THE_RAISES)


def _count_range(sent: SentRound, round: BettingRound) -> tuple[int, int]:
    """The fewest and the most full bets and raises that can have led to the current bet."""
    is_full_bet_out = round.last_full_bet_to > 0 if round.structure.is_limit else _is_full_bet_out(sent, round)
    return int(is_full_bet_out), most_bets(round)


def _is_full_bet_out(sent: SentRound, round: BettingRound) -> bool:
    """Whether the current bet certainly holds a full bet, and is not just a short all-in."""
    if round.current_bet < round.min_bet:
        return False
    if round.last_full_raise_by > round.min_bet or (sent.last_full_bet_to or 0) >= round.min_bet:
        return True
    return not any(player.is_all_in(round.chip) for player in round.players)


def _cap_faults(sent: SentRound, round: BettingRound, ruleset: Ruleset) -> Iterator[Fault]:
    if not sent.capped:
        return
    if not has_cap(round.structure, ruleset.cap):
        yield _fault("/capped", "capped_without_limit", _THE_CAP, structure=round.structure)
    elif ruleset.cap.heads_up is HeadsUp.UNCAPPED_BEFORE_CAP:
        cap = cap_count(round.streets, ruleset.cap)
        if round.bet_count < cap:
            yield _fault("/capped", "capped_below_cap", _THE_CAP, cap=cap, bet_count=round.bet_count)


def _turn_faults(round: BettingRound) -> Iterator[Fault]:
    player = next((player for player in round.players if player.seat == round.to_act), None)
    if round.acts_last is not None:
        yield from _acts_last_faults(round)
    if player is not None and has_action(round, player):
        return
    with_action = [player for player in round.players if has_action(round, player)]
    if round.to_act is None:
        if with_action:
            yield _fault("/to_act", "to_act_missing", _THE_BET, seat=with_action[0].seat)
    elif player is None:
        yield _fault("/to_act", "to_act_unknown", _THE_BET, seat=round.to_act)
    elif player.folded:
        yield _fault("/to_act", "to_act_folded", _THE_BET, seat=player.seat)
    elif not player.may_act(round.chip):
        yield _fault("/to_act", "to_act_all_in", _THE_BET, seat=player.seat)
    elif not with_action:
        yield _fault("/to_act", "to_act_none_left", _THE_BET)
    else:
        yield _fault("/to_act", "to_act_has_acted", _THE_BET, seat=player.seat)


def _acts_last_faults(round: BettingRound) -> Iterator[Fault]:
    last = next((player for player in round.players if player.seat == round.acts_last), None)
    if last is None:
        yield _fault("/acts_last", "acts_last_unknown", seat=round.acts_last or 0)
    elif (
        round.to_act == last.seat
        and not last.acted
        and others_go_first(round.players, last.seat, round.current_bet, round.chip)
    ):
        yield _fault("/to_act", "to_act_acts_last", _THE_BET, seat=last.seat)


def _flag_faults(round: BettingRound) -> Iterator[Fault]:
    for place, player in enumerate(round.players):
        if not player.must_raise and not player.no_fold:
            continue
        if player.must_raise and player.seat != round.to_act:
            yield _fault(f"/players/{place}/must_raise", "must_raise_not_to_act", seat=player.seat)
        elif player.must_raise and player.no_raise:
            yield _fault(f"/players/{place}/must_raise", "must_raise_barred", seat=player.seat)
        if player.no_fold and player.folded:
            yield _fault(f"/players/{place}/no_fold", "no_fold_folded", seat=player.seat)


def _early_faults(round: BettingRound, ruleset: Ruleset) -> Iterator[Fault]:
    if not round.anyone_early:
        return
    for place, player in enumerate(round.players):
        if not player.out_of_turn:
            continue
        if not player.folded and folds_now(player.out_of_turn, ruleset.out_of_turn):
            yield _fault(f"/players/{place}/out_of_turn", "fold_not_pending", seat=player.seat)
        elif not _is_possible_early(round, player):
            yield _fault(f"/players/{place}/out_of_turn", "out_of_turn_impossible", _THE_BET, seat=player.seat)


def _is_possible_early(round: BettingRound, player: Player) -> bool:
    early = player.out_of_turn
    if early and player.folded:  # he folded over the seat to act, on which it may tell
        is_fold = early.type is OutOfTurnType.FOLD and early.condition is None and early.to == player.committed
        return is_fold and round.to_act is not None and early.since is Since.NONE and early.faced == round.due
    if early is None or not player.may_act(round.chip):
        return False
    about = early.condition.seat if early.condition else None
    if about is not None and not round.has_another(about, player.seat):
        return False
    if early.condition and not can_come_about(early.condition, round.players, round.chip):
        return False
    if early.faced == round.due:
        return early.since is not Since.RAISE
    if early.faced > round.due and is_to_come(early.faced, player, round.players, round.bring_in):
        return True  # he saw a bet that another made out of turn
    return early.since is Since.RAISE or early.faced == round.current_bet  # 0, where a bring-in is still owed
