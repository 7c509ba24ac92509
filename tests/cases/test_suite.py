"""The suite as a suite: its shape, its ids, and that nothing the service decides is without a case."""

import json
from dataclasses import replace
from importlib.resources.abc import Traversable
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema_rs import Draft202012Validator, meta
from msgspec import structs

from kit.engine import Feature, features_of
from service.cases import Case, case_files, cases_in, json_schema, load_cases, shown_by
from service.cases.rulebook_diff import differences
from service.cases.suite import Level, Requirement, published_tests
from service.rules.messages import OF_TABLES
from service.rules.model.reason import Basis, Code, Topic
from service.rules.ruleset import Ruleset
from service.rulesets import Clause, Rulebook, Rulebooks, Verdict, house, load_rulebooks, parameters
from service.rulesets.rulebook import id_of
from tests.cases.doors import Straight, ask
from tests.support.rows import rows_of
from tests.support.rulebooks import once_read

RULEBOOKS: Final = load_rulebooks()
CASES: Final = load_cases()
FILES: Final = pytest.mark.parametrize("file", case_files(), ids=lambda file: file.name)


def test_the_schema_is_one() -> None:
    meta.validate(json_schema("case.schema.json"))


@FILES
def test_every_file_has_the_shape(file: Traversable) -> None:
    faults = Draft202012Validator(json_schema("case.schema.json"), offline=True).iter_errors(
        json.loads(file.read_text(encoding="utf-8"))
    )
    assert [f"{fault.instance_path}: {fault.message}" for fault in faults] == []


def test_every_topic_has_cases() -> None:
    assert {case.topic for case in CASES} == {file.name.removesuffix(".json") for file in case_files()}


def test_ids_are_unique_and_begin_with_their_topic() -> None:
    assert len({case.id for case in CASES}) == len(CASES)
    assert [case.id for case in CASES if not case.id.startswith(f"{case.topic}.")] == []


def test_every_case_says_what_happens_and_where_that_is_from() -> None:
    assert [case.id for case in CASES if not case.story.strip().endswith((".", "?", ")"))] == []
    assert [case.id for case in CASES if not case.source.strip()] == []


def carried(case: Case) -> list[str]:
    """The rulebooks that the case speaks of, without versions that were dropped: their rulings stay in the case."""
    return [name for name in case.rulings if name in RULEBOOKS]


def test_every_ruling_is_of_a_rulebook_and_cites_a_clause_of_it() -> None:
    assert [case.id for case in CASES if not {id_of(name) for name in case.rulings} <= set(RULEBOOKS)] == []
    for case in CASES:
        for rulebook in carried(case):
            ruling = case.rulings[rulebook]
            listed = {clause.id for clause in RULEBOOKS[rulebook].clauses}
            assert ruling.clause is None or ruling.clause in listed, (case.id, rulebook)
            if RULEBOOKS[rulebook].reads_without_clause and case.table is not None:
                continue  # the clause of a neighbouring edition was seen, and not this one's
            silent = ruling.basis in (Basis.ASSUMED, Basis.HOUSE) or "errors" in ruling.expect
            if ruling.basis is not Basis.DERIVED:  # arithmetic may rest on the question alone
                assert (ruling.clause is None) is silent, (case.id, rulebook)


def test_no_clause_is_without_a_case() -> None:
    """Decided, heard or left to the floor: a case cites each clause whose wording we have.

    Of the next hand one clause is named for each topic, where a rulebook has several that say it.
    """
    answered = {
        clause.id
        for book in once_read().values()
        for clause in book.clauses
        if clause.seen and clause.verdict is not Verdict.OUT_OF_SCOPE and not _says_it_again(clause, book)
    }
    cited = {ruling.clause for case in CASES for ruling in case.rulings.values()}
    assert answered - cited == set()


def _says_it_again(clause: Clause, book: Rulebook) -> bool:
    topics = set(clause.topics)
    of_tables = bool(topics) and topics <= {topic for topic, _ in OF_TABLES.values()}
    return of_tables and all(book.ruleset.cite(topic).clause != clause.id for topic in topics)


def test_no_reason_is_without_a_case() -> None:
    """Whatever the service can say, a case makes it say; so nothing it leaves to the floor is out of reach."""
    for code in set(Code) - set(OF_TABLES):
        answer = ask(*shown_by()[code.value], Straight())
        assert code.value in {reason["code"] for reason in answer["reasons"]}, code


