"""What did the player mean? Turns words, chips, or a gesture into an action, whether it is allowed or not."""

from msgspec.structs import replace

from .declarations.spoken import binding_statement
from .declarations.words_or_chips import Binds, WordsOrChips, what_binds
from .hear_chips import hear_chips
from .hear_words import hear_check, hear_pulling_back, hear_words
from .meanings import as_choices
from .model.declaration import Declaration, Gesture, Order, Word
from .model.meant import Choice, Meant
from .model.reasons import Code, Topic
from .table import Table

_GIVING_UP_THE_BET = (Word.FOLD, Word.CHECK, Word.PASS)


def hear(table: Table, declaration: Declaration) -> Meant:
    """What a declaration means; `declaration_faults` must have found nothing, so it says or does something.

    Clause: words or chips (tda-2019:40.A, roberts-11:14.8), rap (roberts-11:3.9), forward motion (roberts-11:3.12).
    """
    only_time = all(one.word is Word.TIME for one in declaration.words)
    if declaration.words and declaration.chips and not only_time:
        return _hear_both(table, declaration)
    if declaration.chips:
        heard = hear_chips(table, declaration)
        return _forward(table, heard) if declaration.gesture is Gesture.FORWARD_MOTION else heard
    if declaration.words:
        return hear_words(table, declaration)
    if declaration.gesture is Gesture.RAP:
        heard = hear_check(table)
        return replace(heard, reasons=(table.because(Code.GESTURE_RAP), *heard.reasons))
    return hear_pulling_back(table)


def _hear_both(table: Table, declaration: Declaration) -> Meant:
    said = binding_statement(declaration.words).statement
    pushed = sum(declaration.chips[0])
    clear = not said.conditional and (not said.candidates or pushed in said.candidates)
    binds = what_binds(
        declaration.order,
        table.ruleset.words_or_chips,
        clear=clear,
        contradictory=said.word in _GIVING_UP_THE_BET,
    )
    words = hear_words(table, declaration)
    if binds is Binds.WORDS:
        return replace(
            words, reasons=(table.because(Code.WORDS_BIND, why=_why_words(table, declaration)), *words.reasons)
        )
    chips = hear_chips(table, declaration)
    if binds is Binds.FLOOR:
        return Meant(
            proposal=None,
            reasons=(table.because(Code.WORDS_CONTRADICT_CHIPS),),
            choices=(*as_choices(words, "The words count."), *as_choices(chips, "The chips count.")),
        )
    if declaration.order is not Order.CHIPS_FIRST:
        return replace(chips, reasons=(table.because(Code.WORDS_UNCLEAR), *chips.reasons))
    if chips.proposal == words.proposal:
        return chips
    topic = Topic.CHIPS_BIND if said.word in _GIVING_UP_THE_BET else None
    return replace(chips, reasons=(table.because(Code.WORDS_TOO_LATE, topic), *chips.reasons), changed=True)


def _why_words(table: Table, declaration: Declaration) -> str:
    if table.ruleset.words_or_chips.binds is WordsOrChips.WORDS:
        return "words go before chips"
    return "they came first" if declaration.order is Order.WORDS_FIRST else "they are clear"


def _forward(table: Table, heard: Meant) -> Meant:
    """Chips moved forward but not let go: the floor chooses whether the player must go through with it.

    Clause: forward motion (roberts-11:3.12, badugi:13, tda-2019:57).
    """
    topic = Topic.FORWARD_MOTION if table.round.structure.is_limit else Topic.FORWARD_MOTION_NO_LIMIT
    return Meant(
        proposal=None,
        reasons=(table.because(Code.GESTURE_FORWARD_MOTION, topic),),
        penalty=heard.penalty,
        choices=(
            *as_choices(heard, "The player must go through with it."),
            Choice(proposal=None, effect="The motion is no action and the player decides anew."),
        ),
    )
