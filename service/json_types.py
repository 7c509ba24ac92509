"""The requests and answers of the library as types, for mypy and editors.

Generated from openapi.yaml, which also says what no type can: `python tools/json_types.py > service/json_types.py`.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

RulebookName: TypeAlias = str
"""A rulebook by its id, as GET /v1/rulebooks lists it: the newest version that is carried."""

RaiseSizeBase: TypeAlias = Literal["last_full_raise", "current_bet"]
"""What the smallest raise is measured by: the last full bet or raise, or the whole current bet (double the bet)."""

RaiseSizeMayBeShort: TypeAlias = Literal["own_all_in", "opponents_all_in"]
"""No-limit, pot-limit, spread-limit: whose all-in lets a bet or raise be below the minimum: its maker's alone,
    or also that of every opponent who could call it.
    """

ReopeningNoLimit: TypeAlias = Literal["full_raise_faced", "any_raise"]
"""No-limit and pot-limit: a player who has acted may raise again when facing a full raise, even one made of
    several short all-ins, or when facing any raise.
    """

ReopeningLimit: TypeAlias = Literal["full_bet_or_half_faced", "full_bet"]
"""Limit: a player who has acted may raise again when facing half a bet, even one made of several short all-ins,
    or after a bet that is full by itself.
    """

CompletionAfterHalf: TypeAlias = Literal["on_top", "next_whole_bet"]
"""Limit: where the next raise goes after an all-in that counts as a full bet: on top of it, or to a whole number
    of bets.
    """

CompletionBy: TypeAlias = Literal["not_acted_or_reopened", "any_facing"]
"""Limit: which seats may complete a short all-in."""

CapHeadsUp: TypeAlias = Literal[
    "uncapped_before_cap", "capped_until_event_heads_up", "uncapped_if_began_heads_up", "always_capped"
]
"""Limit: when the cap is lifted for two players, if ever."""

PotSmallBlind: TypeAlias = Literal["true_value", "as_big_blind"]
"""Pot-limit, first street: what the small blind counts as, and a late post below the big blind."""

PotShortBlind: TypeAlias = Literal["nominal", "actual"]
"""Pot-limit, first street: what a short all-in blind counts as."""

PotDeadBlind: TypeAlias = Literal["actual", "nominal"]
"""Pot-limit, first street: what a blind that nobody posts counts as."""

PotAntes: TypeAlias = Literal["in_pot", "not_before_flop"]
"""Pot-limit, first street: whether antes count."""

PotShare: TypeAlias = Literal["whole", "half"]
"""Pot-limit: how much of the pot, the call included, a bet or raise may add."""

PotOdd: TypeAlias = Literal["rounded_down", "rounded_up"]
"""Pot-limit: how a maximum that is no whole number of chips (`chip`) is rounded."""

StraddleMinRaise: TypeAlias = Literal["doubled", "plus_big_blind"]
"""The smallest raise over a straddle: double the straddle, or the straddle plus a big blind."""

AnteShortStack: TypeAlias = Literal["blind_first", "ante_first"]
"""Where one seat antes for the whole table: what it pays first if its chips do not pay its blind as well."""

OwedShortBlind: TypeAlias = Literal["at_stake", "nominal"]
"""What a seat owes where a blind or bring-in was posted short, and nobody else has or can put in as much as the
    bet.
    """

OutOfTurnReleasedBy: TypeAlias = Literal["bet_or_raise", "bet_call_or_raise"]
"""What action, done in turn meanwhile, releases a seat that acted out of turn."""

OutOfTurnUnreleased: TypeAlias = Literal["binding", "may_be_binding"]
"""What an action out of turn is worth when nothing released it."""

OutOfTurnSkipped: TypeAlias = Literal["substantial_action", "three_players", "two_players"]
"""How much must happen behind a seat that was acted over before it can lose its turn: substantial action, or a
    number of players.
    """

SpokenUnclear: TypeAlias = Literal["below_pot", "at_most_pot", "lowest"]
"""Which of its meanings an amount has: the highest below the pot before it, the highest up to that pot, or the
    lowest.
    """

WordsOrChipsBinds: TypeAlias = Literal["first", "words"]
"""Which binds if a player speaks and moves chips: the first of the two, or the words."""

ChipsJudgedBy: TypeAlias = Literal["smallest_chip", "half_raise_only"]
"""How several silent chips beyond the call are judged: as a call if the smallest cannot be spared and otherwise
    by half a raise, or by half a raise alone.
    """

MultipleChipsLastChips: TypeAlias = Literal["all_in", "half_raise"]
"""Last chips, one of which could be spared: an all-in, or judged by half a raise."""

StringBetAnnouncedRaise: TypeAlias = Literal["one_motion", "call_and_one", "several"]
"""In how many motions the chips of a raise may come that was announced without an amount: in one, in two of
    which the first is just the call, or in several.
    """

ForwardMotion: TypeAlias = Literal["floor", "floor_if_acted_on", "complete_or_forfeit", "call"]
"""What becomes of chips moved forward and not let go: the floor decides; so it does where somebody acted on
    them, and otherwise they are nothing; where somebody acted, the player goes through with it or gives up his
    hand, and otherwise the floor decides; or the floor may take them for the call, and for no more.
    """

PriorChipsRule: TypeAlias = Literal["tested", "floor"]
"""New chips with prior chips that were not pulled in: tested by the book's rules, or left to the floor where the
    prior chips matter.
    """

PriorChipsPushedAgain: TypeAlias = Literal["floor", "tested"]
"""Prior chips taken back and pushed in again with new ones: the floor's choice where it matters, or tested like
    any chips.
    """

PriorChipsOverchipAfterAllBack: TypeAlias = Literal["call", "tested", "whole_chip"]
"""One new chip after prior chips that covered the call were taken back: a call, tested like several chips, or a
    bet of all it is worth.
    """

UndercallRule: TypeAlias = Literal["full_or_floor", "full_call"]
"""Too little for the call: a full call heads-up or against the opening bet and otherwise the floor's choice, or
    always a full call.
    """

MisunderstandingGross: TypeAlias = Literal["call_stands", "floor", "floor_until_others_act"]
"""Whether the floor may let a player take back a call if he was told less than four fifths of what he had to
    call: at no-limit and pot-limit, also once others have acted after him, or in every structure, but only until
    then.
    """

CorrectionsWindow: TypeAlias = Literal["street", "round"]
"""Until when a wager of the wrong size is corrected: while the street lasts, or while the betting round runs."""

CorrectionsPotTooHigh: TypeAlias = Literal["window", "floor_after_action"]
"""Pot-limit: whether a bet based on too high a count is cut for as long as any wrong size is corrected, or left
    to the floor after substantial action.
    """

ButtonMethod: TypeAlias = Literal[
    "dead_button", "moving_button", "simplified_button", "winning_button", "button_blind", "house_choice"
]
"""How the button goes on."""

ButtonNewcomer: TypeAlias = Literal["any_place", "not_small_blind_or_button"]
"""Tournaments: whether a newcomer takes over any place but those between small blind and button, or neither of
    these two.
    """

ButtonError: TypeAlias = Literal["stands", "put_right"]
"""A button that was wrong for a whole hand: it goes on from there, or the places passed over are played next."""

ButtonFirst: TypeAlias = Literal["drawn", "first_stack", "seat_one"]
"""Who has the first button: who draws it, the first stack to the right of a dealer who sits before the first
    seat, or the first stack from the first seat on.
    """

ComingInMissedLive: TypeAlias = Literal["minimum_bet", "big_blind_only"]
"""Cash: which missed blinds are live: up to the smallest opening bet, or a big one only."""

ComingInInside: TypeAlias = Literal["waits", "buys_or_posts"]
"""Cash: what a newcomer between button and big blind may do: wait, or post or buy the button."""

ComingInNewPosts: TypeAlias = Literal["always", "limit_only", "never"]
"""Cash: in which games a newcomer posts who does not wait for the big blind."""

HouseRules = TypedDict(
    "HouseRules",
    {
        "raise_size.base": NotRequired[RaiseSizeBase],
        "raise_size.may_be_short": NotRequired[RaiseSizeMayBeShort],
        "reopening.no_limit": NotRequired[ReopeningNoLimit],
        "reopening.limit": NotRequired[ReopeningLimit],
        "reopening.cumulative": NotRequired[bool],
        "completion.after_half": NotRequired[CompletionAfterHalf],
        "completion.by": NotRequired[CompletionBy],
        "cap.raises": NotRequired[int],
        "cap.raises_two_streets": NotRequired[int],
        "cap.heads_up": NotRequired[CapHeadsUp],
        "pot.small_blind": NotRequired[PotSmallBlind],
        "pot.short_blind": NotRequired[PotShortBlind],
        "pot.dead_blind": NotRequired[PotDeadBlind],
        "pot.antes": NotRequired[PotAntes],
        "pot.share": NotRequired[PotShare],
        "pot.odd": NotRequired[PotOdd],
        "straddle.min_raise": NotRequired[StraddleMinRaise],
        "straddle.counts": NotRequired[bool],
        "ante.short_stack": NotRequired[AnteShortStack],
        "check_raise.allowed": NotRequired[bool],
        "contest.offer_raise": NotRequired[bool],
        "owed.short_blind": NotRequired[OwedShortBlind],
        "free_fold.penalty": NotRequired[bool],
        "out_of_turn.released_by": NotRequired[OutOfTurnReleasedBy],
        "out_of_turn.unreleased": NotRequired[OutOfTurnUnreleased],
        "out_of_turn.check_bars_raise": NotRequired[bool],
        "out_of_turn.call_bars_raise": NotRequired[bool],
        "out_of_turn.heads_up_passive_bars_raise": NotRequired[bool],
        "out_of_turn.heads_up_check_bars_raise": NotRequired[bool],
        "out_of_turn.skipped": NotRequired[OutOfTurnSkipped],
        "spoken.unclear": NotRequired[SpokenUnclear],
        "spoken.pot_penalty": NotRequired[bool],
        "words_or_chips.binds": NotRequired[WordsOrChipsBinds],
        "multiple_chips.test": NotRequired[ChipsJudgedBy],
        "multiple_chips.last_chips": NotRequired[MultipleChipsLastChips],
        "string_bet.announced_raise": NotRequired[StringBetAnnouncedRaise],
        "forward_motion.limit": NotRequired[ForwardMotion],
        "forward_motion.no_limit": NotRequired[ForwardMotion],
        "prior_chips.rule": NotRequired[PriorChipsRule],
        "prior_chips.pulled_back_binds": NotRequired[bool],
        "prior_chips.pushed_again": NotRequired[PriorChipsPushedAgain],
        "prior_chips.overchip_after_all_back": NotRequired[PriorChipsOverchipAfterAllBack],
        "prior_chips.test": NotRequired[ChipsJudgedBy],
        "undercall.rule": NotRequired[UndercallRule],
        "misunderstanding.gross": NotRequired[MisunderstandingGross],
        "corrections.window": NotRequired[CorrectionsWindow],
        "corrections.pot_too_high": NotRequired[CorrectionsPotTooHigh],
        "button.method": NotRequired[ButtonMethod],
        "button.advance_over_empty": NotRequired[bool],
        "button.newcomer": NotRequired[ButtonNewcomer],
        "button.error": NotRequired[ButtonError],
        "button.heads_up_adjust": NotRequired[bool],
        "button.first": NotRequired[ButtonFirst],
        "coming_in.missed_live": NotRequired[ComingInMissedLive],
        "coming_in.straddle": NotRequired[bool],
        "coming_in.inside": NotRequired[ComingInInside],
        "coming_in.new_posts": NotRequired[ComingInNewPosts],
    },
)
"""Single parameters of the rulebook that the house changes, by key."""

Structure: TypeAlias = Literal["no_limit", "pot_limit", "fixed_limit", "spread_limit"]
"""How high a wager may go."""

Seat: TypeAlias = int
"""A seat."""


class Pot(TypedDict):
    """The main pot, or a side pot."""

    amount: int
    seats: list[Seat]


ActionType: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "complete", "bring_in"]
"""bet on an unopened round; complete if a bring-in or a short all-in is made up to a full bet; raise otherwise."""


class Condition(TypedDict):
    """The "if" of a conditional statement: what somebody else has to do, in turn, for it to hold."""

    type: Literal["fold", "check", "call", "bet", "other"]
    seat: NotRequired[Seat]


class OutOfTurn(TypedDict):
    """What a seat did before its turn, still pending; with a `condition`, what it announced (`to` as named)."""

    type: ActionType
    to: int
    faced: int
    since: Literal["none", "time", "check_or_fold", "call", "raise"]
    condition: NotRequired[Condition]


class Player(TypedDict):
    """A seat in the round."""

    seat: Seat
    stack: int
    committed: int
    acted: bool
    folded: NotRequired[bool]
    no_fold: NotRequired[bool]
    must_raise: NotRequired[bool]
    no_raise: NotRequired[bool]
    out_of_turn: NotRequired[OutOfTurn]


class Round(TypedDict):
    """One betting round at one moment, complete: an answer never depends on anything else."""

    structure: Structure
    street: NotRequired[int]
    streets: NotRequired[int]
    button: NotRequired[int]
    min_bet: int
    max_bet: NotRequired[int]
    street_bets: NotRequired[list[int]]
    big_bet: NotRequired[int]
    acts_last: NotRequired[int]
    chip: NotRequired[int]
    pot_before_round: NotRequired[int]
    pots_before_round: NotRequired[list[Pot]]
    bring_in: NotRequired[int]
    players_left: NotRequired[int]
    began_heads_up: NotRequired[bool]
    current_bet: NotRequired[int]
    last_full_raise_by: NotRequired[int]
    last_full_bet_to: NotRequired[int]
    bet_count: NotRequired[int]
    capped: NotRequired[bool]
    pot_credit: NotRequired[int]
    to_act: int | None
    players: list[Player]


ProposedType: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "complete", "all_in", "bring_in"]
"""What is proposed."""


class ProposedAction(TypedDict):
    """A plain action, as a platform's own button sends it."""

    type: ProposedType
    seat: NotRequired[Seat]
    to: NotRequired[int]
    by: NotRequired[int]
    add: NotRequired[int]
    faced: NotRequired[int]


