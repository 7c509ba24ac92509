"""The disputes that /table begins with: what people call them, and that the data is whole."""

import pytest

from service.pages.disputes import disputes, disputes_for, raw
from service.rules.model.reason import Topic
from service.rulesets import PARAMETERS
from tests.support.disputes import PHRASES


@pytest.mark.parametrize("said", PHRASES)
def test_a_dispute_is_found_by_what_people_call_it(said: str) -> None:
    assert PHRASES[said] in [one.id for one in disputes_for(said)[:3]]


@pytest.mark.parametrize("said", ["", "zebra", "1,000", "it was the", "%", "\u200b", "a" * 100])
def test_what_names_none_finds_none(said: str) -> None:
    assert disputes_for(said) == []


def test_each_dispute_is_whole() -> None:
    told = raw()["disputes"]
    assert len({one["id"] for one in told}) == len({one["title"] for one in told}) == len(told)
    topics = {topic.value for topic in Topic}
    for one, dispute in zip(told, disputes(), strict=True):
        assert one["group"] in raw()["groups"], dispute.id
        assert set(dispute.topics) <= topics, dispute.id
        assert set(one.get("house", {})) <= set(PARAMETERS), dispute.id
        asked = {ask["name"] for ask in one["asks"]}
        assert len(asked) == len(one["asks"]) <= 5, dispute.id
        for ask in one["asks"]:
            assert ask["chosen"] in ask["choices"] if "choices" in ask else ask["number"] or ask.get("optional")
        assert dispute.picture, dispute.id
        assert dispute in disputes_for(dispute.title)[:2]
