"""The rulebooks for people at a table: /rulebooks and what is below."""

import html
import json
import re
from dataclasses import replace
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from service.answers.reason_docs import case_answer
from service.api.app import create_app
from service.cases import load_cases
from service.cases.rulebook_diff import parameters_apart, telling_cases
from service.pages import page_words
from service.pages.html import FEWEST_ASKED, Pages
from service.pages.page_words import QUIZ, clause_titles, words
from service.pages.rulebook_pages import BookText, apart, succession
from service.rulesets import PARAMETERS, Rulebooks, editions, load_rulebooks
from service.settings import Settings
from tests.conftest import Checked
from tests.support.browser import BROWSER, MOST_BYTES, linked, page, text
from tests.support.rows import rows_of
from tests.support.rulebooks import HOUSE

ROOT: Final = "/rulebooks"
BOOK: Final = f"{ROOT}/tda-2019"
OVERCHIP: Final = f"{BOOK}/clauses/44"
CASES: Final = f"{BOOK}/cases/overchip"
BOTH: Final = f"{BOOK}/roberts-11"
BOOKS: Final = tuple(load_rulebooks())
SUCCESSIVE: Final = [
    (before.ruleset.id, after.ruleset.id)
    for books in editions(load_rulebooks()).values()
    for before, after in pairwise(books)
]
DATA: Final = files("service.rulesets") / "data"
NAMED: Final = {"discretion": "floor decides", "rejected": "^no |waits", "accepted": "stands|waits", "fold": "folded"}
"""What the right answer of a question says where no amount stands."""


@rows_of(__file__)
def test_a_browser_gets_a_page_and_a_program_is_sent_on(client: Checked, path: str, document: str) -> None:
    assert "<!DOCTYPE html>" in page(client, path).get_data(as_text=True)
    for accept in ({}, {"Accept": "*/*"}, {"Accept": "application/json"}):
        answer = client.get(path, headers=accept)
        assert (answer.status_code, answer.headers["Location"], answer.data) == (303, document, b"")
        assert "Content-Type" not in answer.headers
        assert answer.headers["Vary"] == "Accept"
    assert client.get(document).status_code == 200


@rows_of(__file__)
def test_what_is_not_there_is_a_problem(client: Checked, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.mimetype) == (404, "application/problem+json")
    assert answer.headers["Vary"] == "Accept"
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.mimetype, answer.headers["Vary"]) == (404, "text/html", "Accept")
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert '<a href="/rulebooks/tda-2019">Poker TDA Rules 2019</a>' in answer.get_data(as_text=True)


@rows_of(__file__)
def test_a_query_that_is_not_taken_is_a_problem(client: Checked, path: str) -> None:
    said = client.get(path).get_json()
    assert said["type"] == "/problems/unknown-parameter"
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.mimetype) == (400, "text/html")
    assert html.escape(said["detail"]) in answer.get_data(as_text=True)


def test_two_that_are_chosen_are_put_side_by_side(client: Checked) -> None:
    form = page(client, ROOT).get_data(as_text=True)
    assert re.findall(r'<option value="([^"]+)"', form) == [*BOOKS, *BOOKS]
    answer = client.get(f"{ROOT}?a=tda-2019&b=roberts-11", headers=BROWSER)
    assert (answer.status_code, answer.headers["Location"]) == (303, BOTH)


def test_what_has_no_words_is_shown_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.toml").write_text("[questions]\n[groups]\n[topics]\n[situations.Other]\n", encoding="utf-8")
    monkeypatch.setattr(page_words, "_FILE", str(tmp_path / "words.toml"))
    words.cache_clear()
    try:
        told = words()
        assert (told.topics["cap"], told.situation_titles["cap"]) == ("cap", "cap")
        assert told.questions["cap.raises"].answer(4) == "4"
        client = Checked(create_app(Settings(log_level="ERROR")))
        assert "out_of_turn.skipped" in page(client, "/table").get_data(as_text=True)
        assert "out_of_turn.skipped substantial_action Elsewhere: " in text(client, BOOK)
    finally:
        words.cache_clear()


