"""An OHH document as read: who is dealt in, what they post, do and win. Amounts are as written."""

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final

from . import ohh_document as form
from .reading import MOST_PLAYERS, Faults, Json, Path
from .reconcile import DEAD

MOST_POSTS: Final = 100
MOST_ROUNDS: Final = 10
MOST_ACTIONS: Final = 1000

_POTS: Final[Path] = (*form.HEAD, "pots")


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The game, its blinds, the seat of the dealer button, and when it was played; amounts as written.

    `name` is that of the game, None where there are several. `cap` is the most that the hand may cost a player; None
    if there is no such limit.
    """

    structure: str
    name: str | None
    cap: Decimal | None
    is_draw: bool
    min_bet: Decimal
    small_blind: Decimal | None
    ante: Decimal | None
    dealer: int
    played_at: str | None

    def usual(self, type: str) -> Decimal | None:
        """The size of a post of this type by the head; None if it does not say."""
        return {"ante": self.ante, "small_blind": self.small_blind, "big_blind": self.min_bet}.get(type)


@dataclass(slots=True, kw_only=True)
class Entry:
    """One entry of a round: `type` in our own words, None if it is not betting; `amount` as written."""

    place: int
    source: Json
    player: form.PlayerId | None
    type: str | None
    amount: Decimal | None
    is_dealt: bool = False
    to_pot: bool = False

    @property
    def is_post(self) -> bool:
        """Whether it is a post, made before anybody acts."""
        return self.type in form.POST_ORDER

    @property
    def is_action(self) -> bool:
        """Whether it is an action, made at somebody's turn."""
        return self.type is not None and not self.is_post


@dataclass(slots=True, kw_only=True)
class Round:
    """A round of the document: a betting round, or one that has no betting (a showdown, a second board)."""

    place: int
    source: Json
    is_betting: bool
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """A player who is dealt in; `stack` is what the hand may cost him, with a cap no more than that."""

    id: form.PlayerId
    seat: int
    stack: Decimal
    source: Json


@dataclass(slots=True, kw_only=True)
class Posted:
    """A post: its type, its nominal amount, and the entry."""

    type: str
    nominal: Decimal
    entry: Entry


