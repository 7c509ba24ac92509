"""Bodies guided by what they reach in the code, by atheris: python -m tests.fuzz FOLDER -max_total_time=3600 -seed=1.

FOLDER keeps the bodies that reached something new; it is filled with the seeds first. What breaks a law ends the run,
and is left as a file beside. All else is libFuzzer's to read.
"""

import hashlib
import sys
from pathlib import Path
from random import Random

import atheris

with atheris.instrument_imports(include=["service"]):
    from tests.fuzz.laws import hold
    from tests.fuzz.mutate import changed
    from tests.fuzz.seeds import seeds


def mutated(body: bytes, most: int, seed: int) -> bytes:
    """Mostly JSON changed as JSON; now and then bytes changed as bytes."""
    random = Random(seed)
    if random.randrange(8) == 0:
        return bytes(atheris.Mutate(body, most))
    found = changed(body, random)
    return found if len(found) <= most else body


def main() -> None:
    """Fill the folder, and go."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for body in seeds():
        (folder / hashlib.sha256(body).hexdigest()[:20]).write_bytes(body)
    atheris.Setup(sys.argv, hold, custom_mutator=mutated)
    atheris.Fuzz()


main()
