"""Every way in which an action, a declaration or an incident can make no sense in a round."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from .declarations.undercall import faces_the_opening_bet
from .model.action import ActionType, Proposal
from .model.amounts import MOST_CHIPS
from .model.faced import faced_by, made_the_bet
from .model.fault import Fault, FaultKind
from .model.round import BettingRound, Player, Structure
from .model.steps import Declaration, Deed, Gesture, Incident, IncidentKind, PriorMoved, Statement, Step, Told, Word
from .options import most_of_pot, options
from .ruleset import Ruleset

_NEEDS: Final[Mapping[IncidentKind, tuple[str, ...]]] = MappingProxyType(
    {
        IncidentKind.SKIPPED: ("acted_since",),
        IncidentKind.AMOUNT_UNKNOWN: ("acted_since", "amount"),
        IncidentKind.HIDDEN_CHIP: ("amount",),
        IncidentKind.MISINFORMED: ("told_amount",),
        IncidentKind.WRONG_POT_COUNT: ("quoted_pot", "acted_since", "street_over"),
        IncidentKind.UNDERBET_FOUND: ("faced", "street_over"),
        IncidentKind.UNDERCALLS: ("amount", "acted_since"),
        IncidentKind.ACTED_OUT_OF_TURN_DELIBERATELY: (),
    }
)
_ABOUT_THE_ACTOR: Final = (IncidentKind.AMOUNT_UNKNOWN, IncidentKind.MISINFORMED, IncidentKind.UNDERCALLS)
_DEEDS_TO_CARRY_OUT: Final = (IncidentKind.SKIPPED, IncidentKind.AMOUNT_UNKNOWN, IncidentKind.UNDERCALLS)


def _record_fault(pointer: str, code: str, message: str) -> Fault:
    return Fault(pointer, code, message, FaultKind.RECORD)


def step_faults(round: BettingRound, step: Step, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every reason why a step makes no sense in this round; pointers are within the step."""
    if isinstance(step, Declaration):
        return declaration_faults(round, step, ruleset)
    if isinstance(step, Incident):
        return incident_faults(round, step, ruleset)
    return tuple(_proposal_faults(round, step))


