"""What the rulebook pages tell: clauses, what a house may choose, cases with their rulings, two books side by side."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby, pairwise
from typing import Final, TypeVar

from ..answers.endpoints import DECISIONS, OPTIONS, ROUNDS
from ..answers.reason_docs import answer_to, case_answer
from ..answers.render import Json, to_bytes
from ..cases import Case, CaseRuling, load_cases
from ..cases.rulebook_diff import parameters_apart, proved_pairs, telling_cases
from ..rules.model.reason import Basis, Topic
from ..rulesets import PARAMETERS, Citation, Clause, Rulebook, Rulebooks, editions, parameters
from ..yielding import yielding
from . import page_words
from .disputes import WORD, Dispute, disputes_for, ranked, terms
from .page_words import QUIZ, TERMS, QuizQuestion, clause_titles, words

MOST_FOUND: Final = 25
"""How many cases a search shows."""
MOST_DISPUTES: Final = 4
"""How many of the disputes that people call so a search shows."""
MOST_CLAUSES: Final = 3
"""How many clauses a search shows that have not all of its words."""
_BETWEEN_DIGITS: Final = re.compile(r"(?<=\d),(?=\d{3})")
_RULE: Final = re.compile("[0-9]+")
_GOES_ON: Final = re.compile(r"\w|,\d")
"""What follows a phrase that is only part of a word or of an amount."""
_MAY: Final = "may"
"""How a case is marked that is about what a seat may do."""
_SAID_ALREADY: Final = (".accepted", "reopening.open")
_T = TypeVar("_T")
_Searched = list[tuple[_T, str]]


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause with what it rules on. `also` are topics that it bears on while another clause is cited for them.

    A topic of `rules_on` has its title, the basis, and how we read the clause there if it leaves room.

    `title` is ours, empty if there is none. `place` is where it stands in the book, as `Rule 44`; `cases` how many it
    decides.
    """

    clause: Clause
    number: str
    title: str
    place: str
    rules_on: tuple[Json, ...]
    also: tuple[str, ...]
    cases: int


@dataclass(frozen=True, slots=True)
class QuestionText:
    """A question that a house may decide: the book's answer, the other answers, and where the book says so."""

    question: str
    answer: str
    others: tuple[str, ...]
    cited: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseText:
    """A case and its ruling under one rulebook.

    `ruling`: accepted, corrected, rejected, discretion, or `may`.
    `stands`: what it becomes; `why`: the reasons; `choices`: the floor's; `coded`: code and params of both.
    `clause`: None if the book is silent. `differs`: whether other books rule otherwise, which a story may tell.
    """

    id: str
    topic: str
    story: str
    source: str
    disputed: str | None
    differs: bool
    house: tuple[tuple[str, str], ...]
    ruling: str
    stands: str
    why: tuple[str, ...]
    choices: tuple[str, ...]
    coded: list[Json]
    clause: str | None
    basis: str

    def says(self, phrase: str) -> bool:
        """Whether its headline, or how it is marked if it has none, has a phrase: `calls 60` is not in `calls 600`."""
        parts = (self.stands or self.ruling).split(phrase)
        return any(not before[-1:].isalnum() and not _GOES_ON.match(after) for before, after in pairwise(parts))