@pytest.mark.parametrize("id", BOOKS)
def test_a_rulebook_shows_each_clause_choice_and_case(client: Checked, id: str) -> None:
    told = client.get(f"/v1/rulebooks/{id}").get_json()
    shown = text(client, f"{ROOT}/{id}")
    for clause in told["clauses"]:
        if told["falls_back_to"] and clause["id"].startswith(f"{told['falls_back_to']}:"):
            assert f"{clause['id']} " in shown  # its words stand on the pages of that book
        else:
            assert " ".join(clause["paraphrase"].split()) in shown, clause["id"]
            assert " ".join(clause.get("reading", "").split()) in shown, clause["id"]
    for key, setting in told["parameters"].items():
        asked = words().questions[key]
        given = json.dumps(setting).strip('"')
        apart = [said for name, said in asked.answers.items() if name != given]
        others = "another number" if PARAMETERS[key].kind is int else "; ".join(apart)
        assert f"{asked.question} {asked.answer(setting)} Elsewhere: {others} " in shown, key
    for topic, cited in told["topics"].items():
        assert words().topics[topic] in shown, topic
        assert cited["clause"] or cited["reading"] in shown, topic
    ruled = [case for case in load_cases() if id in case.rulings and "errors" not in case.rulings[id].expect]
    listed = re.findall(rf'/rulebooks/{id}/cases/(\w+)">', page(client, f"{ROOT}/{id}").get_data(as_text=True))
    assert set(listed) == {case.topic for case in ruled}
    assert len(listed) == len(set(listed))


SECOND_HAND: Final = "We have not read this book yet. All of it here is our reading of what others restate."


def test_a_rulebook_known_at_second_hand_says_so(client: Checked) -> None:
    rulebooks = {one["id"]: one["seen"] for one in client.get("/v1/rulebooks").get_json()["rulebooks"]}
    assert text(client, ROOT).count(SECOND_HAND) == list(rulebooks.values()).count("restated")
    for id, seen in rulebooks.items():
        assert client.get(f"/v1/rulebooks/{id}").get_json()["seen"] == seen
        assert (SECOND_HAND in text(client, f"{ROOT}/{id}")) is (seen == "restated")


def test_another_that_is_known_so_says_so(tmp_path: Path) -> None:
    (tmp_path / "told.toml").write_text('seen = "restated"\n' + HOUSE.replace("corner-club", "told"), encoding="utf-8")
    rulebooks = load_rulebooks(extra=tmp_path)
    pages = Pages("1.0.0", rulebooks)
    assert SECOND_HAND in pages.rulebook(rulebooks["told"]).decode()
    assert SECOND_HAND not in pages.rulebook(rulebooks["tda-2019"]).decode()


def test_each_rulebook_says_whose_it_is(client: Checked) -> None:
    shown = text(client, ROOT)
    for id in BOOKS:
        told = client.get(f"/v1/rulebooks/{id}").get_json()["publication"]
        parts = [told["publisher"], *([told["edition"]] if told["edition"] else [])]
        whose = f"{', '.join(parts)}: {told['address'].partition('://')[2]} . Told in our words."
        for where in (shown, text(client, f"{ROOT}/{id}")):
            assert whose in where, id
        assert f'<a href="{told["address"]}">' in page(client, f"{ROOT}/{id}").get_data(as_text=True)


@pytest.mark.parametrize("id", BOOKS)
def test_each_clause_has_a_title_and_no_title_is_of_none(id: str) -> None:
    book = BookText(load_rulebooks()[id], load_rulebooks())
    assert [one.number for one in book.clauses if not one.title] == []
    own = {clause.id.partition(":")[2] for clause in load_rulebooks()[id].clauses}
    assert set(clause_titles().get(id, {})) <= own


def test_a_search_knows_a_floor_s_words_in_all_books_and_in_each(client: Checked) -> None:
    for said, title, number in (
        ("oversized chip", "Overchip, no words", "44"),
        ("angle", "Forward motion: chips not released", "57"),
        ("short ante", "Big blind ante, short stack", "RP-11"),
        ("I thought it was 400", "Accepted action: wrong amount told", "49"),
    ):
        query = said.replace(" ", "+")
        for path in (f"{ROOT}?q={query}", f"{ROOT}/tda-2024?q={query}"):
            assert title in text(client, path), path
            assert f'href="/rulebooks/tda-2024/clauses/{number}"' in page(client, path).get_data(as_text=True), path
    assert "No dispute found." in text(client, f"{ROOT}?q=zebra")
    assert "Clauses and cases" in text(client, f"{ROOT}?q=string bet")
    assert "Nothing in this book" not in text(client, f"{ROOT}/tda-2024?q=bettor strings chips motion")


