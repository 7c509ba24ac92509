"""Reading an OHH document as a hand."""

import re
from collections.abc import Iterator, Mapping, Set
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from ..rules.model.amounts import MOST_CHIPS
from . import ohh_document as form
from .cards import HandCards, StreetCards, cards_in
from .ohh_record import Entry, Header, Record, Seated, record
from .private_members import held, label, labelled, no_name
from .reading import Faults, Json, Notes, decimals
from .reconcile import Stacks

FEWEST_DRAW_STREETS: Final = 2

_LABELS: Final = {"site": "site_name", "hand_number": "game_number", "table": "table_name", "currency": "currency"}
_NO_CURRENCY: Final = "XXX"
_READ: Final[Mapping[str, Set[str]]] = {
    "": {
        *("spec_version", "internal_version", "start_date_utc", "dealer_seat", "bet_limit", "players", "rounds"),
        *("small_blind_amount", "big_blind_amount", "ante_amount", "pots", "game_type", *_LABELS.values()),
    },
    "bet_limit.": {"bet_type", "bet_cap"},
    "players.": {"id", "seat", "name", "starting_stack"},
    "rounds.": {"id", "street", "cards", "actions"},
    "rounds.actions.": {"action_number", "player_id", "action", "amount", "is_allin", "cards"},
    "pots.": {"number", "amount", "rake", "jackpot", "player_wins", "_pot", "_uncalled"},
    "pots.player_wins.": {"player_id", "win_amount"},
}
"""The members of a document that a hand has a place for."""
_MOMENT: Final = re.compile(
    r"(?P<day>\d{4}-\d\d-\d\d)[T ](?P<time>\d\d:\d\d(:\d\d([.,]\d{1,9})?)?)(?P<zone>Z|[+-]\d\d(:?\d\d)?)?", re.ASCII
)
_INSTEAD: Final = "send this hand as this service's own JSON or as PHH"


def read(document: Any, notes: Notes | None = None) -> Json:
    """The hand that a document tells; `notes` take what it has no place for. Raises Unreadable with every fault."""
    notes = Notes() if notes is None else notes
    faults = Faults(form.NAME)
    if form.too_many(document):
        faults.add((), "too_many_values", f"A document has at most {form.MOST_VALUES} values.")
    faults.tell()
    form.verify_depth(document, faults)
    if not isinstance(document, dict) or not isinstance(document.get(form.NAME), dict):
        faults.add((), "not_a_document", 'A document is an object with one member "ohh", which is an object.')
        faults.tell()
    hand_record = record(document[form.NAME], _header(document[form.NAME], faults), faults)
    faults.tell()
    # the smallest power of ten that makes every amount whole: so many chips make one unit of the document
    scale = int(10 ** max(decimals(amount) for amount in _amounts(hand_record)))
    if max(_amounts(hand_record)) * scale > MOST_CHIPS:
        faults.add(form.HEAD, "amount_too_large", f"An amount comes to more than {MOST_CHIPS} parts of 1/{scale}.")
    faults.tell()
    _note_rest(document, hand_record, notes)
    return _hand(hand_record, scale, notes)


def _header(ohh: Json, faults: Faults) -> Header:
    """The head of the document; a stand-in replaces each faulty part, so that reading can go on."""
    game = _game(ohh, faults)
    limit = _limit(ohh, faults)
    min_bet = form.amount_in(ohh, "big_blind_amount", form.HEAD, faults)
    if not min_bet and form.is_none(ohh.get("big_blind_amount")):
        message = "big_blind_amount is needed: it is the smallest bet."
        faults.add((*form.HEAD, "big_blind_amount"), "missing", message)
    return Header(
        structure=_structure(limit, game, faults),
        cap=form.amount_in(limit, "bet_cap", (*form.HEAD, "bet_limit"), faults) or None,
        name=None if game is None else form.GAMES[game],
        is_draw=game not in ("Holdem", "Omaha", "OmahaHiLo"),
        min_bet=min_bet or Decimal(1),
        small_blind=form.amount_in(ohh, "small_blind_amount", form.HEAD, faults),
        ante=form.amount_in(ohh, "ante_amount", form.HEAD, faults),
        dealer=form.seat_in(ohh, "dealer_seat", form.HEAD, faults) or 0,
        played_at=_moment(ohh, faults),
    )


def _game(ohh: Json, faults: Faults) -> str | None:
    name = form.text_in(ohh, "game_type", form.HEAD, faults)
    game = next((game for game in form.GAMES if name is not None and game.casefold() == name.casefold()), None)
    where = (*form.HEAD, "game_type")
    if name is not None and game is None:
        faults.add(where, "game_unknown", f"game_type is one of {', '.join(form.GAMES)}.")
    elif game in ("Stud", "StudHiLo"):
        faults.add(where, "unsupported", f"This format has no word for a bring-in: {_INSTEAD}.")
    return game


