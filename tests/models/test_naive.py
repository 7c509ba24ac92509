"""The naive model on the rulebooks' own examples and on the known traps: it must be right before it judges."""

from dataclasses import replace

import pytest

from tests.models.naive import BOOKS, TDA_2019, Book, Event, Json, NaiveRound, Opening, Post, Ruled

NO_LIMIT, POT_LIMIT, FIXED, SPREAD = "no_limit", "pot_limit", "fixed_limit", "spread_limit"
RICH = 1_000_000


def table(
    structure: str,
    min_bet: int,
    *,
    book: str | Book = "tda-2019",
    stacks: dict[int, int] | None = None,
    seats: int = 6,
    posts: tuple[Post, ...] = (),
    first: int | None = 1,
    button: int | None = None,
    street: int = 2,
    streets: int = 4,
    chip: int = 1,
    pot: int = 0,
    bring_in: int = 0,
    max_bet: int | None = None,
    big_bet: int | None = None,
    players_left: int | None = None,
    began_heads_up: bool | None = None,
) -> NaiveRound:
    """A round with rich stacks save for those given, no blinds and seat 1 to open unless said otherwise."""
    held = tuple((seat, (stacks or {}).get(seat, RICH)) for seat in range(1, seats + 1))
    opening = Opening(
        structure=structure, min_bet=min_bet, stacks=held, posts=posts, first_to_act=first, button=button,
        street=street, streets=streets, chip=chip, pot=pot, bring_in=bring_in, max_bet=max_bet, big_bet=big_bet,
        players_left=players_left, began_heads_up=began_heads_up,
    )  # fmt: skip
    return NaiveRound.deal_in(opening, BOOKS[book] if isinstance(book, str) else book)


def blinds(small: int, big: int, *more: Post) -> tuple[Post, ...]:
    """Seat 1 posts the small blind, seat 2 the big one."""
    return (Post(1, "small_blind", small), Post(2, "big_blind", big), *more)


def play(round: NaiveRound, *steps: str) -> NaiveRound:
    """Play `fold`, `check`, `call`, `all_in`, `bring_in`, `raise` or a number (raise to) in turn; all must be legal."""
    for step in steps:
        ruled = propose(round, step)
        assert ruled.legal, (step, ruled)
        round = round.then(*ruled.events)
    return round


def propose(round: NaiveRound, step: str) -> Ruled:
    """The ruling on one step as `play` writes it."""
    return round.rule_on("raise", ("to", int(step))) if step.isdigit() else round.rule_on(step)


def total(ruled: Ruled) -> object:
    """What the seat has in front after what becomes of its proposal."""
    assert ruled.action is not None
    return ruled.action["to"]


def options(round: NaiveRound) -> Json:
    """What the seat to act may do."""
    seat = round.to_act()
    assert seat is not None
    return round.options(seat)


def raise_range(round: NaiveRound) -> tuple[int, int]:
    """The lowest and the highest raise of the seat to act."""
    offer = options(round)["raise"]
    assert isinstance(offer, dict), options(round)
    return offer["min_to"], offer["max_to"]


def lowest(round: NaiveRound) -> int:
    """The lowest raise of the seat to act."""
    return raise_range(round)[0]


def barred(round: NaiveRound) -> object:
    """Why the seat to act may not raise."""
    return options(round)["raise_barred"]


# --- Minimum raises -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("small", "big", "steps", "expected"),
    [
        pytest.param(100, 200, ["600", "1600", "3600"], 5600, id="43-ex1"),
        pytest.param(25, 50, ["125", "200", "500"], 800, id="43-ex4a"),
        pytest.param(100, 200, ["450"], 700, id="open-450"),
        pytest.param(5, 10, ["50"], 90, id="rgp"),
        pytest.param(200, 500, ["1100"], 1700, id="45-ex2"),
        pytest.param(200, 400, ["1200"], 2000, id="tda-2013-43"),
    ],
)
def test_the_minimum_raise_is_the_largest_full_raise(small: int, big: int, steps: list[str], expected: int) -> None:
    assert lowest(play(table(NO_LIMIT, big, posts=blinds(small, big), first=None, street=1), *steps)) == expected


