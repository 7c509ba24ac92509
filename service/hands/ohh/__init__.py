"""Open Hand History (versions 1.2 to 1.4): documents to hands and back.

An action's `amount` is what it adds, whatever lies in front of the player already: a bet of 2 that becomes a re-raise
to 20 has amount 18.
"""

from typing import Any

from ...rules.model.amounts import MOST_CHIPS
from ..unreadable import Unreadable
from .document import MOST_VALUES, plain, too_many
from .faults import Faults
from .reader import amounts, hand_of, scale_of
from .record import record
from .sayable import unsayable
from .words import Json
from .writer import document_of


def read(document: Any) -> Json:
    """The hand that a document tells; writing it gives the same document. Raises Unreadable with every fault."""
    faults = Faults()
    if too_many(document):
        faults.add((), "too_many_values", f"A document has at most {MOST_VALUES} values.")
        raise Unreadable(faults.all())
    tree = plain(document, faults)
    found = record(tree, faults)
    if not faults.all() and found is not None:
        scale = scale_of(found)
        if max(amounts(found)) * scale > MOST_CHIPS:
            said = f"An amount comes to more than {MOST_CHIPS} parts of 1/{scale}."
            faults.add(("ohh",), "amount_too_large", said)
        else:
            return hand_of(tree, found)
    raise Unreadable(faults.all())


def write(hand: Json) -> Json:
    """The document of a hand. Raises Unreadable with everything in the hand that the format cannot say."""
    faults = tuple(unsayable(hand))
    if faults:
        raise Unreadable(faults)
    return document_of(hand)
