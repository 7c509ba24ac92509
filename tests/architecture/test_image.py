"""What is in the container image, and who runs it there."""

import re
from pathlib import Path
from typing import Final

from service import __version__

ROOT: Final = Path(__file__).parents[2]


def test_it_holds_what_serves_and_nothing_else() -> None:
    """No tests, no history, no key that lies beside the checkout: what is not named stays out."""
    first, *named = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert first == "*"
    let_in = {name[1:] for name in named if name.startswith("!")}
    assert let_in == {"service", "deploy/gunicorn.conf.py", "requirements/run.txt", "openapi.yaml", "LICENSE", "NOTICE"}


def test_who_runs_it_is_not_root_and_owns_nothing() -> None:
    last = re.split(r"^FROM ", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)[-1]
    assert [int(user) > 0 for user in re.findall(r"^USER (\d+):\d+$", last, re.MULTILINE)] == [True]
    assert not re.search(r"--chown|chmod|chown", last)
    assert len(re.findall(r"^RUN ", last, re.MULTILINE)) == 1  # which takes away only: tests/deploy/test_image.py


def test_its_label_tells_the_version() -> None:
    [told] = re.findall(r'image\.version="([^"]+)"', (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert told == __version__
