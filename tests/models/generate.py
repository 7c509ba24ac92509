"""Random openings, heavy on short stacks, and random actions; the same seed and number give the same round."""

from dataclasses import dataclass
from random import Random

from tests.models.naive import BOOKS, Book, NaiveRound, Opening, Post

STRUCTURES = ("no_limit", "pot_limit", "fixed_limit", "spread_limit")
MOST_ACTIONS = 400  # a round that is longer has stopped making sense

# What a caller may override, and with what.
HOUSE_RULES: dict[str, tuple[object, ...]] = {
    "cap.structures": ("every",),
    "cap.raises": (1, 2, 4, 6),
    "cap.heads_up": (
        "uncapped_before_cap",
        "capped_until_event_heads_up",
        "uncapped_if_began_heads_up",
        "always_capped",
    ),
    "completion.after_half": ("next_whole_bet", "as_whole_bet"),
    "completion.by": ("any_facing",),
    "raise_size.may_be_short": ("opponents_all_in",),
    "straddle.min_raise": ("plus_big_blind", "difference"),
    "straddle.counts": (False,),
    "ante.short_stack": ("ante_first",),
    "contest.offer_raise": (True,),
    "check_raise.allowed": (False,),
    "pot.small_blind": ("as_big_blind",),
    "pot.antes": ("not_before_flop",),
    "pot.short_blind": ("actual",),
    "pot.share": ("half",),
    "pot.odd": ("rounded_up",),
    "free_fold.penalty": (True, False),
    "owed.short_blind": ("nominal",),
}

Proposal = tuple[str, tuple[str, int] | None, int | None]
"""Type, size (kind and chips), and the seat where it is not the one to act."""


@dataclass(frozen=True)
class Deal:
    """One round to play: under which rulebook and house rules, and how it opens."""

    book: str
    house_rules: Book
    opening: Opening

    def round(self) -> NaiveRound:
        """The naive round after its posts."""
        return NaiveRound.deal_in(self.opening, BOOKS[self.book] | self.house_rules)


def deal(rng: Random, *, house_rules: bool) -> Deal:
    """A random rulebook and opening, and with `house_rules` one or two of those as well."""
    overrides: Book = {}
    if house_rules:
        for key in rng.sample(sorted(HOUSE_RULES), rng.choice((1, 1, 2))):
            overrides[key] = rng.choice(HOUSE_RULES[key])
    return Deal(rng.choice(sorted(BOOKS)), overrides, opening(rng, rng.choice(STRUCTURES)))


def opening(rng: Random, structure: str) -> Opening:
    """A random opening: short stacks, odd chips, all kinds of posts, first street or later."""
    chip = rng.choice((1, 1, 5, 25))
    min_bet = chip * rng.choice((2, 3, 4, 5, 8, 20, 40))
    seats = table(rng)
    streets = rng.choice((2, 2, 3, 4, 4, 5))
    first_street = rng.random() < 0.6
    stacks = [(seat, stack(rng, min_bet, chip, first_street)) for seat in seats]
    posts: list[Post] = []
    bring_in = 0
    first: int | None = None
    button: int | None = None
    if first_street:
        posts, bring_in, first = forced_bets(rng, structure, min_bet, chip, seats)
        if sum(post.type == "big_blind" for post in posts) > 1 or rng.random() < 0.2:
            button = seats[0 if len(seats) == 2 else -1]
        rng.shuffle(posts)  # in which order they are told means nothing
        pot = 0
    else:
        first = rng.choice(seats)
        pot = rng.choice((0, 1, 3, 10)) * chip + rng.choice((0, 1, 2, 5)) * min_bet
    street = 1 if first_street else rng.randint(2, streets)
    max_bet = min_bet * rng.randint(2, 5) + chip * rng.randint(0, 3) if structure == "spread_limit" else None
    bets = street_bets(rng, min_bet, street, streets) if rng.random() < 0.3 else ()
    return Opening(
        structure=structure,
        min_bet=min_bet,
        stacks=tuple(stacks),
        posts=tuple(posts),
        first_to_act=first,
        button=button,
        street=street,
        streets=streets,
        chip=chip,
        pot=pot,
        bring_in=bring_in,
        max_bet=max_bet,
        big_bet=big_bet(rng, min_bet, chip) if structure == "fixed_limit" and not first_street else None,
        street_bets=tuple(min(bet, max_bet or bet) for bet in bets),  # what is bet above it needs another `max_bet`
        acts_last=rng.choice(seats) if first_street and rng.random() < 0.1 else None,
        players_left=players_left(rng, len(seats)),
        began_heads_up=rng.choice((None, len(seats) == 2)) if len(seats) > 2 else True,
    )


