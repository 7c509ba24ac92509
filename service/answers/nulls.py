"""null is absent: generated clients in several languages send it for every field that was not set."""

from typing import Any, Final

from ..yielding import Yielder

_KEPT: Final = frozenset({"to_act", "carried"})
"""Where null means something: that nobody is to act, and whatever the caller makes of it."""
_OTHERS: Final = frozenset({"carried", "ohh"})
"""What others define: nothing is left out there."""


def without_nulls(tree: Any, yielder: Yielder) -> Any:
    """The same JSON value, changed in place, without the members that are null."""
    waiting = [tree]
    while waiting:
        yielder.yield_if_due()
        value = waiting.pop()
        if type(value) is dict:
            for key in [key for key, one in value.items() if one is None and key not in _KEPT]:
                del value[key]
            waiting += [one for key, one in value.items() if type(one) in (dict, list) and key not in _OTHERS]
        elif type(value) is list:
            waiting += [one for one in value if type(one) in (dict, list)]
    return tree