def test_a_card_has_the_clause_and_a_case_of_it(client: Checked) -> None:
    shown = text(client, f"{OVERCHIP}/card")
    assert "One chip that is too big Against a bet or a blind" in shown
    assert "Poker TDA Rules 2019, rule 44 in our words" in shown
    assert "Stands" in shown


def test_clauses_stand_in_the_order_of_their_numbers() -> None:
    book = BookText(load_rulebooks()["roberts-11"], load_rulebooks())
    numbers = [clause.number for clause in book.clauses]
    assert numbers.index("3.2") < numbers.index("3.10") < numbers.index("8.4") < numbers.index("14.2")
    assert numbers.index("14.12") < numbers.index("14.P2")


def test_a_clause_shows_what_hangs_on_it_and_its_cases(client: Checked) -> None:
    shown = text(client, OVERCHIP)
    told = client.get("/v1/rulebooks/tda-2019").get_json()
    topics = {topic: cited for topic, cited in told["topics"].items() if cited["clause"] == "tda-2019:44"}
    assert topics
    for topic in topics:
        assert f"{words().topics[topic]} the book says so" in shown
    ruled = [case for case in load_cases() if "tda-2019" in case.rulings]
    cases = [case for case in ruled if case.rulings["tda-2019"].clause == "tda-2019:44"]
    assert f"{len(cases)} cases" in shown
    for case in cases:
        assert " ".join(case.story.split()) in shown, case.id
    assert "A single chip of 1,000 is a call: raise was not said first. Change is due." in shown
    reading = told["topics"]["raise_by"]["reading"]
    assert f"Our reading: {reading}" in text(client, f"{BOOK}/clauses/43.B")


@pytest.mark.slow
def test_a_case_says_what_stands_how_much_who_may_raise_and_what_the_floor_may_choose(client: Checked) -> None:
    raised = text(client, f"{BOOK}/cases/raise_size")
    assert re.search(r"Stands Seat 3 raises to [\d,]+; seats 1 and 2 may raise again\.", raised)
    assert "Corrected Seat" in raised
    assert (
        "The floor may choose: The action is a full call. The hand is folded. The chips meant for the call stay in."
        in text(client, f"{BOOK}/cases/undercall")
    )
    assert re.search(
        r"Seat 3 may fold, call \d+ or raise to between \d+ and [\d,]+\.", text(client, f"{BOOK}/cases/blinds")
    )
    assert "The main pot: 4,000 for seats 1, 2, 3 and 4. A side pot: 6,000 for seats 2, 3 and 4." in text(
        client, f"{BOOK}/cases/side_pots"
    )
    assert "The first that is wrong is action 1 on street 1." in text(client, f"{BOOK}/cases/illegal_in_hands")
    straddle = text(client, f"{ROOT}/wsop-live-2024/clauses/161")
    assert (
        "Seat 4 may fold, call 20 or raise to between 30 and 1,000. 161 the book says so Other books rule" in straddle
    )
    assert "House rule: How high is the smallest raise over a straddle?" in text(client, f"{BOOK}/cases/house_rules")
    assert "A penalty may be given." in text(client, f"{BOOK}/cases/folding")
    assert "may not raise: " in text(client, f"{BOOK}/cases/reopening")


@pytest.mark.parametrize("path", [OVERCHIP, CASES, BOTH, f"{BOOK}@1/cases/overchip", f"{BOOK}?q=overchip"])
def test_each_case_opens_at_the_table_under_its_rulebook(client: Checked, path: str) -> None:
    ids = {case.id for case in load_cases()}
    found = re.findall(r'href="/table#case=([^"/]+)/([\w.]+)"', page(client, path).get_data(as_text=True))
    assert found
    assert {id for _, id in found} <= ids
    assert {book for book, _ in found} == ({"tda-2019", "roberts-11"} if path == BOTH else {"tda-2019"})


