"""What a key file may say, who may ask, and a file that changes."""

import hashlib
import hmac
import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from service.key_file import (
    LOOK_SECONDS,
    MARK,
    MOST_BYTES,
    MOST_KEYS,
    Key,
    KeyFile,
    KeyFileError,
    KeyRefusal,
    check_key,
    digest,
    moment,
    new_secret,
    read,
    to_toml,
)
from service.rate import Rate, rate

NOW: Final = datetime(2026, 6, 1, 12, tzinfo=UTC)
SECRET: Final = MARK + "Not-a_secret" * 3 + "1234567"  # the same in each process that runs the tests
KEY: Final = Key("acme", digest(SECRET), NOW, Rate(100, "second"))
LINE: Final = f'sha256 = "{KEY.digest.hex()}"'


def by_digest(*keys: Key) -> dict[bytes, Key]:
    """The keys as they are looked up."""
    return {key.digest: key for key in keys}


def test_a_key_is_256_random_bits_and_only_its_digest_is_kept() -> None:
    assert SECRET.startswith(MARK)
    assert len(SECRET) == len(MARK) + 43
    assert new_secret() != SECRET
    assert KEY.digest == hashlib.sha256(SECRET.encode()).digest()
    assert KEY.digest.hex() not in repr(KEY)
    assert str(KEY.digest) not in repr(KEY)


@pytest.mark.parametrize("key", [KEY, replace(KEY, expires=None), replace(KEY, rate=None), Key("b-_1", b"1" * 32)])
def test_what_is_written_is_read(key: Key) -> None:
    assert read(to_toml(key)) == (key,)
    assert SECRET not in to_toml(key)


def test_several_keys_and_none() -> None:
    other = Key("other", digest("x"))
    assert read(to_toml(KEY) + to_toml(other)) == (KEY, other)
    assert read("[keys]") == ()
    assert read(f"[keys.a]\n{LINE}\nexpires = '2026-06-01T14:00:00+02:00'\n")[0].expires == NOW


WRONG: Final = [
    ("", "write [keys.NAME]"),
    ("keys = 5", "write [keys.NAME]"),
    ("[keys]\n[more]", "write [keys.NAME]"),
    ("[keys]\na = 5", "keys.a: write"),
    ("[keys.a", "no TOML (end of document)"),
    (f"[keys.a]\n{LINE}\n[keys.a]\n", "no TOML (line 3, column 8): [keys.a] stands twice"),
    (f"[keys.{SECRET}]\n{LINE}\n[keys.{SECRET}]\n", "): a name stands twice"),
    ("[keys.a]\n", "sha256 must be"),
    ("[keys.a]\nsha256 = 5\n", "sha256 must be"),
    (f"[keys.a]\nsha256 = '{SECRET}'\n", "sha256 must be"),
    (f"[keys.'{SECRET}']\n{LINE}\n", "number 1 of keys"),
    (f"[keys.{SECRET}]\n{LINE}\n", "number 1 of keys"),
    (f"[keys.'a b']\n{LINE}\n", "number 1 of keys"),
    (f"[keys.a]\n{LINE}\n{SECRET} = 1\n", "a field that is not known"),
    (f"[keys.a]\n{LINE}\n[keys.b]\n{LINE}\n", "keys.b: the same key as keys.a"),
    *[
        (f"[keys.a]\n{LINE}\nexpires = {said}\n", "expires must be")
        for said in ("5", "2026-01-01", "2026-01-01T00:00:00", "'soon'", "''", "'0001-01-01T00:00:00+09:00'")
    ],
    *[
        (f"[keys.a]\n{LINE}\nrate = {said}\n", "rate must be")
        for said in ("5", "''", "'0/second'", "'100'", "'-1/hour'", "'100 /second'", "'１/second'", "'1/week'")
    ],
    (f"[keys.a]\nsha256 = {'1' * 5000}\n", "no TOML"),
    (f"x = {'[' * 100_000}", "no TOML"),
    ("[keys]\n" + "".join(f"a{n} = 1\n" for n in range(MOST_KEYS + 1)), "more than 1000 keys"),
]


@pytest.mark.parametrize(("text", "said"), WRONG, ids=lambda value: repr(value)[:40])
def test_what_is_wrong_is_said_without_what_stands_there(text: str, said: str) -> None:
    with pytest.raises(KeyFileError) as error:
        read(text)
    assert said in str(error.value)
    assert SECRET not in str(error.value)


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(KeyFileError) as error:
        read("[keys.a]\nrate = 5\n[keys.b]\nexpires = 5\n")
    assert len(error.value.faults) == 4


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (None, KeyRefusal.MISSING),
        *[(said, KeyRefusal.MALFORMED) for said in ("", "Bearer", "Bearer ", SECRET, f"Basic {SECRET}", "Bearer é")],
        (f"Bearer {SECRET} ", KeyRefusal.MALFORMED),
        (f"Bearer {SECRET},Bearer {SECRET}", KeyRefusal.MALFORMED),
        ("Bearer " + "a" * 5000, KeyRefusal.MALFORMED),
        *[(f"Bearer {said}", KeyRefusal.UNKNOWN) for said in (SECRET[:-1], f"{SECRET}=", KEY.digest.hex())],
    ],
    ids=lambda value: repr(value)[:30],
)
def test_who_may_not_ask(sent: str | None, why: KeyRefusal) -> None:
    assert check_key(sent, by_digest(KEY), NOW - timedelta(days=1)) == (why, None)


