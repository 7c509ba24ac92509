"""What a file takes over from the rulebook it extends: its clauses, its numbering, or its answers alone."""

from pathlib import Path

import pytest

from service.rules.betting.cap import HeadsUp
from service.rules.model.reason import Basis, Topic
from service.rules.ruleset import HOUSE, SILENT, Citation
from service.rulesets import Clause, Inherits, Rulebook, Seen, load_rulebooks, parameters
from tests.support.rows import text_beside
from tests.support.rulebooks import shelve

FIRST = text_beside(__file__, "books/first.toml")

HEADING = """
id = "second"
version = "2.0.0"
title = "The Second Book: all of it"
source = "Second press"
extends = "first"
"""
NUMBERING = 'inherits = "numbering"\n' + HEADING
ANSWERS = 'inherits = "answers"\n' + HEADING
OWN = '[topics]\ncap = { clause = "second:9", basis = "text" }\n[clauses."second:9"]\nparaphrase = "Six."\n'


def shelved(folder: Path, second: str, **more: str) -> dict[str, Rulebook]:
    return dict(load_rulebooks(shelve(folder, **{"first": FIRST, "second": second, **more})))


def clause(book: Rulebook, clause_id: str) -> Clause:
    return next(one for one in book.clauses if one.id == clause_id)


@pytest.mark.parametrize("inherits", ["", f'inherits = "{Inherits.CLAUSES}"\n'])
def test_clauses_are_inherited_as_they_are_unless_it_is_said(tmp_path: Path, inherits: str) -> None:
    rulebooks = shelved(tmp_path, inherits + HEADING)
    assert rulebooks["second"].clauses == rulebooks["first"].clauses
    assert rulebooks["second"].ruleset.topics == rulebooks["first"].ruleset.topics
    assert rulebooks["second"].readings == rulebooks["first"].readings
    assert all(one.seen for one in rulebooks["second"].clauses)


def test_numbering_issues_the_clauses_anew(tmp_path: Path) -> None:
    rulebooks = shelved(tmp_path, NUMBERING)
    one, two = rulebooks["second"].clauses
    assert (one.id, one.seen, one.topics) == ("second:1", False, (Topic.CAP,))
    assert one.source == "The Second Book, page 1"
    assert one.paraphrase == "A bet and five raises."
    assert one.reading == "Taken over from first:1: the wording of this edition was not seen."
    assert (two.id, two.seen, two.topics) == ("second:2.A", False, (Topic.IN_TURN, Topic.CALL))
    assert two.source == "The Second Book, 2.A"
    assert two.verdict is clause(rulebooks["first"], "first:2.A").verdict
    assert two.reading is not None
    assert two.reading.startswith("Taken over from first:2.A: ")
    assert two.reading.endswith(" Nobody doubts it.")


RENUMBERED = NUMBERING.replace("numbering", "wording") + '[numbers]\n"1-3" = "5-7"\n"8-8" = "4-4"\n'
REFERS = """
[clauses."first:8"]
source = "Rules 2, 3 and 8, with rule 9"
paraphrase = "As in rules 1-3, and rule 8-B; the 2 and rulebook 2 are no rules."
reading = "It names rule 9 for rule 2."
[clauses."first:VII.2"]
paraphrase = "Nobody bets."
"""


def test_an_edition_moves_clauses_by_a_table_of_numbers(tmp_path: Path) -> None:
    rulebooks = shelved(tmp_path, RENUMBERED, first=FIRST + REFERS)
    book = rulebooks["second"]
    assert [one.id for one in book.clauses] == ["second:5", "second:6.A", "second:4", "second:VII.2"]
    moved = {"1": "5", "2.A": "6.A", "8": "4", "VII.2": "VII.2"}
    assert book.reissued == {f"first:{old}": f"second:{new}" for old, new in moved.items()}
    assert book.ruleset.topics[Topic.CALL].clause == "second:6.A"
    assert book.clauses[1].source == "The Second Book, 6.A"
    assert book.clauses[2].paraphrase == "As in rules 5-7, and rule 4-B; the 2 and rulebook 2 are no rules."
    assert book.clauses[2].reading == "It names rule 9 for rule 6."


def test_what_is_no_later_edition_issues_no_clause_anew(tmp_path: Path) -> None:
    for inherits in ("clauses", "answers"):
        assert shelved(tmp_path, f'inherits = "{inherits}"\n{HEADING}')["second"].reissued == {}
    over_an_edition = HEADING.replace("second", "third").replace("first", "second")
    assert shelved(tmp_path, RENUMBERED, third=over_an_edition)["third"].reissued == {}


