"""The bodies of requests."""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, Final

from msgspec import Meta

from ...hands.formats import FORMATS
from ...named_games.game import GAMES, Kill, NamedGame
from ...rules.model.action import Proposal
from ...rules.model.amounts import MOST_IN_EVENT, Chips
from ...rules.model.decision import OnIllegal
from ...rules.model.fault import Fault
from ...rules.model.next import NextStreet
from ...rules.model.noun import Noun
from ...rules.model.round import Opening, SentRound
from ...rules.model.steps import Declaration, Incident, Step
from ...rules.model.table import MOST_AT_TABLE, Debt, Last, Seated, Spot, Table
from ...rulesets.rulebook import LONGEST_NAME
from ..fault_messages import RECORDS, fault
from ..pointers import pointer_to
from .hand_schema import DealtHand, HandSchema
from .round_schema import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_POSTS,
    OpeningPlayerSchema,
    OpeningSchema,
    PostSchema,
    RoundSchema,
)
from .step_schema import ENTRIES, MOST_ACTIONS, ActionSchema, DeclarationSchema, Entry, EntrySchema, IncidentSchema
from .strict_fields import AnyArray, AnyObject, Choice, Ids, Many, ManyOf, Name, Object, Text, WholeNumber
from .strict_schema import Strict, schema_of

DebtSchema: Final = schema_of(Debt)
"""A seat, and blinds that it owes or has paid."""

SpotSchema: Final = schema_of(Spot)
"""Where button and blinds stood."""

LastSchema: Final = schema_of(
    Last, blinds_paid=Many(DebtSchema, 0, MOST_AT_TABLE), owes=Many(DebtSchema, 0, MOST_AT_TABLE)
)
"""The last hand's places."""

SeatedSchema: Final = schema_of(Seated)
"""Who sits at the table."""

TableSchema: Final = schema_of(
    Table,
    players=Many(SeatedSchema, 1, MOST_AT_TABLE, required=True),
    last=Object(LastSchema),
    should_have_been=Object(SpotSchema),
)
"""All that the next hand depends on."""

GameName: Final = StrEnum("GameName", {name: name for name in GAMES})  # type: ignore[misc]  # games are data

KillSchema: Final = schema_of(Kill)
"""Who kills the pot, and by how much."""

NamedGameSchema: Final = schema_of(
    NamedGame,
    name=Choice(GameName, required=True),
    kill=Object(KillSchema),
    players=Many(OpeningPlayerSchema, FEWEST_PLAYERS, MOST_PLAYERS, required=True),
    posts=Many(PostSchema, 0, MOST_POSTS),
)
"""The game, its stakes, and who is dealt in."""

MOST_ITEMS: Final = 1000
MOST_COMPARED: Final = 10
MOST_MORE: Final = 1000
MOST_TESTS: Final = 500
"""The most tests of the conformance suite in one answer: half a megabyte."""
MOST_OFFSET: Final = 1_000_000
LONGEST_TEST_ID: Final = 200
LONGEST_SEARCH: Final = 100
LONGEST_ID: Final = 200
_LONGEST_WORD: Final = 64
_PLAIN_RULE: Final = bool | Chips | Annotated[str, Meta(max_length=_LONGEST_WORD)]
"""The value of most house rules."""
STEPS: Final = ("action", "declaration", "incident")
BEGINNINGS: Final = ("opening", "game")


class Request(Noun, frozen=True, kw_only=True):
    """A request under a rulebook, with house rules on top."""

    rulebook: str
    house_rules: dict[str, Any] | None = None


class ComparedRequest(Request, frozen=True, kw_only=True):
    """A request that each rulebook rules on from the posts on, and the rulebooks to compare its answer with.

    Raises ValueError if two of these are alike.
    """

    compare: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.compare and len(set(self.compare)) < len(self.compare):
            raise ValueError("a rulebook is compared once")


class OptionsRequest(Request, frozen=True, kw_only=True):
    """What may the seat to act do?"""

    round: SentRound


class DecisionRequest(OptionsRequest, frozen=True, kw_only=True):
    """What becomes of this action or declaration, what follows from this incident? One of the three is not None."""

    action: Proposal | None = None
    declaration: Declaration | None = None
    incident: Incident | None = None

    @property
    def steps(self) -> list[tuple[str, Step]]:
        """What is not None of the three, by name."""
        return [(name, step) for name in STEPS if (step := getattr(self, name)) is not None]


class RoundsRequest(ComparedRequest, frozen=True, kw_only=True):
    """Where do these steps lead? Only one of `opening` and `game` is not None."""

    opening: Opening | None = None
    game: NamedGame | None = None
    actions: tuple[Entry, ...] = ()
    on_illegal: OnIllegal = OnIllegal.STOP


class NextStreetRequest(NextStreet, frozen=True, kw_only=True):
    """The betting of this round is over: where do these steps on the next street lead?"""

    rulebook: str
    house_rules: dict[str, Any] | None = None
    round: SentRound
    actions: tuple[Entry, ...] = ()
    on_illegal: OnIllegal = OnIllegal.STOP


