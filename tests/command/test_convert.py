"""`floorman convert` in bulk: what is written, what is refused, what is lost, and what is held in memory."""

import json
import tomllib
import tracemalloc
import zipfile
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from pokerkit import HandHistory

from service.hands.private_members import names_in
from tests.support.command import run
from tests.support.hands import HAND
from tests.support.rows import rows_of

Json = dict[str, Any]

HANDS: Final = Path(__file__).parents[1] / "hands"
TEXT: Final = (HANDS / "pokerstars" / "six_max.txt").read_text("utf-8")
convert: Final = partial(run, "convert")
NAMES: Final = ("Bo: bets", "Cleo [away]", "Ann", "Alder II")


def own(path: Path) -> list[Json]:
    """The hands of a file that was written, as they are read again."""
    read = convert(path, "--to", "json")
    assert read.exit_code == 0, read.stderr
    return [json.loads(line)["hand"] for line in read.stdout.splitlines()]


def cards(hand: Json) -> list[Any]:
    boards = [street.get("board", []) for street in hand["rounds"]]
    held = {player["name"]: player["cards"] for player in hand["players"] if "??" not in player.get("cards", ["??"])}
    return [held, [board for board in boards if board]]


def many(folder: Path, count: int) -> Path:
    """A file of texts, with a number each."""
    path = folder / "many.txt"
    path.write_text("\n\n\n".join(TEXT.replace("#7001", f"#{7001 + nth}") for nth in range(count)), encoding="utf-8")
    return path


@pytest.mark.parametrize(("notation", "end"), [("phh", ".phhs"), ("ohh", ".ohh"), ("json", ".ndjson")])
def test_a_file_of_many_hands_becomes_one_in_another_notation(tmp_path: Path, notation: str, end: str) -> None:
    out = tmp_path / f"all{end}"
    source = many(tmp_path, 3)
    ran = convert(source, "--to", notation, "--out", out)
    assert (ran.exit_code, ran.stdout, ran.stderr.splitlines()[-1]) == (0, "", "3 hands written, 0 refused")
    before, after = own(source), own(out)
    assert [hand["hand_number"] for hand in after] == ["7001", "7002", "7003"]
    for name in ("site", "currency", "table"):
        assert [hand[name] for hand in after] == [hand[name] for hand in before]
    assert list(map(cards, after)) == list(map(cards, before))
    assert cards(after[0])[0] == {"Ed": ["Ah", "Kh"]}
    assert "first " + str(source) + ":1" in ran.stderr


def test_the_files_are_those_of_each_standard(tmp_path: Path) -> None:
    source = many(tmp_path, 2)
    phh, ohh = convert(source, "--to", "phh").stdout, convert(source, "--to", "ohh").stdout
    assert list(tomllib.loads(phh)) == ["1", "2"]
    assert [history.hand for history in HandHistory.loads_all(phh)] == ["7001", "7002"]
    assert [json.loads(part)["ohh"]["game_number"] for part in ohh.split("\n\n")] == ["7001", "7002"]
    assert next(iter(tomllib.loads(convert(many(tmp_path, 1), "--to", "phh").stdout))) == "variant"
    convert(source, "--to", "phh", "--out", tmp_path / "one.phhs")
    assert list(tomllib.loads((tmp_path / "one.phhs").read_text("utf-8"))) == ["1"]


def test_every_kind_of_file_is_read_and_a_refused_hand_stops_no_other(tmp_path: Path) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    (folder / "a.txt").write_text(TEXT + "\n\n" + TEXT.replace("Bo: bets: folds", "Bo: bets: dances"), encoding="utf-8")
    (folder / "b.json").write_text(json.dumps({"hand": HAND}))
    (folder / "c.json").write_text("{")
    with zipfile.ZipFile(folder / "d.zip", "w") as archive:
        archive.writestr("d.phh", (HANDS / "phh" / "nt.phh").read_bytes())
        archive.writestr("e.ohh", "[]")
    out = folder / "out.ndjson"  # within what is read
    ran = convert(folder, "--to", "json", "--out", out)
    assert ran.exit_code == 1
    refused = [line for line in ran.stderr.splitlines() if line.startswith(str(folder))]
    places = [line.split(": ")[0].removeprefix(f"{folder}/") for line in refused]
    assert places == ["a.txt:40", "c.json", "d.zip#e.ohh:1"]
    assert "/text/" not in refused[0]
    assert "No line reads like this here: Bo: bets: dances" in refused[0]
    assert ran.stderr.splitlines()[-1] == "3 hands written, 3 refused"
    assert len(own(out)) == 3