def test_one_clause_may_be_moved_apart_from_its_number(tmp_path: Path) -> None:
    moved = NUMBERING.replace("numbering", "wording") + '[numbers]\n"2.A" = "7.A-1"\n"1-3" = "5-7"\n'
    book = shelved(tmp_path, moved)["second"]
    assert book.reissued == {"first:1": "second:5", "first:2.A": "second:7.A-1"}


RESTATED = 'seen = "restated"\n' + NUMBERING.replace("numbering", "wording") + OWN
SECOND_HAND = "Second hand, as others tell it: the wording of this edition was not seen."


def test_a_book_known_at_second_hand_is_a_reading_throughout(tmp_path: Path) -> None:
    book = shelved(tmp_path, RESTATED)["second"]
    assert book.seen is Seen.RESTATED
    assert [(one.id, one.seen) for one in book.clauses] == [(f"second:{n}", False) for n in ("1", "2.A", "9")]
    assert {cited.basis for cited in book.ruleset.topics.values()} == {Basis.READING}
    assert book.readings[Topic.CAP] == clause(book, "second:9").reading == SECOND_HAND
    assert book.readings[Topic.CALL] == f"{SECOND_HAND} Read there as follows: Arithmetic."
    assert clause(book, "second:2.A").reading == f"{SECOND_HAND} Read there as follows: Nobody doubts it."


def test_one_word_tells_how_a_book_is_known(tmp_path: Path) -> None:
    book = shelved(tmp_path, RESTATED.replace("restated", "text"))["second"]
    unsaid = shelved(tmp_path, RESTATED.replace('seen = "restated"', ""))["second"]
    assert book == unsaid
    assert (book.seen, book.ruleset.cite(Topic.CAP).basis) == (Seen.TEXT, Basis.TEXT)
    assert all(one.seen for one in book.clauses)
    assert shelved(tmp_path, NUMBERING)["second"].seen is Seen.UNSEEN


def test_numbering_makes_every_citation_a_reading(tmp_path: Path) -> None:
    book = shelved(tmp_path, NUMBERING)["second"]
    assert book.ruleset.topics == {
        Topic.CALL: Citation(clause="second:2.A", basis=Basis.READING),
        Topic.CAP: Citation(clause="second:1", basis=Basis.READING),
    }
    assert book.readings[Topic.CAP] == "Taken over from first:1: the wording of this edition was not seen."
    assert book.readings[Topic.CALL].startswith("Taken over from first:2.A: the wording")
    assert book.readings[Topic.CALL].endswith(" Arithmetic.")
    assert book.ruleset.cap.raises == 5


def test_an_edition_that_was_seen_to_say_the_same_is_as_firm(tmp_path: Path) -> None:
    rulebooks = shelved(tmp_path, f'inherits = "{Inherits.WORDING}"\n{HEADING}')
    first, second = rulebooks["first"], rulebooks["second"]
    assert [one.id for one in second.clauses] == ["second:1", "second:2.A"]
    assert all(one.seen for one in second.clauses)
    assert [one.reading for one in second.clauses] == [one.reading for one in first.clauses]
    assert second.readings == first.readings
    for topic, citation in first.ruleset.topics.items():
        clause_id = (citation.clause or "").replace("first:", "second:")
        assert second.ruleset.topics[topic] == Citation(clause=clause_id, basis=citation.basis)


def test_an_edition_may_say_a_clause_anew(tmp_path: Path) -> None:
    text = NUMBERING + '[clauses."second:1"]\nparaphrase = "Still five."\nsource = "Page 3"\nseen = false\n'
    book = shelved(tmp_path, text)["second"]
    assert [one.id for one in book.clauses] == ["second:1", "second:2.A"]
    again = clause(book, "second:1")
    assert (again.paraphrase, again.source, again.seen) == ("Still five.", "Page 3", False)
    assert again.topics == (Topic.CAP,)


def test_an_edition_that_answers_otherwise_loses_the_citation_to_nobodys_house(tmp_path: Path) -> None:
    book = shelved(tmp_path, NUMBERING + "[cap]\nraises = 6\n")["second"]
    assert book.ruleset.cite(Topic.CAP) == SILENT
    assert Topic.CAP not in book.readings
    assert clause(book, "second:1").topics == ()
    assert book.ruleset.cite(Topic.CALL).clause == "second:2.A"