@dataclass(slots=True)
class Winnings:
    """The winnings of all pots together: chips by player, in the order of the document; and the rake, None if untold.

    `named` has each player who is named, with the place of the name. `pot` and `uncalled` are members of our own.
    """

    chips: dict[form.PlayerId, Decimal] = field(default_factory=dict)
    rake: Decimal | None = None
    pot: Decimal | None = None
    uncalled: tuple[form.PlayerId, Decimal] | None = None
    named: list[tuple[form.PlayerId, Path]] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole document; `seated` are the players who are dealt in, clockwise from the left of the dealer."""

    ohh: Json
    head: Header
    seated: list[Seated]
    posts: list[Posted]
    rounds: list[Round]
    house: Decimal
    won: Winnings | None

    @property
    def betting(self) -> list[Round]:
        """The betting rounds."""
        return [round for round in self.rounds if round.is_betting]


def record(ohh: Json, head: Header, faults: Faults) -> Record:
    """What a document says in its member `ohh`. If there were any faults, do not use it."""
    listed = _listed(ohh, faults)
    rounds = _rounds(ohh, head, listed, faults)
    seated = _seated(listed, rounds, head, faults)
    stacks = {player.id: player.stack for player in seated}
    won = _winnings(ohh.get("pots"), faults, _POTS)
    for player, at in won.named if won else ():
        if player not in listed:
            faults.add((*_POTS, *at), "player_unknown", "No player has this id.")
        elif won is not None and won.chips.get(player) and player not in stacks:
            faults.add((*_POTS, *at), "player_not_in", "This player is sitting out, and cannot win.")
    return Record(
        ohh=ohh,
        head=head,
        seated=seated,
        posts=_posts(rounds, head, stacks, faults),
        rounds=rounds,
        house=_house(rounds, head, faults),
        won=won,
    )


def _winnings(pots: Any, faults: Faults, where: Path) -> Winnings | None:
    """What was won; None if no pot says who won it. `rake` and `jackpot` both go to the house."""
    winnings = Winnings()
    has_winners = False
    for place, pot in form.objects_in(pots, where, faults):
        for part in ("rake", "jackpot"):
            taken = form.amount_in(pot, part, (*where, place), faults)
            if taken is not None:
                winnings.rake = (winnings.rake or Decimal(0)) + taken
        quoted = form.amount_in(pot, "_pot", (*where, place), faults)
        winnings.pot = winnings.pot if quoted is None else quoted
        for nth, back in form.objects_in(pot.get("_uncalled"), (*where, place, "_uncalled"), faults):
            amount, id = (
                form.amount_in(back, "amount", (*where, place, "_uncalled", nth), faults),
                back.get("player_id"),
            )
            winnings.uncalled = (id, amount) if amount is not None and form.is_id(id) else winnings.uncalled
        has_winners = has_winners or isinstance(pot.get("player_wins"), list)
        for nth, win in form.objects_in(pot.get("player_wins"), (*where, place, "player_wins"), faults):
            _add(win, winnings, (place, "player_wins", nth), faults, where)
    return winnings if has_winners else None


def _listed(ohh: Json, faults: Faults) -> dict[form.PlayerId, tuple[int, Json]]:
    """The players in the document by id, each with its place in the list."""
    where = (*form.HEAD, "players")
    listed: dict[form.PlayerId, tuple[int, Json]] = {}
    for place, source in form.objects_in(ohh.get("players"), where, faults, MOST_PLAYERS):
        id = source.get("id")
        if id is None:
            faults.add((*where, place, "id"), "missing", "id is needed.")
        elif not form.is_id(id):
            faults.add((*where, place, "id"), "kind", "An id is a number or a text.")
        elif id in listed:
            faults.add((*where, place, "id"), "twice", "Another player has this id.")
        else:
            listed[id] = (place, source)
    return listed


def _seated(
    listed: dict[form.PlayerId, tuple[int, Json]], rounds: list[Round], head: Header, faults: Faults
) -> list[Seated]:
    where = (*form.HEAD, "players")
    acting = {
        entry.player for round in rounds for entry in round.entries if entry.type or entry.is_dealt or entry.to_pot
    }
    seats: dict[int, Seated] = {}
    for id, (place, source) in listed.items():
        if source.get("is_sitting_out") is True and id not in acting:
            continue
        stack = form.amount_in(source, "starting_stack", (*where, place), faults)
        if stack is None and source.get("starting_stack") is None:
            faults.add((*where, place, "starting_stack"), "missing", "starting_stack is needed.")
        if stack == 0 and id not in acting:
            continue
        seat = form.seat_in(source, "seat", (*where, place), faults)
        if seat in seats:
            faults.add((*where, place, "seat"), "twice", f"Another player sits in seat {seat}.")
        elif seat is not None:
            within = stack or Decimal(0)
            within = within if head.cap is None else min(within, head.cap)
            seats[seat] = Seated(id=id, seat=seat, stack=within, source=source)
    if len(seats) < 2:
        faults.add(where, "players_few", "Two players or more must be dealt in.")
    return [seats[seat] for seat in sorted(seats, key=lambda seat: (seat <= head.dealer, seat))]


def _rounds(ohh: Json, head: Header, ids: Container[form.PlayerId], faults: Faults) -> list[Round]:
    """Every round of the document in order."""
    where = (*form.HEAD, "rounds")
    rounds = [
        Round(
            place=place,
            source=source,
            is_betting=False,
            entries=[
                _entry(nth, entry, (*where, place, "actions"), head, ids, faults)
                for nth, entry in form.objects_in(
                    source.get("actions"), (*where, place, "actions"), faults, MOST_ACTIONS
                )
            ],
        )
        for place, source in form.objects_in(ohh.get("rounds"), where, faults, MOST_ROUNDS)
    ]
    betting = 0
    for round in rounds:
        name = form.text_in(round.source, "street", (*where, round.place), faults)
        round.is_betting = name is not None and _is_next(name, betting, head)
        betting += round.is_betting
        if name is not None and not round.is_betting and any(entry.type for entry in round.entries):
            message = f"Betting takes place on {', '.join(form.STREETS)}, once each and in this order."
            faults.add((*where, round.place, "street"), "street_order", message)
    if not betting and (rounds or not ohh.get("rounds")):
        faults.add(where, "missing", "There is no first betting round.")
    return rounds


def _is_next(name: str, betting: int, head: Header) -> bool:
    spoken = name.casefold().replace("-", "").replace(" ", "")
    if head.is_draw:
        return spoken != form.SHOWDOWN
    return betting < len(form.STREETS) and spoken == form.STREETS[betting].casefold()


def _entry(place: int, source: Json, where: Path, head: Header, ids: Container[form.PlayerId], faults: Faults) -> Entry:
    path = (*where, place)
    text = form.text_in(source, "action", path, faults)
    word = "" if text is None else " ".join(text.casefold().split())
    type = form.MEANT.get(word)
    to_pot = word in form.ADDED_TO_POT
    if text is not None and type is None and not to_pot and word not in form.ASIDE:
        faults.add((*path, "action"), "action_unknown", "This is no action that the format names.")
    if type is None and not to_pot:
        return Entry(
            place=place, source=source, player=_id(source, ids), type=None, amount=None, is_dealt=word == form.DEALT
        )
    amount = form.amount_in(source, "amount", path, faults)
    if type is not None or source.get("player_id") is not None:
        _verify_player(source, path, ids, faults)
    if amount is None and source.get("amount") is None and type in form.POST_ORDER:
        amount = head.usual(type or "")
    if (type in form.WAGERS and not amount) or (type in form.POST_ORDER and amount is None):
        if form.is_none(source.get("amount")):
            faults.add((*path, "amount"), "amount_missing", "What was put in by this action is needed.")
    elif type in form.POST_ORDER and not amount:
        type = None  # nothing was posted
    return Entry(place=place, source=source, player=_id(source, ids), type=type, amount=amount, to_pot=to_pot)


def _verify_player(source: Json, path: Path, ids: Container[form.PlayerId], faults: Faults) -> None:
    """Adds a fault unless the player named in an object is one of the document's."""
    if source.get("player_id") is None:
        faults.add((*path, "player_id"), "missing", "player_id is needed.")
    elif _id(source, ids) is None:
        faults.add((*path, "player_id"), "player_unknown", "No player has this id.")


