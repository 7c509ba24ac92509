"""What a hand carries from a text history for people. It may have come from anywhere: nothing is taken for granted."""

from typing import Any

from .. import Json, carried
from .words import CARDS, GAMES, HEADING, NAME


def player_names(_: Json, players: list[Json]) -> dict[int, Any]:
    """The names that the players carry, by seat, whatever they are."""
    return {one["seat"]: _kept(one, "name") for one in players}


def deals(hand: Json) -> str | None:
    """What begins a street of the game; None if the hand carries none."""
    game = _kept(hand, "game")
    return GAMES[game][0].deals if isinstance(game, str) and game in GAMES else None


def boards(hand: Json) -> list[str]:
    """The cards that came to the board on each street; of a second board too."""
    rounds = hand.get("rounds", ())
    found: list[list[str]] = [[] for _ in rounds]
    if deals(hand) == "board":
        names = GAMES[_kept(hand, "game")][0].headings
        texts = (_kept(one, "text") for street in rounds for one in (street, *street["actions"]))
        for heading in (HEADING.fullmatch(text) for text in texts if isinstance(text, str)):
            street = next((at for at, said in enumerate(names) if heading and heading["name"] in said), len(found))
            if heading and street < len(found):
                found[street] += CARDS.findall(heading[0])[-1:]
    return [" and ".join(each) for each in found]


def _kept(part: Json, name: str) -> Any:
    """What a part of the hand carries under this name; None if nothing."""
    kept = carried(part).get(NAME)
    return kept.get(name) if isinstance(kept, dict) else None
