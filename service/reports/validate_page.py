"""The report of `floorman validate --html`: what came of the hands, then each that offends down to the action."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from datetime import tzinfo
from importlib.resources import files
from typing import Any, Final

from ..answers.pointers import Place, first_street, place_of
from ..answers.render import Json
from ..hands.private_members import Names, seated
from ..pages import page_words
from ..rules.model.reason import Code
from ..rulesets import Rulebooks, load_rulebooks
from .hand_outcomes import (
    FILES,
    Consequence,
    HandCounts,
    HandOutcome,
    Offence,
    blanked,
    first_offence,
    first_place,
    where,
)
from .one_file_page import PageTemplates, in_words

_NO_CLAUSE: Final = "No clause"
_MOST_NAMES: Final = 50
_TEMPLATES: Final = PageTemplates(files(__package__).joinpath("templates", "validate"), {"amounts": page_words.amounts})
_POSTS: Final = {"bring_in": "bring-in"}
_CARD: Final = re.compile(r"\b(10|[2-9TJQKA])([cdhs])\b")
_SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_GESTURES: Final = {"rap": "raps the table", "forward_motion": "moves chips forward without letting go"}
_SIZES: Final = {"to": " to {:,}", "by": " by {:,}", "add": ", adding {:,}"}


def page(  # noqa: PLR0913  # each is told in the page's head
    counts: HandCounts,
    passed_over: Mapping[str, int] | None = None,
    *,
    title: str,
    command: str,
    ended_at: str | None = None,
    results_file: str | None = None,
    rulebooks: Rulebooks | None = None,
    zone: tzinfo | None = None,
) -> str:
    """The page as HTML that loads nothing from elsewhere.

    `passed_over`: how many files were not read, by how their names end. `results_file`: named on the page for what it
    has no room for. `rulebooks`: the rulebooks whose clauses are told in words; by default the published ones. `zone`:
    the local time in which moments are told, that of the machine if None.
    """
    rulebooks = rulebooks or load_rulebooks()
    hands = [_hand_shown(line, number, zone) for number, line in enumerate(counts.offending, start=1)]
    return _TEMPLATES.render(
        title=title,
        command=command,
        ended_at=ended_at,
        zone=zone,
        results_file=results_file,
        counts=counts,
        outcomes=[(outcome, counts.outcomes[outcome]) for outcome in HandOutcome],
        wordings={hand["wrong"].code: blanked(hand["wrong"].message) for hand in reversed(hands)},
        hands=hands,
        rows=_rows(hands),
        choices=_choices(hands),
        formats=sorted(counts.formats.items()),
        groups=counts.cause_groups(),
        passed_over=sorted((passed_over or {}).items()),
        clause_words={clause.id: clause.paraphrase for book in rulebooks.values() for clause in book.clauses},
        rulebooks=_rulebooks(counts, rulebooks),
        versions=[version for version in sorted(counts.versions) if version],
        NO_CLAUSE=_NO_CLAUSE,
        MOST_NAMES=_MOST_NAMES,
        FILES=FILES,
    )


def _rows(hands: list[Json]) -> list[list[Json]]:
    """The hands whose rows differ only in their place, together; the groups in the order of their first hands."""
    groups: dict[tuple[str | None, ...], list[Json]] = {}
    for hand in hands:
        wrong: Offence = hand["wrong"]
        groups.setdefault((wrong.verdict.value, wrong.message, wrong.clause), []).append(hand)
    return list(groups.values())


def _choices(hands: list[Json]) -> dict[str, list[tuple[str, int]]]:
    """What the hands on the page can be filtered by, most first."""
    return {
        "code": _most_first(Counter(hand["wrong"].code for hand in hands)),
        "clause": _most_first(Counter(hand["wrong"].clause or _NO_CLAUSE for hand in hands)),
        "verdict": _most_first(Counter(hand["wrong"].verdict.value for hand in hands)),
    }


def _most_first(counts: Counter[Any]) -> list[tuple[Any, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], str(item[0])))


def _rulebooks(counts: HandCounts, rulebooks: Rulebooks) -> list[Json]:
    return [
        {
            "id": id,
            "version": version,
            "digest": digest,
            "title": rulebooks[id].title if id in rulebooks else "",
            "hands": count,
        }
        for (id, version, digest), count in _most_first(counts.rulebooks)
    ]


def _hand_shown(line: Json, number: int, zone: tzinfo | None = None) -> Json:
    """What the page shows of the offending hand in a line of results; `number` is its own on the page.

    `where` is the street and the action that offends, in words. `might` is what the seat in turn, `in_turn`, could have
    done there: out of turn it is another seat than the one that acted. Of a seat, `left` is what it has after the hand,
    None if that is not known. Of a step, `becomes` is set if it is the one that offends, and stands as another.
    """
    hand, report, names = line["hand"], line["answer"], line["names"]
    wrong = first_offence(report, hand)
    if wrong is None:
        raise LookupError("nothing is wrong with this hand")
    decision, by_site = (first_place(report) or {}).get("decision") or {}, report.get("site_house_rules")
    streets = _streets(hand, names, wrong, report)
    seat = next((step["seat"] for street in streets for step in street["steps"] if step["offends"]), None)
    in_turn = _in_turn(decision, wrong)
    illegal = sum(report["counts"].get(ruling, 0) for ruling in ("corrected", "rejected", "discretion"))
    return {
        "number": number,
        "source": line["source"],
        "id": line.get("id"),
        "played_at": line.get("played_at"),
        "played_at_local": in_words(line["played_at"], zone) if "played_at" in line else "",
        "structure": str(line.get("structure") or "Structure not told").replace("_", "-").capitalize(),
        "scale": hand.get("scale", 1),
        "rulebook": report["rulebook"] + (f" with the site's own house rule {json.dumps(by_site)}" if by_site else ""),
        "wrong": wrong,
        "others": max(0, illegal - 1),
        "where": where(wrong.place, names),
        "seat": _seat(seat, names),
        "seats": _seats(hand, names, report, seat),
        "streets": streets,
        "reasons": decision.get("reasons", []),
        "becomes": page_words.action(decision["action"]) if wrong.verdict is Consequence.CORRECTED else None,
        "might": page_words.options(decision.get("options_before")),
        "in_turn": _seat(in_turn, names),
        "is_out_of_turn": None not in (seat, in_turn) and seat != in_turn,
        "choices": [
            f"{choice['effect']['message'].rstrip('.')}: {page_words.action(choice['action'])}"
            for choice in decision.get("alternatives", ())
        ],
        "errors": _placed((report["stopped_at"] or {}).get("errors") or [], hand, names),
        "discrepancies": _placed(report["discrepancies"], hand, names),
        "result": _result(hand.get("result")) if report["discrepancies"] else [],
    }


def step_in_words(step: Json) -> str:
    """What a step of the record says that was done."""
    if "declaration" in step:
        return _declared(step["declaration"])
    if "incident" in step:
        return f"incident: {str(step['incident'].get('kind', '')).replace('_', ' ')}"
    return page_words.TERMS.does.get(str(step.get("type")), str(step.get("type"))) + _size(step)


def cards(text: str) -> str:
    """Cards with their suits as signs: `Ah Td` is A♥ T♦."""
    return _CARD.sub(lambda card: card[1] + _SUITS[card[2]], text)


def _placed(faults: list[Json], hand: Json, names: Names) -> list[Json]:
    """Faults with the place of each in words."""
    return [fault | {"where": where(place_of(hand, fault["pointer"]), names)} for fault in faults]


def _in_turn(decision: Json, wrong: Offence) -> int | None:
    """The seat whose turn it was, which is the one that a decision's options are of; None if nothing tells."""
    if not decision or wrong.place is None or wrong.place.step is None:
        return None
    seat: int | None
    if decision["action"] is None or wrong.code == Code.FOLD_OUT_OF_TURN:  # the turn has not moved on
        seat = decision["round"]["to_act"]
    else:
        seat = decision["action"]["seat"]
    return seat


