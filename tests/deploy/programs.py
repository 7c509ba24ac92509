"""The programs that these tests need beside Python, and the Debian package that each is in."""

import os
import shutil
import subprocess
from functools import cache
from typing import Final

import pytest

PACKAGES: Final = {
    "alertmanager": "prometheus-alertmanager",
    "amtool": "prometheus-alertmanager",
    "busybox": "busybox",
    "docker": "docker.io",
    "docker-compose": "docker-compose",
    "dockerd": "docker.io",
    "haproxy": "haproxy",
    "ip": "iproute2",
    "iptables": "iptables",
    "mmdebstrap": "mmdebstrap",
    "nginx": "nginx",
    "openssl": "openssl",
    "prometheus": "prometheus",
    "promtool": "prometheus",
    "systemd-analyze": "systemd",
}
_NAMES: Final = {"alertmanager": "prometheus-alertmanager"}  # Debian's name of it
_PATH: Final = os.environ.get("PATH", "") + ":/usr/local/sbin:/usr/sbin:/sbin"


def found(program: str) -> str | None:
    """Where it is, or None."""
    return shutil.which(program, path=_PATH) or shutil.which(_NAMES.get(program, program), path=_PATH)


def need_program(program: str) -> str:
    """Where it is; skips where it is not installed, which CI does not forgive."""
    path = found(program)
    if path is None:
        pytest.skip(f"no {program}: apt-get install {PACKAGES[program]}")
    return path


def need_docker() -> str:
    """The docker command, with a daemon that answers it; skips where there is none. `make verify-deploy` starts one."""
    docker = need_program("docker")
    if not _answers(docker):
        pytest.skip("no docker daemon: start one, or make verify-deploy as root (docker.io, iptables)")
    return docker


@cache
def _answers(docker: str) -> bool:
    told = subprocess.run([docker, "version", "--format", "{{.Server.Version}}"], capture_output=True, check=False)
    return told.returncode == 0
