"""Whatever game, stakes and seats are named: an opening that is good for all that follows, or faults that point."""

from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from service import library
from service.named_games.game import GAMES
from service.rules.model.round import PostType
from tests.support.pointed import points_at_nothing, schema_named

Json = dict[str, Any]
BOOKS: Final = ("roberts-11", "badugi", "tda-2013", "tda-2019", "wsop-live-2026")


@st.composite
def games(draw: st.DrawFn) -> Json:
    """A game with mostly the members that it needs, and now and then others; stacks mostly short."""
    name = draw(st.sampled_from(sorted(GAMES)))
    game = library.games()["games"][list(GAMES).index(name)]
    stakes = draw(st.sampled_from(game["stakes"]))
    chip = draw(st.sampled_from((1, 1, 5, 25)))
    bet = chip * draw(st.sampled_from((2, 3, 4, 10)))
    seats = sorted(draw(st.sets(st.integers(0, 13), min_size=2, max_size=9)))
    stacks = st.sampled_from((chip, bet // 2 + 1, bet, 3 * bet, 50 * bet))
    posts = st.fixed_dictionaries(
        {
            "seat": st.sampled_from(seats),
            "type": st.sampled_from([post.value for post in PostType]),
            "amount": st.sampled_from((chip, bet, 2 * bet, 4 * bet)),
        }
    )
    values: dict[str, st.SearchStrategy[Any]] = {
        "bets": st.sampled_from(([bet, 2 * bet], [bet], [2 * bet, bet])),
        "max_bet": st.sampled_from((bet, 4 * bet)),
        "small_blind": st.sampled_from((0, bet // 2, 2 * bet)),
        "big_blind": st.sampled_from((bet, bet, 2 * bet)),
        "ante": st.sampled_from((0, chip, bet)),
        "ante_by": st.sampled_from(("each", "big_blind")),
        "bring_in": st.sampled_from((chip, bet)),
        "kill": st.fixed_dictionaries(
            {"seat": st.sampled_from((*seats, 99)), "size": st.sampled_from(("full", "half"))}
        ),
        "button": st.sampled_from((*seats, 20)),
        "first_to_act": st.sampled_from(seats),
        "acts_last": st.sampled_from((*seats, 50)),
        "posts": st.lists(posts, max_size=2),
    }
    told: Json = {"name": name, "structure": stakes["structure"], "chip": chip}
    told["players"] = [{"seat": seat, "stack": draw(stacks)} for seat in seats]
    by_card = game["opens"].endswith("_card")
    for member, value in values.items():
        usual = member in stakes["needs"] or (member == "first_to_act" and by_card)
        likely = 19 if usual else 6 if member in stakes["may_have"] else 1
        if draw(st.integers(1, 20)) <= likely:
            told[member] = draw(value)
    return told


@given(games(), st.sampled_from(BOOKS))
def test_a_game_opens_or_is_refused_where_it_was_sent(game: Json, book: str) -> None:
    request = {"rulebook": book, "game": game}
    try:
        told = library.rounds(request)
    except library.InvalidRequest as refused:
        pointers = [one["pointer"] for one in refused.problem["errors"]]
        assert points_at_nothing(request, schema_named("RoundsRequest"), pointers) == []
        return
    round, opening = told["round"], told["opening"]
    under: Json = {"rulebook": book, "house_rules": told["house_rules"]}
    assert library.rounds({**under, "opening": opening})["round"] == round
    held = sum(player["stack"] + player["committed"] for player in round["players"])
    assert round["pot_before_round"] + held == sum(player["stack"] for player in game["players"])
    if round["to_act"] is not None:
        assert library.options({**under, "round": round})["options"] == told["options"]