class Statement(TypedDict):
    """One thing said: a verb, an amount, or both."""

    word: NotRequired[Literal["fold", "check", "pass", "call", "bet", "raise", "complete", "all_in", "pot", "time"]]
    amount: NotRequired[int]
    by: NotRequired[int]
    candidates: NotRequired[list[int]]
    condition: NotRequired[Condition]
    size_to_come: NotRequired[bool]


Chips: TypeAlias = list[int]
"""Chips, each by its denomination."""

ToldWrong: TypeAlias = Literal["no_bet", "no_raise", "may_not_raise"]
"""What else the dealer had told the player, if that was wrong: that there is nothing to call ("checked to you"),
    that nobody has raised, or that the player may neither bet nor raise.
    """


class Deed(TypedDict):
    """What somebody has done since."""

    seat: Seat
    type: ProposedType
    to: NotRequired[int]


class Declaration(TypedDict):
    """A player's words and chips at a real table, from which the rules find the action that they mean."""

    seat: NotRequired[int]
    words: NotRequired[list[Statement]]
    chips: NotRequired[list[Chips]]
    order: NotRequired[Literal["words_first", "chips_first", "together"]]
    prior_chips: NotRequired[list[int]]
    prior_moved: NotRequired[Literal["none", "part", "all"]]
    gesture: NotRequired[Literal["rap", "forward_motion"]]
    in_question: NotRequired[bool]
    unaware_of_raise: NotRequired[bool]
    told_to: NotRequired[int]
    told: NotRequired[ToldWrong]
    acted_since: NotRequired[list[Deed]]
    faced: NotRequired[int]


