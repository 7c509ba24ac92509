"""Reading an OHH document as a hand, which carries everything else that it says."""

import re
from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from ..rules.model.amounts import MOST_CHIPS
from . import Faults, Json, decimals, is_whole
from .ohh_document import (
    BIG_BET_FROM,
    BLINDS,
    GAMES,
    HEAD,
    MOST_VALUES,
    NAME,
    STREETS,
    STRUCTURES,
    WAGERS,
    amount_in,
    chips,
    is_none,
    plain_json,
    seat_in,
    street_name,
    text_in,
    too_many,
)
from .ohh_record import Entry, Header, Posted, Record, Round, Seated, record
from .ohh_writer import EntryMaker, beyond, header_of, kept, limit_of, part, player_of, pot_of

FEWEST_DRAW_STREETS: Final = 2

_APART: Final = ("bet_limit", "players", "rounds")
_MOMENT: Final = re.compile(
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?(?P<zone>Z|[+-]\d\d(:?\d\d)?)?", re.ASCII
)
_INSTEAD: Final = "send this hand as this service's own JSON or as PHH"


def read(document: Any) -> Json:
    """The hand that a document tells; writing it gives the same document. Raises Unreadable with every fault."""
    faults = Faults(NAME)
    if too_many(document):
        faults.add((), "too_many_values", f"A document has at most {MOST_VALUES} values.")
    faults.tell()
    tree = plain_json(document, faults)
    if not isinstance(tree, dict) or not isinstance(tree.get(NAME), dict):
        faults.add((), "not_a_document", 'A document is an object with one member "ohh", which is an object.')
        faults.tell()
    found = record(tree[NAME], _header(tree[NAME], faults), faults)
    faults.tell()
    scale = _scale_of(found)
    if max(_amounts(found)) * scale > MOST_CHIPS:
        faults.add(HEAD, "amount_too_large", f"An amount comes to more than {MOST_CHIPS} parts of 1/{scale}.")
    faults.tell()
    return _hand(tree, found, scale)


def _header(ohh: Json, faults: Faults) -> Header:
    """The head of the document; a stand-in replaces each faulty part, so that reading can go on."""
    game = _game(ohh, faults)
    limit = _limit(ohh, faults)
    min_bet = amount_in(ohh, "big_blind_amount", HEAD, faults)
    if not min_bet and is_none(ohh.get("big_blind_amount")):
        said = "big_blind_amount is needed: it is the smallest bet."
        faults.add((*HEAD, "big_blind_amount"), "missing", said)
    return Header(
        structure=_structure(limit, game, faults),
        cap=amount_in(limit, "bet_cap", (*HEAD, "bet_limit"), faults) or None,
        is_draw=game not in ("Holdem", "Omaha", "OmahaHiLo"),
        min_bet=min_bet or Decimal(1),
        small_blind=amount_in(ohh, "small_blind_amount", HEAD, faults),
        ante=amount_in(ohh, "ante_amount", HEAD, faults),
        dealer=seat_in(ohh, "dealer_seat", HEAD, faults) or 0,
        played_at=_moment(ohh, faults),
    )


def _game(ohh: Json, faults: Faults) -> str | None:
    said = text_in(ohh, "game_type", HEAD, faults)
    game = next((game for game in GAMES if said is not None and game.casefold() == said.casefold()), None)
    where = (*HEAD, "game_type")
    if said is not None and game is None:
        faults.add(where, "game_unknown", f"game_type is one of {', '.join(GAMES)}.")
    elif game in ("Stud", "StudHiLo"):
        faults.add(where, "unsupported", f"This format has no word for a bring-in: {_INSTEAD}.")
    return game


def _limit(ohh: Json, faults: Faults) -> Json:
    limit = ohh.get("bet_limit")
    if isinstance(limit, dict):
        return limit
    told = ("missing", "bet_limit is needed.") if limit is None else ("kind", "bet_limit is an object.")
    faults.add((*HEAD, "bet_limit"), *told)
    return {"bet_type": "NL"}


def _structure(limit: Json, game: str | None, faults: Faults) -> str:
    where = (*HEAD, "bet_limit")
    word = text_in(limit, "bet_type", where, faults)
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
    said = text_in(ohh, "start_date_utc", HEAD, faults)
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


