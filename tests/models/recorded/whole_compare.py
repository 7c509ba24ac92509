"""A whole recorded hand against the service: every decision, in our own JSON and as a PHH file."""

from tests.models.recorded.bodies import Json, rulebook_of
from tests.models.recorded.compare import UNEXPLAINED, Post, Verdict, compare_options, short_post
from tests.models.recorded.pots import compare_pots
from tests.models.recorded.whole import body, phh
from tests.support.rows import table_of

_ILLEGAL = table_of(__file__, "_ILLEGAL")
_OF_THE_REQUEST = ("receipt", "hand")


def compare_whole(rows: list[Json], post: Post) -> list[Verdict]:
    """A verdict for each decision reached, one for the hand as it ended, one for its PHH file."""
    try:
        request = body(rows)
    except ValueError as error:
        return [Verdict("hand", f"not put together: {error}")]
    report = post("/v1/hands", request)
    if "legal" not in report:
        return [Verdict("hand", UNEXPLAINED, str(report))]
    decisions = [one for round in report["rounds"] for one in round["decisions"]]
    verdicts = [_decision(rows, row, decision) for row, decision in zip(rows, decisions, strict=False) if decision]
    verdicts.append(_ended(rows, report, len(decisions)))
    text = phh(rows)
    if text is not None:
        other = post("/v1/hands", {"rulebook": rulebook_of(rows[0]), "on_illegal": "stop", "phh": text})
        verdicts.append(_as_phh(report, other, rows))
        if report["legal"]:
            verdicts.append(_pots(rows, report, text, post))
    return verdicts


def _pots(rows: list[Json], report: Json, text: str, post: Post) -> Verdict:
    """PokerKit takes every ante first; who antes for the whole table pays his blind first, but by house rule."""
    verdict = compare_pots(report, text)
    if verdict.tag != UNEXPLAINED or sum(ante > 0 for ante in rows[0]["antes"]) != 1:
        return verdict
    ante_first = {"rulebook": rulebook_of(rows[0]), "house_rules": {"ante.short_stack": "ante_first"}, "phh": text}
    again = compare_pots(post("/v1/hands", ante_first), text)
    return Verdict("pots", "equal where the ante for the table is paid first") if again.tag == "equal" else verdict


def _decision(rows: list[Json], row: Json, decision: Json) -> Verdict:
    verdict = compare_options("actions", row, decision["options_before"])
    if verdict.tag == UNEXPLAINED and row["street"] and short_post(rows[0]):
        return Verdict("actions", "short_blind (the stacks that it leaves)")
    return verdict


def _ended(rows: list[Json], report: Json, reached: int) -> Verdict:
    without_turn = {entry["code"] for entry in report["discrepancies"]}
    if not report["final"]["conserved"] or without_turn - {"action.round_over"}:
        return Verdict("hand", UNEXPLAINED, str((report["final"], without_turn)))
    if without_turn:
        return Verdict("hand", f"a step without a turn: {_ILLEGAL['action.round_over']}")
    if report["legal"]:
        told = "legal" if report["complete"] else "legal as far as the record goes"
        return Verdict("hand", told if reached == len(rows) else UNEXPLAINED, f"{reached} of {len(rows)}")
    first = report["first_illegal"] or report["stopped_at"]
    code = (first["decision"] or {}).get("reasons", first.get("errors"))[0]["code"]
    tag = _ILLEGAL.get(code, UNEXPLAINED)
    return Verdict("hand", f"illegal by the book: {tag}" if tag != UNEXPLAINED else tag, str(first))


def _as_phh(report: Json, other: Json, rows: list[Json]) -> Verdict:
    ours = {key: value for key, value in report.items() if key not in _OF_THE_REQUEST}
    theirs = {key: value for key, value in other.items() if key not in _OF_THE_REQUEST}
    ours["corrected"], theirs["corrected"] = bool(ours["corrected"]), bool(theirs.get("corrected"))
    if _bare(ours) == _bare(theirs):
        return Verdict("as PHH", "equal")
    if rows[0]["mode"] == "tournament" and len(rows[0]["seats"]) == 2:
        return Verdict("as PHH", "the event is heads-up, which PHH does not say")
    if short_post(rows[0]) or any(row["actor_options"]["can_bring_in"] and row["action"]["all_in"] for row in rows):
        return Verdict("as PHH", "short_blind (calls and raises of the table as the library played it)")
    return Verdict("as PHH", UNEXPLAINED, str(other)[:900])


def _bare(report: Json) -> Json:
    """The report without the places of actions: a PHH file has deals between them."""
    rounds = [{**round, "decisions": [one for one in round["decisions"] if one]} for round in report.get("rounds", ())]
    places = {
        name: report.get(name) and {k: v for k, v in report[name].items() if k not in ("pointer", "action", "errors")}
        for name in ("first_illegal", "stopped_at")
    }
    return report | {"rounds": rounds} | places
