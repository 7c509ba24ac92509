"""One recorded decision against the service: equal, or different for a reason that has a name."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.models.recorded.bodies import Json, forced, played, rounds_body, snapshot_body, walk_of

Post = Callable[[str, Json], Json]

UNEXPLAINED = "UNEXPLAINED"


@dataclass(frozen=True)
class Verdict:
    """How one request compares: `tag` is "equal", the name of a known deviation, or UNEXPLAINED."""

    request: str
    tag: str
    detail: str = ""


def compare(row: Json, post: Post) -> list[Verdict]:
    """The recorded decision sent both ways, and the action that was really taken."""
    snapshot = snapshot_body(row)
    decision = post("/v1/decisions", snapshot)
    if "status" in decision:
        return [Verdict("snapshot", *_refused(row, decision))]
    options = compare_options("snapshot", row, decision["options_before"])
    verdicts = [options, compare_action(row, decision, options.tag)]
    replayed = post("/v1/rounds", rounds_body(row))
    if replayed.get("stopped_at") is not None:
        verdicts.append(_stopped(row, replayed))
    elif replayed.get("options") is None:
        verdicts.append(Verdict("rounds", UNEXPLAINED, str(replayed)))
    else:
        verdicts.append(compare_options("rounds", row, replayed["options"]))
        verdicts.append(_compare_rounds(row, snapshot["round"], replayed["round"]))
    return verdicts


def offered(options: Json) -> Json:
    """Options in the recorded form."""
    call, raise_, bring_in = options["call"], options["raise"], options["bring_in"]
    return {
        "call_amount": None if bring_in else (call["add"] if call else 0),
        "can_fold": options["fold"],
        "min_raise_to": raise_["min_to"] if raise_ else None,
        "max_raise_to": raise_["max_to"] if raise_ else None,
    }


def compare_options(request: str, row: Json, options: Json) -> Verdict:
    """What the service offers against what the library offers, for one recorded decision."""
    ours = offered(options)
    theirs = {key: row["actor_options"][key] for key in ours}
    differs = row.get("differs")
    if ours == theirs:
        return Verdict(request, "equal" if not differs else _where_the_text_wins(row))
    if differs and ours == differs["rulebook"]:
        return Verdict(request, " + ".join(differs["tags"]))
    return Verdict(request, _known(row, ours, theirs), f"{ours} library {theirs} reading {differs}")


def _where_the_text_wins(row: Json) -> str:
    """Equal to the library although the record's own reading of the rulebooks is another."""
    if _is_heads_up_at_the_cap(row):
        return "text wins: heads-up before the cap"
    if row["street"] == 0 and 0 < row["bring_in"] < walk_of(row).last_full_bet_to < row["street_min_bet"]:
        return "reading: an all-in of half a bet over a bring-in opens the betting"
    return "short_blind (the table as the library played it)" if short_post(row) else UNEXPLAINED


def _known(row: Json, ours: Json, theirs: Json) -> str:
    """The name of a deviation that the record carries no tag for."""
    walk = walk_of(row)
    same_call = ours["call_amount"] == theirs["call_amount"]
    in_limit = row["structure"] == "fixed_limit" and same_call
    if in_limit and walk.current_bet > walk.last_full_bet_to and ours["min_raise_to"] != theirs["min_raise_to"]:
        return "complete (untagged)"
    if in_limit and row["street"] == 0 and walk.capped and ours["min_raise_to"] is None:
        return "count_blind (untagged)"
    if same_call and 0 < walk.current_bet < row["street_min_bet"] and ours["min_raise_to"] is None:
        return "floor (untagged)"
    if short_post(row):
        return "short_blind (untagged: a raise later, a straddle or a bring-in)"
    if (
        same_call
        and ours["min_raise_to"] is not None
        and theirs["min_raise_to"] is None
        and _is_heads_up_at_the_cap(row)
    ):
        return "hu_cap (untagged: heads-up through all-ins)"
    if row["actor_options"]["can_bring_in"] and _stack(row) <= row["bring_in"] and ours["min_raise_to"] is None:
        return "bring_in_all_in: the library offers an all-in bring-in as a completion too"
    if same_call and _is_heads_up_at_the_cap(row):
        return "text wins: heads-up before the cap"
    return UNEXPLAINED


