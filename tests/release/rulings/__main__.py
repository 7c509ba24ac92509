"""Write the lock of what is ruled now: `make rulings`. Nothing is written over what was released."""

import json
import sys

from tests.release.rulings.lock import FILE, faults, made, released


def main() -> None:
    """Write the lock, or tell which versions must be raised first."""
    now, then = made(), released()
    found = faults(now, then) if then else []
    if found:
        sys.exit("\n".join(["What was released is ruled otherwise now (CONTRIBUTING.md, A changed ruling):", *found]))
    FILE.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
