"""An operator's folder of rulebooks; while it is broken, as it was when it was last good."""

import zipfile
from io import BytesIO
from pathlib import Path

from ..atomic_write import atomic_write
from .shelf import Shelf, ShelfError, load_shelf


def shelf_with(folder: Path, kept: Path | None) -> tuple[Shelf, ShelfError | None]:
    """The shelf with the folder's rulebooks, and None; or with those of the last good folder, and why it was refused.

    `kept` is where a copy of the last good folder is kept, for a worker that starts while the folder is broken.
    Raises ShelfError if there is neither.
    """
    try:
        copied = _copied(folder)
        shelf = _with_copies(BytesIO(copied))
    except ShelfError as error:
        if kept is None or not kept.exists():
            raise
        return _with_copies(kept), error
    if kept is not None:
        atomic_write(kept, copied)
    return shelf, None


def _copied(folder: Path) -> bytes:
    """The folder's rulebooks in an archive, so that what is checked is what is kept. Raises ShelfError."""
    if not folder.is_dir():
        raise ShelfError(str(folder), "", "is no folder")
    copies = BytesIO()
    with zipfile.ZipFile(copies, "w") as archive:
        try:
            for entry in sorted(folder.iterdir()):
                if entry.suffix == ".toml":
                    _copy(entry, archive)
        except OSError as error:
            raise ShelfError(str(folder), "", f"cannot be read: {error.strerror}") from None
    return copies.getvalue()


def _copy(entry: Path, archive: zipfile.ZipFile) -> None:
    if not entry.is_file():  # a pipe would be waited for
        raise ShelfError(entry.name, "", "is no file")
    try:
        archive.writestr(entry.name, entry.read_bytes())
    except OSError as error:
        raise ShelfError(entry.name, "", f"cannot be read: {error.strerror}") from None
    except UnicodeEncodeError:
        raise ShelfError(ascii(entry.name), "", "has a name that is no UTF-8") from None


def _with_copies(archive: Path | BytesIO) -> Shelf:
    with zipfile.ZipFile(archive) as copies:
        return load_shelf(extra=zipfile.Path(copies))