def compare_action(row: Json, decision: Json, options: str) -> Verdict:
    """What the service makes of the action that was really taken; `options` is how those before it compared."""
    if not row["pokerkit_accepts"]:
        return Verdict("action", f"the library refuses: {'we too' if not decision['legal'] else 'legal by the book'}")
    if decision["legal"]:
        after = row.get("after")
        if after and decision["round"]["to_act"] != after["next_to_act"]:
            return Verdict("action", _next_known(row, decision), f"{decision['round']['to_act']} library {after}")
        return Verdict("action", "equal")
    if options not in ("equal", UNEXPLAINED):
        return Verdict("action", f"illegal by the book: {options}")
    return Verdict("action", UNEXPLAINED, f"{row['action']} {decision['reasons']}")


def _next_known(row: Json, decision: Json) -> str:
    live = [player for player in decision["round"]["players"] if not player["folded"]]
    able = [player for player in live if player["stack"] > 0]
    covered = len(able) == 1 and all(p["committed"] <= able[0]["committed"] for p in live)
    if decision["round"]["to_act"] is None and covered:
        return "covered: no action is left against all-ins for no more"
    return "short_blind (next to act)" if short_post(row) else UNEXPLAINED


def _refused(row: Json, problem: Json) -> tuple[str, str]:
    codes = {fault["code"] for fault in problem.get("errors", ())}
    if codes == {"round.to_act_none_left"}:
        return "covered: no action is left against all-ins for no more", ""
    return ("short_blind (table as the library played it)", "") if short_post(row) else (UNEXPLAINED, str(problem))


def _stopped(row: Json, replayed: Json) -> Verdict:
    """The history holds an action that the rulebook does not allow: a deviation at an earlier decision of the hand."""
    step = played(row)[replayed["stopped_at"]["action"] - 1]
    why = replayed["decisions"][-1]["reasons"][0]["code"]
    known = {
        "raise.capped": "count_blind",
        "raise.above_limit": "complete",
        "raise.below_minimum": "straddle_min, short_blind or floor",
        "raise.not_reopened": "floor or pool",
    }
    stack = "raise.stack" in why and short_post(row)
    tag = "short_blind" if stack else known.get(why, UNEXPLAINED)
    return Verdict("rounds", f"history illegal by the book: {tag}" if tag != UNEXPLAINED else tag, f"{step} {why}")


def _compare_rounds(row: Json, sent: Json, replayed: Json) -> Verdict:
    """The snapshot that the replay arrives at, against the table as it was seen."""
    left_out = ("players", "capped")
    wrong = {
        key: (sent[key], replayed.get(key)) for key in sent if key not in left_out and sent[key] != replayed.get(key)
    }
    for ours, theirs in zip(replayed["players"], sent["players"], strict=True):
        wrong.update(
            {f"{theirs['seat']}.{key}": (theirs[key], ours[key]) for key in theirs if theirs[key] != ours[key]}
        )
    if not wrong:
        return Verdict("table", "equal")
    return Verdict("table", "short_blind (the nominal is called)" if short_post(row) else UNEXPLAINED, str(wrong))


def short_post(row: Json) -> bool:
    stacks = {seat["seat"]: seat["starting_stack_this_round"] for seat in row["seats"]}
    if any(post["amount"] > stacks[post["seat"]] for post in forced(row)):
        return True
    return row["street"] == 0 and any(0 < step["to"] < row["bring_in"] for step in played(row))


def _is_heads_up_at_the_cap(row: Json) -> bool:
    able = [seat for seat in row["seats"] if not seat["folded"] and seat["stack"] > 0]
    cap = 5 if row["streets_total"] == 2 else 4
    return row["structure"] == "fixed_limit" and walk_of(row).bet_count >= cap and len(able) <= 2


def _stack(row: Json) -> int:
    return next(int(seat["stack"]) for seat in row["seats"] if seat["seat"] == row["to_act"])
