"""What did the player mean by his words?"""

from typing import assert_never

from msgspec.structs import replace

from ..declarations.multiple_chips import in_front
from ..declarations.spoken import Unclear, binding_statement, sensible_meanings, settled_amount
from ..declarations.string_bet import AnnouncedRaise, counted_as_announced
from ..messages import MeaningFound, effect_of
from ..model.action import ActionType, Proposal
from ..model.effect import EffectCode
from ..model.reason import Basis, Code, Reason, Topic
from ..model.round import Awaited, BettingRound, Condition, Player, Structure
from ..model.steps import Declaration, FloorChoice, Interpretation, Order, PriorMoved, Statement, Word
from ..options import raise_option
from ..situation import Situation, passive_proposal, pot_topic, wager_to, why_renamed
from ..wager import wager_type
from .chips import call_of_what_was_told, interpret_amount, interpret_chips, playable, total_named


def interpret_words(situation: Situation, declaration: Declaration) -> Interpretation:
    """What the player's words mean; there must be words. Chips count only if the words leave the size to them.

    Clause: spoken (tda-2019:40.B, roberts-11:3.8, badugi:8).
    """
    binding = binding_statement(declaration.words)
    meaning = _interpret_statement(situation, declaration, binding.statement)
    if binding.statement.condition:
        meaning = _conditional(situation, meaning, binding.statement.condition)
    if binding.more:
        meaning = replace(meaning, reasons=(situation.because(Code.SPOKEN_FIRST_BINDS), *meaning.reasons), changed=True)
    return meaning


def _interpret_statement(situation: Situation, declaration: Declaration, statement: Statement) -> Interpretation:
    if not statement.candidates:
        return _interpret_clear(situation, declaration, statement)
    pushed = sum(declaration.chips[0]) if declaration.chips else 0
    if pushed in statement.candidates:
        return _taken_as(situation, declaration, statement, pushed, MeaningFound.CHIPS_TELL)
    due, rule = situation.round.due, situation.ruleset.spoken
    meanings = sensible_meanings(statement, due)
    if len(meanings) == 1:
        return _taken_as(situation, declaration, statement, meanings[0], MeaningFound.ONLY_RAISE, Topic.UNCLEAR_RAISE)
    pot = situation.round.pot_total
    amount = settled_amount(meanings, pot, rule)
    if amount is None:
        return _no_meaning(situation, declaration, replace(statement, candidates=meanings))
    why = MeaningFound.LOWEST if rule.unclear is Unclear.LOWEST else MeaningFound.POT_ALLOWS
    return _taken_as(situation, declaration, statement, amount, why)


def _taken_as(
    situation: Situation,
    declaration: Declaration,
    statement: Statement,
    amount: int,
    why: MeaningFound,
    topic: Topic | None = None,
) -> Interpretation:
    meaning = _interpret_clear(situation, declaration, replace(statement, amount=amount))
    round = situation.round
    reason = situation.because(
        Code.SPOKEN_UNCLEAR_AMOUNT, topic, amount=amount, why=why, raise_over=round.due, pot=round.pot_total
    )
    return replace(meaning, reasons=(reason, *meaning.reasons))


def _no_meaning(situation: Situation, declaration: Declaration, statement: Statement) -> Interpretation:
    """An amount with several meanings, none of which the pot allows: the floor chooses among them.

    Clause: unclear amount (tda-2019:57).
    """
    choices: list[FloorChoice] = []
    for amount in sorted(statement.candidates):
        meaning = _interpret_clear(situation, declaration, replace(statement, amount=amount))
        choices += meaning.as_choices(effect_of(EffectCode.AMOUNT_MEANT, amount=amount))
    reason = situation.because(Code.SPOKEN_NO_MEANING, pot=situation.round.pot_total)
    return Interpretation(proposal=None, reasons=(reason,), choices=tuple(choices))


def _conditional(situation: Situation, meaning: Interpretation, condition: Condition) -> Interpretation:
    """What is said on a condition: the floor may hold the player to it, once that has come about.

    In turn nothing that the others do can come before it. Only what the round does not show may have come about.
    Clause: conditional statements (tda-2019:59.A).
    """
    if situation.in_turn and condition.type is Awaited.OTHER:
        held = meaning.as_choices(effect_of(EffectCode.HELD_TO_IT))
    else:
        waits = meaning.as_choices(effect_of(EffectCode.HELD_ON_CONDITION))
        held = tuple(replace(choice, condition=condition) for choice in waits)
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.SPOKEN_CONDITIONAL),),
        penalty=situation.ruleset.spoken.conditional_penalty,
        choices=(*held, FloorChoice(proposal=None, effect=effect_of(EffectCode.ANNOUNCEMENT_VOID))),
    )


