"""One look at an engine that somebody is writing: what fails, by cause, and the smallest question that it gets wrong.

Only an address on loopback is asked. Time, questions, memory and the answer are bounded; docs/how-to/agents.md has the
numbers. The same engine and seed get the same answer.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final, cast

from service.answers.render import to_bytes
from service.bounded_json import json_in
from service.cases.suite import SUITE_VERSION, Level, Requirement
from service.fault_text import cut
from service.process import is_loopback
from service.rules.model.round import Structure
from service.rulesets import Rulebooks, usual_rulebook

from .causes import Cause, cause_of
from .engine import Engine, EngineAbsent, EngineBroke, GaveUp, Json, Skipped, StartEngine, patient
from .engine_difference import EngineDifference, Referee, story
from .exec_engine import ExecEngine, start_python_engine
from .expectation import common_part
from .floorman_engine import FloormanEngine
from .run import ANSWERED, Failures, Outcome, by_cause, run_tests
from .selection import Selection, is_claimed

MOST_BYTES: Final = 4096
"""Of an answer, as JSON."""
SECONDS: Final = 45.0
"""Of a check, after which the engine is asked nothing more."""
_SECONDS_EACH: Final = 5.0
_STARTS_WITHIN: Final = 20.0
_MOST_ANSWERED: Final = 2**16
_MOST_FOR_AN_ACTION: Final = 2**12
"""Bytes of an engine's answer, and for each action before it: those that are wrong are kept for a while."""
_MOST_MEMORY: Final = 2**31
_ROUNDS: Final = 300
_MOST_TRIES: Final = 300
"""Questions to make a wrong one smaller."""
_LEVELS: Final = tuple(Level)
_CAUSES_SHOWN: Final = 8
_LONGEST: Final = 400
"""Characters of a sentence or a message; of an engine's last words, the end."""
_NAME: Final = 80
_DIFFERENCES_SHOWN: Final = 6
_REASONS_SHOWN: Final = 3
_MEND: Final = "Change the engine so that it answers `spot.question` with `spot.right`, and check it again."
_CLAIM: Final = "Claim and support more: the engine supports none of the tests of this rulebook, and no round."
_DONE: Final = "Every required test passes that the engine claims and supports, and random rounds show no difference."
_KINDS: Final = "python:FILE.py:FUNCTION, exec:COMMAND or http://127.0.0.1:PORT"


def guide() -> Json:
    """How an engine is asked, and what it answers: for whoever writes one."""
    return cast("Json", json_in(Path(__file__).with_name("engine_guide.json")))


def starter(
    engine: str, timeout: float, rulebooks: Rulebooks, key: str | None = None, **bounds: Any
) -> StartEngine | None:
    """What starts the engine of this name: `exec:CMD`, `http:URL`, `python:MODULE:FUNCTION`, `floorman`; else None."""
    kind, _, target = engine.partition(":")
    if kind == "exec":
        return lambda: ExecEngine(target, timeout, **bounds)
    if kind in ("http", "https"):
        from .http_engine import HttpEngine

        url = target if target.startswith(("http:", "https:")) else engine
        return lambda: HttpEngine(url, timeout, key)
    if kind == "python":
        return lambda: start_python_engine(target, timeout, **bounds)
    return (lambda: FloormanEngine(rulebooks)) if engine == "floorman" else None


def is_on_loopback(url: str) -> bool:
    """Whether this is an address of HTTP on this machine alone, as the kit's own client reads it."""
    import urllib3

    try:
        return url.startswith(("http://", "https://")) and is_loopback(urllib3.util.parse_url(url).host or "")
    except ValueError:  # urllib3's own is one
        return False


class OutOfTime(GaveUp):
    """The check is over, or was called off."""

    def __init__(self) -> None:
        Exception.__init__(self, f"not asked: a check takes at most {SECONDS:g} s")


class _Bounded:
    """An engine that is asked nothing more once the check is over, and whose answers are of a size to be kept."""

    def __init__(self, engine: Engine, is_over: Callable[[], bool]) -> None:
        self._engine, self._is_over = engine, is_over
        self.implementation = engine.implementation

    def ask(self, question: Mapping[str, Any]) -> Json:
        """Its answer. Raises Skipped, EngineBroke and OutOfTime."""
        if self._is_over():
            raise OutOfTime
        answer = self._engine.ask(question)
        most = _MOST_ANSWERED + _MOST_FOR_AN_ACTION * len(question.get("actions", ()))
        if (size := len(json.dumps(answer))) > most:
            raise EngineBroke(f"the answer has {size:,} bytes; at most {most:,} are read")
        return answer

    def close(self) -> None:
        """Nothing yet: the check ends it."""