def test_a_short_all_in_lifts_the_bet_and_not_the_raise() -> None:
    opened = table(NO_LIMIT, 100, posts=blinds(50, 100), first=None, street=1, stacks={3: 150})
    assert lowest(play(opened, "all_in")) == 250
    chain = table(NO_LIMIT, 300, stacks={2: 500, 3: 650, 4: 800})
    assert lowest(play(chain, "300", "all_in", "all_in", "all_in")) == 1100
    assert lowest(play(table(NO_LIMIT, 100, stacks={1: 20}), "all_in")) == 120
    assert lowest(play(table(NO_LIMIT, 50, stacks={2: 140}), "100", "all_in")) == 240
    assert lowest(play(table(NO_LIMIT, 200), "300", "1000")) == 1700
    full = play(table(NO_LIMIT, 100, stacks={2: 250}), "100", "all_in")
    assert lowest(full) == 400
    assert lowest(play(table(NO_LIMIT, 200, stacks={2: 500}), "300", "all_in")) == 800


def test_a_raise_too_small_is_made_a_full_one() -> None:
    round = play(table(NO_LIMIT, 500), "1000")
    ruled = round.rule_on("raise", ("to", 1400))
    assert (ruled.legal, ruled.ruling) == (False, "corrected")
    assert ruled.action is not None
    assert ruled.action["to"] == 2000
    assert total(propose(play(table(NO_LIMIT, 325), "325"), "525")) == 650
    assert total(propose(play(table(NO_LIMIT, 200), "600"), "1000")) == 1200
    assert propose(play(table(NO_LIMIT, 500), "2000"), "8000").legal


def test_a_stack_between_call_and_minimum_raises_all_in_only() -> None:
    round = table(NO_LIMIT, 200, posts=blinds(100, 200), first=None, street=1, stacks={3: 300})
    assert raise_range(round) == (300, 300)
    assert total(propose(round, "250")) == 300


def test_odd_chips_do_not_play() -> None:
    round = play(table(NO_LIMIT, 100, chip=25, stacks={2: 110, 3: 335}), "100")
    assert barred(round) == "stack"
    assert options(round)["call"] == {"to": 100, "add": 100, "all_in": True}
    assert raise_range(play(round, "call")) == (200, 325)
    assert total(propose(play(round, "call"), "212")) == 200
    assert total(propose(play(table(NO_LIMIT, 10, chip=10), "100"), "215")) == 220  # a tie goes up


# --- Reopening, no-limit ------------------------------------------------------------------------------------------


def test_several_short_all_ins_reopen_for_whom_they_come_to_a_full_raise() -> None:
    opening = table(NO_LIMIT, 100, seats=5, stacks={2: 125, 4: 200})
    before = play(opening, "100", "all_in", "call")
    assert propose(before, "all_in").reopened_seats == (1,)
    at_a = play(before, "all_in", "call")
    assert at_a.to_act() == 1
    assert lowest(at_a) == 300
    at_c = play(at_a, "call")
    assert at_c.to_act() == 3
    assert barred(at_c) == "not_reopened"
    raised = play(at_a, "300")
    assert raised.to_act() == 3
    assert lowest(raised) == 400


def test_after_a_full_raise_a_short_all_in_does_not_reopen_for_the_raiser() -> None:
    round = play(table(NO_LIMIT, 100, seats=3, stacks={3: 290}), "100", "200", "all_in")
    assert round.to_act() == 1
    assert lowest(round) == 390
    assert barred(play(round, "call")) == "not_reopened"


