"""A rulebook that names another one for what it leaves out: what is taken from there, what is not, what is refused."""

from pathlib import Path
from typing import Final

import pytest

from kit.engine_difference import other_houses
from service.rules.betting.straddle import StraddleRaise
from service.rules.declarations.string_bet import AnnouncedRaise
from service.rules.model.reason import Basis, Topic
from service.rules.ruleset import HOUSE, SILENT, Citation
from service.rulesets import Rulebook, RulebooksError, Verdict, check, load_rulebooks, parameters
from tests.support.rows import text_beside
from tests.support.rulebooks import shelve

THERE: Final = "\n" + text_beside(__file__, "books/there.toml")
HERE: Final = """
id = "here"
version = "1.0.0"
title = "Here: the book"
source = "Here, all of it"
falls_back_to = "there"
"""
TEXT: Final = """
[topics]
undercall = "here:1"
call = "here:1"

[clauses."here:1"]
paraphrase = "A call is a call."
"""


def shelved(folder: Path, **texts: str) -> dict[str, Rulebook]:
    return dict(load_rulebooks(shelve(folder, **{"there": THERE, "here": HERE + TEXT, **texts})))


def faults(folder: Path, **texts: str) -> list[str]:
    with pytest.raises(RulebooksError) as refused:
        shelved(folder, **texts)
    return [str(fault) for fault in refused.value.faults]


def fallback(clause: str) -> Citation:
    return Citation(clause=clause, basis=Basis.FALLBACK)


def test_a_topic_without_a_clause_is_cited_from_there(tmp_path: Path) -> None:
    book = shelved(tmp_path)["here"]
    assert book.falls_back_to == "there"
    assert dict(book.ruleset.topics) == {
        Topic.CALL: Citation(clause="here:1", basis=Basis.TEXT),
        Topic.STRADDLE: fallback("there:1"),
        Topic.TIME: fallback("there:3"),
        Topic.ANNOUNCED_RAISE: fallback("there:2"),
        Topic.UNDERCALL: Citation(clause="here:1", basis=Basis.TEXT),
    }
    assert list(book.ruleset.topics) == [topic for topic in Topic if topic in book.ruleset.topics]
    assert dict(book.readings) == {Topic.ANNOUNCED_RAISE: "Several are more than one."}


def test_a_parameter_is_set_as_there_if_the_book_has_a_clause_for_none_of_its_topics(tmp_path: Path) -> None:
    book = shelved(tmp_path)["here"]
    assert book.fallen_back == {"straddle.min_raise", "straddle.counts", "string_bet.announced_raise"}
    assert book.ruleset.straddle.min_raise is StraddleRaise.PLUS_BIG_BLIND
    assert book.ruleset.string_bet.announced_raise is AnnouncedRaise.SEVERAL
    assert parameters(book.ruleset)["undercall.rule"] == "full_or_floor"


def test_a_clause_that_says_otherwise_than_is_ruled_here_is_not_cited(tmp_path: Path) -> None:
    """Its own clause decides `undercall`, and with it the parameter that `unaware_of_raise` hangs on."""
    assert shelved(tmp_path)["here"].ruleset.cite(Topic.UNAWARE_OF_RAISE) is SILENT


def test_the_clauses_that_are_cited_are_listed_with_what_they_are_cited_for(tmp_path: Path) -> None:
    there, here = (shelved(tmp_path)[id] for id in ("there", "here"))
    told = {clause.id: clause.topics for clause in here.clauses}
    assert told == {
        "here:1": (Topic.CALL, Topic.UNDERCALL),
        "there:1": (Topic.STRADDLE,),
        "there:2": (Topic.ANNOUNCED_RAISE,),
        "there:3": (Topic.TIME,),
    }
    assert [clause.paraphrase for clause in here.clauses[1:]] == [clause.paraphrase for clause in there.clauses]
    assert {clause.verdict for clause in here.clauses} == {Verdict.DECIDED}


def test_what_that_one_leaves_to_the_house_stays_the_house_s(tmp_path: Path) -> None:
    book = shelved(tmp_path)["here"]
    assert book.left_open & book.fallen_back == {"straddle.counts"}
    assert "ante.short_stack" in book.left_open  # neither speaks of it
    assert "undercall.rule" not in book.left_open


def test_no_engine_is_held_to_what_another_book_says(tmp_path: Path) -> None:
    """A search asks whether a ruling hangs on it as on what is left open."""
    tried = {key for rules in other_houses(shelved(tmp_path)["here"]) for key in rules}
    assert {"straddle.min_raise", "string_bet.announced_raise", "ante.short_stack"} <= tried
    assert "undercall.rule" not in tried


def test_what_the_file_sets_or_leaves_open_itself_stays(tmp_path: Path) -> None:
    own = HERE + 'leaves_open = ["string_bet.announced_raise"]\n[straddle]\nmin_raise = "doubled"\n' + TEXT
    book = shelved(tmp_path, here=own)["here"]
    assert book.fallen_back == {"straddle.counts"}
    assert book.ruleset.straddle.min_raise is StraddleRaise.DOUBLED
    assert book.ruleset.cite(Topic.STRADDLE) is SILENT
    assert book.ruleset.cite(Topic.ANNOUNCED_RAISE) is SILENT
    assert book.ruleset.cite(Topic.TIME) == fallback("there:3")


