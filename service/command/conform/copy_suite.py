"""The suite written into a folder, all of it or nothing."""

import shutil
from pathlib import Path
from secrets import token_hex

from ...conformance.suite_files import suite_files


class NotEmpty(Exception):  # noqa: N818  # what the folder is
    """There is something in the folder already."""


def copy_suite(folder: Path) -> int:
    """Write the suite into a folder that is empty or not there, and say how many files. Raises NotEmpty and OSError."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NotEmpty(f"{folder} is there already, and not an empty folder: name another")
    folder.absolute().parent.mkdir(parents=True, exist_ok=True)
    beside = folder.absolute().with_name(f".{folder.name}.{token_hex(8)}")
    try:
        beside.mkdir()
        written = 0
        for name, content in suite_files():
            (beside / name).parent.mkdir(exist_ok=True)
            (beside / name).write_bytes(content)
            written += 1
        if folder.exists():
            folder.rmdir()
        beside.rename(folder)
    except OSError:
        shutil.rmtree(beside, ignore_errors=True)
        raise
    return written