def _hand(document: Json, record: Record, scale: int) -> Json:
    """The hand. Fixed-limit bets double on the last two streets, as everybody plays it; the format does not say so."""
    head = record.head
    hand: Json = {
        "structure": head.structure,
        "streets": max(FEWEST_DRAW_STREETS, len(record.betting)) if head.is_draw else len(STREETS),
        "min_bet": chips(head.min_bet, scale),
        "button": head.dealer,
    }
    if scale > 1:
        hand["scale"] = scale
    if head.played_at is not None:
        hand["played_at"] = head.played_at
    if record.house:
        hand["pot_before_round"] = chips(record.house, scale)
    hand["players"] = [_player(player, scale) for player in record.seated]
    hand |= _play(hand, record, scale)
    hand |= _result(record, scale)
    return _carrying(hand, _rest(document, hand, record))


def _scale_of(record: Record) -> int:
    """How many chips make one unit of the document: the smallest power of ten that makes every amount whole."""
    return int(10 ** max(decimals(amount) for amount in _amounts(record)))


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
        yield record.won.rake or Decimal(0)


def _player(seated: Seated, scale: int) -> Json:
    player = {"seat": seated.seat, "stack": chips(seated.stack, scale)}
    return _carrying(player, beyond(seated.source, player_of(player, scale)))


def _play(hand: Json, record: Record, scale: int) -> Json:
    """The posts and the betting rounds; with first_to_act if there are no blinds to tell it."""
    seats = {player.id: player.seat for player in record.seated}
    maker = EntryMaker(hand, {player.seat: player.id for player in record.seated})
    posts: list[Json] = []
    rounds: list[Json] = []
    for place, round in enumerate(record.betting):
        doubles = hand["structure"] == "fixed_limit" and place == BIG_BET_FROM
        bet = {"min_bet": 2 * hand["min_bet"]} if doubles else {}
        maker.begin(place, bet)
        first = _first_number(round)
        if not rounds:
            posts = _posts(record.posts, seats, maker, scale, first)
        told = rounds or any(post["type"] in BLINDS for post in posts)
        to_act = None if told else maker.stacks.first(seats.values())
        who = {} if to_act is None else {"first_to_act": to_act}
        posted = () if rounds else {post.entry.place for post in record.posts}
        actions = [_action(entry, seats, maker, scale, first) for entry in round.entries if entry.place not in posted]
        rounds.append(_carrying({**bet, **who, "actions": actions}, _around(round, place, hand, first)))
    rounds[-1]["actions"].extend(
        _carrying({}, {"is": entry.source, "round": round.place})
        for round in record.rounds
        if not round.is_betting
        for entry in round.entries
    )
    return {"posts": posts, "rounds": rounds}


def _posts(posted: list[Posted], seats: dict[Any, int], maker: EntryMaker, scale: int, first: int) -> list[Json]:
    """The posts; each carries its place, unless they were the first entries of the round in this order."""
    in_place = all(post.entry.place == nth for nth, post in enumerate(posted))
    made = []
    for one in posted:
        entry = one.entry
        post = {"seat": seats[entry.player], "type": one.type, "amount": chips(one.nominal, scale)}
        rest = beyond(entry.source, maker.post(post, first + entry.place))
        made.append(_carrying(post, rest if in_place else {"at": entry.place, **rest}))
    return made


def _action(entry: Entry, seats: dict[Any, int], maker: EntryMaker, scale: int, first: int) -> Json:
    """An action; or the whole entry as carried data, if it is not betting."""
    if not entry.is_action:
        return _carrying({}, {"is": entry.source})
    action: Json = {"seat": seats[entry.player], "type": entry.type}
    if entry.amount is not None and (entry.amount or entry.type == "call"):
        paid = chips(entry.amount, scale)
        action |= {"add": paid, "paid": paid} if entry.type in WAGERS else {"paid": paid}
    return _carrying(action, beyond(entry.source, maker.action(action, first + entry.place)))


def _first_number(round: Round) -> int:
    """The number of the round's first entry: some count through the hand."""
    number = round.entries[0].source.get("action_number") if round.entries else None
    return number if is_whole(number) else 1