def declaration_faults(round: BettingRound, declaration: Declaration, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every reason why a declaration makes no sense in this round."""
    found = (*_statement_faults(declaration), *_content_faults(declaration))
    if round.to_act is None:
        return (
            Fault("", "declaration.round_over", "The round is over: there is nothing to act on.", FaultKind.ROUND_OVER),
            *found,
        )
    seat = round.to_act if declaration.seat is None else declaration.seat
    elsewhere = tuple(seat_faults(round, seat, "declaration")) if declaration.seat is not None else ()
    known = any(player.seat == seat for player in round.players)
    conditions = tuple(_condition_faults(round, seat, declaration))
    if not known:
        return (*elsewhere, *found, *conditions)
    told = _told_faults(round, round.player(seat), declaration.told, ruleset)
    return (*elsewhere, *found, *conditions, *_chip_faults(round, seat, declaration), *told)


def incident_faults(round: BettingRound, incident: Incident, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every reason why an incident makes no sense in this round."""
    missing = tuple(
        _record_fault(f"/{name}", "incident.member_needed", f"{incident.kind} needs {name}.")
        for name in _NEEDS[incident.kind]
        if getattr(incident, name) is None
    )
    if all(player.seat != incident.seat for player in round.players):
        unknown = _record_fault("/seat", "incident.seat_unknown", f"Seat {incident.seat} is not at the table.")
        return (unknown, *missing)
    return (*_about_the_seat(round, incident, ruleset), *missing, *_deed_faults(round, incident))


def _proposal_faults(round: BettingRound, proposal: Proposal) -> Iterator[Fault]:
    if round.to_act is None:
        yield Fault("", "action.round_over", "The round is over: there is nothing to act on.", FaultKind.ROUND_OVER)
        return
    if proposal.size is None and proposal.type.is_wager and round.structure is not Structure.FIXED_LIMIT:
        yield Fault(
            "", "action.size_needed", f"One of to, by and add is needed for {proposal.type} here.", FaultKind.RECORD
        )
    if proposal.size is not None and not proposal.type.is_wager:
        yield Fault(
            f"/{proposal.size.kind}", "action.size_not_taken", f"{proposal.type} takes no amount.", FaultKind.RECORD
        )
    if proposal.seat is not None:
        yield from seat_faults(round, proposal.seat, "action")


def _statement_faults(declaration: Declaration) -> Iterator[Fault]:
    for place, one in enumerate(declaration.words):
        pointer = f"/words/{place}"
        if one.word is None and not one.has_an_amount:
            yield _record_fault(
                pointer, "declaration.nothing_said", "A statement has a word, an amount, or candidates."
            )
        given = [name for name in ("amount", "by", "candidates") if getattr(one, name)]
        if len(given) > 1:
            yield _record_fault(
                f"{pointer}/{given[-1]}", "declaration.one_amount", "Give one of amount, by and candidates."
            )
        if given and one.word is not None and not one.word.takes_an_amount:
            yield _record_fault(
                f"{pointer}/{given[-1]}", "declaration.amount_not_taken", f"{one.word} takes no amount."
            )
        elif one.by is not None and (one.word is None or not one.word.names_a_wager):
            yield _record_fault(f"{pointer}/by", "declaration.by_not_taken", "by goes with bet, raise and complete.")
        if one.size_to_come and not _may_be_sized_later(declaration, one):
            yield _record_fault(
                f"{pointer}/size_to_come",
                "declaration.size_not_to_come",
                "size_to_come goes with bet and raise, without an amount, a condition or chips.",
            )
        if len(set(one.candidates)) < len(one.candidates):
            yield _record_fault(f"{pointer}/candidates", "declaration.candidates_alike", "Each meaning is given once.")


def _may_be_sized_later(declaration: Declaration, one: Statement) -> bool:
    sized = one.has_an_amount or declaration.chips
    return one.word in (Word.BET, Word.RAISE) and not sized and one.condition is None


def _condition_faults(round: BettingRound, seat: int, declaration: Declaration) -> Iterator[Fault]:
    for place, one in enumerate(declaration.words):
        about = one.condition.seat if one.condition else None
        if about is not None and not round.has_another(about, seat):
            yield _record_fault(
                f"/words/{place}/condition/seat",
                "declaration.condition_seat",
                "A condition is about another seat at the table.",
            )


def _content_faults(declaration: Declaration) -> Iterator[Fault]:
    if declaration.gesture is Gesture.FORWARD_MOTION and not declaration.chips:
        yield _record_fault(
            "/gesture", "declaration.motion_without_chips", "A forward motion is made with chips: say which."
        )
    if declaration.told is not None and declaration.unaware_of_raise:
        yield _record_fault(
            "/told", "declaration.told_or_unaware", "told is what the player missed: leave out unaware_of_raise."
        )
    said_or_done = declaration.words or declaration.chips or declaration.gesture
    if not said_or_done and declaration.prior_moved is PriorMoved.NONE:
        yield _record_fault(
            "", "declaration.empty", "Nothing was said or done: there are no words, no chips and no gesture."
        )


def _chip_faults(round: BettingRound, seat: int, declaration: Declaration) -> Iterator[Fault]:
    player = round.player(seat)
    prior, moved = sum(declaration.prior_chips), declaration.prior_moved
    has = player.stack + player.committed
    left = 0 if moved is PriorMoved.ALL else prior or player.committed
    pushed = sum(map(sum, declaration.chips))
    if pushed and left + pushed > has:
        yield Fault(
            "/chips",
            "declaration.chips_above_stack",
            f"Seat {seat} has {has} in front and behind, and {left + pushed} would lie in front.",
        )
    if player.committed == 0 and (prior or moved is not PriorMoved.NONE):
        pointer = "/prior_chips" if prior else "/prior_moved"
        yield Fault(pointer, "declaration.no_prior_chips", f"Seat {seat} has nothing in front from before.")
    elif prior and moved is PriorMoved.NONE and prior < player.committed:
        yield Fault(
            "/prior_chips",
            "declaration.prior_chips_below_committed",
            f"Seat {seat} has committed {player.committed} and took nothing back: its chips cannot come to {prior}.",
        )
    if prior > has:
        yield Fault("/prior_chips", "declaration.prior_chips_above_stack", f"Seat {seat} has {has} in all.")


def _told_faults(round: BettingRound, player: Player, told: Told | None, ruleset: Ruleset) -> Iterator[Fault]:
    facing = round.facing(player)
    match told:
        case Told.NO_BET if facing <= 0:
            yield Fault("/told", "declaration.told_rightly", f"Seat {player.seat} has nothing to call.")
        case Told.NO_RAISE if facing <= 0 or faces_the_opening_bet(round):
            yield Fault("/told", "declaration.told_rightly", f"Seat {player.seat} faces no raise.")
        case Told.MAY_NOT_RAISE if options(round, player, ruleset).raise_ is None:
            yield Fault("/told", "declaration.told_rightly", f"Seat {player.seat} may neither bet nor raise.")


def _about_the_seat(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Iterator[Fault]:
    player, kind = round.player(incident.seat), incident.kind
    if kind in _ABOUT_THE_ACTOR and incident.seat != round.to_act:
        yield Fault("/seat", "incident.seat_not_to_act", f"{kind} is about the seat whose turn it is.")
    if kind is IncidentKind.SKIPPED:
        yield from seat_faults(round, incident.seat, "incident")
        if round.to_act is None:
            yield Fault(
                "/seat", "incident.round_over", "The round is over: no turn is left to lose.", FaultKind.ROUND_OVER
            )
    if kind is IncidentKind.HIDDEN_CHIP and not player.is_all_in(round.chip):
        yield Fault("/seat", "incident.seat_not_all_in", f"Seat {player.seat} is not all-in.")
    elif kind is IncidentKind.HIDDEN_CHIP and player.committed == 0:
        yield Fault("/seat", "incident.no_wager", f"Seat {player.seat} was all-in before this round.")
    elif kind is IncidentKind.HIDDEN_CHIP and round.chips_there_are + (incident.amount or 0) > MOST_CHIPS:
        yield Fault("/amount", "incident.chips_above_maximum", f"All chips together come to more than {MOST_CHIPS}.")
    if kind in (IncidentKind.UNDERBET_FOUND, IncidentKind.WRONG_POT_COUNT):
        yield from _wager_faults(round, incident, ruleset)
    elif kind is IncidentKind.HIDDEN_CHIP:
        yield from _faced_faults(round, incident)
    short = kind is IncidentKind.UNDERCALLS and incident.amount is not None
    if short and (incident.amount or 0) >= min(round.facing(player), max(1, player.playable(round.chip))):
        yield Fault("/amount", "incident.no_undercall", f"Seat {player.seat} owes {round.facing(player)}.")


def _faced_faults(round: BettingRound, incident: Incident) -> Iterator[Fault]:
    player = round.player(incident.seat)
    if incident.faced is None and made_the_bet(round, player) and faced_by(round, player) is None:
        yield _record_fault(
            "/faced",
            "incident.member_needed",
            f"faced is needed: what was the bet when seat {player.seat} went all-in? The round does not tell.",
        )
    if incident.faced is not None and incident.faced > player.committed:
        yield Fault("/faced", "incident.no_wager", f"Seat {player.seat} is all-in for {player.committed}.")


def _wager_faults(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Iterator[Fault]:
    player = round.player(incident.seat)
    if player.folded or not player.acted or player.committed <= (incident.faced or 0):
        yield Fault("/seat", "incident.no_wager", f"Seat {player.seat} has made no wager above what it faced.")
    if incident.kind is IncidentKind.UNDERBET_FOUND:
        return
    if round.structure is not Structure.POT_LIMIT:
        yield Fault("/kind", "incident.not_pot_limit", "The pot is counted in pot_limit only.")
    if incident.quoted_pot is None:
        return
    if incident.actual_pot is None and player.committed != most_of_pot(incident.quoted_pot, round, ruleset):
        yield _record_fault(
            "/actual_pot",
            "incident.member_needed",
            "actual_pot is needed: the bet is no opening bet of the quoted pot, so the right count does not follow.",
        )
    elif _does_not_fit(round, incident, incident.quoted_pot, ruleset):
        yield Fault(
            "/quoted_pot",
            "incident.counts_do_not_fit",
            f"A bet of {player.committed} cannot come of these counts: it is, or would have been, below the minimum.",
        )


def _does_not_fit(round: BettingRound, incident: Incident, quoted: int, ruleset: Ruleset) -> bool:
    """Whether the bet would be below the minimum, either as it was made or as the right count makes it."""
    level = round.player(incident.seat).committed
    before_it = round.current_bet - round.last_raise if level == round.current_bet else 0
    if level - max(0, before_it) < round.min_bet or round.bet_count == 0:
        return True
    actual = round.pot if incident.actual_pot is None else incident.actual_pot
    too_little = most_of_pot(actual, round, ruleset) - most_of_pot(quoted, round, ruleset)
    return level + too_little < max(0, before_it) + round.min_bet


def _deed_faults(round: BettingRound, incident: Incident) -> Iterator[Fault]:
    deeds = incident.acted_since or ()
    if incident.acted_since is not None and not deeds and incident.kind in _DEEDS_TO_CARRY_OUT:
        yield Fault("/acted_since", "incident.nobody_acted", f"{incident.kind} needs at least one who acted.")
    seen: set[int] = set()
    for place, deed in enumerate(deeds):
        pointer = f"/acted_since/{place}"
        if all(player.seat != deed.seat for player in round.players):
            yield _record_fault(f"{pointer}/seat", "incident.seat_unknown", f"Seat {deed.seat} is not at the table.")
        elif incident.kind in _DEEDS_TO_CARRY_OUT:
            yield from _carried_out_faults(round, incident, deed, pointer, seen)


def _carried_out_faults(
    round: BettingRound, incident: Incident, deed: Deed, pointer: str, seen: set[int]
) -> Iterator[Fault]:
    """What is wrong with a deed that is not yet carried out in the round."""
    if deed.seat == incident.seat or deed.seat in seen:
        yield Fault(f"{pointer}/seat", "incident.seat_acted_twice", f"Seat {deed.seat} can act here once, and behind.")
    elif not round.player(deed.seat).may_act(round.chip):
        yield Fault(f"{pointer}/seat", "incident.seat_cannot_act", f"Seat {deed.seat} has folded or is all-in.")
    seen.add(deed.seat)
    if incident.kind is not IncidentKind.SKIPPED:
        if deed.type not in (ActionType.FOLD, ActionType.CALL):
            yield _record_fault(
                f"{pointer}/type", "incident.deed_not_taken", f"{incident.kind} is about calls and folds."
            )
    elif deed.type.is_wager and deed.to is None and round.structure is not Structure.FIXED_LIMIT:
        yield _record_fault(f"{pointer}/to", "incident.member_needed", f"to is needed for {deed.type} here.")


def seat_faults(round: BettingRound, seat: int, what: str) -> Iterator[Fault]:
    """Why a seat cannot act: it is not at the table, has folded, or is all-in. `what` is the first part of the code."""
    player = next((player for player in round.players if player.seat == seat), None)
    if player is None:
        yield Fault("/seat", f"{what}.seat_unknown", f"Seat {seat} is not at the table.", FaultKind.RECORD)
    elif player.folded:
        yield Fault("/seat", f"{what}.seat_folded", f"Seat {seat} has folded.")
    elif not player.may_act(round.chip):
        yield Fault("/seat", f"{what}.seat_all_in", f"Seat {seat} is all-in.")
