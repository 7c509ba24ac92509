"""The settings, read from the environment: here and nowhere else."""

import os
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, TypeVar
from urllib.parse import urlsplit

from .decision_log.line import Masked
from .fault_text import FaultsError
from .rates.rate import Rate, rate, rate_fault

T = TypeVar("T")

_SHARE: Final = re.compile(r"0|1|[01]\.0{1,9}|0\.[0-9]{1,9}", re.ASCII)
_DIGITS: Final = re.compile(r"[0-9]{1,15}", re.ASCII)
_SIZE: Final = re.compile(r"([0-9]{1,15})([KMGT]iB)?", re.ASCII)
_UNITS: Final = {"KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40}
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]", re.ASCII)
_LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
_WORKER_CLASSES: Final = ("floorman", "gevent")
_NOT_AN_OPERATORS: Final = {"PROMETHEUS_MULTIPROC_DIR"}
"""The server makes a folder of its own, and names it to its workers."""
_CLIENTS: Final = {"redis": "redis", "rediss": "redis", "memcached": "pymemcache"}

_LONG: Final = 8
"""From how many letters on two edits are near; in a shorter name two make another word."""
_OF_OTHERS: Final = frozenset({"PAGER"})
"""What shells and containers set, as far as it is near: the tests have the long list."""
_LINK: Final = re.compile(r"(tcp|udp|sctp)://", re.ASCII)
"""How Kubernetes and docker's links begin NAME_PORT, for each service NAME beside this one."""