def _id(source: Json, ids: Container[form.PlayerId]) -> form.PlayerId | None:
    value = source.get("player_id")
    return value if form.is_id(value) and value in ids else None


def _posts(rounds: list[Round], head: Header, stacks: dict[form.PlayerId, Decimal], faults: Faults) -> list[Posted]:
    """The posts, antes first, then the blinds in order; each at its nominal amount.

    A player who is all-in for less is taken to owe the amount that the head says. A second big blind is a late post.
    The format tells chips added, a hand the total: a straddle goes on top of the player's own blind.
    """
    posts: list[Posted] = []
    left = dict(stacks)
    in_front: dict[form.PlayerId, Decimal] = {}
    for round, entry, acted in _in_order(rounds):
        if entry.to_pot and entry.amount and entry.player is not None:
            entry.type = "dead"
        if entry.is_post and entry.amount is not None and entry.player is not None:
            if acted:
                where = (*form.HEAD, "rounds", round.place, "actions", entry.place, "action")
                faults.add(where, "post_late", "Nothing is posted once somebody has acted.")
            type = entry.type or ""
            if type == "big_blind" and any(post.type == type for post in posts):
                type = "post"
            left[entry.player] = left.get(entry.player, Decimal(0)) - entry.amount
            all_in = entry.source.get("is_allin") is True or left[entry.player] <= 0
            usual = head.usual(type) or Decimal(0)
            nominal = max(entry.amount, usual) if all_in else entry.amount
            if type not in DEAD:
                nominal += in_front.get(entry.player, Decimal(0))
                in_front[entry.player] = nominal
            posts.append(Posted(type=type, nominal=nominal, entry=entry))
    if len(posts) > MOST_POSTS:
        faults.add((*form.HEAD, "rounds"), "too_many", f"At most {MOST_POSTS} posts are made; there are {len(posts)}.")
    return sorted(posts, key=lambda post: form.POST_ORDER[post.type])


def _house(rounds: list[Round], head: Header, faults: Faults) -> Decimal:
    """What the house adds to the pot. A hand has it in the pot from the start, which matters in pot-limit only."""
    added = Decimal(0)
    for round, entry, acted in _in_order(rounds):
        if entry.to_pot and entry.amount and entry.source.get("player_id") is None:
            added += entry.amount
            if acted and head.structure == "pot_limit":
                where = (*form.HEAD, "rounds", round.place, "actions", entry.place, "amount")
                text = "In pot-limit, a hand here has no place for chips that the house adds once somebody has acted."
                faults.add(where, "unsupported", text)
    return added


def _in_order(rounds: list[Round]) -> Iterator[tuple[Round, Entry, bool]]:
    """Every entry with its round, and whether it is too late for a post: after an action, or not on the first round."""
    acted, betting = False, 0
    for round in rounds:
        betting += round.is_betting
        acted = acted or betting > 1
        for entry in round.entries:
            acted = acted or entry.is_action
            yield round, entry, acted or not round.is_betting


def _add(win: dict[str, Any], winnings: Winnings, at: Path, faults: Faults, where: Path) -> None:
    id = win.get("player_id")
    if not form.is_id(id):
        faults.add((*where, *at, "player_id"), "missing", "player_id is needed.")
        return
    chips = form.amount_in(win, "win_amount", (*where, *at), faults)
    if chips is None and win.get("win_amount") is None:
        faults.add((*where, *at, "win_amount"), "amount_missing", "What this player won is needed.")
    winnings.named.append((id, (*at, "player_id")))
    winnings.chips[id] = winnings.chips.get(id, Decimal(0)) + (chips or Decimal(0))
