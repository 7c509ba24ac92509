"""`python -m kit.tests.proofs.faults`: plant each fault of refuted.toml, and see that its claim breaks.

A word as argument: the faults alone that have it in their name, or in the name of their file. A fault that the table
does not have yet is put to every claim, in the order of claims.toml.
"""

import sys
import tomllib
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from kit.rulebook_difference import Rounds
from kit.tests.proofs.prove import RULESETS, Claim, claims, prove
from tests.cases.kills.plant import Fault, load_faults, plant

_TABLE: Final = tomllib.loads(Path(__file__).with_name("refuted.toml").read_text(encoding="utf-8"))
REFUTED: Final[dict[str, str]] = {fault: claim for claim, faults in _TABLE["claims"].items() for fault in faults}
"""The claim that each fault breaks, by their names."""
OUTSIDE: Final[dict[str, str]] = {fault: reason for reason, faults in _TABLE["outside"].items() for fault in faults}
"""Why no claim is about a fault."""


def in_scope() -> list[Fault]:
    """The faults that change an option, an action in turn, what posts make of a round, or its end."""
    return [fault for fault in load_faults() if fault.file.startswith(tuple(_TABLE["files"]))]


def tried(fault: Fault) -> list[Claim]:
    """The claims that a fault is put to: its own, or if it has none all of them."""
    its = REFUTED.get(fault.name)
    return [claim for claim in claims() if its in (None, claim.name)]


def breaks(fault: Fault, among: Iterable[Claim]) -> str | None:
    """The first claim that the fault breaks, with its words; None if it breaks none. The fault stays planted."""
    plant(fault)
    for claim in among:
        try:
            broken = prove(claim).broken
        except Exception as error:  # whatever a fault raises, it is refuted by it
            return f"{claim.name}: {type(error).__name__}"
        if broken is not None:
            return f"{claim.name}: {broken.what}"
    return None


def _refuted(name: str) -> tuple[str, str | None]:
    fault = next(fault for fault in in_scope() if fault.name == name)
    return name, breaks(fault, tried(fault))


def main() -> int:
    """A line for each fault. Exits with 1 if one breaks no claim."""
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    faults = [fault for fault in in_scope() if fault.name not in OUTSIDE and word in f"{fault.file} {fault.name}"]
    if not faults:
        sys.exit(f"no fault has {word!r} in its name or file")
    for claim in {claim for fault in faults for claim in tried(fault)}:
        Rounds(claim.shape, RULESETS[claim.books[0]])  # what the rules accept without a fault: each process has it then
    many = 0
    with get_context("fork").Pool(1, maxtasksperchild=1) as pool:
        for name, result in pool.imap(_refuted, [fault.name for fault in faults]):
            many += result is not None
            sys.stdout.write(f"{'refuted' if result else 'NOT REFUTED'}: {name}{f' ({result})' if result else ''}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{many} of {len(faults)} are refuted\n")
    return 0 if many == len(faults) else 1


if __name__ == "__main__":
    sys.exit(main())
