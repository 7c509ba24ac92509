"""`python -m kit.tests.proofs`: prove the claims, and print a row for each. Exits with 1 if one is broken."""

import argparse
import sys
import zlib

from msgspec.json import encode

from kit.tests.proofs.prove import Claim, Proof, claims, prove


def main() -> int:
    """Prove what is chosen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the names of claims")
    parser.add_argument("--short", metavar="WORD", help="some claims that are quick, drawn by this word")
    parser.add_argument(
        "--seconds", type=float, default=2400, help="of CPU: what is left then is named, and not proved"
    )
    chosen = parser.parse_args()
    rows = [claim for claim in claims() if chosen.only in claim.name and (claim.short or not chosen.short)]
    if not rows:
        parser.error(f"no claim has {chosen.only!r} in its name")
    if chosen.short:
        rows.sort(key=lambda claim: zlib.crc32(f"{chosen.short} {claim.name}".encode()))
    spent, broken = 0.0, 0
    for place, claim in enumerate(rows):
        if spent > chosen.seconds:
            sys.stdout.write(f"{len(rows) - place} claims were left out: {spent:.0f} s of CPU are spent\n")
            return 1 if broken or not chosen.short else 0
        proof = prove(claim)
        spent += proof.seconds
        broken += proof.broken is not None
        sys.stdout.write(_row(proof, claim) + "\n")
        sys.stdout.flush()
    return 1 if broken else 0


def _row(proof: Proof, claim: Claim) -> str:
    books = ", ".join(claim.books)
    row = f"{claim.of:8} {claim.shape!s:60} {proof.paths:6} paths {proof.seconds:7.1f} s  {books}"
    if proof.broken is None:
        return row
    step = f" {encode(proof.broken.step).decode()}" if proof.broken.step else ""
    return f"{row}\n  BROKEN: {proof.broken.what}: {encode(proof.broken.round).decode()}{step}"


if __name__ == "__main__":
    sys.exit(main())
