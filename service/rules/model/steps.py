"""What the rules can be asked to decide beside a plain action: a declaration and what it means, an incident."""

from enum import StrEnum
from typing import TypeAlias

from .action import ActionType, Proposal
from .amounts import Chips, SeatNumber, Seconds, SomeChips
from .effect import Effect
from .noun import Noun
from .reason import Reason
from .round import Condition


class Word(StrEnum):
    """The verbs that the rules understand."""

    FOLD = "fold"
    CHECK = "check"
    PASS = "pass"  # noqa: S105  # nosec B105 - the poker word
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    COMPLETE = "complete"
    ALL_IN = "all_in"
    POT = "pot"
    TIME = "time"

    @property
    def names_a_wager(self) -> bool:
        """Whether it announces a bet or a raise of some size."""
        return self in (Word.BET, Word.RAISE, Word.COMPLETE)

    @property
    def takes_an_amount(self) -> bool:
        """Whether a number after it means something."""
        return self not in (Word.FOLD, Word.CHECK, Word.PASS, Word.TIME)


class Order(StrEnum):
    """Which came first, words or chips."""

    WORDS_FIRST = "words_first"
    CHIPS_FIRST = "chips_first"
    TOGETHER = "together"


class PriorMoved(StrEnum):
    """How many of the chips already in front of him the player took back."""

    NONE = "none"
    PART = "part"
    ALL = "all"


class Gesture(StrEnum):
    """Gestures with a meaning of their own."""

    RAP = "rap"
    FORWARD_MOTION = "forward_motion"


class Claim(StrEnum):
    """What the dealer can have told a player that was wrong, apart from an amount."""

    NO_BET = "no_bet"  # there is nothing to call
    NO_RAISE = "no_raise"  # nobody has raised
    MAY_NOT_RAISE = "may_not_raise"  # the player may neither bet nor raise


class Statement(Noun, frozen=True, kw_only=True):
    """One thing said: a verb, an amount (chips), or both; `candidates` if the amount can mean several things.

    `by`: the amount was said to be so much more than the bet ("raise 500 more").
    `condition`: it was said of the future, to hold only if that comes about.
    `size_to_come`: a bet or raise was announced, and the player has not yet said or shown how large.
    """

    word: Word | None = None
    amount: SomeChips | None = None
    by: SomeChips | None = None
    candidates: tuple[SomeChips, ...] = ()
    condition: Condition | None = None
    size_to_come: bool = False

    @property
    def has_an_amount(self) -> bool:
        """Whether a number was said, however it is meant."""
        return self.amount is not None or self.by is not None or bool(self.candidates)


class ActionSince(Noun, frozen=True, kw_only=True):
    """What another player did since; `to` is his total after a wager."""

    seat: SeatNumber
    type: ActionType
    to: Chips | None = None

    @property
    def puts_chips_in(self) -> bool:
        """Whether chips went in: neither a check nor a fold."""
        return self.type not in (ActionType.CHECK, ActionType.FOLD)


class Declaration(Noun, frozen=True, kw_only=True):
    """What a player said and did; `seat` None means the seat whose turn it is.

    `chips`: the denominations pushed in, one tuple for each motion. `prior_chips`: the denominations that still lie in
    front of him from an earlier bet. `in_question`: whether he only asked, or talked. `told_to`: what he was told
    that the bet is (chips). `told`: what else the dealer had told him, wrongly. `acted_since`: what others have done
    after it and the round has not; None: not told. `faced`: the bet that he saw (to).
    """

    seat: SeatNumber | None = None
    words: tuple[Statement, ...] = ()
    chips: tuple[tuple[SomeChips, ...], ...] = ()
    order: Order = Order.TOGETHER
    prior_chips: tuple[SomeChips, ...] = ()
    prior_moved: PriorMoved = PriorMoved.NONE
    gesture: Gesture | None = None
    in_question: bool = False
    unaware_of_raise: bool = False
    told_to: Chips | None = None
    told: Claim | None = None
    acted_since: tuple[ActionSince, ...] | None = None
    faced: Chips | None = None

    @property
    def is_words_alone(self) -> bool:
        """Whether he said something, and neither did nor missed anything beside it."""
        done = self.chips or self.gesture or self.prior_moved is not PriorMoved.NONE
        return bool(self.words) and not done and not self.mistaken

    @property
    def mistaken(self) -> bool:
        """Whether the player acted without knowing how the betting stands, and may have it taken back."""
        return self.unaware_of_raise or self.told is not None


