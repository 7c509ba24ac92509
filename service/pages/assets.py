"""The files that pages load. They share a digest in their addresses: a browser may keep them for good.

They lie in folders and are served from one. `make bundle` makes those of /table of the modules in `web/`.
"""

import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from .. import __version__
from ..languages.language import language_files

_STATIC: Final = files(__package__).joinpath("static")
_TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".answers": "application/json",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
ENGINE_WORKER: Final = "worker.js"
_ENGINE: Final = (
    *("index.js", "questions.js", ENGINE_WORKER, "worker_client.js", "dist/engine.zip"),
    *("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm"),
)
"""What a browser loads of the npm package, as `floorman-files` and `make engine` copy it into a folder."""
_QUICK: Final = 6  # of gzip: a hundredth larger than its best, in half the time, at each start of a worker
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


@dataclass(frozen=True, slots=True)
class EngineFile:
    """A file of the engine, held only as gzip packs it: unpacked, all of them have 14 MB."""

    content_type: str
    sha256: str
    packed: bytes


@cache
def engine_files(folder: Path) -> Mapping[str, EngineFile]:
    """The engine's files by their paths at the service. Raises OSError."""
    contents = {name: (folder / name).read_bytes() for name in _ENGINE}
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    at = "/table/engine/" + digest(f"{name} {summed}\n".encode() for name, summed in sums.items())
    packed = {name: gzip.compress(content, _QUICK, mtime=0) for name, content in contents.items()}
    return {f"{at}/{name}": EngineFile(_TYPES[_ending(name)], sums[name], packed[name]) for name in _ENGINE}


def engine_fault(folder: Path) -> str | None:
    """Why the engine in a folder cannot be offered. None: it can."""
    try:
        manifest = json.loads((folder / "dist" / "manifest.json").read_bytes())
    except (OSError, ValueError) as error:
        return f"dist/manifest.json cannot be read: {getattr(error, 'strerror', error)}"
    if missing := [name for name in _ENGINE if not (folder / name).is_file()]:
        return f"{missing[0]} is missing. Make the folder with `make engine`"
    version = manifest.get("version") if isinstance(manifest, dict) else None
    return None if version == __version__ else f"the engine has version {version}, and the service {__version__}"


@cache
def assets() -> Mapping[str, Asset]:
    """Every file by its name. Raises ValueError if two have one name."""
    sources = sorted((*_files(_STATIC), *language_files()), key=lambda file: file.name)
    contents = {file.name: file.read_bytes() for file in sources}
    if len(contents) < len(sources):
        raise ValueError(f"two files have one name: {[file.name for file in sources]}")
    at = "/assets/" + digest(b"%s %d\n" % (name.encode(), len(content)) + content for name, content in contents.items())
    return {
        name: Asset(f"{at}/{name}", _TYPES[_ending(name)], content, pack(content)) for name, content in contents.items()
    }


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
        elif _ending(entry.name) in _TYPES and entry.name != "manifest.json":  # it says where the files are from
            yield entry


def _ending(name: str) -> str:
    return name[name.rfind(".") :]
