"""An engine that is a program: a line of JSON in, a line of JSON out (protocol.schema.json)."""

import contextlib
import json
import os
import resource
import shlex
import signal
import subprocess  # nosec B404 - an engine is a program of the user
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from select import select
from time import monotonic
from typing import Any, Final, cast

from .engine import EngineAbsent, EngineBroke, Implementation, Json, Skipped, read_object
from .python_engine import PROTOCOL_VERSION
from .python_engine import __name__ as _python_engine

_STARTS_WITHIN: Final = 60.0  # seconds: it may have much to load before its first answer
_LONGEST_LINE: Final = 2**20
_LAST_WORDS: Final = 2_000  # bytes of its standard error that are told if it breaks
_AT_ONCE: Final = 2**16
_GRACE: Final = 1.0  # seconds: so long it may take to stop
_ROOT: Final = Path(__file__).parents[__name__.count(".")]
"""Where the package lies."""


class ExecEngine:
    """A program that is started once and answers until it is told to stop.

    It is started anew after it broke. `environment`: the variables that it sees; None: ours. `starts_within`: seconds
    until its first answer. `most_memory`: bytes of each of its processes, where the system can bound them; 0: any.
    Raises EngineAbsent if it cannot be started, or does not say what it is.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        timeout: float,
        environment: Mapping[str, str] | None = None,
        *,
        starts_within: float = _STARTS_WITHIN,
        most_memory: int = 0,
    ) -> None:
        self._environment = environment
        self._starts_within, self._most_memory = max(timeout, starts_within), most_memory
        self._command = _words(command) if isinstance(command, str) else list(command)
        self._timeout = timeout
        self._process: _Process | None = None
        self._rulebook: str | None = None
        self._seq = 0
        try:
            self.implementation = self._start()
        except EngineBroke as error:
            raise EngineAbsent(f"{shlex.join(self._command)}: {error}") from None

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer. Raises Skipped, and EngineBroke if there is none in time."""
        self._under(str(question["rulebook"]))
        self._seq += 1
        reply = self._send({"cmd": "run", "seq": self._seq, "question": question})
        seq = reply.get("seq")
        if type(seq) is not int or seq != self._seq:  # neither 1.0 nor true
            raise self._broke(f"the answer to {self._seq} says that it is {seq!r}")
        return self._answer(reply)

    def close(self) -> None:
        """Tell it to stop, and see that it does."""
        self._end(_GRACE)

    def _start(self) -> Implementation:
        self._process = _Process(self._command, self._environment, self._most_memory)
        reply = self._send({"cmd": "start", "version": PROTOCOL_VERSION}, self._starts_within)
        if reply.get("version") != PROTOCOL_VERSION:
            raise self._broke(f"it speaks version {reply.get('version')!r} of the protocol, not {PROTOCOL_VERSION}")
        try:
            return Implementation.from_json(reply.get("implementation") or {})
        except (ValueError, AttributeError) as error:
            raise self._broke(f"what it says of itself cannot be read: {error}") from None

    def _under(self, rulebook: str) -> None:
        if self._process is None:
            self._start()
        if rulebook != self._rulebook:
            reply = self._send({"cmd": "rulebook", "rulebook": rulebook})
            if reply.get("ok") is False:
                raise Skipped(f"the rulebook {rulebook}")
            if reply.get("ok") is not True:
                raise self._broke(f"it answers the rulebook {rulebook} with neither ok: true nor ok: false: {reply}")
            self._rulebook = rulebook

    def _send(self, message: Json, timeout: float | None = None) -> Json:
        if self._process is None:
            raise EngineBroke("it does not run")
        within = timeout or self._timeout
        line = self._process.exchange(json.dumps(message, separators=(",", ":")), within)
        if line is None:
            raise self._broke(f"no answer within {within:g} s")
        if not line:
            raise self._broke("it ended")
        try:
            return read_object(line)
        except ValueError as error:
            text = line[:200].decode("utf-8", "replace").rstrip()
            raise self._broke(f"this is no JSON object ({error}): {text}") from None

    def _answer(self, reply: Json) -> Json:
        if "skipped" in reply:
            raise Skipped(str(reply["skipped"]))
        if "errored" in reply:
            raise EngineBroke(str(reply["errored"]))
        if not isinstance(reply.get("answer"), dict):
            raise self._broke(f"neither answer, skipped nor errored: {reply}")
        return cast("Json", reply["answer"])

    def _broke(self, why: str) -> EngineBroke:
        """Ends the program: what it would write next is no answer to what it is asked next."""
        words = self._process.last_words() if self._process else ""
        self._end(0)
        return EngineBroke(f"{why}; it wrote: {words}" if words else why)

    def _end(self, grace: float) -> None:
        process, self._process, self._rulebook = self._process, None, None
        if process is not None:
            process.stop(grace)