class NextHandRequest(ComparedRequest, frozen=True, kw_only=True):
    """A hand has ended: how is the next one dealt?"""

    table: Table


class Batch(Noun, frozen=True):
    """Many decision requests, each checked by itself elsewhere."""

    items: list[Any]


class Detail(StrEnum):
    """How much a report contains."""

    FULL = "full"
    BRIEF = "brief"  # of the decisions only the first illegal one, and the one that stops the hand


class HandRequest(ComparedRequest, frozen=True, kw_only=True):
    """Was this hand played by the rules? `hand` is None if it is written in another way than our own JSON."""

    id: str | None = None
    hand: DealtHand | None = None
    on_illegal: OnIllegal = OnIllegal.CORRECT
    detail: Detail = Detail.FULL
    players_left: int | None = None


class RequestSchema(Strict):
    """What most bodies have."""

    rulebook = Name(LONGEST_NAME, required=True)
    house_rules = AnyObject(_PLAIN_RULE)


class ComparedRequestSchema(RequestSchema):
    """What bodies have that each rulebook rules on from the posts on."""

    compare = Ids(1, MOST_COMPARED, LONGEST_NAME)


class OptionsRequestSchema(RequestSchema):
    """The body of POST /v1/options."""

    noun = OptionsRequest

    round = Object(RoundSchema, required=True)


class DecisionRequestSchema(OptionsRequestSchema):
    """The body of POST /v1/decisions."""

    noun = DecisionRequest
    one_of = ("request.one_step", frozenset(STEPS))

    action = Object(ActionSchema)
    declaration = Object(DeclarationSchema)
    incident = Object(IncidentSchema)


class RoundsRequestSchema(ComparedRequestSchema):
    """The body of POST /v1/rounds."""

    noun = RoundsRequest
    one_of = ("request.one_beginning", frozenset(BEGINNINGS))

    opening = Object(OpeningSchema)
    game = Object(NamedGameSchema)
    actions = ManyOf(EntrySchema, ENTRIES, 0, MOST_ACTIONS)
    on_illegal = Choice(OnIllegal)


NextStreetRequestSchema: Final = schema_of(
    NextStreetRequest,
    base=RequestSchema,
    round=Object(RoundSchema, required=True),
    actions=ManyOf(EntrySchema, ENTRIES, 0, MOST_ACTIONS),
    on_illegal=Choice(OnIllegal),
)
"""The body of POST /v1/next-street."""


NextHandRequestSchema: Final = schema_of(
    NextHandRequest, base=ComparedRequestSchema, table=Object(TableSchema, required=True)
)
"""The body of POST /v1/next-hand."""


class BatchRequestSchema(Strict):
    """The body of POST /v1/decisions/batch."""

    noun = Batch

    items = AnyArray(1, MOST_ITEMS, required=True)


class HandRequestSchema(ComparedRequestSchema):
    """The body of POST /v1/hands: one of the ways in which a hand can be written down."""

    noun = HandRequest
    one_of = ("request.one_record", frozenset(RECORDS))

    class Meta(Strict.Meta):
        include = {  # noqa: RUF012
            **{name: Text() if format.is_text else AnyObject() for name, format in FORMATS.items()},
            "on_illegal": Choice(OnIllegal),
            "detail": Choice(Detail),
        }

    id = Name(LONGEST_ID)
    players_left = WholeNumber(2, MOST_IN_EVENT)
    hand = Object(HandSchema)


_DIGITS: Final = re.compile(r"[0-9]{1,15}")


def query_values(query: Mapping[str, Sequence[str]], *numbers: str) -> dict[str, Any]:
    """The first value of each name of a query; of `numbers` as an integer, if it is one."""
    values: dict[str, Any] = {name: values[0] for name, values in query.items()}
    return values | {name: int(values[name]) for name in numbers if _DIGITS.fullmatch(values.get(name, ""))}


def repetitions(query: Mapping[str, Sequence[str]]) -> list[Fault]:
    """A fault for each name that a query has more than once."""
    names = [name for name, values in query.items() if len(values) > 1]
    return [fault(pointer_to([name]), "array.items_alike", field=name) for name in names]


class HandQuerySchema(Strict):
    """The query string: settings for every hand that does not name its own."""

    rulebook = Name(LONGEST_NAME)
    on_illegal = Choice(OnIllegal)
    detail = Choice(Detail)
    players_left = WholeNumber(2, MOST_IN_EVENT)


class ReasonsQuerySchema(Strict):
    """The query string of GET /v1/reasons."""

    language = Name(_LONGEST_WORD)


class TestsQuerySchema(Strict):
    """The query string of GET /v1/conformance/tests: which tests, and which part of them."""

    rulebook = Name(LONGEST_NAME)
    level = Name(_LONGEST_WORD)
    requirement = Name(_LONGEST_WORD)
    topic = Name(_LONGEST_WORD)
    structure = Name(_LONGEST_WORD)
    tag = Name(_LONGEST_WORD)
    id = Name(LONGEST_TEST_ID)
    q = Name(LONGEST_SEARCH)
    limit = WholeNumber(1, MOST_TESTS)
    offset = WholeNumber(0, MOST_OFFSET)
