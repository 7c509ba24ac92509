"""Hand histories: from published formats to a hand in our own JSON, and back. Nothing here judges an action."""

from typing import Any, Final

Json = dict[str, Any]

MOST_PLAYERS: Final = 23
MOST_PLACES: Final = 9
"""The most decimals of an amount: `scale` goes up to 10**9."""
DEEPEST: Final = 24
"""The most levels of a document: a hand that carries one nests a little deeper, and must still be taken."""


def carried(part: Json) -> Json:
    """What a hand, or a part of it, carries from documents, by the name of the format; empty if nothing."""
    kept = part.get("carried")
    return kept if isinstance(kept, dict) else {}
