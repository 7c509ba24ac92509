"""How a betting round opens: the bet and pot that posts make, the first snapshot, and what makes no sense in them."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, assert_never

from msgspec.structs import replace

from .acting.to_act import first_of, left_of, left_of_button, next_to_act
from .betting.largest_wager import AntesCount, DeadBlindCounts, PotRule, ShortBlindCounts, SmallBlindCounts
from .betting.short_posts import AnteRule, ShortStackPays
from .betting.straddle import raise_size_after
from .faults import FirstNeeded, fault
from .model.amounts import MOST_CHIPS
from .model.fault import Fault
from .model.round import Bet, BettingRound, Opening, Player, Post, PostType, Pot, SentRound, Structure
from .model.template import Param
from .pots import before_the_bets, with_dead
from .ruleset import Ruleset
from .snapshot import derive, faults


def after_posts(opening: Opening, ruleset: Ruleset) -> SentRound:
    """The snapshot after all posts, with nobody to act yet; a stack shorter than its post puts in what plays."""
    chip = opening.chip or 1
    players = {player.seat: player for player in opening.players}
    pot, dead_credit = _pot_before(opening), _dead_blind_credit(opening, ruleset.pot)
    antes = dict[int, int]()
    credits = dict.fromkeys(players, 0)
    posts = _whole(opening)
    bet = _bet(posts, opening, ruleset)
    for post in _as_paid(posts, ruleset.ante):
        poster = players[post.seat]
        there = 0 if post.is_dead else poster.committed  # a straddle of 20 adds 15 to a small blind of 5
        paid = min(max(0, post.amount - there), poster.playable(chip))
        players[post.seat] = _pay(poster, post, paid)
        if post.is_dead:
            pot = (pot or 0) + paid
            if post.type is PostType.ANTE:
                antes[post.seat] = antes.get(post.seat, 0) + paid
            dead_credit += _credit(post, paid, opening, ruleset.pot)
        else:
            credits[post.seat] = _credit(post, there + paid, opening, ruleset.pot)
    bring_in = next((post.amount for post in posts if post.type is PostType.BRING_IN), opening.bring_in)
    street = 1 if opening.street is None and (opening.posts or bring_in) else opening.street
    heads_up = opening.began_heads_up
    terms = opening.terms | {
        "street": street,
        "began_heads_up": _begins_heads_up(players.values(), chip) if heads_up is None else heads_up,
    }
    return SentRound(
        **terms,
        to_act=None,
        players=tuple(players.values()),
        chip=chip,
        pot_before_round=0 if pot is None and street == 1 else pot,
        pots_before_round=_pots(opening, pot or 0, antes, players)
        if street == 1
        else opening.pots_before_round or None,
        current_bet=bet.current_bet,
        last_full_bet_to=bet.last_full_bet_to,
        last_full_raise_by=bet.last_full_raise_by,
        bet_count=bet.bet_count,
        capped=False,  # straddles alone may reach the cap: then it holds if three can still act
        bring_in=bring_in,
        pot_credit=dead_credit + sum(credits.values()),
    )


def _bet(posts: tuple[Post, ...], opening: Opening, ruleset: Ruleset) -> Bet:
    """The bet that the posts make: the big blind first, then each straddle, the smallest first, then late posts."""
    bet = _bet_before_posts(opening)
    for post in sorted(posts, key=lambda post: (_RANKS[post.type], post.amount)):
        bet = _raise_the_bet(bet, post, opening, ruleset)
    return bet


def _bet_before_posts(opening: Opening) -> Bet:
    """No bet; but beside a small blind alone, the big blind that nobody posts is the bet all the same."""
    if opening.lacks_big_blind:
        return Bet(opening.min_bet, opening.min_bet, opening.min_bet, 1)
    return Bet(0, 0, opening.min_bet, 0)


def _whole(opening: Opening) -> tuple[Post, ...]:
    """The posts at their nominal sizes (chips).

    A record may tell what an all-in seat paid of its big blind or bring-in: that is taken for one of the usual size.
    """
    chip, sizes = opening.chip or 1, {PostType.BIG_BLIND: opening.min_bet, PostType.BRING_IN: opening.bring_in or 0}
    if all(post.type not in _ONCE or post.amount >= sizes[post.type] for post in opening.posts):
        return opening.posts
    left = {player.seat: player.stack - _posted(player.seat, opening.posts) for player in opening.players}
    posts = []
    for post in opening.posts:
        least = sizes.get(post.type, 0) if left.get(post.seat, chip) < chip else 0
        posts.append(post if post.amount >= least else replace(post, amount=least))
    return tuple(posts)


def _posted(seat: int, posts: tuple[Post, ...]) -> int:
    """What the posts of a seat come to as they are told (chips): dead ones each, of the others the largest."""
    own = [post for post in posts if post.seat == seat]
    dead = sum([post.amount for post in own if post.is_dead])
    return dead + max([post.amount for post in own if not post.is_dead], default=0)


def _as_paid(posts: tuple[Post, ...], rule: AnteRule) -> list[Post]:
    """The posts in the order in which a seat pays them, which matters where its chips do not pay them all.

    An ante of every player is paid before the blinds, a dead post after the live one.

    Clause: big blind ante (tda-2024:RP-11).
    """
    one_pays = len({post.seat for post in posts if post.type is PostType.ANTE}) == 1
    last = one_pays and rule.short_stack is ShortStackPays.BLIND_FIRST

    def place(post: Post) -> tuple[int, int]:
        if post.type is PostType.ANTE:
            return 3 if last else 0, post.amount
        return 2 if post.is_dead else 1, post.amount

    return sorted(posts, key=place)


def _pot_before(opening: Opening) -> int | None:
    """What is in the middle before anybody posts (chips); None if it is not told."""
    if opening.pot_before_round is None and opening.pots_before_round:
        return sum([pot.amount for pot in opening.pots_before_round])
    return opening.pot_before_round


def _pots(
    opening: Opening, pot: int, antes: Mapping[int, int], players: Mapping[int, Player]
) -> tuple[Pot, ...] | None:
    """The pots after all posts, which left the players so: `pot` in all, of which the `antes` by seat (chips)."""
    if opening.pots_before_round:
        return with_dead(opening.pots_before_round, pot - (_pot_before(opening) or 0))
    able = frozenset([seat for seat, player in players.items() if player.was_in(opening.chip or 1)])
    return before_the_bets(pot - sum(antes.values()), antes, players, able)


def _begins_heads_up(players: Collection[Player], chip: int) -> bool:
    """Whether exactly two players can bet; one who is all-in from an earlier street, or for the ante, cannot."""
    return len(players) == 2 or sum([player.was_in(chip) for player in players]) == 2


def _pay(player: Player, post: Post, paid: int) -> Player:
    in_front = 0 if post.is_dead else paid
    return replace(
        player,
        stack=player.stack - paid,
        committed=player.committed + in_front,
        acted=player.acted or (post.type is PostType.BRING_IN and paid > 0),  # not if he is all-in for the ante
    )


def _raise_the_bet(bet: Bet, post: Post, opening: Opening, ruleset: Ruleset) -> Bet:
    """The bet after one more post: a big blind is the first bet, and each straddle is a further one.

    Clause: straddle (no rulebook's text; a parameter).
    """
    match post.type:
        case PostType.ANTE | PostType.DEAD | PostType.SMALL_BLIND:
            return bet
        case PostType.BRING_IN:
            is_bet = post.amount >= opening.min_bet
            return Bet(post.amount, post.amount if is_bet else 0, bet.last_full_raise_by, int(is_bet))
        case PostType.BIG_BLIND | PostType.POST:
            if post.amount <= bet.current_bet:
                return bet
            if post.amount < opening.min_bet:
                return replace(bet, current_bet=post.amount)
            return Bet(post.amount, post.amount, post.amount, max(bet.bet_count, 1))
        case PostType.STRADDLE:
            rule = ruleset.straddle
            by = raise_size_after(post.amount, bet.current_bet, bet.last_full_raise_by, rule.min_raise)
            return Bet(post.amount, post.amount, by, bet.bet_count + int(rule.counts))
    assert_never(post.type)


def _credit(post: Post, in_front: int, opening: Opening, rule: PotRule) -> int:
    """What a post adds to the pot-limit maximum beyond the chips that it put in: less than 0 if those are left out.

    Clause: pot-limit maximum (tda-2019:54.B); a small blind that was made up, dead (wsop-live-2024:188).
    """
    if opening.structure is not Structure.POT_LIMIT or post.type is PostType.BRING_IN:
        return 0
    if post.type is PostType.ANTE:
        return -in_front if rule.antes is AntesCount.NOT_BEFORE_FLOP else 0
    counts_as = post.amount if post.is_blind and rule.short_blind is ShortBlindCounts.NOMINAL else in_front
    if post.amount < opening.min_bet and rule.small_blind is SmallBlindCounts.AS_BIG_BLIND:
        counts_as = opening.min_bet
    return counts_as - in_front


def _dead_blind_credit(opening: Opening, rule: PotRule) -> int:
    """What blinds that nobody posts add to the pot-limit maximum (chips).

    Clause: pot-limit maximum (tda-2019:54.B).
    """
    if opening.structure is not Structure.POT_LIMIT or rule.dead_blind is DeadBlindCounts.ACTUAL:
        return 0
    big = opening.min_bet if opening.lacks_big_blind else 0
    counts_as_big = rule.small_blind is SmallBlindCounts.AS_BIG_BLIND and opening.dead_small_blind
    return big + (opening.min_bet if counts_as_big else opening.dead_small_blind)


_ONCE: Final = (PostType.BIG_BLIND, PostType.BRING_IN)
_RANKS: Final = {type: rank for rank, type in enumerate(PostType)}
"""The posts from low to high: a straddle goes over the big blind, and a late post is no bet that it goes over."""


def deal_in(opening: Opening, ruleset: Ruleset, *, recorded: bool = False) -> BettingRound | tuple[Fault, ...]:
    """The round after every post, with the first seat that has action to act; or every fault in the opening.

    `recorded`: as in `settle`.
    """
    errors = tuple(_opening_faults(opening))
    if errors:
        return errors
    sent = after_posts(opening, ruleset)
    if (sent.pot_credit or 0) > MOST_CHIPS:
        return (_fault("/posts", "pot_credit_above_maximum", most=MOST_CHIPS),)
    derived = derive(sent, ruleset, recorded=recorded)
    round = _brought_in_for_nothing(opening, derived.round, ruleset)
    round = replace(round, to_act=_first_with_action(opening, round))
    errors = (*[need.fault for need in derived.needed], *faults(sent, round, ruleset))
    # who is first, and the bet, follow from what was sent: a fault in that is told instead
    pointed = [replace(error, pointer="/posts") if error.pointer == "/current_bet" else error for error in errors]
    return tuple([error for error in pointed if error.pointer != "/to_act"]) or round


def _brought_in_for_nothing(opening: Opening, round: BettingRound, ruleset: Ruleset) -> BettingRound:
    """The round in which a seat that must bring in, but is all-in for its ante, has done so with no chips.

    The others owe the whole bring-in, and may fold. Clause: bring-in (TDA 2024, procedure 10-E; WSOP live 2026, 221).
    """
    seat = opening.first_to_act
    if seat is None or not round.bring_in_pending or not round.player(seat).is_all_in(round.chip):
        return round
    none = Bet(0, 0, round.last_full_raise_by, 0)
    bet = _raise_the_bet(none, Post(seat=seat, type=PostType.BRING_IN, amount=round.bring_in), opening, ruleset)
    return replace(round, current_bet=bet.current_bet, last_full_bet_to=bet.last_full_bet_to, bet_count=bet.bet_count)


def _first_with_action(opening: Opening, round: BettingRound) -> int | None:
    """The seat named to act first, else the one left of the blind that tells it, or of the button if none does.

    If that seat cannot act, the next one does.
    """
    if opening.first_to_act is not None:
        return first_of(round.players, opening.first_to_act, round.current_bet, round)
    telling = _telling_first(opening)
    if not telling:
        left = left_of_button(round)
        return None if left is None else first_of(round.players, left, round.current_bet, round)
    from_button = _from_button([player.seat for player in round.players], opening.button)
    return next_to_act(round, max(telling, key=from_button.index))


def _telling_first(opening: Opening) -> set[int]:
    """The seat that the first to act is left of; of several, it is the one farthest clockwise from the button.

    It posts the largest straddle, else the big blind, else a small one, else the bring-in; none if nobody does.
    """
    straddles = [post for post in opening.posts if post.type is PostType.STRADDLE]
    if straddles:
        return {max(straddles, key=lambda post: post.amount).seat}
    for type in (PostType.BIG_BLIND, PostType.SMALL_BLIND, PostType.BRING_IN):
        if seats := {post.seat for post in opening.posts if post.type is type}:
            return seats
    return set()


def _from_button(seats: list[int], button: int | None) -> list[int]:
    """The seats clockwise from the button, or from the left of a dead one; as they are if nobody knows its place."""
    first = button if button is None or button in seats else left_of(seats, button)
    place = 0 if first is None else seats.index(first)
    return seats[place:] + seats[:place]


def _opening_faults(opening: Opening) -> Iterator[Fault]:
    seats = [player.seat for player in opening.players]
    for place, seat in enumerate(seats):
        if seat in seats[:place]:
            yield fault(f"/players/{place}/seat", "round.seats_alike", seat=seat)
    for place, player in enumerate(opening.players):
        if not player.stack and opening.street in (None, 1):
            yield _fault(f"/players/{place}/stack", "no_chips", seat=player.seat)
    if opening.first_to_act is not None and opening.first_to_act not in seats:
        yield _fault("/first_to_act", "first_to_act_unknown", seat=opening.first_to_act)
    yield from _first_faults(opening)
    yield from _pot_faults(opening)
    if opening.posts and opening.street is not None and opening.street > 1:
        yield _fault("/posts", "posts_after_first_street")
    posts = _whole(opening)
    posted = next((post.amount for post in posts if post.type is PostType.BRING_IN), 0)
    bring_in = opening.bring_in or posted
    if bring_in and any(post.is_blind for post in posts):
        yield _fault("/posts", "bring_in_beside_blind")
    if posted and bring_in != posted:
        yield _fault("/bring_in", "bring_in_size", bring_in=bring_in, posted=posted)
    yield from _dead_blind_faults(opening, bring_in)
    yield from _post_faults(opening, posts, seats)


def _first_faults(opening: Opening) -> Iterator[Fault]:
    if opening.first_to_act is not None:
        return
    telling = _telling_first(opening)
    if not telling and opening.bring_in:
        yield _fault("/first_to_act", "first_by_cards")
    elif len(telling) != 1 and opening.button is None:
        why = FirstNeeded.SEVERAL_BLINDS if telling else FirstNeeded.NO_BLIND
        yield _fault("/first_to_act", "first_to_act_needed", why=why)


def _pot_faults(opening: Opening) -> Iterator[Fault]:
    """Looked for before anything is posted, so that the fault has the chips that were sent."""
    if not opening.pots_before_round or opening.pot_before_round is None:
        return
    total = sum([pot.amount for pot in opening.pots_before_round])
    if opening.pot_before_round != total:
        yield fault("/pots_before_round", "round.pots_do_not_add_up", pots=total, pot=opening.pot_before_round)


def _dead_blind_faults(opening: Opening, bring_in: int) -> Iterator[Fault]:
    if not opening.dead_small_blind:
        return
    if bring_in:
        yield _fault("/dead_small_blind", "bring_in_beside_blind")
        return
    if any(post.type is PostType.SMALL_BLIND for post in opening.posts):
        yield _fault("/dead_small_blind", "small_blind_not_dead")
    if opening.street is not None and opening.street > 1:
        yield _fault("/dead_small_blind", "dead_small_blind_after_first_street")
        return
    big_blind = max([post.amount for post in opening.posts if post.type is PostType.BIG_BLIND], default=None)
    if big_blind is None:
        yield _fault("/dead_small_blind", "big_blind_missing", post=PostType.SMALL_BLIND)
    elif opening.dead_small_blind > big_blind:
        yield _fault("/dead_small_blind", "small_blind_above_big", big_blind=big_blind)


def _post_faults(opening: Opening, posts: tuple[Post, ...], seats: list[int]) -> Iterator[Fault]:
    types = [post.type for post in posts]
    blinds = [post.amount for post in posts if post.type is PostType.BIG_BLIND]
    big_blind = max(blinds, default=opening.min_bet)
    brings_in = opening.bring_in or PostType.BRING_IN in types
    for place, post in enumerate(posts):
        if post.seat not in seats:
            yield _fault(f"/posts/{place}/seat", "post_seat_unknown", seat=post.seat)
        if post.type in _ONCE and any(_rules_out(other, post) for other in posts[:place]):
            yield _fault(f"/posts/{place}/type", "post_twice", post=post.type)
        if post.type is PostType.BIG_BLIND and post.amount < opening.min_bet:
            yield _fault(f"/posts/{place}/amount", "big_blind_below_min_bet", min_bet=opening.min_bet)
        if post.type is PostType.STRADDLE and post.amount < (bet := _below(place, posts)) + opening.min_bet:
            least = bet + opening.min_bet
            yield _fault(f"/posts/{place}/amount", "straddle_too_small", current_bet=bet, least=least)
        if not blinds and (post.type is PostType.STRADDLE or (post.type is PostType.SMALL_BLIND and brings_in)):
            yield _fault(f"/posts/{place}/type", "big_blind_missing", post=post.type)
        if post.type is PostType.SMALL_BLIND and post.amount > big_blind:
            yield _fault(f"/posts/{place}/amount", "small_blind_above_big", big_blind=big_blind)
        if _adds_nothing(place, posts):
            yield _fault(f"/posts/{place}/amount", "post_not_above", seat=post.seat, posted=post.amount)


def _rules_out(other: Post, post: Post) -> bool:
    """Whether there cannot be both: one bring-in, and big blinds of one size only, each of another seat."""
    if other.type is not post.type:
        return False
    return post.type is PostType.BRING_IN or other.seat == post.seat or other.amount != post.amount


def _below(place: int, posts: tuple[Post, ...]) -> int:
    """The bet that the straddle at this place goes over: the big blind, or the next smaller straddle."""
    straddle = (posts[place].amount, place)
    below = [
        post.amount
        for at, post in enumerate(posts)
        if post.type is PostType.BIG_BLIND or (post.type is PostType.STRADDLE and (post.amount, at) < straddle)
    ]
    return max(below, default=0)


def _adds_nothing(place: int, posts: tuple[Post, ...]) -> bool:
    """Whether as much lies in front of the seat by another live post; the amount of a further one is the total."""
    post = posts[place]
    if post.is_dead or post.type in _ONCE:
        return False
    alike = [
        (_RANKS[other.type], at)
        for at, other in enumerate(posts)
        if other.seat == post.seat and other.amount == post.amount and not other.is_dead
    ]
    return min(alike) < (_RANKS[post.type], place)


def _fault(pointer: str, what: str, **params: Param) -> Fault:
    return fault(pointer, f"opening.{what}", **params)