def _seats(hand: Json, names: Names, report: Json, offender: int | None) -> list[Json]:
    left = {share["seat"]: share["stack"] for share in (report.get("final") or {}).get("stacks", ())}
    return [
        {
            "seat": player["seat"],
            "name": names.players.get(player["seat"]),
            "stack": player["stack"],
            "left": left.get(player["seat"]),
            "posts": [
                f"{_POSTS.get(post['type'], post['type'].replace('_', ' '))} {post['amount']:,}"
                for post in hand.get("posts", ())
                if post["seat"] == player["seat"]
            ],
            "is_button": hand.get("button") == player["seat"],
            "offends": player["seat"] == offender,
        }
        for player in seated(hand)
    ]


def _streets(hand: Json, names: Names, wrong: Offence, report: Json) -> list[Json]:
    stopped = report["stopped_at"] or {}
    stop = place_of(hand, stopped["pointer"]) if stopped.get("errors") else None
    ruled = (first_place(report) or {}).get("decision") or {}
    return [
        {
            "name": names.street(first_street(hand) + number),
            "board": cards(names.boards[number]),
            "steps": [
                _step(sent, at + 1, names, ruled, _is_at(wrong.place, number, at), _is_at(stop, number, at))
                for at, sent in enumerate(street["actions"])
            ],
            "wrong": _is_at(stop, number, None),
        }
        for number, street in enumerate(hand["rounds"])
    ]