ASKED_ANEW: Final = (Topic.BUTTON_FIRST,)
"""One book needs a draw to say where the first button is, the other needs none: no question has two answers."""


def test_each_difference_between_two_rulebooks_has_a_case_that_shows_it() -> None:
    for one, other in combinations(RULEBOOKS.values(), 2):
        for difference in differences(one, other, CASES):
            told = difference.case is not None or difference.topic in ASKED_ANEW
            assert told, (one.ruleset.id, other.ruleset.id, difference)


@FILES
def test_a_case_shows_what_it_says_it_shows(file: Traversable) -> None:
    """With that parameter alone set as another rulebook has it, the ruling becomes another one."""
    told = [(case, key) for case in CASES if f"{case.topic}.json" == file.name for key in case.shows]
    assert [(case.id, key) for case, key in told if not _is_shown(case, key)] == []


def _is_shown(case: Case, key: str) -> bool:
    settings = {stem: parameters(RULEBOOKS[stem].ruleset)[key] for stem in carried(case)}
    moved = []
    for stem, setting in settings.items():
        other = next((found for found in settings.values() if found != setting), None)
        if other is not None:
            ours = house(RULEBOOKS[stem].ruleset, _with_its_twin(key, other))
            assert isinstance(ours, Ruleset), ours
            moved.append(_decided(case, stem, RULEBOOKS[stem].ruleset) != _decided(case, stem, ours))
    return any(moved)


def _with_its_twin(key: str, setting: object) -> dict[str, object]:
    """The two that cannot be set apart from each other are set together."""
    if key == "reopening.limit":
        return {key: setting, "reopening.cumulative": setting == "full_bet_or_half_faced"}
    if key == "reopening.cumulative":
        return {key: setting, "reopening.limit": "full_bet_or_half_faced" if setting else "full_bet"}
    return {key: setting}


def _decided(case: Case, stem: str, ruleset: Ruleset) -> object:
    """What a case comes to under a rulebook, its reasons aside."""
    laid_over = parameters(ruleset)
    own = parameters(RULEBOOKS[stem].ruleset)
    apart = {key: setting for key, setting in laid_over.items() if setting != own[key]}
    answer = ask(replace(case, house_rules={**case.house_rules, **apart}), stem, Straight())
    return without_words(answer)


def without_words(answer: Any) -> Any:
    """The answer without its reasons."""
    if isinstance(answer, dict):
        return {key: without_words(value) for key, value in answer.items() if key not in ("reasons", "rulebook")}
    return [without_words(value) for value in answer] if isinstance(answer, list) else answer


RULING: Final = {"expect": {"legal": True}, "clause": None, "basis": "assumed"}


def one(**changed: Any) -> dict[str, Any]:
    """A case as it stands in a file."""
    case = {"id": "topic.one", "story": "A story.", "source": "A source.", "round": {}, "rulings": {"tda-2019": RULING}}
    return {**case, **changed}


@rows_of(__file__)
def test_an_action_may_be_anything_where_faults_are_expected(action: Any, expect: Any, fits: bool) -> None:
    [text] = (file.read_text(encoding="utf-8") for file in case_files() if file.name == "wrong_amounts.json")
    [case] = (case for case in json.loads(text)["cases"] if case["id"] == "wrong_amounts.text")
    other = {"as": "tda-2019", "clause": None, "basis": "assumed"}
    rulings = {"tda-2019": {"expect": expect, "clause": None, "basis": "assumed"}, "tda-2013": other}
    file = {"topic": "wrong_amounts", "cases": [{**case, "action": action, "rulings": rulings}]}
    assert Draft202012Validator(json_schema("case.schema.json"), offline=True).is_valid(file) is fits


def test_an_engine_without_names_is_asked_the_opening_that_a_game_makes() -> None:
    asked = {test.id: test.question for test in published_tests() if test.case.game is not None}
    assert all("game" not in question for question in asked.values())
    lowball, badugi = asked["roberts-11/games.ace_to_five_draw_cap"], asked["roberts-11/games.badugi_cap"]
    assert lowball["house_rules"] == {"check_raise.allowed": False}
    assert "house_rules" not in badugi
    assert badugi["opening"]["posts"][0] == {"seat": 1, "type": "small_blind", "amount": 10}