def _interpret_clear(situation: Situation, declaration: Declaration, statement: Statement) -> Interpretation:
    match statement.word:
        case None:
            return interpret_amount(situation, declaration, statement.amount or 0)
        case Word.TIME:
            reasons = (situation.because(Code.TIME_CALLED),)
            return Interpretation(proposal=None, reasons=reasons, stands=True, speaks_up=situation.in_turn)
        case Word.FOLD:
            return _fold(situation, declaration)
        case Word.CHECK | Word.PASS:
            meaning = interpret_check(situation)
            return meaning if meaning.proposal is None else _binding(situation, meaning.proposal)
        case Word.CALL:
            return _call(situation, declaration, statement.amount)
        case Word.ALL_IN:
            return _binding(situation, Proposal(type=ActionType.ALL_IN))
        case Word.POT:
            return _pot(situation, declaration, statement.amount)
        case Word.BET | Word.RAISE | Word.COMPLETE:
            return _announced(situation, declaration, statement)
    assert_never(statement.word)


def interpret_check(situation: Situation) -> Interpretation:
    """A check, said or rapped; against a bet it is no action, and the seat may then only call or fold.

    Clause: misnamed actions (tda-2019:55).
    """
    if situation.facing > 0:
        reason = situation.because(Code.CHECK_FACING_BET)
        cost = situation.because(Code.CHECK_LOSES_THE_RAISE)
        return Interpretation(proposal=None, reasons=(reason, cost), bars_raise=True)
    return Interpretation(proposal=Proposal(type=ActionType.CHECK))


def interpret_pulling_back(situation: Situation) -> Interpretation:
    """Chips of an earlier bet taken back, and nothing else: no action yet, but it may cost the right to fold.

    Clause: prior chips (tda-2019:46.B).
    """
    if not situation.facing or not situation.ruleset.prior_chips.pulled_back_binds:
        return Interpretation(proposal=None, reasons=(situation.because(Code.PRIOR_TAKEN_BACK),), stands=True)
    return Interpretation(proposal=None, reasons=(situation.because(Code.PRIOR_NO_FOLD),), bars_fold=True)


def binds_by_pulling_back(situation: Situation, declaration: Declaration) -> bool:
    """Whether the player, facing a bet, took back chips of an earlier one, so that he must call or raise.

    Clause: prior chips (tda-2019:46.B).
    """
    pulled_back = declaration.prior_moved is not PriorMoved.NONE and situation.facing > 0
    return pulled_back and situation.ruleset.prior_chips.pulled_back_binds


def _fold(situation: Situation, declaration: Declaration) -> Interpretation:
    if situation.player.no_fold:
        return Interpretation(proposal=Proposal(type=ActionType.FOLD))
    if binds_by_pulling_back(situation, declaration):
        return interpret_pulling_back(situation)
    return _binding(situation, Proposal(type=ActionType.FOLD))


def _call(situation: Situation, declaration: Declaration, amount: int | None) -> Interpretation:
    """Clause: a call is for the whole bet (tda-2019:51.A), accepted action (tda-2019:49, tda-2013:46)."""
    facing = situation.facing
    proposal = Proposal(type=ActionType.CALL)
    pending = _pending_wager(situation.round)
    named = amount or sum(map(sum, declaration.chips))
    if facing == 0:
        if pending and named:
            return _call_of_pending(situation, pending.seat, named)
        return Interpretation(proposal=proposal, changed=bool(amount))
    owed = min(facing, situation.player.playable(situation.round.chip))
    right = (None, facing, situation.due, situation.round.current_bet)
    if declaration.told_to not in right:
        return call_of_what_was_told(situation, declaration, changed=amount not in right)
    early = pending.out_of_turn if pending else None
    if pending and early and named in (early.to, early.to - situation.player.committed):
        return _call_of_pending(situation, pending.seat, early.to)
    named_other = amount not in (*right, owed)
    short = bool(declaration.chips) and sum(map(sum, declaration.chips)) < owed
    reasons = (situation.because(Code.SPOKEN_CALL_IN_FULL),)
    return Interpretation(proposal=proposal, reasons=reasons, changed=named_other or short)


