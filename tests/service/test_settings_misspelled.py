"""A name in the environment that is nearly a setting's is told; what others set is not."""

import re
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from service.settings import misspelled, read_settings
from tests.support.rows import rows_of

NAMES: Final = [one.name for one in read_settings({}).listed]
SET_BY_SHELLS: Final = """
    BASH BASHOPTS BASHPID BASH_ENV BASH_VERSION CDPATH COLUMNS DIRSTACK EDITOR ENV EUID FCEDIT FPATH GLOBIGNORE GROUPS
    HISTCMD HISTCONTROL HISTFILE HISTFILESIZE HISTIGNORE HISTSIZE HISTTIMEFORMAT HOME HOSTFILE HOSTNAME HOSTTYPE IFS
    IGNOREEOF INPUTRC LANG LANGUAGE LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME LESS
    LESSCLOSE LESSOPEN LESSCHARSET LINENO LINES LOGNAME LS_COLORS MACHTYPE MAIL MAILCHECK MAILPATH MANPATH MANPAGER
    MORE NAME NLSPATH OLDPWD OPTARG OPTERR OPTIND OSTYPE PAGER PATH PIPESTATUS POSIXLY_CORRECT PPID PROMPT
    PROMPT_COMMAND PROMPT_DIRTRIM PS0 PS1 PS2 PS3 PS4 PWD RANDOM REPLY RPROMPT SECONDS SHELL SHELLOPTS SHLVL TERM
    TERMINFO TIMEFORMAT TMOUT TMP TMPDIR TEMP TZ UID USER USERNAME VISUAL VENDOR ZDOTDIR ZSH ZSH_VERSION _
    COLORTERM DBUS_SESSION_BUS_ADDRESS DESKTOP_SESSION DISPLAY GDMSESSION GPG_AGENT_INFO GPG_TTY SESSION_MANAGER
    SSH_AGENT_PID SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_COMMAND SUDO_GID SUDO_UID SUDO_USER
    TERM_PROGRAM TERM_PROGRAM_VERSION WAYLAND_DISPLAY WINDOWID WSLENV WSL_DISTRO_NAME WSL_INTEROP XAUTHORITY
    XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_CONFIG_HOME XDG_CURRENT_DESKTOP XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR
    XDG_SEAT XDG_SESSION_CLASS XDG_SESSION_ID XDG_SESSION_TYPE XDG_STATE_HOME XDG_VTNR
"""
SET_BY_WHAT_RUNS_IT: Final = """
    container CACHE_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY EXIT_CODE EXIT_STATUS INVOCATION_ID
    JOURNAL_STREAM LISTEN_FDNAMES LISTEN_FDS LISTEN_PID LOGS_DIRECTORY MAINPID MANAGERPID MEMORY_PRESSURE_WATCH
    MEMORY_PRESSURE_WRITE NOTIFY_SOCKET RUNTIME_DIRECTORY SERVICE_RESULT STATE_DIRECTORY SYSTEMD_EXEC_PID WATCHDOG_PID
    WATCHDOG_USEC MAKEFLAGS MAKELEVEL MAKEOVERRIDES MAKE_TERMERR MAKE_TERMOUT MFLAGS CI DEBIAN_FRONTEND GPG_KEY
    CONDA_PREFIX NODE_ENV PIP_INDEX_URL PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONHOME PYTHONPATH PYTHONUNBUFFERED
    PYTHONWARNINGS PYTHON_PIP_VERSION PYTHON_SHA256 PYTHON_VERSION VIRTUAL_ENV VIRTUAL_ENV_PROMPT HTTP_PROXY
    HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy SSL_CERT_FILE SSL_CERT_DIR FORWARDED_ALLOW_IPS
    GUNICORN_CMD_ARGS GUNICORN_FD GUNICORN_PID SCRIPT_NAME SERVER_SOFTWARE WEB_CONCURRENCY PROMETHEUS_MULTIPROC_DIR
    COMPOSE_FILE COMPOSE_PROJECT_NAME DOCKER_HOST POD_IP POD_NAME POD_NAMESPACE NODE_NAME HOST_IP NOMAD_ADDR_http
    PORT0 PORT1 PORTS PORT_8000 HOSTS MARATHON_APP_ID MESOS_TASK_ID DYNO K_SERVICE K_REVISION
    OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT OTEL_EXPORTER_OTLP_LOGS_ENDPOINT OTEL_EXPORTER_ZIPKIN_ENDPOINT
"""
# a Service beside this one, which Kubernetes names to each pod: the first one's PORT is nearly METRICS_PORT
LINKED: Final = {"METRIC": "9100", "METRICS_": "80", "KEYS": "1", "RATE": "1", "KUBERNETES": "443"}


def told(*names: str) -> list[str]:
    return list(misspelled(dict.fromkeys(names, "1"), NAMES))


@rows_of(__file__)
def test_a_slip_is_told_with_what_was_meant(name: str, meant: str | None) -> None:
    assert told(name) == ([f"Unknown setting {name}. Did you mean {meant}?"] if meant else [])


@pytest.mark.slow
def test_each_setting_with_a_letter_less_or_two_swapped_is_told() -> None:
    slips = {name[:at] + name[at + 1 :] for name in NAMES for at in range(len(name))}
    slips |= {name[:at] + name[at + 1] + name[at] + name[at + 2 :] for name in NAMES for at in range(len(name) - 1)}
    assert len(told(*slips - set(NAMES))) == len(slips - set(NAMES))


def test_no_setting_is_a_slip_of_another() -> None:
    assert told(*NAMES) == []


@pytest.mark.parametrize("more", ["NAME", "S", "X", "_", "1", "S_ALLOWED"])
def test_a_longer_word_that_begins_with_a_setting_is_another_word(more: str) -> None:
    assert told(*(name + more for name in NAMES)) == []


def test_what_shells_and_what_runs_it_set_is_no_slip() -> None:
    assert told(*SET_BY_SHELLS.split(), *SET_BY_WHAT_RUNS_IT.split()) == []


def test_what_kubernetes_says_of_services_is_no_slip() -> None:
    said: dict[str, str] = {}
    for (service, port), protocol in product(LINKED.items(), ("tcp", "udp", "sctp")):
        link = f"{protocol}://10.0.0.1:{port}"
        said |= {f"{service}_SERVICE_HOST": "10.0.0.1", f"{service}_SERVICE_PORT": port, f"{service}_PORT": link}
        said |= {f"{service}_PORT_{port}_TCP{part}": "1" for part in ("", "_ADDR", "_PORT", "_PROTO")}
        assert list(misspelled(said, NAMES)) == []


def test_what_is_left_empty_is_not_set() -> None:
    assert list(misspelled({"RATE_LIMT": ""}, NAMES)) == []


def test_no_value_is_told_and_no_escape_sequence() -> None:
    [said] = misspelled({"POR\x1b": "secret"}, NAMES)
    assert said == r"Unknown setting 'POR\x1b'. Did you mean PORT?"


def test_the_names_are_all_that_an_operator_sets() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "settings.md").read_text(encoding="utf-8")
    assert sorted(NAMES) == sorted(re.findall(r"^\| `([A-Z_]+)` \|", page, re.MULTILINE))