class BookText:
    """A published rulebook as its pages tell it. `name` is its id, with the version if there is a newer one.

    `before`, `after`: the editions next to it, if it is one of several.
    """

    def __init__(self, book: Rulebook, rulebooks: Rulebooks) -> None:
        id, version = book.ruleset.id, book.ruleset.version
        self.book, self._rulebooks = book, rulebooks
        self.name = id if rulebooks[id] is book else f"{id}@{version}"
        self.title, _, self.about = book.title.partition(":")
        pairs = [pair for books in editions(rulebooks).values() for pair in pairwise(books)]
        self.before = next((_edition(earlier) for earlier, later in pairs if later is book), None)
        self.after = next((_edition(later) for earlier, later in pairs if earlier is book), None)
        self._speaks = [(case, ruling) for case in load_cases() if (ruling := _ruling(case, book))]
        self._ruled: Counter[str | None] = Counter(ruling.clause for _, ruling in self._speaks)
        self._topics = Counter(case.topic for case, _ in self._speaks)
        self._case_texts: dict[str, CaseText] = {}

    def bases(self) -> Counter[str]:
        """How many topics it answers by its own words, by our reading of them, or not at all."""
        bases = [self.book.ruleset.cite(topic).basis for topic in Topic]
        return Counter((Basis.TEXT if basis is Basis.DERIVED else basis).value for basis in bases)

    @cached_property
    def clauses(self) -> list[ClauseText]:
        """Its clauses by their numbers, without those of the book that it falls back to."""
        return [
            self._clause_text(clause)
            for clause in sorted(_own_clauses(self.book), key=lambda clause: _in_order(_number(clause.id)))
        ]

    def place(self, clause: str) -> tuple[str, str]:
        """Where a clause is told: the name of the book on whose pages it stands, and its number there."""
        own = any(entry.id == clause for entry in _own_clauses(self.book))
        return self.name if own else clause.partition(":")[0], _number(clause)

    def fallen_back(self) -> list[tuple[str, str | None]]:
        """The topics on which the book that it falls back to speaks for it, each with that one's clause."""
        cited = self.book.ruleset.topics.items()
        return [(words().topics[topic], entry.clause) for topic, entry in cited if entry.basis is Basis.FALLBACK]

    def without_number(self) -> list[tuple[str, str]]:
        """The topics on which it has a rule whose number was not seen, each with our reading of it."""
        cited = self.book.ruleset.topics.items()
        return [(words().topics[topic], self.book.readings[topic]) for topic, entry in cited if entry.is_without_number]

    def clause(self, number: str) -> ClauseText:
        """One of them. Raises StopIteration if there is none: ask `has_clause`."""
        return next(clause for clause in self.clauses if clause.number == number)

    @cached_property
    def questions(self) -> dict[str, QuestionText]:
        """What a house may choose, by parameter."""
        texts = {}
        for key, setting in parameters(self.book.ruleset).items():
            question = words().questions[key]
            places = dict.fromkeys(self.book.ruleset.cite(topic) for topic in PARAMETERS[key].topics)
            by_clause = sorted(places, key=lambda place: place.clause is None)
            others = tuple(question.others(setting))
            texts[key] = QuestionText(question.question, question.answer(setting), others, tuple(by_clause))
        return texts

    def silent_on(self) -> list[str]:
        """The topics on which it says nothing."""
        cited = ((topic, self.book.ruleset.cite(topic)) for topic in Topic)
        return [words().topics[topic] for topic, row in cited if not row.clause and row.basis is not Basis.READING]

    def situations(self) -> dict[str, list[tuple[str, str, int]]]:
        """The topics of the cases in groups: each with its title and how many cases there are."""
        grouped = {
            group: [(topic, title, self._topics[topic]) for topic, title in titles.items() if topic in self._topics]
            for group, titles in words().situations.items()
        }
        return {group: listed for group, listed in grouped.items() if listed}

    def situation(self, topic: str) -> Json:
        """A topic of the cases, its title in words, and its cases."""
        return self._situation(topic, [row for row in self._speaks if row[0].topic == topic])

    def ruled_by(self, clause: ClauseText) -> list[Json]:
        """The cases that a clause decides, by their topics: those with the most first."""
        decided = [row for row in self._speaks if row[1].clause == clause.clause.id]
        situations = [self._situation(topic, list(some)) for topic, some in groupby(decided, lambda row: row[0].topic)]
        return sorted(situations, key=lambda situation: len(situation["cases"]), reverse=True)

    def search(self, query: str) -> Json:
        """The clauses, questions and cases in which each word of a search begins a word, and the disputes called so.

        The clauses that decide these come first. It takes under 2 ms of CPU.
        """
        wanted = [f" {word}" for word in _words(query)]
        clauses, questions, speaks = self._searched
        cases = _having(wanted, speaks)
        worded = _having(wanted, clauses) or self.clauses_meant(query)
        disputes = disputes_for(query)[:MOST_DISPUTES]
        numbers = dict.fromkeys(number for dispute in disputes for number in self.deciding(dispute))
        deciding = [clause for number in numbers for clause in self.clauses if clause.number == number]
        return {
            "disputes": disputes,
            "clauses": deciding + [clause for clause in worded if clause.number not in numbers],
            "questions": _having(wanted, questions),
            "cases": [self._case(*row) for row in yielding(cases[:MOST_FOUND])],
            "more": max(0, len(cases) - MOST_FOUND),
        }

    def clauses_meant(self, query: str) -> list[ClauseText]:
        """The clauses that have most of the words, the likeliest first."""
        return ranked(self._clause_terms, terms(query))[:MOST_CLAUSES]

    @cached_property
    def _clause_terms(self) -> list[tuple[ClauseText, list[list[str]]]]:
        return [(text, [terms(f"{text.title} {text.clause.paraphrase}")]) for text in self.clauses]

    def deciding(self, dispute: Dispute) -> list[str]:
        """The numbers of its own clauses that decide a dispute, the nearest first."""
        cited = [self.book.ruleset.cite(Topic(topic)).clause for topic in dispute.topics]
        own = {clause.id for clause in _own_clauses(self.book)}
        return list(dict.fromkeys(_number(clause) for clause in cited if clause in own))

    @cached_property
    def _searched(self) -> tuple[_Searched[ClauseText], _Searched[QuestionText], _Searched[tuple[Case, CaseRuling]]]:
        """What a search finds: the clauses, the questions and the cases, each with the words that it is found by."""
        return (
            [(clause, _words_of_clause(clause)) for clause in self.clauses],
            [(question, _as_words(question.question, question.answer)) for question in self.questions.values()],
            [(row, _haystacks()[row[0].id]) for row in self._speaks],
        )

    def case(self, case: Case) -> CaseText:
        """A case on which the book rules."""
        return next(self._case(case, ruling) for spoken, ruling in self._speaks if spoken is case)

    def quiz(self) -> dict[str, list[tuple[QuizQuestion, CaseText, ClauseText]]]:
        """The questions of each level that its own words answer, in one way only; each with its ruling and clause."""
        firm = (Basis.TEXT, Basis.DERIVED)
        speaks = {row[0].id: row for row in self._speaks if row[1].basis in firm and not row[1].disputed}
        return {
            level: [
                (question, case, self.clause(_number(case.clause)))
                for question in yielding(some)
                if question.id in speaks and (case := self._case(*speaks[question.id])).clause
            ]
            for level, some in QUIZ.items()
        }

    def _clause_text(self, clause: Clause) -> ClauseText:
        ruleset, readings = self.book.ruleset, self.book.readings
        cited = [topic for topic in Topic if ruleset.cite(topic).clause == clause.id]
        rules_on: list[Json] = [
            {"title": words().topics[topic], "basis": ruleset.cite(topic).basis, "reading": readings.get(topic)}
            for topic in cited
        ]
        also = [words().topics[topic] for topic in clause.topics if topic not in cited]
        place = clause.source.removeprefix(self.title).lstrip(", ")
        return ClauseText(
            clause=clause,
            number=_number(clause.id),
            title=_title(self.book, clause.id, self._rulebooks) or next((rule["title"] for rule in rules_on), ""),
            place=place[:1].upper() + place[1:],
            rules_on=tuple(rules_on),
            also=tuple(also),
            cases=self._ruled[clause.id],
        )

    def _situation(self, topic: str, some: Iterable[tuple[Case, CaseRuling]]) -> Json:
        cases = [self._case(*row) for row in yielding(some)]
        return {"topic": topic, "title": words().situation_titles[topic], "cases": cases}

    def _case(self, case: Case, ruling: CaseRuling) -> CaseText:
        """A case as it is told. It is ruled on once: the rules take longer than all the rest of a search."""
        if case.id not in self._case_texts:
            self._case_texts[case.id] = _case_text(case, ruling, self.name, self._rulebooks)
        return self._case_texts[case.id]