def _around(round: Round, place: int, hand: Json, first: int) -> Json:
    rebuilt: Json = {"id": round.place, "street": street_name(place, hand["streets"]), "actions": []}
    source = round.source
    if isinstance(source.get("actions"), list):
        source = {**source, "actions": []}
    rest = beyond(source, rebuilt)
    return rest if first == 1 else {"numbered_from": first, **rest}


def _result(record: Record, scale: int) -> Json:
    if record.won is None:
        return {}
    seats = {player.id: player.seat for player in record.seated}
    won = [{"seat": seats[id], "amount": chips(sum, scale)} for id, sum in record.won.chips.items() if id in seats]
    rake = {} if record.won.rake is None else {"rake": chips(record.won.rake, scale)}
    return {"result": {"won": won, **rake}}


def _rest(document: Json, hand: Json, record: Record) -> Json:
    """What the hand carries: the rest of the head, other players, rounds without betting, pots."""
    ohh = record.ohh
    apart = (*_APART, "pots") if "result" in hand else _APART
    rest = beyond({key: value for key, value in ohh.items() if key not in apart}, header_of(hand))
    limit = beyond(ohh["bet_limit"], limit_of(hand))
    beside = {key: value for key, value in document.items() if key != NAME}
    further = [
        {"at": round.place, "is": round.source | ({"actions": []} if round.source.get("actions") else {})}
        for round in record.rounds
        if not round.is_betting
    ]
    parts = {"bet_limit": limit, "beside": beside, "players": _listed(record), "rounds": further}
    return rest | {name: part for name, part in parts.items() if part} | _pots(hand, record) | {"version": 1}


def _listed(record: Record) -> list[Any]:
    """The order of players: the seat of each who is dealt in, the whole entry of each other; empty if just by seat."""
    at = {id(player.source): player.seat for player in record.seated}
    listed = [at.get(id(source), source) for source in record.ohh["players"]]
    return [] if listed == sorted(at.values()) else listed


def _pots(hand: Json, record: Record) -> Json:
    """A single pot as the difference from what the hand says; several pots as they are."""
    pot = pot_of(hand, {player.seat: player.id for player in record.seated})
    if pot is None:
        return {}
    pots = record.ohh["pots"]
    wins = pots[0].get("player_wins") if len(pots) == 1 else None
    if not isinstance(wins, list) or [win["player_id"] for win in wins] != [
        win["player_id"] for win in pot["player_wins"]
    ]:
        return {"pots": pots}
    rest = beyond({**pots[0], "player_wins": []}, {**pot, "player_wins": []})
    each = [beyond(win, made) for win, made in zip(wins, pot["player_wins"], strict=True)]
    rest |= {"wins": each} if any(each) else {}
    return {"pot": rest} if rest else {}


def player_names(_: Json, players: list[Json]) -> dict[int, Any]:
    """The names that the players carry from a document, by seat, whatever they are; None for those without one."""
    return {one["seat"]: part(kept(one), "more", dict).get("name") for one in players}


def deals(hand: Json) -> str | None:
    """What begins a street of the game that a hand carries; None if it carries none."""
    game = part(kept(hand), "more", dict).get("game_type")
    if not isinstance(game, str):
        return None
    return "draw" if game.casefold() == "draw" else "board"


def boards(hand: Json) -> list[str]:
    """The cards that came to the board on each street, as the hand carries them; of a second board too."""
    rounds = hand.get("rounds", ())
    found = [[part(kept(street), "more", dict).get("cards")] for street in rounds]
    others = [one.get("is") for one in part(kept(hand), "rounds", list) if isinstance(one, dict)]
    for other in others:
        if isinstance(other, dict) and other.get("street") in STREETS[: len(rounds)]:
            found[STREETS.index(other["street"])].append(other.get("cards"))
    return [" and ".join(filter(None, map(_cards, each))) for each in found]


def _cards(value: Any) -> str:
    return " ".join(card for card in value if isinstance(card, str)) if isinstance(value, list) else ""


def _carrying(thing: Json, rest: Json) -> Json:
    """A part of the hand with what it carries, if it carries anything."""
    return thing | {"carried": {NAME: rest}} if rest else thing