def test_a_full_all_in_reopens_for_all() -> None:
    round = play(table(NO_LIMIT, 100, seats=3, stacks={3: 250}), "100", "call")
    assert propose(round, "all_in").reopened_seats == (1, 2)
    pokerkit = table(NO_LIMIT, 200, posts=blinds(100, 200), first=3, street=1, seats=3, stacks={1: 650})
    assert barred(play(pokerkit, "600", "all_in", "call")) == "not_reopened"
    omaha = table(POT_LIMIT, 10, posts=blinds(5, 10), first=3, street=1, seats=5, stacks={5: 100})
    at_opener = play(omaha, "30", "90", "all_in", "fold", "fold")
    assert at_opener.to_act() == 3
    assert barred(at_opener) is None


def test_a_checker_who_faces_a_short_opening_all_in_may_not_raise() -> None:
    before = play(table(NO_LIMIT, 100, seats=3, stacks={2: 60}), "check", "all_in")
    assert lowest(before) == 160
    assert barred(play(before, "call")) == "not_reopened"


def test_all_in_against_an_all_in_alone_is_a_call() -> None:
    opening = table(NO_LIMIT, 4000, posts=blinds(2000, 4000), first=3, street=1, seats=5, stacks={5: 7500})
    at_big_blind = play(opening, "call", "fold", "all_in", "fold")
    assert at_big_blind.to_act() == 2
    assert lowest(at_big_blind) == 11_500
    at_a = play(at_big_blind, "fold")
    ruled = at_a.rule_on("all_in")
    assert ruled.legal
    assert ruled.action is not None
    assert (ruled.action["type"], ruled.action["add"]) == ("call", 3500)


def test_all_in_where_the_betting_is_not_reopened_is_a_call() -> None:
    opening = table(NO_LIMIT, 4000, posts=blinds(2000, 4000), first=3, street=1, seats=5, stacks={5: 7500})
    ruled = play(opening, "call", "fold", "all_in", "fold", "call").rule_on("all_in")
    assert not ruled.legal
    assert ruled.action is not None
    assert (ruled.action["type"], ruled.action["add"]) == ("call", 3500)
    poor = table(NO_LIMIT, 4000, posts=blinds(2000, 4000), first=3, street=1, seats=5, stacks={3: 6000, 5: 7500})
    called = play(poor, "call", "fold", "all_in", "fold", "call").rule_on("all_in")
    assert called.legal
    assert called.action is not None
    assert called.action["type"] == "call"


def test_the_big_blind_has_its_option() -> None:
    opening = table(NO_LIMIT, 200, posts=blinds(100, 200), first=None, street=1, seats=3)
    at_big_blind = play(opening, "call", "call")
    assert at_big_blind.to_act() == 2
    assert options(at_big_blind)["check"]
    assert lowest(at_big_blind) == 400
    assert play(at_big_blind, "check").to_act() is None


# --- Blinds, straddles, bring-ins ---------------------------------------------------------------------------------


def test_a_short_blind_does_not_lower_the_bet() -> None:
    opening = table(NO_LIMIT, 200, posts=blinds(100, 200), first=None, street=1, seats=3, stacks={2: 120})
    assert options(opening)["call"] == {"to": 200, "add": 200, "all_in": False}
    assert lowest(opening) == 400
    assert options(play(opening, "call"))["call"] == {"to": 200, "add": 100, "all_in": False}


def test_who_antes_for_all_pays_the_blind_first() -> None:
    told = (Post(2, "ante", 200), *blinds(100, 200))
    book = BOOKS["tda-2019"] | {"ante.short_stack": "ante_first"}
    for posts in (told, told[::-1]):
        opening = table(NO_LIMIT, 200, posts=posts, first=None, street=1, seats=3, stacks={2: 250})
        assert (opening.in_front(2), opening.pot(), opening.to_act()) == (200, 50, 3)
        opening = table(NO_LIMIT, 200, posts=posts, first=None, street=1, seats=3, stacks={2: 250}, book=book)
        assert (opening.in_front(2), opening.pot(), opening.to_act()) == (50, 200, 3)
    antes = tuple(Post(seat, "ante", 100) for seat in (1, 2, 3))
    opening = table(NO_LIMIT, 200, posts=blinds(100, 200) + antes, first=None, street=1, seats=3, stacks={2: 250})
    assert (opening.in_front(2), opening.pot()) == (150, 300)