def _wager(situation: Situation, declaration: Declaration, statement: Statement) -> Interpretation:
    """Clause: raise and an amount (tda-2019:43.B), raise with chips (tda-2019:44), general words (tda-2019:51.A)."""
    round = situation.round
    wager = _wager_said(situation, statement)
    if statement.amount is not None:
        reasons = wager.reasons
        if round.current_bet and statement.by is not None:
            reasons = (*reasons, situation.because(Code.SPOKEN_RAISE_BY, by=statement.by, to=statement.amount))
        elif situation.due:
            reasons = (*reasons, situation.because(Code.SPOKEN_RAISE_TOTAL, to=statement.amount))
        if len(declaration.chips) > 1 and not round.structure.is_limit:
            reasons = (*reasons, situation.because(Code.CHIPS_ONE_MOTION))
        return replace(wager, reasons=reasons)
    why = (situation.because(Code.SPOKEN_NO_AMOUNT),) if situation.allowed.raise_ else ()
    smallest = replace(wager, reasons=(*wager.reasons, *why))
    if statement.size_to_come and situation.in_turn and not declaration.mistaken and _several_sizes(situation):
        return replace(smallest, proposal=None, stands=True, owes_wager=True)
    if round.structure is Structure.FIXED_LIMIT and not (declaration.chips and _several_sizes(situation)):
        return smallest
    motions = playable(declaration.chips, round.chip)
    if motions:
        return _sized_by_chips(situation, declaration, motions, wager)
    if not declaration.chips:
        return smallest
    return replace(smallest, reasons=(*smallest.reasons, situation.because(Code.CHIPS_SOME_DO_NOT_PLAY)), changed=True)


def _several_sizes(situation: Situation) -> bool:
    offered = situation.allowed.raise_
    return offered is not None and offered.min_to < offered.max_to


def after_the_announcement(round: BettingRound, declaration: Declaration) -> Declaration:
    """What a seat that has announced a wager says and does next, as if it came in one go with the announcement.

    Clause: spoken (tda-2019:50.A, roberts-11:3.8, badugi:8).
    """
    word = binding_statement(declaration.words).statement.word if declaration.words else None
    waits = word is Word.TIME and not declaration.chips
    nothing_done = not (declaration.words or declaration.chips or declaration.gesture)
    if waits or nothing_done or word in (Word.POT, Word.ALL_IN):
        return declaration
    announced = Word.RAISE if round.due else Word.BET
    if word is not None and word.names_a_wager:  # the same wager, whatever it is called now
        first = next(place for place, statement in enumerate(declaration.words) if statement.word is word)
        words = declaration.words
        again = replace(words[first], word=announced)
        return replace(declaration, words=(*words[:first], again, *words[first + 1 :]))
    return replace(declaration, words=(Statement(word=announced), *declaration.words), order=Order.WORDS_FIRST)


def _sized_by_chips(
    situation: Situation, declaration: Declaration, motions: tuple[tuple[int, ...], ...], wager: Interpretation
) -> Interpretation:
    """A bet or raise announced without an amount: its size is what the chips are worth, of the motions that count.

    Clause: raise with chips (tda-2019:44, tda-2013:42), announced raise (tda-2019:42, roberts-11:14.6).
    """
    to, counted = _worth(situation, declaration, motions)
    topic = Topic.OVERCHIP_RAISE if len(motions) == len(motions[0]) == 1 else None
    sized = situation.because(Code.CHIPS_RAISE_ALL_THEY_ARE_WORTH, topic, to=to)
    void = (situation.because(Code.CHIPS_STRING),) if counted < len(motions) else ()
    how = _why_motions(situation) if len(motions) > 1 else ()
    return replace(wager, proposal=wager_to(to), reasons=(*wager.reasons, *void, *how, sized), changed=bool(void))


