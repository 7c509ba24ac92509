"""From a game's name, its stakes and the seats to the opening that the rules take: no rule is added."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import json
from msgspec.structs import replace

from ..rules import Ruleset, deal_in, left_of
from ..rules.model.fault import Fault
from ..rules.model.noun import Noun
from ..rules.model.round import BettingRound, Opening, Post, PostType
from ..rules.model.table import AnteBy
from .game import NamedGame, Opens, game_fault, lifted, stakes_faults

_AS_NAMED: Final = (
    *("button", "max_bet", "acts_last", "players_left"),
    *("chip", "bring_in", "players", "dead_small_blind"),
)
"""The members that an opening copies unchanged from the named game."""


class NamedOpening(Noun, frozen=True):
    """How a named game opens, the first round, and the game's own settings of the rules."""

    opening: Opening
    round: BettingRound
    house_rules: Mapping[str, bool]


def opening_of(named: NamedGame, ruleset: Ruleset) -> NamedOpening | tuple[Fault, ...]:
    """The opening, or every fault in the stakes and in what they make; pointers are into the named game."""
    faults = tuple(stakes_faults(named))
    if faults:
        return faults
    if named.game.opens is Opens.BLINDS and not named.tells_blinds and _small_blind(named) is None:
        return (game_fault("/small_blind", "small_blind_needed", big_blind=_big_blind(named)),)
    opening = _opening(named)
    if named.game.opens is Opens.ANTES:
        dealt = _after_the_antes(opening, named, ruleset)
        if isinstance(dealt, tuple):
            return _in_game(dealt, opening, named)
        opening = dealt
    round = deal_in(opening, ruleset)
    if isinstance(round, tuple):
        return _in_game(round, opening, named)
    return NamedOpening(opening, round, named.game.house_rules(named.played))


def opening_as_sent(opening: Opening) -> dict[str, Any]:
    """An opening, as a request would have it: what it need not say is left out."""
    members = {
        name: value
        for name, value in json.decode(json.encode(opening)).items()  # arrays as a request has them, not tuples
        if value or (value is not None and name in ("button", "first_to_act", "acts_last"))  # there is a seat 0
    }
    return {**members, "players": [{"seat": player.seat, "stack": player.stack} for player in opening.players]}


def _opening(named: NamedGame) -> Opening:
    bets = [_bets(named)[street.bet] for street in named.game.streets]
    return Opening(
        **{name: getattr(named, name) for name in _AS_NAMED},
        structure=named.played,
        street=1,
        streets=len(bets),
        min_bet=bets[0],
        street_bets=tuple(bets) if len(set(bets)) > 1 else None,
        posts=_posts(named),
        first_to_act=_first(named),
    )


def _bets(named: NamedGame) -> tuple[int, int]:
    """The smaller bet and the larger one (chips), a kill counted in; they are the same where there is but one."""
    if named.game.opens is Opens.BUTTON_BLIND:
        ante = named.ante or 0
        return 2 * ante, ante  # before the flop the button's blind, from then on one ante
    bets = named.bets or (named.big_blind or 0,)
    return lifted(bets[0], named.kill), lifted(bets[-1], named.kill)


def _big_blind(named: NamedGame) -> int:
    """What the usual big blind comes to (chips): in limit the smaller bet, if not told."""
    return named.big_blind or (named.bets or (0,))[0]


def _small_blind(named: NamedGame) -> int | None:
    """What the small blind comes to (chips): half of the big one, if not told; None if that is no whole chip."""
    if named.small_blind is not None:
        return named.small_blind
    big = _big_blind(named)
    return None if big % (2 * (named.chip or 1)) else big // 2


def _posts(named: NamedGame) -> tuple[Post, ...]:
    """All posts: those that are told first, then those of the stakes, of the kinds that are not told."""
    antes = () if any(post.type is PostType.ANTE for post in named.posts) else _antes(named)
    posts = (*named.posts, *antes, *(() if named.tells_blinds else _blinds(named)))
    return posts if named.kill is None else _killed(posts, named)


def _antes(named: NamedGame) -> Iterator[Post]:
    if not named.ante or named.game.opens is Opens.BUTTON_BLIND:
        return
    for seat in [_big_blind_seat(named)] if named.ante_by is AnteBy.BIG_BLIND else _seats(named):
        yield Post(seat=seat, type=PostType.ANTE, amount=named.ante)