def test_house_rules_over_the_book_keep_it(tmp_path: Path) -> None:
    club = 'id = "club"\nversion = "1.0.0"\nextends = "here"\n[straddle]\ncounts = true\n'
    here, book = (shelved(tmp_path, club=club)[id] for id in ("here", "club"))
    assert book.falls_back_to is None
    assert book.ruleset.cite(Topic.STRADDLE) == HOUSE
    assert book.ruleset.cite(Topic.ANNOUNCED_RAISE) == fallback("there:2")
    assert book.fallen_back == {"string_bet.announced_raise"}
    assert [clause.id for clause in book.clauses] == [clause.id for clause in here.clauses]


@pytest.mark.parametrize("inherits", ["wording", "numbering", "answers"])
def test_another_book_over_it_names_one_anew_or_has_none(tmp_path: Path, inherits: str) -> None:
    named = f'extends = "here"\ninherits = "{inherits}"\n'
    heading = f'id = "later"\nversion = "1.0.0"\ntitle = "Later"\nsource = "Later"\n{named}'
    book = shelved(tmp_path, later=heading)["later"]
    own = [] if inherits == "answers" else ["later:1"]
    assert [clause.id for clause in book.clauses] == own
    assert Basis.FALLBACK not in {cited.basis for cited in book.ruleset.topics.values()}
    assert (book.falls_back_to, book.fallen_back) == (None, frozenset())
    assert {"straddle.min_raise", "string_bet.announced_raise"} <= book.left_open
    again = shelved(tmp_path, later=heading + 'falls_back_to = "there"\n')["later"]
    assert [clause.id for clause in again.clauses] == [*own, "there:1", "there:2", "there:3"]
    assert again.ruleset.cite(Topic.TIME) == fallback("there:3")


def test_one_behind_the_other(tmp_path: Path) -> None:
    """What the book that is named takes from a third is taken with it."""
    front = 'id = "front"\nversion = "1.0.0"\ntitle = "Front"\nsource = "Front"\nfalls_back_to = "here"\n'
    book = shelved(tmp_path, front=front)["front"]
    assert book.ruleset.cite(Topic.CALL) == fallback("here:1")
    assert book.ruleset.cite(Topic.TIME) == fallback("there:3")
    assert {clause.id for clause in book.clauses} == {"here:1", "there:1", "there:2", "there:3"}


def test_a_version_may_be_named(tmp_path: Path) -> None:
    newer = THERE.replace("1.0.0", "2.0.0").replace('min_raise = "plus_big_blind"', 'min_raise = "doubled"')
    (tmp_path / "there@1.toml").write_text(THERE, encoding="utf-8")
    pinned = HERE.replace('"there"', '"there@1"') + TEXT
    book = shelved(tmp_path, there=newer, here=pinned)["here"]
    assert book.falls_back_to == "there@1"
    assert book.ruleset.straddle.min_raise is StraddleRaise.PLUS_BIG_BLIND


def test_a_book_that_is_not_there_is_told(tmp_path: Path) -> None:
    wrong = HERE.replace('"there"', '"their"') + TEXT.replace('"here:1"\ncall', '"here:2"\ncall')
    assert faults(tmp_path, here=wrong) == [
        "here.toml:6: falls_back_to: there is no rulebook their: did you mean there?",
        "here.toml:9: topics.undercall.clause: there is no clause here:2: did you mean here:1?",
    ]
    told = faults(tmp_path, here=HERE.replace('"there"', "7") + TEXT)
    assert told == ["here.toml:6: falls_back_to: must be a text that is not blank"]


def test_a_book_that_is_wrong_itself_is_told_once(tmp_path: Path) -> None:
    [told] = faults(tmp_path, there=THERE.replace('"several"', '"many"'))
    assert told.startswith("there.toml:13: string_bet.announced_raise: must be one of")


CIRCLE: Final = "goes round in a circle: here"


@pytest.mark.parametrize(
    ("here", "there", "told"),
    [
        (HERE.replace('"there"', '"here"'), THERE, f"here.toml:6: falls_back_to: {CIRCLE} > here"),
        (HERE, 'falls_back_to = "here"\n' + THERE, f"there.toml:1: falls_back_to: {CIRCLE} > there > here"),
        (HERE, 'extends = "here"\ninherits = "answers"\n' + THERE, f"there.toml:1: extends: {CIRCLE} > there > here"),
    ],
    ids=["itself", "one another", "what it is the beginning of"],
)
def test_a_circle_is_refused(tmp_path: Path, here: str, there: str, told: str) -> None:
    assert faults(tmp_path, here=here + TEXT, there=there) == [told]


def test_what_then_contradicts_is_told(tmp_path: Path) -> None:
    full_bet = '[reopening]\nlimit = "full_bet"\ncumulative = false\n\n[topics]'
    there = THERE.replace("[topics]", f'{full_bet}\nhalf_bet = "there:1"')
    here = HERE + TEXT.replace("[topics]", '[topics]\nreopening_limit = "here:1"')
    assert faults(tmp_path, there=there, here=here) == [
        "here.toml:6: falls_back_to: reopening.limit then contradicts reopening.cumulative: set both in this file"
    ]
    both = here.replace("[topics]", full_bet)
    assert parameters(shelved(tmp_path, there=there, here=both)["here"].ruleset)["reopening.cumulative"] is False


def test_it_is_checked_with_what_it_takes(tmp_path: Path) -> None:
    shelved(tmp_path)
    books, told = check([tmp_path])
    assert told == ()
    assert [(book.ruleset.id, book.falls_back_to) for book in books] == [("here", "there"), ("there", None)]