@dataclass(frozen=True, slots=True)
class Check:
    """What is checked: an engine by its name, a rulebook ("": the first that it claims), by which rulebooks there are.

    `is_off`: whether nobody waits for the answer any more.
    """

    engine: str
    rulebooks: Rulebooks
    rulebook: str = ""
    seed: int = 1
    is_off: Callable[[], bool] = lambda: False

    def answer(self) -> Json:
        """What came of it, in at most MOST_BYTES. Raises EngineAbsent."""
        until = monotonic() + SECONDS
        start = starter(
            self.engine, _SECONDS_EACH, self.rulebooks, starts_within=_STARTS_WITHIN, most_memory=_MOST_MEMORY
        )
        if start is None:
            raise EngineAbsent(f"{cut(self.engine)} names no engine: send {_KINDS}")
        running = start()
        try:
            return _fitted(self._checked(_Bounded(running, lambda: self.is_off() or monotonic() > until)))
        finally:
            running.close()

    def _checked(self, bounded: "_Bounded") -> Json:
        engine = patient(lambda: bounded)()
        claims = engine.implementation.claims
        known = [usual_rulebook(self.rulebooks).ruleset.id, *self.rulebooks]
        claimed = (book for book in known if claims.rulebooks is None or book in claims.rulebooks)
        rulebook = self.rulebook or next(claimed, "")
        selection = Selection(rulebooks=[rulebook], requirements=[Requirement.REQUIRED])
        tests = [test for test in selection.tests() if is_claimed(test, claims)]
        results = run_tests(tests, lambda: bounded, 1, lambda _: None, self.rulebooks)
        outcomes = Counter(result.outcome for result in results)
        unsupported = Counter(cut(result.why[0], _NAME) for result in results if result.outcome is Outcome.UNSUPPORTED)
        head = {
            "engine": cut(" ".join(filter(None, (engine.implementation.name, engine.implementation.version))), _NAME),
            "rulebook": rulebook and f"{rulebook}@{self.rulebooks[rulebook].ruleset.version}",
            "suite": SUITE_VERSION,
            "tests": {outcome.value: outcomes[outcome] for outcome in Outcome},
            "unsupported": dict(unsupported.most_common(_REASONS_SHOWN)),
        }
        if causes := by_cause(results):
            failures = min(causes, key=_ease)
            shrunk = _shrunk(Referee(engine, rulebook, self.rulebooks), failures.cause)
            return _wrong(head, causes, self._spot(shrunk, rulebook, f"test {failures.first.id}"))
        if outcomes[Outcome.NOT_ASKED]:
            return head | {"result": "unfinished", "next": f"{end_of(results[-1].why[0])}. Make the engine faster."}
        searched = self._searched(engine, rulebook) if rulebook else {}
        if not (engine.count.answered or any(outcomes[outcome] for outcome in ANSWERED)):
            return head | {"result": "nothing asked", "next": _CLAIM}
        return head | searched

    def _searched(self, engine: Engine, rulebook: str) -> Json:
        """What random rounds show, of an engine that passes the tests."""
        from .random_search import Fickle, RandomRounds, Rounds, search

        claims, firm = engine.implementation.claims, frozenset({Requirement.REQUIRED})
        structures = [kind.value for kind in Structure if claims.structures is None or kind in claims.structures]
        count = _ROUNDS if claims.levels is None or Level.BETTING in claims.levels else 0
        played: list[None] = []
        difference = None
        try:
            rounds = RandomRounds(engine, rulebook, self.rulebooks)
            differences = search(rounds, structures, Rounds(count, self.seed), firm, lambda: played.append(None))
            difference = next(differences, None) if count else None
        except Fickle as fickle:
            return {"result": "wrong", "next": f"{fickle}. Answer from the question alone."}
        except OutOfTime:
            pass  # the answer has how many were played
        except GaveUp as gave_up:
            return {"result": "unfinished", "rounds": len(played), "next": end_of(str(gave_up))}
        if difference:
            cause = cause_of(difference, story(difference))
            return _wrong({}, (), self._spot(cause, rulebook, f"random rounds, seed {self.seed}"))
        return {"result": "right", "rounds": len(played), "next": _DONE}

    def _spot(self, cause: Cause, rulebook: str, found_by: str) -> Json:
        """The place where it shows, as whoever mends it needs it."""
        right = cause.expect
        if not right and not ("hand" in cause.question or "table" in cause.question):
            right = common_part(FloormanEngine(self.rulebooks).ask(cause.question))
        clause = next((clause for clause in self.rulebooks[rulebook].clauses if clause.id == cause.clause), None)
        return {
            "found_by": found_by,
            "does": f"the engine {cause.does}",
            "story": end_of(cause.story),
            "question": dict(cause.question),
            "wrong": [end_of(why) for why in cause.why[:_DIFFERENCES_SHOWN]],
            "right": dict(right),
            "reasons": [end_of(line) for line in cause.ruling],
            "clause": clause and {"id": clause.id, "source": clause.source, "paraphrase": end_of(clause.paraphrase)},
        }


