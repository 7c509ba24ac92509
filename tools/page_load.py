"""How long /table takes to load: requests, bytes, and the time until somebody can act.

    python tools/page_load.py                        # serves by itself
    python tools/page_load.py http://127.0.0.1:8000
    RUNS=9 python tools/page_load.py

Each run has a browser that knows nothing of the page yet: what is told is the median. Slow is 1.6 Mbit/s, 150 ms for
each request, and a CPU that takes four times as long. It needs requirements/pages.txt and Debian's chromium.
"""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.support.server import Server

RUNS: Final = int(os.environ.get("RUNS", "7"))
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
"""Bytes in a second: 1.6 Mbit."""
CPU: Final = 4
CAN_ACT: Final = """() => {
  const isThere = () => document.querySelector("button[data-key=f]:enabled") !== null;
  window.firstAction = new Promise((told) => {
    const look = () => isThere() && !document.querySelector("[aria-busy=true]") && told(performance.now());
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}"""
"""Promises the milliseconds, from the moment that the page was asked for, after which a fold can be clicked."""


@dataclass(frozen=True, slots=True)
class Load:
    """One load of the page until somebody can act: what was asked for, what came as bytes on the wire, milliseconds."""

    requests: int
    bytes: int
    painted: float
    acted: float


def loaded(browser: Browser, address: str, *, slow: bool) -> Load:
    """The page in a browser without a cache."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(f"({CAN_ACT})()")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    urls: list[str] = []
    sizes: list[float] = []
    wire.on("Network.requestWillBeSent", lambda event: urls.append(event["request"]["url"]))
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    if slow:
        wire.send("Network.emulateNetworkConditions", SLOW)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    page.goto(f"{address}/table")
    times: Any = page.evaluate("""async () => {
      const acted = await window.firstAction;
      return [performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? acted, acted];
    }""")
    ours = [url for url in urls if url.startswith(address)]
    context.close()
    return Load(len(ours), int(sum(sizes)), *times)


def main(address: str | None) -> None:
    """Prints the medians, quiet and slow."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = None if address else Server(Path(folder) / "log", WORKERS="1")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        at = address or f"http://127.0.0.1:{server.port if server else 0}"
        try:
            loaded(browser, at, slow=False)  # the service makes a page when it is first asked
            print(f"{'':5} requests    bytes  painted ms  action ms  (median of {RUNS})")
            for name, slow in (("quiet", False), ("slow", True)):
                runs = [loaded(browser, at, slow=slow) for _ in range(RUNS)]
                figures = [median(getattr(run, part) for run in runs) for part in Load.__slots__]
                print("{:5} {:8} {:8} {:11.0f} {:10.0f}".format(name, *figures))
        finally:
            browser.close()
            if server:
                server.stop()


if __name__ == "__main__":
    main(next(iter(sys.argv[1:]), None))
