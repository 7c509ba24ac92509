"""The command `floorman`: what it judges, writes, goes on with, and exits with."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from service.rulesets import load_rulebooks, newest_seen
from service.rulesets.rulebook import id_of
from tests.conftest import Checked
from tests.support.command import run
from tests.support.hands import PHH, asked, mixed, played, results
from tests.support.requests import GOOD

Json = dict[str, Any]


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    """A folder of hands of all sorts."""
    return mixed(tmp_path / "hands")


def test_hands_are_judged_in_order_and_the_exit_code_tells(hands: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.ndjson"
    told = run("validate", hands, "--rulebook", "roberts-11", "--out", out, "--jobs", "1")
    assert told.exit_code == 1, told.output
    found = results(out)
    names = [*(f"a.ndjson:{line}" for line in (1, 2, 3, 4)), "b.phh", "c.phh"]
    assert [Path(one["source"]).name for one in found] == names
    assert [one["status"] for one in found] == [200, 200, 200, 200, 200, 422]
    assert [one["id"] for one in found[:4]] == ["hand-1", "too-small", "adds-up-not", "nine"]
    assert [one["answer"]["legal"] for one in found[:5]] == [True, False, True, True, True]
    assert ["hand" in one for one in found] == [False, True, True, False, False, False]
    assert [id_of(one["answer"]["rulebook"]) for one in found[:5]] == ["tda-2019"] * 3 + ["tda-2013", "roberts-11"]
    assert "rounds" not in found[1]["answer"]
    said = told.stderr
    cause = "raise.below_minimum: 500 is below the minimum of 600. The bet or raise is 600. (tda-2019:43.A)"
    assert f"      1  {cause}\n" in said
    assert "a.ndjson:2: Flop, action 3 (hand too-small)\n" in said
    assert "The pot holds 1150" in said
    assert "c.phh:" in said


def test_what_is_wrong_with_many_hands_is_said_once(tmp_path: Path) -> None:
    lines = [json.dumps(asked(hand={"players": "many"}))] * 3
    lines += [json.dumps(played(1, 2, to=500)), json.dumps(played(1, 2, to=500))]
    (tmp_path / "a.ndjson").write_text("\n".join(lines))
    said = run("validate", tmp_path, "--jobs", "1").stderr
    assert "JSON: 3 of 5 hands not read, one cause\n      3  " in said
    assert "JSON: 2 of 5 hands illegal, one cause\n      2  raise.below_minimum: 500 is below the minimum" in said


def test_hands_without_fault_exit_with_nothing_to_tell(hands: Path) -> None:
    assert run("validate", hands / "b.phh", "--rulebook", "roberts-11", "--jobs", "1").exit_code == 0
    assert run("validate", hands, "--rulebook", "roberts-11", "--jobs", "1", "--exit-zero", "--quiet").exit_code == 0
    quiet = run("validate", hands, "--rulebook", "roberts-11", "--jobs", "1", "--quiet")
    assert (quiet.exit_code, quiet.output) == (1, "")


@pytest.mark.parametrize("share", ["3/3", "1", "a/b", "-1/2", "1/0", "0/2/3", "²/3"])
def test_a_share_that_is_none_is_refused(hands: Path, share: str) -> None:
    told = run("validate", hands, "--shard", share)
    assert told.exit_code == 2
    assert "is no share" in told.output


@pytest.mark.parametrize("kept", [0, 1, 2.5, 5, 6])
def test_a_run_that_was_cut_off_goes_on(hands: Path, tmp_path: Path, kept: float) -> None:
    whole, out, page = tmp_path / "whole", tmp_path / "out", tmp_path / "page.html"
    usual = ("--rulebook", "tda-2019", "--jobs", "1")
    run("validate", hands, *usual, "--out", whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    half = lines[int(kept)][:50] if kept % 1 else b""
    out.write_bytes(b"".join(lines[: int(kept)]) + half)
    told = run("validate", hands, *usual, "--out", out, "--resume", "--html", page)
    assert told.exit_code == 1
    assert out.read_bytes() == whole.read_bytes()
    assert "a.ndjson:2: " in told.stderr
    assert "too-small" in page.read_text("utf-8")


def test_results_of_other_hands_are_not_gone_on_with(hands: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run("validate", hands, "--rulebook", "tda-2019", "--jobs", "1", "--out", out)
    (hands / "a.ndjson").rename(hands / "z.ndjson")
    told = run("validate", hands, "--rulebook", "tda-2019", "--jobs", "1", "--out", out, "--resume")
    assert (told.exit_code, told.output.count("begun with other hands")) == (2, 1)
    out.write_text("[1]\n")
    told = run("validate", hands, "--rulebook", "tda-2019", "--jobs", "1", "--out", out, "--resume")
    assert (told.exit_code, told.output.count("something else than results")) == (2, 1)


def test_a_rulebook_may_be_named_in_short_and_is_told_in_full(hands: Path, tmp_path: Path) -> None:
    book = newest_seen(load_rulebooks())["tda"].ruleset
    full, short = tmp_path / "full", tmp_path / "short"
    assert "tda:" not in run("validate", hands, "--rulebook", book.id, "--out", full, "--jobs", "1").output
    told = run("validate", hands, "--rulebook", "tda", "--out", short, "--jobs", "1")
    assert f"tda: {book.id} {book.version}\n" in told.stderr
    assert short.read_bytes() == full.read_bytes()
    assert f'"rulebook":"{book.pin}"' in short.read_text("utf-8")
    assert not run("validate", hands, "--rulebook", "tda", "--jobs", "1", "--quiet").output
    assert run("rulebooks", "tda").stdout == run("rulebooks", book.id).stdout
    listed = run("conform", "list", "--rulebook", "tda", "--run", "*/overchip.*").stdout
    assert listed
    assert listed == run("conform", "list", "--rulebook", book.id, "--run", "*/overchip.*").stdout
    for refused in (("rulebooks", "tda@1"), ("conform", "list", "--rulebook", "wsop@2024")):
        told = run(*refused)
        assert told.exit_code == 2
        assert book.id in told.stderr
    told = run("decide", text=json.dumps({**GOOD, "rulebook": "tda"}))
    assert told.exit_code != 0
    assert "rulebook.unknown" in told.stdout


def test_what_cannot_be_done_is_told_before_any_hand_is_read(hands: Path, tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "rulebooks").mkdir()
    (tmp_path / "rulebooks" / "bad.toml").write_text("id = ")
    for option, value, said in (
        ("--rulebook", "tda-1999", "tda-1999: Unknown rulebook `tda-1999`. Did you mean tda-2013, "),
        ("--out", tmp_path / "nowhere" / "out", "there is no folder"),
        ("--html", tmp_path / "nowhere" / "page.html", "there is no folder"),
        ("--house-rules", tmp_path / "deep.json", "deep.json"),
        ("--rulebooks-dir", tmp_path / "rulebooks", "bad.toml"),
    ):
        told = run("validate", hands, option, value)
        assert (told.exit_code, told.exception.__class__) == (2, SystemExit), told.output
        assert said in told.output
    (tmp_path / "house.json").write_text('{"cap.raisez": 4}')
    told = run("validate", hands, "--rulebook", "tda-2019", "--house-rules", tmp_path / "house.json")
    assert (told.exit_code, "/cap.raisez" in told.output) == (2, True)
    assert run("rulebooks", "--rulebooks-dir", tmp_path / "rulebooks").exit_code == 2


def test_where_there_are_no_hands_none_are_judged(tmp_path: Path) -> None:
    told = run("validate", tmp_path)
    assert (told.exit_code, told.output.count("there are no hands")) == (2, 1)
    assert run("validate", tmp_path, "--shard", "1/2", "--quiet").exit_code == 0


@pytest.mark.parametrize("lines", ['{"source": "x"}', "[" * 100_000, "{}", '{"source": "x", "answer": 5}'])
def test_a_file_that_holds_no_results_is_not_gone_on_with(hands: Path, tmp_path: Path, lines: str) -> None:
    (tmp_path / "out").write_text(lines + "\n")
    told = run("validate", hands, "--out", tmp_path / "out", "--resume")
    assert (told.exit_code, told.exception.__class__) == (2, SystemExit)


def test_a_file_name_that_is_no_text_is_shown_all_the_same(hands: Path, tmp_path: Path) -> None:
    name = os.fsdecode(b"odd-\xff.phh")
    (hands / name).write_text(PHH)
    assert run("validate", hands, "--jobs", "1", "--rulebook", "tda-2019", "--out", tmp_path / "out").exit_code == 1
    assert r"odd-\xff.phh" in results(tmp_path / "out")[-1]["source"]


def test_what_is_there_is_not_written_over(hands: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.write_text("precious")
    told = run("validate", hands, "--out", out)
    assert told.exit_code == 2
    assert out.read_text() == "precious"
    assert run("validate", hands, "--resume").exit_code == 2


def test_a_path_that_is_not_there_is_told() -> None:
    told = run("validate", "nowhere.phh")
    assert (told.exit_code, told.output) == (2, "floorman: nowhere.phh: there is no such file or folder\n")


@pytest.mark.parametrize("name", ["loop.phh", "long" * 100 + ".phh"])
def test_a_path_that_cannot_be_looked_up_is_told_in_a_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop.phh").symlink_to("loop.phh")
    told = run("validate", tmp_path / name, "--rulebook", "tda-2019")
    assert (told.exit_code, told.output) == (2, f"floorman: {tmp_path / name}: there is no such file or folder\n")


@pytest.mark.parametrize("command", ["validate --out", "validate --html", "merge --out", "conform --json"])
def test_a_file_that_cannot_be_made_is_told_in_a_line(hands: Path, tmp_path: Path, command: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere" / "file")
    verb, option = command.split()
    read = [] if verb == "conform" else [hands / "a.ndjson"]
    for name, why in (
        ("loop", "Too many levels of symbolic links"),
        ("loop/file", "Too many levels of symbolic links"),
        ("dangling", f"there is no folder {tmp_path / 'nowhere'}"),
        ("long" * 100, "File name too long"),
    ):
        told = run(verb, *read, option, tmp_path / name)
        assert (told.exit_code, told.output) == (2, f"floorman: {tmp_path / name}: {why}\n")


def test_house_rules_and_a_shelf_of_ones_own_hold_for_every_hand(hands: Path, tmp_path: Path) -> None:
    (tmp_path / "house.json").write_text('{"cap.raises": 4}')
    (tmp_path / "rulebooks").mkdir()
    (tmp_path / "rulebooks" / "ours.toml").write_text(
        'extends = "tda-2019"\ninherits = "clauses"\nid = "ours"\nversion = "1.0.0"\ntitle = "Ours"\nsource = "Ours"\n'
    )
    out = tmp_path / "out"
    ours = ("--rulebook", "ours", "--rulebooks-dir", tmp_path / "rulebooks", "--house-rules", tmp_path / "house.json")
    told = run("validate", hands / "b.phh", *ours, "--jobs", "1", "--out", out)
    assert told.exit_code == 0, told.output
    [line] = results(out)
    assert id_of(line["answer"]["rulebook"]) == "ours"
    (tmp_path / "house.json").write_text("{")
    assert run("validate", hands, "--house-rules", tmp_path / "house.json").exit_code == 2


def test_decide_answers_as_the_service_does(client: Checked) -> None:
    told = run("decide", text=json.dumps(GOOD))
    assert told.exit_code == 0
    assert json.loads(told.output) == client.post("/v1/decisions", json=GOOD).get_json()
    illegal = GOOD | {"action": {"type": "check"}}
    assert run("decide", text=json.dumps(illegal)).exit_code == 1
    said = {"words": [{"word": "raise", "amount": 900, "condition": {"type": "bet"}}]}
    for_the_floor = {name: value for name, value in GOOD.items() if name != "action"} | {"declaration": said}
    assert run("decide", text=json.dumps(for_the_floor)).exit_code == 3
    for body, status in ((b"{", 400), (b"{}", 422), (b"\xff", 400)):
        told = run("decide", text=body)
        assert told.exit_code == 2
        problem = client.post("/v1/decisions", data=body, content_type="application/json").get_json()
        assert {**json.loads(told.output), "request_id": problem["request_id"]} == problem
        assert problem["status"] == status


@pytest.mark.parametrize("said", [{"detail": "full"}, {"detail": "brief"}, {}])
def test_a_report_is_verified_against_its_hand(tmp_path: Path, client: Checked, said: Json) -> None:
    request, report = tmp_path / "request.json", tmp_path / "report.json"
    request.write_text(json.dumps(asked(**said)))
    report.write_bytes(client.post("/v1/hands", json=asked(**said)).data)
    told = run("verify", report, request)
    assert (told.exit_code, told.output) == (0, "request: the same\nrulebook: the same\nrulings: the same\n")
    request.write_text(json.dumps(played(1, 2, to=500) | said))
    told = run("verify", report, request)
    assert told.exit_code == 1
    assert told.output == "request: NOT the same\nrulebook: the same\nrulings: NOT the same\n"
    request.write_text(json.dumps(asked(rulebook="roberts-11", **said)))
    assert "rulebook: NOT the same" in run("verify", report, request).output


def test_a_file_is_verified_with_what_stood_in_the_query(tmp_path: Path, client: Checked) -> None:
    report, hand = tmp_path / "report.json", tmp_path / "hand.phh"
    hand.write_text(PHH)
    answer = client.send("/v1/hands?rulebook=tda-2019&detail=full", PHH.encode(), "application/toml")
    report.write_bytes(answer.data)
    assert run("verify", report, hand, "--rulebook", "tda-2019", "--detail", "full").exit_code == 0
    assert run("verify", report, hand, "--rulebook", "tda-2019", "--on-illegal", "stop").exit_code == 1
    run("validate", hand, "--rulebook", "tda-2019", "--jobs", "1", "--out", tmp_path / "out.ndjson")
    assert run("verify", tmp_path / "out.ndjson", hand, "--rulebook", "tda-2019", "--detail", "brief").exit_code == 0


def test_the_report_is_found_among_the_answers_of_a_stream(tmp_path: Path, client: Checked) -> None:
    lines = [asked(id=str(number), detail="brief") for number in range(3)]
    answers = client.send("/v1/hands", "\n".join(map(json.dumps, lines)).encode(), "application/x-ndjson")
    (tmp_path / "answers").write_bytes(answers.data)
    (tmp_path / "hand.json").write_text(json.dumps(lines[2]))
    assert run("verify", tmp_path / "answers", tmp_path / "hand.json").exit_code == 0


@pytest.mark.parametrize(
    ("report", "hand"),
    [("{", "{}"), ("{}", "{}"), ('{"receipt": {}}', "{"), ("[]", "{}"), ('{"receipt": {}, "receipt": {}}', "{}")],
)
def test_what_cannot_be_verified_is_told(tmp_path: Path, report: str, hand: str) -> None:
    (tmp_path / "report.json").write_text(report)
    (tmp_path / "hand.json").write_text(hand)
    told = run("verify", tmp_path / "report.json", tmp_path / "hand.json")
    assert told.exit_code == 2, told.output
    assert told.output.startswith("floorman: ")


def test_a_hand_is_written_in_another_notation(tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_text(PHH)
    own = run("convert", tmp_path / "a.phh", "--to", "json")
    assert own.exit_code == 0
    assert json.loads(own.stdout)["hand"]["players"][0] == {"seat": 1, "stack": 1000, "cards": ["??", "??"]}
    (tmp_path / "a.json").write_text(own.stdout)
    assert "Set `variant` to one of NT, NS" in run("convert", tmp_path / "a.json", "--to", "phh").stderr
    back = run("convert", tmp_path / "a.json", "--to", "phh", "--variant", "NT")
    assert (back.exit_code, back.stderr) == (0, "")
    assert "\n[" not in f"\n{back.stdout}"
    (tmp_path / "b.phh").write_text(back.stdout)
    assert run("convert", tmp_path / "b.phh", "--to", "json").stdout == own.stdout
    (tmp_path / "none.json").write_text("{}")
    assert run("convert", tmp_path / "none.json", "--to", "ohh").exit_code == 1
    (tmp_path / "c.phh").write_text('variant = "NT\n')
    told = run("convert", tmp_path / "c.phh", "--to", "ohh")
    assert told.exit_code == 1
    assert "(line 1, column 14)" in told.output


def test_text_histories_are_judged_verified_and_converted(tmp_path: Path, client: Checked) -> None:
    folder, report = Path(__file__).parents[1] / "hands" / "pokerstars", tmp_path / "report.json"
    told = run("validate", folder, "--rulebook", "roberts-11", "--jobs", "1", "--out", tmp_path / "out")
    assert told.exit_code == 1
    [wrong] = [one for one in results(tmp_path / "out") if not one["answer"]["legal"]]
    assert wrong["source"].endswith("two.txt:20")
    assert wrong["played_at"] == "2024-05-06T10:00:40"
    hand = tmp_path / "a.txt"
    hand.write_bytes(b"\xef\xbb\xbf" + (folder / "six_max.txt").read_bytes().rstrip())
    answer = client.send("/v1/hands?rulebook=tda-2019", hand.read_bytes(), "text/plain")
    report.write_bytes(answer.data)
    told = run("verify", report, hand, "--rulebook", "tda-2019")
    assert told.exit_code == 0, told.output
    own = run("convert", hand, "--to", "json")
    read = json.loads(own.stdout)["hand"]
    origin = [read[name] for name in ("site", "hand_number", "currency", "table")]
    assert origin == ["PokerStars", "7001", "USD", "Alder II"]
    [lines, game] = own.stderr.splitlines()
    assert game == f"not written: the name of the game: in 1 hand, first {hand}:1 (the name of the game, Hold'em)"
    assert lines.startswith(f"not written: lines of a text: in 1 hand, first {hand}:1 (line 2, line 6, ")
    (tmp_path / "a.json").write_text(own.stdout)
    ohh = run("convert", tmp_path / "a.json", "--to", "ohh")
    assert json.loads(ohh.stdout)["ohh"]["site_name"] == "PokerStars"
    assert "played_at, which is no moment of UTC" in ohh.stderr
    assert "Invalid value" in run("convert", tmp_path / "a.json", "--to", "text").output
    hand.write_text("nothing")
    assert "no hand" in run("convert", hand, "--to", "json").output.casefold()


def test_the_rulebooks_are_listed_and_printed(client: Checked) -> None:
    told = run("rulebooks")
    listed = client.get("/v1/rulebooks").get_json()["rulebooks"]
    printed = [line.split()[:2] for line in told.output.splitlines()[1:]]
    assert printed == [[one["id"], one["version"]] for one in listed]
    assert json.loads(run("rulebooks", "badugi").output) == client.get("/v1/rulebooks/badugi").get_json()
    assert run("rulebooks", "nobody").exit_code == 2


def test_it_tells_its_version() -> None:
    assert run("--version").output.startswith("floorman, version ")
