"""The `options` of a decision are those of POST /v1/options for its round, by every way to a decision."""

import json
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.answers import render
from service.answers.answer_record import AnswerRecord
from service.answers.endpoints import BATCH, DECISIONS, OPTIONS, ask, ask_again
from service.rules.model.round import BettingRound
from service.rules.model.steps import Declaration, Incident, Step
from service.rules.ruleset import Ruleset
from service.rulesets import load_rulebooks
from tests.laws.live_table import steps, with_something_early
from tests.laws.strategies import PROPOSALS, reachable_rounds

Json = dict[str, Any]

RULEBOOKS: Final = load_rulebooks()
HOUSE: Final[tuple[Json, ...]] = ({}, {}, {"raise_size.base": "current_bet"}, {"out_of_turn.unreleased": "binding"})


def told(path: str, body: Json, record: AnswerRecord | None = None) -> Json:
    """The answer, as whoever asked reads it."""
    replied = ask(path, render.to_bytes(body), RULEBOOKS, record)
    assert replied.status == 200, replied.document
    read: Json = render.plain(replied.document)
    return read


def named(step: Step) -> str:
    """The member of a request that it is sent as."""
    return "declaration" if isinstance(step, Declaration) else "incident" if isinstance(step, Incident) else "action"


def sent(value: Any) -> Any:
    """A noun as a caller sends it: what is absent or empty is left out. Only `acted_since` may be empty."""
    if isinstance(value, dict):
        return {
            name: sent(one) for name, one in value.items() if one is not None and (one != [] or name == "acted_since")
        }
    return [sent(one) for one in value] if isinstance(value, list) else value


def assert_told(answer: Json, body: Json) -> int:
    """Beside each round of an answer stands what is said of its options; how many rounds there are."""
    rounds = [answer, *answer.get("alternatives", ())]
    for one in rounds:
        under = {name: body[name] for name in ("rulebook", "house_rules")}
        asked = told(OPTIONS, {**under, "round": one["round"]})
        assert (one["round"]["to_act"], one["options"], answer["rulebook"]) == tuple(asked.values())
        assert (one["options"] is None) == (one["next"] is not None)
    return len(rounds)


@pytest.mark.slow
@given(reachable_rounds(), st.sampled_from(HOUSE), st.sampled_from(list(RULEBOOKS)), st.data())
def test_it_is_what_options_would_say(
    at: tuple[BettingRound, Ruleset], house: Json, other: str, data: st.DataObject
) -> None:
    """By the quick reader and the slow one, alone and in a batch, again from the decision log; and by another book."""
    round, ruleset = at
    round = data.draw(with_something_early(round, ruleset))
    step = data.draw(steps(round, ruleset)) or data.draw(PROPOSALS)
    body: Json = {"rulebook": ruleset.id, "house_rules": house, "round": round, named(step): sent(render.plain(step))}
    answer = told(DECISIONS, body)
    assert_told(answer, body)
    before = told(OPTIONS, {name: body[name] for name in ("rulebook", "house_rules", "round")})
    assert answer["options_before"] == before["options"]

    recorded = AnswerRecord(recorded=[])
    assert json.dumps(told(DECISIONS, body, recorded)) == json.dumps(answer)
    first, second = told(BATCH, {"items": [body, {**body, "rulebook": other}]})["items"]
    assert first == {"status": 200, "answer": answer}
    if second["status"] == 200:
        assert_told(second["answer"], {**body, "rulebook": other})
    assert recorded.recorded is not None
    [line] = recorded.recorded
    again = ask_again(DECISIONS, render.to_bytes(line.raw), DECISIONS, RULEBOOKS)
    assert render.to_bytes(again.document) == render.to_bytes(line.answer)