def has_clause(book: Rulebook, number: str) -> bool:
    """Whether a rulebook has a clause of that number."""
    return any(_number(clause.id) == number for clause in _own_clauses(book))


def has_cases(book: Rulebook, topic: str) -> bool:
    """Whether a rulebook has a ruling in a case of that topic."""
    return any(case.topic == topic and _ruling(case, book) for case in load_cases())


def apart(ours: BookText, theirs: BookText) -> list[Json]:
    """The questions that two books answer differently, each with a case on which they rule differently for that."""
    telling = telling_cases(ours.book, theirs.book, load_cases())
    a, b = ours.questions, theirs.questions
    return [
        {
            "ours": a[key],
            "theirs": b[key],
            "case": (ours.case(telling[key]), theirs.case(telling[key])) if key in telling else None,
        }
        for key in _in_groups(parameters_apart(ours.book, theirs.book))
    ]


def proved(ours: BookText, theirs: BookText, rulebooks: Rulebooks) -> list[tuple[Json, list[Json]]]:
    """What is proved of the actions that two books offer; each way in which they differ as a request for a decision,
    with what either offers there, and why no raise.
    """
    pairs = proved_pairs(ours.name, theirs.name)
    return [(pair, [_way(spot, (ours.name, theirs.name), rulebooks) for spot in pair["spots"]]) for pair in pairs]


