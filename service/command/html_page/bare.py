"""A line of results reduced to what the page shows: without carried data, except the players' names."""

from typing import Any

Json = dict[str, Any]


def bare_line(line: Json) -> Json:
    """The line without the data that its hand carries, and with `names` by seat."""
    hand = line.get("hand") or line["report"].get("hand") or {}
    report = {key: value for key, value in line["report"].items() if key not in ("hand", "round", "options")}
    corrected = report.get("corrected")
    return line | {
        "hand": _bare(hand),
        "names": names(hand),
        "report": report | {"corrected": _bare(corrected) if corrected else None},
    }


def names(hand: Json) -> dict[int, str]:
    """The players' names by seat, as far as the hand carries them from PHH or OHH."""
    players = seated(hand)
    found = {one["seat"]: _at(one, "carried", "ohh", "more", "name") for one in players}
    listed = _at(hand, "carried", "phh", "players")
    if isinstance(listed, list):
        found |= {one["seat"]: name for one, name in zip(players, listed, strict=False)}
    return {seat: name for seat, name in found.items() if isinstance(name, str) and name.strip()}


def seated(hand: Json) -> list[Json]:
    """The players of a hand, or of the snapshot that it starts from."""
    players: list[Json] = hand.get("players") or hand.get("round", {}).get("players", [])
    return players


def _at(value: Any, *path: str) -> Any:
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _bare(value: Any) -> Any:
    """The value without `carried`; a step that was nothing else keeps its place."""
    if isinstance(value, list):
        return [_bare(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _bare(one) for key, one in value.items() if key != "carried"}
    return kept or {"carried": None}
