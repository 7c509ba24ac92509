"""Who posts what for the next hand, and in which order?"""

from collections.abc import Sequence
from typing import Final

from ..model.round import Post, PostType
from ..model.table import AnteBy, Blind, Table
from .button import Places
from .coming_in import Coming

POSTS: Final = {Blind.SMALL_BLIND: PostType.SMALL_BLIND, Blind.BIG_BLIND: PostType.BIG_BLIND}


def posts(table: Table, spots: Places, order: Sequence[int], coming: Coming) -> tuple[Post, ...]:
    """Every post in the order in which they are made: antes of all, blinds, the ante for all, straddle, late ones.

    `order`: who is dealt in, clockwise from the button.
    """
    sizes = sizes_of(table)
    rows = [(seat, PostType.ANTE, table.ante) for seat in order if table.ante_by is AnteBy.EACH]
    rows += [(seat, POSTS[blind], sizes[blind]) for seat, blind in spots.posts]
    if coming.buyer is not None:
        rows.append((coming.buyer, PostType.DEAD, table.small_blind))
    if table.ante_by is AnteBy.BIG_BLIND:
        rows.append((spots.big if coming.buyer is None else coming.buyer, PostType.ANTE, table.ante))
    if coming.straddler is not None:
        rows.append((coming.straddler, PostType.STRADDLE, table.straddle or 2 * table.big_blind))
    at_blinds = {seat for seat, _ in spots.posts}
    late = [(post.seat, post.type, post.amount) for post in coming.late if post.seat not in at_blinds]
    late += [(seat, PostType.POST, sizes[blind]) for seat, blind in spots.late]
    rows += sorted(late, key=lambda post: order.index(post[0]))
    return tuple(Post(seat=seat, type=type, amount=amount) for seat, type, amount in rows if amount)


def sizes_of(table: Table) -> dict[Blind, int]:
    """What each blind comes to (chips)."""
    return {Blind.SMALL_BLIND: table.small_blind, Blind.BIG_BLIND: table.big_blind}
