"""How a betting round opens: the first snapshot, and every way in which an opening makes no sense."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from .acting.to_act import has_action, next_to_act
from .derive import derive
from .model.fault import Fault
from .model.opening import Opening, PostType
from .model.round import BettingRound
from .posts import after_posts
from .ruleset import Ruleset
from .settle import faults

_ONCE: Final = (PostType.BIG_BLIND, PostType.BRING_IN)


def deal_in(opening: Opening, ruleset: Ruleset) -> BettingRound | tuple[Fault, ...]:
    """The round after every post, with the first seat that has action to act; or every fault in the opening."""
    found = tuple(_opening_faults(opening))
    if found:
        return found
    sent = after_posts(opening, ruleset)
    derived = derive(sent, ruleset)
    round = replace(derived.round, to_act=_first_with_action(opening, derived.round))
    return (*[one.fault for one in derived.needed], *faults(sent, round, ruleset)) or round


def _first_with_action(opening: Opening, round: BettingRound) -> int | None:
    """The seat named to act first, else the one left of the last blind or straddle; the next one if it cannot act."""
    if opening.first_to_act is not None:
        first = round.player(opening.first_to_act)
        return first.seat if has_action(round, first) else next_to_act(round, first.seat)
    blinds = [post.seat for post in opening.posts if post.is_blind or post.type is PostType.BRING_IN]
    return next_to_act(round, blinds[-1])


def _opening_faults(opening: Opening) -> Iterator[Fault]:
    seats = [player.seat for player in opening.players]
    for place, seat in enumerate(seats):
        if seat in seats[:place]:
            yield Fault(f"/players/{place}/seat", "round.seats_alike", f"Seat {seat} is there twice.")
    if opening.first_to_act is not None and opening.first_to_act not in seats:
        yield _fault("/first_to_act", "first_to_act_unknown", f"Seat {opening.first_to_act} is not at the table.")
    types = [post.type for post in opening.posts]
    if opening.first_to_act is None and not any(
        post.is_blind or post.type is PostType.BRING_IN for post in opening.posts
    ):
        yield _fault("/first_to_act", "first_to_act_needed", "first_to_act is needed: there is no blind to start from.")
    if opening.posts and opening.street is not None and opening.street > 1:
        yield _fault("/posts", "posts_after_first_street", "Nothing is posted after the first street.")
    if PostType.BRING_IN in types and (opening.bring_in or PostType.BIG_BLIND in types):
        yield _fault("/posts", "bring_in_twice", "A bring-in is either a setting or a post, and never beside a blind.")
    yield from _post_faults(opening, seats)


def _post_faults(opening: Opening, seats: list[int]) -> Iterator[Fault]:
    types = [post.type for post in opening.posts]
    big_blind = max((post.amount for post in opening.posts if post.type is PostType.BIG_BLIND), default=0)
    bet = 0
    for place, post in enumerate(opening.posts):
        at = f"/posts/{place}"
        if post.seat not in seats:
            yield _fault(f"{at}/seat", "post_seat_unknown", f"Seat {post.seat} is not at the table.")
        if post.type in types[:place] and post.type in _ONCE:
            yield _fault(f"{at}/type", "post_twice", f"There is already a {post.type}.")
        if post.type is PostType.BIG_BLIND and post.amount < opening.min_bet:
            yield _fault(f"{at}/amount", "big_blind_below_min_bet", f"The smallest full bet is {opening.min_bet}.")
        if post.type is PostType.STRADDLE and post.amount < bet + opening.min_bet:
            least = bet + opening.min_bet
            yield _fault(f"{at}/amount", "straddle_too_small", f"Over a bet of {bet} a straddle is at least {least}.")
        if post.type in (PostType.SMALL_BLIND, PostType.STRADDLE) and PostType.BIG_BLIND not in types:
            yield _fault(f"{at}/type", "big_blind_missing", f"A {post.type} needs a big blind.")
        elif post.type is PostType.SMALL_BLIND and post.amount > big_blind:
            yield _fault(f"{at}/amount", "small_blind_above_big", f"The big blind is {big_blind}.")
        if not post.is_dead:
            bet = max(bet, post.amount)


def _fault(pointer: str, what: str, message: str) -> Fault:
    return Fault(pointer, f"opening.{what}", message)
