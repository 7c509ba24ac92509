"""From a document that was read to a hand, which carries everything else that the document says."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any, Final

from .amounts import chips, places
from .carry import beyond, carrying
from .deeds import Deed, Street
from .fields import Scribe, header_of, limit_of, player_of, pot_of
from .record import Posted, Record, Seated
from .words import BLINDS, STREETS, WAGERS, Json, street_name

FEWEST_DRAW_STREETS: Final = 2
BIG_BET_FROM: Final = 2

_APART: Final = ("bet_limit", "players", "rounds")


def scale_of(record: Record) -> int:
    """How many chips make one unit of the document: the smallest power of ten that makes every amount whole."""
    return int(10 ** max(places(amount) for amount in amounts(record)))


def amounts(record: Record) -> Iterator[Decimal]:
    """Every amount that the hand says."""
    yield record.head.min_bet
    yield record.house
    yield from (player.stack for player in record.seated)
    yield from (post.nominal for post in record.posts)
    for street in record.betting:
        yield from (deed.amount for deed in street.deeds if deed.is_action and deed.amount is not None)
    if record.won is not None:
        yield from record.won.chips.values()
        yield record.won.rake or Decimal(0)


def hand_of(document: Json, record: Record) -> Json:
    """The hand. Fixed-limit bets double on the last two streets, as everybody plays it; the format does not say so."""
    scale = scale_of(record)
    head = record.head
    order = [player.seat for player in record.seated]
    hand: Json = {
        "structure": head.structure,
        "streets": max(FEWEST_DRAW_STREETS, len(record.betting)) if head.is_draw else len(STREETS),
        "min_bet": chips(head.min_bet, scale),
    }
    if head.dealer in order:
        hand["button"] = head.dealer
    if scale > 1:
        hand["scale"] = scale
    if head.played_at is not None:
        hand["played_at"] = head.played_at
    if record.house:
        hand["pot"] = chips(record.house, scale)
    hand["players"] = [_player(player, scale) for player in record.seated]
    hand |= _play(hand, record, scale)
    hand |= _result(record, scale)
    return carrying(hand, _rest(document, hand, record))


def _player(seated: Seated, scale: int) -> Json:
    player = {"seat": seated.seat, "stack": chips(seated.stack, scale)}
    return carrying(player, beyond(seated.source, player_of(player, scale)))


def _play(hand: Json, record: Record, scale: int) -> Json:
    """The posts and the betting rounds; with first_to_act if neither blinds nor button tell it."""
    seats = {player.id: player.seat for player in record.seated}
    scribe = Scribe(hand, {player.seat: player.id for player in record.seated})
    posts: list[Json] = []
    rounds: list[Json] = []
    for place, street in enumerate(record.betting):
        bet = {"min_bet": 2 * hand["min_bet"]} if _is_big(hand, place) else {}
        scribe.street(place, bet)
        first = _number(street)
        if not rounds:
            posts = _posts(record.posts, seats, scribe, scale, first)
        told = "button" in hand if rounds else any(post["type"] in BLINDS for post in posts)
        to_act = None if told else scribe.stacks.first(seats.values())
        who = {} if to_act is None else {"first_to_act": to_act}
        posted = () if rounds else {post.deed.place for post in record.posts}
        actions = [_action(deed, seats, scribe, scale, first) for deed in street.deeds if deed.place not in posted]
        rounds.append(carrying({**bet, **who, "actions": actions}, _around(street, place, hand, first)))
    rounds[-1]["actions"].extend(
        carrying({}, {"is": deed.source, "round": street.place})
        for street in record.streets
        if not street.is_betting
        for deed in street.deeds
    )
    return {"posts": posts, "rounds": rounds}


def _is_big(hand: Json, place: int) -> bool:
    return hand["structure"] == "fixed_limit" and place == BIG_BET_FROM


def _posts(posted: list[Posted], seats: dict[Any, int], scribe: Scribe, scale: int, first: int) -> list[Json]:
    """The posts; each carries its place, unless they were the first entries of the round in this order."""
    in_place = all(post.deed.place == nth for nth, post in enumerate(posted))
    made = []
    for entry in posted:
        deed = entry.deed
        post = {"seat": seats[deed.player], "type": entry.type, "amount": chips(entry.nominal, scale)}
        rest = beyond(deed.source, scribe.post(post, first + deed.place))
        made.append(carrying(post, rest if in_place else {"at": deed.place, **rest}))
    return made


def _action(deed: Deed, seats: dict[Any, int], scribe: Scribe, scale: int, first: int) -> Json:
    """An action; or the whole entry as carried data, if it is not betting."""
    if not deed.is_action:
        return carrying({}, {"is": deed.source})
    action: Json = {"seat": seats[deed.player], "type": deed.type}
    if deed.amount is not None and (deed.amount or deed.type == "call"):
        paid = chips(deed.amount, scale)
        action |= {"add": paid, "paid": paid} if deed.type in WAGERS else {"paid": paid}
    return carrying(action, beyond(deed.source, scribe.action(action, first + deed.place)))


def _number(street: Street) -> int:
    """The number of the round's first entry: some count through the hand."""
    number = street.deeds[0].source.get("action_number") if street.deeds else None
    return number if isinstance(number, int) and not isinstance(number, bool) else 1


def _around(street: Street, place: int, hand: Json, first: int) -> Json:
    rebuilt: Json = {"id": street.place, "street": street_name(place, hand["streets"]), "actions": []}
    source = street.source
    if isinstance(source.get("actions"), list):
        source = {**source, "actions": []}
    rest = beyond(source, rebuilt)
    return rest if first == 1 else {"numbered_from": first, **rest}


def _result(record: Record, scale: int) -> Json:
    if record.won is None:
        return {}
    seats = {player.id: player.seat for player in record.seated}
    won = [{"seat": seats[id], "chips": chips(sum, scale)} for id, sum in record.won.chips.items() if id in seats]
    rake = {} if record.won.rake is None else {"rake": chips(record.won.rake, scale)}
    return {"result": {"won": won, **rake}}


def _rest(document: Json, hand: Json, record: Record) -> Json:
    """What the hand carries: the rest of the head, other players, rounds without betting, pots."""
    ohh = record.ohh
    apart = (*_APART, "pots") if "result" in hand else _APART
    rest = beyond({key: value for key, value in ohh.items() if key not in apart}, header_of(hand))
    limit = beyond(ohh["bet_limit"], limit_of(hand))
    beside = {key: value for key, value in document.items() if key != "ohh"}
    further = [
        {"at": street.place, "is": street.source | ({"actions": []} if street.source.get("actions") else {})}
        for street in record.streets
        if not street.is_betting
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