def big_bet(rng: Random, min_bet: int, chip: int) -> int | None:
    """The larger of two sizes that a bet may have, mostly double; mostly there is but one."""
    return rng.choice((None, None, 2 * min_bet, 2 * min_bet, min_bet + chip, 3 * min_bet + 1))


def street_bets(rng: Random, min_bet: int, street: int, streets: int) -> tuple[int, ...]:
    """What the smallest bet is on each street: mostly this one's or the double, seldom anything."""
    others = (min_bet, min_bet, 2 * min_bet, 2 * min_bet, rng.randint(1, 3 * min_bet))
    return tuple(min_bet if one == street else rng.choice(others) for one in range(1, streets + 1))


def table(rng: Random) -> list[int]:
    """Two to nine seats, clockwise; mostly few."""
    count = rng.choice((2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9))
    seats = sorted(rng.sample(range(100), count)) if rng.random() < 0.3 else list(range(1, count + 1))
    turn = rng.randrange(count)
    return seats[turn:] + seats[:turn]


def stack(rng: Random, min_bet: int, chip: int, first_street: bool) -> int:
    """A stack of 0.2 to 12 bets, rarely more, often with odd chips; on later streets some seats are all-in."""
    if not first_street and rng.random() < 0.08:
        return rng.choice((0, chip - 1))
    # The short ranges just above a whole bet make short all-ins upon short all-ins.
    ranges = ((0.2, 1.3), (0.2, 1.3), (1, 1.6), (2, 2.7), (0.8, 2.5), (1, 4), (2, 6), (3, 12), (10, 40))
    low, high = rng.choice(ranges)
    chips = max(1, round(min_bet * rng.uniform(low, high)))
    return chips if rng.random() < 0.3 else max(chip, chips - chips % chip)


def players_left(rng: Random, count: int) -> int | None:
    """How many are left in the event; it must be said where only two are at the table."""
    if count == 2:
        return rng.choice((2, 2, 3, 50))
    return rng.choice((None, count, count + 1, 100))


def forced_bets(
    rng: Random, structure: str, min_bet: int, chip: int, seats: list[int]
) -> tuple[list[Post], int, int | None]:
    """Posts of a first street, the size of a bring-in if it is set, and who is first where it must be said."""
    antes = [Post(seat, "ante", ante) for ante in [part(rng, min_bet, chip, 4)] for seat in seats]
    posts = antes if rng.random() < 0.25 else []
    if not posts and rng.random() < 0.2:
        posts = [Post(seats[1], "ante", min_bet)]  # by the big blind, for everybody
    if rng.random() < 0.25:
        bring_in = part(rng, min_bet, chip, 2)
        if structure != "fixed_limit" and rng.random() < 0.2:
            bring_in = min_bet
        if bring_in < min_bet or structure != "fixed_limit":
            bring_in = min(bring_in, min_bet)
            seat = rng.choice(seats)
            if rng.random() < 0.5:
                return posts, bring_in, seat
            return [*posts, Post(seat, "bring_in", bring_in)], rng.choice((0, bring_in)), None  # set too, or not
    return posts + blinds(rng, structure, min_bet, chip, seats), 0, None


def blinds(rng: Random, structure: str, min_bet: int, chip: int, seats: list[int]) -> list[Post]:
    """Blinds, straddles, late and dead posts. Heads-up the first seat is the button and posts the small blind."""
    posts: list[Post] = []
    small = part(rng, min_bet, chip, 2)
    if structure in ("no_limit", "pot_limit") and rng.random() < 0.05:
        small += rng.randint(0, chip)  # blinds that are no whole chips
    shape = rng.random()
    if shape < 0.85:
        posts.append(Post(seats[0], "small_blind", min(small, min_bet)))
    elif shape < 0.92:
        posts.append(Post(seats[0], "dead", min(small, min_bet)))
    if shape < 0.85 and rng.random() < 0.03:
        return posts  # nobody posts the big blind
    posts.append(Post(seats[1], "big_blind", min_bet))
    rest = seats[2:]
    if rest and rng.random() < 0.05:  # the button goes on over who has left, and makes up its big blind
        posts.append(Post(rest.pop(), "big_blind", min_bet))
    level = min_bet
    if shape < 0.85 and rng.random() < 0.1:  # the button straddles, who heads-up is the small blind
        level = 2 * min_bet + chip * rng.choice((0, 0, 1)) * (structure in ("no_limit", "pot_limit"))
        posts.append(Post(seats[0], "straddle", level))
    while rest and rng.random() < 0.15:
        # In limit a straddle is a raise of the street's bet, else at least the double of what was there.
        level = (
            level + min_bet
            if structure in ("fixed_limit", "spread_limit")
            else 2 * level + chip * rng.choice((0, 0, 1))
        )
        posts.append(Post(rest.pop(0), "straddle", level))
    while rest and rng.random() < 0.15:
        seat = rest.pop(rng.randrange(len(rest)))
        posts.append(Post(seat, "post", rng.choice((min_bet, min_bet, min(small, min_bet)))))
        if rng.random() < 0.4:
            posts.append(Post(seat, "dead", small))
    return posts


