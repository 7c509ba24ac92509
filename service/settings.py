"""The settings, read from the environment: here and nowhere else."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from .decision_log.line import Masked
from .rates.rate import Rate, rate, rate_fault

_SHARE: Final = re.compile(r"0|1|[01]\.0{1,9}|0\.[0-9]{1,9}", re.ASCII)
_CLIENTS: Final = {"redis": "redis", "rediss": "redis", "memcached": "pymemcache"}


class SettingsError(Exception):
    """An environment variable cannot be used; the message has its name and what it must be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the service runs; the defaults suit a developer's machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 2
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
    rulesets_dir: Path | None = None
    metrics_dir: Path | None = None
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    keys_file: Path | None = None
    allow_open: bool = False
    pages: bool = True
    rate_limit: Rate | None = None
    rate_storage: str = field(default="memory://", repr=False)  # there may be a password in it
    rate_wait_ms: int = 250
    decision_log: Path | None = None
    decision_log_sample: float = 1.0
    decision_log_mask: frozenset[Masked] = frozenset({Masked.CARRIED, Masked.ID})
    otlp_endpoint: str | None = field(default=None, repr=False)  # there may be a password in it

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """The settings that the environment names, the default for each that it does not; an empty one names none.

        Raises SettingsError.
        """
        usual = cls()
        settings = cls(
            host=environment.get("HOST") or usual.host,
            port=_whole(environment, "PORT", usual.port, 0, 65535),
            workers=_whole(environment, "WORKERS", _cores(), 1, 256),
            connections=_whole(environment, "CONNECTIONS", usual.connections, 10, 100_000),
            head_seconds=_whole(environment, "HEAD_SECONDS", usual.head_seconds, 1, 3600),
            stall_seconds=_whole(environment, "STALL_SECONDS", usual.stall_seconds, 1, 3600),
            body_seconds=_whole(environment, "BODY_SECONDS", usual.body_seconds, 1, 3600),
            shed_ms=_whole(environment, "SHED_MS", usual.shed_ms, 10, 3_600_000),
            max_body_bytes=_whole(environment, "MAX_BODY_BYTES", usual.max_body_bytes, 1024, 2**30),
            max_held_bytes=_whole(environment, "MAX_HELD_BYTES", usual.max_held_bytes, 2**20, 2**40),
            max_stream_bytes=_whole(environment, "MAX_STREAM_BYTES", usual.max_stream_bytes, 1024, 2**40),
            max_stream_lines=_whole(environment, "MAX_STREAM_LINES", usual.max_stream_lines, 1, 10**9),
            drain_seconds=_whole(environment, "DRAIN_SECONDS", usual.drain_seconds, 0, 3600),
            log_level=_one_of(environment, "LOG_LEVEL", usual.log_level, ("DEBUG", "INFO", "WARNING", "ERROR")),
            rulesets_dir=_path(environment, "RULESETS_DIR"),
            metrics_dir=_path(environment, "PROMETHEUS_MULTIPROC_DIR"),
            metrics_host=environment.get("METRICS_HOST") or usual.metrics_host,
            metrics_port=_whole(environment, "METRICS_PORT", 0, 1, 65535) or None,
            keys_file=_path(environment, "KEYS_FILE"),
            allow_open=bool(_whole(environment, "ALLOW_OPEN", 0, 0, 1)),
            pages=_one_of(environment, "PAGES", "ON", ("ON", "OFF")) == "ON",
            rate_limit=_rate(environment, "RATE_LIMIT"),
            rate_storage=_storage(environment, "RATE_STORAGE"),
            rate_wait_ms=_whole(environment, "RATE_WAIT_MS", usual.rate_wait_ms, 10, 10_000),
            decision_log=_path(environment, "DECISION_LOG"),
            decision_log_sample=_share(environment, "DECISION_LOG_SAMPLE"),
            decision_log_mask=_masked(environment, "DECISION_LOG_MASK"),
            otlp_endpoint=_collector(environment, "OTEL_EXPORTER_OTLP_ENDPOINT"),
        )
        if settings.metrics_port and settings.metrics_port == settings.port:
            raise SettingsError(f"METRICS_PORT must be another port than PORT, not {settings.port} too")
        return settings

    @property
    def bind(self) -> list[str]:
        """The addresses to listen at, in gunicorn's notation."""
        here = [self.host if self.host.startswith("unix:") else f"{_bracketed(self.host)}:{self.port}"]
        return here + ([f"{_bracketed(self.metrics_host)}:{self.metrics_port}"] if self.metrics_port else [])


def _whole(environment: Mapping[str, str], name: str, default: int, least: int, most: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise SettingsError(f"{name} must be a whole number from {least} to {most}, not {text!r}")
    return int(text)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _path(environment: Mapping[str, str], name: str) -> Path | None:
    text = environment.get(name, "")
    return Path(text) if text else None


def _rate(environment: Mapping[str, str], name: str) -> Rate | None:
    text = environment.get(name, "")
    found = rate(text)
    if text and found is None:
        raise SettingsError(f'{name} must be like "100/second", not {text!r}: {rate_fault(text)}')
    return found


def _storage(environment: Mapping[str, str], name: str) -> str:
    """A URI of a storage. No error repeats it, as it may hold a password."""
    text = environment.get(name) or "memory://"
    try:
        parts = urlsplit(text)
        known = text == "memory://" or (parts.scheme in _CLIENTS and bool(parts.hostname) and parts.port != 0)
    except ValueError:
        known = False
    if not known:
        raise SettingsError(f"{name} must be memory://, redis://HOST:PORT, rediss://HOST:PORT or memcached://HOST:PORT")
    client = _CLIENTS.get(parts.scheme)
    if client and not (find_spec(client) and find_spec("limits")):
        extra = "memcached" if client == "pymemcache" else "redis"
        raise SettingsError(f"{name} needs what comes with floorman[{extra}], which is not installed")
    return text


def _share(environment: Mapping[str, str], name: str) -> float:
    text = environment.get(name) or "1"
    if not _SHARE.fullmatch(text):
        raise SettingsError(f"{name} must be a share from 0 to 1, like 0.01, not {text!r}")
    return float(text)


def _masked(environment: Mapping[str, str], name: str) -> frozenset[Masked]:
    text = environment.get(name) or "carried,id"
    try:
        return frozenset() if text == "none" else frozenset(Masked(one) for one in text.split(","))
    except ValueError:
        raise SettingsError(f"{name} must be none, or some of {','.join(Masked)}, not {text!r}") from None


def _collector(environment: Mapping[str, str], name: str) -> str | None:
    """The address that spans are sent to. No error repeats it, as it may hold a password."""
    text = environment.get(name, "")
    if not text:
        return None
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known or parts.query or parts.fragment:
        raise SettingsError(f"{name} must be like http://HOST:4318")
    if not find_spec("opentelemetry") or not find_spec("opentelemetry.exporter.otlp.proto.http"):
        raise SettingsError(f"{name} needs what comes with floorman[otel], which is not installed")
    return text


def _one_of(environment: Mapping[str, str], name: str, default: str, choices: tuple[str, ...]) -> str:
    text = (environment.get(name) or default).upper()
    if text not in choices:
        raise SettingsError(f"{name} must be one of {', '.join(choices)}, not {text!r}")
    return text


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
