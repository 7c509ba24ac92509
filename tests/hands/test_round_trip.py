"""From one format to another: a hand keeps its players, its cards, its betting, and where it was played."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.command.convert import Target
from service.command.convert import converted as convert
from service.command.hand_files import Recorded, recorded
from service.command.judge import Judge
from service.hands import Notes, Unreadable
from service.hands.cards import by_seat
from service.hands.formats import FORMATS
from service.hands.private_members import LABELS
from tests.hands.text_histories import JUDGE, spoilt

Json = dict[str, Any]

FOLDER: Final = Path(__file__).parent
FILES: Final = [
    path
    for pattern in ("phh/*.phh", "ohh/*.json", "pokerstars/*.txt", "sites/*.txt")
    for path in sorted(FOLDER.glob(pattern))
    if path.stem != "two"
]
GAMES: Final = {"ohh": ["Holdem", "Draw"], "phh": ["NT", "PO", "FT", "FO/8", "FB", "F2L3D", "N2L1D", "F7S", "FR"]}
UNKNOWN: Final = "??"


def read(path: Path) -> Json:
    text = path.read_text("utf-8")
    if path.suffix == ".json":
        return FORMATS["ohh"].read(json.loads(text)["ohh"], Notes())
    return FORMATS["phh" if path.suffix == ".phh" else "text"].read(text, Notes())


def converted(hand: Json, format: str) -> tuple[Json, list[str]] | None:
    """The hand as read from what is written of it in a format, and the notes; None if the format cannot say it."""
    write = FORMATS[format].write
    assert write is not None
    for game in GAMES[format]:
        notes = Notes()
        try:
            text = write(hand, game, notes)
        except Unreadable:
            continue
        return FORMATS[format].read(json.loads(text)["ohh"] if format == "ohh" else text, Notes()), list(notes)
    return None


def known(cards: list[str] | None) -> list[str] | None:
    """The cards, if one of them is known."""
    return cards if cards and set(cards) != {UNKNOWN} else None


def kept(hand: Json, notes: list[str]) -> Json:
    """What a hand keeps, by the places of its players clockwise from the left of the button, in units of the source."""
    scale, order = hand.get("scale", 1), [player["seat"] for player in hand["players"]]
    if "button" in hand:
        order.sort(key=lambda seat: (seat <= hand["button"], seat))
    player = {player["seat"]: player for player in hand["players"]}
    made: Json = {"players": [], "rounds": []}
    for seat in order:
        one = player[seat]
        made["players"].append((Fraction(one["stack"], scale), one.get("name"), known(one.get("cards"))))
    for street in hand["rounds"]:
        board = known(street.get("board"))
        if board or any(street.get(name) for name in ("actions", "dealt", "discarded")):
            made["rounds"].append((board, [(order.index(one["seat"]), one["type"]) for one in street["actions"]]))
    every = [*hand["rounds"]]
    for name in ("dealt", "discarded"):
        if name not in notes:
            found = by_seat([one for street in every for one in street.get(name, ())])
            made[name] = {order.index(seat): cards for seat, cards in found.items() if known(cards)}
    return made


@pytest.mark.parametrize("format", ["phh", "ohh"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_a_hand_holds_is_held_by_what_is_written_of_it(path: Path, format: str) -> None:
    hand = read(path)
    found = converted(hand, format)
    if found is None:
        return
    again, notes = found
    before, after = kept(hand, notes), kept(again, notes)
    if "cards that are unknown" in notes:
        before["players"] = [
            (stack, name, None if UNKNOWN in (cards or ()) else cards) for stack, name, cards in before["players"]
        ]
    if "a raise that nobody can answer: it is written as a call" in notes:
        *_, (_, acted) = (street for street in before["rounds"] if street[1])
        acted[-1] = acted[-1][0], "call"
    assert after["players"] == before["players"]
    assert [done for _, done in after["rounds"] if done] == [done for _, done in before["rounds"] if done]
    assert [board for board, _ in after["rounds"] if board] == [board for board, _ in before["rounds"] if board]
    for name in ("dealt", "discarded"):
        assert after.get(name) == before.get(name)
    if format == "ohh" and hand.get("currency") == "\u20ac":
        hand["currency"] = "EUR"
    assert {name: again.get(name) for name in LABELS if not any(name in note for note in notes)} == {
        name: hand.get(name) for name in LABELS if not any(name in note for note in notes)
    }
    assert again.get("played_at") == hand.get("played_at") or any("played_at" in note for note in notes)
    assert judged(again) == judged(hand)


def judged(hand: Json) -> Json:
    """What the rules make of a hand, in units of its source."""
    line = JUDGE.line(Recorded("a.json", None, json.dumps({"hand": hand}).encode()))
    report, scale = line["answer"], hand.get("scale", 1)
    pots = [Fraction(pot["amount"], scale) for pot in msgspec.to_builtins(report["final"]["pots"] or [])]
    return {name: report[name] for name in ("legal", "complete", "counts")} | {"pots": pots}


def test_most_hands_can_be_written_in_each_format() -> None:
    for format, most in (("phh", 25), ("ohh", 20)):
        assert sum(converted(read(path), format) is not None for path in FILES) >= most


TEXTS: Final = {
    hand.source.removeprefix(f"{FOLDER}/"): hand
    for hand in recorded(tuple(str(FOLDER / name) for name in ("field", "pokerstars", "sites", "pokernow")))
    if hand.text
}


def verdict(hand: Recorded, judge: Judge = JUDGE) -> Json | None:
    """What the rules make of a hand, its chips in units of its source; None if it is not read."""
    report = judge.line(hand).get("answer")
    if report is None:
        return None
    scale, final = report.get("scale", 1), msgspec.to_builtins(report["final"])
    pots = [(Fraction(pot["amount"], scale), len(pot["seats"])) for pot in final["pots"] or ()]
    back = final["uncalled"] and Fraction(final["uncalled"]["amount"], scale)
    chips = (report["counts"], report["complete"], pots, back)
    codes = Counter(fault["code"] for fault in report["discrepancies"])
    # what follows an action that does not stand is counted by what the rules made of it
    rules = report.get("site_house_rules", {})
    return {
        "legal": report["legal"],
        "codes": codes,
        "chips": None if report["legal"] is False else chips,
        "judge": Judge(JUDGE.rulebooks, {**JUDGE.usual, "house_rules": rules}) if rules else JUDGE,
    }


def assert_judged_alike(hand: Recorded) -> None:
    before = verdict(hand)
    for format in ("phh", "ohh"):
        done = convert(hand, Target(notation=format))
        if before is None or done.refusal is not None:
            continue
        after = verdict(Recorded("again", "phh" if format == "phh" else None, done.text.encode()), before["judge"])
        assert after is not None
        assert (after["legal"], after["chips"]) == (before["legal"], before["chips"]), format
        assert not after["codes"] - before["codes"], format


@pytest.mark.parametrize("source", TEXTS)
def test_what_is_written_is_judged_as_the_text(source: str) -> None:
    assert_judged_alike(TEXTS[source])


@given(st.sampled_from(sorted(TEXTS)).flatmap(lambda source: spoilt(TEXTS[source].text.decode().splitlines())))
@settings(max_examples=40)
def test_so_is_what_is_written_of_a_text_that_is_spoilt(lines: list[str]) -> None:
    assert_judged_alike(Recorded("a.txt:1", "text", "\n".join(lines).encode()))
