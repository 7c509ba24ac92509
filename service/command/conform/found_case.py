"""A difference that a search found: told as a story, and as a file of cases that can be kept."""

import json
from collections.abc import Mapping
from typing import Any, Final

from ..page_layout.text import harmless
from .engine import Json
from .search import Found

_STRUCTURES: Final = {
    "no_limit": "No-limit",
    "pot_limit": "Pot-limit",
    "fixed_limit": "Fixed limit",
    "spread_limit": "Spread-limit",
}


def story(found: Found) -> str:
    """What happened at the table, and what is asked, in sentences."""
    opening = found.question["opening"]
    parts = [_beginning(opening), *(_decided(decision) for decision in found.decisions)]
    action = found.question.get("action")
    parts.append(f"What of {_proposed(action)}?" if action else "What may the next player do?")
    return " ".join(parts)


def in_full(found: Found) -> str:
    """The story, what is right and by which clause, and where the engine differs."""
    ruling = [f"  {one['message']} ({one['clause'] or 'no clause'}, {one['standing']})" for one in found.reasons]
    return "\n".join([story(found), *ruling, *(f"  the engine: {harmless(why)}" for why in found.why), ""])


def case_file(found: list[Found], ruleset: str, topic: str) -> str:
    """The differences as a file of cases, in the form of the suite's own; the topic is the file's name."""
    cases = [_case(one, f"{topic}.{one.kind[0]}_{number}", ruleset) for number, one in enumerate(found, start=1)]
    return json.dumps({"topic": topic, "cases": cases}, ensure_ascii=False, indent=2) + "\n"


def _case(found: Found, id: str, ruleset: str) -> Json:
    question: Json = {name: found.question[name] for name in ("opening", "actions", "action") if name in found.question}
    clause = next((reason["clause"] for reason in found.reasons if reason["clause"]), None)
    standing = next(reason["standing"] for reason in found.reasons if reason["clause"] == clause)
    return {
        "id": id,
        "story": story(found),
        "source": "a search by floorman conform --random",
        **question,
        "rulings": {ruleset: {"expect": found.expect, "clause": clause, "standing": standing}},
    }


def _beginning(opening: Mapping[str, Any]) -> str:
    stacks = ", ".join(f"seat {one['seat']} has {one['stack']:,}" for one in opening["players"])
    posts = ", ".join(
        f"seat {p['seat']} posts {_called(p['type'])} of {p['amount']:,}" for p in opening.get("posts", ())
    )
    bring_in = f", bring-in {opening['bring_in']:,}" if opening.get("bring_in") else ""
    pot = f" The pot is {opening['pot']:,}." if opening.get("pot") else ""
    told = f"{_STRUCTURES[opening['structure']]}, smallest bet {opening['min_bet']:,}{bring_in}: {stacks}.{pot}"
    return f"{told} {posts[0].upper()}{posts[1:]}." if posts else told


def _called(post: str) -> str:
    return f"{'an' if post[0] in 'aeiou' else 'a'} {post.replace('_', ' ')}"


def _decided(decision: Mapping[str, Any]) -> str:
    """The reason that tells what was done."""
    message: str = decision["reasons"][0]["message"]
    return message


def _proposed(action: Mapping[str, Any]) -> str:
    name = "an all-in" if action["type"] == "all_in" else f"a {action['type'].replace('_', '-')}"
    return f"{name} to {action['to']:,}" if "to" in action else name