def test_the_last_blind_is_the_one_farthest_from_the_button() -> None:
    posts = (Post(4, "straddle", 40), *blinds(10, 20)[::-1])
    assert table(NO_LIMIT, 20, posts=posts, first=None, street=1).to_act() == 5
    for button, first in ((6, 3), (9, 1), (2, 1)):
        posts = (Post(6, "big_blind", 20), *blinds(10, 20))
        two = table(NO_LIMIT, 20, posts=posts, first=None, button=button, street=1)
        assert (two.to_act(), two.bet_count()) == (first, 1)


def test_no_action_is_left_against_a_blind_all_in_for_no_more() -> None:
    opening = table(NO_LIMIT, 100, posts=blinds(50, 100), first=None, street=1, seats=2, stacks={2: 30})
    assert opening.to_act() is None
    three = table(NO_LIMIT, 100, posts=blinds(50, 100), first=None, street=1, seats=3, stacks={2: 30})
    assert play(three, "fold").to_act() is None
    assert play(three, "call").to_act() == 1


@pytest.mark.parametrize(("how", "expected"), [("doubled", 100), ("plus_big_blind", 60), ("difference", 90)])
def test_a_straddle_is_doubled_or_raised_by_a_big_blind_or_by_its_difference(how: str, expected: int) -> None:
    posts = blinds(5, 10, Post(3, "straddle", 50))
    book = BOOKS["roberts-11"] | {"straddle.min_raise": how}
    opening = table(NO_LIMIT, 10, posts=posts, first=None, street=1, book=book)
    assert opening.to_act() == 4
    assert lowest(opening) == expected
    at_straddle = play(opening, *["call"] * 5)
    assert at_straddle.to_act() == 3
    assert options(at_straddle)["check"]


def test_completing_a_bring_in_is_no_raise() -> None:
    for opening in (
        table(FIXED, 400, bring_in=100, street=1, streets=5, first=1, seats=7),
        table(FIXED, 400, posts=(Post(7, "bring_in", 100),), street=1, streets=5, first=None, seats=7),
    ):
        round = opening if opening.to_act() == 1 and not opening.bring_in_pending() else play(opening, "bring_in")
        one_size = {"type": "complete", "min_to": 400, "max_to": 400, "all_in_to": None, "sizes": ()}
        assert options(round)["raise"] == one_size
        assert play(round, "raise", "raise", "raise").is_capped() is False
        assert play(round, "raise", "raise", "raise", "raise").is_capped() is True
    pending = table(FIXED, 400, bring_in=100, street=1, streets=5, first=1, seats=7)
    assert options(pending)["bring_in"] == {"to": 100, "add": 100, "all_in": False}
    assert not options(pending)["fold"]
    assert not options(pending)["check"]
    assert options(pending)["call"] is None
    assert play(pending, "raise").to_act() == 2
    around = play(pending, "bring_in", *["call"] * 6)
    assert around.to_act() is None  # no option for the bring-in


def test_a_completion_reopens_the_betting_for_the_bring_in() -> None:
    for structure in (NO_LIMIT, POT_LIMIT, FIXED):
        opening = table(structure, 40, bring_in=10, street=1, streets=5, seats=3, pot=30)
        assert barred(play(opening, "bring_in", "40", "fold")) is None


# --- Pot-limit ----------------------------------------------------------------------------------------------------


