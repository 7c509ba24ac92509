"""One action of a PHH document: who did what."""

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from .amounts import Amounts
from .faults import Faults, Path
from .words import BETTING, DEAL_BOARD, DEAL_HOLE, SHOW, WAGER

_COMMENTARY: Final = re.compile(r"(?:(?<=\s)|\A)#.*", re.DOTALL)
_CARDS: Final = re.compile(r"(?:(?:10|[2-9TJQKA?])[cdhs?])+")
_PLAYER: Final = re.compile(r"p[0-9]+", re.ASCII)
_AMOUNT: Final = re.compile(r"(?:[0-9][0-9,]*+(?:\.[0-9]*+)?|\.[0-9]++)(?:[eE][+-]?[0-9]{1,3})?")
_NUMBER: Final = re.compile(r"[+-]?(?:[0-9.,]++(?:[eE][+-]?[0-9]++)?|inf(?:inity)?|s?nan)", re.IGNORECASE)
_MOST_DIGITS: Final = 6
_MOST_WORDS: Final = 4
_LONGEST_SHOWN: Final = 60


@dataclass(frozen=True, slots=True)
class Deed:
    """What was done: its word ("" for a comment alone), the player who did it or was dealt to, and a wager's amount."""

    raw: str
    word: str = ""
    player: int | None = None
    amount: Decimal | None = None
    cards: int = 0

    @property
    def is_betting(self) -> bool:
        """Whether it is an action of a betting round."""
        return self.word in BETTING

    @property
    def commentary(self) -> str:
        """The comment after the action, with its #; empty if there is none."""
        found = _COMMENTARY.search(self.raw)
        return found[0] if found else ""


def deed(raw: Any, players: int | None, faults: Faults, amounts: Amounts, path: Path) -> Deed:
    """What the text of an action says; `players` is how many there are, None if unknown."""
    if not isinstance(raw, str):
        faults.add(path, "kind", "An action is a text.")
        return Deed("")
    said = _COMMENTARY.sub("", raw)
    match said.split(maxsplit=_MOST_WORDS):
        case []:
            return Deed(raw)
        case ["d", "db", cards] if found := _CARDS.fullmatch(cards):
            return Deed(raw, DEAL_BOARD, cards=len(found[0].replace("10", "T")) // 2)
        case ["d", "dh", label, cards] if _CARDS.fullmatch(cards) and _PLAYER.fullmatch(label):
            return Deed(raw, DEAL_HOLE, _player(label, players, faults, path))
        case [label, ("f" | "cc" | "pb" | "sd" | "sm") as word] if _PLAYER.fullmatch(label):
            return Deed(raw, word, _player(label, players, faults, path))
        case [label, ("sd" | "sm") as word, cards] if _PLAYER.fullmatch(label) and _is_shown(word, cards):
            return Deed(raw, word, _player(label, players, faults, path))
        case [label, "cbr", number] if _PLAYER.fullmatch(label) and _NUMBER.fullmatch(number):
            return Deed(raw, WAGER, _player(label, players, faults, path), _amount(number, faults, amounts, path))
    shown = raw if len(raw) <= _LONGEST_SHOWN else raw[:_LONGEST_SHOWN] + "…"
    faults.add(path, "action_unknown", f"This is no PHH action: {shown}")
    return Deed(raw)


def plain(player: int, word: str, amount: str = "") -> str:
    """The text of a betting action, without a comment."""
    return f"p{player} {word} {amount}" if amount else f"p{player} {word}"


def _is_shown(word: str, cards: str) -> bool:
    return (word == SHOW and cards == "-") or bool(_CARDS.fullmatch(cards))


def _player(label: str, players: int | None, faults: Faults, path: Path) -> int | None:
    digits = label[1:].lstrip("0")
    player = int(digits) if 0 < len(digits) <= _MOST_DIGITS else 0
    if players is not None and not 1 <= player <= players:
        faults.add(path, "player_unknown", f"There is no such player: p1 to p{players} are dealt in.")
        return None
    return player or None


def _amount(number: str, faults: Faults, amounts: Amounts, path: Path) -> Decimal | None:
    if number.lstrip("+-").lower().strip("s") in ("inf", "infinity", "nan"):
        faults.add(path, "not_finite", "An amount is a finite number.")
    elif number.startswith("-"):
        faults.add(path, "amount_negative", "An amount here is 0 or more.")
    elif _AMOUNT.fullmatch(number):
        return amounts.take(Decimal(number.replace(",", "")), path, least=1)
    else:
        faults.add(path, "action_unknown", f"This is no amount: {number[:_LONGEST_SHOWN]}")
    return None