@pytest.mark.parametrize(
    ("a", "b"), [("tda-2019", "roberts-11"), ("tda-2013", "wsop-live-2024"), ("badugi", "tda-2024")]
)
def test_side_by_side_stands_all_that_the_diff_has(client: Checked, a: str, b: str) -> None:
    diff = client.get(f"/v1/rulebooks/{a}/diff/{b}").get_json()
    apart = {one["key"]: one for topic in diff["topics"] for one in topic["parameters"]}
    shown = text(client, f"{ROOT}/{a}/{b}")
    assert f"They answer {len(apart)} of {len(PARAMETERS)} questions differently." in shown
    different, alike = shown.split("What both say alike")
    whole = page(client, f"{ROOT}/{a}/{b}").get_data(as_text=True)
    headings = [html.unescape(one) for one in re.findall(r'<h2 id="difference-\d+">([^<]*)</h2>', whole)]
    for key in PARAMETERS:
        asked = words().questions[key]
        assert (asked.question in headings, asked.question in alike) == (key in apart, key not in apart), key
        if key in apart:
            assert asked.answer(apart[key]["a"]) in different
            assert asked.answer(apart[key]["b"]) in different
    stories = [topic["case"]["story"] for topic in diff["topics"] if topic["case"]]
    assert shown.count("At the table") >= len(set(stories)) / 2


@pytest.mark.parametrize(("before", "after"), SUCCESSIVE)
def test_what_a_new_edition_changed_is_found_and_each_difference_has_its_case(
    client: Checked, before: str, after: str
) -> None:
    rulebooks = load_rulebooks()
    path, year = f"{ROOT}/{before}/{after}", before.rpartition("-")[2]
    link = f'<a class="button" href="{path}">'
    for place, says in (
        (ROOT, f"What changed since {year}"),
        (f"{ROOT}/{after}", f"What changed since {year}"),
        (f"{ROOT}/{before}", f"What {after.rpartition('-')[2]} changed"),
    ):
        assert f"{link}{says}</a>" in page(client, place).get_data(as_text=True), place
    shown = text(client, path)
    changed = parameters_apart(rulebooks[before], rulebooks[after])
    assert f"what changed since {year}" in shown
    assert (f"{len(changed)} of {len(PARAMETERS)} questions" in shown) == bool(changed)
    assert page(client, path).get_data(as_text=True).count("<h3>At the table</h3>") == len(changed)
    assert "what changed since" not in text(client, f"{ROOT}/{after}/{before}")


def test_what_a_new_edition_speaks_to_and_where_its_clauses_went_is_told(client: Checked) -> None:
    shown = text(client, f"{ROOT}/tda-2019/tda-2024")
    assert "Other numbers: 34 is now 34.B; 54.C is now 54.D. " in shown
    assert "Spoken to for the first time 9 " in shown
    assert "The big blind ante RP-11 the book says so" in shown
    assert "No longer spoken to" not in shown
    shown = text(client, f"{ROOT}/tda-2013/tda-2019")
    assert "38.A to 38.B are now 53.A to 53.B; 42 is now 44; 45 is now 48; " in shown
    first = shown.split("Spoken to for the first time")[1]
    assert '"Call" where there is no bet 55 the book says so' in first
    assert words().topics["free_fold"] not in first.split("What both say alike")[0]  # it is a difference already


def test_what_a_new_edition_alone_is_told_to_have_is_told(client: Checked) -> None:
    shown = text(client, f"{ROOT}/tda-2024/tda-2026").split("Clauses of Poker TDA Rules 2026 only")[1]
    told = shown.split("What both say alike")[0]
    assert [number in told for number in (" 3.B ", " 36.B ", " 55.B ", " 55.A-1 ", " 45.A ")] == [True] * 3 + [
        False
    ] * 2
    assert "Clauses of Poker" not in text(client, f"{ROOT}/tda-2013/tda-2019")  # it takes over none


@pytest.mark.parametrize(("before", "after"), SUCCESSIVE)
def test_the_case_of_a_difference_is_ruled_otherwise_as_it_is_shown(before: str, after: str) -> None:
    rulebooks = load_rulebooks()
    found = apart(*(BookText(rulebooks[id], rulebooks) for id in (before, after)))
    of_penalties = {question.question for key, question in words().questions.items() if key.endswith("penalty")}
    for told in found:
        if told["case"] and told["ours"].question not in of_penalties:  # a penalty is told among the reasons
            ours, theirs = ((one.ruling, one.stands, one.choices) for one in told["case"])
            assert ours != theirs, told["case"][0].id


