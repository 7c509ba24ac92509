"""An engine that is a program: a line of JSON in, a line of JSON out (protocol.schema.json)."""

import contextlib
import json
import queue
import shlex
import subprocess  # nosec B404 - an engine is a program of the user
import tempfile
import threading
from collections.abc import Mapping, Sequence
from typing import IO, Any, Final

from .engine import EngineAbsent, EngineBroke, Implementation, Json, Skipped

PROTOCOL_VERSION: Final = 1
_STARTS_WITHIN: Final = 60.0  # seconds: it may have much to load before its first answer
_LONGEST_LINE: Final = 2**20
_LAST_WORDS: Final = 2_000  # characters of its standard error that are told if it breaks


class ExecEngine:
    """A program that is started once and answers until it is told to stop.

    It is started anew after it broke. `environment`: the variables that it sees; None: ours. Raises EngineAbsent if it
    cannot be started, or does not say what it is.
    """

    def __init__(
        self, command: str | Sequence[str], timeout: float, environment: Mapping[str, str] | None = None
    ) -> None:
        self._environment = environment
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        self._timeout = timeout
        self._process: _Process | None = None
        self._ruleset: str | None = None
        self._seq = 0
        try:
            self.implementation = self._start()
        except EngineBroke as error:
            raise EngineAbsent(f"{shlex.join(self._command)}: {error}") from None

    def ask(self, question: Mapping[str, Any]) -> Json:
        """The answer. Raises Skipped, and EngineBroke if there is none in time."""
        self._under(str(question["ruleset"]))
        self._seq += 1
        told = self._send({"cmd": "run", "seq": self._seq, "question": question})
        if told.get("seq") != self._seq:
            raise self._broke(f"the answer to {self._seq} says that it is {told.get('seq')!r}")
        return self._answer(told)

    def close(self) -> None:
        """Tell it to stop, and see that it does."""
        process, self._process, self._ruleset = self._process, None, None
        if process is not None:
            process.stop()

    def _start(self) -> Implementation:
        self._process = _Process(self._command, self._environment)
        told = self._send({"cmd": "start", "version": PROTOCOL_VERSION}, max(self._timeout, _STARTS_WITHIN))
        if told.get("version") != PROTOCOL_VERSION:
            raise self._broke(f"it speaks version {told.get('version')!r} of the protocol, not {PROTOCOL_VERSION}")
        try:
            return Implementation.from_json(told.get("implementation") or {})
        except (ValueError, AttributeError) as error:
            raise self._broke(f"what it says of itself cannot be read: {error}") from None

    def _under(self, ruleset: str) -> None:
        if self._process is None:
            self._start()
        if ruleset != self._ruleset:
            if self._send({"cmd": "ruleset", "ruleset": ruleset}).get("ok") is not True:
                raise Skipped(f"the rulebook {ruleset}")
            self._ruleset = ruleset

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
            told = json.loads(line)
        except (ValueError, RecursionError):
            told = None
        if not isinstance(told, dict):
            raise self._broke(f"this is no JSON object: {line[:200].decode('utf-8', 'replace').rstrip()}")
        return told

    def _answer(self, told: Json) -> Json:
        if "skipped" in told:
            raise Skipped(str(told["skipped"]))
        if "errored" in told:
            raise EngineBroke(str(told["errored"]))
        if not isinstance(told.get("answer"), dict):
            raise self._broke(f"neither answer, skipped nor errored: {told}")
        answer: Json = told["answer"]
        return answer

    def _broke(self, why: str) -> EngineBroke:
        """Ends the program: what it would write next is no answer to what it is asked next."""
        said = self._process.last_words() if self._process else ""
        self.close()
        return EngineBroke(f"{why}; it wrote: {said}" if said else why)


class _Process:
    """The program as it runs. Another thread reads its lines: waiting for one can then have an end anywhere."""

    def __init__(self, command: list[str], environment: Mapping[str, str] | None) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # closed by stop()
        try:
            self._running = subprocess.Popen(  # noqa: S603  # nosec B603 - the user's own engine
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, env=environment
            )
        except OSError as error:
            self._errors.close()
            raise EngineAbsent(f"{shlex.join(command)}: {error.strerror or error}") from None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def exchange(self, line: str, timeout: float) -> bytes | None:
        """The line that follows; empty if it ended, None if nothing came in time."""
        if self._running.stdin is None:
            raise EngineBroke("its input is closed")
        try:
            with contextlib.suppress(OSError):  # it may have ended, and said why before
                self._running.stdin.write(line.encode() + b"\n")
                self._running.stdin.flush()
            return self._lines.get(timeout=timeout)
        except queue.Empty:
            return None

    def last_words(self) -> str:
        """The end of what it wrote to standard error."""
        size = self._errors.seek(0, 2)
        self._errors.seek(max(0, size - _LAST_WORDS))
        return self._errors.read().decode("utf-8", "replace").strip()

    def stop(self) -> None:
        """Ask it to stop; kill it if it does not."""
        try:
            if self._running.stdin is not None:
                self._running.stdin.write(b'{"cmd":"stop"}\n')
                self._running.stdin.close()
            self._running.wait(timeout=1)
        except (OSError, subprocess.TimeoutExpired):
            self._running.kill()
            self._running.wait()
        self._reader.join(timeout=1)  # what it started itself may hold its output open
        self._errors.close()

    def _read(self) -> None:
        if self._running.stdout is None:
            return
        with self._running.stdout as lines:
            while line := lines.readline(_LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")