def test_an_engine_may_lack_a_killer_who_acts_last_and_bets_told_by_street() -> None:
    asked = {test.case.id: features_of(test.beginning) for test in published_tests() if test.topic == "games"}
    assert asked["games.killer_acts_last"] == {Feature.ACTS_LAST, Feature.MORE_BLINDS}
    assert asked["games.razz_opening"] == {Feature.ANTES, Feature.BRING_IN}
    assert asked["games.badugi_hand"] == {Feature.STREET_BETS}
    assert asked["games.badugi_cap"] == set()


def test_as_takes_the_expectation_of_another_ruling(tmp_path: Path) -> None:
    as_first = {"as": "tda-2019", "clause": "badugi:6", "basis": "text"}
    case = one(rulings={"tda-2019": RULING, "badugi": as_first})
    (tmp_path / "topic.json").write_text(json.dumps({"topic": "topic", "cases": [case]}), encoding="utf-8")
    [loaded] = load_cases(tmp_path)
    assert loaded.rulings["badugi"].expect == {"legal": True}
    assert (loaded.rulings["badugi"].clause, loaded.rulings["badugi"].same_as) == ("badugi:6", "tda-2019")


NUMBERED_ANEW: Final = """
id = "tda-2098"
version = "1.0.0"
title = "Poker TDA Rules 2098"
source = "Somewhere"
extends = "tda-2019"
inherits = "numbering"
numbers = { "40-62" = "50-72" }
"""


def loaded(folder: Path, *rulings: Any, rulebooks: Rulebooks | None) -> list[Case]:
    """A case with each of these rulings, loaded from a file."""
    cases = [one(id=f"topic.{number}", rulings=some) for number, some in enumerate(rulings)]
    (folder / "topic.json").write_text(json.dumps({"topic": "topic", "cases": cases}), encoding="utf-8")
    return list(cases_in(case_files(folder), rulebooks))


def test_a_later_edition_rules_as_the_book_that_it_extends(tmp_path: Path) -> None:
    (tmp_path / "tda-2098.toml").write_text(NUMBERED_ANEW, encoding="utf-8")
    text = {
        "expect": {"legal": True},
        "clause": "tda-2019:43.A",
        "basis": "text",
        "source": "Rule 43.",
        "disputed": "?",
    }
    sum_ = {**text, "clause": None, "basis": "derived"}
    [by_clause, by_none] = loaded(
        tmp_path, {"tda-2019": text}, {"tda-2019": sum_}, rulebooks=load_rulebooks(extra=tmp_path)
    )
    older = by_clause.rulings["tda-2019"]
    assert by_clause.rulings["tda-2024"] == structs.replace(older, clause="tda-2024:43.A", same_as="tda-2019")
    unseen = structs.replace(older, clause="tda-2098:53.A", basis=Basis.READING, same_as="tda-2019")
    assert by_clause.rulings["tda-2098"] == unseen
    assert by_none.rulings["tda-2098"] == structs.replace(by_none.rulings["tda-2019"], same_as="tda-2019")


def test_another_body_s_book_and_a_case_s_own_word_are_not_taken_over(tmp_path: Path) -> None:
    own = {"tda-2019": RULING, "tda-2024": {**RULING, "expect": {"legal": False}}}
    [case, badugi] = loaded(tmp_path, own, {"badugi": RULING}, rulebooks=RULEBOOKS)
    assert case.rulings["tda-2024"].expect == {"legal": False}
    assert "wsop-2024" not in case.rulings
    assert set(badugi.rulings) == {"badugi"}
    assert set(loaded(tmp_path, {"tda-2019": RULING}, rulebooks=None)[0].rulings) == {"tda-2019"}


def test_what_a_version_of_the_extended_book_says_comes_first(tmp_path: Path) -> None:
    pinned = {"tda-2019@1": {**RULING, "expect": {"legal": False}}, "tda-2019": RULING}
    [case] = loaded(tmp_path, pinned, rulebooks=RULEBOOKS)
    assert case.rulings["tda-2024"].expect == {"legal": False}


def test_a_clause_that_cannot_be_taken_over_is_named(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="tda-2019:99"):
        loaded(tmp_path, {"tda-2019": {**RULING, "clause": "tda-2019:99", "basis": "text"}}, rulebooks=RULEBOOKS)


AFTER_2026: Final = """
id = "wsop-2098"
version = "1.0.0"
title = "WSOP tournament rules 2098"
source = "Somewhere"
extends = "wsop-2026"
inherits = "wording"
"""


