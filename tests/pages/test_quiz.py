"""The quiz at /quiz: its questions have one right answer, which is the service's own."""

import html
import re
from typing import Any, Final

import pytest
from flask import Flask
from flask.testing import FlaskClient

from service.answers.endpoints import DECISIONS, OPTIONS, ROUNDS
from service.api.app import create_app
from service.cases import Case
from service.pages.quiz import DRAWN, FEWEST, entries, rulings
from service.settings import Settings
from tests.conftest import Checked

BROWSER: Final = {"Accept": "text/html"}
QUIZZES: Final = ("tda-2024", "tda-2019", "tda-2013", "wsop-2024", "wsop-live-2024", "roberts-11", "badugi")
_AMOUNT: Final = re.compile(r"\d[\d,]*")


def _asked(client: FlaskClient, case: Case, id: str) -> Any:
    """What the service answers to the case under a rulebook."""
    body: dict[str, Any] = {"rulebook": id, "round": case.round}
    if case.opening is not None:
        opened = {"rulebook": id, "opening": case.opening, "actions": case.actions}
        body["round"] = (answer := client.post(ROUNDS, json=opened).get_json())["round"]
        if not case.step:
            return answer
    return client.post(DECISIONS if case.step else OPTIONS, json=body | dict(case.step)).get_json()


@pytest.mark.parametrize("id", QUIZZES)
def test_each_question_has_one_right_answer_that_the_service_gives(app: Flask, id: str) -> None:
    client = app.test_client()
    page = client.get(f"/quiz/{id}", headers=BROWSER).get_data(as_text=True)
    articles = dict(re.findall(r'<article [^>]*id="([^"]+)"[^>]*>(.*?)</article>', page, re.DOTALL))
    for pool in entries().values():
        asked = [(case, entry) for case, entry in pool if case.id in articles]
        assert len(asked) >= FEWEST == 2 * DRAWN
        for case, entry in asked:
            ruled = rulings(_asked(client, case, id))
            right = [html.unescape(text) for text in re.findall(r"data-right>(.*?)<", articles[case.id])]
            assert right == [text for text, ruling in entry.answers.items() if ruling in ruled], case.id
            assert len(right) == 1, (case.id, ruled)
            assert f'href="/table#case={id}/{case.id}"' in articles[case.id]


def test_the_questions_differ_and_their_answers_name_the_amounts_that_they_stand_for() -> None:
    ids = [case.id for pool in entries().values() for case, _ in pool]
    assert len(ids) == len(set(ids)) > 100
    for case, entry in (pair for pool in entries().values() for pair in pool):
        assert len(entry.answers) == len(set(entry.answers.values())) >= 3, case.id
        for text, ruling in entry.answers.items():
            amount, named = ruling.split()[1:2], [found.replace(",", "") for found in _AMOUNT.findall(text)]
            told = ruling.startswith(("opens", "no ")) or not amount or not named or amount[0] in named
            assert told or ruling.split()[-1] in named, (case.id, text)  # "How high?" has the most


def test_a_wrong_address_of_a_quiz_is_told_of(client: Checked) -> None:
    assert client.get("/quiz?seed=7").data == client.get("/quiz/tda-2024?seed=999999").data
    assert [client.get(f"/quiz?seed={seed}").status_code for seed in ("", "0", "-1", "x", "1000000")] == [400] * 5
    answer = client.get("/quiz/tda-2026", headers=BROWSER)
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
    assert "tda-2024, tda-2019" in client.get("/quiz/none").get_json()["detail"]
    off = create_app(Settings.from_environment({"LOG_LEVEL": "ERROR", "PAGES": "off"})).test_client()
    assert off.get("/quiz").status_code == 404