class Incident(TypedDict):
    """Something that happened apart from the actions, or that was found out afterwards."""

    kind: Literal[
        "skipped",
        "amount_unknown",
        "hidden_chip",
        "misinformed",
        "wrong_pot_count",
        "underbet_found",
        "undercalls",
        "wrong_bring_in",
        "acted_out_of_turn_deliberately",
    ]
    seat: Seat
    acted_since: NotRequired[list[Deed]]
    amount: NotRequired[int]
    told_to: NotRequired[int]
    faced: NotRequired[int]
    quoted_pot: NotRequired[int]
    actual_pot: NotRequired[int]
    street_over: NotRequired[bool]


class DecisionRequest(TypedDict):
    """One snapshot, and exactly one of `action`, `declaration` and `incident`; otherwise 422 (`request.one_step`)."""

    rulebook: RulebookName
    house_rules: NotRequired[HouseRules]
    round: Round
    action: NotRequired[ProposedAction]
    declaration: NotRequired[Declaration]
    incident: NotRequired[Incident]


class Action(TypedDict):
    """A normalized action."""

    type: ActionType
    seat: Seat
    to: int
    by: int
    add: int
    all_in: bool


class CallOption(TypedDict):
    """What it costs to put in what is owed."""

    to: int
    add: int
    all_in: bool


