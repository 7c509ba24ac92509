"""Games by name: what the data says, what a name opens, and what does not fit."""

from typing import Any, Final

import pytest

from service import library
from service.cases import load_cases
from service.named_games.game import GAMES, Opens
from service.rules.model.round import Structure
from service.rulesets import load_rulebooks
from service.rulesets.parameters import PARAMETERS
from tests.support.rows import rows_of

Json = dict[str, Any]
SEATS: Final = [{"seat": seat, "stack": 1000} for seat in (1, 2, 3, 4)]
STAKES: Final[dict[Opens, Json]] = {
    Opens.BLINDS: {"big_blind": 20, "button": 4},
    Opens.LOW_CARD: {"bring_in": 5, "ante": 2, "first_to_act": 2},
    Opens.HIGH_CARD: {"bring_in": 5, "ante": 2, "first_to_act": 2},
    Opens.BUTTON_BLIND: {"ante": 10, "button": 4},
    Opens.ANTES: {"ante": 10, "button": 4},
}


def named(name: str, structure: Structure, **more: Any) -> Json:
    """A game of four with plain stakes: bets of 20 and 40, or a big blind of 20."""
    game = GAMES[name]
    stakes = dict(STAKES[game.opens])
    if structure.is_limit or game.opens.is_by_card:
        stakes.pop("big_blind", None)
        stakes["bets"] = [20, 40]
    elif game.opens is Opens.ANTES:
        stakes["big_blind"] = 20
    if structure is Structure.SPREAD_LIMIT:
        stakes["max_bet"] = 80
    return {"name": name, "structure": structure.value, "players": SEATS, **stakes, **more}


def opened(game: Json, **more: Any) -> Json:
    """The answer of POST /v1/rounds to a game."""
    told: Any = library.rounds({"rulebook": "roberts-11", "game": game, **more})
    return dict(told)


def refused(game: Json) -> list[tuple[str, str]]:
    """The faults of a game."""
    with pytest.raises(library.InvalidRequest) as refused:
        opened(game)
    return [(one["pointer"], one["code"]) for one in refused.value.problem["errors"]]


EACH: Final = [(name, structure) for name, game in GAMES.items() for structure in game.structures]


@pytest.mark.parametrize(("name", "structure"), EACH)
def test_each_game_opens_and_its_opening_is_an_opening(name: str, structure: Structure) -> None:
    told = opened(named(name, structure))
    again: Any = library.rounds({"rulebook": "roberts-11", "opening": told["opening"]})
    assert told["round"] == again["round"]
    assert told["options"] is not None
    assert told["round"]["street"] == GAMES[name].begins_on
    assert told["round"]["streets"] == len(GAMES[name].streets)


@pytest.mark.parametrize(("name", "structure"), EACH)
def test_each_game_is_played_to_its_showdown_and_nobody_doubles_a_bet(name: str, structure: Structure) -> None:
    game = GAMES[name]
    told = opened(named(name, structure))
    sizes = [told["round"]["min_bet"]]
    while True:
        while told["round"]["to_act"] is not None:
            may = told["options"]
            kind = "bring_in" if may["bring_in"] else "check" if may["check"] else "call"
            told = dict(library.decide({"rulebook": "roberts-11", "round": told["round"], "action": {"type": kind}}))
        if told["next"]["type"] == "showdown":
            break
        after = {"round": told["round"]} | ({} if game.later.value == "button" else {"first_to_act": 3})
        told = dict(library.next_street({"rulebook": "roberts-11", **after}))
        sizes.append(told["round"]["min_bet"])
    bets = [(20, 40)[street.bet] if structure.is_limit or game.opens.is_by_card else 20 for street in game.streets]
    if game.opens is Opens.BUTTON_BLIND:
        bets = [20, 10, 10, 10]
    assert sizes == bets[game.begins_on - 1 :]


def test_what_the_data_says_is_possible() -> None:
    clauses = {clause.id for book in load_rulebooks().values() for clause in book.clauses}
    for game in GAMES.values():
        assert {id for told in game.clauses.values() for id in told} <= clauses
        assert set(game.limit_house_rules) <= set(PARAMETERS)
        assert game.clauses.keys() <= set(type(game).__struct_fields__)
        assert 2 <= game.most_players <= 23
        assert len(set(game.structures)) == len(game.structures)


