"""The files that pages load. They share a digest in their addresses: a browser may keep them for good.

They lie in folders and are served from one. `make bundle` makes those of /table of the modules in `web/`.
"""

import gzip
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

_STATIC: Final = files(__package__).joinpath("static")
_TYPES: Final = MappingProxyType(
    {
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".woff2": "font/woff2",
        ".webmanifest": "application/manifest+json",
    }
)
_DIGITS: Final = 16  # of the digest: enough to tell two versions apart


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is, and packed with gzip."""

    path: str
    content_type: str
    content: bytes
    packed: bytes


def base_css() -> str:
    """The stylesheet that the reports of `floorman validate` and `floorman conform` share."""
    return _STATIC.joinpath("base.css").read_text(encoding="utf-8")


@cache
def assets() -> Mapping[str, Asset]:
    """Every file by its name. Raises ValueError if two have one name."""
    sources = sorted(_files(_STATIC), key=lambda file: file.name)
    contents = {file.name: file.read_bytes() for file in sources}
    if len(contents) < len(sources):
        raise ValueError(f"two files have one name: {[file.name for file in sources]}")
    at = "/assets/" + digest(b"%s %d\n" % (name.encode(), len(content)) + content for name, content in contents.items())
    return MappingProxyType(
        {
            name: Asset(f"{at}/{name}", _TYPES[_ending(name)], content, pack(content))
            for name, content in contents.items()
        }
    )


def digest(parts: Iterable[bytes]) -> str:
    """What tells these bytes from others."""
    hasher = hashlib.sha256()
    for part in parts:
        hasher.update(part)
    return hasher.hexdigest()[:_DIGITS]


def pack(content: bytes) -> bytes:
    """The content packed with gzip: the same bytes in every process."""
    return gzip.compress(content, mtime=0)


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        elif _ending(entry.name) in _TYPES:
            yield entry


def _ending(name: str) -> str:
    return name[name.rfind(".") :]
