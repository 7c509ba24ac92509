"""Short names: of a book's editions the newest that was seen; for people who type, and for no program."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

import service
from service.rulesets import Rulebook, Rulebooks, check, editions, load_rulebooks, newest_seen
from service.rulesets.rulebook import Seen
from tests.conftest import Checked
from tests.support.requests import GOOD
from tests.support.rulebooks import HOUSE

BOOKS: Final = load_rulebooks()
SHORT_NAMES: Final = tuple(newest_seen(BOOKS))


def later(seen: Seen) -> Rulebook:
    """An edition of the TDA's from after all others, of which this is known."""
    last = editions(BOOKS)["tda"][-1]
    return replace(last, ruleset=replace(last.ruleset, id="tda-9999"), seen=seen)


def test_the_editions_of_a_book_come_in_their_order() -> None:
    ids = {short: [book.ruleset.id for book in books] for short, books in editions(BOOKS).items()}
    firsts = {"roberts": "roberts-11", "tda": "tda-2013", "wsop": "wsop-2024", "wsop-live": "wsop-live-2024"}
    assert {short: first for short, (first, *_) in ids.items()} == firsts
    assert ids["tda"][:3] == ["tda-2013", "tda-2019", "tda-2024"]
    named = dict.fromkeys(SHORT_NAMES, BOOKS["badugi"])
    assert editions({"tda-house": BOOKS["badugi"], "2026": BOOKS["badugi"], **named}) == {}


@pytest.mark.parametrize(("seen", "meant"), [(Seen.TEXT, "tda-9999"), (Seen.RESTATED, None), (Seen.UNSEEN, None)])
def test_a_short_name_means_the_newest_edition_that_was_seen(seen: Seen, meant: str | None) -> None:
    rulebooks = Rulebooks((*BOOKS.carried, later(seen)))
    assert newest_seen(rulebooks)["tda"].ruleset.id == (meant or newest_seen(BOOKS)["tda"].ruleset.id)
    assert newest_seen(rulebooks)["wsop"] is newest_seen(BOOKS)["wsop"]


@pytest.mark.parametrize("short", SHORT_NAMES)
def test_no_rulebook_of_ones_own_has_such_a_name(tmp_path: Path, short: str) -> None:
    path = tmp_path / f"{short}.toml"
    path.write_text(HOUSE.replace("corner-club", short), encoding="utf-8")
    _, faults = check([path])
    assert "is a short name" in "".join(map(str, faults))
    path.rename(path := tmp_path / f"{short}-house.toml")
    path.write_text(HOUSE.replace("corner-club", f"{short}-house"), encoding="utf-8")
    assert not check([path])[1]


@pytest.mark.parametrize("short", SHORT_NAMES)
def test_a_program_is_refused_and_told_the_ids(client: Checked, short: str) -> None:
    meant = newest_seen(BOOKS)[short].ruleset.id
    asked = {**GOOD, "rulebook": short}
    refused = client.post("/v1/decisions", json=asked)
    [fault] = refused.get_json()["errors"]
    assert (refused.status_code, fault["pointer"], fault["code"]) == (422, "/rulebook", "rulebook.unknown")
    assert meant in fault["params"]["allowed"]
    assert short not in fault["params"]["allowed"]
    for path in (f"/v1/rulebooks/{short}", f"/v1/rulebooks/{meant}/diff/{short}", f"/rulebooks/{short}"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert meant in answer.get_json()["detail"]
    with pytest.raises(service.InvalidRequest, match=meant):
        service.decide(asked)
    with pytest.raises(KeyError, match=meant):
        service.rulebook(short)