def test_the_pot_limit_maximum() -> None:
    def first_in(small: int, big: int, **more: object) -> int:
        opening = table(POT_LIMIT, big, posts=blinds(small, big), first=None, street=1, **more)  # type: ignore[arg-type]
        return raise_range(opening)[1]

    assert first_in(5, 10) == 35
    assert first_in(5, 10, book=TDA_2019 | {"pot.small_blind": "as_big_blind"}) == 40
    assert first_in(100, 200) == 700
    assert first_in(100, 200, stacks={2: 100}) == 700  # short big blind
    dead = table(POT_LIMIT, 200, posts=(Post(2, "big_blind", 200),), first=None, street=1)
    assert raise_range(dead)[1] == 600
    antes = tuple(Post(seat, "ante", 25) for seat in range(1, 10))
    assert (
        raise_range(table(POT_LIMIT, 200, posts=(*antes, *blinds(100, 200)), first=None, street=1, seats=9))[1] == 925
    )
    assert (
        raise_range(play(table(POT_LIMIT, 200, posts=blinds(100, 200), first=3, street=1, seats=3), "700"))[1] == 2300
    )
    assert raise_range(table(POT_LIMIT, 200, pot=1500))[1] == 1500
    assert raise_range(play(table(POT_LIMIT, 200, pot=1500), "1500"))[1] == 6000
    assert raise_range(play(table(POT_LIMIT, 5, pot=10), "5"))[1] == 25
    assert raise_range(play(table(POT_LIMIT, 10, pot=200), "150", "call"))[1] == 800
    assert raise_range(table(POT_LIMIT, 200, pot=150)) == (200, 200)


def test_the_maximum_of_a_half_pot_game() -> None:
    half = TDA_2019 | {"pot.share": "half"}
    up = half | {"pot.odd": "rounded_up"}
    assert raise_range(table(POT_LIMIT, 200, posts=blinds(100, 200), first=None, street=1, book=half))[1] == 450
    assert raise_range(play(table(POT_LIMIT, 100, pot=400, book=half), "200"))[1] == 600
    assert [raise_range(table(POT_LIMIT, 50, pot=335, book=book))[1] for book in (half, up)] == [167, 168]
    assert [raise_range(table(POT_LIMIT, 50, pot=335, chip=25, book=book))[1] for book in (half, up)] == [150, 175]


def test_all_in_above_the_pot_is_the_pot() -> None:
    round = table(POT_LIMIT, 200, posts=blinds(100, 200), first=None, street=1, stacks={3: 1000})
    ruled = round.rule_on("all_in")
    assert not ruled.legal
    assert ruled.action is not None
    assert (ruled.action["to"], ruled.action["all_in"]) == (700, False)


# --- Limit: half bets, completing, cumulative all-ins -------------------------------------------------------------


@pytest.mark.parametrize(
    ("stack", "offer", "counts"),
    [
        pytest.param(15, 35, 1, id="15"),
        pytest.param(12, 32, 1, id="12"),
        pytest.param(10, 30, 1, id="half"),
        pytest.param(9, 20, 0, id="9"),
        pytest.param(8, 20, 0, id="8"),
    ],
)
def test_half_a_bet_counts_as_a_bet_and_less_is_completed(stack: int, offer: int, counts: int) -> None:
    for book in BOOKS:
        round = play(table(FIXED, 20, book=book, stacks={1: stack}), "all_in")
        assert raise_range(round) == (offer, offer)
        assert round.bet_count() == counts
        shown = options(round)["raise"]
        assert isinstance(shown, dict)
        assert shown["type"] == ("raise" if counts else "complete")
    won = play(table(FIXED, 20_000, book="badugi", stacks={1: 15_000}), "all_in")
    assert raise_range(won) == (35_000, 35_000)


def test_exactly_half_reopens() -> None:
    round = play(table(FIXED, 20, seats=3, stacks={3: 30}), "20", "call", "all_in")
    assert raise_range(round) == (50, 50)
    short = play(table(FIXED, 20, seats=3, stacks={3: 29}), "20", "call", "all_in")
    assert barred(short) == "not_reopened"


