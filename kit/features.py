"""What a game may have beside blinds: an engine without it is not asked about it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final


class Feature(StrEnum):
    """What a game may have beside blinds; an engine without it is not asked about it."""

    STRADDLE = "straddle"
    ANTES = "antes"
    BRING_IN = "bring_in"
    DEAD_POSTS = "dead_posts"
    """What somebody posts who comes in late or missed a blind, live or dead."""
    MORE_BLINDS = "more_blinds"
    """More than one small and one big blind: three blinds, a kill, a blind of the button."""
    ACTS_LAST = "acts_last"
    """A killer or straddler whose first turn comes when all others have acted."""
    STREET_BETS = "street_bets"
    """A whole hand that tells once, at its beginning, which bet stands on each street."""


_FEATURE_OF_POST: Final = {
    "straddle": Feature.STRADDLE,
    "ante": Feature.ANTES,
    "bring_in": Feature.BRING_IN,
    "post": Feature.DEAD_POSTS,
    "dead": Feature.DEAD_POSTS,
}
_FEATURE_OF_MEMBER: Final = {
    "bring_in": Feature.BRING_IN,
    "ante": Feature.ANTES,
    "straddle": Feature.STRADDLE,
}


def features_of(beginning: Mapping[str, Any]) -> frozenset[Feature]:
    """What an opening, a snapshot, a hand or a table has of these; what makes no sense has none."""
    posts = beginning.get("posts")
    types = [post.get("type") for post in posts if isinstance(post, Mapping)] if isinstance(posts, list) else []
    features = {_FEATURE_OF_POST[type] for type in types if type in _FEATURE_OF_POST}
    features |= {feature for member, feature in _FEATURE_OF_MEMBER.items() if beginning.get(member)}
    if any(types.count(blind) > 1 for blind in ("small_blind", "big_blind")):
        features.add(Feature.MORE_BLINDS)
    if beginning.get("acts_last") is not None:  # there is a seat 0
        features.add(Feature.ACTS_LAST)
    if beginning.get("street_bets") and "rounds" in beginning:  # in one round it changes nothing
        features.add(Feature.STREET_BETS)
    return frozenset(features)
