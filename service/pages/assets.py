"""The files that pages load. Each has its digest in its address, so that a browser may keep it for good."""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

_STATIC: Final = files(__package__).joinpath("static")
_TYPES: Final = MappingProxyType({".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8"})
_DIGITS: Final = 16  # of the digest: enough to tell two versions of a file apart


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
    """Every file by its name."""
    found = (*_STATIC.iterdir(), *_STATIC.joinpath("vendor", "rapidoc").iterdir())
    return MappingProxyType({file.name: _asset(file) for file in found if _ending(file.name) in _TYPES})


def _asset(file: Traversable) -> Asset:
    content = file.read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:_DIGITS]
    packed = gzip.compress(content, mtime=0)  # the same bytes in every process
    return Asset(f"/assets/{digest}/{file.name}", _TYPES[_ending(file.name)], content, packed)


def _ending(name: str) -> str:
    return name[name.rfind(".") :]