class SettingsError(FaultsError[str]):
    """Environment variables cannot be used: each fault tells the name, and what it must be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the service runs; the defaults suit a developer's machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
    worker_class: str = "floorman"
    http_parser: str = "python"
    connections: int = 1000
    head_seconds: int = 10
    stall_seconds: int = 20
    body_seconds: int = 60
    shed_ms: int = 1000
    max_body_bytes: int = 2 * 1024 * 1024
    max_held_bytes: int = 12 * 1024 * 1024
    max_stream_bytes: int = 2**30
    max_stream_lines: int = 100_000
    drain_seconds: int = 0
    log_level: str = "INFO"
    rulebooks_dir: Path | None = None
    metrics_dir: Path | None = None
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    metrics_keys_file: Path | None = None
    keys_file: Path | None = None
    allow_open: bool = False
    pages: bool = True
    engine_dir: Path | None = None
    docs_url: str | None = None
    rate_limit: Rate | None = None
    rate_storage: str = field(default="memory://", repr=False)  # there may be a password in it
    rate_wait_ms: int = 250
    decision_log: Path | None = None
    decision_log_sample: float = 1.0
    decision_log_mask: frozenset[Masked] = frozenset({Masked.PRIVATE, Masked.ID})
    otlp_endpoint: str | None = field(default=None, repr=False)  # there may be a password in it

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """The settings that the environment names, the default for each that it does not; an empty one names none.

        Raises SettingsError with every fault.
        """
        reading = read_settings(environment)
        if reading.faults:
            raise SettingsError(*reading.faults)
        return reading.settings

    @property
    def bind(self) -> list[str]:
        """The addresses to listen at, in gunicorn's notation."""
        here = [self.host if self.host.startswith("unix:") else f"{_bracketed(self.host)}:{self.port}"]
        return here + ([f"{_bracketed(self.metrics_host)}:{self.metrics_port}"] if self.metrics_port else [])


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting for people to read: its value as text, without any secret, and where it is from."""

    name: str
    value: str
    source: Literal["environment", "default"]


@dataclass(frozen=True, slots=True)
class ReadSettings:
    """What an environment says: the settings, with the default for each that cannot be used, and all `faults`.

    `listed` has each that an operator sets.
    """

    settings: Settings
    listed: tuple[Setting, ...]
    faults: tuple[str, ...]


def read_settings(environment: Mapping[str, str] = os.environ) -> ReadSettings:
    """The settings that the environment names, the default for each that it does not; an empty one names none."""
    usual = Settings()
    reader = _Reader(environment)
    read = reader.read
    settings = Settings(
        host=read("HOST", lambda text: text if text.startswith("unix:") else _host_name(text), usual.host),
        port=read("PORT", _whole(0, 65535), usual.port),
        workers=read("WORKERS", _whole(1, 256), _cores()),
        worker_class=read("WORKER_CLASS", _one_of(_WORKER_CLASSES, str.lower), usual.worker_class),
        http_parser=read("HTTP_PARSER", _http_parser, usual.http_parser),
        connections=read("CONNECTIONS", _whole(10, 100_000), usual.connections),
        head_seconds=read("HEAD_SECONDS", _whole(1, 3600), usual.head_seconds),
        stall_seconds=read("STALL_SECONDS", _whole(1, 3600), usual.stall_seconds),
        body_seconds=read("BODY_SECONDS", _whole(1, 3600), usual.body_seconds),
        shed_ms=read("SHED_MS", _whole(10, 3_600_000), usual.shed_ms),
        max_body_bytes=read("MAX_BODY_BYTES", _size("1KiB", "1GiB"), usual.max_body_bytes),
        max_held_bytes=read("MAX_HELD_BYTES", _size("1MiB", "1TiB"), usual.max_held_bytes),
        max_stream_bytes=read("MAX_STREAM_BYTES", _size("1KiB", "1TiB"), usual.max_stream_bytes),
        max_stream_lines=read("MAX_STREAM_LINES", _whole(1, 10**9), usual.max_stream_lines),
        drain_seconds=read("DRAIN_SECONDS", _whole(0, 3600), usual.drain_seconds),
        log_level=read("LOG_LEVEL", _one_of(_LOG_LEVELS, str.upper), usual.log_level),
        rulebooks_dir=read("RULEBOOKS_DIR", Path, usual.rulebooks_dir),
        metrics_dir=read("PROMETHEUS_MULTIPROC_DIR", Path, usual.metrics_dir),
        metrics_host=read("METRICS_HOST", _host_name, usual.metrics_host),
        metrics_port=read("METRICS_PORT", _whole(1, 65535), usual.metrics_port),
        metrics_keys_file=read("METRICS_KEYS_FILE", Path, usual.metrics_keys_file),
        keys_file=read("KEYS_FILE", Path, usual.keys_file),
        allow_open=bool(read("ALLOW_OPEN", _whole(0, 1), 0)),
        pages=read("PAGES", _on_or_off, usual.pages),
        engine_dir=read("ENGINE_DIR", Path, usual.engine_dir),
        docs_url=read("DOCS_URL", _docs, usual.docs_url),
        rate_limit=read("RATE_LIMIT", _rate, usual.rate_limit),
        rate_storage=read("RATE_STORAGE", _storage, usual.rate_storage, _without_secrets),
        rate_wait_ms=read("RATE_WAIT_MS", _whole(10, 10_000), usual.rate_wait_ms),
        decision_log=read("DECISION_LOG", Path, usual.decision_log),
        decision_log_sample=read("DECISION_LOG_SAMPLE", _share, usual.decision_log_sample),
        decision_log_mask=read("DECISION_LOG_MASK", _masked, usual.decision_log_mask),
        otlp_endpoint=read("OTEL_EXPORTER_OTLP_ENDPOINT", _collector, usual.otlp_endpoint, _without_secrets),
    )
    if settings.metrics_port == settings.port and not reader.refused & {"PORT", "METRICS_PORT"}:
        reader.faults.append(f"METRICS_PORT must be another port than PORT, not {settings.port} too")
    if settings.metrics_keys_file and settings.metrics_port is None and "METRICS_PORT" not in reader.refused:
        reader.faults.append("METRICS_KEYS_FILE needs METRICS_PORT, the port that its keys are for")
    if settings.max_held_bytes < settings.max_body_bytes and not reader.refused & {"MAX_BODY_BYTES", "MAX_HELD_BYTES"}:
        reader.faults.append("MAX_HELD_BYTES must be at least MAX_BODY_BYTES, or there is never room for such a body")
    return ReadSettings(settings, tuple(reader.listed), tuple(reader.faults))


class _UnusableError(Exception):
    """What a setting must be, in words that come after its name."""


class _Reader:
    """Reads settings one after another, and keeps what is wrong with any."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._environment = environment
        self.faults: list[str] = []
        self.refused: set[str] = set()
        self.listed: list[Setting] = []

    def read(self, name: str, parse: Callable[[str], T], default: T, shown: Callable[[str], str] = str) -> T:
        """What `parse` makes of the text; the default if there is none, or if it cannot be used."""
        text = self._environment.get(name, "")
        if name not in _NOT_AN_OPERATORS:
            self.listed.append(_listed(name, shown(text) if text else "", default))
        if not text:
            return default
        try:
            value = parse(text)
            if text != text.strip() or _CONTROL.search(text):  # as of a file of settings with CRLF: part of a path
                raise _UnusableError("must have no space before or after it, and no control character in it")
            return value
        except _UnusableError as fault:
            self.faults.append(f"{name} {fault}")
            self.refused.add(name)
            return default