def part(rng: Random, min_bet: int, chip: int, most: int) -> int:
    """A whole number of chips, up to one `most`th of the bet or a little above."""
    return chip * max(1, round(min_bet / chip / rng.uniform(most - 0.5, most + 4)))


def action(rng: Random, round: NaiveRound, calm: bool = False) -> Proposal:
    """A legal action of the seat to act: many all-ins, minimum raises, odd sizes; few folds out of turn.

    `calm`: few folds and all-ins, so that a hand goes on for streets.
    """
    seat = round.to_act()
    assert seat is not None
    may = round.options(seat)
    weighted: list[tuple[float, Proposal]] = []
    others = [other for other in round.able() if other != seat]
    if others and len(round.live()) > 2 and rng.random() < (0.4 if round.folded_over() else 0.02):
        return ("fold", None, rng.choice(others))
    if round.floor_rules():
        return ("fold", None, None)
    if may["fold"]:
        weighted.append((1 if may["call"] else 0.1, ("fold", None, None)))
    if may["check"]:
        weighted.append((3, ("check", None, None)))
    if may["call"]:
        weighted.append((4, ("call", None, None)))
    if may["bring_in"]:
        weighted.append((3, ("bring_in", None, None)))
    offer = may["raise"]
    if isinstance(offer, dict):
        weighted.append((3, ("raise", ("to", offer["min_to"]), None)))
        to = size_in_range(rng, offer["min_to"], offer["max_to"], round)
        weighted.append((1.5, ("bet", ("to", rng.choice(offer["sizes"] or (to,))), None)))
        if offer["all_in_to"] is not None:
            weighted.append((3, ("all_in", None, None)))
    elif round.owed(seat) > 0 and round.reach(seat) <= round.due():
        weighted.append((2, ("all_in", None, None)))
    rare = ("fold", "all_in") if calm else ()
    weights = [weight / 10 if one[0] in rare else weight for weight, one in weighted]
    return rng.choices([one for _, one in weighted], weights)[0]


def size_in_range(rng: Random, low: int, high: int, round: NaiveRound) -> int:
    """A raise of any size, near the minimum more often than not."""
    chip = round.opening.chip
    most = min(high, low + 3 * round.opening.min_bet) if rng.random() < 0.7 else high
    to = rng.randint(low, most)
    return max(low, to - to % chip)


def probes(rng: Random, round: NaiveRound, count: int) -> list[Proposal]:
    """Proposals that are mostly illegal, at the edges of what is offered; they are judged and not played."""
    seat = round.to_act()
    assert seat is not None
    opening = round.opening
    sizes = [round.bet(), round.due(), round.reach(seat), round.reach(seat) + 1, round.bet() + opening.min_bet]
    offer = round.options(seat)["raise"]
    if isinstance(offer, dict):
        low, high = offer["min_to"], offer["max_to"]
        sizes += [low - 1, low + 1, high + 1, high - 1, low - opening.chip, high + opening.chip, rng.randint(low, high)]
        sizes += [low + opening.chip // 2, low + (opening.chip + 1) // 2, rng.randint(0, high + opening.min_bet)]
    found: list[Proposal] = []
    for _ in range(count):
        kind = rng.choice(("fold", "check", "call", "all_in", "bring_in", *["bet", "raise", "complete"] * 3))
        if kind not in ("bet", "raise", "complete"):
            others = [other for other in round.able() if other != seat]
            elsewhere = rng.choice(others) if others and rng.random() < 0.15 else None
            found.append((kind, None, elsewhere))
        elif opening.structure == "fixed_limit" and rng.random() < 0.3:
            found.append((kind, None, None))
        else:
            to = max(0, rng.choice(sizes))
            counted = rng.choice(("to", "to", "by", "add"))
            less = {"to": 0, "by": round.bet(), "add": round.in_front(seat)}[counted]
            found.append((kind, (counted, max(0, to - less)), None))
    return found
