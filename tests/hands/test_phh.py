"""Poker Hand History read and written: every variant, the forced bets, streets, amounts, cards and names."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from service.command.hand_files import recorded
from service.hands import Notes, phh_reader, phh_writer
from service.hands.phh_document import VARIANTS
from service.hands.private_members import LABELS
from tests.hands.samples import MANY, SAMPLES, Json, acted, betting, document, hand_of, posted, text_of
from tests.support.rows import rows_of


def variant_of(name: str) -> str:
    variant: str = tomllib.loads(text_of(name))["variant"]
    return variant


def dealt_unknown(players: int, hand: Json | None = None) -> Json:
    """The players, with the unknown cards that are dealt to them where a hand is written."""
    known = hand["players"] if hand else [{"seat": seat, "stack": 9} for seat in range(1, players + 1)]
    return {"players": [{**player, "cards": ["??", "??"]} for player in known]}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_hand_is_written_and_read_again_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    hand = phh_reader.read(text)
    assert json.loads(json.dumps(hand)) == hand
    written = phh_writer.write(hand, variant_of(path.stem))
    assert phh_reader.read(written) == hand
    fields, before = tomllib.loads(written), tomllib.loads(text)
    for name in fields.keys() - {"actions"}:
        assert fields[name] == (str(before[name]) if name in ("hand", "table") else before[name])


def test_there_is_a_sample_of_every_variant() -> None:
    assert {variant_of(path.stem) for path in SAMPLES} == set(VARIANTS)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_variant_tells_structure_and_streets(path: Path) -> None:
    hand = hand_of(path.stem)
    game = VARIANTS[variant_of(path.stem)]
    assert (hand["structure"], hand["streets"]) == (game.structure, game.streets)
    assert ("button" in hand) == ("bring_in" not in hand) == (game.deals != "stud")
    assert 1 <= len(hand["rounds"]) <= game.streets


@rows_of(__file__)
def test_blinds_straddles_and_late_posts(blinds: str, expected: list[list[Any]]) -> None:
    text = document(antes="[0, 0, 0, 0, 0]", starting_stacks="[9, 9, 9, 9, 9]", blinds_or_straddles=blinds)
    assert [list(post) for post in posted(phh_reader.read(text))] == expected
    assert phh_reader.read(phh_writer.write(phh_reader.read(text), "NT")) == phh_reader.read(text) | dealt_unknown(5)


@pytest.mark.parametrize("paid", [1, 2])
def test_a_blind_that_is_all_in_may_be_told_as_what_was_paid(paid: int) -> None:
    blinds = f"[1.5, {paid}, 0]"
    hand = acted("p3 cc", "p1 cc", min_bet="3", blinds_or_straddles=blinds, starting_stacks=f"[200, {paid}, 200]")
    assert [type for _, type, _ in betting(hand)[0]] == ["call", "call"]
    assert tomllib.loads(phh_writer.write(hand, "NT"))["blinds_or_straddles"] == [1.5, paid, 0]


def test_where_the_hand_was_played_is_read_and_written() -> None:
    where = {"venue": "'PokerStars'", "hand": "'H17'", "table": "5", "currency_symbol": "'$'"}
    text = document(**where, players="['Ann', '', 'Cy']")
    hand = phh_reader.read(text)
    labels = {"site": "PokerStars", "hand_number": "H17", "currency": "$", "table": "5"}
    assert {name: hand[name] for name in LABELS} == labels
    assert phh_reader.read(phh_writer.write(hand, "NT")) == hand | dealt_unknown(3, hand)


@rows_of(__file__)
def test_when_it_was_played(fields: dict[str, str], moment: str | None) -> None:
    text = document(**fields)
    hand = phh_reader.read(text)
    assert hand.get("played_at") == moment
    notes = Notes()
    again = phh_reader.read(phh_writer.write(hand, "NT", notes))
    assert again.get("played_at") == moment
    assert list(notes) == []


def test_a_file_of_many_hands_has_each_of_them() -> None:
    texts = [one.text.decode() for one in recorded((str(MANY),))]
    assert [phh_reader.read(text)["scale"] for text in texts] == [10, 10]