def test_a_new_numbering_is_one_line_and_no_difference(tmp_path: Path) -> None:
    (tmp_path / "tda-2019.toml").write_text((DATA / "tda-2019.toml").read_text(encoding="utf-8"), encoding="utf-8")
    later = 'id = "tda-2031"\nversion = "1.0.0"\ntitle = "Later"\nsource = "L"\nextends = "tda-2019"\n'
    (tmp_path / "tda-2031.toml").write_text(
        f'{later}inherits = "numbering"\nnumbers = {{ "40-62" = "42-64" }}\n', encoding="utf-8"
    )
    rulebooks = load_rulebooks(tmp_path)
    changed = succession(*(BookText(rulebooks[id], rulebooks) for id in ("tda-2019", "tda-2031")))
    numbers = (("40.A to 62", "42.A to 64"),)
    assert changed == {"first_said": (), "no_longer_said": (), "renumbered": numbers, "added": ()}
    shown = Pages("1.0.0", rulebooks).rulebooks_compared(rulebooks["tda-2019"], rulebooks["tda-2031"]).decode()
    assert "In everything the rulings stay as they were." in shown
    assert "Other numbers: 40.A to 62 are now 42.A to 64." in shown


@rows_of(__file__)
def test_it_is_said_where_the_actions_of_two_books_differ_and_how_far_that_is_proved(
    client: Checked, other: str, line: str
) -> None:
    assert line in text(client, f"{BOOK}/{other}")


def test_a_book_beside_itself_answers_alike(client: Checked) -> None:
    assert "They answer every question alike." in text(client, f"{BOOK}/tda-2019@1")


@rows_of(__file__)
def test_a_search_finds_clauses_choices_and_cases(client: Checked, asked: str, there: str) -> None:
    assert there in text(client, f"{BOOK}?q={asked}")


def test_a_search_that_finds_nothing_or_too_much_says_so(client: Checked) -> None:
    for asked in ("zebra", "zebra crossing"):
        assert "Nothing in this book" in text(client, f"{BOOK}?q={asked}")
    assert re.search(r"And \d+ more: add a word\.", text(client, f"{BOOK}?q=seat"))
    assert text(client, f"{BOOK}?q=%20") == text(client, BOOK)
    assert "<script>" not in page(client, f"{BOOK}?q=<script>").get_data(as_text=True)


def test_what_another_book_says_for_a_silent_one_is_told_and_links_there(client: Checked) -> None:
    shown, path = text(client, f"{ROOT}/wsop-2026"), f"{ROOT}/wsop-live-2026/clauses/137"
    assert "21 the book that it refers to says so 23 the book is silent" in shown
    part = shown.partition("Where another book fills in")[2].partition("Where it is silent")[0]
    assert f"{words().topics['time']} wsop-live-2026:137" in part
    assert words().topics["big_blind_ante"] not in part
    assert f'href="{path}"' in page(client, f"{ROOT}/wsop-2026").get_data(as_text=True)
    assert "A player who wants to keep his turn" in text(client, path)
    assert client.get(f"{ROOT}/wsop-2026/clauses/137", headers=BROWSER).status_code == 404
    cases = page(client, f"{ROOT}/wsop-2026/cases/told_wrongly").get_data(as_text=True)
    assert f'href="{path}"' in cases
    assert "Where another book fills in" not in text(client, f"{ROOT}/wsop-2024")


@pytest.mark.slow
def test_links_lead_somewhere_and_no_page_is_too_large(client: Checked) -> None:
    """All pages of one rulebook, and what they lead to; publishers' addresses are theirs."""
    mine = re.compile(rf"{ROOT}(/wsop-2026(/.*)?)?")
    seen = linked(client, ROOT, lambda path: bool(mine.fullmatch(path)), "data:|http")
    assert len(seen) > 100
    large = (f"{ROOT}/tda-2024/clauses/43.A", f"{ROOT}/tda-2013/clauses/41.A", f"{ROOT}/tda-2013/wsop-live-2024")
    for path in (*large, *filter(mine.fullmatch, seen)):
        assert len(page(client, path).data) <= MOST_BYTES, path


