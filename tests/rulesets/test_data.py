"""The rulebooks as data: every clause there, in our words, and every topic's clause listed."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from service.rules.model.reason import Basis, Topic
from service.rulesets import Clause, Inherits, Rulebook, Rulebooks, Seen, Verdict, load_rulebooks, parameters
from tests.support.rulebooks import once_read

# by hand, from the rulebooks: a missing clause is a missing promise
CLAUSES = {
    "roberts-11": "3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12 3.13 3.14 3.15 3.16 8.3 8.4 8.9 14.2 14.3 14.4 "
    "14.5 14.6 14.7 14.8 14.10 14.11 14.12 14.P2 14.P4 4.1 4.3 4.4 4.7 4.9 4.12 15.9 15.15 4.5 15.30 "
    "dead-hands.6",
    "badugi": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16",
    "tda-2013": "3 37.A 37.B 38.A 38.B 41.A 41.B 42 43 44 45 46 47 49",
    "tda-2019": "34 40.A 40.B 40.C 41 42 43.A 43.B 44 45.A 45.B 46.A 46.B 46.C 47.A 47.B 48 49 50.A 50.B 51.A 51.B "
    "51.C 52.A 52.B 53.A 53.B 54.A 54.B 54.C 55 56 57 58 59.A 59.B 60 61 62 10.A 8.A 11.A",
    "wsop-2024": "60 61 84 90.a 90.b1 90.c 90.d 90.e1 90.e2 91 92 93 93.e 93.f1 93.f2 93.f3 94 95 96 96.a 97 98 99 "
    "100.a 100.b 101 102 103 104 105 VIII.limit VIII.d IX glossary.out-of-turn 80 108",
    "wsop-live-2024": "18 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 150 152 161 VII 170 171 172 173 "
    "174 175 176 178 179 185 187 188 218 220 81 106 181",
}
# known only from what is reported of them
UNSEEN = {"tda-2013": "49"}
ANOTHER_BODYS = {"wsop-2024": "tda-2019", "wsop-live-2024": "roberts-11"}
FALLS_BACK = {"wsop-2026": ("wsop-live-2026", "132 133 134 137 139 142 154 165 178 222 224 104.a 113 158 160")}
"""The book that one names for what it leaves out, and the clauses of it that are cited for it."""

FLOOR = {
    "badugi": "11 13",
    "roberts-11": "3.11 3.12 14.10 4.1",
    "tda-2013": "37.B 38.B 44",
    "tda-2019": "46.A 50.B 51.C 53.B 59.A 59.B 62",
    "wsop-2024": "61 93.f3 105",
    "wsop-live-2024": "18 133 134",
}
OUT_OF_SCOPE = {
    "tda-2019": "40.B 54.A 60",
    "wsop-2024": "101",
}
DECIDED = {
    "badugi": "1 2 3 4 5 6 7 16",
    "roberts-11": "3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.16 8.3 8.4 8.9 14.2 14.3 14.4 14.5 14.P4 4.3 4.4 4.7 4.9 4.12 15.9 "
    "15.15 4.5 15.30 dead-hands.6",
    "tda-2013": "41.A 41.B 45 46",
    "tda-2019": "34 43.A 43.B 47.A 47.B 48 49 54.B 55 58 10.A 8.A 11.A",
    "wsop-2024": "84 90.b1 96 96.a 100.a 100.b 104 VIII.limit VIII.d IX 80 108",
    "wsop-live-2024": "124 125 126 127 128 129 130 138 150 152 161 VII 170 171 172 173 187 218 220 81 106 181",
}

SILENT = {
    "roberts-11": "free_fold call_short short_blind_owed call_unopened check_facing_bet "
    "raise_size_limit raise_size_spread spread_limit beyond_stack "
    "limit_size no_opponent bring_in big_blind_ante amount_spoken amount_total raise_total raise_by raise_unopened "
    "unclear_amount unclear_raise unofficial_term term_in_question "
    "conditional pot_word pot_word_limit overchip_raise multiple_chips "
    "chips_to_spare last_chips silent_chips prior_chips prior_pulled_back prior_unclear undercall_first_bet tiny_chip "
    "amount_unknown hidden_chip "
    "clock time_expired_bound button_advance button_beside redeal buy_button missed_straddle new_start",
    "badugi": "free_fold call_short short_blind_owed call_unopened check_facing_bet "
    "raise_size_limit raise_size_spread spread_limit beyond_stack "
    "pot_maximum pot_maximum_later limit_size big_bet no_opponent reopening reopening_cumulative bring_in "
    "wrong_bring_in "
    "bring_in_completion straddle big_blind_ante amount_spoken amount_total raise_total raise_by raise_unopened "
    "unclear_amount unclear_raise unofficial_term term_in_question "
    "conditional pot_word pot_word_limit overchip_raise multiple_chips "
    "chips_to_spare last_chips silent_chips prior_chips prior_pulled_back prior_unclear undercall_first_bet tiny_chip "
    "gross_misunderstanding amount_unknown hidden_chip pot_count pot_count_low pot_count_raised_since "
    "clock time_expired time_expired_unfaced time_expired_bound time_tied "
    "button_method button_advance button_beside button_first button_wrong redeal heads_up_blinds newcomer "
    "newcomer_cash new_posts buy_button missed_blinds missed_straddle absent new_start",
    "tda-2013": "free_fold call_short short_blind_owed call_unopened check_facing_bet "
    "raise_size_limit raise_size_spread underbet short_all_in_bet "
    "half_bet spread_limit completion beyond_stack pot_maximum pot_maximum_later limit_size big_bet smallest_chip "
    "rounded_amount rounded_tie no_opponent right_to_raise cap cap_two_streets reopening_cumulative bring_in "
    "wrong_bring_in "
    "bring_in_completion straddle big_blind_ante out_of_turn_passive amount_spoken amount_total raise_total raise_by "
    "raise_unopened unclear_raise term_in_question "
    "conditional time forward_motion forward_motion_no_limit not_let_go words_or_chips "
    "raise_said_late under_half_raise under_half_raise_limit silent_chips string_bet one_motion announced_raise "
    "prior_pulled_back unaware_said told_wrongly tiny_chip undercalls amount_unknown hidden_chip pot_count "
    "pot_count_low pot_count_raised_since clock time_expired time_expired_unfaced time_expired_bound time_tied "
    "correction_pot_limit correction_raised_since "
    "button_advance button_beside button_first button_wrong redeal heads_up_blinds newcomer "
    "newcomer_cash new_posts buy_button missed_blinds missed_straddle absent new_start",
    "tda-2019": "call_short short_blind_owed "
    "raise_size_limit raise_size_spread short_all_in_bet half_bet spread_limit completion beyond_stack limit_size "
    "big_bet smallest_chip rounded_amount rounded_tie no_opponent cap cap_two_streets reopening_cumulative bring_in "
    "wrong_bring_in "
    "bring_in_completion straddle big_blind_ante out_of_turn_passive term_in_question "
    "time not_let_go unaware_said told_wrongly "
    "clock time_expired time_expired_unfaced time_expired_bound time_tied correction_pot_limit "
    "button_advance button_beside button_first button_wrong redeal newcomer_cash "
    "new_posts buy_button missed_blinds missed_straddle absent new_start",
    "wsop-2024": "call_short short_blind_owed short_all_in_limit short_all_in_bet half_bet spread_limit completion "
    "beyond_stack limit_size big_bet smallest_chip rounded_amount rounded_tie no_opponent reopening_cumulative "
    "bring_in wrong_bring_in straddle big_blind_ante amount_total raise_total raise_by unclear_raise term_in_question "
    "time not_let_go announced_raise "
    "prior_pulled_back unaware_of_raise unaware_said told_wrongly amount_unknown time_expired_bound "
    "correction_pot_limit "
    "button_beside button_wrong newcomer_cash new_posts buy_button missed_blinds missed_straddle new_start",
    "wsop-live-2024": "free_fold call_short call_unopened check_facing_bet "
    "raise_size_limit raise_size_spread spread_limit beyond_stack limit_size "
    "no_opponent right_to_raise bring_in big_blind_ante out_of_turn_passive amount_spoken amount_total raise_total "
    "raise_by raise_unopened unclear_amount unclear_raise unofficial_term term_in_question "
    "pot_word pot_word_limit last_chips "
    "silent_chips one_motion prior_pulled_back undercall_first_bet unaware_said tiny_chip amount_unknown hidden_chip "
    "time_expired_bound button_advance button_beside redeal newcomer absent new_start",
}


@dataclass(frozen=True, kw_only=True)
class Edition:
    """What a later edition has otherwise than the book that it extends: clauses by number, and topics.

    `anew`: clauses whose text is another. `verdicts`: of those that are new, or have another one. `speaks_to`: topics
    that the older one is silent on; `falls_back_on`: the same, where another book speaks for it. `moved`: topics that
    another clause decides, or the same one more surely.
    """

    anew: str = ""
    verdicts: Mapping[str, Verdict] = field(default_factory=dict)
    speaks_to: str = ""
    falls_back_on: str = ""
    moved: str = ""


EDITIONS = {
    "tda-2024": Edition(
        anew="41 43.A 54.B 54.C 54.D 56 57 60 61 RP-11 30 32 34.A 34.B 35.C 29",  # 41, 60, 61 point to the right rule
        verdicts={"54.C": Verdict.DECIDED, "54.D": Verdict.DECLARED, "RP-11": Verdict.DECIDED}
        | dict.fromkeys(("30", "32", "34.A", "34.B", "35.C", "29"), Verdict.DECIDED),
        speaks_to="clock time_expired time_expired_unfaced time_tied big_blind_ante button_wrong redeal absent",
        moved="pot_maximum_later pot_word pot_word_limit button_method heads_up_blinds",
    ),
    "tda-2026": Edition(
        anew="3.B 45.A 47.A 53.A 55.A-1 55.A-2 55.B 62 64 34 36.B 36.C",  # in 45.A, 47.A, 53.A, 62 others are meant
        verdicts={"3.B": Verdict.FLOOR, "55.B": Verdict.DECLARED, "36.B": Verdict.DECIDED},
        speaks_to="out_of_turn_passive button_advance term_in_question",
        moved="button_method",
    ),
    "wsop-2026": Edition(
        anew="94 101 129 IX.short-deck IX.open-pair 36 66 67.a 82 85 86 87 88.b",
        verdicts={"129": Verdict.OUT_OF_SCOPE, "IX.short-deck": Verdict.DECIDED, "IX.open-pair": Verdict.DECIDED}
        | dict.fromkeys(("36", "66", "67.a", "82", "85"), Verdict.DECIDED)
        | {"86": Verdict.OUT_OF_SCOPE, "87": Verdict.DECIDED, "88.b": Verdict.DECIDED},
        moved="button_method button_advance button_first heads_up_blinds newcomer redeal absent",
        falls_back_on="short_blind_owed short_all_in_limit short_all_in_bet half_bet completion big_bet smallest_chip "
        "rounded_amount rounded_tie reopening_cumulative straddle time announced_raise told_wrongly button_wrong "
        "newcomer_cash new_posts buy_button missed_blinds missed_straddle wrong_bring_in",
    ),
    "wsop-live-2026": Edition(
        anew="165 166 192.1-2-5 95 103 104.a 113 155 157 158 160 162 163 85 185",
        verdicts=dict.fromkeys(("166", "192.1-2-5", "95", "103", "104.a", "113", "155"), Verdict.DECIDED)
        | dict.fromkeys(("157", "158", "160", "162", "163"), Verdict.DECIDED),
        moved="button_method button_first button_wrong heads_up_blinds newcomer_cash new_posts buy_button "
        "missed_blinds missed_straddle clock time_tied",
    ),
}
"""Of an edition that is not here nothing is known to be otherwise."""

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


def otherwise(book: Rulebook) -> Edition:
    return EDITIONS.get(book.ruleset.id, Edition())


def listed(book: Rulebook) -> dict[str, Verdict]:
    """The clauses that a rulebook must have, in their order, with the verdict of each."""
    if book.extends and book.reissued:
        before = listed(RULEBOOKS[book.extends])
        own = {f"{book.ruleset.id}:{number}": verdict for number, verdict in otherwise(book).verdicts.items()}
        return {book.reissued[clause]: verdict for clause, verdict in before.items()} | own
    found = dict.fromkeys(in_book(book, CLAUSES[book.ruleset.id]), Verdict.DECLARED)
    for verdict, some in ((Verdict.DECIDED, DECIDED), (Verdict.FLOOR, FLOOR), (Verdict.OUT_OF_SCOPE, OUT_OF_SCOPE)):
        found |= dict.fromkeys(in_book(book, some.get(book.ruleset.id, "")), verdict)
    return found


def unspoken(book: Rulebook) -> list[Topic]:
    """The topics on which a rulebook is silent."""
    if book.extends and book.reissued:
        told = otherwise(book)
        now = {*told.speaks_to.split(), *told.falls_back_on.split()}
        return [topic for topic in unspoken(RULEBOOKS[book.extends]) if topic not in now]
    return [Topic(topic) for topic in SILENT[book.ruleset.id].split()]


@BOOKS
def test_every_clause_is_listed_in_its_order_with_the_verdict_of_its_strongest_part(book: Rulebook) -> None:
    assert [(clause.id, clause.verdict) for clause in own_clauses(book)] == list(listed(book).items())


@BOOKS
def test_a_silent_book_has_the_clauses_of_the_one_that_it_names(book: Rulebook) -> None:
    other, numbers = FALLS_BACK.get(book.ruleset.id, (None, ""))
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
        inherits = Inherits.ANSWERS if stem in ANOTHER_BODYS else None
        assert (book.extends, file.get("inherits")) == (ANOTHER_BODYS.get(stem), inherits)
    if book.seen is Seen.TEXT:
        assert [clause.id for clause in book.clauses if not clause.seen] == in_book(book, UNSEEN.get(stem, ""))


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
    base, file, told = rulebooks[book.extends or ""], written(stem), otherwise(book)
    anew = in_book(book, told.anew)
    assert list(file.get("clauses", {})) == anew
    clauses = {clause.id: clause for clause in book.clauses}
    for old in base.clauses:
        new = clauses[book.reissued[old.id]]
        assert str(_number(new.id)) in new.source
        if new.id not in anew and "numbers" not in file:
            assert new.source == old.source.replace(str(base.ruleset.id[-4:]), book.ruleset.id[-4:])
            assert (new.verdict, new.paraphrase) == (old.verdict, old.paraphrase)
    for topic, citation in base.ruleset.topics.items():
        if topic not in told.moved.split():
            assert citation.clause, topic
            assert book.ruleset.topics[topic].clause == book.reissued[citation.clause], topic
            assert book.ruleset.topics[topic].basis in (citation.basis, Basis.READING)


@BOOKS
def test_versions_are_three_numbers(book: Rulebook) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", book.ruleset.version)


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


DIFFERS: dict[str, dict[str, object]] = {
    "tda-2024": {"pot.dead_blind": "nominal", "spoken.unclear": "at_most_pot"},
    "tda-2026": {"out_of_turn.heads_up_check_bars_raise": True, "button.advance_over_empty": True},
    "wsop-2024": {
        "spoken.pot_penalty": False,
        "cap.raises": 4,
        "pot.short_blind": "actual",
        "out_of_turn.heads_up_passive_bars_raise": True,
        "spoken.unclear": "at_most_pot",
        "multiple_chips.last_chips": "half_raise",
        "prior_chips.pulled_back_binds": False,
        "prior_chips.pushed_again": "tested",
        "prior_chips.overchip_after_all_back": "whole_chip",
        "clock.tie": "too_late",
        "corrections.pot_too_high": "floor_after_action",
        "button.first": "first_stack",
    },
    "wsop-2026": {
        "straddle.counts": False,
        "owed.short_blind": "nominal",
        "string_bet.announced_raise": "call_and_one",
        "button.error": "put_right",
        "coming_in.missed_live": "big_blind_only",
        "coming_in.straddle": True,
        "coming_in.inside": "buys_or_posts",
        "coming_in.new_posts": "limit_only",
    },
    "wsop-live-2026": {"straddle.min_raise": "doubled"},
    "wsop-live-2024": {
        "button.method": "dead_button",
        "coming_in.missed_live": "big_blind_only",
        "coming_in.straddle": True,
        "coming_in.inside": "buys_or_posts",
        "coming_in.new_posts": "limit_only",
        "cap.raises": 4,
        "cap.heads_up": "uncapped_if_began_heads_up",
        "pot.small_blind": "as_big_blind",
        "pot.dead_blind": "nominal",
        "pot.short_blind": "nominal",
        "straddle.min_raise": "plus_big_blind",
        "straddle.counts": False,
        "owed.short_blind": "nominal",
        "out_of_turn.released_by": "bet_or_raise",
        "out_of_turn.unreleased": "binding",
        "out_of_turn.check_bars_raise": False,
        "out_of_turn.call_bars_raise": False,
        "out_of_turn.skipped": "two_players",
        "string_bet.announced_raise": "call_and_one",
        "forward_motion.limit": "complete_or_forfeit",
        "forward_motion.no_limit": "call",
        "prior_chips.test": "smallest_chip",
        "prior_chips.overchip_after_all_back": "whole_chip",
        "misunderstanding.gross": "floor_until_others_act",
        "clock.called_after": "two_minutes",
        "clock.tie": "too_late",
    },
}


@pytest.mark.parametrize("stem", [stem for stem in RULEBOOKS if stem not in OWN_BOOKS])
def test_where_a_book_differs_from_the_one_it_extends(stem: str) -> None:
    base, book = parameters(RULEBOOKS[RULEBOOKS[stem].extends or ""].ruleset), parameters(RULEBOOKS[stem].ruleset)
    assert {key: found for key, found in book.items() if found != base[key]} == DIFFERS.get(stem, {})


def test_where_the_four_differ() -> None:
    """The rulebooks seen disagree in exactly these parameters, and nowhere else by accident."""
    settings = {stem: parameters(book.ruleset) for stem, book in OWN_BOOKS.items()}
    differing = {
        key: {stem: found[key] for stem, found in settings.items()}
        for key in settings["badugi"]
        if len({found[key] for found in settings.values()}) > 1
    }

    def each(badugi: object, roberts: object, tda_2013: object, tda_2019: object) -> dict[str, object]:
        return {"badugi": badugi, "roberts-11": roberts, "tda-2013": tda_2013, "tda-2019": tda_2019}

    tda, before = "capped_until_event_heads_up", "uncapped_before_cap"
    called, raised = "bet_call_or_raise", "bet_or_raise"
    half = "full_bet_or_half_faced"
    assert differing == {
        "reopening.limit": each("full_bet", half, half, half),
        "reopening.cumulative": each(False, True, True, True),
        "cap.heads_up": each(before, before, tda, tda),
        "pot.short_blind": each("nominal", "actual", "nominal", "nominal"),
        "free_fold.penalty": each(False, False, False, True),
        "out_of_turn.released_by": each(called, called, raised, raised),
        "out_of_turn.unreleased": each("may_be_binding", "may_be_binding", "binding", "binding"),
        "out_of_turn.check_bars_raise": each(True, True, False, False),
        "out_of_turn.call_bars_raise": each(False, True, False, False),
        "out_of_turn.skipped": each("three_players", "three_players", "substantial_action", "substantial_action"),
        "spoken.unclear": each("below_pot", "below_pot", "lowest", "below_pot"),
        "spoken.pot_penalty": each(False, False, True, True),
        "words_or_chips.binds": each("words", "words", "first", "first"),
        "multiple_chips.test": each("half_raise_only", "half_raise_only", "smallest_chip", "smallest_chip"),
        "multiple_chips.last_chips": each("half_raise", "half_raise", "half_raise", "all_in"),
        "string_bet.announced_raise": each("several", "several", "call_and_one", "one_motion"),
        "forward_motion.limit": each("floor_if_acted_on", "floor_if_acted_on", "floor", "floor"),
        "forward_motion.no_limit": each("floor_if_acted_on", "floor_if_acted_on", "floor", "floor"),
        "prior_chips.rule": each("tested", "tested", "floor", "tested"),
        "prior_chips.pulled_back_binds": each(False, False, False, True),
        "prior_chips.pushed_again": each("tested", "tested", "tested", "floor"),
        "prior_chips.overchip_after_all_back": each("call", "call", "call", "tested"),
        "prior_chips.test": each("half_raise_only", "half_raise_only", "smallest_chip", "smallest_chip"),
        "undercall.rule": each("full_call", "full_call", "full_or_floor", "full_or_floor"),
        "misunderstanding.gross": each("call_stands", "floor", "call_stands", "call_stands"),
        "corrections.window": each("round", "round", "street", "street"),
        "button.method": each("house_choice", "house_choice", "dead_button", "dead_button"),
        "button.error": each("put_right", "put_right", "stands", "stands"),
        "button.heads_up_adjust": each(False, False, True, True),
    }