def _is_at(place: Place | None, round: int, step: int | None) -> bool:
    return place is not None and (place.round, place.step) == (round, step)


def _step(sent: Json, nth: int, names: Names, ruled: Json, offends: bool, stops: bool) -> Json:
    action = ruled.get("action") if offends else None
    step = sent.get("declaration") or sent.get("incident") or sent
    seat = step.get("seat", action["seat"] if action else None)
    return {
        "number": nth,
        "seat": seat,
        "name": None if seat is None else names.players.get(seat),
        "did": step_in_words(sent),
        "becomes": page_words.action(action) if action and ruled["ruling"] != "accepted" else None,
        "offends": offends,
        "stops": stops,
    }


def _seat(number: int | None, names: Names) -> str:
    """A seat with the name of its player, if there is one; empty for none."""
    if number is None:
        return ""
    return f"seat {number} ({names.players[number]})" if number in names.players else f"seat {number}"


def _size(action: Json) -> str:
    """The size that an action names, in words; empty if it names none."""
    named = next((name for name in _SIZES if isinstance(action.get(name), int)), None)
    if named is None:
        return ""
    words = " {:,}" if action.get("type") == "bet" else _SIZES[named]
    return words.format(action[named])


def _result(came: Json | None) -> list[str]:
    """The result of the hand as the record tells it, in words."""
    came = came or {}
    parts = [f"seat {share['seat']} won {share['amount']:,}" for share in came.get("won", ())]
    parts += [f"{name} {came[name]:,}" for name in ("rake", "pot") if name in came]
    back = came.get("uncalled")
    parts += [f"{back['amount']:,} went back to seat {back['seat']}"] if back else []
    return parts + [f"seat {share['seat']} was left with {share['amount']:,}" for share in came.get("stacks", ())]


def _declared(declaration: Json) -> str:
    words = ", ".join(_word_text(word) for word in declaration.get("words", ()))
    pushed = "; then ".join("+".join(f"{chip:,}" for chip in motion) for motion in declaration.get("chips", ()))
    parts = [f"says “{words}”" if words else "", f"pushes in {pushed}" if pushed else ""]
    if declaration.get("order") == "chips_first":
        parts.reverse()
    parts.append(_GESTURES.get(declaration.get("gesture", ""), ""))
    if declaration.get("prior_moved") in ("part", "all"):
        parts.insert(0, f"takes back {declaration['prior_moved']} of the chips in front")
    joint = " and at once " if declaration.get("order", "together") == "together" else ", then "
    return joint.join(filter(None, parts)) or "does nothing"


def _word_text(word: Json) -> str:
    amounts = " or ".join(f"{amount:,}" for amount in word.get("candidates") or [word.get("amount")] if amount)
    more = f"{word['by']:,} more" if word.get("by") else ""
    later = "(the size to come)" if word.get("size_to_come") else ""
    words = " ".join(filter(None, (str(word.get("word", "")).replace("_", "-"), amounts, more, later)))
    return f"if {_awaited(word['condition'])}, {words}" if "condition" in word else words


def _awaited(condition: Json) -> str:
    who = f"seat {condition['seat']}" if "seat" in condition else "somebody"
    return "…" if condition["type"] == "other" else f"{who} {condition['type']}s"
