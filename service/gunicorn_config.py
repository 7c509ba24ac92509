"""How gunicorn runs the service: `gunicorn -c deploy/gunicorn.conf.py`, which takes all of this over.

What is imported only where it is needed would be too early here: the master must not load what a worker patches.
"""

import atexit
import errno
import fcntl
import gc
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from gunicorn.arbiter import Arbiter

from .settings import misspelled, read_settings
from .unusable_files import unusable_files

gc.disable()  # until the first worker is forked: nearly all that is loaded stays, and it takes an eighth of a start
_read = read_settings()
settings = _read.settings


def _end_if(faults: list[str]) -> None:
    """End the start, with a line on standard error for each fault."""
    if faults:
        raise SystemExit("\n".join(f"floorman: {fault}" for fault in faults))


if _read.faults:
    _end_if([*_read.faults, *unusable_files(settings)])

wsgi_app = f"{__package__}.wsgi:app"
bind = settings.bind  # with METRICS_PORT also a second address, where any worker gives the numbers of all
workers = settings.workers
worker_connections = settings.connections  # each costs memory; when all are taken, the longest idle makes room
_is_stock = settings.worker_class == "gevent"
worker_class = "gevent" if _is_stock else f"{__package__}.server.worker.Worker"
_memory = "/dev/shm"  # noqa: S108  # nosec B108 - memory, not a disk that may stall
worker_tmp_dir = _memory if os.access(_memory, os.W_OK) else None
keepalive = 75
timeout = 30  # a worker that gives no sign of life for so long is killed
preload_app = False  # so that SIGHUP reads the rulebooks again
graceful_timeout = settings.drain_seconds + 20
http_parser = settings.http_parser  # gunicorn's own default takes the other one wherever it is installed
limit_request_line = 4094
limit_request_fields = 100
limit_request_field_size = 8190
forwarded_allow_ips = ""  # no client is believed about its address, or may name another path by a header
forwarder_headers = ""  # nor one that comes by a Unix socket, to which the line above does not apply
secure_scheme_headers: dict[str, str] = {}  # nor about the scheme
logger_class = f"{__package__}.server.stock_worker.Logger"
logconfig_dict = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": f"{__package__}.api.observe.log.JsonLine"}},
    "handlers": {"out": {"class": f"{__package__}.log_lines.Lines", "formatter": "line", "stream": "ext://sys.stdout"}},
    "root": {"level": "WARNING", "handlers": ["out"]},
    "loggers": {"gunicorn.error": {"level": settings.log_level, "handlers": ["out"], "propagate": False}},
}
control_socket_disable = True