def _way(spot: Json, names: tuple[str, str], rulebooks: Rulebooks) -> Json:
    step: Json = {"action": {"type": "call"}} if "round" in spot else {"actions": []}
    path = OPTIONS if "round" in spot else ROUNDS
    offers = [_offered(answer_to(path, {"rulebook": name, **spot}, rulebooks)) for name in names]
    request = to_bytes({"rulebook": names[0], **spot, **step}).decode()
    whose = [(may, " ".join(barred)) for _, may, barred, _ in offers]
    return {"path": DECISIONS if path == OPTIONS else path, "request": request, "offers": whose}


def alike(ours: BookText, theirs: BookText) -> list[tuple[QuestionText, QuestionText]]:
    """The questions that they answer alike; where they say so differs all the same."""
    a, b, different = ours.questions, theirs.questions, parameters_apart(ours.book, theirs.book)
    return [(a[key], b[key]) for key in _in_groups(set(a) - set(different))]


def succession(ours: BookText, theirs: BookText) -> Json | None:
    """What the second changed beside its answers if it is the next edition of the first; None if it is not.

    `first_said`: topics in words that the edition before was silent on, each with the clause that speaks to it;
    `no_longer_said`: those that the new one is silent on. `renumbered`: the clauses that only have another number.
    `added`: those that came from no clause of the one before.
    """
    if theirs.before is None or theirs.before["name"] != ours.name:
        return None
    topics_apart = {topic for key in parameters_apart(ours.book, theirs.book) for topic in PARAMETERS[key].topics}
    topics = [topic for topic in Topic if topic not in topics_apart]
    first, last = (_spoken_to_by_one(topics, *books) for books in ((theirs, ours), (ours, theirs)))
    taken_over = set(theirs.book.reissued.values()) if theirs.book.extends == ours.book.ruleset.id else None
    added = () if taken_over is None else tuple(text for text in theirs.clauses if text.clause.id not in taken_over)
    renumbered = _renumbered(ours.book, theirs.book)
    return {"first_said": first, "no_longer_said": last, "renumbered": renumbered, "added": added}


def _spoken_to_by_one(topics: Iterable[Topic], book: BookText, silent: BookText) -> tuple[tuple[str, Citation], ...]:
    """The topics on which a book has a clause, and the other one has none."""
    cited = [(topic, book.book.ruleset.cite(topic), silent.book.ruleset.cite(topic)) for topic in topics]
    return tuple(
        (words().topics[topic], citation)
        for topic, citation, other in cited
        if citation.clause and other.clause is None
    )


def _renumbered(ours: Rulebook, theirs: Rulebook) -> tuple[tuple[str, str], ...]:
    """The clauses that became one clause of another number, which nothing else became; as 40.A to 62, and 42.A to 64.

    What rests on a clause tells what became of it; where nothing does, the numbering of the new edition.
    """
    became: defaultdict[str, set[str]] = defaultdict(set)
    for topic in Topic:
        old, new = ours.ruleset.cite(topic).clause, theirs.ruleset.cite(topic).clause
        if old and new:
            became[_number(old)].add(_number(new))
    for old, new in theirs.reissued.items() if theirs.extends == ours.ruleset.id else ():
        became[_number(old)] = became.get(_number(old)) or {_number(new)}
    several = Counter(new for numbers in became.values() for new in numbers)
    moved = {old: new for old, numbers in became.items() for new in numbers if len(numbers) == several[new] == 1}
    rows: list[tuple[str, str]] = []
    for shift, run in groupby(sorted(became, key=_in_order), lambda old: _shift(old, moved.get(old, ""))):
        pairs = [(old, moved[old]) for old in run if moved.get(old, old) != old]
        if shift and len(pairs) > 1:
            rows.append((f"{pairs[0][0]} to {pairs[-1][0]}", f"{pairs[0][1]} to {pairs[-1][1]}"))
        else:
            rows += pairs
    return tuple(rows)