class RaiseOption(TypedDict):
    """The totals that a bet, completion or raise may have."""

    type: Literal["bet", "raise", "complete"]
    min_to: int
    max_to: int
    all_in_to: int | None
    sizes: NotRequired[list[int]]


Options = TypedDict(
    "Options",
    {
        "fold": bool,
        "check": bool,
        "call": CallOption | None,
        "raise": RaiseOption | None,
        "bring_in": CallOption | None,
        "raise_barred": Literal["stack", "no_opponent", "no_raise", "capped", "not_reopened", None],
    },
)
"""What a seat may do at its turn."""


class Uncalled(TypedDict):
    """The part of the last bet that nobody called: it goes back."""

    seat: Seat
    amount: int


Pots: TypeAlias = list[Pot]
"""The main pot, then each side pot: a seat can win those up to what it has paid."""


class Next(TypedDict):
    """What follows a betting round that is over, and where its chips are."""

    type: Literal["street", "showdown", "street_or_showdown", "won"]
    run_out: bool
    first_to_act: int | None
    winner: int | None
    uncalled: Uncalled | None
    pots: Pots | None
    needed: list[Literal["street", "streets", "button", "pots_before_round"]]


Basis: TypeAlias = Literal["text", "derived", "reading", "fallback", "assumed", "house"]
"""How firm it is."""


class Reason(TypedDict):
    """One thing that a decision rests on."""

    code: str
    clause: str | None
    basis: Basis
    message: str
    params: dict[str, Any]


class Effect(TypedDict):
    """What a choice of the floor means."""

    code: str
    message: str
    params: dict[str, Any]


class Alternative(TypedDict):
    """One way the floor may rule."""

    action: Action | None
    effect: Effect
    round: Round
    options: Options | None
    next: Next | None


RulebookPin: TypeAlias = str
"""The rulebook that answered, pinned to its version: a request may name it so."""


class Decision(TypedDict):
    """What stands of a proposed action."""

    legal: bool | None
    ruling: Literal["accepted", "corrected", "rejected", "discretion"]
    action: Action | None
    full_raise: bool
    options_before: Options | None
    reopened: bool
    reopened_seats: list[Seat]
    round: Round
    options: Options | None
    next: Next | None
    reasons: list[Reason]
    penalty: bool
    alternatives: NotRequired[list[Alternative]]
    rulebook: RulebookPin
    unused_house_rules: NotRequired[list[str]]


class BatchRequest(TypedDict):
    """Up to 1,000 independent decision requests."""

    items: list[DecisionRequest]


class ErrorDetail(TypedDict):
    """One error in a body, or in a query."""

    pointer: str
    code: str
    message: str
    params: dict[str, Any]


class Position(TypedDict):
    """Where a body stops being JSON or TOML."""

    offset: NotRequired[int]
    line: int
    column: int


class Problem(TypedDict):
    """A problem document (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    instance: str
    errors: NotRequired[list[ErrorDetail]]
    position: NotRequired[Position]
    request_id: NotRequired[str]
    trace_id: NotRequired[str]


class DecisionReply(TypedDict):
    """An item of a batch: its `answer` where `status` is 200, else a `problem`."""

    status: int
    answer: NotRequired[Decision]
    problem: NotRequired[Problem]


class BatchAnswer(TypedDict):
    """The answers, in the order of the items."""

    items: list[DecisionReply]


class OptionsRequest(TypedDict):
    """One snapshot."""

    rulebook: RulebookName
    house_rules: NotRequired[HouseRules]
    round: Round


class OptionsAnswer(TypedDict):
    """What the seat to act may do; seat and options are null when the round is over."""

    seat: int | None
    options: Options | None
    rulebook: RulebookPin
    unused_house_rules: NotRequired[list[str]]


class OpeningPlayer(TypedDict):
    """A seat before any post."""

    seat: Seat
    stack: int
    no_raise: NotRequired[bool]
    out_of_turn: NotRequired[OutOfTurn]


PostType: TypeAlias = Literal["ante", "small_blind", "big_blind", "straddle", "post", "dead", "bring_in"]
"""ante and dead go into the pot; post is a live late post; bring_in is that seat's forced action, already done."""


