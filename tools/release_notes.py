"""The notes of a release, made of its section of CHANGELOG.md, changed rulings first: `make release-notes`."""

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).resolve().parent.parent / "CHANGELOG.md"
STAR: Final = "★"
CHANGED: Final = """\
## Rulings that changed

Pin what must stay as it is, and replay recorded decisions before you upgrade: `docs/reference/versions.md`."""


class NoSuchRelease(ValueError):  # noqa: N818  # an answer, no error of ours
    """The changelog has no section for that version."""


def release_notes(changelog: str, version: str) -> str:
    """The notes of a version, as Markdown. Raises NoSuchRelease."""
    section = re.search(rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if section is None:
        raise NoSuchRelease(version)
    summary, *parts = re.split(r"^### (.+)\n", section[1], flags=re.MULTILINE)
    by_topic = {topic: _entries(part) for topic, part in zip(parts[::2], parts[1::2], strict=True)}
    changed = [entry for entries in by_topic.values() for entry in entries if STAR in entry]
    blocks = [f"# Floorman {version}", summary.strip(), *([CHANGED, "\n".join(changed)] if changed else [])]
    for topic, entries in by_topic.items():
        others = [entry for entry in entries if entry not in changed]
        blocks += [f"## {topic}", "\n".join(others)] if others else []
    return "\n\n".join(block for block in blocks if block) + "\n"


def _entries(part: str) -> list[str]:
    """The entries of a list, each with the lines that go on with it."""
    return re.findall(r"^- .*(?:\n(?!- ).+)*", part, re.MULTILINE)


def main() -> None:
    """Print the notes of the version that is named."""
    version = sys.argv[1] if len(sys.argv) == 2 else ""
    try:
        sys.stdout.write(release_notes(CHANGELOG.read_text(encoding="utf-8"), version))
    except NoSuchRelease:
        sys.exit(f"CHANGELOG.md has no section {version!r}: python tools/release_notes.py 1.0.0")


if __name__ == "__main__":
    main()
