"""The head of a document: what it says of the game, and what of that is not supported."""

import re
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Final

from .faults import Faults, Path, is_none
from .words import GAMES, STRUCTURES, Json

HEAD: Final[Path] = ("ohh",)

_MOMENT: Final = re.compile(
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?(?P<zone>Z|[+-]\d\d(:?\d\d)?)?", re.ASCII
)
_INSTEAD: Final = "send this hand as this service's own JSON or as PHH"


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The game, its blinds, the seat of the dealer button, and when it was played; amounts as written."""

    structure: str
    is_draw: bool
    min_bet: Decimal
    small_blind: Decimal | None
    ante: Decimal | None
    dealer: int
    played_at: str | None

    def usual(self, type: str) -> Decimal | None:
        """The size of a post of this type by the head; None if it does not say."""
        return {"ante": self.ante, "small_blind": self.small_blind, "big_blind": self.min_bet}.get(type)


def header(ohh: Json, faults: Faults) -> Header:
    """The head of the document; a stand-in replaces each faulty part, so that reading can go on."""
    game = _game(ohh, faults)
    structure = _structure(ohh, game, faults)
    min_bet = faults.amount(ohh, "big_blind_amount", HEAD)
    if not min_bet and is_none(ohh.get("big_blind_amount")):
        said = "big_blind_amount is needed: it is the smallest bet."
        faults.add((*HEAD, "big_blind_amount"), "missing", said)
    return Header(
        structure=structure,
        is_draw=game not in ("Holdem", "Omaha", "OmahaHiLo"),
        min_bet=min_bet or Decimal(1),
        small_blind=faults.amount(ohh, "small_blind_amount", HEAD),
        ante=faults.amount(ohh, "ante_amount", HEAD),
        dealer=faults.seat(ohh, "dealer_seat", HEAD) or 0,
        played_at=_moment(ohh, faults),
    )


def _game(ohh: Json, faults: Faults) -> str | None:
    said = faults.text(ohh, "game_type", HEAD)
    game = next((game for game in GAMES if said is not None and game.casefold() == said.casefold()), None)
    where = (*HEAD, "game_type")
    if said is not None and game is None:
        faults.add(where, "game_unknown", f"game_type is one of {', '.join(GAMES)}.")
    elif game in ("Stud", "StudHiLo"):
        faults.add(where, "unsupported", f"This format has no word for a bring-in: {_INSTEAD}.")
    return game


def _structure(ohh: Json, game: str | None, faults: Faults) -> str:
    where = (*HEAD, "bet_limit")
    limit = ohh.get("bet_limit")
    if not isinstance(limit, dict):
        told = ("missing", "bet_limit is needed.") if limit is None else ("kind", "bet_limit is an object.")
        faults.add(where, *told)
        return "no_limit"
    cap = faults.amount(limit, "bet_cap", where)
    if cap:
        faults.add((*where, "bet_cap"), "unsupported", "A cap on what one hand may cost cannot be said in a hand here.")
    word = faults.text(limit, "bet_type", where)
    structure = None if word is None else STRUCTURES.get(word.upper())
    if word is not None and structure is None:
        faults.add((*where, "bet_type"), "bet_type_unknown", f"bet_type is one of {', '.join(STRUCTURES)}.")
    if structure == "fixed_limit" and game == "Draw":
        said = f"This format does not say how many draws a game has, on which the bets depend: {_INSTEAD}."
        faults.add((*HEAD, "game_type"), "unsupported", said)
    return structure or "no_limit"


def _moment(ohh: Json, faults: Faults) -> str | None:
    """When the hand began, with a zone: the format writes UTC, with or without saying so."""
    if ohh.get("start_date_utc") is None:
        return None
    said = faults.text(ohh, "start_date_utc", HEAD)
    found = None if said is None else _MOMENT.fullmatch(said)
    try:
        if found is not None:
            datetime.fromisoformat(found.group())
            return found.group() + ("" if found["zone"] else "Z")
    except ValueError:
        found = None
    if said is not None:
        where = (*HEAD, "start_date_utc")
        faults.add(
            where, "date", "start_date_utc is a date and time as ISO 8601 writes it, such as 2024-05-01T20:15:00Z."
        )
    return None