def test_an_edition_that_answers_otherwise_may_cite_anew(tmp_path: Path) -> None:
    text = NUMBERING + '[cap]\nraises = 6\n[topics.cap]\nclause = "second:1"\nbasis = "reading"\nreading = "Heard."\n'
    book = shelved(tmp_path, text)["second"]
    assert book.ruleset.cite(Topic.CAP) == Citation(clause="second:1", basis=Basis.READING)
    assert book.readings[Topic.CAP] == "Heard."
    assert clause(book, "second:1").topics == (Topic.CAP,)


def test_the_houses_own_word_stays_the_houses(tmp_path: Path) -> None:
    house = 'id = "house"\nversion = "1.0.0"\nextends = "first"\n[cap]\nraises = 4\n'
    book = shelved(tmp_path, NUMBERING.replace('"first"', '"house"'), house=house)["second"]
    assert book.ruleset.cite(Topic.CAP) == HOUSE
    assert Topic.CAP not in book.readings


def test_an_edition_of_an_edition(tmp_path: Path) -> None:
    third = NUMBERING.replace('"first"', '"second"').replace('id = "second"', 'id = "third"').replace("Second", "Third")
    book = shelved(tmp_path, NUMBERING, third=third)["third"]
    assert clause(book, "third:1").source == "The Third Book, page 1"
    assert book.readings[Topic.CAP].startswith("Taken over from second:1: ")
    assert "Taken over from first:1: " in book.readings[Topic.CAP]


def test_answers_are_inherited_without_a_clause(tmp_path: Path) -> None:
    rulebooks = shelved(tmp_path, ANSWERS)
    book = rulebooks["second"]
    assert parameters(book.ruleset) == parameters(rulebooks["first"].ruleset)
    assert (book.clauses, book.ruleset.topics, book.readings) == ((), {}, {})
    assert (book.title, book.source, book.extends) == ("The Second Book: all of it", "Second press", "first")


def test_another_bodys_book_is_silent_but_for_its_own_clauses(tmp_path: Path) -> None:
    book = shelved(tmp_path, ANSWERS + '[cap]\nraises = 6\nheads_up = "uncapped_if_began_heads_up"\n' + OWN)["second"]
    assert book.ruleset.cap.raises == 6
    assert book.ruleset.cap.heads_up is HeadsUp.UNCAPPED_IF_BEGAN_HEADS_UP
    assert book.ruleset.topics == {Topic.CAP: Citation(clause="second:9", basis=Basis.TEXT)}
    assert book.ruleset.cite(Topic.CAP_HEADS_UP) == SILENT
    assert [(one.id, one.seen, one.topics) for one in book.clauses] == [("second:9", True, (Topic.CAP,))]


def test_house_rules_over_an_edition_keep_its_clauses(tmp_path: Path) -> None:
    house = 'id = "house"\nversion = "1.0.0"\nextends = "second"\n[cap]\nraises = 6\n'
    rulebooks = shelved(tmp_path, NUMBERING, house=house)
    book = rulebooks["house"]
    assert book.ruleset.cite(Topic.CAP) == HOUSE
    assert book.ruleset.cite(Topic.CALL) == rulebooks["second"].ruleset.cite(Topic.CALL)
    assert [(one.id, one.seen) for one in book.clauses] == [("second:1", False), ("second:2.A", False)]


def test_what_is_left_open_is_what_is_silent_and_what_is_said_to_be(tmp_path: Path) -> None:
    said = 'leaves_open = ["cap.raises"]\n'
    books = shelved(tmp_path, NUMBERING, third=said + HEADING.replace("second", "third"))
    assert "pot.odd" in books["first"].left_open  # it cites nothing for it
    assert "cap.raises" not in books["first"].left_open | books["second"].left_open
    assert books["third"].left_open == books["first"].left_open | {"cap.raises"}


def test_house_rules_take_over_what_is_left_open_but_for_what_they_set(tmp_path: Path) -> None:
    third = 'id = "third"\nversion = "1.0.0"\nextends = "second"\n'
    open_there = 'leaves_open = ["cap.raises"]\n' + HEADING
    books = shelved(tmp_path, open_there, third=third, fourth=third.replace("third", "fourth") + "[cap]\nraises = 5\n")
    assert "cap.raises" in books["third"].left_open
    assert "cap.raises" not in books["fourth"].left_open