def test_a_silent_edition_rules_by_the_clause_of_the_book_that_it_falls_back_to(tmp_path: Path) -> None:
    (tmp_path / "wsop-2098.toml").write_text(AFTER_2026, encoding="utf-8")
    silent = {"expect": {"legal": True}, "clause": None, "basis": "assumed"}
    live = {**silent, "clause": "wsop-live-2024:133", "basis": "text"}
    other_clause, otherwise = {**live, "clause": "wsop-live-2024:132"}, {**live, "expect": {"legal": False}}
    told = {**silent, "clause": "wsop-2024:96", "basis": "text"}
    named = {"as": "wsop-2024", "clause": "wsop-live-2026:137", "basis": "fallback"}
    cases = loaded(
        tmp_path,
        {"wsop-2024": silent, "wsop-live-2024": live},
        {"wsop-2024": silent, "wsop-live-2024": other_clause},
        {"wsop-2024": silent, "wsop-live-2024": otherwise},
        {"wsop-2024": told, "wsop-live-2024": live},
        {"wsop-2024": silent, "wsop-2026": named},
        rulebooks=load_rulebooks(extra=tmp_path),
    )
    ruled = [(case.rulings["wsop-2026"].clause, case.rulings["wsop-2026"].basis.value) for case in cases]
    by_137 = ("wsop-live-2026:137", "fallback")
    assert ruled == [by_137, (None, "assumed"), (None, "assumed"), ("wsop-2026:96", "text"), by_137]
    later = [(case.rulings["wsop-2098"].clause, case.rulings["wsop-2098"].basis.value) for case in cases]
    assert later == [(None, "assumed")] * 3 + [("wsop-2098:96", "text"), (None, "assumed")]


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id, book in RULEBOOKS.items() if book.reissued])
def test_no_ruling_of_a_later_edition_says_what_goes_without_saying(id: str, tmp_path: Path) -> None:
    taken_away = set()
    for file in case_files():
        content = json.loads(file.read_text(encoding="utf-8"))
        for case in content["cases"]:
            shared = any(ruling.get("as") == id for ruling in case["rulings"].values())
            if len(case["rulings"]) > 1 and not shared and case["rulings"].pop(id, None):
                taken_away.add(case["id"])
        (tmp_path / file.name).write_text(json.dumps(content), encoding="utf-8")
    without = {case.id: case.rulings.get(id) for case in cases_in(case_files(tmp_path), RULEBOOKS)}
    by_id = {case.id: case.rulings for case in CASES}
    taken_over = {case: ruling for case in taken_away if (ruling := without[case])}
    assert [
        case
        for case, ruling in taken_over.items()
        if structs.replace(by_id[case][id], same_as=ruling.same_as) == ruling
    ] == []


BY_AN_ILLUSTRATION_OR_PROCEDURE: Final = {
    "prior_chips.change_due_taken_back_one_large_chip",
    *(case.id for case in CASES if case.id.startswith("blinds.ante_for_the_table_")),
    "whole_hands.short_big_blind_pays_the_blind_first",
    "bring_in.low_card_all_in_for_the_ante",
}
"""What rests on an illustration to rule 46, or on recommended procedures 10 and 11: our 2019 has neither."""


def test_an_edition_that_rules_alike_is_held_as_firmly() -> None:
    """TDA 2024 has most of 2019 word for word: what is open in one is open in the other.

    Of the next hand most of 2019's own words were not seen, and of the clock none.
    """
    of_rounds = [test for test in published_tests() if test.level is not Level.NEXT_HAND and test.case.topic != "time"]
    older = {test.case.id: test for test in of_rounds if test.rulebook == "tda-2019"}
    newer = [test for test in of_rounds if test.rulebook == "tda-2024" and test.case.id in older]
    both = [(older[test.case.id], test) for test in newer]
    alike = [(one, other) for one, other in both if one.expect == other.expect]
    assert len(alike) > 1000
    apart = {other.case.id for one, other in alike if one.requirement is not other.requirement}
    assert apart == BY_AN_ILLUSTRATION_OR_PROCEDURE


def test_a_ruling_may_be_disputed_under_one_rulebook_alone() -> None:
    found = {one.rulebook: one for one in published_tests() if one.case.id == "undercall.chip_of_a_tenth"}
    assert found["tda-2019"].requirement is Requirement.DISPUTED
    assert "tenth" in found["tda-2019"].to_json()["disputed"]
    assert found["roberts-11"].requirement is Requirement.REQUIRED
    assert found["roberts-11"].to_json()["disputed"] is None
