"""`python -m kit.tests.proofs.pairs`: prove where each two rulebooks differ, and write it as the pages show it.

Structures as arguments: these alone. A pair in which nothing changed is kept, unless `--all` is given.
"""

import json
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from kit.rulebook_difference import Difference, Shape, as_json, compare, opening_shapes, shapes
from kit.tests.proofs.answers import answers
from kit.tests.proofs.prove import RULESETS, alike
from service.cases import rulebook_diff
from service.rules.model.round import Opening, Structure

FILE: Final = Path(rulebook_diff.__file__).with_name("proved.json")
SEATS: Final = {
    Structure.NO_LIMIT: 3,
    Structure.POT_LIMIT: 2,
    Structure.FIXED_LIMIT: 2,
    Structure.SPREAD_LIMIT: 2,
}
"""How many seats the rounds are proved for at most."""
OPENED: Final = 3
"""As much for openings, which have few paths; in limit as many as for rounds."""


def _opened(structure: Structure) -> int:
    return SEATS[structure] if structure.is_limit else OPENED


def groups(structure: Structure) -> list[dict[str, Any]]:
    """The rulebooks in groups that answer alike all that options turn on, with these answers."""
    return [{"answers": answers(structure, RULESETS[books[0]]), "books": list(books)} for books in alike(structure)]


def _differences(structure: Structure, first: str, second: str) -> Iterator[dict[str, Any]]:
    """Every way in which two rulebooks differ: with the fewest seats, ways of one round together."""
    seen: set[tuple[str, ...]] = set()
    for seats in range(2, _opened(structure) + 1):
        for shape in (shapes if seats <= SEATS[structure] else opening_shapes)([structure], seats):
            _, differences = compare(RULESETS[first], RULESETS[second], shape)
            kind = (shape.posts or str(shape.street), str(shape.brings_in))
            new = [one for one in differences if (*kind, *one.where) not in seen]
            seen |= {(*kind, *one.where) for one in differences}
            yield from _by_round(shape, new)


def _by_round(shape: Shape, differences: list[Difference]) -> Iterator[dict[str, Any]]:
    rounds: dict[str, list[Difference]] = {}
    for difference in differences:
        rounds.setdefault(repr(difference.round), []).append(difference)
    for same in rounds.values():
        spot = same[0].round
        body = {"opening" if isinstance(spot, Opening) else "round": as_json(spot)}
        yield {"shape": str(shape), "where": sorted({name for one in same for name in one.where}), **body}


def main() -> int:
    """Write the file, after each pair: what was proved is kept if the run is stopped."""
    anew, chosen = "--all" in sys.argv, [word for word in sys.argv[1:] if word != "--all"]
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for structure, seats in SEATS.items():
        if chosen and structure.value not in chosen:
            continue
        old = known.get(structure.value, {"pairs": []})
        kept = {}
        if not anew and old.get("seats") == seats:
            kept = {repr([old["groups"][place]["answers"] for place in pair["of"]]): pair for pair in old["pairs"]}
        entry: dict[str, Any] = {"seats": seats, "opened": _opened(structure), "groups": groups(structure), "pairs": []}
        known[structure.value] = entry
        for of in combinations(range(len(entry["groups"])), 2):
            first, second = (entry["groups"][place] for place in of)
            pair = kept.get(repr([first["answers"], second["answers"]])) or {
                "differences": sorted(
                    _differences(structure, first["books"][0], second["books"][0]),
                    key=lambda way: (way["shape"], way["where"]),
                )
            }
            pair = {"of": of, "differences": pair["differences"]}
            entry["pairs"].append(pair)
            text = re.sub(r"\n {6,}", " ", json.dumps(known, indent=1))  # a way in which they differ is on one line
            FILE.write_text(text + "\n", encoding="utf-8")
            sys.stdout.write(f"{structure} {first['books'][0]} {second['books'][0]}: {len(pair['differences'])}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
