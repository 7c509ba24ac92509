"""`python -m kit.tests.proofs.faults`: which planted faults the claims refute. Each has a process of its own.

A word as argument: the faults alone that have it in their name, or in the name of their file.
"""

import sys
from multiprocessing import get_context

from kit.rulebook_difference import Rounds
from kit.tests.proofs.prove import RULESETS, Claim, claims, prove
from tests.cases.kills.plant import Fault, load_faults, plant

FILES = (
    *("betting/", "options.py", "wager.py", "model/round.py", "advance.py", "rule_in_turn.py", "acting/to_act.py"),
    *("situation.py", "opening.py", "pots.py", "outcome.py"),
)
"""Where faults are that change an option, an action in turn, a reason for it, or what posts make of a round."""
_DECIDED = ("rule_in_turn.py", "advance.py", "situation.py", "outcome.py", "wager.py")
"""Where most show in decisions alone."""
_OPENED = ("opening.py", "pots.py", "acting/to_act.py", "model/round.py", "betting/straddle.py")
"""Where most show in what posts make of a round."""
_LIMIT = ("betting/cap.py", "betting/completion.py")
_WORDS = ("limit", "pot-limit", "spread-limit", "bring-in", "straddle", "ante")
"""A claim whose shape has these words of a fault's name comes first."""


def tried(fault: Fault) -> list[Claim]:
    """The claims that a fault is put to, the likeliest first: options of each group of books, decisions, openings."""
    said = f"{fault.name} limit" if fault.file in _LIMIT else fault.name

    def place(claim: Claim) -> tuple[bool, bool, int]:
        shape = str(claim.shape).replace("no_limit", "").replace("_", "-")
        hits = [word for word in _WORDS if word in said and word in shape]
        return claim.books[0] not in said, (claim.of == "opens") is not (fault.file in _OPENED), -len(hits)

    quick = sorted([claim for claim in claims() if claim.shape.chip == 1 and claim.short], key=place)
    first = [claim for claim in quick if claim.books[0] in ("tda-2013", "a house")]
    others = [claim for claim in quick if claim.of == "options" or fault.file == "opening.py"]
    if "fold" in fault.name:  # a folded seat and two more
        three = [claim for claim in claims() if claim.of == "options" and claim.shape.seats == 3]
        first = [*first, *[claim for claim in three if claim.books[0] == "tda-2013"]]
    limit = fault.file in _LIMIT or " limit" in f" {fault.name}"  # not pot-limit
    decisions = [
        claim
        for claim in claims()
        if claim.of == "decide"
        and (limit or claim.books[0] == "tda-2013")
        and claim.shape.street == (1 if "bring-in" in said else 2)
        and claim.shape.structure.is_limit is limit
    ]
    ordered = [*decisions, *first, *others] if fault.file in _DECIDED else [*first, *decisions, *others]
    return list(dict.fromkeys(ordered))


def refuted(name: str) -> tuple[str, str | None]:
    """The fault, and the claim that it breaks, with its words; None if it breaks none of those that it is put to."""
    fault = next(fault for fault in load_faults() if fault.name == name)
    plant(fault)
    for claim in tried(fault):
        try:
            broken = prove(claim).broken
        except Exception as error:  # whatever a fault raises, it is refuted by it
            return name, f"{claim.name}: {type(error).__name__}"
        if broken is not None:
            return name, f"{claim.name}: {broken.what}"
    return name, None


def main() -> int:
    """A line for each fault."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    faults = [fault for fault in load_faults() if fault.file.startswith(FILES)]
    names = [fault.name for fault in faults if word in f"{fault.file} {fault.name}"]
    for claim in {claim for fault in faults for claim in tried(fault)}:
        Rounds(claim.shape, RULESETS[claim.books[0]])  # what the rules accept without a fault: each process has it then
    many = 0
    with get_context("fork").Pool(1, maxtasksperchild=1) as pool:
        for name, result in pool.imap(refuted, names):
            many += result is not None
            sys.stdout.write(f"{'refuted' if result else 'NOT REFUTED'}: {name}{f' ({result})' if result else ''}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{many} of {len(names)} are refuted\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