def _limit(ohh: Json, faults: Faults) -> Json:
    limit = ohh.get("bet_limit")
    if isinstance(limit, dict):
        return limit
    fault = ("missing", "bet_limit is needed.") if limit is None else ("kind", "bet_limit is an object.")
    faults.add((*form.HEAD, "bet_limit"), *fault)
    return {"bet_type": "NL"}


def _structure(limit: Json, game: str | None, faults: Faults) -> str:
    where = (*form.HEAD, "bet_limit")
    word = form.text_in(limit, "bet_type", where, faults)
    structure = None if word is None else form.STRUCTURES.get(word.upper())
    if word is not None and structure is None:
        faults.add((*where, "bet_type"), "bet_type_unknown", f"bet_type is one of {', '.join(form.STRUCTURES)}.")
    if structure == "fixed_limit" and game == "Draw":
        message = f"This format does not say how many draws a game has, on which the bets depend: {_INSTEAD}."
        faults.add((*form.HEAD, "game_type"), "unsupported", message)
    return structure or "no_limit"


def _moment(ohh: Json, faults: Faults) -> str | None:
    """When the hand began, with a zone: the format writes UTC, with or without saying so."""
    if ohh.get("start_date_utc") is None:
        return None
    text = form.text_in(ohh, "start_date_utc", form.HEAD, faults)
    match = None if text is None else _MOMENT.fullmatch(text)
    try:
        if match is not None:
            datetime.fromisoformat(match.group())
            return f"{match['day']}T{match['time'].replace(',', '.')}{_zone(match['zone'] or 'Z')}"
    except ValueError:
        match = None
    if text is not None:
        where = (*form.HEAD, "start_date_utc")
        faults.add(
            where, "date", "start_date_utc is a date and time as ISO 8601 writes it, such as 2024-05-01T20:15:00Z."
        )
    return None


def _zone(text: str) -> str:
    """A zone as the member of a hand writes it: `+02` and `+0200` are +02:00."""
    digits = text[1:].replace(":", "").ljust(4, "0")
    return text if text == "Z" else f"{text[0]}{digits[:2]}:{digits[2:]}"


def _hand(record: Record, scale: int, notes: Notes) -> Json:
    """The hand. Fixed-limit bets double on the last two streets, as everybody plays it; the format does not say so."""
    head = record.head
    hand: Json = {
        "structure": head.structure,
        "streets": max(FEWEST_DRAW_STREETS, len(record.betting)) if head.is_draw else len(form.STREETS),
        "min_bet": form.chips(head.min_bet, scale),
        "button": head.dealer,
    }
    if scale > 1:
        hand["scale"] = scale
    if head.played_at is not None:
        hand["played_at"] = head.played_at
    labels = {name: record.ohh.get(key) for name, key in _LABELS.items()}
    texts = {name: text for name, text in labels.items() if isinstance(text, str) and text != _NO_CURRENCY}
    hand |= labelled(texts, notes)
    if record.house:
        hand["pot_before_round"] = form.chips(record.house, scale)
    cards = _cards(record, notes)
    hand["players"] = [_player(player, scale, cards, notes) for player in record.seated]
    hand |= _play(hand, record, scale)
    hand["rounds"] = [street.members() | round for round, street in zip(hand["rounds"], cards.streets, strict=True)]
    return hand | _result(record, scale)


def _cards(record: Record, notes: Notes) -> HandCards:
    """The cards on the board, dealt to players, and shown by them."""
    seats: dict[Any, int] = {player.id: player.seat for player in record.seated}
    cards = HandCards(streets=[StreetCards() for _ in record.betting])
    street = -1
    for round in record.rounds:
        street += round.is_betting
        board = _cards_of(round.source)
        if held(round.source.get("cards")) and not (round.is_betting and board and cards.board(street, board)):
            notes.add(f"rounds.{round.place}.cards")
        for entry in round.entries:
            dealt, seat = _cards_of(entry.source), seats.get(entry.player)
            if entry.is_dealt and round.is_betting and dealt and seat is not None:
                taken = cards.deal(street, seat, dealt)
            else:
                # of a draw game nothing tells who has drawn since
                taken = bool(dealt) and seat is not None and not record.head.is_draw and cards.show(seat, dealt or [])
            if not taken and (entry.type is None or held(entry.source.get("cards"))) and not entry.to_pot:
                notes.add(f"rounds.{round.place}.actions: {entry.source.get('action')}")
    return cards


def _cards_of(source: Json) -> list[str] | None:
    """The cards of a round or an entry; None if there are none, or if they are no cards."""
    listed = source.get("cards")
    if not isinstance(listed, list) or not all(isinstance(card, str) for card in listed):
        return None
    return cards_in(" ".join(listed))


