"""Reading the rulebooks: a file is a rulebook, one may extend another, and a faulty one stops the start by name."""

from pathlib import Path

import pytest

from service.rules.betting.cap import HeadsUp, cap_count
from service.rules.betting.right_to_raise import LimitReopening
from service.rules.decide import decide
from service.rules.model.action import ActionType, Proposal
from service.rules.model.decision import Ruling
from service.rules.model.reason import Basis, Topic
from service.rules.model.round import BettingRound, Player, Structure
from service.rules.ruleset import HOUSE, Citation
from service.rulesets import RulebooksError, Verdict, load, load_rulebooks, rulebooks_with
from service.rulesets.rulebook_file import RulebookFile, read_file
from tests.support.rows import text_beside
from tests.support.rulebooks import shelve

FOUR_RAISES = text_beside(__file__, "books/house-example.toml")

ALONE = text_beside(__file__, "books/alone.toml")


def test_the_published_files_are_read_once_whatever_is_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published = load_rulebooks()
    read: list[str] = []

    def counted(entry: Path) -> RulebookFile:
        read.append(entry.name)
        return read_file(entry)

    monkeypatch.setattr(load, "read_file", counted)
    rulebooks = load_rulebooks(extra=shelve(tmp_path, house_example=FOUR_RAISES))
    assert read == ["house-example.toml"]
    assert all(rulebooks[id] is book for id, book in published.items())


def test_a_new_rulebook_is_one_file(tmp_path: Path) -> None:
    rulebooks = load_rulebooks(extra=shelve(tmp_path, house_example=FOUR_RAISES))
    assert list(rulebooks) == sorted([*load_rulebooks(), "house-example"])
    base, book = rulebooks["tda-2019"], rulebooks["house-example"]
    assert cap_count(4, book.ruleset.cap) == 5
    assert cap_count(4, base.ruleset.cap) == 4
    assert book.ruleset.cite(Topic.CAP) == Citation(clause="house-example:cap", basis=Basis.TEXT)
    assert (book.ruleset.id, book.ruleset.version, book.extends) == ("house-example", "1.0.0", "tda-2019")
    assert book.title == f"house-example, after {base.title}"
    assert base.source in book.source


def test_the_new_rulebook_rules(tmp_path: Path) -> None:
    """Limit 10, the fourth raise: illegal under the base, legal under the file, by the file's own clause."""
    rulebooks = load_rulebooks(extra=shelve(tmp_path, house_example=FOUR_RAISES))
    capped = BettingRound(
        structure=Structure.FIXED_LIMIT,
        street=2,
        streets=4,
        players_left=9,
        min_bet=10,
        current_bet=40,
        last_full_raise_by=10,
        last_full_bet_to=40,
        bet_count=4,
        to_act=1,
        players=tuple(Player(seat=seat, stack=500, committed=10 * seat + 10, acted=True) for seat in (1, 2, 3)),
    )
    again = Proposal(type=ActionType.RAISE)
    before = decide(capped, again, rulebooks["tda-2019"].ruleset)
    assert (before.ruling, before.reasons[0].code) == (Ruling.CORRECTED, "raise.capped")
    now = decide(capped, again, rulebooks["house-example"].ruleset)
    assert (now.ruling, now.round.current_bet) == (Ruling.ACCEPTED, 50)
    at_the_end = decide(now.round, again, rulebooks["house-example"].ruleset)
    assert (at_the_end.reasons[0].code, at_the_end.reasons[0].clause) == ("raise.capped", "house-example:cap")


def test_what_is_not_said_anew_is_inherited(tmp_path: Path) -> None:
    rulebooks = load_rulebooks(extra=shelve(tmp_path, house_example=FOUR_RAISES))
    base, book = rulebooks["tda-2019"], rulebooks["house-example"]
    assert book.ruleset.cap.heads_up is HeadsUp.CAPPED_UNTIL_EVENT_HEADS_UP
    assert book.ruleset.out_of_turn == base.ruleset.out_of_turn
    assert {**book.ruleset.topics, Topic.CAP: None} == {**base.ruleset.topics, Topic.CAP: None}
    assert book.readings == base.readings
    assert book.clauses[:-1] == base.clauses
    own = book.clauses[-1]
    assert (own.id, own.verdict, own.topics) == ("house-example:cap", Verdict.DECIDED, (Topic.CAP,))
    assert own.source == book.source