def _listed(name: str, text: str, default: object) -> Setting:
    if text:
        return Setting(name, text if text.isprintable() else ascii(text), "environment")
    match default:
        case None:
            shown = "none"
        case bool():
            shown = "on" if default else "off"
        case frozenset():
            shown = ",".join(sorted(default))
        case _:
            shown = str(default)
    return Setting(name, shown, "default")


def _whole(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not _DIGITS.fullmatch(text) or not least <= int(text) <= most:
            raise _UnusableError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return parse


def _size(least: str, most: str) -> Callable[[str], int]:
    """So many bytes; the bounds are written as the setting is."""

    def parse(text: str) -> int:
        if not _bytes(least) <= _bytes(text) <= _bytes(most):
            units = ", ".join(_UNITS)
            raise _UnusableError(
                f"must be from {least} to {most}: bytes, or a number with one of {units}, not {text!r}"
            )
        return _bytes(text)

    return parse


def _bytes(text: str) -> int:
    """What a size like 4096 or 2MiB is in bytes; -1 if it is written otherwise.

    2M and 2MB mean 2,000,000 to some and 2,097,152 to others, so they are no sizes here.
    """
    size = _SIZE.fullmatch(text)
    return int(size[1]) * _UNITS.get(size[2], 1) if size else -1


def _host_name(text: str) -> str:
    """A name or an address that a socket takes: it encodes names as IDNA."""
    try:
        text.encode("idna")
        known = text.startswith("[") == text.endswith("]")
    except UnicodeError:
        known = False
    if not known:
        raise _UnusableError(f"must be the name or the address of a host, not {text!r}")
    return text


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _rate(text: str) -> Rate:
    limit = rate(text)
    if limit is None:
        raise _UnusableError(f'must be like "100/second", not {text!r}: {rate_fault(text)}')
    return limit


def _storage(text: str) -> str:
    """A URI of a storage. No error repeats it, as it may hold a password."""
    if text != "memory://" and not _is_address(text, _CLIENTS):
        raise _UnusableError("must be memory://, redis://HOST:PORT, rediss://HOST:PORT or memcached://HOST:PORT")
    client = _CLIENTS.get(urlsplit(text).scheme)
    if client and not (find_spec(client) and find_spec("limits")):
        extra = "memcached" if client == "pymemcache" else "redis"
        raise _UnusableError(f"needs what comes with floorman[{extra}], which is not installed")
    return text


def _is_address(text: str, schemes: Container[str]) -> bool:
    """Whether it is a URI of a host, of one of these schemes."""
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _without_secrets(uri: str) -> str:
    """Its scheme, host and port: a password may stand before them or after."""
    try:
        parts = urlsplit(uri)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "***"
    before = "***@" if "@" in parts.netloc else ""
    after = "/***" if parts.path.strip("/") or parts.query or parts.fragment else ""
    return f"{parts.scheme}://{before}{_bracketed(parts.hostname or '')}{port}{after}"


def _share(text: str) -> float:
    if not _SHARE.fullmatch(text):
        raise _UnusableError(f"must be a share from 0 to 1, like 0.01, not {text!r}")
    return float(text)


def _masked(text: str) -> frozenset[Masked]:
    try:
        return frozenset() if text == "none" else frozenset(Masked(part) for part in text.split(","))
    except ValueError:
        raise _UnusableError(f"must be none, or some of {','.join(Masked)}, not {text!r}") from None


def _collector(text: str) -> str:
    """The address that spans are sent to. No error repeats it, as it may hold a password."""
    if not _is_address(text, ("http", "https")) or urlsplit(text).query or urlsplit(text).fragment:
        raise _UnusableError("must be like http://HOST:4318")
    if not find_spec("opentelemetry") or not find_spec("opentelemetry.exporter.otlp.proto.http"):
        raise _UnusableError("needs what comes with floorman[otel], which is not installed")
    return text


def _docs(text: str) -> str:
    if not (text.startswith("/") and not text.startswith("//")) and not _is_address(text, ("http", "https")):
        raise _UnusableError(f"must be like https://HOST/docs/ or a path like /manual/, not {text!r}")
    return text


def _one_of(names: Sequence[str], in_case: Callable[[str], str]) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if in_case(text) not in names:
            raise _UnusableError(f"must be one of {', '.join(names)}, not {text!r}")
        return in_case(text)

    return parse


def _http_parser(text: str) -> str:
    parser, installed = _one_of(("python", "fast"), str.lower)(text), "0"
    with suppress(PackageNotFoundError):
        installed = version("gunicorn_h1c")
    if parser == "fast" and tuple(map(int, re.findall(r"\d+", installed)[:3])) < (0, 6, 10):  # takes bare line feeds
        raise _UnusableError("needs gunicorn_h1c 0.6.10 or later, which comes with floorman[fast]")
    return parser


def _on_or_off(text: str) -> bool:
    if text.lower() not in ("on", "off"):
        raise _UnusableError(f"must be on or off, not {text!r}")
    return text.lower() == "on"


def _cores() -> int:
    """How many cores to use, 4 at most: a container that is limited in memory alone might not hold more workers."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(4, here, _cores_granted()))


def _cores_granted(quota: Path = Path("/sys/fs/cgroup/cpu.max")) -> int:
    """How many cores the container may use, by its CPU quota; a part of one counts as one."""
    try:
        most, _, period = quota.read_text(encoding="ascii").partition(" ")
        return -(-int(most) // int(period))
    except (OSError, ValueError):  # no such file, or "max"
        return os.cpu_count() or 1


def misspelled(environment: Mapping[str, str], settings: Iterable[str]) -> Iterator[str]:
    """What to say of each name that is set and is nearly one of the `settings`; no value is repeated.

    A misspelled setting would be left out without a word. difflib, which finds what a rulebook's author meant, goes by
    a share of equal letters: it takes HOME for HOST. Here edits are counted, and two letters that changed places are
    one edit (Damerau's distance, each letter moved once).
    """
    known = sorted(settings)
    for name, value in sorted(environment.items()):
        if value and name not in known and name not in _OF_OTHERS and not _LINK.match(value):
            near = _nearest(name, known)
            shown = name if name.isprintable() else ascii(name)
            if near:
                yield f"Unknown setting {shown}. Did you mean {' or '.join(near)}?"


def _nearest(name: str, settings: Iterable[str]) -> list[str]:
    """The settings that `name` may be a slip of, as near as any; never the beginning of a longer word."""
    edits = {
        setting: _edits(name, setting)
        for setting in settings
        if abs(len(name) - len(setting)) <= _most(setting) and not name.startswith(setting)
    }
    near = {setting: count for setting, count in edits.items() if count <= _most(setting)}
    return [setting for setting, count in near.items() if count == min(near.values())]


def _most(setting: str) -> int:
    return 2 if len(setting) >= _LONG else 1


def _edits(name: str, other: str) -> int:
    """How many letters to change, add, leave out or swap with the next one to make `other` of `name`."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(name, start=1):
        above, row = row, [i]
        for j, wanted in enumerate(other, start=1):
            cost = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and name[i - 2] == wanted:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        before = above
    return row[-1]
