"""Every way in which an action, a declaration or an incident can make no sense in a round."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, assert_never

from msgspec.structs import replace

from .acting.out_of_turn import acted_over, can_come_about, is_to_come
from .betting.short_posts import owed_to
from .declarations.undercall import faces_the_opening_bet
from .faults import MemberNeeded, NoWager, fault
from .incidents.hidden_chip import faced_by, made_the_bet
from .incidents.turn import sole_opener
from .model.action import ActionType, Proposal
from .model.amounts import MOST_CHIPS
from .model.fault import Fault, FaultKind
from .model.round import BettingRound, Player, Structure
from .model.steps import (
    ActionSince,
    Claim,
    Declaration,
    Gesture,
    Incident,
    IncidentKind,
    PriorMoved,
    Statement,
    Step,
    Word,
)
from .model.template import Param
from .options import call_option, most_of_pot, options
from .rule_out_of_turn import seen_out_of_turn
from .ruleset import Ruleset

_NEEDS: Final[Mapping[IncidentKind, tuple[str, ...]]] = MappingProxyType(
    {
        IncidentKind.SKIPPED: ("acted_since",),
        IncidentKind.AMOUNT_UNKNOWN: ("acted_since", "amount"),
        IncidentKind.HIDDEN_CHIP: ("amount",),
        IncidentKind.MISINFORMED: ("told_to",),
        IncidentKind.WRONG_POT_COUNT: ("quoted_pot", "acted_since", "street_over"),
        IncidentKind.UNDERBET_FOUND: ("faced", "street_over"),
        IncidentKind.UNDERCALLS: ("amount", "acted_since"),
        IncidentKind.WRONG_BRING_IN: (),
        IncidentKind.ACTED_OUT_OF_TURN_DELIBERATELY: (),
        IncidentKind.CLOCK_CALLED: (),
        IncidentKind.TIME_EXPIRED: (),
    }
)
_MAY_HAVE: Final[Mapping[IncidentKind, tuple[str, ...]]] = MappingProxyType(
    {
        IncidentKind.HIDDEN_CHIP: ("faced",),
        IncidentKind.MISINFORMED: ("acted_since",),
        IncidentKind.WRONG_POT_COUNT: ("actual_pot",),
        IncidentKind.CLOCK_CALLED: ("called_by", "waited"),
        IncidentKind.TIME_EXPIRED: ("tied",),
    }
)
_ABOUT_THE_ACTOR: Final = (
    *(IncidentKind.AMOUNT_UNKNOWN, IncidentKind.MISINFORMED, IncidentKind.UNDERCALLS),
    *(IncidentKind.CLOCK_CALLED, IncidentKind.TIME_EXPIRED),
)
_ACTIONS_TO_CARRY_OUT: Final = (IncidentKind.SKIPPED, IncidentKind.AMOUNT_UNKNOWN, IncidentKind.UNDERCALLS)


def _record_fault(pointer: str, code: str, **params: Param) -> Fault:
    return fault(pointer, code, FaultKind.RECORD, **params)


def step_faults(round: BettingRound, step: Step, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every reason why a step makes no sense in this round; pointers are within the step."""
    if isinstance(step, Declaration):
        return declaration_faults(round, step, ruleset)
    if isinstance(step, Incident):
        return incident_faults(round, step, ruleset)
    return tuple(_proposal_faults(round, step, ruleset))