class Post(TypedDict):
    """One post before anybody acts."""

    seat: Seat
    type: PostType
    amount: int


class Opening(TypedDict):
    """How a betting round begins."""

    structure: Structure
    street: NotRequired[int]
    streets: NotRequired[int]
    button: NotRequired[int]
    min_bet: int
    max_bet: NotRequired[int]
    street_bets: NotRequired[list[int]]
    big_bet: NotRequired[int]
    acts_last: NotRequired[int]
    chip: NotRequired[int]
    pot_before_round: NotRequired[int]
    pots_before_round: NotRequired[list[Pot]]
    bring_in: NotRequired[int]
    players_left: NotRequired[int]
    began_heads_up: NotRequired[bool]
    players: list[OpeningPlayer]
    posts: NotRequired[list[Post]]
    dead_small_blind: NotRequired[int]
    first_to_act: NotRequired[int]


GameName: TypeAlias = Literal[
    "holdem",
    "omaha",
    "omaha_hi_lo",
    "stud",
    "stud_hi_lo",
    "razz",
    "five_card_draw",
    "deuce_to_seven_single_draw",
    "deuce_to_seven_triple_draw",
    "ace_to_five_draw",
    "badugi",
    "short_deck",
    "bomb_pot",
]
"""A game."""


class Kill(TypedDict):
    """A killed pot: this seat posts a blind that lifts the stakes."""

    seat: Seat
    size: NotRequired[Literal["full", "half"]]


class NamedGame(TypedDict):
    """A game by its name (GET /v1/games has what each means), its stakes, and who is dealt in."""

    name: GameName
    structure: NotRequired[Structure]
    bets: NotRequired[list[int]]
    max_bet: NotRequired[int]
    small_blind: NotRequired[int]
    big_blind: NotRequired[int]
    ante: NotRequired[int]
    ante_by: NotRequired[Literal["each", "big_blind"]]
    bring_in: NotRequired[int]
    kill: NotRequired[Kill]
    chip: NotRequired[int]
    button: NotRequired[int]
    first_to_act: NotRequired[int]
    acts_last: NotRequired[int]
    players_left: NotRequired[int]
    players: list[OpeningPlayer]
    posts: NotRequired[list[Post]]
    dead_small_blind: NotRequired[int]


class Step(TypedDict):
    """One thing done: a plain action, which has a `type` (at most one of `to`, `by` and `add`, otherwise 422,
    `action.one_size`); or a `declaration`; or an `incident`.
    """

    type: NotRequired[ProposedType]
    seat: NotRequired[Seat]
    to: NotRequired[int]
    by: NotRequired[int]
    add: NotRequired[int]
    faced: NotRequired[int]
    declaration: NotRequired[Declaration]
    incident: NotRequired[Incident]


OnIllegal: TypeAlias = Literal["correct", "stop"]
"""What happens when an action does not stand as proposed: `correct` (the default) carries it out as the rulebook
    corrects it, `stop` ends the report there.
    """


class RoundsRequest(TypedDict):
    """A round from its `opening`, or from a `game` by its name (exactly one of them, otherwise 422,
    `request.one_beginning`), and what was done so far.
    """

    rulebook: RulebookName
    house_rules: NotRequired[HouseRules]
    compare: NotRequired[list[RulebookName]]
    opening: NotRequired[Opening]
    game: NotRequired[NamedGame]
    actions: NotRequired[list[Step]]
    on_illegal: NotRequired[OnIllegal]


class RoundStop(TypedDict):
    """Where the replay of a round stopped."""

    pointer: str
    action: int


class RoundsReply(TypedDict):
    """The round under one of the rulebooks compared: its `answer` where `status` is 200, else a `problem`."""

    rulebook: RulebookName
    status: int
    answer: NotRequired["RoundsAnswer"]
    problem: NotRequired[Problem]


class RoundsAnswer(TypedDict):
    """Where the round stands, and a decision for each action up to the one that stopped the replay."""

    decisions: list[Decision]
    round: Round
    next: Next | None
    options: Options | None
    stopped_at: RoundStop | None
    opening: NotRequired[Opening]
    house_rules: NotRequired[HouseRules]
    rulebook: RulebookPin
    unused_house_rules: NotRequired[list[str]]
    compared: NotRequired[list[RoundsReply]]


class NextStreetRequest(TypedDict):
    """A round whose betting is over, for the next street to follow it, and what was done on that street so far."""

    rulebook: RulebookName
    house_rules: NotRequired[HouseRules]
    round: Round
    first_to_act: NotRequired[int]
    min_bet: NotRequired[int]
    big_bet: NotRequired[int]
    max_bet: NotRequired[int]
    open_pair: NotRequired[bool]
    actions: NotRequired[list[Step]]
    on_illegal: NotRequired[OnIllegal]


class SeatedPlayer(TypedDict):
    """Who sits at the table between two hands."""

    seat: Seat
    stack: int
    arrival: NotRequired[Literal["stayed", "moved", "new", "returned", "changed_seat"]]
    present: NotRequired[bool]
    owes: NotRequired[list[Literal["small_blind", "big_blind"]]]
    entry: NotRequired[Literal["post", "wait", "straddle", "buy_button"]]


