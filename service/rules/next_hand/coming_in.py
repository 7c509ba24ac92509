"""Who is dealt in, who waits, what does a player of a cash game put up to come in or back, and who owes blinds?"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from ..model.round import Post, PostType
from ..model.table import Blind, Debt, Entry, Seated, Table, Until
from .button import ButtonMethod, Places, active, after, coming


class MissedLive(StrEnum):
    """Which missed blinds are live."""

    MINIMUM_BET = "minimum_bet"  # up to the smallest opening bet: a small blind alone, or the big one of both
    BIG_BLIND_ONLY = "big_blind_only"


class NewPosts(StrEnum):
    """In which games a newcomer posts who does not wait for the big blind."""

    ALWAYS = "always"
    LIMIT_ONLY = "limit_only"
    NEVER = "never"


class Inside(StrEnum):
    """What a newcomer may do between big blind and button."""

    WAITS = "waits"  # until the button has passed
    BUYS_OR_POSTS = "buys_or_posts"  # both blinds, and the button next hand; or the big blind alone


@dataclass(frozen=True, slots=True, kw_only=True)
class ComingInRule:
    """How players come in beside their big blind. `straddle`: who owes blinds may come back as the live straddle."""

    missed_live: MissedLive = MissedLive.MINIMUM_BET
    straddle: bool = False
    inside: Inside = Inside.WAITS
    new_posts: NewPosts = NewPosts.ALWAYS


@dataclass(frozen=True, slots=True, kw_only=True)
class Coming:
    """Who is dealt in, who waits, what is put up by who comes in behind the button, who straddles or buys the button.

    The straddler and the buyer are dealt in, and put up their posts at another place in the order.
    """

    dealt_in: Collection[int]
    waiting: Mapping[int, Until] = field(default_factory=dict)
    late: tuple[Post, ...] = ()
    straddler: int | None = None
    buyer: int | None = None


def coming_in(table: Table, spots: Places, rule: ComingInRule, method: ButtonMethod) -> Coming:
    """Who is dealt in with the button and the blinds there.

    Clause: newcomers (tda-2024:10.A, roberts-11:4.4, 4.7).
    """
    if table.is_tournament:
        waiting = dict.fromkeys(sorted(spots.barred), Until.BUTTON_PASSED)
        return Coming(dealt_in=active(table) - spots.barred, waiting=waiting)
    blinds = {seat for seat, _ in spots.posts}
    seats = coming(table) - blinds
    come = [player for seat in table.clockwise(spots.button) if seat in seats and (player := table.player(seat))]
    inside = rule.inside is Inside.BUYS_OR_POSTS and method is ButtonMethod.DEAD and spots.button != spots.big
    sold = inside and spots.big in active(table)  # where the big blind brings somebody in, he is to post it
    buyer = next((player.seat for player in come if sold and _may_buy(player, table, spots)), None)
    late, waiting = list[Post](), dict[int, Until]()
    for player in come:
        if player.seat in spots.barred and player.seat != buyer:
            if inside and not player.owes and player.entry is Entry.POST and player.seat != spots.button:
                late.append(Post(seat=player.seat, type=PostType.POST, amount=table.big_blind))
            else:
                waiting[player.seat] = Until.BUTTON_PASSED
        elif player.seat != buyer and player.entry is Entry.POST:
            late += late_posts(player, table, rule)
        elif player.seat != buyer:
            straddles = player.entry is Entry.STRADDLE and player.owes and rule.straddle
            waiting[player.seat] = Until.UNDER_THE_GUN if straddles else Until.BIG_BLIND
    dealt_in = active(table) | blinds | {player.seat for player in come if player.seat not in waiting}
    here = Coming(dealt_in=dealt_in, waiting=waiting, late=tuple(late), buyer=buyer)
    here = with_straddle(table, here, spots, method)
    return replace(here, buyer=None) if len(here.dealt_in) < 3 else here


def _may_buy(player: Seated, table: Table, spots: Places) -> bool:
    """Whether a newcomer wants to buy the button, and sits between it and the small blind's place."""
    if player.owes or player.entry is not Entry.BUY_BUTTON or player.seat not in spots.barred:
        return False
    place = spots.small_blind
    return place is not None and place != spots.button and player.seat in table.between(spots.button, place)


