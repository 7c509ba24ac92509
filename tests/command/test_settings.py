"""`floorman settings`: what is in force, and from where."""

from service.settings import read_settings
from tests.support.command import run

NAMES = [one.name for one in read_settings({}).listed]


def settings(**environment: str) -> tuple[int, list[list[str]], str]:
    """The exit code, the words of each line of standard output, standard error."""
    told = run("settings", env=dict.fromkeys(NAMES) | environment)
    return told.exit_code, [line.split() for line in told.stdout.splitlines()], told.stderr


def test_each_setting_is_told_with_where_it_is_from() -> None:
    code, lines, err = settings(PORT="81", PAGES="", RATE_LIMIT="5/day")
    assert (code, err) == (0, "")
    assert [line[0] for line in lines] == NAMES
    said = {name: (value, source) for name, value, source in lines}
    assert said["HOST"] == ("127.0.0.1", "default")
    assert said["PORT"] == ("81", "environment")
    assert said["PAGES"] == ("on", "default")
    assert said["RATE_LIMIT"] == ("5/day", "environment")
    assert said["KEYS_FILE"] == ("none", "default")


def test_what_is_told_can_be_set_again() -> None:
    _, lines, _ = settings()
    said = {name: value for name, value, _ in lines if value != "none"}
    assert read_settings(said).settings == read_settings({}).settings
    assert read_settings(said).faults == ()


def test_no_secret_is_told() -> None:
    storage, collector = "redis://" + "who:hush@h:6379/0?password=hush", "http://" + "hush@c:4318/hush"
    listed = {one.name: one.value for one in read_settings({"RATE_STORAGE": storage}).listed}
    assert listed["RATE_STORAGE"] == "redis://" + "***@h:6379/***"
    listed = {one.name: one.value for one in read_settings({"OTEL_EXPORTER_OTLP_ENDPOINT": collector}).listed}
    assert listed["OTEL_EXPORTER_OTLP_ENDPOINT"] == "http://" + "***@c:4318/***"
    _, lines, err = settings(RATE_STORAGE="redis://" + ":hush@h:99999999")
    assert "hush" not in f"{lines}{err}"


def test_what_cannot_be_used_is_told_as_a_server_tells_it() -> None:
    code, lines, err = settings(PORT="http", SHED_MS="soon")
    assert (code, lines) == (2, [])
    assert err.splitlines() == [
        "floorman: PORT must be a whole number from 0 to 65535, not 'http'",
        "floorman: SHED_MS must be a whole number from 10 to 3600000, not 'soon'",
    ]


def test_a_name_that_is_nearly_a_setting_is_no_error() -> None:
    code, lines, err = settings(RATE_LIMT="1/day")
    assert (code, len(lines)) == (0, len(NAMES))
    assert err == "floorman: Unknown setting RATE_LIMT. Did you mean RATE_LIMIT?\n"


def test_a_value_that_cannot_be_printed_is_told_escaped() -> None:
    _, lines, _ = settings(KEYS_FILE="/\u202emlot")
    assert ["KEYS_FILE", r"'/\u202emlot'", "environment"] in lines
    code, lines, err = settings(KEYS_FILE="/\x1b[31m")
    assert (code, lines) == (2, [])
    assert err == "floorman: KEYS_FILE must have no space before or after it, and no control character in it\n"