def _worth(situation: Situation, declaration: Declaration, motions: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
    """The total (to) that the chips of an announced wager make, and how many motions count."""
    front = in_front(declaration, situation.player, situation.due).total
    count = counted_as_announced(motions, front, situation.due, situation.ruleset.string_bet)
    return front + sum(map(sum, count)), len(count)


def _why_motions(situation: Situation) -> tuple[Reason, ...]:
    rule = situation.ruleset.string_bet.announced_raise
    if situation.round.due == 0 and rule is not AnnouncedRaise.SEVERAL:  # a bet: that its first motion counts is told
        return ()
    return (situation.because(Code.CHIPS_ANNOUNCED_RAISE, how=rule),)


def _wager_said(situation: Situation, statement: Statement) -> Interpretation:
    wager = _binding(situation, wager_to(statement.amount))
    return replace(wager, reasons=wager.reasons + why_renamed(situation, ActionType(str(statement.word))))


def _binding(situation: Situation, proposal: Proposal) -> Interpretation:
    binds = situation.because(Code.SPOKEN_BINDS)
    return Interpretation(proposal=proposal, reasons=(binds,), binding=binds)


def _announced(situation: Situation, declaration: Declaration, statement: Statement) -> Interpretation:
    """Clause: completion (roberts-11:3.6, badugi:5), half raise (tda-2019:43.A)."""
    round = situation.round
    if statement.by is not None:
        amount = round.current_bet + statement.by  # a bring-in that the seat itself owes is no bet
        return _wager(situation, declaration, replace(statement, amount=amount))
    if statement.word is Word.RAISE or (statement.word is Word.BET and (round.due == 0 or round.no_bet_yet)):
        return _wager(situation, declaration, statement)
    least = raise_option(round, situation.player, situation.ruleset).min_to
    if statement.word is Word.COMPLETE and wager_type(round, least, situation.ruleset) is ActionType.COMPLETE:
        if statement.amount is not None:
            return _wager(situation, declaration, statement)
        return _binding(situation, wager_to(None))
    return _no_raise_said(situation, declaration, statement)


def _no_raise_said(situation: Situation, declaration: Declaration, statement: Statement) -> Interpretation:
    """What "bet" to a bet means, or "complete" where nothing is short: with an amount above the bet it is a raise.

    A smaller amount where he owes some, or the one that he was told, is a call or an undercall; chips decide. Without
    these it is open, unless he owes nothing, or may not raise: to him it is a raise by another name.
    Clause: raise size (tda-2019:43.A), undercall (tda-2019:51.B), unofficial terms (tda-2019:57).
    """
    round, is_bet = situation.round, statement.word is Word.BET
    owes = round.facing(situation.player) > 0
    if (
        statement.amount is not None
        and (statement.amount > round.due or not owes)
        and statement.amount != declaration.told_to
    ):
        return _wager(situation, declaration, statement)
    if statement.amount is not None or declaration.chips:
        meaning = (
            interpret_chips(situation, declaration)
            if statement.amount is None
            else total_named(situation, declaration, statement.amount)
        )
        if not round.due:
            return meaning
        reasons = (situation.because(Code.SPOKEN_NO_RAISE), *meaning.reasons)
        return replace(meaning, reasons=reasons, by_chips=statement.amount is None)
    if (is_bet and not owes) or not situation.allowed.raise_:
        return _wager(situation, declaration, statement)
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.SPOKEN_BET_UNCLEAR if is_bet else Code.SPOKEN_COMPLETE_UNCLEAR),),
        choices=(
            FloorChoice(proposal=passive_proposal(situation), effect=effect_of(EffectCode.TAKEN_FOR_WHAT_IS_OWED)),
            FloorChoice(proposal=wager_to(None), effect=effect_of(EffectCode.TAKEN_FOR_SMALLEST_WAGER)),
        ),
    )


def _pot(situation: Situation, declaration: Declaration, amount: int | None) -> Interpretation:
    """The pot as an amount; where it is none, whether a number or chips beside the word count is for the floor.

    Clause: betting the pot (tda-2019:54.C, tda-2013:47).
    """
    round = situation.round
    if round.structure is Structure.POT_LIMIT:
        to = raise_option(round, situation.player, situation.ruleset).max_to
        return Interpretation(
            proposal=wager_to(to), reasons=(situation.because(Code.SPOKEN_POT, pot_topic(round), to=to),)
        )
    topic = Topic.POT_WORD_LIMIT if round.structure.is_limit else Topic.POT_WORD
    reason = situation.because(Code.SPOKEN_POT_NOT_VALID, topic)
    least = wager_to(None)
    min_to = raise_option(round, situation.player, situation.ruleset).min_to
    motions = playable(declaration.chips, round.chip)
    if amount is not None or not motions:
        to, effect = amount or 0, effect_of(EffectCode.AMOUNT_NAMED, amount=amount or 0)
    else:
        to, effect = _worth(situation, declaration, motions)[0], effect_of(EffectCode.CHIPS_COUNT)
    if to <= min_to or round.structure is Structure.FIXED_LIMIT:
        return Interpretation(
            proposal=least, reasons=(reason,), changed=True, penalty=situation.ruleset.spoken.pot_penalty
        )
    return Interpretation(
        proposal=None,
        reasons=(reason,),
        penalty=situation.ruleset.spoken.pot_penalty,
        choices=(
            FloorChoice(proposal=least, effect=effect_of(EffectCode.SMALLEST_WAGER)),
            FloorChoice(proposal=wager_to(to), effect=effect),
        ),
    )


def _pending_wager(round: BettingRound) -> Player | None:
    """The player whose bet or raise out of turn is pending; of several the first, None if there is none."""
    for player in round.players:
        if player.seat != round.to_act and player.out_of_turn and player.out_of_turn.to > round.current_bet:
            return player
    return None


def _call_of_pending(situation: Situation, bettor: int, named: int) -> Interpretation:
    """The word "call" with an amount, as if the bet or raise pending behind were made: for the floor.

    No clause says whether the word counts, which is a check where nothing is owed, or the amount.
    """
    reason = situation.because(Code.CALL_OF_PENDING, bettor=bettor, amount=named)
    return Interpretation(
        proposal=None,
        reasons=(replace(reason, clause=None, basis=Basis.ASSUMED),),
        choices=(
            FloorChoice(proposal=passive_proposal(situation), effect=effect_of(EffectCode.WORDS_COUNT)),
            FloorChoice(proposal=wager_to(named), effect=effect_of(EffectCode.AMOUNT_NAMED, amount=named)),
        ),
    )