def _shift(old: str, new: str) -> int:
    """By how much the rule's number rose; 0 if anything else of the clause's number is another."""
    before, after = _RULE.match(old), _RULE.match(new)
    if before is None or after is None or old[before.end() :] != new[after.end() :]:
        return 0
    return int(after[0]) - int(before[0])


def _edition(book: Rulebook) -> Json:
    """An edition of a book, by its rulebook's id, and by its year or number."""
    return {"name": book.ruleset.id, "number": book.ruleset.id.rpartition("-")[2]}


def _case_text(case: Case, ruling: CaseRuling, rulebook: str, rulebooks: Rulebooks) -> CaseText:
    """A case under a rulebook, named as its rulebooks has it. The `ruling` is no fault: the case makes sense."""
    answer, questions = case_answer(case, rulebook, rulebooks), words().questions
    kind, stands, why, choices = _ruled(case, answer)
    rows = [*answer.get("reasons", ()), *(row["effect"] for row in answer.get("alternatives", ()) if "effect" in row)]
    return CaseText(
        id=case.id,
        topic=case.topic,
        story=case.story,
        source=ruling.source,
        disputed=ruling.disputed,
        differs=bool(case.shows),
        house=tuple((questions[key].question, questions[key].answer(value)) for key, value in case.house_rules.items()),
        ruling=kind,
        stands=stands,
        why=tuple(map(page_words.amounts, why)),
        choices=tuple(map(page_words.amounts, choices)),
        coded=[{"code": entry["code"], "params": entry["params"]} for entry in rows],
        clause=ruling.clause,
        basis=ruling.basis.value,
    )


def _ruled(case: Case, answer: Json) -> tuple[str, str, list[str], list[str]]:
    """How it is marked, what stands, why, and the choices of the floor."""
    if case.hand is not None:
        return _hand(answer)
    if case.table is not None:
        return _dealt(answer)
    if case.step:
        return _decided(answer)
    if case.on_illegal is not None:
        return _replayed(answer)
    return _offered(answer)


def _decided(decision: Json) -> tuple[str, str, list[str], list[str]]:
    action, reopened = decision["action"], decision["reopened_seats"]
    done = f"Seat {action['seat']} {page_words.action(action)}" if action else ""
    checked = any(entry["code"] == "reopening.checked" for entry in decision["reasons"])  # they have raised nothing yet
    again = f"; {page_words.seats(reopened)} may raise{'' if checked else ' again'}" if reopened else ""
    reasons = [reason for reason in decision["reasons"] if not (done and reason["code"].endswith(_SAID_ALREADY))]
    why = [reason["message"] for reason in reasons]
    if decision["penalty"]:
        why.append("A penalty may be given.")
    choices = [choice["effect"]["message"] for choice in decision.get("alternatives", ())]
    return decision["ruling"], f"{done}{again}." if done else "", why, choices


def _dealt(answer: Json) -> tuple[str, str, list[str], list[str]]:
    deal = answer["deal"]
    if deal is None:
        return answer["ruling"], "", [], [page_words.deal(choice) for choice in answer["alternatives"]]
    return answer["ruling"], page_words.deal(deal), [reason["message"] for reason in deal["reasons"]], []


def _offered(answer: Json) -> tuple[str, str, list[str], list[str]]:
    if answer["options"] is None:
        return _MAY, _follows(answer["next"]), [], []
    seat = answer["seat"] if "seat" in answer else answer["round"]["to_act"]
    may = page_words.options(answer["options"])
    listed = may[0] if len(may) == 1 else f"{', '.join(may[:-1])} or {may[-1]}"
    barred = answer["options"]["raise_barred"]
    return _MAY, f"Seat {seat} may {listed}.", [TERMS.barred[barred]] if barred else [], []


