"""What does a player of a cash game put up to come in, or to come back?"""

from dataclasses import dataclass
from enum import StrEnum

from ..model.round import Post, PostType, Structure
from ..model.table import Blind, Seated, Table


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


def late_posts(player: Seated, table: Table, rule: ComingInRule) -> tuple[Post, ...]:
    """What a player puts up who comes in behind the button: each live post before its dead one.

    Clause: missed blinds (roberts-11:4.9); newcomers (roberts-11:4.4).
    """
    seat, owes = player.seat, player.owes
    big = Post(seat=seat, type=PostType.POST, amount=table.min_bet)
    if not owes:
        return (big,) if _pays_to_join(table.structure, rule) else ()
    if not table.small_blind or Blind.SMALL_BLIND not in owes:
        return (big,)
    if Blind.BIG_BLIND in owes:
        return big, Post(seat=seat, type=PostType.DEAD, amount=table.small_blind)
    live = rule.missed_live is MissedLive.MINIMUM_BET
    return (Post(seat=seat, type=PostType.POST if live else PostType.DEAD, amount=table.small_blind),)


def _pays_to_join(structure: Structure, rule: ComingInRule) -> bool:
    return rule.new_posts is NewPosts.ALWAYS or (rule.new_posts is NewPosts.LIMIT_ONLY and structure.is_limit)