def declaration_faults(round: BettingRound, declaration: Declaration, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every reason why a declaration makes no sense in this round."""
    own = (*_statement_faults(declaration), *_content_faults(declaration))
    if round.to_act is None:
        return (fault("", "declaration.round_over", FaultKind.ROUND_OVER), *own)
    seat = round.to_act if declaration.seat is None else declaration.seat
    elsewhere = tuple(seat_faults(round, seat, "declaration")) if declaration.seat is not None else ()
    known = any(player.seat == seat for player in round.players)
    conditions = tuple(_condition_faults(round, seat, declaration))
    if not known:
        return (*elsewhere, *own, *conditions)
    changed = tuple(_other_bet(round, declaration))
    missed = tuple(_missed_faults(round, round.player(seat), declaration, ruleset))
    risen = _may_have_raised(round, round.player(seat), declaration)
    since = _since_faults(round, seat, declaration.acted_since or (), "declaration", risen=risen)
    return (*changed, *elsewhere, *own, *conditions, *_chip_faults(round, seat, declaration), *missed, *since)


def incident_faults(round: BettingRound, incident: Incident, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Every reason why an incident makes no sense in this round."""
    members = tuple(
        _record_fault(f"/{name}", "incident.member_needed", why=MemberNeeded.OF_KIND, kind=incident.kind, member=name)
        for name in _NEEDS[incident.kind]
        if getattr(incident, name) is None and not _is_told_by_the_round(round, incident)
    )
    read = ("kind", "seat", *members_of(incident.kind))
    members += tuple(
        _record_fault(f"/{name}", "incident.member_not_taken", kind=incident.kind, member=name)
        for name in Incident.__struct_fields__
        if name not in read and getattr(incident, name) is not None
    )
    if all(player.seat != incident.seat for player in round.players):
        unknown = _record_fault("/seat", "incident.seat_unknown", seat=incident.seat)
        return (unknown, *members)
    if incident.kind is IncidentKind.WRONG_BRING_IN:
        return (*members, *_wrong_bring_in_faults(round, incident))
    about = _about_the_seat(round, incident, ruleset)
    return (*about, *members, *_deed_faults(round, incident))


def members_of(kind: IncidentKind) -> tuple[str, ...]:
    """What an incident of this kind may have beside its seat, the needed members first."""
    return (*_NEEDS[kind], *_MAY_HAVE.get(kind, ()))


def _is_told_by_the_round(round: BettingRound, incident: Incident) -> bool:
    """Whether the seat was acted over by what the round has as done out of turn; then nothing more is needed."""
    return incident.kind is IncidentKind.SKIPPED and incident.seat == round.to_act and bool(acted_over(round))


def _proposal_faults(round: BettingRound, proposal: Proposal, ruleset: Ruleset) -> Iterator[Fault]:
    if round.to_act is None:
        yield fault("", "action.round_over", FaultKind.ROUND_OVER)
        return
    is_sized, is_wager = proposal.sized_by is not None, proposal.type.is_wager
    if is_wager and not is_sized and round.structure is not Structure.FIXED_LIMIT:
        yield _record_fault("", "action.size_needed", action=proposal.type)
    if proposal.faced is not None:
        yield from _other_bet(round, proposal)
    if is_sized and not is_wager:
        yield from _size_faults(round, proposal, ruleset)
    if proposal.seat is not None:
        yield from seat_faults(round, proposal.seat, "action")


def _other_bet(round: BettingRound, step: Proposal | Declaration) -> Iterator[Fault]:
    """A fault if the player saw another bet than there is."""
    if step.faced is not None and step.faced != round.current_bet:
        figures = {"sent": step.faced, "current_bet": round.current_bet}
        yield fault("/faced", "action.bet_has_changed", FaultKind.BET_CHANGED, why="faced", **figures)


def _size_faults(round: BettingRound, proposal: Proposal, ruleset: Ruleset) -> Iterator[Fault]:
    """A fault if the action takes no amount, or if a call or check does not come to the amount that it names."""
    if proposal.type not in (ActionType.CALL, ActionType.CHECK) or proposal.by is not None:
        yield _record_fault(f"/{proposal.sized_by}", "action.size_not_taken", action=proposal.type)
        return
    seat = round.to_act if proposal.seat is None else proposal.seat
    player = next((player for player in round.players if player.seat == seat), None)
    if player is None or player.folded:
        return
    seen = round if seat == round.to_act else seen_out_of_turn(round, player, ruleset).round
    comes_to = call_option(seen, seen.player(player.seat), ruleset)
    for why in ("to", "add"):
        sent, now = getattr(proposal, why), getattr(comes_to, why)
        if sent is not None and sent != now:
            due = ActionType.CALL if comes_to.add else ActionType.CHECK
            figures: dict[str, Param] = {"sent": sent, "action": due, why: now}
            yield fault(f"/{why}", "action.bet_has_changed", FaultKind.BET_CHANGED, why=why, **figures)


def _statement_faults(declaration: Declaration) -> Iterator[Fault]:
    for place, statement in enumerate(declaration.words):
        pointer = f"/words/{place}"
        if statement.word is None and not statement.has_an_amount:
            yield _record_fault(pointer, "declaration.nothing_said")
        given = [name for name in ("amount", "by", "candidates") if getattr(statement, name)]
        if len(given) > 1:
            yield _record_fault(f"{pointer}/{given[-1]}", "declaration.one_amount")
        if given and statement.word is not None and not statement.word.takes_an_amount:
            yield _record_fault(f"{pointer}/{given[-1]}", "declaration.amount_not_taken", verb=statement.word)
        elif statement.by is not None and (statement.word is None or not statement.word.names_a_wager):
            yield _record_fault(f"{pointer}/by", "declaration.by_not_taken")
        if statement.size_to_come and not _may_be_sized_later(declaration, statement):
            yield _record_fault(f"{pointer}/size_to_come", "declaration.size_not_to_come")
        if len(set(statement.candidates)) < len(statement.candidates):
            yield _record_fault(f"{pointer}/candidates", "declaration.candidates_alike")


def _may_be_sized_later(declaration: Declaration, statement: Statement) -> bool:
    sized = statement.has_an_amount or declaration.chips
    return statement.word in (Word.BET, Word.RAISE) and not sized and statement.condition is None


def _condition_faults(round: BettingRound, seat: int, declaration: Declaration) -> Iterator[Fault]:
    for place, statement in enumerate(declaration.words):
        about = statement.condition
        if about is None or about.seat is None:
            continue
        if not round.has_another(about.seat, seat) or not can_come_about(about, round.players, round.chip):
            yield _record_fault(f"/words/{place}/condition/seat", "declaration.condition_seat")


def _content_faults(declaration: Declaration) -> Iterator[Fault]:
    if declaration.gesture is Gesture.FORWARD_MOTION and not declaration.chips:
        yield _record_fault("/gesture", "declaration.motion_without_chips")
    to_come = any(statement.size_to_come for statement in declaration.words)
    if declaration.in_question and (to_come or not declaration.is_words_alone):
        yield _record_fault("/in_question", "declaration.question_of_words")
    if declaration.told is not None and declaration.unaware_of_raise:
        yield _record_fault("/told", "declaration.told_or_unaware")
    said_or_done = declaration.words or declaration.chips or declaration.gesture
    if not said_or_done and declaration.prior_moved is PriorMoved.NONE:
        yield _record_fault("", "declaration.empty")


def _chip_faults(round: BettingRound, seat: int, declaration: Declaration) -> Iterator[Fault]:
    player = round.player(seat)
    prior, moved = sum(declaration.prior_chips), declaration.prior_moved
    has = player.stack + player.committed
    left = 0 if moved is PriorMoved.ALL else prior or player.committed
    pushed = sum(map(sum, declaration.chips))
    if pushed and left + pushed > has:
        yield fault("/chips", "declaration.chips_above_stack", seat=seat, has=has, in_front=left + pushed)
    if player.committed == 0 and (prior or moved is not PriorMoved.NONE):
        pointer = "/prior_chips" if prior else "/prior_moved"
        yield fault(pointer, "declaration.no_prior_chips", seat=seat)
    elif prior and moved is PriorMoved.NONE and prior < player.committed:
        yield fault(
            "/prior_chips",
            "declaration.prior_chips_below_committed",
            seat=seat,
            committed=player.committed,
            prior=prior,
        )
    if prior > has:
        yield fault("/prior_chips", "declaration.prior_chips_above_stack", seat=seat, has=has)


def _missed_faults(round: BettingRound, player: Player, declaration: Declaration, ruleset: Ruleset) -> Iterator[Fault]:
    """What the player cannot have missed: he was told rightly, or there is nothing that he owes."""
    claim = declaration.told
    if claim is not None and _is_true(round, player, claim, ruleset):
        yield fault("/told", "declaration.told_rightly", seat=player.seat, claim=claim)
    if declaration.unaware_of_raise and player.may_act(round.chip) and _owes_nothing(round, player, ruleset):
        yield fault("/unaware_of_raise", "declaration.unaware_of_nothing", seat=player.seat)


def _owes_nothing(round: BettingRound, player: Player, ruleset: Ruleset) -> bool:
    """Whether the player faces no bet as he sees the table; if he is early, he sees what others did early too."""
    if player.seat == round.to_act and round.bring_in_pending:
        return True
    if owed_to(round, player, ruleset.owed) > player.committed:
        return False
    more = player.committed + 1
    return player.seat == round.to_act or not is_to_come(more, player, round.players, round.bring_in)


def _is_true(round: BettingRound, player: Player, claim: Claim, ruleset: Ruleset) -> bool:
    match claim:
        case Claim.NO_BET:
            return round.facing(player) <= 0
        case Claim.NO_RAISE:
            return round.facing(player) <= 0 or faces_the_opening_bet(round)
        case Claim.MAY_NOT_RAISE:
            return options(round, player, ruleset).raise_ is None
    assert_never(claim)


def _may_have_raised(round: BettingRound, player: Player, declaration: Declaration) -> bool:
    """Whether what the player said and put in may have come to a bet or raise, so that others owed more than now."""
    passive = (Word.FOLD, Word.CHECK, Word.PASS, Word.CALL, Word.TIME)
    raised = any(statement.word not in passive for statement in declaration.words)
    return raised or player.committed + sum(map(sum, declaration.chips)) > round.due


def _since_faults(
    round: BettingRound, seat: int, actions_since: tuple[ActionSince, ...], what: str, *, risen: bool
) -> Iterator[Fault]:
    """What is wrong with what others did after the seat, which the round has not, and does not come to have.

    `risen`: whether the seat may itself have made the bet higher than the round has it.
    """
    seen = {seat}
    for place, action_since in enumerate(actions_since):
        pointer = f"/acted_since/{place}"
        for error in seat_faults(round, action_since.seat, what):
            yield replace(error, pointer=pointer + error.pointer)
        if action_since.seat in seen:
            yield fault(f"{pointer}/seat", f"{what}.seat_acted_twice", seat=action_since.seat)
        seen.add(action_since.seat)
        yield from _impossible(round, action_since, pointer, what, risen=risen)
        risen = risen or _lifts_the_bet(round, action_since)


def _lifts_the_bet(round: BettingRound, action_since: ActionSince) -> bool:
    """Whether others may owe more by the action: a bet or raise does it, and an all-in above the bet."""
    if action_since.type is not ActionType.ALL_IN:
        return action_since.type.is_wager
    return any(player.seat == action_since.seat and player.reach(round.chip) > round.due for player in round.players)


def _impossible(
    round: BettingRound, action_since: ActionSince, pointer: str, what: str, *, risen: bool, in_turn: bool = True
) -> Iterator[Fault]:
    """Why the action cannot have been done: a check to a bet, a call of nothing, or a wager that is not told whole.

    `risen`: whether the bet may be higher by then. Out of turn a check to a bet is an action like any other, that has
    consequences.
    """
    player = next((player for player in round.players if player.seat == action_since.seat), None)
    if player is None:
        return
    owes = player.committed < round.due
    may_owe = owes or risen or is_to_come(player.committed + 1, player, round.players, round.bring_in)
    if action_since.type is ActionType.CHECK and owes and in_turn:
        yield fault(f"{pointer}/type", f"{what}.no_check", seat=action_since.seat)
    elif action_since.type is ActionType.CALL and player.acted and not may_owe:
        yield fault(f"{pointer}/type", f"{what}.no_call", seat=action_since.seat)
    elif action_since.type.is_wager and action_since.to is None and round.structure is not Structure.FIXED_LIMIT:
        if what == "incident":
            params = {"why": MemberNeeded.WAGER, "member": "to", "action": action_since.type}
            yield _record_fault(f"{pointer}/to", "incident.member_needed", **params)
        else:
            yield _record_fault(f"{pointer}/to", "declaration.deed_size_needed", action=action_since.type)


def _about_the_seat(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Iterator[Fault]:
    player, kind = round.player(incident.seat), incident.kind
    if kind in _ABOUT_THE_ACTOR and incident.seat != round.to_act:
        yield fault("/seat", "incident.seat_not_to_act", kind=kind)
    if kind is IncidentKind.SKIPPED:
        yield from seat_faults(round, incident.seat, "incident")
        if round.to_act is None:
            yield fault("/seat", "incident.round_over", FaultKind.ROUND_OVER)
    if kind is IncidentKind.HIDDEN_CHIP and not player.is_all_in(round.chip):
        yield fault("/seat", "incident.seat_not_all_in", seat=player.seat)
    elif kind is IncidentKind.HIDDEN_CHIP and player.committed == 0:
        yield fault("/seat", "incident.no_wager", seat=player.seat, why=NoWager.ALL_IN_BEFORE)
    elif kind is IncidentKind.HIDDEN_CHIP and round.chips_there_are + (incident.amount or 0) > MOST_CHIPS:
        yield fault("/amount", "incident.chips_above_maximum", most=MOST_CHIPS)
    if kind in (IncidentKind.UNDERBET_FOUND, IncidentKind.WRONG_POT_COUNT):
        yield from _wager_faults(round, incident, ruleset)
    elif kind is IncidentKind.HIDDEN_CHIP:
        yield from _faced_faults(round, incident)
    elif kind is IncidentKind.UNDERCALLS and incident.amount is not None:
        yield from _undercall_faults(round, player, incident.amount, ruleset)


def _wrong_bring_in_faults(round: BettingRound, incident: Incident) -> Iterator[Fault]:
    """A fault if nothing was brought in, or not by another seat; or if the seat cannot bring it in."""
    yield from seat_faults(round, incident.seat, "incident")
    opener = sole_opener(round)
    if not round.bring_in:
        yield fault("/kind", "incident.no_bring_in")
    elif round.bring_in_pending:
        yield fault("/kind", "incident.not_brought_in")
    elif opener is not None and opener.seat == incident.seat:
        yield fault("/seat", "incident.brought_in_itself", seat=opener.seat)


def _undercall_faults(round: BettingRound, player: Player, amount: int, ruleset: Ruleset) -> Iterator[Fault]:
    """A fault if that many chips (add) are no less than what the player owes."""
    owed = owed_to(round, player, ruleset.owed) - player.committed
    if amount >= min(owed, max(1, player.playable(round.chip))):
        yield fault("/amount", "incident.no_undercall", seat=player.seat, facing=owed)


def _faced_faults(round: BettingRound, incident: Incident) -> Iterator[Fault]:
    player = round.player(incident.seat)
    if incident.faced is None and made_the_bet(round, player) and faced_by(round, player) is None:
        yield _record_fault(
            "/faced", "incident.member_needed", why=MemberNeeded.BET_UNKNOWN, member="faced", seat=player.seat
        )
    if incident.faced is not None and incident.faced > player.committed:
        yield fault(
            "/faced", "incident.no_wager", seat=player.seat, why=NoWager.ALL_IN_FOR_LESS, committed=player.committed
        )


def _wager_faults(round: BettingRound, incident: Incident, ruleset: Ruleset) -> Iterator[Fault]:
    player = round.player(incident.seat)
    if player.folded or not player.acted or player.committed <= (incident.faced or 0):
        yield fault("/seat", "incident.no_wager", seat=player.seat, why=NoWager.NOTHING_ABOVE)
    if incident.kind is IncidentKind.UNDERBET_FOUND:
        return
    if round.structure is not Structure.POT_LIMIT:
        yield fault("/kind", "incident.not_pot_limit")
    if incident.quoted_pot is None:
        return
    if incident.actual_pot is None and player.committed != most_of_pot(incident.quoted_pot, round, ruleset):
        yield _record_fault(
            "/actual_pot", "incident.member_needed", why=MemberNeeded.NO_OPENING_BET, member="actual_pot"
        )
    elif _does_not_fit(round, incident, incident.quoted_pot, ruleset):
        yield fault("/quoted_pot", "incident.counts_do_not_fit", committed=player.committed)


def _does_not_fit(round: BettingRound, incident: Incident, quoted: int, ruleset: Ruleset) -> bool:
    """Whether the bet would be below the minimum, either as it was made or as the right count makes it."""
    level = round.player(incident.seat).committed
    before_it = round.current_bet - round.last_full_raise_by if level == round.current_bet else 0
    if level - max(0, before_it) < round.min_bet or round.bet_count == 0:
        return True
    actual = round.pot_before_round if incident.actual_pot is None else incident.actual_pot
    too_little = most_of_pot(actual, round, ruleset) - most_of_pot(quoted, round, ruleset)
    return level + too_little < max(0, before_it) + round.min_bet


def _deed_faults(round: BettingRound, incident: Incident) -> Iterator[Fault]:
    actions_since = incident.acted_since or ()
    nobody = not actions_since and not _is_told_by_the_round(round, incident)
    if incident.acted_since is not None and nobody and incident.kind in _ACTIONS_TO_CARRY_OUT:
        yield fault("/acted_since", "incident.nobody_acted", kind=incident.kind)
    if incident.kind is IncidentKind.MISINFORMED:
        yield from _since_faults(round, incident.seat, actions_since, "incident", risen=False)
        return
    seen: set[int] = set()
    for place, action_since in enumerate(actions_since):
        pointer = f"/acted_since/{place}"
        if all(player.seat != action_since.seat for player in round.players):
            yield _record_fault(f"{pointer}/seat", "incident.seat_unknown", seat=action_since.seat)
        elif incident.kind in _ACTIONS_TO_CARRY_OUT:
            yield from _carried_out_faults(round, incident, action_since, pointer, seen)
            lifted = any(_lifts_the_bet(round, action) for action in actions_since[:place])
            risen = lifted or incident.kind is IncidentKind.AMOUNT_UNKNOWN
            if incident.kind is IncidentKind.SKIPPED or action_since.type is ActionType.CALL:
                yield from _impossible(round, action_since, pointer, "incident", risen=risen, in_turn=False)
        elif incident.kind is IncidentKind.WRONG_POT_COUNT:
            yield from _since_a_bet(incident, place)


def _carried_out_faults(
    round: BettingRound, incident: Incident, action_since: ActionSince, pointer: str, seen: set[int]
) -> Iterator[Fault]:
    """What is wrong with a action that is not yet carried out in the round."""
    if action_since.seat == incident.seat or action_since.seat in seen:
        yield fault(f"{pointer}/seat", "incident.seat_acted_twice", seat=action_since.seat)
    elif not round.player(action_since.seat).may_act(round.chip):
        yield fault(f"{pointer}/seat", "incident.seat_cannot_act", seat=action_since.seat)
    seen.add(action_since.seat)
    if incident.kind is not IncidentKind.SKIPPED and action_since.type not in (ActionType.FOLD, ActionType.CALL):
        yield _record_fault(f"{pointer}/type", "incident.deed_not_taken", kind=incident.kind)


def _since_a_bet(incident: Incident, place: int) -> Iterator[Fault]:
    """What is wrong with a action that followed a bet of the pot, and that the round has: nobody checks to a bet.

    Who bet acts again only once he was raised, and who has folded is out.
    """
    actions_since, pointer = incident.acted_since or (), f"/acted_since/{place}"
    action_since, before = actions_since[place], actions_since[:place]
    if action_since.type is ActionType.CHECK:
        yield fault(f"{pointer}/type", "incident.no_check", seat=action_since.seat)
    if action_since.seat == incident.seat and not any(action.type.is_wager for action in before):
        yield fault(f"{pointer}/seat", "incident.seat_acted_twice", seat=action_since.seat)
    if any(action.seat == action_since.seat and action.type is ActionType.FOLD for action in before):
        yield fault(f"{pointer}/seat", "incident.seat_cannot_act", seat=action_since.seat)


def seat_faults(round: BettingRound, seat: int, what: str) -> Iterator[Fault]:
    """Why a seat cannot act: it is not at the table, has folded, or is all-in. `what` is the first part of the code."""
    try:
        player = round.player(seat)
    except LookupError:
        yield _record_fault("/seat", f"{what}.seat_unknown", seat=seat)
        return
    if player.folded:
        yield fault("/seat", f"{what}.seat_folded", FaultKind.NO_TURN, seat=seat)
    elif not player.may_act(round.chip):
        yield fault("/seat", f"{what}.seat_all_in", FaultKind.NO_TURN, seat=seat)