def test_an_older_version_has_pages_of_its_own() -> None:
    """Its links stay with it, and cases rule as that version does."""
    newest = load_rulebooks()["tda-2019"]
    older = replace(newest, ruleset=replace(newest.ruleset, version="0.9.0"), title="An older one: rules")
    rulebooks = Rulebooks([*load_rulebooks().carried, older])
    pages = Pages("1.0.0", rulebooks)
    made = pages.rulebook_clause(older, "44").decode()
    assert 'href="/rulebooks/tda-2019@0.9.0"' in made
    assert "/table#case=tda-2019@0.9.0/" in made
    assert "An older one" in made
    assert "An older one" not in pages.rulebook_clause(newest, "44").decode()
    assert pages.rulebook(newest) is pages.rulebook(newest)


def test_an_operator_s_own_rulebook_is_not_told(tmp_path: Path) -> None:
    (tmp_path / "corner-club.toml").write_text(HOUSE, encoding="utf-8")
    client = Checked(create_app(Settings(log_level="ERROR", rulebooks_dir=tmp_path)))
    assert client.get("/v1/rulebooks/corner-club").status_code == 200
    ids = ("corner-club", "corner-club/tda-2019", "tda-2018")
    for accept in ({}, BROWSER):
        for path in ("/", "/reasons/raise.below_minimum", ROOT, *(f"{ROOT}/{id}" for id in ids)):
            answer = client.get(path, headers=accept)
            assert not re.search("Corner Club|corner-club", answer.get_data(as_text=True).replace(path, ""))
        assert client.get(f"{ROOT}/corner-club", headers=accept).status_code == 404


def test_a_difference_is_shown_by_the_plainest_case() -> None:
    """One of the parameter's own topic where there is one, and one on which the two rule differently."""
    rulebooks, cases = load_rulebooks(), load_cases()
    a, b = rulebooks["tda-2019"], rulebooks["roberts-11"]
    telling = telling_cases(a, b, cases)
    assert telling.keys() <= set(parameters_apart(a, b))
    assert telling["words_or_chips.binds"].topic == "words_or_chips"
    assert telling["words_or_chips.binds"].shows == ("words_or_chips.binds",)
    for key, case in telling.items():
        assert key in case.shows
        assert case.rulings["tda-2019"].expect != case.rulings["roberts-11"].expect


@pytest.mark.slow
@pytest.mark.parametrize("id", ["tda-2024", "tda-2013", "wsop-2024", "wsop-live-2024", "roberts-11", "badugi"])
def test_each_question_has_one_right_answer_that_says_what_the_service_answers(client: Checked, id: str) -> None:
    quiz, cases = page(client, f"/quiz/{id}").get_data(as_text=True), {case.id: case for case in load_cases()}
    articles = dict(re.findall(r'<article [^>]*id="([^"]+)"(.*?)</article>', quiz, re.DOTALL))
    assert min(sum(asked.id in articles for asked in some) for some in QUIZ.values()) >= FEWEST_ASKED
    for case, article in articles.items():
        (right,) = map(html.unescape, re.findall("data-right>(.*?)<", article))
        assert re.search(_named(case_answer(cases[case], id, load_rulebooks())), right, re.IGNORECASE), (case, right)


def _named(answer: dict[str, Any]) -> str:
    """What the right answer names, as a pattern."""
    if "ruling" not in answer:
        wager = answer["options"]["raise"]
        return f"{wager['min_to']:,}|{wager['max_to']:,}" if wager else "^no:|not raise|^only call"
    action, opened = answer["action"], answer["reopened_seats"]
    if action is None or action["type"] in ("fold", "check"):
        return NAMED.get(action["type"] if action else answer["ruling"], "check")
    return f"{action['to']:,}|" + (f"^yes:|^seat {opened[0]}$" if opened else "^nobody")


def test_the_address_of_a_quiz_has_its_rulebook_and_a_seed(client: Checked) -> None:
    assert client.get("/quiz?seed=7").data == client.get("/quiz/tda-2024?seed=999999").data
    assert [client.get(f"/quiz?seed={seed}").status_code for seed in ("", "0", "-1", "x", "1000000")] == [400] * 5
    assert "tda-2024, tda-2019" in client.get("/quiz/tda-2026").get_json()["detail"]
    assert client.get("/quiz/none", headers=BROWSER).mimetype == "text/html"