def with_straddle(table: Table, here: Coming, spots: Places, method: ButtonMethod) -> Coming:
    """Cash: who is under the gun and wants to straddle does; who owes blinds comes back by it.

    Two have none, and nobody straddles a blind on the button.
    """
    behind = {seat for seat, until in here.waiting.items() if until is Until.UNDER_THE_GUN}
    within = {*here.dealt_in, *behind}
    if table.is_tournament or method is ButtonMethod.BUTTON_BLIND or len(within) < 3:
        return here
    first = after(table, within, spots.big if here.buyer is None else here.buyer)
    player = table.player(first)
    if player is None or player.entry is not Entry.STRADDLE or (player.seat not in behind and player.owes):
        return here
    waiting = {seat: until for seat, until in here.waiting.items() if seat != first}
    return replace(here, dealt_in={*here.dealt_in, first}, waiting=waiting, straddler=first)


def late_posts(player: Seated, table: Table, rule: ComingInRule) -> tuple[Post, ...]:
    """What a player puts up who comes in behind the button: each live post before its dead one.

    Clause: missed blinds (roberts-11:4.9); newcomers (roberts-11:4.4).
    """
    seat, owes = player.seat, player.owes
    big = Post(seat=seat, type=PostType.POST, amount=table.big_blind)
    if not owes:
        pays = rule.new_posts is NewPosts.ALWAYS or (rule.new_posts is NewPosts.LIMIT_ONLY and table.structure.is_limit)
        return (big,) if pays else ()
    if not table.small_blind or Blind.SMALL_BLIND not in owes:
        return (big,)
    if Blind.BIG_BLIND in owes:
        return big, Post(seat=seat, type=PostType.DEAD, amount=table.small_blind)
    live = rule.missed_live is MissedLive.MINIMUM_BET
    return (Post(seat=seat, type=PostType.POST if live else PostType.DEAD, amount=table.small_blind),)


def owes(table: Table, dealt_in: Collection[int], spots: Places | None) -> tuple[Debt, ...]:
    """By seat, what each owes who is not dealt in: what he owed, and the blinds that pass him as they go to `spots`.

    None: no blind passes a seat. Who has taken the seat since has missed nothing. Nobody owes one blind twice.
    Clause: missed blinds (roberts-11:4.9).
    """
    if table.is_tournament:
        return ()
    passed = (
        {}
        if spots is None or table.last is None
        else {
            Blind.SMALL_BLIND: _passed(table, table.last.small_blind_seat, spots.small_blind, spots.big),
            Blind.BIG_BLIND: _passed(table, table.last.big_blind_seat, spots.big_blind, spots.big) - {spots.big_blind},
        }
    )
    debts = []
    for player in sorted(table.players, key=lambda player: player.seat):
        if player.seat in dealt_in:
            continue
        new = player.arrival.is_new_here and not player.owes
        now = {blind for blind, seats in passed.items() if player.seat in seats and not new}
        blinds = tuple(blind for blind in Blind if blind in now or blind in player.owes)
        if blinds:
            debts.append(Debt(seat=player.seat, blinds=blinds))
    return tuple(debts)


def _passed(table: Table, before: int | None, now: int | None, big_blind: int) -> set[int | None]:
    """The places that a blind goes over from one to the other, the last one included.

    None if it goes back, as the small blind may where three become two: on its way it would go over the big blind.
    """
    if before is None or now is None or before == now or now not in {*table.between(before, big_blind), big_blind}:
        return set()
    return {*table.between(before, now), now}
