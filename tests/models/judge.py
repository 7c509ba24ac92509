"""Whether an answer is the source's, differs from it as is known, or in a way that nobody has looked at."""

from typing import Any

Json = dict[str, Any]

TURNED = "has turned to the source's answer, though the rulebook has another"
STILL = "still has the answer that was found wrong"
UNKNOWN = "differs from what is known"


def fault_of(entry: Json, answer: Json, *, is_explained: bool) -> str | None:
    """What is wrong with the answer to one case or hand; None if it is the one that was settled on.

    The source is right where nothing is noted, and where the verdict is `engine`. Where it is `floorman` or `open`, the
    answer is the one noted as `known`.
    """
    told = answer | {
        "codes": [one["code"] for one in answer.get("errors") or ()],
        "discrepancy_codes": [one["code"] for one in answer.get("discrepancies") or ()],
    }
    verdict = entry.get("verdict")
    if verdict == "floorman" and holds(told, entry["expect"]):
        return TURNED
    if holds(told, entry["expect"] if verdict in (None, "engine") else entry["known"]) or is_explained:
        return None
    return STILL if verdict == "engine" and holds(told, entry["known"]) else UNKNOWN


def holds(answer: Any, part: Any) -> bool:
    """Whether the answer has all that the part says, and perhaps more."""
    if isinstance(part, dict):
        return isinstance(answer, dict) and all(key in answer and holds(answer[key], part[key]) for key in part)
    return bool(answer == part)


def is_a_call_nobody_could_raise(entry: Json, before: Json, decision: Json) -> bool:
    """A wager of which no opponent could match what is over the call: accepted, as the call.

    No clause forbids it. Some engines let it stand as a raise, others refuse it.
    """
    call = decision.get("action") or {}
    others = [player for player in before["players"] if player["seat"] != before["to_act"] and not player["folded"]]
    return (
        entry["expect"].keys() <= {"legal", "action"}
        and decision.get("ruling") == "accepted"
        and call["type"] == "call"
        and all(player["stack"] + player["committed"] <= call["to"] for player in others)
    )


def is_a_call_of_nothing(entry: Json, decision: Json) -> bool:
    """A call with nothing owed that is accepted as a check. Some engines refuse the word."""
    named = entry["propose"].get("action", {}).get("type")
    made = (decision.get("ruling"), (decision.get("action") or {}).get("type"))
    return entry["expect"] == {"legal": False} and named == "call" and made == ("accepted", "check")


def is_excess_never_put_in(entry: Json, report: Json) -> bool:
    """What nobody could match stays in the stack: the file has put it in and given it back."""
    uncalled = entry["expect"].get("final", {}).get("uncalled")
    if entry.get("verdict") != "engine" or not uncalled or report["final"]["uncalled"]:
        return False
    as_filed = report | {"final": report["final"] | {"uncalled": uncalled}}
    left = {"seat": uncalled["seat"], "stack": uncalled["amount"]}
    return left in report["final"]["stacks"] and holds(as_filed, entry["expect"])