def test_short_all_ins_are_added_up_save_in_badugi() -> None:
    for book in ("roberts-11", "tda-2013", "tda-2019"):
        round = play(table(FIXED, 20, book=book, seats=4, stacks={2: 26, 3: 31}), "20", "all_in", "all_in")
        assert raise_range(round) == (51, 51)
        assert round.bet_count() == 2
        assert raise_range(play(round, "call")) == (51, 51)
    badugi = play(table(FIXED, 20, book="badugi", seats=4, stacks={2: 26, 3: 31}), "20", "all_in", "all_in")
    assert raise_range(badugi) == (40, 40)
    assert badugi.bet_count() == 1
    assert barred(play(badugi, "call")) == "not_reopened"
    # 47 passes what the fourth seat may raise to; the example is put on the table as it stands.
    four = play(table(FIXED, 20, book="badugi", stacks={2: 29, 3: 38, 4: 47}), "20", "all_in", "all_in")
    assert raise_range(four.then(Event(4, "wager", 47))) == (60, 60)


def test_the_next_whole_bet_and_any_facing_as_house_rules() -> None:
    site = BOOKS["badugi"] | {"completion.after_half": "next_whole_bet"}
    assert raise_range(play(table(FIXED, 60, book=site, stacks={3: 150}), "raise", "raise", "all_in")) == (180, 180)
    robert = table(FIXED, 60, book="badugi", stacks={3: 150})
    assert raise_range(play(robert, "raise", "raise", "all_in")) == (210, 210)
    anybody = BOOKS["badugi"] | {"completion.by": "any_facing"}
    round = play(table(FIXED, 20, book=anybody, seats=3, stacks={3: 26}), "20", "call", "all_in")
    assert raise_range(round) == (40, 40)


def test_all_in_in_limit_is_one_raise_at_most() -> None:
    ruled = play(table(FIXED, 20, stacks={2: 90}), "20").rule_on("all_in")
    assert not ruled.legal
    assert ruled.action is not None
    assert ruled.action["to"] == 40


def test_a_short_all_in_uses_up_no_raise() -> None:
    opening = table(FIXED, 20, stacks={2: 26, 4: 30})
    assert play(opening, "20", "all_in").bet_count() == 1
    assert play(opening, "20", "fold", "fold", "all_in").bet_count() == 2


# --- The cap ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("streets", "top"), [(4, 40), (3, 40), (2, 50)])
def test_bet_and_three_raises_or_four(streets: int, top: int) -> None:
    for book in BOOKS:
        round = table(FIXED, 10, book=book, posts=blinds(5, 10), first=None, street=1, streets=streets)
        while barred(round) is None:
            round = play(round, "raise")
        assert barred(round) == "capped"
        assert round.bet() == top
    assert play(table(NO_LIMIT, 10), *["10", "20", "30", "40", "50", "60"]).is_capped() is False


def test_heads_up_before_the_cap() -> None:
    def then_heads_up(book: str, players_left: int | None = None) -> NaiveRound:
        opening = table(FIXED, 10, book=book, seats=3, players_left=players_left)
        return play(opening, "raise", "raise", "fold", "raise", "raise")

    assert barred(then_heads_up("roberts-11")) is None
    assert lowest(then_heads_up("badugi")) == 50
    assert barred(then_heads_up("tda-2019")) == "capped"
    assert barred(then_heads_up("tda-2013")) == "capped"
    sticks = play(table(FIXED, 10, book="roberts-11", seats=3), "raise", "raise", "raise", "raise", "fold")
    assert barred(sticks) == "capped"
    two = table(FIXED, 10, seats=2, players_left=2)
    assert barred(play(two, *["raise"] * 6)) is None
    assert barred(play(table(FIXED, 10, seats=2, players_left=3), *["raise"] * 4)) == "capped"
    live = BOOKS["tda-2019"] | {"cap.heads_up": "uncapped_if_began_heads_up"}
    assert barred(play(table(FIXED, 10, seats=3, book=live), "raise", "raise", "fold", "raise", "raise")) == "capped"
    assert barred(play(table(FIXED, 10, seats=2, book=live), *["raise"] * 5)) is None
    law = BOOKS["roberts-11"] | {"cap.heads_up": "always_capped"}
    assert barred(play(table(FIXED, 10, seats=2, players_left=2, book=law), *["raise"] * 4)) == "capped"


