"""Both proxies end TLS as docs/how-to/go-live.md says, and then have browsers use nothing else."""

import re
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.deploy.fronts import haproxy_in_front_of, nginx_in_front_of
from tests.deploy.instances import Instance
from tests.deploy.programs import need_program
from tests.live.nginx import in_front_of
from tests.live.wire import Answer, get, read_answer
from tests.support.server import PATIENCE, ROOT, free_port

HEADER: Final = "Strict-Transport-Security"
GO_LIVE: Final = (ROOT / "docs" / "how-to" / "go-live.md").read_text(encoding="utf-8")
CLOSE: Final = b"Connection: close"
Proxy = Callable[[Instance, Path, Path], AbstractContextManager[int]]
PATHS: Final = (b"/healthz", b"/v1/rulebooks", b"/metrics")
"""The service answers two of them, and the proxy itself refuses the last."""


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with floorman.pem, its key in it as haproxy wants it, and floorman.key."""
    folder = tmp_path_factory.mktemp("certificate")
    pem, key = folder / "floorman.pem", folder / "floorman.key"
    name = ("-subj", "/CN=floorman.example.com", "-addext", "subjectAltName=DNS:floorman.example.com")
    made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out", str(pem))
    subprocess.run([need_program("openssl"), *made, *name], check=True, capture_output=True)
    pem.write_bytes(pem.read_bytes() + key.read_bytes())
    return folder


def lines_for(proxy: str, certificate: Path, port: int) -> str:
    """What the page has an operator write into the proxy's file, with this certificate at this port."""
    found = re.search(rf"`deploy/{proxy}/\S+`, replace .*?```\n(.*?)```", GO_LIVE, re.DOTALL)
    assert found
    lines = found[1].replace(f"/etc/{proxy}/", f"{certificate}/")
    return re.sub(" :?443 ", f" 127.0.0.1:{port} ", lines)


@contextmanager
def nginx(instance: Instance, certificate: Path, folder: Path) -> Iterator[int]:
    """The port at which it speaks TLS."""
    port = free_port()
    listen = f"    listen 127.0.0.1:{port} backlog=4096;\n"
    with in_front_of(instance, folder, (listen, lines_for("nginx", certificate, port)), port=port) as front:
        yield front.port


@contextmanager
def haproxy(instance: Instance, certificate: Path, folder: Path) -> Iterator[int]:
    """The port at which it speaks TLS, beside the plain one at which the tests wait for it."""
    port = free_port()
    with haproxy_in_front_of(folder, instance.address, more=lines_for("haproxy", certificate, port)):
        yield port


def answer_by_tls(port: int, certificate: Path, asked: bytes, most: ssl.TLSVersion | None = None) -> Answer:
    """The answer to a caller who trusts that certificate. Raises ssl.SSLError where the two find no common version."""
    context = ssl.create_default_context(cafile=certificate / "floorman.pem")
    if most is not None:
        context.set_ciphers("DEFAULT:@SECLEVEL=0")
        context.minimum_version, context.maximum_version = ssl.TLSVersion.MINIMUM_SUPPORTED, most
    with (
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line,
        context.wrap_socket(line, server_hostname="floorman.example.com") as caller,
        caller.makefile("rb") as coming,
    ):
        caller.sendall(asked)
        return read_answer(coming)


@pytest.mark.parametrize("proxy", [nginx, haproxy])
@pytest.mark.filterwarnings("ignore:ssl.TLSVersion:DeprecationWarning")
def test_each_answer_by_tls_has_browsers_use_nothing_else(
    instance: Instance, certificate: Path, tmp_path: Path, proxy: Proxy
) -> None:
    with proxy(instance, certificate, tmp_path / "front") as port:
        for path in PATHS:
            answer = answer_by_tls(port, certificate, get(path, CLOSE))
            assert answer.headers.get_all(HEADER) == ["max-age=31536000"], path
        for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
            assert answer_by_tls(port, certificate, get(b"/healthz", CLOSE), version).status == 200
        with pytest.raises(ssl.SSLError, match="PROTOCOL_VERSION"):
            answer_by_tls(port, certificate, get(b"/healthz", CLOSE), ssl.TLSVersion.TLSv1_1)


def test_without_tls_neither_says_so(instance: Instance, tmp_path: Path) -> None:
    with (
        nginx_in_front_of(tmp_path / "nginx", [instance]) as one,
        haproxy_in_front_of(tmp_path / "haproxy", instance.address) as other,
    ):
        for path in PATHS:
            for front in (one, other):
                assert HEADER.lower().encode() not in front.raw(get(path, CLOSE)).lower()