def _follows(following: Json) -> str:
    pots = page_words.pots(following["pots"] or ())
    text = f"Seat {following['winner']} has won: all others have folded." if following["type"] == "won" else ""
    return " ".join(filter(None, [text or TERMS.follows[following["type"]], pots]))


def _replayed(answer: Json) -> tuple[str, str, list[str], list[str]]:
    wrong = [decision for decision in answer["decisions"] if decision["ruling"] != "accepted"]
    if not wrong:
        return _offered(answer)
    kind, stands, why, choices = _decided(wrong[0])
    stopped = answer["stopped_at"]
    return kind, stands, [*why, *([f"Play stops there, at action {stopped['action']}."] if stopped else [])], choices


def _hand(report: Json) -> tuple[str, str, list[str], list[str]]:
    wrong, pots = report["first_illegal"] or report["stopped_at"], page_words.pots(report["final"]["pots"] or ())
    amiss = [error["message"] for error in report["discrepancies"]]
    if wrong is None:
        return "accepted", "The hand stands as it was played.", [*([pots] if pots else []), *amiss], []
    step = "" if wrong["action"] is None else f"action {wrong['action']} on "
    where = f"The first that is wrong is {step}street {wrong['street']}."
    if wrong["decision"] is None:
        why = [where, *(error["message"] for error in wrong["errors"]), *amiss]
        return "stopped", "The hand cannot be followed further.", why, []
    kind, stands, why, choices = _decided(wrong["decision"])
    return kind, stands, [where, *why, *amiss], choices


def _in_groups(keys: Iterable[str]) -> Iterator[str]:
    """The parameters in the order in which they are shown."""
    wanted = set(keys)
    return (key for group in words().groups.values() for key in group if key in wanted)


def _ruling(case: Case, book: Rulebook) -> CaseRuling | None:
    """What the book says of a case at a table; None also where the case is a request that makes no sense."""
    ruling = case.ruling(book.ruleset)
    return None if ruling is None or "errors" in ruling.expect else ruling


def _own_clauses(book: Rulebook) -> list[Clause]:
    fallen_back = {cited.clause for cited in book.ruleset.topics.values() if cited.basis is Basis.FALLBACK}
    return [clause for clause in book.clauses if clause.id not in fallen_back]


def _number(clause: str) -> str:
    return clause.partition(":")[2]


def _title(book: Rulebook, clause: str, rulebooks: Rulebooks) -> str:
    """What we call a clause; that of a later edition as the one that it was, unless it has a title of its own."""
    own = clause_titles().get(book.ruleset.id, {}).get(_number(clause), "")
    if own or book.extends is None:
        return own
    was = next((old for old, new in book.reissued.items() if new == clause), None)
    return _title(rulebooks[book.extends], was, rulebooks) if was else ""


def _in_order(number: str) -> list[tuple[bool, int, str]]:
    """Sorts 3.2 before 3.10, and numbers before what is called by a word."""
    return [(not key.isdigit(), int(key) if key.isdigit() else 0, key) for key in re.findall(r"\d+|[^\W\d_]+", number)]


def _words(text: str) -> list[str]:
    """The words of a text in small letters; 5,000 is one."""
    return WORD.findall(_BETWEEN_DIGITS.sub("", text).casefold())


def _as_words(*texts: str | None) -> str:
    """Words to look in, each after a space."""
    return " " + " ".join(word for text in texts if text for word in _words(text))


def _having(wanted: Iterable[str], searched: _Searched[_T]) -> list[_T]:
    for begun in wanted:
        searched = [row for row in searched if begun in row[1]]
    return [item for item, _ in searched]


@cache
def _haystacks() -> dict[str, str]:
    """What is searched of each case, by its id."""
    titles = words().situation_titles
    return {case.id: _as_words(case.story, case.source, titles[case.topic], case.id) for case in load_cases()}


def _words_of_clause(text: ClauseText) -> str:
    clause, titles = text.clause, [topic["title"] for topic in text.rules_on]
    return _as_words(clause.source, text.number, text.title, clause.paraphrase, clause.reading, *titles, *text.also)
