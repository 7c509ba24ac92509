"""A file that workers keep for one another: written whole or not at all."""

from contextlib import suppress
from pathlib import Path
from secrets import token_hex


def atomic_write(path: Path, content: bytes) -> None:
    """Replace the file's content. If the folder is full or read-only, the file stays as it was."""
    fresh = path.with_suffix(f".{token_hex(8)}")  # no worker reads what another has half written
    with suppress(OSError):
        fresh.write_bytes(content)
        fresh.replace(path)
    with suppress(OSError):
        fresh.unlink(missing_ok=True)