def test_the_list_says_by_what_stakes_are_told() -> None:
    listed = {one["name"]: one for one in library.games()["games"]}
    assert listed.keys() == GAMES.keys()
    assert listed["badugi"]["stakes"][0] == {
        "structure": "fixed_limit",
        "needs": ["bets", "button"],
        "may_have": ["small_blind", "ante", "ante_by", "big_blind", "kill"],
    }
    about = {one["about"]: one for one in listed["stud"]["sources"]}
    assert "roberts-11:8.4" in about["open_pair"]["clauses"]
    assert about["later"] == {"about": "later", "basis": "assumed", "clauses": []}


def test_a_kill_lifts_the_stakes_and_the_killer_acts_in_turn_or_last() -> None:
    limit = named("holdem", Structure.FIXED_LIMIT, kill={"seat": 3})
    told = opened(limit)["opening"]
    assert (told["min_bet"], told["street_bets"], told["first_to_act"]) == (40, [40, 40, 80, 80], 3)
    assert told["posts"][-1] == {"seat": 3, "type": "big_blind", "amount": 40}
    assert opened(limit | {"acts_last": 3})["round"]["to_act"] == 4
    assert opened(limit | {"kill": {"seat": 3, "size": "half"}})["opening"]["street_bets"] == [30, 30, 60, 60]
    by_the_big_blind = opened(limit | {"kill": {"seat": 2}})["opening"]
    assert [(post["seat"], post["amount"]) for post in by_the_big_blind["posts"]] == [(1, 10), (2, 40)]


def test_lowball_has_its_own_house_rule_in_limit_below_the_callers() -> None:
    limit = named("ace_to_five_draw", Structure.FIXED_LIMIT)
    assert opened(limit)["house_rules"] == {"check_raise.allowed": False}
    assert opened(named("ace_to_five_draw", Structure.NO_LIMIT))["house_rules"] == {}
    passed = [{"type": "call"}, {"type": "call"}, {"type": "call"}, {"type": "check"}]
    barred = opened(limit, actions=passed)
    assert barred["round"]["players"][1]["no_raise"]
    assert (
        "no_raise"
        not in opened(limit, actions=passed, house_rules={"check_raise.allowed": True})["round"]["players"][1]
    )


def test_posts_of_the_next_hand_stand_in_place_of_the_stakes() -> None:
    game = named("holdem", Structure.NO_LIMIT, ante=5, ante_by="big_blind")
    posts = [
        {"seat": 3, "type": "big_blind", "amount": 20},
        {"seat": 3, "type": "ante", "amount": 5},
        {"seat": 1, "type": "dead", "amount": 10},
    ]
    told = opened(game | {"posts": posts, "dead_small_blind": 10})["opening"]
    assert told["posts"] == posts
    assert opened(game | {"posts": posts[2:]})["opening"]["posts"][1:] == [
        {"seat": 2, "type": "ante", "amount": 5},
        {"seat": 1, "type": "small_blind", "amount": 10},
        {"seat": 2, "type": "big_blind", "amount": 20},
    ]


def test_a_bomb_pot_keeps_who_is_all_in_for_the_ante_to_the_main_pot() -> None:
    seats = [{"seat": 1, "stack": 5}, *SEATS[1:]]
    told = opened(named("bomb_pot", Structure.NO_LIMIT) | {"players": seats})
    assert told["round"]["pots_before_round"] == [
        {"amount": 20, "seats": [1, 2, 3, 4]},
        {"amount": 15, "seats": [2, 3, 4]},
    ]
    assert told["round"]["to_act"] == 2


@rows_of(__file__)
def test_what_does_not_fit_is_pointed_at(game: Json, found: tuple[str, str]) -> None:
    assert refused(game) == [tuple(found)]


@pytest.mark.parametrize("member", ["bets", "bring_in", "first_to_act"])
def test_what_stud_needs_is_asked_for(member: str) -> None:
    game = named("stud", Structure.FIXED_LIMIT)
    del game[member]
    assert [pointer for pointer, _ in refused(game)] == [f"/game/{member}"]


def test_each_game_is_played_in_the_suite_with_the_bets_that_its_name_makes() -> None:
    cases = {case.id: case for case in load_cases() if case.topic == "games"}
    for name, game in GAMES.items():
        begun = cases[f"games.{name}_opening"].game
        assert begun is not None
        assert begun["name"] == name
        played = [case.hand for id, case in cases.items() if id.startswith(f"games.{name}_") and case.hand]
        assert played or game.opens is Opens.ANTES  # a hand of the suite begins on the first street
        for hand in played:
            stakes = {"ante": 100} if game.opens is Opens.BUTTON_BLIND else {}
            told = opened(named(name, Structure(hand["structure"]), **stakes))["opening"]
            assert (hand["streets"], hand.get("street_bets")) == (len(game.streets), told.get("street_bets"))