def start_python_engine(target: str, timeout: float, **bounds: Any) -> ExecEngine:
    """The engine at `module:function`, or `path/to/file.py:function`. Raises EngineAbsent."""
    # it finds this package wherever it is started
    path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    return ExecEngine(
        [sys.executable, "-m", _python_engine, target], timeout, {**os.environ, "PYTHONPATH": path}, **bounds
    )


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise EngineAbsent(f"{command} is no command: {error}") from None
    if not words:
        raise EngineAbsent("the command is empty")
    return words


class _Process:
    """The program as it runs, in a process group of its own.

    Its pipes are written to and read from only when they are ready, and only while an answer is waited for: so it can
    neither hold up nor fill up what asks it.
    """

    def __init__(self, command: list[str], environment: Mapping[str, str] | None, most_memory: int) -> None:
        try:
            self._running = subprocess.Popen(  # noqa: S603  # nosec B603 - the user's own engine
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:  # ValueError: a null byte
            why = error.strerror if isinstance(error, OSError) else None
            raise EngineAbsent(f"{shlex.join(command)}: {why or error}") from None
        if most_memory and sys.platform == "linux":  # elsewhere no process bounds another
            resource.prlimit(self._running.pid, resource.RLIMIT_DATA, (most_memory, most_memory))
        pipes = self._running.stdin, self._running.stdout, self._running.stderr
        self._in, self._out, self._errors = (pipe.fileno() for pipe in pipes if pipe)
        self._read = b""
        self._grumbled = b""
        self._open = {self._out, self._errors}
        for pipe in (self._in, *self._open):
            os.set_blocking(pipe, False)

    def exchange(self, line: str, timeout: float) -> bytes | None:
        """The line that follows; empty if it ended, None if it did not take or answer ours in time.

        A line longer than may be is given as far as it was read.
        """
        unsent = memoryview(line.encode() + b"\n")
        deadline = monotonic() + timeout
        while True:
            if not unsent and (end := self._end_of_line()):
                reply, self._read = self._read[:end], self._read[end:]
                return reply
            if self._out not in self._open:
                return b""
            left = deadline - monotonic()
            heard = self._open if len(self._read) < _LONGEST_LINE else self._open - {self._out}
            ready = select(heard, [self._in] if unsent else [], [], max(0.0, left)) if left > 0 else ((), (), ())
            if not any(ready):
                return None
            if ready[1]:
                try:
                    unsent = unsent[os.write(self._in, unsent) :]
                except OSError:  # it has ended, and may have said why before
                    unsent = unsent[:0]
            self._hear(ready[0])

    def last_words(self) -> str:
        """The end of what it wrote to standard error."""
        while self._errors in self._open and select([self._errors], [], [], 0)[0]:
            self._hear([self._errors])
        return self._grumbled.decode("utf-8", "replace").strip()

    def stop(self, grace: float) -> None:
        """Ask it to stop; kill it and whatever it has started, if it does not within so many seconds."""
        with contextlib.suppress(OSError):  # it has ended, or does not read
            os.write(self._in, b'{"cmd":"stop"}\n')
        if self._running.stdin:
            self._running.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._running.wait(grace)
        with contextlib.suppress(ProcessLookupError, PermissionError):  # none is left; macOS: none but a zombie
            os.killpg(self._running.pid, signal.SIGKILL)
        self._running.wait()
        for pipe in (self._running.stdout, self._running.stderr):
            if pipe:
                pipe.close()

    def _end_of_line(self) -> int:
        return self._read.find(b"\n", 0, _LONGEST_LINE) + 1 or len(self._read) * (len(self._read) >= _LONGEST_LINE)

    def _hear(self, ready: Iterable[int]) -> None:
        for pipe in ready:
            heard = os.read(pipe, _AT_ONCE)
            if not heard:
                self._open.discard(pipe)
            elif pipe == self._out:
                self._read += heard
            else:
                self._grumbled = (self._grumbled + heard)[-_LAST_WORDS:]