class IncidentKind(StrEnum):
    """The incidents that the rules can decide."""

    SKIPPED = "skipped"  # players behind acted over a seat whose turn it was
    AMOUNT_UNKNOWN = "amount_unknown"  # somebody acted on a wager whose size was not yet named
    HIDDEN_CHIP = "hidden_chip"  # a chip comes to light behind an all-in
    MISINFORMED = "misinformed"  # a caller was told a wrong amount
    WRONG_POT_COUNT = "wrong_pot_count"  # a pot bet rests on a wrong count
    UNDERBET_FOUND = "underbet_found"  # a wager below the minimum is noticed later
    UNDERCALLS = "undercalls"  # several in a row put in too little
    WRONG_BRING_IN = "wrong_bring_in"  # another seat brought it in than the one that has to
    ACTED_OUT_OF_TURN_DELIBERATELY = "acted_out_of_turn_deliberately"
    CLOCK_CALLED = "clock_called"  # the seat to act takes long, and is to act in a set time
    TIME_EXPIRED = "time_expired"  # that time has run out


class Incident(Noun, frozen=True, kw_only=True):
    """An incident and the `seat` it is about. Each kind needs some of the other fields (chips); the rest are None.

    `called_by`: who called the clock; None: the floor. `waited`: how long it has been the seat's turn (seconds).
    `tied`: whether the player acted just as the time ran out.
    """

    kind: IncidentKind
    seat: SeatNumber
    acted_since: tuple[ActionSince, ...] | None = None
    amount: SomeChips | None = None
    told_to: Chips | None = None
    faced: Chips | None = None
    quoted_pot: Chips | None = None
    actual_pot: Chips | None = None
    street_over: bool | None = None
    called_by: SeatNumber | None = None
    waited: Seconds | None = None
    tied: bool | None = None


Step: TypeAlias = Proposal | Declaration | Incident


class FloorChoice(Noun, frozen=True, kw_only=True):
    """One way in which the floor may take a declaration; `proposal` is None if no action results.

    `forfeits`: the chips (add) that a fold leaves in the pot. `bars_raise`: the seat keeps its turn, but has lost the
    right to raise. `condition`: the proposal is announced, and waits for that.
    """

    proposal: Proposal | None
    effect: Effect
    forfeits: int = 0
    bars_raise: bool = False
    condition: Condition | None = None


class Interpretation(Noun, frozen=True, kw_only=True):
    """What a declaration means, and why.

    `changed`: a rule changed a word or an amount. `choices`: the floor must choose among these.
    `by_chips`: the word alone says nothing, and the chips decide. `binding`: the one of the reasons that says that it
    binds, which is not yet true before the turn. `speaks_up`: the player asks for time at the turn.
    With neither `proposal` nor `choices` no action results: `stands` says that this is in order (a call for time);
    `bars_raise` and `bars_fold` say which right it costs the seat; `owes_wager`, that it is held to a bet or raise.
    """

    proposal: Proposal | None
    reasons: tuple[Reason, ...] = ()
    changed: bool = False
    penalty: bool = False
    stands: bool = False
    speaks_up: bool = False
    bars_raise: bool = False
    bars_fold: bool = False
    owes_wager: bool = False
    by_chips: bool = False
    binding: Reason | None = None
    choices: tuple[FloorChoice, ...] = ()

    def as_choices(self, effect: Effect) -> tuple[FloorChoice, ...]:
        """The interpretation as one choice of the floor's; if it has choices of its own, those."""
        return self.choices or (FloorChoice(proposal=self.proposal, effect=effect, bars_raise=self.bars_raise),)
