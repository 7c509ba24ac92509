"""Filling in a snapshot: what was not sent is derived where it is certain, and asked for where it is not."""

from msgspec.structs import replace

from .betting.cap import CapRule, HeadsUp, cap_count, caps
from .betting.structure import AntesCount, PotRule, ShortBlindCounts, SmallBlindCounts
from .fault_messages import CreditNeeded, fault
from .model.fault import Fault, FaultKind
from .model.noun import Noun
from .model.params import Params
from .model.round import BettingRound, Player, SentRound, Structure
from .ruleset import Ruleset


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


def derive(sent: SentRound, ruleset: Ruleset) -> Derived:
    """The round that a snapshot means. A field that is missing and not certain gets a stand-in, and is needed."""
    needs: list[Needed] = []

    def sure(value: int | Needed, stand_in: int) -> int:
        if isinstance(value, Needed):
            needs.append(value)
            return stand_in
        return value

    top = max([player.committed for player in sent.players])
    current_bet = sure(_current_bet(sent, top), top)
    last_full_bet = sure(_last_full_bet(sent, current_bet), current_bet)
    round = BettingRound(
        **sent.terms,
        to_act=sent.to_act,
        players=sent.players,
        chip=sent.chip or 1,
        pot=sure(_pot(sent), 0),
        pots=sent.pots,
        current_bet=current_bet,
        last_raise=sure(_last_raise(sent, current_bet), sent.min_bet),
        last_full_bet=last_full_bet,
        bet_count=sure(_bet_count(sent, current_bet, last_full_bet, ruleset), 0),
        bring_in=sent.bring_in or 0,
        pot_credit=sure(_pot_credit(sent, current_bet, top, ruleset.pot), 0),
    )
    if sent.structure is Structure.SPREAD_LIMIT and sent.max_bet is None:
        needs.append(Needed("max_bet"))
    if sent.street is None and (round.bring_in or round.pot_credit or current_bet > top):
        needs.append(Needed("street"))
    capped, cap_needs = _capped(sent, round, ruleset.cap)
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


def _last_raise(sent: SentRound, current_bet: int) -> int | Needed:
    if sent.structure is Structure.FIXED_LIMIT:
        if sent.last_raise is None and sent.big_bet is not None and current_bet >= sent.big_bet:
            return Needed("last_raise", (("current_bet", current_bet), ("min_bet", sent.min_bet)))
        return max(sent.last_raise or 0, sent.min_bet)
    if sent.last_raise is not None:
        return sent.last_raise
    if current_bet <= sent.min_bet:
        return sent.min_bet
    return Needed("last_raise", (("current_bet", current_bet), ("min_bet", sent.min_bet)))


def _last_full_bet(sent: SentRound, current_bet: int) -> int | Needed:
    if sent.last_full_bet is not None:
        return sent.last_full_bet
    if current_bet in (0, sent.bring_in):
        return current_bet if current_bet >= sent.min_bet else 0
    if not sent.structure.is_limit:  # no rule of no-limit or pot-limit reads it
        return current_bet if current_bet >= sent.min_bet else 0
    chip = sent.chip or 1
    if current_bet >= sent.min_bet and not any(p.is_all_in(chip) and p.committed == current_bet for p in sent.players):
        return current_bet
    return Needed("last_full_bet", (("current_bet", current_bet),))


def _bet_count(sent: SentRound, current_bet: int, last_full_bet: int, ruleset: Ruleset) -> int | Needed:
    if sent.bet_count is not None:
        return sent.bet_count
    if not sent.structure.is_limit:  # no rule of no-limit or pot-limit reads it: the least that fits
        return int(current_bet >= sent.min_bet)
    if last_full_bet in (0, sent.bring_in):
        return int(last_full_bet > 0)
    whole_bets, odd = last_full_bet // sent.min_bet, last_full_bet % sent.min_bet
    straddles_count = ruleset.straddle.counts or not _may_be_first_street(sent)
    nobody_all_in = not any(p.is_all_in(sent.chip or 1) for p in sent.players)
    one_size = sent.big_bet is None or last_full_bet < sent.big_bet
    if sent.structure is Structure.FIXED_LIMIT and one_size and nobody_all_in and straddles_count and not odd:
        return whole_bets
    return Needed("bet_count", (("last_full_bet", last_full_bet),))


def _pot(sent: SentRound) -> int | Needed:
    if sent.pot is None and sent.pots is not None:
        return sum(pot.amount for pot in sent.pots)
    if sent.pot is None and sent.structure is Structure.POT_LIMIT:
        return Needed("pot")
    return sent.pot or 0


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


def _capped(sent: SentRound, round: BettingRound, rule: CapRule) -> tuple[BettingRound, tuple[Needed, ...]]:
    """The round with everything that the limit cap depends on, and each field that is missing for it.

    The fields are asked for long before the cap is near: every round in an answer must be valid as the next request.
    """
    if not round.structure.is_limit:
        return round, ()
    round = replace(round, began_heads_up=_began_heads_up(round))
    if _is_never_capped(round, rule):
        return round, ()
    needs = tuple(_cap_needs(round, rule))
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