# Each connection is an open file, and a long stream spools to another; the usual limit of 1,024 is too low.
_files, _most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
_wanted = 2 * settings.connections + 256
if _files != resource.RLIM_INFINITY and _files < _wanted:
    _wanted = _wanted if _most_files == resource.RLIM_INFINITY else min(_wanted, _most_files)
    resource.setrlimit(resource.RLIMIT_NOFILE, (_wanted, _most_files))
    worker_connections = max(10, min(worker_connections, (_wanted - 256) // 2))  # else a new caller waits for a file


def _sweep(path: str, maker: int) -> None:
    if os.getpid() == maker:  # not when a worker ends
        shutil.rmtree(path, ignore_errors=True)


def _hold(folder: Path) -> None:
    """Lock the folder for as long as the master or a worker runs: whoever else can lock it may remove it."""
    lock = os.open(folder / "held.new", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)  # never closed
    fcntl.flock(lock, fcntl.LOCK_EX)
    (folder / "held.new").rename(folder / "held")  # it is seen only once it is locked


def _sweep_what_was_left(base: Path) -> None:
    """Remove the folders of servers that were killed: they are memory, and a crash loop would fill it."""
    for left in base.glob("floorman-metrics-*"):
        with suppress(OSError):  # another user's, or held, or going
            lock = os.open(left / "held", os.O_RDWR | os.O_CLOEXEC)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(left, ignore_errors=True)
            finally:
                os.close(lock)


# Each worker keeps its numbers in a file in this folder, so that any worker can give those of all.
# On SIGHUP the master runs this file again, and the folder stays.
_ours = f"floorman-metrics-{os.getpid()}-"
_metrics_dir = os.environ.get("PROMETHEUS_MULTIPROC_DIR", "")
if not Path(_metrics_dir).name.startswith(_ours):
    _metrics_dir = tempfile.mkdtemp(prefix=_ours, dir=worker_tmp_dir)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = _metrics_dir
    _hold(Path(_metrics_dir))
    _sweep_what_was_left(Path(_metrics_dir).parent)
    atexit.register(_sweep, _metrics_dir, os.getpid())  # on_exit is not called if the start failed, as on a port in use


def on_starting(server: Any) -> None:
    """No client is let in before a worker can answer it, and nothing listens with settings that cannot be used."""
    from .server.listening import leave_to_the_workers, stop_whatever_comes, verify_what_is_bound

    for warning in misspelled(os.environ, (setting.name for setting in _read.listed)):
        server.log.warning("%s", warning)
    leave_to_the_workers()
    stop_whatever_comes()
    if server.cfg.reuse_port or _is_stock:  # each worker binds for itself (GUNICORN_CMD_ARGS), or gunicorn unchanged
        _verify(server.cfg.address, {})
    else:
        verify_what_is_bound(_verify)
    from .pages import html  # noqa: F401  # it and the published rulebooks: forked from here, workers need not load them
    from .rulesets import load_rulebooks

    load_rulebooks()


def _verify(listening: list[Any], failed: dict[Any, Exception]) -> None:
    """End the start if strangers could ask, or if an address, rulebooks, decision log or keys cannot be used."""
    faults = [_no_address(address, error) for address, error in failed.items()] + unusable_files(settings)
    if not settings.allow_open and (warning := _open(listening)):
        faults.append(f"{warning}. Set KEYS_FILE (floorman keys new), or ALLOW_OPEN=1 if something else guards it")
    _end_if(faults)


def _no_address(address: Any, error: Exception) -> str:
    """Why nothing can listen there, by the setting to change."""
    why = getattr(error, "strerror", None) or str(error)
    if isinstance(address, str):
        return f"HOST=unix:{address}: {why}"
    aside = "METRICS_" if address[1] == settings.metrics_port else ""
    if getattr(error, "errno", None) in {errno.EADDRINUSE, errno.EACCES}:
        return f"{aside}PORT={address[1]}: {why} (at {address[0]})"
    return f"{aside}HOST={address[0]}: {why}"


def _aside(listening: list[Any]) -> list[Any]:
    """Those of the addresses where metrics alone are served."""
    return [name for name in listening if isinstance(name, tuple) and name[1] == settings.metrics_port]


def _open(listening: list[Any]) -> str:
    """What is to be said if others may ask without a key; "" if they may not."""
    from .server.listening import beyond_loopback

    aside = _aside(listening)
    addresses = beyond_loopback(name for name in listening if name not in aside)
    if not addresses or settings.keys_file is not None:
        return ""
    return f"Every client that reaches {', '.join(addresses)} can send requests WITHOUT KEYS"


def when_ready(server: Any) -> None:
    """Log the addresses of the pages, and warn if others can reach the service or its metrics without a key."""
    from .api.observe.metrics import STARTED
    from .server.listening import beyond_loopback

    gc.freeze()  # what workers share stays shared, and ending takes half the time
    STARTED.set(time.time())
    listening = [listener.getsockname() for listener in server.LISTENERS] or server.cfg.address
    if settings.pages and server.LISTENERS and isinstance(listening[0], tuple):  # no browser asks at a Unix socket
        for page, path in (("Table", "/table"), ("API reference", "/docs")):
            server.log.info("%s: %s%s", page, server.LISTENERS[0], path)
        server.log.info("Documentation: %s", settings.docs_url or "README.md and docs/ in the source tree")
    if settings.metrics_keys_file is None and (addresses := beyond_loopback(_aside(listening))):
        why = "They name each key and count its requests. Set METRICS_KEYS_FILE, or let a network policy guard them"
        server.log.warning("Metrics are open to every client that reaches %s. %s.", ", ".join(addresses), why)
    if told_open := _open(listening):
        server.log.warning("%s, because ALLOW_OPEN=1 is set", told_open)


def post_fork(server: object, worker: object) -> None:
    """Let SIGTERM end a worker that has not set its handlers yet: else the master would wait for graceful_timeout."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    _let_through_sigterm()


def _let_through_sigterm() -> None:
    """End what `pre_fork` began."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


os.register_at_fork(after_in_parent=_let_through_sigterm)


def post_worker_init(worker: Any) -> None:
    """It can answer: let callers in, unless it was told to end meanwhile, or its master is gone."""
    from .server.listening import closed
    from .server.stock_worker import attend

    if _is_stock:
        attend(worker)
    still_closed = closed(worker.sockets)
    if still_closed and (not worker.alive or worker.ppid != os.getppid()):
        sys.exit(0)
    try:
        for socket in still_closed:
            socket.listen(worker.cfg.backlog)
    except OSError as error:  # another service was faster at the same port
        worker.log.critical("nobody can be let in: %s", error.strerror)
        sys.exit(Arbiter.WORKER_BOOT_ERROR)  # the master would try again without end


def pre_fork(server: object, worker: object) -> None:
    """Make the folder again, which a cleaner of temporary files may have removed. Hold SIGTERM back over the fork.

    Until `post_fork` has run, a worker has its master's handler, which would lose the signal.
    """
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    gc.enable()
    with suppress(OSError):
        Path(_metrics_dir).mkdir(mode=0o700, exist_ok=True)


def worker_exit(server: object, worker: Any) -> None:
    """Write what waits for the decision log, the collector of spans and the shared numbers."""
    from .multiprocess_metrics import flush

    app = getattr(worker, "served", None) or worker.wsgi
    for kept in (app.extensions["recorder"], app.extensions["spans"]) if app else ():
        if kept is not None:
            kept.close()
    flush()


def on_reload(server: object) -> None:
    """Tell the running workers that newer ones take over."""
    if not _is_stock:
        from .server.worker import GENERATIONS

        GENERATIONS.begin_next()


def child_exit(server: Any, worker: Any) -> None:
    """Keep the counts of a worker that has ended, and drop its gauges."""
    from .api.observe.metrics import LOST
    from .multiprocess_metrics import take_over

    if server.LISTENERS and len(server.WORKERS) < server.num_workers:  # no shutdown and no reload: one was lost
        LOST.inc()
    take_over(Path(_metrics_dir), worker.pid)


def on_exit(server: object) -> None:
    """Remove the folder of numbers."""
    if Path(_metrics_dir).is_dir():
        shutil.rmtree(_metrics_dir, ignore_errors=True)