def test_who_may_ask_and_until_when() -> None:
    a_moment = timedelta(microseconds=1)
    for sent in (f"Bearer {SECRET}", f"bearer  {SECRET}"):
        assert check_key(sent, by_digest(Key("other", b"0" * 32), KEY), NOW - a_moment) == (None, KEY)
        assert check_key(sent, by_digest(KEY), NOW) == (KeyRefusal.EXPIRED, KEY)
        assert check_key(sent, by_digest(replace(KEY, expires=None)), datetime.max.replace(tzinfo=UTC))[0] is None
        assert check_key(sent, {}, NOW) == (KeyRefusal.UNKNOWN, None)


def test_one_digest_is_compared_in_constant_time_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []

    def counting(a: Any, b: Any) -> bool:
        compared.append((a, b))
        return hmac.compare_digest(a, b)

    monkeypatch.setattr("service.key_file.compare_digest", counting)
    keys = by_digest(KEY, *(Key(str(n), digest(str(n))) for n in range(9)))
    for secret in (SECRET, "8", "nobody"):
        compared.clear()
        check_key(f"Bearer {secret}", keys, NOW - timedelta(days=1))
        assert compared == [(digest(secret), keys[digest(secret)].digest if digest(secret) in keys else bytes(32))]


def test_moments_and_rates_are_read_or_they_are_none() -> None:
    assert moment("2026-06-01T12:00:00Z") == NOW
    assert moment("2026-06-01") is None
    assert rate("20/minute") == Rate(20, "minute")
    assert rate("20/minute\n") is None


class Told(list[tuple[int, bool]]):
    """What a key file told of itself: how many keys there are, and whether the file was refused."""

    def __call__(self, keys: tuple[Key, ...], refused: KeyFileError | None) -> None:
        self.append((len(keys), refused is not None))


def test_a_changed_file_is_read_and_a_broken_one_keeps_the_keys(tmp_path: Path) -> None:
    path, told = tmp_path / "keys.toml", Told()
    path.write_text(to_toml(KEY))
    file = KeyFile(path, None, told)
    assert file.keys(0.0) == {KEY.digest: KEY}
    path.write_text("[keys]")
    assert file.keys(LOOK_SECONDS / 2) == {KEY.digest: KEY}  # it is looked at once a second
    assert file.keys(LOOK_SECONDS) == {}
    path.write_text(to_toml(KEY))
    assert file.keys(5.0) == {KEY.digest: KEY}
    for n, broken in enumerate((b"[keys", b"", b"\xff", b"#" * (MOST_BYTES + 1)), start=1):
        path.write_bytes(broken)
        assert file.keys(10.0 * n) == {KEY.digest: KEY}
        assert file.keys(10.0 * n + 5) == {KEY.digest: KEY}
    path.unlink()
    assert file.keys(60.0) == {KEY.digest: KEY}
    path.write_text("[keys]")
    assert file.keys(70.0) == {}
    assert told == [(1, False), (0, False), (1, False), *[(1, True)] * 5, (0, False)]  # each said once


def test_a_file_that_is_moved_into_place_is_seen_though_it_looks_the_same(tmp_path: Path) -> None:
    path, fresh = tmp_path / "keys.toml", tmp_path / "fresh"
    path.write_text(to_toml(KEY))
    file = KeyFile(path, None, Told())
    assert file.keys(0.0) == {KEY.digest: KEY}
    other = replace(KEY, digest=digest("another"))
    fresh.write_text(to_toml(other))
    before = path.stat()
    os.utime(fresh, ns=(before.st_atime_ns, before.st_mtime_ns))
    fresh.replace(path)
    assert file.keys(1.0) == {other.digest: other}


def test_who_starts_while_the_file_is_broken_goes_on_with_the_last_good_one(tmp_path: Path) -> None:
    path, kept, told = tmp_path / "keys.toml", tmp_path / "kept.toml", Told()
    path.write_text("[keys")
    with pytest.raises(KeyFileError):
        KeyFile(path, kept, told)
    path.write_text(to_toml(KEY))
    KeyFile(path, kept, told)
    path.write_text("[keys")
    assert KeyFile(path, kept, told).keys(0.0) == {KEY.digest: KEY}
    assert told == [(1, False), (1, True)]
    assert sorted(tmp_path.iterdir()) == [kept, path]


def test_where_nothing_can_be_kept_the_keys_hold_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(to_toml(KEY))
    assert KeyFile(path, tmp_path / "no" / "such", Told()).keys(0.0) == {KEY.digest: KEY}