def _blinds(named: NamedGame) -> Iterator[Post]:
    """The blinds where the button puts them. In short deck all antes are blinds: they count toward the call."""
    if named.game.opens is Opens.BUTTON_BLIND:
        ante = named.ante or 0
        for seat in _seats(named):
            blind = (PostType.BIG_BLIND, 2 * ante) if seat == named.button else (PostType.SMALL_BLIND, ante)
            yield Post(seat=seat, type=blind[0], amount=blind[1])
    elif named.game.opens is Opens.BLINDS:
        small, seats = _small_blind(named), _blind_seats(named)
        if small:
            yield Post(seat=seats[0], type=PostType.SMALL_BLIND, amount=small)
        yield Post(seat=seats[1], type=PostType.BIG_BLIND, amount=_big_blind(named))


def _killed(posts: tuple[Post, ...], named: NamedGame) -> tuple[Post, ...]:
    """The posts with the kill, which is the bet: the usual blinds lie below it, and the killer posts none of his."""
    killer = None if named.kill is None else named.kill.seat
    below = [
        replace(post, type=PostType.SMALL_BLIND) if post.type is PostType.BIG_BLIND else post
        for post in posts
        if post.seat != killer or not post.is_blind
    ]
    return (*below, Post(seat=killer or 0, type=PostType.BIG_BLIND, amount=_bets(named)[0]))


def _seats(named: NamedGame) -> list[int]:
    return [player.seat for player in named.players]


def _blind_seats(named: NamedGame) -> tuple[int, int]:
    """Who posts the small blind and the big one; between two players the button has the small one."""
    seats, button = _seats(named), named.button or 0
    left = left_of(seats, button)
    small = seats[0] if left is None else left  # a button at no known place is a fault of the opening
    if len(seats) == 2 and button in seats:
        small = button
    return small, seats[(seats.index(small) + 1) % len(seats)]


def _big_blind_seat(named: NamedGame) -> int:
    seats = [post.seat for post in named.posts if post.type is PostType.BIG_BLIND]
    return seats[0] if seats else _blind_seats(named)[1]


def _first(named: NamedGame) -> int | None:
    """Who is first, where that is told; in a killed pot left of the usual big blind, as the killer may sit anywhere.

    Clause: the killer acts in turn (Robert's section 13, at second hand).
    """
    if named.first_to_act is not None or named.kill is None:
        return named.first_to_act
    return left_of(_seats(named), _big_blind_seat(named))


def _after_the_antes(opening: Opening, named: NamedGame, ruleset: Ruleset) -> Opening | tuple[Fault, ...]:
    """The street on which the betting begins, with the antes in the pots."""
    dealt = deal_in(replace(opening, first_to_act=opening.players[0].seat), ruleset)  # nobody acts on the antes
    if isinstance(dealt, tuple):
        return dealt
    street = named.game.begins_on
    return replace(
        opening,
        street=street,
        min_bet=_bets(named)[named.game.streets[street - 1].bet],
        players=tuple([replace(row, stack=now.stack) for row, now in zip(opening.players, dealt.players, strict=True)]),
        posts=(),
        pot_before_round=dealt.pot_before_round,
        pots_before_round=dealt.pots_before_round,
        began_heads_up=dealt.began_heads_up,
    )


def _in_game(faults: tuple[Fault, ...], opening: Opening, named: NamedGame) -> tuple[Fault, ...]:
    """Faults of the opening, pointed at what the caller sent of it, each once."""
    bet = next((member for member in ("bets", "big_blind", "ante") if getattr(named, member) is not None), "name")
    at = {"min_bet": f"/{bet}", "street_bets": f"/{bet}", "street": "/name", "streets": "/name", "structure": "/name"}
    pointed = []
    for fault in faults:
        member, *below = fault.pointer.split("/")[1:]
        pointer = at.get(member, fault.pointer)
        if member == "posts" and below and int(below[0]) >= len(named.posts):
            pointer = _of_the_stakes(opening.posts[int(below[0])], named)
        pointed.append(replace(fault, pointer=pointer))
    return tuple(dict.fromkeys(pointed))


def _of_the_stakes(post: Post, named: NamedGame) -> str:
    """The member of the stakes by which there is such a post."""
    if named.kill is not None and post.type is PostType.BIG_BLIND:
        return "/kill"
    return "/ante" if post.type is PostType.ANTE or named.game.opens is Opens.BUTTON_BLIND else f"/{post.type.value}"