def _wrong(head: Json, causes: Sequence[Failures], spot: Json) -> Json:
    shown = [end_of(failures.headline()) for failures in causes[:_CAUSES_SHOWN]]
    more = len(causes) - len(shown)
    return head | {"result": "wrong", "causes": shown, "more_causes": more, "spot": spot, "next": _MEND}


def _ease(failures: Failures) -> tuple[int, bool, int, int]:
    """What is mended first: plain actions before what hangs on them, and the least to tell."""
    level = min(_LEVELS.index(result.test.level) for result in failures.results)
    return level, failures.cause.is_before, failures.cause.size, -len(failures.results)


def _shrunk(referee: Referee, cause: Cause) -> Cause:
    """The same cause in a question with fewer players and actions, where there is one."""
    if "opening" not in cause.question or "on_illegal" in cause.question:
        return cause
    least, edits, tries = cause, _smaller(referee, cause.question), _MOST_TRIES
    try:
        while tries and (question := next(edits, None)):
            tries -= 1
            other = _differing(referee, question)
            if other and other.requirement is Requirement.REQUIRED:
                shown = cause_of(other, story(other))
                if shown.key == cause.key and shown.size <= least.size:
                    edits = _smaller(referee, question) if shown.size < least.size else edits
                    least = shown
    except GaveUp:
        pass  # so small it is
    return least


def _differing(referee: Referee, question: Json) -> EngineDifference | None:
    """Where the engine differs on this question, if it makes sense and the engine knows it. Raises GaveUp."""
    try:
        right = referee.floorman.ask(question)
        return None if "errors" in right else referee.compared(question, common_part(right))
    except (EngineBroke, Skipped):  # EngineBroke: an action before it does not stand
        return None


def _smaller(referee: Referee, question: Mapping[str, Any]) -> Iterator[Json]:
    """The question itself; without a player and what he does; without one action."""
    opening, actions = question["opening"], list(question.get("actions", ()))
    yield dict(question)
    beginning = {name: value for name, value in question.items() if name in ("rulebook", "house_rules", "opening")}
    decisions = referee.floorman.ask({**beginning, "actions": actions}).get("decisions", ())
    acted = [(decision["action"] or {}).get("seat") for decision in decisions]
    for seat in (player["seat"] for player in opening["players"]):
        listed = [name for name in ("players", "posts") if name in opening]
        others = {name: [entry for entry in opening[name] if entry["seat"] != seat] for name in listed}
        kept = [action for action, by in zip(actions, acted, strict=False) if by != seat]
        yield {**question, "opening": {**opening, **others}, "actions": kept}
    for at in range(len(actions)):
        yield {**question, "actions": actions[:at] + actions[at + 1 :]}


def end_of(text: str, longest: int = _LONGEST) -> str:
    """A text that is not long; of a longer one, such as a traceback, the end, which says what broke."""
    return text if len(text) <= longest else f"…{text[-longest:]}"


def _fitted(answer: Json) -> Json:
    """The answer in MOST_BYTES: the last of each list is left out first, then what the other members tell too."""
    spot = answer.get("spot", {})
    lists = [(answer.get("causes", []), 3), (spot.get("wrong", []), 2), (spot.get("reasons", []), 1)]
    members = [(spot, "clause"), (spot, "question"), (spot, "right"), (answer, "unsupported")]
    while len(to_bytes(answer)) > MOST_BYTES:
        for entries, least in lists:
            if len(entries) > least:
                entries.pop()
                break
        else:
            holder, name = members.pop(0)
            holder[name] = None
    return answer
