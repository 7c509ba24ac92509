"""`python -m kit.tests.proofs.faults`: which planted faults the claims refute. Each has a process of its own."""

import sys
from concurrent.futures import ProcessPoolExecutor

from kit.tests.proofs.prove import claims, prove
from tests.cases.kills.plant import load_faults, plant

FILES = ("betting/", "options.py", "wager.py", "model/round.py", "advance.py", "rule_in_turn.py", "acting/to_act.py")
"""Where faults are that change an option or an action in turn."""


def refuted(name: str) -> str | None:
    """The claim that the fault breaks, with its words; None if it breaks none of those that are quick."""
    plant(next(fault for fault in load_faults() if fault.name == name))
    quick = [c for c in claims() if c.shape.chip == 1 and c.short and c.books[0] == "tda-2013"]
    for claim in quick:
        try:
            broken = prove(claim).broken
        except Exception as error:  # whatever a fault raises, it is refuted by it
            return f"{claim.name}: {type(error).__name__}"
        if broken is not None:
            return f"{claim.name}: {broken.what}"
    return None


def main() -> int:
    """A line for each fault; those that are not refuted last."""
    names = [fault.name for fault in load_faults() if fault.file.startswith(FILES)]
    with ProcessPoolExecutor(2, max_tasks_per_child=1) as pool:
        results = dict(zip(names, pool.map(refuted, names), strict=True))
    for name, result in sorted(results.items(), key=lambda item: item[1] is None):
        sys.stdout.write(f"{'refuted' if result else 'NOT REFUTED'}: {name}{f' ({result})' if result else ''}\n")
    sys.stdout.write(f"{sum([result is not None for result in results.values()])} of {len(results)} are refuted\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
