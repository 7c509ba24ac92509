"""What did the player mean by his words, chips or gesture, whether it is allowed or not?"""

from msgspec.structs import replace

from ..declarations.multiple_chips import in_front
from ..declarations.spoken import binding_statement
from ..declarations.string_bet import ForwardMotion
from ..declarations.undercall import Undercall, faces_the_opening_bet
from ..declarations.words_or_chips import Binds, WordsOrChips, what_binds
from ..messages import NoMotion, StillBound, WordsCount, effect_of
from ..model.action import ActionType, Proposal
from ..model.effect import EffectCode
from ..model.reason import Code, Reason, Topic
from ..model.steps import Claim, Declaration, FloorChoice, Gesture, Interpretation, Order, Word
from ..ruleset import SILENT
from ..situation import Situation
from .chips import interpret_chips
from .spoken_words import interpret_check, interpret_pulling_back, interpret_words

_GIVING_UP_THE_BET = (Word.FOLD, Word.CHECK, Word.PASS)
_WAGERS = (Word.BET, Word.RAISE, Word.COMPLETE)
_MORE = (*_WAGERS, Word.ALL_IN, Word.POT)


def interpret(situation: Situation, declaration: Declaration) -> Interpretation:
    """What a declaration means; `declaration_faults` must have found nothing, so it says or does something.

    Clause: words or chips (tda-2019:40.A, roberts-11:14.8), rap (roberts-11:3.9), forward motion (roberts-11:3.12).
    """
    meaning = _said_and_done(situation, declaration)
    if declaration.in_question:
        return _perhaps_a_question(situation, meaning)
    if declaration.unaware_of_raise:
        return _without_noticing(situation, declaration, meaning)
    return _after_being_told(situation, declaration, declaration.told, meaning) if declaration.told else meaning


def _said_and_done(situation: Situation, declaration: Declaration) -> Interpretation:
    only_time = all(statement.word is Word.TIME for statement in declaration.words)
    if declaration.words and declaration.chips and not only_time:
        return _interpret_both(situation, declaration)
    if declaration.chips:
        meaning = interpret_chips(situation, declaration)
        return _forward(situation, declaration, meaning) if declaration.gesture is Gesture.FORWARD_MOTION else meaning
    if declaration.words:
        return interpret_words(situation, declaration)
    if declaration.gesture is Gesture.RAP:
        meaning = interpret_check(situation)
        return replace(meaning, reasons=(situation.because(Code.GESTURE_RAP), *meaning.reasons))
    return interpret_pulling_back(situation)


def _interpret_both(situation: Situation, declaration: Declaration) -> Interpretation:
    binding = binding_statement(declaration.words)
    statement = binding.statement
    pushed = sum(declaration.chips[0])
    clear = statement.condition is None and (not statement.candidates or pushed in statement.candidates)
    string = declaration.order is Order.CHIPS_FIRST and len(declaration.chips) > 1 and statement.word in _WAGERS
    called = declaration.order is Order.CHIPS_FIRST and statement.word in _MORE and _called(situation, declaration)
    binds = what_binds(
        declaration.order,
        situation.ruleset.words_or_chips,
        clear=clear,
        contradictory=string or called or statement.word in _GIVING_UP_THE_BET,  # what goes on is a string bet
    )
    words = interpret_words(situation, declaration)
    if binds is Binds.WORDS and words.bars_raise:
        return _chips_after_a_check(situation, declaration, words)
    if words.by_chips and not binding.more:
        return words
    late = declaration.order is Order.CHIPS_FIRST and statement.word in _WAGERS and not statement.has_an_amount
    late_topic = Topic.RAISE_SAID_LATE if late else None
    if binds is Binds.WORDS:
        why = situation.because(Code.WORDS_BIND, late_topic, why=_why_words(situation, declaration))
        return replace(words, reasons=(why, *words.reasons))
    chips = interpret_chips(situation, declaration)
    if binds is Binds.FLOOR:
        return Interpretation(
            proposal=None,
            reasons=(situation.because(Code.WORDS_CONTRADICT_CHIPS),),
            choices=(
                *words.as_choices(effect_of(EffectCode.WORDS_COUNT)),
                *chips.as_choices(effect_of(EffectCode.CHIPS_COUNT)),
            ),
        )
    if declaration.order is not Order.CHIPS_FIRST:
        return replace(chips, reasons=(situation.because(Code.WORDS_UNCLEAR), *chips.reasons))
    if chips.proposal == words.proposal:
        return chips
    by_word = called and situation.ruleset.words_or_chips.binds is WordsOrChips.WORDS
    topic = Topic.STRING_BET if string or by_word else late_topic
    if statement.word in _GIVING_UP_THE_BET and not _first_binds(situation):
        topic = Topic.CHIPS_BIND
    return replace(chips, reasons=(situation.because(Code.WORDS_TOO_LATE, topic), *chips.reasons), changed=True)


