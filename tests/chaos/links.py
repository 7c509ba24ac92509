"""A TCP proxy for each way between two programs, to delay what goes over it, to cut it, and to let nothing through.

Where nobody listens behind it, nobody listens before it either, but for a moment: to be refused is no crash, and a
stream that is refused can be sent to the next.
"""

import asyncio
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

MOST: Final = 65536
LOOKS: Final = 0.05
"""Seconds from one look at who listens to the next."""
_LISTENS: Final = "0A"


@dataclass
class Link:
    """Where one listens for connections to another port of this machine, and what happens to what is sent."""

    port: int
    to: int
    delay: float = 0.0
    """Seconds by which each part of what is sent comes later, in either direction."""
    cut: float = 0.0
    """How likely a connection is reset when a part of what is sent comes over it."""
    silent: bool = False
    """Whether connections are taken, and nothing is let through."""

    def mend(self) -> None:
        """Let all through at once."""
        self.delay, self.cut, self.silent = 0.0, 0.0, False


class Links:
    """All of them, in a thread of their own."""

    def __init__(self, links: list[Link], seed: int) -> None:
        self._links, self._random = links, Random(seed)
        self._loop = asyncio.new_event_loop()
        self._between_ends = set[asyncio.Task[None] | None]()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._listening = threading.Event()
        self._thread.start()
        self._listening.wait()

    def close(self) -> None:
        """Let nobody through any more."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        following = self._loop.create_task(self._follow())
        self._loop.run_forever()
        left = asyncio.all_tasks(self._loop) | {following}
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.close()

    async def _follow(self) -> None:
        """Listen for those behind which somebody listens."""
        servers: dict[int, asyncio.Server] = {}
        while True:
            there = listening()
            for link in self._links:
                if link.to in there and link.port not in servers:
                    taken = partial(self._between, link)
                    servers[link.port] = await asyncio.start_server(taken, "127.0.0.1", link.port, backlog=4096)
                elif link.to not in there and link.port in servers:
                    servers.pop(link.port).close()
            self._listening.set()
            await asyncio.sleep(LOOKS)

    async def _between(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        self._between_ends.add(asyncio.current_task())  # the loop itself holds tasks weakly
        try:
            back, onward = await asyncio.open_connection("127.0.0.1", link.to)
            ends.append(onward)
            await asyncio.gather(self._pass(link, reader, onward, ends), self._pass(link, back, writer, ends))
        except OSError:  # nobody listens there, or somebody has gone
            _reset(ends)
        finally:
            for end in ends:
                end.close()
            self._between_ends.discard(asyncio.current_task())

    async def _pass(
        self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, ends: list[asyncio.StreamWriter]
    ) -> None:
        while some := await reader.read(MOST):
            if link.delay:
                await asyncio.sleep(link.delay)
            while link.silent:
                await asyncio.sleep(0.05)
            if link.cut and self._random.random() < link.cut:
                _reset(ends)
                return
            writer.write(some)
            await writer.drain()
        with suppress(OSError):
            writer.write_eof()


def listening() -> set[int]:
    """The ports of this network at which somebody listens, which the kernel lists first."""
    found = set()
    with Path("/proc/net/tcp").open(encoding="ascii") as rows:
        next(rows)
        for row in rows:
            _, local, _, state, *_ = row.split()
            if state != _LISTENS:
                break
            found.add(int(local.rpartition(":")[2], 16))
    return found


def _reset(ends: list[asyncio.StreamWriter]) -> None:
    for end in ends:
        end.transport.abort()
