"""A rulebook that names another one for what it leaves out: the parameters and clauses of that one are taken there."""

from collections.abc import Collection
from dataclasses import replace

from ..rules.model.reason import Basis, Topic
from ..rules.ruleset import DECIDES, Citation
from .house_rules import with_settings
from .parameters import PARAMETERS
from .rulebook import FrozenDict, Rulebook
from .rulebook_file import EntryError, EntryFault


def fallen_back(book: Rulebook, other: Rulebook, own: Collection[str]) -> Rulebook:
    """The book, set and cited as the `other` one where it says nothing. Raises EntryError.

    A parameter is set as there if the book has a clause for none of its topics and the other for one of them, unless
    it is the book's `own`. A topic without a clause is cited from there, unless something that decides it is set
    otherwise here: the clause would not say what is ruled. A reading without a number is none that could be cited.
    """
    ours = book.ruleset.topics
    theirs = {topic: cited for topic, cited in other.ruleset.topics.items() if not cited.is_without_number}
    taken = frozenset(
        key
        for key, topics in DECIDES.items()
        if key not in own and ours.keys().isdisjoint(topics) and not theirs.keys().isdisjoint(topics)
    )
    ruleset = with_settings(book.ruleset, {key: PARAMETERS[key].of(other.ruleset) for key in taken})
    if ruleset.contradictory:
        first, second = ruleset.contradictory
        raise EntryError(EntryFault(("falls_back_to",), f"{first} then contradicts {second}: set both in this file"))
    apart = (parameter for parameter in PARAMETERS.values() if parameter.of(ruleset) != parameter.of(other.ruleset))
    gaps = theirs.keys() - ours.keys() - {topic for parameter in apart for topic in parameter.topics}
    every = {**ours, **{topic: Citation(clause=theirs[topic].clause, basis=Basis.FALLBACK) for topic in gaps}}
    readings = {**book.readings, **{topic: other.readings[topic] for topic in gaps & other.readings.keys()}}
    listed = {clause.id for clause in book.clauses}
    cited = (
        replace(rule, topics=tuple(topic for topic in rule.topics if topic in gaps and theirs[topic].clause == rule.id))
        for rule in other.clauses
        if rule.id not in listed
    )
    return replace(
        book,
        ruleset=replace(ruleset, topics=FrozenDict({topic: every[topic] for topic in Topic if topic in every})),
        clauses=(*book.clauses, *(clause for clause in cited if clause.topics)),
        readings=FrozenDict({topic: readings[topic] for topic in Topic if topic in readings}),
        left_open=book.left_open - (taken - other.left_open),
        fallen_back=book.fallen_back | taken,
    )


def without_fallback(book: Rulebook) -> Rulebook:
    """The book without what it cites from the one that it falls back to; its parameters stay as they are set."""
    topics = {topic: cited for topic, cited in book.ruleset.topics.items() if cited.basis is not Basis.FALLBACK}
    there = {cited.clause for cited in book.ruleset.topics.values()} - {cited.clause for cited in topics.values()}
    return replace(
        book,
        ruleset=replace(book.ruleset, topics=FrozenDict(topics)),
        clauses=tuple(clause for clause in book.clauses if clause.id not in there),
        readings=FrozenDict({topic: reading for topic, reading in book.readings.items() if topic in topics}),
        falls_back_to=None,
        fallen_back=frozenset(),
    )