def _called(situation: Situation, declaration: Declaration) -> bool:
    """Whether the chips are just the call, with more behind. Clause: string bet (roberts-11:3.14, badugi:14)."""
    due, player = situation.due, situation.player
    total = in_front(declaration, player, due).total + sum(declaration.chips[0])
    return situation.facing > 0 and total == due < player.reach(situation.round.chip)


def _first_binds(situation: Situation) -> bool:
    """Whether the rulebook itself says that the earlier of words and chips counts."""
    first = situation.ruleset.words_or_chips.binds is WordsOrChips.FIRST
    return first and situation.ruleset.cite(Topic.WORDS_OR_CHIPS) is not SILENT


def _chips_after_a_check(situation: Situation, declaration: Declaration, check: Interpretation) -> Interpretation:
    """Chips beside "check" to a bet, which is no action and leaves the call: they are that call and no more.

    Clause: misnamed actions (tda-2019:55).
    """
    chips = interpret_chips(situation, declaration)
    call = Proposal(type=ActionType.CALL)
    if chips.proposal is None:
        choices = tuple(
            replace(choice, bars_raise=True)
            if choice.proposal is None
            else replace(choice, proposal=choice.proposal if choice.proposal.type is ActionType.FOLD else call)
            for choice in chips.choices
        )
        return replace(chips, reasons=(*check.reasons, *chips.reasons), choices=choices, bars_raise=not choices)
    reasons = check.reasons if chips.proposal != call else (*check.reasons, *chips.reasons)
    return Interpretation(proposal=call, reasons=reasons, changed=True)


def _why_words(situation: Situation, declaration: Declaration) -> WordsCount:
    if situation.ruleset.words_or_chips.binds is WordsOrChips.WORDS:
        return WordsCount.BEFORE_CHIPS
    return WordsCount.CAME_FIRST if declaration.order is Order.WORDS_FIRST else WordsCount.CLEAR


def _forward(situation: Situation, declaration: Declaration, meaning: Interpretation) -> Interpretation:
    """Chips moved forward but not let go: the floor chooses whether the player must go through with it, or nothing.

    Clause: forward motion (roberts-11:3.12 and 14.7, badugi:13, tda-2019:57, wsop-live-2024:134 and 175).
    """
    in_limit, rules = situation.round.structure.is_limit, situation.ruleset.forward_motion
    rule, topic = (rules.limit, Topic.FORWARD_MOTION) if in_limit else (rules.no_limit, Topic.FORWARD_MOTION_NO_LIMIT)
    if meaning.stands:  # chips that do not play
        return meaning
    why = _why_no_motion(situation, declaration, rule)
    if why:
        return Interpretation(proposal=None, reasons=(situation.because(Code.GESTURE_NO_ACTION, why=why),), stands=True)
    if rule is ForwardMotion.CALL:
        meaning = Interpretation(proposal=Proposal(type=ActionType.CALL))
    forfeits = rule is ForwardMotion.COMPLETE_OR_FORFEIT
    fold = FloorChoice(proposal=Proposal(type=ActionType.FOLD), effect=effect_of(EffectCode.HAND_FORFEITED))
    void = FloorChoice(proposal=None, effect=effect_of(EffectCode.MOTION_VOID))
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.GESTURE_FORWARD_MOTION, topic, how=rule),),
        penalty=meaning.penalty,
        choices=(
            *meaning.as_choices(effect_of(EffectCode.MOTION_BINDS)),
            *((fold,) if forfeits and situation.allowed.fold else ()),
            *(() if forfeits and declaration.acted_since else (void,)),
        ),
    )


