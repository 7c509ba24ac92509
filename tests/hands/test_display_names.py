"""What a hand's record tells for people: names of players and streets, and the board."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from service.hands import Notes
from service.hands.formats import FORMATS
from service.hands.private_members import names_in, without_private
from tests.support.hands import HAND

FOLDER: Final = Path(__file__).parent
FLOP: Final = ("Preflop", "Flop", "Turn", "River")


def read(name: str) -> dict[str, Any]:
    """The hand of a file, in our own JSON."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    if name.endswith(".phh"):
        return FORMATS["phh"].read(text, Notes())
    if name.endswith(".txt"):
        return FORMATS["text"].read(text, Notes())
    return FORMATS["ohh"].read(json.loads(text)["ohh"], Notes())


@pytest.mark.parametrize(
    ("name", "players", "streets", "boards"),
    [
        ("phh/nt.phh", {2: "Bo", 3: "Cy", 4: "Di", 5: "Ed"}, FLOP, ("", "Qh 8d 2d", "2c", "5s")),
        ("phh/f7s.phh", {}, ("Third street", "Fourth street", "Fifth street"), ("", "", "")),
        ("phh/n2l1d.phh", {}, ("Before the draw", "After the draw"), ("", "")),
        ("phh/f2l3d.phh", {}, ("Before the draw", "After the first draw", "After the second draw"), ("",) * 4),
        ("ohh/two_boards.json", {2: "Ike", 3: "Jo"}, FLOP, ("", "2c 3c 4c", "9h", "Ts")),
        ("ohh/single_draw.json", {1: "Kay", 2: "Lou", 6: "Mia"}, (), ("", "")),
        ("sites/wpn_straddle.txt", {1: "Ann", 2: "Bo", 3: "Cleo", 4: "Dee"}, (), ("",)),
    ],
)
def test_files_tell_names_of_players_and_streets_and_the_board(
    name: str, players: dict[int, str], streets: tuple[str, ...], boards: tuple[str, ...]
) -> None:
    found = names_in(read(name))
    assert (found.players, found.streets[: len(streets)], found.boards) == (players, streets, boards)


def test_a_hand_in_our_own_json_tells_them_too() -> None:
    found = names_in(HAND)
    assert (found.players, found.streets, found.boards) == ({1: "Ann"}, FLOP, ("", "Ah Kd 3c"))
    dealt = {**HAND, "players": [{**HAND["players"][0], "cards": ["Ah", "Ad"]}, *HAND["players"][1:]]}
    assert names_in({**dealt, "rounds": [{"actions": []}]}).streets == FLOP


def test_a_game_that_the_record_does_not_tell_has_numbered_streets() -> None:
    silent = {**without_private(HAND), "rounds": [{"actions": []}, {"actions": []}]}
    assert [names_in(silent).street(number) for number in (1, 2)] == ["Street 1", "Street 2"]
    assert names_in(silent | {"streets": 5, "bring_in": 5}).street(1) == "Third street"
    assert names_in(silent | {"streets": 4, "bring_in": 5}).street(1) == "Street 1"
    assert names_in({"round": {"streets": 5, "players": []}, "rounds": []}).street(2) == "Street 2"
