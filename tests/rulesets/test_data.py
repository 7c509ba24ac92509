"""The rulebooks as data: every clause there, in our words, and every topic's clause listed."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from service.rules.model.reason import Basis, Topic
from service.rules.ruleset import DECIDES
from service.rulesets import Clause, Inherits, Rulebook, Rulebooks, Seen, Verdict, load_rulebooks, parameters
from tests.support.rulebooks import once_read

LISTED: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("listed.toml").read_text(encoding="utf-8"))
"""What was read by hand in the rulebooks: their clauses with verdicts, silent topics, and parameters that differ."""

RULEBOOKS = load_rulebooks()
OWN_BOOKS = {stem: book for stem, book in RULEBOOKS.items() if book.extends is None}
LATER = {stem: book for stem, book in RULEBOOKS.items() if book.reissued}
BOOKS = pytest.mark.parametrize("book", RULEBOOKS.values(), ids=list(RULEBOOKS))
TOO_MANY_WORDS = 8
SEEDS = Path(__file__).resolve().parents[3] / "shared" / "seeds"


def written(stem: str) -> dict[str, Any]:
    return tomllib.loads(files("service.rulesets").joinpath("data", f"{stem}.toml").read_text("utf-8"))


def own_clauses(book: Rulebook) -> list[Clause]:
    """Its clauses, without those of the book that it falls back to."""
    return [clause for clause in book.clauses if not clause.id.startswith(f"{book.falls_back_to}:")]


def in_book(book: Rulebook, numbers: str) -> list[str]:
    return [f"{book.ruleset.id}:{number}" for number in numbers.split()]


def test_the_shelf_is_in_the_order_of_the_ids() -> None:
    assert list(RULEBOOKS) == sorted(RULEBOOKS) == [book.ruleset.id for book in RULEBOOKS.values()]


@BOOKS
def test_only_a_clause_that_names_a_penalty_gives_one(book: Rulebook) -> None:
    keys = [key for key, value in parameters(book.ruleset).items() if key.endswith("penalty") and value is True]
    clauses = {clause.id: clause.paraphrase for clause in book.clauses}
    for key in keys:
        cited = [clauses.get(book.ruleset.cite(topic).clause or "", "") for topic in DECIDES[key]]
        assert any("penal" in paraphrase for paraphrase in cited), key


def otherwise(book: Rulebook, what: str) -> list[str]:
    """What a later edition has otherwise: clauses by number, or topics."""
    words: str = LISTED["editions"].get(book.ruleset.id, {}).get(what, "")
    return words.split()


def listed(book: Rulebook) -> dict[str, Verdict]:
    """The clauses that a rulebook must have, in their order, with the verdict of each."""
    if book.extends and book.reissued:
        before = listed(RULEBOOKS[book.extends])
        verdicts = LISTED["editions"].get(book.ruleset.id, {}).get("verdicts", {})
        own = {f"{book.ruleset.id}:{number}": Verdict(verdict) for number, verdict in verdicts.items()}
        return {book.reissued[clause]: verdict for clause, verdict in before.items()} | own
    found = dict.fromkeys(in_book(book, LISTED["clauses"][book.ruleset.id]), Verdict.DECLARED)
    for verdict in (Verdict.DECIDED, Verdict.FLOOR, Verdict.OUT_OF_SCOPE):
        found |= dict.fromkeys(in_book(book, LISTED[verdict.value].get(book.ruleset.id, "")), verdict)
    return found


def unspoken(book: Rulebook) -> list[Topic]:
    """The topics on which a rulebook is silent."""
    if book.extends and book.reissued:
        now = {*otherwise(book, "speaks_to"), *otherwise(book, "falls_back_on")}
        return [topic for topic in unspoken(RULEBOOKS[book.extends]) if topic not in now]
    return [Topic(topic) for topic in LISTED["silent"][book.ruleset.id].split()]


@BOOKS
def test_every_clause_is_listed_in_its_order_with_the_verdict_of_its_strongest_part(book: Rulebook) -> None:
    assert [(clause.id, clause.verdict) for clause in own_clauses(book)] == list(listed(book).items())


@BOOKS
def test_a_silent_book_has_the_clauses_of_the_one_that_it_names(book: Rulebook) -> None:
    other, numbers = LISTED["falls_back"].get(book.ruleset.id, (None, ""))
    assert book.falls_back_to == other
    there = [f"{other}:{number}" for number in numbers.split()]
    cited = {cited.clause for cited in book.ruleset.topics.values() if cited.basis is Basis.FALLBACK}
    assert cited == set(there)
    assert [clause.id for clause in book.clauses if clause not in own_clauses(book)] == there


@BOOKS
def test_every_clause_has_a_source_and_a_paraphrase(book: Rulebook) -> None:
    for clause in book.clauses:
        assert clause.paraphrase.strip(), clause.id
        assert clause.paraphrase.endswith("."), clause.id
        assert len({other.source for other in book.clauses}) == len(book.clauses)
        assert str(_number(clause.id)) in clause.source, clause.id


def _number(clause_id: str) -> str:
    numbers: list[str] = re.findall(r"[0-9]+|[IVX]+|glossary", clause_id.partition(":")[2])
    return numbers[-1]


@BOOKS
def test_the_file_writes_out_title_and_source_and_verdicts(book: Rulebook) -> None:
    file = written(book.ruleset.id)
    assert {"id", "version", "title", "source"} <= set(file)
    assert all({"source", "paraphrase", "verdict"} <= set(clause) for clause in file.get("clauses", {}).values())


@BOOKS
def test_a_book_says_what_it_takes_over_and_what_was_seen(book: Rulebook) -> None:
    file, stem = written(book.ruleset.id), book.ruleset.id
    assert book.extends == file.get("extends")
    if book.reissued:
        assert file["inherits"] in (Inherits.WORDING, Inherits.NUMBERING)
    else:
        inherits = Inherits.ANSWERS if stem in LISTED["another_bodys"] else None
        assert (book.extends, file.get("inherits")) == (LISTED["another_bodys"].get(stem), inherits)
    if book.seen is Seen.TEXT:
        assert [clause.id for clause in book.clauses if not clause.seen] == in_book(
            book, LISTED["unseen"].get(stem, "")
        )


@BOOKS
def test_what_was_not_seen_is_a_reading_that_says_so(book: Rulebook) -> None:
    for clause in book.clauses:
        if not clause.seen:
            citing = [topic for topic, cited in book.ruleset.topics.items() if cited.clause == clause.id]
            assert {book.ruleset.topics[topic].basis for topic in citing} <= {Basis.READING}
            for said in (clause.reading, *(book.readings[topic] for topic in citing)):
                assert said is not None
                assert "was not seen" in said, said


@pytest.mark.parametrize("stem", LATER)
@pytest.mark.parametrize("rulebooks", [RULEBOOKS, once_read()], ids=["as_known", "once_read"])
def test_a_later_edition_takes_over_what_it_does_not_say_anew(stem: str, rulebooks: Rulebooks) -> None:
    book = rulebooks[stem]
    base, file, moved = rulebooks[book.extends or ""], written(stem), otherwise(book, "moved")
    anew = in_book(book, " ".join(otherwise(book, "anew")))
    assert list(file.get("clauses", {})) == anew
    clauses = {clause.id: clause for clause in book.clauses}
    for old in base.clauses:
        new = clauses[book.reissued[old.id]]
        assert str(_number(new.id)) in new.source
        if new.id not in anew and "numbers" not in file:
            assert new.source == old.source.replace(str(base.ruleset.id[-4:]), book.ruleset.id[-4:])
            assert (new.verdict, new.paraphrase) == (old.verdict, old.paraphrase)
    for topic, citation in base.ruleset.topics.items():
        if topic not in moved:
            assert citation.clause, topic
            assert book.ruleset.topics[topic].clause == book.reissued[citation.clause], topic
            assert book.ruleset.topics[topic].basis in (citation.basis, Basis.READING)


@BOOKS
def test_every_topic_cites_a_clause_that_names_it_of_its_own_book_or_the_one_it_falls_back_to(book: Rulebook) -> None:
    clauses = {clause.id: clause for clause in book.clauses}
    for topic, citation in book.ruleset.topics.items():
        if citation.clause is None:
            assert (citation.basis, topic in book.readings) == (Basis.READING, True)
            continue
        assert topic in clauses[citation.clause].topics
        if citation.clause.startswith(book.ruleset.id + ":"):
            assert citation.basis in (Basis.TEXT, Basis.DERIVED, Basis.READING)
        else:
            assert citation.clause.startswith(f"{book.falls_back_to}:")
            assert citation.basis is Basis.FALLBACK


@BOOKS
def test_every_reading_says_why(book: Rulebook) -> None:
    for topic, citation in book.ruleset.topics.items():
        if citation.basis is Basis.READING:
            assert book.readings[topic].endswith(".")


@BOOKS
def test_no_clause_that_is_out_of_scope_speaks_to_a_topic(book: Rulebook) -> None:
    speaking = {clause.verdict for clause in book.clauses if clause.topics}
    assert Verdict.OUT_OF_SCOPE not in speaking


@BOOKS
def test_each_book_is_silent_where_we_know_it_to_be(book: Rulebook) -> None:
    silent = [topic for topic in Topic if topic not in book.ruleset.topics]
    assert silent == unspoken(book)
    assert all(book.ruleset.cite(topic).basis is Basis.ASSUMED for topic in silent)


@pytest.mark.slow
@pytest.mark.beside
@BOOKS
def test_no_paraphrase_repeats_the_print(book: Rulebook) -> None:
    """No run of eight words is the rulebook's own, where its text is at hand to compare with."""
    texts = sorted(SEEDS.glob("*.txt"))
    if not texts:
        pytest.skip(f"PARAPHRASES NOT COMPARED: no rulebook texts in {SEEDS}")
    printed = {run for text in texts for run in _runs(text.read_text("utf-8"))}
    for clause in book.clauses:
        said = _runs(f"{clause.paraphrase} {clause.reading or ''}")
        assert not said & printed, clause.id
    for topic, reading in book.readings.items():
        assert not _runs(reading) & printed, topic


def _runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"[a-z0-9]+", text.lower())
    return {tuple(words[i : i + TOO_MANY_WORDS]) for i in range(len(words) - TOO_MANY_WORDS + 1)}


@pytest.mark.parametrize("stem", [stem for stem in RULEBOOKS if stem not in OWN_BOOKS])
def test_where_a_book_differs_from_the_one_it_extends(stem: str) -> None:
    base, book = parameters(RULEBOOKS[RULEBOOKS[stem].extends or ""].ruleset), parameters(RULEBOOKS[stem].ruleset)
    assert {key: found for key, found in book.items() if found != base[key]} == LISTED["differs"].get(stem, {})


def test_where_the_four_differ() -> None:
    """The rulebooks seen disagree in exactly these parameters, and nowhere else by accident."""
    assert list(OWN_BOOKS) == ["badugi", "roberts-11", "tda-2013", "tda-2019"]
    settings = {stem: parameters(book.ruleset) for stem, book in OWN_BOOKS.items()}
    differing = {
        key: {stem: found[key] for stem, found in settings.items()}
        for key in settings["badugi"]
        if len({found[key] for found in settings.values()}) > 1
    }

    assert differing == {key: dict(zip(settings, row, strict=True)) for key, row in LISTED["four"].items()}
