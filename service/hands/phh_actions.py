"""The actions of a PHH document: who did what by the text of each, on which street, and what it is in a hand."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final

from msgspec import Struct

from ..fault_text import cut
from . import phh_document as form
from .reading import LONGEST_SHOWN, Faults, Json, Path
from .reconcile import Stacks

_CARDS: Final = r"(?:(?:10|[2-9TJQKA?])[cdhs?])+"
_NUMBER: Final = r"(?i:[+-]?(?:[0-9.,]++(?:e[+-]?[0-9]++)?|inf(?:inity)?|s?nan))"
_ACTION: Final = re.compile(
    rf"""\s*+(?:
        d\s++db\s++(?P<board>{_CARDS})
        |d\s++dh\s++p(?P<dealt>[0-9]++)\s++(?P<hole>{_CARDS})
        |p(?P<player>[0-9]++)\s++(?:
            (?P<word>f|cc|pb|sd(?:\s++(?P<back>{_CARDS}))?|sm(?:\s++(?:(?P<shown>{_CARDS})|-))?)
            |cbr\s++(?P<amount>{_NUMBER})
        )
    )?\s*+(?P<comment>(?<!\S)\#.*+)?""",
    re.DOTALL | re.VERBOSE,
)
_AMOUNT: Final = re.compile(r"(?:[0-9][0-9,]*+(?:\.[0-9]*+)?|\.[0-9]++)(?:[eE][+-]?[0-9]{1,3})?")
_MOST_DIGITS: Final = 6


class ActionText(Struct, frozen=True, gc=False):
    """What an action says: its word ("" for a comment alone), the player who acts or is dealt to, a wager's amount.

    `cards` are those that it deals, gives back or shows.
    """

    word: str = ""
    player: int | None = None
    amount: form.Amount | None = None
    cards: tuple[str, ...] = ()
    has_comment: bool = False

    @property
    def is_betting(self) -> bool:
        """Whether it is an action of a betting round."""
        return self.word in form.BETTING


@dataclass(slots=True)
class StreetActions:
    """What happened on a street: each action, with a wager's amount in chips."""

    actions: list[tuple[ActionText, int]] = field(default_factory=list)
    is_bet_on: bool = False
    board: int = 0


def action_of(raw: Any, players: int | None, faults: Faults, amounts: form.Amounts, path: Path) -> ActionText:
    """What the text of an action says; `players` is how many there are, None if unknown."""
    if not isinstance(raw, str):
        faults.add(path, "kind", "An action is a text.")
        return ActionText()
    match = _ACTION.fullmatch(raw)
    if match is None:
        faults.add(path, "action_unknown", f"This is no PHH action: {cut(raw, LONGEST_SHOWN)}")
        return ActionText()
    board, dealt, hole, player, word, back, shown, amount, comment = match.groups()
    word = word[:2] if word else form.WAGER if amount else form.DEAL_HOLE if dealt else form.DEAL_BOARD if board else ""
    named = player or dealt
    cards = board or hole or back or shown
    return ActionText(
        word,
        _player(named, players, faults, path) if named else None,
        _amount(amount, faults, amounts, path) if amount else None,
        tuple(re.findall("..", cards.replace("10", "T"))) if cards else (),
        comment is not None,
    )


def action_text(player: int, word: str, amount: int | None, scale: int) -> str:
    """The text of a betting action, without a comment; `amount` in chips, None if it has none."""
    if amount is None:
        return f"p{player} {word}"
    value = form.number(amount, scale)
    return f"p{player} {word} {value:f}" if isinstance(value, Decimal) else f"p{player} {word} {value}"


def by_street(actions: Iterable[tuple[ActionText, int]], variant: form.Variant) -> list[StreetActions]:
    """The streets. With a board each begins with its cards; in stud and draw with the first card dealt after betting.

    In stud a last street without betting is joined to the one before: without betting nobody is known to be first.
    """
    streets = [StreetActions()]
    for action, chips in actions:
        street = streets[-1]
        if action.is_betting:
            street.is_bet_on = True
        elif len(streets) < variant.streets and _begins_next(action, streets, variant):
            street = StreetActions()
            streets.append(street)
        street.actions.append((action, chips))
        if action.word == form.DEAL_BOARD:
            street.board += len(action.cards)
    if variant.deals == "stud" and len(streets) > 1 and not streets[-1].is_bet_on:
        trailing = streets.pop()
        streets[-1].actions += trailing.actions
    return streets


def first_to_act(street: StreetActions) -> int | None:
    """The first player to act on a street of stud: who brought in, else who acted first; None if nobody did."""
    acting = [action for action, _ in street.actions if action.is_betting]
    bringing = [action for action in acting if action.word == form.BRING_IN]
    return next((action.player for action in (*bringing, *acting)), None)


def hand_actions(street: StreetActions, stacks: Stacks, bring_in: int) -> list[Json]:
    """The street's betting in our own words."""
    return [
        {"seat": action.player, **_moved(action.player, action.word, chips, stacks, bring_in)}
        for action, chips in street.actions
        if action.is_betting and action.player is not None
    ]


def _player(digits: str, players: int | None, faults: Faults, path: Path) -> int | None:
    player = int(digits.lstrip("0")[: _MOST_DIGITS + 1] or 0)
    if players is not None and not 1 <= player <= players:
        faults.add(path, "player_unknown", f"There is no such player: p1 to p{players} are dealt in.")
        return None
    return player or None


def _amount(number: str, faults: Faults, amounts: form.Amounts, path: Path) -> form.Amount | None:
    if number.isdecimal() and len(number) <= _MOST_DIGITS:
        return amounts.take(int(number), path, least=1)
    if number.lstrip("+-").lower().strip("s") in ("inf", "infinity", "nan"):
        faults.add(path, "not_finite", "An amount is a finite number.")
    elif number.startswith("-"):
        faults.add(path, "amount_negative", "An amount here is 0 or more.")
    elif _AMOUNT.fullmatch(number):
        return amounts.take(Decimal(number.replace(",", "")), path, least=1)
    else:
        faults.add(path, "action_unknown", f"This is no amount: {number[:LONGEST_SHOWN]}")
    return None


def _begins_next(action: ActionText, streets: list[StreetActions], variant: form.Variant) -> bool:
    now = streets[-1]
    if variant.deals == "board":
        return action.word == form.DEAL_BOARD and (now.is_bet_on or now.board >= form.BOARD[len(streets) - 1])
    drew = action.word == form.DISCARD and any(
        (done.word, done.player) == (form.DISCARD, action.player) for done, _ in now.actions
    )
    return drew or (now.is_bet_on and action.word in (form.DEAL_HOLE, form.DISCARD))


def _moved(seat: int, word: str, chips: int, stacks: Stacks, bring_in: int) -> Json:
    """The type of the action in our own words, and a wager's total (to), with its chips moved."""
    if word == form.FOLD:
        stacks.fold(seat)
        return {"type": "fold"}
    if word == form.CALL:
        owes = stacks.faces_a_bet(seat)
        stacks.call(seat)
        return {"type": "call" if owes else "check"}
    if word == form.BRING_IN:
        stacks.put_to(seat, bring_in)
        return {"type": "bring_in"}
    type = "raise" if stacks.bet else "bet"
    stacks.put_to(seat, chips)
    return {"type": type, "to": chips}
