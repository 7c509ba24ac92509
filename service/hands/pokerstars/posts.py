"""The posts of a text history: what each was, in our own words, and its nominal size."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from .header import HandFaults
from .record import Done, Record

_ORDER: Final = {"ante": 0, "small_blind": 1, "big_blind": 2, "straddle": 3, "post": 4, "dead": 5}


@dataclass(frozen=True, slots=True)
class Posted:
    """A post of this type. It is to be `nominal`, a total of live chips; `told` is what was paid of that."""

    done: Done
    type: str
    nominal: Decimal
    told: Decimal


def posts_of(record: Record, faults: HandFaults) -> list[Posted]:
    """The posts, antes first, then the blinds in order, then late ones; every fault in them is added."""
    order = [one.seat for one in record.dealt_in]
    blinds = [post for post in record.posts if post.type == "big_blind"]
    big = min(blinds, key=lambda post: order.index(post.seat), default=None) or _unpaid(record, order)
    if big is None and record.header.game.deals != "stud":
        faults.at(record.rest[0], "big_blind_missing", "Nobody posts the big blind.")
    _verify(record, faults)
    found = [one for post in record.posts for one in _posted(post, record, big, faults)]
    if big is not None and big.type == "ante":
        found.append(Posted(big, "big_blind", record.header.min_bet, Decimal(0)))
    return sorted(found, key=lambda one: _ORDER[one.type])


def _posted(post: Done, record: Record, big: Done | None, faults: HandFaults) -> Iterator[Posted]:
    """What one line posts. Who is all-in for less is taken to owe what the stakes, or the other antes, say.

    The big blind is the first one left of the button; others who post as much enter late, and theirs is a live post.
    """
    bet, amount = record.header.min_bet, post.amount
    if post.type == "ante":
        antes = [one.amount for one in record.posts if one.type == "ante"]
        yield Posted(post, "ante", max(antes) if _is_short(post, record) else amount, amount)
    elif post.type == "both":
        if amount <= bet or post.all_in:
            faults.at(post.line, "unsupported", f"It is not told how much of this is the big blind of {bet}.")
        else:
            yield Posted(post, "post", bet, bet)
            yield Posted(post, "dead", amount - bet, amount - bet)
    elif post.type == "big_blind":
        if amount > bet or (amount < bet and not _is_short(post, record)):
            faults.at(post.line, "blind_size", f"By the stakes the big blind is {bet}.")
        yield Posted(post, "big_blind" if post is big else "post", bet, amount)
    else:
        yield Posted(post, post.type, amount, amount)


def _is_short(post: Done, record: Record) -> bool:
    """Whether a post is all that its player had; some sites do not say so."""
    [player] = [one for one in record.seated.values() if one.seat == post.seat]
    posted = sum(one.amount for one in record.posts if one.seat == post.seat)
    return post.all_in or posted >= player.stack


def _unpaid(record: Record, order: list[int]) -> Done | None:
    """The ante of the seat whose turn it is to post the big blind, if that is all it had; None if it is not known."""
    small = [post.seat for post in record.posts if post.type == "small_blind"]
    if len(order) < 3 or small != order[:1]:
        return None
    antes = (post for post in record.posts if post.type == "ante" and post.seat == order[1] and _is_short(post, record))
    return next(antes, None)


def _verify(record: Record, faults: HandFaults) -> None:
    small = [post for post in record.posts if post.type == "small_blind"]
    for post in small[1:]:
        faults.at(post.line, "unsupported", "It is not told whether a second small blind is live.")
    for post in record.posts:
        if post.type == "straddle" and any(
            one.seat == post.seat and one is not post and one.type not in ("ante", "dead") for one in record.posts
        ):
            said = "It is not told whether the amount of a straddle counts what its player has posted before."
            faults.at(post.line, "unsupported", said)