def _amounts(record: Record) -> Iterator[Decimal]:
    """Every amount that the hand says."""
    yield record.head.min_bet
    yield record.house
    yield from (player.stack for player in record.seated)
    yield from (post.nominal for post in record.posts)
    for round in record.betting:
        yield from (entry.amount for entry in round.entries if entry.is_action and entry.amount is not None)
    if record.won is not None:
        yield from record.won.chips.values()
        yield from (amount for amount in (record.won.rake, record.won.pot) if amount is not None)
        yield from record.won.uncalled[1:] if record.won.uncalled else ()


def _player(seated: Seated, scale: int, cards: HandCards, notes: Notes) -> Json:
    player: Json = {"seat": seated.seat, "stack": form.chips(seated.stack, scale)}
    text = seated.source.get("name")
    if isinstance(text, str) and (name := label(text, f"the name in seat {seated.seat}", notes)) != no_name(
        seated.seat
    ):
        player |= {} if name is None else {"name": name}
    if dealt := cards.first.get(seated.seat):
        player["cards"] = dealt
    return player


def _play(hand: Json, record: Record, scale: int) -> Json:
    """The posts and the betting rounds; with first_to_act if there are no blinds to tell it."""
    seats: dict[form.PlayerId | None, int] = {player.id: player.seat for player in record.seated}
    stacks = Stacks(hand["players"], hand["min_bet"])
    posts: list[Json] = [
        {"seat": seats[post.entry.player], "type": post.type, "amount": form.chips(post.nominal, scale)}
        for post in record.posts
    ]
    for post in posts:
        stacks.post(post["seat"], post["type"], post["amount"])
    rounds: list[Json] = []
    for place, round in enumerate(record.betting):
        doubles = hand["structure"] == "fixed_limit" and place == form.BIG_BET_FROM
        bet = {"min_bet": 2 * hand["min_bet"]} if doubles else {}
        is_known = rounds or any(post["type"] in form.BLINDS for post in posts)
        to_act = None if is_known else stacks.first(seats.values())
        who = {} if to_act is None else {"first_to_act": to_act}
        actions = [_action(entry, seats, scale) for entry in round.entries if entry.is_action]
        rounds.append({**bet, **who, "actions": actions})
    return {"posts": posts, "rounds": rounds}


def _action(entry: Entry, seats: dict[Any, int], scale: int) -> Json:
    action: Json = {"seat": seats[entry.player], "type": entry.type}
    if entry.amount is not None and (entry.amount or entry.type == "call"):
        paid = form.chips(entry.amount, scale)
        action |= {"add": paid, "paid": paid} if entry.type in form.WAGERS else {"paid": paid}
    return action


def _result(record: Record, scale: int) -> Json:
    if record.won is None:
        return {}
    seats: dict[form.PlayerId | None, int] = {player.id: player.seat for player in record.seated}
    won = [{"seat": seats[id], "amount": form.chips(sum, scale)} for id, sum in record.won.chips.items() if id in seats]
    sums = {"rake": record.won.rake, "pot": record.won.pot}
    result: Json = {"won": won} | {name: form.chips(sum, scale) for name, sum in sums.items() if sum is not None}
    if (back := record.won.uncalled) and back[0] in seats:
        result["uncalled"] = {"seat": seats[back[0]], "amount": form.chips(back[1], scale)}
    return {"result": result}


def _note_rest(document: Json, record: Record, notes: Notes) -> None:
    """Note the members of a document that a hand has no place for, and who is not dealt in."""
    notes.game = record.head.name
    for name, value in document.items():
        if name != form.NAME and held(value):
            notes.add(name)
    ohh = record.ohh
    _note_members([ohh], "", notes)
    for above in ("bet_limit", "players", "rounds", "pots"):
        _note_members(_objects(ohh.get(above)), f"{above}.", notes)
    for round in record.rounds:
        _note_members([entry.source for entry in round.entries], "rounds.actions.", notes)
    for pot in _objects(ohh.get("pots")):
        _note_members(_objects(pot.get("player_wins")), "pots.player_wins.", notes)
    if len(_objects(ohh.get("pots"))) > 1:
        notes.add("which pot was won by whom")
    if any(player.id != player.seat for player in record.seated):
        notes.add("players.id")
    if len(ohh["players"]) > len(record.seated):
        notes.add("players who are not dealt in")


def _note_members(objects: list[Json], above: str, notes: Notes) -> None:
    for member in objects:
        for name, value in member.items():
            if name not in _READ[above] and held(value):
                notes.add(above + name)


def _objects(value: Any) -> list[Json]:
    """The objects in a list, or the one object that it is."""
    return [entry for entry in (value if isinstance(value, list) else [value]) if isinstance(entry, dict)]
