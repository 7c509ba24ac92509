"""The body of a decision as pydantic has it: the shape that the service's schemas check, and no rule."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Chips = Annotated[int, Field(ge=0, le=2**53 - 1, strict=True)]
Flag = Annotated[bool, Field(strict=True)]


class Exact(BaseModel):
    """A model that refuses what it does not know."""

    model_config = ConfigDict(extra="forbid")


class Player(Exact):
    """A seat."""

    seat: Annotated[int, Field(ge=1, le=23, strict=True)]
    stack: Chips
    committed: Chips = 0
    acted: Flag = False
    folded: Flag = False


class Round(Exact):
    """A snapshot."""

    structure: Literal["no_limit", "pot_limit", "fixed_limit", "spread_limit"]
    street: Annotated[int, Field(ge=1, le=20, strict=True)] | None = None
    streets: Annotated[int, Field(ge=1, le=20, strict=True)] | None = None
    min_bet: Chips
    chip: Chips = 1
    pot_before_round: Chips | None = None
    current_bet: Chips | None = None
    last_full_raise_by: Chips | None = None
    last_full_bet_to: Chips | None = None
    bet_count: Chips | None = None
    to_act: Annotated[int, Field(ge=1, le=23, strict=True)]
    players: Annotated[list[Player], Field(min_length=2, max_length=23)]


class Action(Exact):
    """What the seat to act does."""

    type: Literal["fold", "check", "call", "bet", "raise", "all_in"]
    to: Chips | None = None


class Question(Exact):
    """A decision's body."""

    rulebook: Annotated[str, Field(min_length=1, max_length=64)]
    round: Round
    action: Action


class Ruled(Exact):
    """What PokerKit can say of it."""

    legal: bool
    type: str
    to: int | None
    call: int | None
    min_to: int | None
    max_to: int | None
    stacks: list[int]
    bets: list[int]