class BlindsOfSeat(TypedDict):
    """A seat, and blinds that it owes or has paid."""

    seat: Seat
    blinds: list[Literal["small_blind", "big_blind"]]


class LastHand(TypedDict):
    """Where button and blinds were in the last hand, as places, dead ones too."""

    button: int
    small_blind_seat: NotRequired[int]
    big_blind_seat: NotRequired[int]
    blinds_paid: NotRequired[list[BlindsOfSeat]]
    owes: NotRequired[list[BlindsOfSeat]]
    dealt_in: NotRequired[list[Seat]]


class Places(TypedDict):
    """Where button and blinds should have been."""

    button: int
    small_blind_seat: NotRequired[int]
    big_blind_seat: NotRequired[int]


class Table(TypedDict):
    """All that the next hand depends on."""

    format: Literal["tournament", "cash"]
    structure: Structure
    seats: list[Seat]
    players: list[SeatedPlayer]
    big_blind: int
    small_blind: int
    ante: NotRequired[int]
    ante_by: NotRequired[Literal["each", "big_blind"]]
    straddle: NotRequired[int]
    chip: NotRequired[int]
    streets: NotRequired[int]
    max_bet: NotRequired[int]
    players_left: NotRequired[int]
    last: NotRequired[LastHand]
    should_have_been: NotRequired[Places]
    button_drawn: NotRequired[int]
    won_by: NotRequired[list[Seat]]
    redeal: NotRequired[bool]


class NextHandRequest(TypedDict):
    """A table between two hands."""

    rulebook: RulebookName
    house_rules: NotRequired[HouseRules]
    compare: NotRequired[list[RulebookName]]
    table: Table


class Waiting(TypedDict):
    """A seat that is not dealt in."""

    seat: Seat
    until: Literal["big_blind", "button_passed", "under_the_gun", "next_hand"]


class Deal(TypedDict):
    """One way to deal the next hand."""

    button_method: ButtonMethod
    button: int
    button_dead: bool
    small_blind_seat: int | None
    dealt_in: list[Seat]
    first_to_act: int
    waiting: list[Waiting]
    owes: list[BlindsOfSeat]
    players: list[SeatedPlayer]
    opening: Opening
    last: LastHand
    reasons: list[Reason]


class NextHandReply(TypedDict):
    """The next hand under one of the rulebooks compared: its `answer` where `status` is 200, else a `problem`."""

    rulebook: RulebookName
    status: int
    answer: NotRequired["NextHandAnswer"]
    problem: NotRequired[Problem]


class NextHandAnswer(TypedDict):
    """How the next hand is dealt."""

    ruling: Literal["accepted", "discretion"]
    deal: Deal | None
    alternatives: list[Deal]
    rulebook: RulebookPin
    unused_house_rules: NotRequired[list[str]]
    compared: NotRequired[list[NextHandReply]]


Detail: TypeAlias = Literal["full", "brief"]
"""`full` (the default): every decision, the rounds and the hand as it was read."""

Cards: TypeAlias = list[str]
"""Cards, each as its rank and its suit: `Ah`, `Td`."""


class HandPlayer(TypedDict):
    """A seat that is dealt in."""

    seat: Seat
    stack: int
    name: NotRequired[str]
    cards: NotRequired[Cards]


class HandPost(TypedDict):
    """One post."""

    seat: Seat
    type: PostType
    amount: int


class HandStep(TypedDict):
    """One thing done in a hand: a plain action, which has a `type` (at most one of `to`, `by` and `add`, otherwise
    422, `action.one_size`) and may have what the record says it cost; or a `declaration`; or an `incident`.
    """

    type: NotRequired[ProposedType]
    seat: NotRequired[Seat]
    to: NotRequired[int]
    by: NotRequired[int]
    add: NotRequired[int]
    faced: NotRequired[int]
    paid: NotRequired[int]
    declaration: NotRequired[Declaration]
    incident: NotRequired[Incident]


class SeatCards(TypedDict):
    """The cards of one seat."""

    seat: Seat
    cards: Cards


class HandRound(TypedDict):
    """What was done in one betting round of the hand."""

    actions: list[HandStep]
    min_bet: NotRequired[int]
    big_bet: NotRequired[int]
    max_bet: NotRequired[int]
    open_pair: NotRequired[bool]
    first_to_act: NotRequired[int]
    board: NotRequired[Cards]
    dealt: NotRequired[list[SeatCards]]
    discarded: NotRequired[list[SeatCards]]


class Share(TypedDict):
    """Some chips of one seat."""

    seat: Seat
    amount: int


class HandResult(TypedDict):
    """What the record says about the outcome of the hand."""

    won: NotRequired[list[Share]]
    rake: NotRequired[int]
    pot: NotRequired[int]
    uncalled: NotRequired[Share]
    stacks: NotRequired[list[Share]]


class Hand(TypedDict):
    """A whole hand, which needs `structure`, `streets`, `min_bet` and `players`."""

    round: NotRequired[Round]
    structure: NotRequired[Structure]
    streets: NotRequired[int]
    button: NotRequired[int]
    min_bet: NotRequired[int]
    max_bet: NotRequired[int]
    street_bets: NotRequired[list[int]]
    big_bet: NotRequired[int]
    acts_last: NotRequired[int]
    chip: NotRequired[int]
    pot_before_round: NotRequired[int]
    bring_in: NotRequired[int]
    players_left: NotRequired[int]
    dead_small_blind: NotRequired[int]
    players: NotRequired[list[HandPlayer]]
    posts: NotRequired[list[HandPost]]
    scale: NotRequired[int]
    played_at: NotRequired[str]
    rounds: list[HandRound]
    result: NotRequired[HandResult]
    site: NotRequired[str]
    hand_number: NotRequired[str]
    currency: NotRequired[str]
    table: NotRequired[str]