def _why_no_motion(situation: Situation, declaration: Declaration, rule: ForwardMotion) -> NoMotion | None:
    if rule is ForwardMotion.CALL and not situation.facing:
        return NoMotion.NOTHING_TO_CALL
    nobody_acted = declaration.acted_since == ()  # where it is not told, somebody may have
    return NoMotion.NOBODY_ACTED if rule is ForwardMotion.FLOOR_IF_ACTED_ON and nobody_acted else None


def _perhaps_a_question(situation: Situation, meaning: Interpretation) -> Interpretation:
    """The floor's choice between what the words mean and no action at all; what is none anyway stays that.

    Clause: words of the game in a question (tda-2026:3.B).
    """
    if meaning.proposal is None and not meaning.choices and not meaning.bars_raise:
        return meaning
    reasons = (reason for reason in meaning.reasons if reason != meaning.binding)  # whether it binds is the question
    nothing = FloorChoice(proposal=None, effect=effect_of(EffectCode.QUESTION_ONLY))
    return Interpretation(
        proposal=None,
        reasons=(situation.because(Code.SPOKEN_IN_QUESTION), *reasons),
        penalty=meaning.penalty,
        choices=(*meaning.as_choices(effect_of(EffectCode.WORDS_COUNT)), nothing),
    )


def _without_noticing(situation: Situation, declaration: Declaration, meaning: Interpretation) -> Interpretation:
    """The meaning, or the floor's choice to have it taken back; else a reason why the player is bound to it.

    Clause: unaware of a raise (roberts-11:3.13, badugi:12).
    """
    why = _why_bound(situation, declaration, meaning)
    if why:
        return replace(meaning, reasons=(*meaning.reasons, situation.because(Code.UNAWARE_BOUND, why=why)))
    topic = None if declaration.chips else Topic.UNAWARE_SAID
    return _or_taken_back(meaning, situation.because(Code.UNAWARE_LET_OFF, topic))


def _after_being_told(
    situation: Situation, declaration: Declaration, claim: Claim, meaning: Interpretation
) -> Interpretation:
    """The meaning, or the floor's choice to have it taken back, since what the dealer told the player was wrong.

    What is no action, and costs no raise, is what it was. Clause: told wrongly (wsop-live-2024:135).
    """
    if meaning.proposal is None and not meaning.choices and not meaning.bars_raise:
        return meaning
    if declaration.acted_since:
        return replace(meaning, reasons=(*meaning.reasons, situation.because(Code.TOLD_TOO_LATE)))
    return _or_taken_back(meaning, situation.because(Code.TOLD_WRONGLY, claim=claim))


def _or_taken_back(meaning: Interpretation, reason: Reason) -> Interpretation:
    back = FloorChoice(proposal=None, effect=effect_of(EffectCode.TAKEN_BACK))
    choices = meaning.as_choices(effect_of(EffectCode.STANDS))
    return Interpretation(
        proposal=None,
        reasons=(reason, *meaning.reasons),
        penalty=meaning.penalty,
        choices=choices if back in choices else (*choices, back),
    )


def _why_bound(situation: Situation, declaration: Declaration, meaning: Interpretation) -> StillBound | None:
    if situation.round.facing(situation.player) <= 0 or faces_the_opening_bet(situation.round):
        return StillBound.FACES_NO_RAISE
    if situation.ruleset.undercall.rule is not Undercall.FULL_CALL:
        return StillBound.HAD_TO_LOOK
    puts_nothing_in = meaning.proposal is None or meaning.proposal.type in (ActionType.FOLD, ActionType.CHECK)
    if puts_nothing_in and not meaning.choices:
        return StillBound.PUT_NOTHING_IN
    return StillBound.OTHERS_ACTED if declaration.acted_since else None