# --- Nobody left to call, check-raise, stacks ---------------------------------------------------------------------


def test_no_raise_is_offered_that_nobody_could_call() -> None:
    opening = table(NO_LIMIT, 100, seats=2, stacks={1: 5000, 2: 800})
    round = play(opening, "500", "all_in")
    assert barred(round) == "no_opponent"
    assert options(round)["call"] == {"to": 800, "add": 300, "all_in": False}
    assert raise_range(table(NO_LIMIT, 100, seats=2, stacks={1: 5000, 2: 900})) == (100, 5000)
    house = TDA_2019 | {"contest.offer_raise": True}
    allowed = table(NO_LIMIT, 100, seats=2, stacks={1: 5000, 2: 800}, book=house)
    assert raise_range(play(allowed, "100", "all_in")) == (1500, 5000)


def test_a_stack_no_larger_than_the_call() -> None:
    round = play(table(NO_LIMIT, 200, stacks={2: 150}), "200")
    assert barred(round) == "stack"
    assert options(round)["call"] == {"to": 150, "add": 150, "all_in": True}
    after = play(round, "all_in")
    assert after.bet() == 200
    assert lowest(after) == 400


def test_a_barred_check_raise() -> None:
    lowball = BOOKS["roberts-11"] | {"check_raise.allowed": False}
    assert barred(play(table(NO_LIMIT, 100, seats=2, book=lowball), "check", "100")) == "no_raise"
    assert barred(play(table(NO_LIMIT, 100, seats=2, book="roberts-11"), "check", "100")) is None


def test_the_button_ante_keeps_the_streets_apart() -> None:
    pre = table(NO_LIMIT, 400, posts=(Post(6, "big_blind", 400),), first=None, street=1)
    assert options(pre)["call"] == {"to": 400, "add": 400, "all_in": False}
    assert lowest(pre) == 800
    assert lowest(table(NO_LIMIT, 200)) == 200


def test_what_nobody_owes() -> None:
    round = table(NO_LIMIT, 100, seats=3)
    assert round.rule_on("call") == round.rule_on("check")
    assert round.rule_on("fold").legal
    assert round.rule_on("fold").penalty
    assert not table(NO_LIMIT, 100, book="tda-2013").rule_on("fold").penalty
    assert play(round, "100").rule_on("check").ruling == "rejected"


def test_spread_limit() -> None:
    round = table(SPREAD, 10, max_bet=50, seats=4)
    assert raise_range(round) == (10, 50)
    assert raise_range(play(round, "30")) == (60, 80)


def test_the_next_street_has_its_own_bet() -> None:
    told = table(FIXED, 5, streets=3, street=1).opening
    assert told.bets_of_next(open_pair=False) == (5, None)
    told = replace(told, street_bets=(5, 5, 10))
    assert told.bets_of_next(open_pair=False) == (5, None)
    assert told.bets_of_next(open_pair=True) == (5, 10)
    assert replace(told, street=2).bets_of_next(open_pair=True) == (10, None)
    assert replace(told, structure=SPREAD).bets_of_next(open_pair=True) == (5, None)


def test_with_an_open_pair_on_fourth_street_either_limit_may_be_bet() -> None:
    """Robert's section 8: 5 or 10 may be bet, 5 raised by either; after a raise of 10 all others are by 10."""
    round = table(FIXED, 5, big_bet=10, book="roberts-11", streets=5)
    assert raise_range(round) == (5, 10)
    assert raise_range(play(round, "5")) == (10, 15)
    assert raise_range(play(round, "10")) == (20, 20)
    assert raise_range(play(round, "5", "15")) == (25, 25)
    assert total(propose(round, "8")) == 10
