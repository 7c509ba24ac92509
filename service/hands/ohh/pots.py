"""What the pots of a document pay to players and to the house."""

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from .deeds import PlayerId, is_id
from .faults import Faults, Path


@dataclass(slots=True)
class Winnings:
    """The winnings of all pots together: chips by player, in the order of the document; and the rake, None if untold.

    `named` has each player who is named, with the place at which he is.
    """

    chips: dict[PlayerId, Decimal] = field(default_factory=dict)
    rake: Decimal | None = None
    named: list[tuple[PlayerId, Path]] = field(default_factory=list)


def winnings(pots: Any, faults: Faults, where: Path) -> Winnings | None:
    """What was won; None if no pot says who won it. `rake` and `jackpot` both go to the house."""
    made = Winnings()
    told = False
    for place, pot in faults.objects(pots, where):
        for part in ("rake", "jackpot"):
            taken = faults.amount(pot, part, (*where, place))
            if taken is not None:
                made.rake = (made.rake or Decimal(0)) + taken
        told = told or isinstance(pot.get("player_wins"), list)
        for nth, win in faults.objects(pot.get("player_wins"), (*where, place, "player_wins")):
            _add(win, made, (place, "player_wins", nth), faults, where)
    return made if told else None


def _add(win: dict[str, Any], made: Winnings, at: Path, faults: Faults, where: Path) -> None:
    id = win.get("player_id")
    if not is_id(id):
        faults.add((*where, *at, "player_id"), "missing", "player_id is needed.")
        return
    chips = faults.amount(win, "win_amount", (*where, *at))
    if chips is None and win.get("win_amount") is None:
        faults.add((*where, *at, "win_amount"), "amount_missing", "What this player won is needed.")
    made.named.append((id, (*at, "player_id")))
    made.chips[id] = made.chips.get(id, Decimal(0)) + (chips or Decimal(0))
