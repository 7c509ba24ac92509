"""The English for every fault that the rules find in a round, a step, an opening or a hand."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from .model.fault import Fault, FaultKind, fault_of
from .model.steps import Told
from .model.template import Param, Template, template


class CreditNeeded(StrEnum):
    """Why pot_credit has to be sent."""

    COUNTED_OTHERWISE = "counted_otherwise"
    SHORT_BLIND = "short_blind"


class BringInAtMost(StrEnum):
    """How large a bring-in can be."""

    BELOW = "below"
    A_BET = "a_bet"


class InEachPot(StrEnum):
    """Why a seat must be among those that can win a pot."""

    NOT_FOLDED = "not_folded"
    IN_LATER = "in_later"
    HAD_CHIPS = "had_chips"


class OpenPairLacks(StrEnum):
    """Why no larger bet is open for an open pair."""

    LIMIT = "limit"
    ONE_SIZE = "one_size"
    STREET_BETS = "street_bets"
    LARGER = "larger"


class MemberNeeded(StrEnum):
    """Why an incident needs a member."""

    OF_KIND = "of_kind"
    BET_UNKNOWN = "bet_unknown"
    NO_OPENING_BET = "no_opening_bet"
    WAGER = "wager"


class FirstNeeded(StrEnum):
    """Why nothing tells who acts first."""

    NO_BLIND = "no_blind"
    SEVERAL_BLINDS = "several_blinds"


class NoWager(StrEnum):
    """Why there is no wager that an incident could be about."""

    ALL_IN_BEFORE = "all_in_before"
    ALL_IN_FOR_LESS = "all_in_for_less"
    NOTHING_ABOVE = "nothing_above"


_NOT_AT_THE_TABLE: Final = "Seat {seat} is not at the table."
_FOLDED: Final = "Seat {seat} has folded."
_ALL_IN: Final = "Seat {seat} is all-in."
_NO_CHECK: Final = "Seat {seat} faces a bet then: it cannot have checked."
_NO_CALL: Final = "Seat {seat} has acted and owes nothing then: it cannot have called."
_ACTED_TWICE: Final = "Seat {seat} is named twice, or is the seat that this is about: others are named here, each once."
_TOO_MANY_CHIPS: Final = "All chips together come to more than {most}."

_OF_ROUNDS: Final[dict[str, str | Template]] = {
    "round.max_bet_needed": "max_bet is needed: in spread_limit it is the most a bet or raise may be.",
    "round.street_needed": "street is needed: "
    "a bring-in, a pot credit and a bet above all commitments belong to the first.",
    "round.current_bet_needed": "current_bet is needed: "
    "{committed} is the most committed, and a short blind may stand for more.",
    "round.last_full_raise_by_needed": "last_full_raise_by is needed: "
    "with current_bet {current_bet} and min_bet {min_bet} raises of several sizes could have led there.",
    "round.last_full_bet_to_needed": "last_full_bet_to is needed: how high was the last whole bet? "
    "{current_bet} if that is one, or an all-in of half a bet more; "
    "if not, what the bet was before; 0 if there was only a bring-in.",
    "round.bet_count_needed": "bet_count is needed: a bet of {last_full_bet_to} may have been reached in several ways.",
    "round.pot_before_round_needed": "pot_before_round is needed: in pot_limit the maximum is reckoned from it.",
    "round.pot_credit_needed": template(
        "pot_credit is needed: {why}.",
        why={
            CreditNeeded.COUNTED_OTHERWISE: "under this rule "
            "the first street's maximum counts chips otherwise than they lie",
            CreditNeeded.SHORT_BLIND: "a blind is all-in, and what it lacks of its nominal size counts in the maximum",
        },
    ),
    "round.capped_needed": "capped is needed: "
    "{bet_count} bets are made and fewer than three players can act: were three there at the last one.",
    "round.streets_needed": "streets is needed: the cap on raises depends on how many betting rounds the game has.",
    "round.players_left_needed": "players_left is needed: "
    "the cap on raises is lifted when two players are left in the event.",
    "round.began_heads_up_needed": "began_heads_up is needed: "
    "the cap on raises is lifted only if the round began heads-up.",
    "round.seats_alike": "Seat {seat} is there twice.",
    "round.too_few_players": "{live} of the players have not folded: nobody can act.",
    "round.chips_above_maximum": _TOO_MANY_CHIPS,
    "round.players_left_too_few": "{live} players are still in this pot.",
    "round.began_with_more": "{began_with} could bet when the round began.",
    "round.street_above_streets": "The game has {streets} betting rounds.",
    "round.bring_in_after_first_street": "A bring-in belongs to the first street.",
    "round.pot_credit_after_first_street": "A pot credit belongs to the first street.",
    "round.committed_without_acting": "Seat {seat} has not acted, and nothing is posted after the first street.",
    "round.bet_below_commitment": "{committed} is committed: the bet cannot be lower.",
    "round.bet_above_commitments": "Nobody has more than {committed} in, "
    "and no short blind or bring-in explains a bet of {current_bet}.",
    "round.last_full_bet_to_above_bet": "The bet stands at {current_bet}.",
    "round.last_full_raise_by_above_bet": "The bet stands at {current_bet}.",
    "round.last_full_raise_by_below_min_bet": "No full raise is under {min_bet}.",
    "round.bring_in_above_min_bet": template(
        "A bring-in is {why} of {min_bet}.",
        why={BringInAtMost.BELOW: "less than a full bet", BringInAtMost.A_BET: "no more than a bet"},
    ),
    "round.bring_in_not_paid": "Players have acted, yet nobody has brought in.",
    "round.button_unknown": "Seat {seat} is not dealt in, and the seats are not numbered clockwise: "
    "nobody is left of it.",
    "round.pots_do_not_add_up": "They come to {pots}, and pot_before_round is {pot}.",
    "round.pot_seat_unknown": _NOT_AT_THE_TABLE,
    "round.pot_seat_twice": "Seat {seat} is there twice.",
    "round.pot_without_seat": template(
        "Seat {seat} {why}.",
        why={
            InEachPot.NOT_FOLDED: "has not folded: it can win the main pot",
            InEachPot.IN_LATER: "can win a later pot, and so this one",
            InEachPot.HAD_CHIPS: "has had chips to bet on this street: it can win every pot of the streets before",
        },
    ),
    "round.max_bet_below_min_bet": "The smallest bet is {min_bet}.",
    "round.street_bets_without_street": "street and streets are needed beside: which of the bets holds is not told.",
    "round.street_bets_unlike_streets": "The game has {streets} betting rounds, and here are {found} bets.",
    "round.min_bet_unlike_street_bets": "street_bets has {least} for street {street}.",
    "round.acts_last_unknown": _NOT_AT_THE_TABLE,
    "round.acts_last_after_first_street": "A seat acts last on the first street only.",
    "round.to_act_acts_last": "Seat {seat} acts last, and others have not acted yet.",
    "round.big_bet_without_limit": "There is no big bet in {structure}.",
    "round.big_bet_not_above": "A big bet is more than the smallest one, {min_bet}.",
    "round.pot_credit_above_pot": "The pot holds {pot}.",
    "round.bet_count_without_bet": "No full bet is out.",
    "round.bet_count_too_high": "A bet of {current_bet} holds at most {most_bets} bets.",
    "round.bet_without_count": "A full bet is out, so at least one is counted.",
    "round.capped_without_limit": "There is no cap on raises in {structure}.",
    "round.capped_below_cap": "The cap is {cap} bets; {bet_count} are counted.",
    "round.to_act_missing": "Seat {seat} still has to act.",
    "round.to_act_unknown": _NOT_AT_THE_TABLE,
    "round.to_act_folded": _FOLDED,
    "round.to_act_all_in": _ALL_IN,
    "round.to_act_none_left": "No action is left in this round: to_act is null.",
    "round.to_act_has_acted": "Seat {seat} has acted and owes nothing.",
    "round.out_of_turn_impossible": "Seat {seat} cannot have done that: look at its other fields and at current_bet.",
    "round.fold_not_pending": "Under this rulebook a fold out of turn binds at once, and is not pending: "
    "seat {seat} has folded.",
    "round.must_raise_not_to_act": "Seat {seat} is not to act: it owes no bet or raise that it has announced.",
    "round.must_raise_barred": "Seat {seat} has lost the right to bet or raise (no_raise): it owes neither.",
    "round.no_fold_folded": _FOLDED,
}

_OF_STEPS: Final[dict[str, str | Template]] = {
    "action.round_over": "The round is over: there is nothing to act on.",
    "action.size_needed": "One of to, by and add is needed for {action} here.",
    "action.size_not_taken": "{action} takes no amount.",
    "action.bet_has_changed": template(
        "{why}. Show the player the bet as it is now, and send what the player does then.",
        why={
            "faced": "`faced` is {sent}, but the bet is {current_bet}",
            "to": "`to` is {sent}, but the {action} is to {to}",
            "add": "`add` is {sent}, but the {action} adds {add}",
        },
    ),
    "action.seat_unknown": _NOT_AT_THE_TABLE,
    "action.seat_folded": _FOLDED,
    "action.seat_all_in": _ALL_IN,
    "declaration.round_over": "The round is over: there is nothing to act on.",
    "declaration.seat_unknown": _NOT_AT_THE_TABLE,
    "declaration.seat_folded": _FOLDED,
    "declaration.seat_all_in": _ALL_IN,
    "declaration.seat_acted_twice": _ACTED_TWICE,
    "declaration.no_check": _NO_CHECK,
    "declaration.no_call": _NO_CALL,
    "declaration.deed_size_needed": "to is needed for {action} here.",
    "declaration.nothing_said": "A statement has a word, an amount, or candidates.",
    "declaration.one_amount": "Give one of amount, by and candidates.",
    "declaration.amount_not_taken": "{verb} takes no amount.",
    "declaration.by_not_taken": "by goes with bet, raise and complete.",
    "declaration.size_not_to_come": "size_to_come goes with bet and raise, without an amount, a condition or chips.",
    "declaration.candidates_alike": "Each meaning is given once.",
    "declaration.condition_seat": "A condition is about another seat at the table, one that can still act.",
    "declaration.motion_without_chips": "A forward motion is made with chips: say which.",
    "declaration.question_of_words": "in_question goes with words alone: without chips, a gesture, chips taken back, "
    "size_to_come, told and unaware_of_raise.",
    "declaration.unaware_of_nothing": "Seat {seat} faces no bet: there is no raise that it could have missed.",
    "declaration.told_or_unaware": "told is what the player missed: leave out unaware_of_raise.",
    "declaration.told_rightly": template(
        "Seat {seat} {claim}.",
        claim={
            Told.NO_BET: "has nothing to call",
            Told.NO_RAISE: "faces no raise",
            Told.MAY_NOT_RAISE: "may neither bet nor raise",
        },
    ),
    "declaration.empty": "Nothing was said or done: there are no words, no chips and no gesture.",
    "declaration.chips_above_stack": "Seat {seat} has {has} in front and behind, and {in_front} would lie in front.",
    "declaration.no_prior_chips": "Seat {seat} has nothing in front from before.",
    "declaration.prior_chips_below_committed": "Seat {seat} has committed {committed} and took nothing back: "
    "its chips cannot come to {prior}.",
    "declaration.prior_chips_above_stack": "Seat {seat} has {has} in all.",
    "incident.round_over": "The round is over: no turn is left to lose.",
    "incident.seat_unknown": _NOT_AT_THE_TABLE,
    "incident.seat_folded": _FOLDED,
    "incident.seat_all_in": _ALL_IN,
    "incident.seat_not_to_act": "{kind} is about the seat whose turn it is.",
    "incident.seat_not_all_in": "Seat {seat} is not all-in.",
    "incident.chips_above_maximum": _TOO_MANY_CHIPS,
    "incident.member_needed": template(
        "{why}",
        why={
            MemberNeeded.OF_KIND: "{kind} needs {member}.",
            MemberNeeded.BET_UNKNOWN: "{member} is needed: "
            "what was the bet when seat {seat} went all-in? The round does not tell.",
            MemberNeeded.NO_OPENING_BET: "{member} is needed: "
            "the bet is no opening bet of the quoted pot, so the right count does not follow.",
            MemberNeeded.WAGER: "{member} is needed for {action} here.",
        },
    ),
    "incident.member_not_taken": "{kind} has no {member}: leave it out.",
    "incident.no_undercall": "Seat {seat} owes {facing}.",
    "incident.no_wager": template(
        "Seat {seat} {why}.",
        why={
            NoWager.ALL_IN_BEFORE: "was all-in before this round",
            NoWager.ALL_IN_FOR_LESS: "is all-in for {committed}",
            NoWager.NOTHING_ABOVE: "has made no wager above what it faced",
        },
    ),
    "incident.no_bring_in": "The round has no bring-in.",
    "incident.not_brought_in": "Nobody has brought it in yet.",
    "incident.brought_in_itself": "Seat {seat} has brought it in itself.",
    "incident.not_pot_limit": "The pot is counted in pot_limit only.",
    "incident.counts_do_not_fit": "A bet of {committed} cannot come of these counts: "
    "it is, or would have been, below the minimum.",
    "incident.nobody_acted": "{kind} needs at least one who acted.",
    "incident.seat_acted_twice": _ACTED_TWICE,
    "incident.no_check": _NO_CHECK,
    "incident.no_call": _NO_CALL,
    "incident.seat_cannot_act": "The round has seat {seat} folded or all-in already: that is not told again.",
    "incident.deed_not_taken": "{kind} is about calls and folds.",
}

_OF_HANDS: Final[dict[str, str | Template]] = {
    "opening.first_to_act_unknown": _NOT_AT_THE_TABLE,
    "opening.first_to_act_needed": template(
        "first_to_act is needed, or the button: {why}.",
        why={
            FirstNeeded.NO_BLIND: "there is no blind to start from",
            FirstNeeded.SEVERAL_BLINDS: "several seats post the blind that tells it",
        },
    ),
    "opening.first_by_cards": "first_to_act is needed: the cards say who brings in, and no button does.",
    "opening.no_chips": "Seat {seat} has no chips: it is not dealt in.",
    "opening.pot_credit_above_maximum": "What the blinds count for in the pot comes to more than {most}.",
    "opening.posts_after_first_street": "Nothing is posted after the first street.",
    "opening.bring_in_size": "The bring-in is {bring_in}, and {posted} is posted for it.",
    "opening.bring_in_beside_blind": "A game with a bring-in has no blinds.",
    "opening.post_seat_unknown": _NOT_AT_THE_TABLE,
    "opening.post_twice": "There is already a {post}. Two seats may post a big_blind, of one size.",
    "opening.big_blind_below_min_bet": "The smallest full bet is {min_bet}; "
    "a blind below the first bet is a small_blind.",
    "opening.straddle_too_small": "Over a bet of {current_bet} a straddle is at least {least}.",
    "opening.big_blind_missing": "A {post} needs a big blind.",
    "opening.small_blind_above_big": "The big blind is {big_blind}.",
    "opening.small_blind_not_dead": "A small blind is posted. Who pays one late and dead posts it as dead.",
    "opening.dead_small_blind_after_first_street": "A small blind that nobody posts counts on the first street only.",
    "opening.post_not_above": "Seat {seat} has posted {posted}; a further blind is the total in front.",
    "next_street.betting_not_over": "Seat {to_act} has still to act on this street.",
    "next_street.won": "Seat {seat} has won: all others have folded.",
    "next_street.showdown": "Street {street} is the last: the showdown follows.",
    "next_street.open_pair_impossible": template(
        "For an open pair {why}.",
        why={
            OpenPairLacks.LIMIT: "no larger bet is open: the structure is not fixed_limit",
            OpenPairLacks.ONE_SIZE: "the larger bet is said twice: big_bet says it too",
            OpenPairLacks.STREET_BETS: "nothing tells the larger bet: the round has no street_bets",
            OpenPairLacks.LARGER: "no larger bet is open: street_bets have none",
        },
    ),
    "next_street.first_to_act_unknown": _NOT_AT_THE_TABLE,
    "next_street.first_to_act_folded": _FOLDED,
    "next_street.first_to_act_needed": "first_to_act is needed here, or the round's button: "
    "nothing else tells who acts first.",
    "hand.first_to_act_unknown": _NOT_AT_THE_TABLE,
    "hand.min_bet_twice": "The first street's smallest bet is said above.",
    "hand.open_pair_twice": "The first street's sizes are said above: big_bet.",
    "hand.big_bet_twice": "The first street's big bet is said above.",
    "hand.max_bet_twice": "The first street's largest bet is said above.",
    "hand.first_to_act_twice": "The snapshot says who is to act.",
    "hand.street_needed": "street is needed: without it nobody knows the last one.",
    "hand.streets_needed": "streets is needed: without it nobody knows the last one.",
    "hand.too_many_rounds": "The game has {streets} betting rounds.",
    "hand.betting_not_over": "Seat {to_act} has still to act on this street, and another one follows.",
    "hand.first_to_act_needed": "first_to_act is needed here, or the hand's button: "
    "nothing else tells who acts first on this street.",
}

_OF_TABLES: Final[dict[str, str | Template]] = {
    "next_hand.places_not_clockwise": "The places are numbered clockwise: each number is higher than the one before.",
    "next_hand.no_such_place": "There is no place {place} at this table: seats has all of them, empty ones too.",
    "next_hand.button_needs_player": (
        "Nobody sits at place {place}, and by this `button.method` the button is always with a player: "
        "send the seat of the player who drew it."
    ),
    "next_hand.blind_missing": "The places of both blinds are needed, or of neither: "
    "a blind that nobody posted has one too.",
    "next_hand.blinds_needed": "Send `small_blind_seat` and `big_blind_seat`: where the blinds of that hand were. "
    "Both are the button's place if it had the only blind.",
    "next_hand.blinds_out_of_place": "Clockwise come button, small blind, big blind, each at a place of its own; "
    "between two players the button has the small blind.",
    "next_hand.seat_twice": "Seat {seat} is there twice.",
    "next_hand.newcomer_owes": "Seat {seat} is new at this table: it has missed no blind here.",
    "next_hand.tournament_owes": "Nobody owes a blind in a tournament: who is away posts them.",
    "next_hand.has_not_stayed": "Seat {seat} was not dealt in last time: say how it came.",
    "next_hand.alone": "Fewer than two can be dealt in: no hand is played.",
    "next_hand.no_last_hand": "Without a last hand there is no {member}.",
    "next_hand.drawn_later": "The button is drawn for the first hand only: last is null there.",
    "next_hand.draw_needed": "button_drawn is needed: who has the first button is drawn.",
    "next_hand.winner_needed": "won_by is needed: who won has the button.",
    "next_hand.small_blind_above_big": "The big blind is {big_blind}.",
    "next_hand.redeal_put_right": "A hand that is dealt again has the places of last: if the button was wrong in it, "
    "last has the right ones.",
    "next_hand.straddle_above_maximum": "Twice big_blind is more chips than there can be: nobody can straddle.",
    "next_hand.straddle_too_small": "A straddle is at least {least}.",
    "next_hand.big_blind_gone": "Nobody who was in the last hand sits at place {place}, the big blind's: "
    "it cannot be dealt again.",
}

FAULTS: Final[Mapping[str, Template]] = MappingProxyType(
    {
        code: template(said) if isinstance(said, str) else said
        for code, said in {**_OF_ROUNDS, **_OF_STEPS, **_OF_HANDS, **_OF_TABLES}.items()
    }
)
"""What each fault says; `fault` fills it in."""


def fault(
    pointer: str, code: str, kind: FaultKind = FaultKind.PLAY, turns_on: tuple[str, ...] = (), /, **params: Param
) -> Fault:
    """The fault with that code at a JSON pointer; `params` are those of its template."""
    return fault_of(FAULTS, pointer, code, params, kind, turns_on)
