"""`floorman rulebooks`: list, print, check."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Final

from tests.support.command import run

ROOT: Final = Path(__file__).parents[2]
BOOKS: Final = ROOT / "examples" / "rulebooks"


books: Final = partial(run, "rulebooks")


def test_a_sound_rulebook_is_listed_with_what_it_decides_otherwise() -> None:
    told = books("check", BOOKS)
    assert (told.exit_code, told.stderr) == (0, "")
    assert told.stdout.splitlines() == [
        "corner-club 1.0.0: The Corner Club: house rules",
        "  raise_size.base: current_bet, where tda-2019 has last_full_raise",
        "  cap.raises: 4, where tda-2019 has 3",
        "online-room 1.0.0: An online room: time-outs",
        "  clock.tie: too_late, where tda-2024 has in_time",
        "washington 1.0.0: Washington: limits on wagers at poker, over Robert's Rules",
        "  cap.raises_two_streets: 3, where roberts-11 has 4",
        "  cap.heads_up: always_capped, where roberts-11 has uncapped_before_cap",
    ]
    assert books("check", BOOKS / "corner-club.toml").stdout.splitlines() == told.stdout.splitlines()[:3]


def test_what_another_rulebook_rules_on_for_one_is_listed(tmp_path: Path) -> None:
    heading = 'id = "annex"\nversion = "1.0.0"\ntitle = "Annex"\nsource = "Annex"\nfalls_back_to = "corner-club"\n'
    cap = '[topics]\ncap = "corner-club:2"\n[clauses."corner-club:2"]\nparaphrase = "Four raises."\n'
    club = 'id = "corner-club"\nversion = "1.0.0"\ntitle = "Club"\nsource = "Club"\n[cap]\nraises = 4\n'
    (tmp_path / "annex.toml").write_text(heading, encoding="utf-8")
    (tmp_path / "corner-club.toml").write_text(club + cap, encoding="utf-8")
    assert books("check", tmp_path).stdout.splitlines() == [
        "annex 1.0.0: Annex",
        "  taken from corner-club: cap",
        "corner-club 1.0.0: Club",
    ]


def test_faults_are_a_line_each(tmp_path: Path) -> None:
    text = (BOOKS / "corner-club.toml").read_text(encoding="utf-8")
    path = tmp_path / "corner-club.toml"
    path.write_text(text.replace("raises = 4", "raises = 0").replace("[raise_size]", "[rase_size]"), encoding="utf-8")
    told = books("check", path)
    assert (told.exit_code, told.stdout) == (1, "")
    assert [re.sub(r":\d+:", ":N:", line) for line in told.stderr.splitlines()] == [
        "corner-club.toml:N: rase_size: is not known here: did you mean raise_size?",
        "corner-club.toml:N: cap.raises: must be an integer from 1 to 100",
    ]


def test_where_there_is_nothing_to_check_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "club.toml.txt").write_text("")
    told = books("check", tmp_path)
    assert (told.exit_code, told.stdout) == (2, "")
    assert "files are named ID.toml" in told.stderr
    assert books("check", tmp_path / "gone.toml").exit_code == 2
    assert books("check").exit_code == 2


def test_an_id_is_printed_with_or_without_show() -> None:
    one = books("--rulebooks-dir", BOOKS, "corner-club")
    for words in (("show", "corner-club"), ("corner-club",)):
        assert books(*words, "--rulebooks-dir", BOOKS).stdout == one.stdout
    assert json.loads(one.stdout)["id"] == "corner-club"
    assert books("check-raise").exit_code == 2