OpenHandHistory: TypeAlias = dict[str, Any]
"""The `ohh` object of an Open Hand History document (1.4): hold'em and Omaha in every structure, draw in every
    structure but fixed limit.
    """

TextHistory: TypeAlias = str
"""The text of one hand as PokerStars writes it, or another site after it: hold'em, Omaha, five-card draw, 2-7
    single and triple draw, and badugi in every structure, stud and razz in fixed limit; cash games and
    tournaments.
    """


class HandRequest(TypedDict):
    """One hand, under a rulebook; exactly one of `hand`, `phh`, `ohh` and `text`, otherwise 422
    (`request.one_record`).
    """

    rulebook: RulebookName
    house_rules: NotRequired[HouseRules]
    compare: NotRequired[list[RulebookName]]
    id: NotRequired[str]
    on_illegal: NotRequired[OnIllegal]
    detail: NotRequired[Detail]
    hand: NotRequired[Hand]
    phh: NotRequired[str]
    ohh: NotRequired[OpenHandHistory]
    text: NotRequired[TextHistory]


class RulingCounts(TypedDict):
    """How many actions there were, and how many of each ruling."""

    actions: int
    accepted: int
    corrected: int
    rejected: int
    discretion: int


ClauseCounts: TypeAlias = dict[str, int]
"""How many rulings cite each clause."""


class FirstIllegal(TypedDict):
    """The first step that breaks a rule."""

    pointer: str
    street: int
    action: int
    decision: Decision


class HandStop(TypedDict):
    """Where the hand cannot continue, and why."""

    pointer: str
    street: int
    action: int | None
    decision: Decision | None
    errors: list[ErrorDetail]


class StackLeft(TypedDict):
    """A seat's chips."""

    seat: Seat
    stack: int


class FinalChips(TypedDict):
    """Where all the chips are in the end, before the pot is paid out."""

    started: int
    behind: int
    pot: int
    pots: Pots | None
    uncalled: Uncalled | None
    stacks: list[StackLeft]
    conserved: bool


class ReportRound(TypedDict):
    """One betting round of the hand."""

    street: int
    decisions: list[Decision | None]
    round: Round


class Receipt(TypedDict):
    """What was validated, and under which rules."""

    request: str
    rulebook: str
    floorman: str


class HandReply(TypedDict):
    """A line of a stream, or the report under one of the rulebooks compared: its `answer` where `status` is 200,
    else a `problem`.
    """

    line: NotRequired[int]
    id: NotRequired[str]
    rulebook: NotRequired[RulebookName]
    status: int
    answer: NotRequired["Report"]
    problem: NotRequired[Problem]


class Report(TypedDict):
    """The report on a hand."""

    id: NotRequired[str]
    legal: bool | None
    complete: bool
    counts: RulingCounts
    clauses: ClauseCounts
    first_illegal: FirstIllegal | None
    stopped_at: HandStop | None
    discrepancies: list[ErrorDetail]
    corrected: Hand | None
    final: FinalChips
    scale: NotRequired[int]
    hand: NotRequired[Hand]
    rounds: NotRequired[list[ReportRound]]
    round: NotRequired[Round]
    next: NotRequired[Next | None]
    options: NotRequired[Options | None]
    rulebook: RulebookPin
    unused_house_rules: NotRequired[list[str]]
    receipt: Receipt
    compared: NotRequired[list[HandReply]]


RulebookId: TypeAlias = str
"""A rulebook's id, as GET /v1/rulebooks lists it."""

RulebookSeen: TypeAlias = Literal["text", "restated", "unseen"]
"""How its text is known: it was read (`text`); it is known at second hand, as others restate it, so that all it
    says is a reading (`restated`); or it is a later edition that nobody has seen, taken to say what the one
    before says (`unseen`).
    """


class RulebookEntry(TypedDict):
    """A rulebook on the shelf."""

    id: RulebookId
    version: str
    title: str
    seen: RulebookSeen
    href: str
    versions: list[str]