def test_an_answer_changed_without_a_clause_is_the_houses(tmp_path: Path) -> None:
    text = 'extends = "roberts-11"\nid = "six"\nversion = "0.1.0"\n[cap]\nraises = 6\nraises_two_streets = 6\n'
    rulebooks = load_rulebooks(extra=shelve(tmp_path, six=text))
    book = rulebooks["six"]
    assert book.ruleset.cite(Topic.CAP) == HOUSE
    assert book.ruleset.cite(Topic.CAP_HEADS_UP) == rulebooks["roberts-11"].ruleset.cite(Topic.CAP_HEADS_UP)
    capped = next(clause for clause in book.clauses if clause.id == "roberts-11:3.3")
    assert capped.topics == ()


def test_an_answer_said_again_unchanged_keeps_its_clause(tmp_path: Path) -> None:
    text = 'extends = "roberts-11"\nid = "same"\nversion = "0.1.0"\n[cap]\nraises = 3\n'
    rulebooks = load_rulebooks(extra=shelve(tmp_path, same=text))
    assert rulebooks["same"].ruleset.topics == rulebooks["roberts-11"].ruleset.topics
    assert rulebooks["same"].clauses == rulebooks["roberts-11"].clauses


def test_extends_may_go_through_several_files(tmp_path: Path) -> None:
    second = (
        'extends = "house-example"\nid = "second"\nversion = "1.0.0"\ntitle = "Second"\nsource = "Ours"\n'
        '[reopening]\nlimit = "full_bet"\ncumulative = false\n'
        '[topics.reopening_limit]\nclause = "house-example:cap"\nbasis = "reading"\nreading = "For the test."\n'
        '[clauses."house-example:cap"]\nparaphrase = "Said anew in the second file."\nsource = "Elsewhere"\n'
    )
    rulebooks = load_rulebooks(extra=shelve(tmp_path, house_example=FOUR_RAISES, second=second))
    book = rulebooks["second"]
    assert book.ruleset.cap.raises == 4
    assert book.ruleset.reopening.limit is LimitReopening.FULL_BET
    assert book.readings[Topic.REOPENING_LIMIT] == "For the test."
    assert (book.title, book.source) == ("Second", "Ours")
    own = book.clauses[-1]
    assert own.paraphrase == "Said anew in the second file."
    assert own.topics == (Topic.CAP, Topic.REOPENING_LIMIT)
    assert Topic.REOPENING_LIMIT not in next(c for c in book.clauses if c.id == "tda-2019:47.B").topics


def test_a_topic_cited_anew_drops_the_inherited_reading(tmp_path: Path) -> None:
    text = (
        'extends = "tda-2019"\nid = "plain"\nversion = "1.0.0"\n'
        '[topics]\nunderraise = "plain:1"\n[clauses."plain:1"]\nparaphrase = "Brought up to the minimum."\n'
    )
    book = load_rulebooks(extra=shelve(tmp_path, plain=text))["plain"]
    assert Topic.UNDERRAISE not in book.readings
    assert Topic.UNDERRAISE not in next(c for c in book.clauses if c.id == "tda-2019:52.A").topics


def test_a_folder_may_take_the_place_of_the_published_one(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a rulebook", encoding="utf-8")
    rulebooks = load_rulebooks(shelve(tmp_path, alone=ALONE))
    assert list(rulebooks) == ["alone"]
    assert rulebooks["alone"].ruleset.cite(Topic.CAP).basis is Basis.ASSUMED
    assert rulebooks["alone"].clauses == ()


def test_rulebooks_are_frozen_hashable_and_the_same_every_time() -> None:
    first, second = load_rulebooks(), load_rulebooks()
    assert first == second
    assert hash(tuple(first.values())) == hash(tuple(second.values()))
    with pytest.raises(TypeError):
        first["other"] = first["badugi"]  # type: ignore[index]
    with pytest.raises(TypeError):
        first["badugi"].ruleset.topics[Topic.CAP] = HOUSE  # type: ignore[index]


def test_a_file_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "alone.toml").write_bytes(ALONE.encode("utf-16"))
    with pytest.raises(RulebooksError, match=r"alone\.toml: is no TOML"):
        load_rulebooks(extra=tmp_path)


@pytest.mark.parametrize("name", [None, "corner-club.tml", "corner-club.TOML"])
def test_a_folder_without_a_rulebook_is_refused(tmp_path: Path, name: str | None) -> None:
    """A misspelled mount, or a file that is not seen: nobody is to find out by an answer."""
    if name:
        (tmp_path / name).write_text(ALONE)
    said = f"{tmp_path}: there is no rulebook in it: files are named ID.toml"
    with pytest.raises(RulebooksError) as refused:
        load_rulebooks(extra=tmp_path)
    assert str(refused.value) == said
    with pytest.raises(RulebooksError) as refused:
        rulebooks_with(tmp_path, None)
    assert str(refused.value) == said


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebooksError, match="is no folder"):
        load_rulebooks(extra=tmp_path / "nowhere")