def test_without_names_there_are_seats(tmp_path: Path) -> None:
    source = many(tmp_path, 2)
    for notation, end in (("phh", ".phhs"), ("ohh", ".ohh"), ("json", ".ndjson")):
        out = tmp_path / f"anonymous{end}"
        assert convert(source, "--to", notation, "--anonymous", "--out", out).exit_code == 0
        written = out.read_text("utf-8")
        assert not [name for name in NAMES if name in written]
        assert "Seat 2" in written
        assert {hand.get("table") for hand in own(out)} == {None}
        assert {hand["hand_number"] for hand in own(out)} == {"7001", "7002"}
    assert names_in(own(tmp_path / "anonymous.ndjson")[0]).players == {seat: f"Seat {seat}" for seat in (1, 2, 3, 5)}


def test_a_hand_from_its_middle_is_anonymous_too(tmp_path: Path) -> None:
    start = {"structure": "no_limit", "min_bet": 2, "current_bet": 0, "last_full_raise_by": 0, "to_act": 1}
    players = [{"seat": seat, "stack": 9, "committed": 0, "acted": False} for seat in (1, 2)]
    hand = {"round": start | {"players": players}, "rounds": [{"actions": []}], "table": "Juniper"}
    (tmp_path / "a.json").write_text(json.dumps(hand))
    ran = convert(tmp_path / "a.json", "--to", "json", "--anonymous")
    assert ran.exit_code == 0, ran.stderr
    assert "Juniper" not in ran.stdout


@rows_of(__file__)
def test_a_file_that_cannot_hold_the_hands_is_not_written(tmp_path: Path, notation: str, name: str, why: str) -> None:
    (tmp_path / "there.ohh").write_text("kept")
    ran = convert(many(tmp_path, 2), "--to", notation, "--out", tmp_path / name)
    assert ran.exit_code == 2
    assert why in ran.stderr
    assert (tmp_path / "there.ohh").read_text() == "kept"
    assert not (tmp_path / name).exists() or name == "there.ohh"


def test_the_name_of_a_game_goes_along_where_a_notation_has_it(tmp_path: Path) -> None:
    badugi = HANDS / "pokerstars" / "badugi.txt"
    ran = convert(badugi, "--to", "phh", "--variant", "NT")  # what the hand shows goes first
    assert ran.stdout.startswith('variant = "FB"')
    assert "name of the game" not in ran.stderr
    assert "the name of the game" in convert(badugi, "--to", "json").stderr
    draw = convert(HANDS / "pokerstars" / "five_card_draw.txt", "--to", "phh")
    assert draw.exit_code == 1
    assert "PHH has no variant for this game with these bets: 5 Card Draw." in draw.stderr


def test_no_hand_is_lost_between_chunks(tmp_path: Path) -> None:
    source = tmp_path / "many.ndjson"
    lines = [json.dumps({"hand": HAND | {"hand_number": str(number)}}) for number in range(250)]
    source.write_text("\n".join(lines))
    hands = [json.loads(line)["hand"] for line in convert(source, "--to", "json", "--jobs", "1").stdout.splitlines()]
    assert [hand["hand_number"] for hand in hands] == [str(number) for number in range(250)]


@pytest.mark.slow
def test_memory_does_not_grow_with_the_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.command.process_pool._AT_ONCE", 10)  # a tenth: fewer hands fill as many chunks
    peaks = []
    for count in (20, 30, 240):
        source, out = many(tmp_path, count), tmp_path / f"{count}.phhs"
        tracemalloc.start()
        try:
            assert f"\n{count:,} hands written" in convert(source, "--to", "phh", "--jobs", "1", "--out", out).stderr
            peaks.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
    _, few, most = peaks  # the first loads what is needed
    assert most < few + 120_000  # the collector comes when it comes; 210 hands that were kept have 400,000 bytes


def test_a_bug_in_one_hand_refuses_that_hand_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.hands.text_reader.game_name", lambda _: 1 // 0)
    (tmp_path / "a.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "b.json").write_text(json.dumps({"hand": HAND}))
    ran = convert(tmp_path, "--to", "json")
    assert ran.exit_code == 1
    assert "a.txt:1: The fault is ours, not that of the hand: ZeroDivisionError." in ran.stderr
    assert "Traceback" in ran.stderr
    assert "1 hand written, 1 refused" in ran.stderr
    judged = run("validate", tmp_path, "--rulebook", "tda-2019", "--jobs", "1", "--json", tmp_path / "s")
    assert judged.exit_code == 1
    assert [cause["code"] for cause in json.loads((tmp_path / "s").read_text())["causes"]] == ["internal-error"]


@pytest.mark.parametrize(("options", "code"), [((), 1), (("--skip-unknown",), 0)])
def test_what_has_no_hand_is_named_and_is_no_refused_hand(tmp_path: Path, options: tuple[str, ...], code: int) -> None:
    source = many(tmp_path, 2)
    source.write_text("Nothing here.\n\n" + source.read_text("utf-8"), "utf-8")
    ran = convert(source, "--to", "json", *options)
    assert (ran.exit_code, len(ran.stdout.splitlines())) == (code, 2)
    assert f"{source}:1-2: No hand begins in lines 1 to 2 of this file." in ran.stderr
    assert "2 hands written, 0 refused" in ran.stderr
