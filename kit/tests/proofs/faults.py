"""`python -m kit.tests.proofs.faults`: which planted faults the claims refute. Each has a process of its own.

A word as argument: the faults with it in their names alone.
"""

import sys
from multiprocessing import get_context

from kit.tests.proofs.prove import Claim, claims, prove
from tests.cases.kills.plant import Fault, load_faults, plant

FILES = (
    *("betting/", "options.py", "wager.py", "model/round.py", "advance.py", "rule_in_turn.py", "acting/to_act.py"),
    *("situation.py", "opening.py", "pots.py", "outcome.py"),
)
"""Where faults are that change an option, an action in turn, a reason for it, or what posts make of a round."""
_DECIDED = ("rule_in_turn.py", "advance.py", "situation.py", "outcome.py", "wager.py")
"""Where most show in decisions alone."""


def tried(fault: Fault) -> list[Claim]:
    """The claims that a fault is put to, the likeliest first: the quick ones of each group of books, and decisions."""
    opened = fault.file == "opening.py"
    quick = [claim for claim in claims() if claim.shape.chip == 1 and claim.short]
    quick.sort(key=lambda claim: (claim.of == "opens") is not opened)
    first = [claim for claim in quick if claim.books[0] == "tda-2013"]
    decisions = [
        claim
        for claim in claims()
        if claim.of == "decide"
        and claim.books[0] == "tda-2013"
        and claim.shape.street == 2
        and not claim.shape.structure.is_limit
    ]
    others = [claim for claim in quick if claim not in first]
    return [*decisions, *first, *others] if fault.file in _DECIDED else [*first, *decisions, *others]


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
    names = [fault.name for fault in load_faults() if fault.file.startswith(FILES) and word in fault.name]
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
