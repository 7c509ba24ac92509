"""A Prometheus and an Alertmanager of a test's own, with our rules and configuration at a test's pace."""

import json
import re
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.parse import urlencode
from urllib.request import urlopen

import yaml

from tests.deploy.programs import need_program
from tests.support.server import ROOT, free_port

MONITORING: Final = ROOT / "deploy" / "monitoring"
PATIENCE: Final = 90.0


def eventually(what: str, holds: Callable[[], object]) -> None:
    """Wait for it; on a busy machine that may take long."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"not within {PATIENCE:.0f} s: {what}"
        time.sleep(0.3)


@contextmanager
def program(command: list[str], log: Path) -> Iterator[None]:
    """A program that is gone afterwards."""
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        try:
            yield
            assert process.poll() is None, log.read_text()
        finally:
            process.terminate()
            try:
                process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class Sink:
    """Where Alertmanager sends what it tells: each alert of it, by its name."""

    def __init__(self) -> None:
        told: list[dict[str, Any]] = []

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told.extend(json.loads(self.rfile.read(int(self.headers["Content-Length"])))["alerts"])
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing."""

        self.told = told
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.port = int(self.server.server_address[1])
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def begun(self, name: str) -> set[str]:
        """When this alert began, for each time that it was told of."""
        return {alert["startsAt"] for alert in self.told if alert["labels"]["alertname"] == name}

    def close(self) -> None:
        """Listen no more."""
        self.server.shutdown()
        self.server.server_close()


def at_once(rules: str) -> str:
    """The rules, each looked at each second and pending for one."""
    return re.sub(r"^( *)(interval|for): .*$", r"\1\2: 1s", rules, flags=re.MULTILINE)


class Prometheus:
    """One that scrapes the targets every so often, with every rule of ours as `paced` makes it."""

    def __init__(  # a pace has several parts
        self,
        folder: Path,
        targets: Sequence[str],
        alertmanagers: Sequence[str],
        paced: Callable[[str], str] = at_once,
        interval: str = "1s",
        port: int | None = None,
    ) -> None:
        config = yaml.safe_load((MONITORING / "prometheus.yml").read_text(encoding="utf-8"))
        config["global"] = {"scrape_interval": interval, "evaluation_interval": interval, "scrape_timeout": interval}
        [ours] = [one for one in config["scrape_configs"] if one["job_name"] == "floorman"]
        del ours["dns_sd_configs"]
        ours["static_configs"] = [{"targets": list(targets)}]
        config["scrape_configs"] = [ours]
        config["alerting"]["alertmanagers"] = [{"static_configs": [{"targets": list(alertmanagers)}]}]
        (folder / "prometheus.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
        (folder / "rules").mkdir()
        for path in (MONITORING / "rules").glob("*.yaml"):
            (folder / "rules" / path.name).write_text(paced(path.read_text(encoding="utf-8")), encoding="utf-8")
        self.port = port or free_port()
        self.command = [
            need_program("prometheus"),
            f"--config.file={folder / 'prometheus.yml'}",
            f"--storage.tsdb.path={folder / 'tsdb'}",
            f"--web.listen-address=127.0.0.1:{self.port}",
            "--log.level=warn",
        ]

    def asked(self, path: str, **query: str) -> Any:
        """What its API answers."""
        url = f"http://127.0.0.1:{self.port}/api/v1/{path}?{urlencode(query)}"
        with urlopen(url, timeout=60) as answer:
            return json.load(answer)["data"]

    def values(self, expression: str) -> list[float]:
        """What an expression answers now, without what is no number."""
        found = [float(one["value"][1]) for one in self.asked("query", query=expression)["result"]]
        return [value for value in found if value == value]  # noqa: PLR0124  # NaN is not itself

    def is_there(self) -> bool:
        """Whether it answers yet."""
        try:
            return bool(self.asked("status/buildinfo"))
        except (URLError, OSError):
            return False


@contextmanager
def watching(folder: Path, target: str) -> Iterator[tuple[Prometheus, Sink]]:
    """A Prometheus that scrapes there, and what is told when alerts fire, with our routes and inhibitions."""
    sink, port = Sink(), free_port()
    told = yaml.safe_load((MONITORING / "alertmanager.yml").read_text(encoding="utf-8"))
    told["route"] |= {"group_wait": "5s", "group_interval": "1s"}  # both have come by then
    for receiver in told["receivers"]:
        receiver["webhook_configs"] = [{"url": f"http://127.0.0.1:{sink.port}/{receiver['name']}"}]
    config = folder / "alertmanager.yml"
    config.write_text(yaml.safe_dump(told), encoding="utf-8")
    alertmanager = [
        need_program("alertmanager"),
        f"--config.file={config}",
        f"--storage.path={folder / 'alerts'}",
        f"--web.listen-address=127.0.0.1:{port}",
        "--cluster.listen-address=",
    ]
    prometheus = Prometheus(folder, [target], [f"127.0.0.1:{port}"])
    with ExitStack() as running:
        running.callback(sink.close)
        running.enter_context(program(alertmanager, folder / "alertmanager.log"))
        running.enter_context(program(prometheus.command, folder / "prometheus.log"))
        eventually("Prometheus answers", prometheus.is_there)
        yield prometheus, sink
