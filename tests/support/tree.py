"""The files of this repository."""

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]


@cache
def files() -> tuple[str, ...]:
    """Every file by its path, but for those that git ignores. The test is skipped where this is no checkout."""
    command = ["git", "ls-files", "-coz", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return tuple(name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file())


def git(folder: Path, *arguments: str) -> None:
    """Something done in a repository by somebody."""
    command = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", *arguments]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
