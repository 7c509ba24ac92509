"""The languages are what their PO files say, nothing in them is wrong, and a new one needs data alone."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from service.answers import reason_docs
from service.api.views import documents
from service.languages import language
from service.languages.language import languages
from service.pages.disputes import ranked, raw, terms
from tests.conftest import Checked
from tests.support.disputes import PHRASES
from tools import languages as tool

TAGS: Final = sorted(path.stem for path in tool.FOLDER.glob("*.toml"))
TOY: Final = "eo"
"""A language that nobody has translated: a text is its English backwards, with its places and ends in their order."""


@pytest.mark.parametrize("tag", TAGS)
def test_a_language_is_what_its_files_say(tag: str) -> None:
    assert tool.faults(tag) == []
    assert tool.updated(tag) == (tool.FOLDER / f"{tag}.po").read_text(encoding="utf-8"), "run tools/languages.py"
    assert tool.compiled(tag) == (tool.FOLDER / f"{tag}.json").read_text(encoding="utf-8"), "run tools/languages.py"


@pytest.mark.parametrize("tag", TAGS)
def test_all_reasons_and_choices_are_listed_in_each_language(client: Checked, tag: str) -> None:
    english, answer = (client.get(f"/v1/reasons?language={one}").get_json() for one in ("en", tag))
    assert answer["language"] == tag
    assert answer["errors"] == english["errors"]
    assert answer["seats"] != english["seats"]
    for kind in ("reasons", "effects"):
        assert [_bare(one) for one in answer[kind]] == [_bare(one) for one in english[kind]]
        assert [one["code"] for one, other in zip(answer[kind], english[kind], strict=True) if _same(one, other)] == []


@pytest.mark.parametrize("query", ["language=tlh", "language=", "language=es&language=es", "lang=es", "language=pt-br"])
def test_a_language_that_is_not_known_is_refused(client: Checked, query: str) -> None:
    answer = client.get(f"/v1/reasons?{query}")
    assert (answer.status_code, answer.get_json()["type"]) == (422, "/problems/invalid-request")
    assert answer.get_json()["errors"][0]["pointer"].startswith("/lang")


@pytest.mark.slow
@pytest.mark.parametrize("tag", TAGS)
def test_a_dispute_is_found_by_what_players_call_it(tag: str) -> None:
    """Among the first three, as the page finds it: by its title, by words of that language, and by English ones."""
    content = json.loads((tool.FOLDER / f"{tag}.json").read_text(encoding="utf-8"))
    search, titles = content["search"], content["texts"]["disputes"]
    known = []
    for entry in raw()["disputes"]:
        called = (titles[entry["title"]], *search["words"][entry["id"]])
        known.append((entry["id"], [words for text in called if (words := terms(text, search))]))
    phrases = json.loads(Path(__file__).with_name("phrases.json").read_text(encoding="utf-8"))[tag]
    meant = phrases | PHRASES | {titles[entry["title"]]: entry["id"] for entry in raw()["disputes"]}
    assert len(phrases) >= 40
    assert [said for said in meant if meant[said] not in ranked(known, terms(said, search))[:3]] == []


WRONG: Final = {
    "{to} chips.": ["{too} fichas.", "fichas.", "{to} fichas", "{to} {fichas.", " {to} fichas."],
    "Seat 3 bets.": ["Jugador 3 apuesta.", "El asiento apuesta, " * 20 + "y ya."],
}


@pytest.mark.parametrize(("english", "text"), [(english, text) for english in WRONG for text in WRONG[english]])
def test_what_is_wrong_is_found(english: str, text: str) -> None:
    glossary = {"seats?": {"use": ["asiento"], "seen": "here"}}
    assert list(tool._wrong("reasons bet.accepted", english, text, glossary))
    assert not list(tool._wrong("reasons bet.accepted", "Seat {seat} bets.", "El asiento {seat} apuesta.", glossary))


def test_a_text_whose_english_has_changed_is_shown_in_english(tmp_path: Path) -> None:
    _write(tmp_path, 'msgctxt "reasons bet.accepted"\nmsgid "Seat {seat} wagers."\nmsgstr "Sidloko {seat} vetas."\n')
    assert "#, fuzzy" in tool.updated(TOY, tmp_path)
    (tmp_path / f"{TOY}.po").write_text(tool.updated(TOY, tmp_path), encoding="utf-8")
    assert "vetas" in tool.updated(TOY, tmp_path)
    assert json.loads(tool.compiled(TOY, tmp_path))["texts"]["reasons"] == {}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """A language that is begun as docs/how-to/translating.md says, and translated by turning words round."""
    _write(tmp_path, "")
    po = re.sub(r'^msgid "(.+)"\nmsgstr ""$', _turned, tool.updated(TOY, tmp_path), flags=re.M)
    _write(tmp_path, po)
    assert tool.faults(TOY, tmp_path) == []
    (tmp_path / f"{TOY}.json").write_text(tool.compiled(TOY, tmp_path), encoding="utf-8")
    caches = (languages, documents._constant)
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    for cache in caches:
        cache.cache_clear()
    yield json.loads(tool.compiled(TOY, tmp_path))
    for cache in caches:
        cache.cache_clear()


def test_a_new_language_is_data_alone(client: Checked, toy: dict[str, Any]) -> None:
    answer = client.get(f"/v1/reasons?language={TOY}").get_json()
    texts = {one["code"]: one["template"] for one in answer["reasons"]}
    assert texts["bet.accepted"] == toy["texts"]["reasons"]["bet.accepted"] == "taeS {seat} steb {to}."
    assert reason_docs.reason_list()["reasons"] != answer["reasons"]


def _turned(match: re.Match[str]) -> str:
    turned = re.sub(r"\{\w+\}|[^\W\d_]+", lambda word: word[0] if word[0][0] == "{" else word[0][::-1], match[1])
    return f'msgid "{match[1]}"\nmsgstr "{turned}"'


def _write(folder: Path, po: str) -> None:
    (folder / f"{TOY}.po").write_text(po, encoding="utf-8")
    (folder / f"{TOY}.toml").write_text(tool._NEW, encoding="utf-8")


def _bare(entry: dict[str, Any]) -> Any:
    """What of an entry is the same in every language."""
    params = [{**param, "values": [*param.get("values", {})]} for param in entry["params"]]
    return entry["code"], entry.get("topic"), params


def _same(entry: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(entry["template"] == other["template"]) and any(word.isalpha() for word in entry["template"].split())