Topic: TypeAlias = Literal[
    "in_turn",
    "free_fold",
    "call",
    "call_short",
    "short_blind_owed",
    "call_unopened",
    "check_facing_bet",
    "raise_size",
    "underbet",
    "underraise",
    "short_all_in",
    "short_all_in_limit",
    "short_all_in_bet",
    "half_bet",
    "spread_limit",
    "completion",
    "beyond_stack",
    "pot_maximum",
    "pot_maximum_later",
    "limit_size",
    "big_bet",
    "smallest_chip",
    "rounded_amount",
    "rounded_tie",
    "no_opponent",
    "right_to_raise",
    "check_raise",
    "cap",
    "cap_two_streets",
    "cap_heads_up",
    "reopening",
    "reopening_limit",
    "reopening_cumulative",
    "bring_in",
    "wrong_bring_in",
    "bring_in_completion",
    "straddle",
    "big_blind_ante",
    "out_of_turn",
    "out_of_turn_fold",
    "out_of_turn_again",
    "out_of_turn_corrected",
    "out_of_turn_passive",
    "skipped",
    "skipped_waiting",
    "deliberate",
    "spoken",
    "amount_spoken",
    "amount_total",
    "raise_total",
    "raise_by",
    "raise_unopened",
    "no_raise_said",
    "unclear_amount",
    "unclear_raise",
    "unofficial_term",
    "term_in_question",
    "conditional",
    "time",
    "pot_word",
    "pot_word_limit",
    "rap",
    "forward_motion",
    "forward_motion_no_limit",
    "not_let_go",
    "words_or_chips",
    "raise_said_late",
    "chips_bind",
    "overchip",
    "overchip_bet",
    "overchip_raise",
    "multiple_chips",
    "chips_to_spare",
    "last_chips",
    "half_raise",
    "under_half_raise",
    "under_half_raise_limit",
    "silent_chips",
    "string_bet",
    "one_motion",
    "announced_raise",
    "prior_chips",
    "prior_pulled_back",
    "prior_unclear",
    "undercall",
    "undercall_first_bet",
    "call_in_full",
    "unaware_of_raise",
    "unaware_said",
    "told_wrongly",
    "tiny_chip",
    "accepted_action",
    "gross_misunderstanding",
    "undercalls",
    "amount_unknown",
    "early_action",
    "hidden_chip",
    "misinformed",
    "pot_count",
    "pot_count_low",
    "pot_count_raised_since",
    "correction",
    "correction_pot_limit",
    "correction_raised_since",
    "button_method",
    "button_advance",
    "button_beside",
    "button_first",
    "button_wrong",
    "redeal",
    "heads_up_blinds",
    "newcomer",
    "newcomer_cash",
    "new_posts",
    "buy_button",
    "missed_blinds",
    "missed_straddle",
    "absent",
    "new_start",
]
"""A question that rulebooks answer."""


class RulebookParameter(TypedDict):
    """A parameter that every rulebook sets."""

    key: str
    type: Literal["choice", "boolean", "integer"]
    values: NotRequired[list[str]]
    topics: list[Topic]


class RulebookList(TypedDict):
    """The shelf, and what a rulebook may hold."""

    rulebooks: list[RulebookEntry]
    parameters: list[RulebookParameter]
    topics: list[Topic]


class Publication(TypedDict):
    """Who gave a rulebook out, which edition it is, and where it is found."""

    publisher: str
    edition: str | None
    year: int | None
    address: str | None
    paraphrased: bool


class RulebookChange(TypedDict):
    """What a version of a rulebook changed."""

    version: str
    note: str
    rulings: bool
    topics: list[Topic]


class TopicCitation(TypedDict):
    """The clause behind a topic."""

    clause: str | None
    basis: Basis
    reading: NotRequired[str]


class Clause(TypedDict):
    """A numbered place in a rulebook, in our own words."""

    id: str
    source: str
    paraphrase: str
    verdict: Literal["decided", "declared", "floor", "out_of_scope"]
    topics: list[Topic]
    seen: bool
    reading: NotRequired[str]


class Rulebook(TypedDict):
    """A rulebook: its answers, and each of its clauses."""

    id: RulebookId
    version: str
    title: str
    source: str
    seen: RulebookSeen
    publication: Publication | None
    extends: str | None
    falls_back_to: str | None
    digest: str
    changes: list[RulebookChange]
    parameters: dict[str, Any]
    topics: dict[str, TopicCitation]
    clauses: list[Clause]


Setting: TypeAlias = str | bool | int
"""A setting: a word, true or false, or a number."""


class ParameterApart(TypedDict):
    """A parameter that the two rulebooks set differently."""

    key: str
    a: Setting
    b: Setting


class CaseRuling(TypedDict):
    """What a rulebook says about a case."""

    expect: Any
    clause: str | None
    basis: Basis


class TellingCase(TypedDict):
    """A situation on which the two rulebooks rule differently."""

    id: str
    story: str
    a: CaseRuling
    b: CaseRuling


class Difference(TypedDict):
    """A topic that two rulebooks decide differently."""

    topic: Topic
    parameters: list[ParameterApart]
    a: TopicCitation
    b: TopicCitation
    case: TellingCase | None


class Diff(TypedDict):
    """What two rulebooks decide differently."""

    a: RulebookPin
    b: RulebookPin
    topics: list[Difference]


class GameStreet(TypedDict):
    """A betting round of a game."""

    name: str
    bet: int


class GameStakes(TypedDict):
    """The members by which the stakes of a game are told in one structure."""

    structure: Structure
    needs: list[str]
    may_have: list[str]


class GameSource(TypedDict):
    """Where a member of a game comes from."""

    about: Literal["structures", "streets", "draws", "opens", "later", "open_pair", "limit_house_rules", "most_players"]
    basis: Basis
    clauses: list[str]


class Game(TypedDict):
    """What a game's name means."""

    name: GameName
    title: str
    structure: Structure
    structures: list[Structure]
    streets: list[GameStreet]
    begins_on: int
    draws: int
    opens: Literal["blinds", "low_card", "high_card", "button_blind", "antes"]
    later: Literal["button", "high_hand", "low_hand"]
    open_pair: int | None
    most_players: int
    stakes: list[GameStakes]
    limit_house_rules: HouseRules
    sources: list[GameSource]


class GameList(TypedDict):
    """The games that can be named."""

    games: list[Game]
