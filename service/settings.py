"""The settings, read from the environment: here and nowhere else."""

import os
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, TypeVar
from urllib.parse import urlsplit

from .decision_log import Masked
from .fault_text import FaultsError
from .process import cores
from .rate import Rate, rate, rate_fault

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


class _UnusableError(Exception):
    """What a setting must be, in words that come after its name."""


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


def read(name: str, parse: Callable[[str], T], default: T, shown: Callable[[str], str] = str) -> T:
    """A field of `Settings`: the variable's name, what its text means, the value without it.

    `shown`: the text without a password, where there may be one in it.
    """
    return field(default=default, repr=shown is str, metadata={"name": name, "parse": parse, "shown": shown})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the service runs; the defaults suit a developer's machine."""

    host: str = read("HOST", lambda text: text if text.startswith("unix:") else _host_name(text), "127.0.0.1")
    port: int = read("PORT", _whole(0, 65535), 8000)
    workers: int = read("WORKERS", _whole(1, 256), 2)
    worker_class: str = read("WORKER_CLASS", _one_of(_WORKER_CLASSES, str.lower), "floorman")
    http_parser: str = read("HTTP_PARSER", _http_parser, "python")
    connections: int = read("CONNECTIONS", _whole(10, 100_000), 1000)
    head_seconds: int = read("HEAD_SECONDS", _whole(1, 3600), 10)
    stall_seconds: int = read("STALL_SECONDS", _whole(1, 3600), 20)
    body_seconds: int = read("BODY_SECONDS", _whole(1, 3600), 60)
    shed_ms: int = read("SHED_MS", _whole(10, 3_600_000), 1000)
    max_body_bytes: int = read("MAX_BODY_BYTES", _size("1KiB", "1GiB"), 2 * 1024 * 1024)
    max_held_bytes: int = read("MAX_HELD_BYTES", _size("1MiB", "1TiB"), 12 * 1024 * 1024)
    max_stream_bytes: int = read("MAX_STREAM_BYTES", _size("1KiB", "1TiB"), 2**30)
    max_stream_lines: int = read("MAX_STREAM_LINES", _whole(1, 10**9), 100_000)
    drain_seconds: int = read("DRAIN_SECONDS", _whole(0, 3600), 0)
    log_level: str = read("LOG_LEVEL", _one_of(_LOG_LEVELS, str.upper), "INFO")
    rulebooks_dir: Path | None = read("RULEBOOKS_DIR", Path, None)
    metrics_dir: Path | None = read("PROMETHEUS_MULTIPROC_DIR", Path, None)
    metrics_host: str = read("METRICS_HOST", _host_name, "127.0.0.1")
    metrics_port: int | None = read("METRICS_PORT", _whole(1, 65535), None)
    metrics_keys_file: Path | None = read("METRICS_KEYS_FILE", Path, None)
    keys_file: Path | None = read("KEYS_FILE", Path, None)
    allow_open: int = read("ALLOW_OPEN", _whole(0, 1), 0)
    pages: bool = read("PAGES", _on_or_off, True)
    engine_dir: Path | None = read("ENGINE_DIR", Path, None)
    docs_url: str | None = read("DOCS_URL", _docs, None)
    rate_limit: Rate | None = read("RATE_LIMIT", _rate, None)
    rate_storage: str = read("RATE_STORAGE", _storage, "memory://", _without_secrets)
    rate_wait_ms: int = read("RATE_WAIT_MS", _whole(10, 10_000), 250)
    decision_log: Path | None = read("DECISION_LOG", Path, None)
    decision_log_sample: float = read("DECISION_LOG_SAMPLE", _share, 1.0)
    decision_log_mask: frozenset[Masked] = read("DECISION_LOG_MASK", _masked, frozenset({Masked.PRIVATE, Masked.ID}))
    otlp_endpoint: str | None = read("OTEL_EXPORTER_OTLP_ENDPOINT", _collector, None, _without_secrets)

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
    usual, values = Settings(workers=_cores()), dict[str, Any]()
    listed: list[Setting] = []
    wrong: dict[str, str] = {}
    for each in fields(Settings):
        name, parse, shown = (each.metadata[part] for part in ("name", "parse", "shown"))
        text, values[each.name] = environment.get(name, ""), getattr(usual, each.name)
        if name not in _NOT_AN_OPERATORS:
            listed.append(_listed(name, shown(text) if text else "", values[each.name]))
        try:
            values[each.name] = _parsed(text, parse) if text else values[each.name]
        except _UnusableError as fault:
            wrong[name] = f"{name} {fault}"
    settings, faults = Settings(**values), [*wrong.values()]
    if settings.metrics_port == settings.port and not wrong.keys() & {"PORT", "METRICS_PORT"}:
        faults.append(f"METRICS_PORT must be another port than PORT, not {settings.port} too")
    if settings.metrics_keys_file and settings.metrics_port is None and "METRICS_PORT" not in wrong:
        faults.append("METRICS_KEYS_FILE needs METRICS_PORT, the port that its keys are for")
    if settings.max_held_bytes < settings.max_body_bytes and not wrong.keys() & {"MAX_BODY_BYTES", "MAX_HELD_BYTES"}:
        faults.append("MAX_HELD_BYTES must be at least MAX_BODY_BYTES, or there is never room for such a body")
    return ReadSettings(settings, tuple(listed), tuple(faults))


def _parsed(text: str, parse: Callable[[str], T]) -> T:
    """What `parse` makes of the text. Raises _UnusableError."""
    value = parse(text)
    if text != text.strip() or _CONTROL.search(text):  # as of a file of settings with CRLF: part of a path
        raise _UnusableError("must have no space before or after it, and no control character in it")
    return value


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


def _cores() -> int:
    """How many cores to use, 4 at most: a container that is limited in memory alone might not hold more workers."""
    return max(1, min(4, cores(), _cores_granted()))


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
