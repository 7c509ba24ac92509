"""Bad input, row by row, as bytes; and what is answered. The numbers are those of the table that they were asked in.

Rows 16, 17 and 22 are about time and load and have tests of their own.
"""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from service.answers.strict_json import DEEPEST, MOST_DIGITS
from service.rules.model.amounts import MOST_CHIPS
from tests.live.wire import JSON, chunked, get, post
from tests.support.bad_json import NO_JSON, STACK, with_stack
from tests.support.hands import REQUEST
from tests.support.requests import GOOD

MINE: Final = (*range(1, 16), *range(18, 22))
BATCH: Final = b"/v1/decisions/batch"
ROUNDS: Final = b"/v1/rounds"
OPTIONS: Final = b"/v1/options"
HANDS: Final = b"/v1/hands"
PATHS: Final = {"batch": BATCH, "rounds": ROUNDS, "options": OPTIONS, "hands": HANDS}
BODY: Final = json.dumps(GOOD).encode()
CHUNKS: Final = b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\n" + JSON + b"\r\nTransfer-Encoding: chunked\r\n"
BAD: Final = "bad-request"
_HEADERS: Final = "headers-too-large"
MOST_BYTES: Final = 2 * 1024 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One thing that is sent, and its one answer."""

    row: int
    name: str
    sent: bytes
    status: int
    slug: str = ""
    """The kind of problem, none where it is inert."""
    faults: tuple[tuple[str, str], ...] = ()
    """Pointer and code of all that is wrong with the body."""
    headers: tuple[tuple[str, str], ...] = ()
    """Those that matter."""
    says: str = ""
    """Words that are in it."""
    offset: int | None = None
    """Where the body stops being JSON."""
    closes: bool = False
    """Whether the connection ends with it."""


def to_json(value: Mapping[str, Any], **parts: Any) -> bytes:
    """An object with some of its members changed (... takes one away), as it is sent."""
    return json.dumps({name: one for name, one in {**value, **parts}.items() if one is not ...}).encode()


def _not_json(row: int, name: str, body: bytes, *faults: tuple[str, str], offset: int | None = None) -> Entry:
    return _empty(row, name, post(body), *faults, offset=offset)


def _empty(row: int, name: str, sent: bytes, *faults: tuple[str, str], offset: int | None = None) -> Entry:
    """A request without JSON, as it is sent: with no body, unless it is said what is wrong with it."""
    faults = faults or (("", "json.empty"),)
    return Entry(row=row, name=name, sent=sent, status=400, slug="not-json", faults=faults, offset=offset)


def _invalid(row: int, name: str, body: bytes, fault: tuple[str, str], path: bytes = b"/v1/decisions") -> Entry:
    return _refused(row, name, post(body, path), fault)


def _refused(row: int, name: str, sent: bytes, fault: tuple[str, str]) -> Entry:
    return Entry(row=row, name=name, sent=sent, status=422, slug="invalid-request", faults=(fault,))


def _inert(row: int, name: str, sent: bytes, says: str = "") -> Entry:
    return Entry(row=row, name=name, sent=sent, status=200, says=says)


def _broken(row: int, name: str, sent: bytes, status: int = 400, slug: str = BAD) -> Entry:
    return Entry(row=row, name=name, sent=sent, status=status, slug=slug, closes=True)


def _too_large(row: int, name: str, sent: bytes) -> Entry:
    return _broken(row, name, sent, 413, "too-large")


def _of_length(length: bytes) -> bytes:
    """A head that says so, and nothing behind it."""
    return CHUNKS.replace(b"Transfer-Encoding: chunked", b"Content-Length: " + length) + b"\r\n"


def _not_taken(name: str, *codings: bytes, body: bytes = BODY) -> Entry:
    sent = post(body, b"/v1/decisions", *(b"Content-Encoding: " + coding for coding in codings))
    headers = (("Accept-Encoding", "gzip, identity"),)
    return Entry(row=10, name=name, sent=sent, status=415, slug="unsupported-media-type", headers=headers)


def _long(row: int, name: str, sent: bytes) -> Entry:
    return Entry(row=row, name=name, sent=sent, status=431, slug="headers-too-large")


_FAMILY: Final = {
    "json.empty": 1,
    "json.syntax": 1,
    "json.not_a_number": 3,
    "json.number_out_of_range": 3,
    "json.duplicate_key": 3,
    "json.number_too_long": 4,
    "json.too_deep": 4,
    "json.encoding": 7,
    "json.lone_surrogate": 7,
}

NO_JSON_AT_ALL: Final = [
    *(_not_json(_FAMILY[code], name, body, (pointer, code)) for name, body, pointer, code in NO_JSON),
    _not_json(1, "offset_of_nothing", b"", ("", "json.empty"), offset=0),
    _not_json(1, "offset_of_the_cut", BODY[:-1], ("", "json.syntax"), offset=len(BODY) - 1),
    _not_json(1, "offset_of_garbage", BODY + b" }", ("", "json.syntax"), offset=len(BODY) + 1),
    _not_json(1, "offset_of_a_nul", BODY + b"\0", ("", "json.syntax"), offset=len(BODY)),
    _not_json(1, "offset_in_characters", '{"é":'.encode(), ("", "json.syntax"), offset=5),
    _empty(1, "no_length_at_all", get(b"/v1/decisions", JSON, method=b"POST"), offset=0),
    _empty(1, "no_chunks", CHUNKS + b"\r\n" + chunked(), offset=0),
    *(
        _empty(1, f"truncated_at_{name}", post(b'{"rulebook":', path), ("", "json.syntax"), offset=12)
        for name, path in PATHS.items()
    ),
    _not_json(
        3,
        "every_twin_and_mark_at_once",
        b'{"a":NaN,"b":[1e999,{"c":1,"\\u0063":"\\ud800"}],"b":2}',
        ("/a", "json.not_a_number"),
        ("/b", "json.duplicate_key"),
        ("/b/0", "json.number_out_of_range"),
        ("/b/1/c", "json.duplicate_key"),
        ("/b/1/c", "json.lone_surrogate"),
    ),
    _not_json(3, "empty_twins", b'{"":1,"":1}', ("/", "json.duplicate_key")),
    _not_json(3, "proto_twins", b'{"__proto__":1,"__proto__":1}', ("/__proto__", "json.duplicate_key")),
    _not_json(3, "exponent_of_many_digits", with_stack("1e" + "9" * 50), (STACK, "json.number_out_of_range")),
    _not_json(4, "mixed_nesting", b'[{"a":' * 15_000 + b"1" + b"}]" * 15_000, ("", "json.too_deep")),
    _not_json(4, "nesting_beside_strings", b'["]",' * 30_000 + b"1" + b"]" * 30_000, ("", "json.too_deep")),
    _not_json(4, "exponent_of_a_million_digits", with_stack("1e" + "9" * 1_000_000), (STACK, "json.number_too_long")),
    _not_json(4, "101_digits_below_nought", with_stack("-" + "9" * 101), (STACK, "json.number_too_long")),
    _not_json(4, "101_digits_of_a_fraction", with_stack("1." + "9" * 100), (STACK, "json.number_too_long")),
    _invalid(4, "100_digits_with_every_sign", with_stack("-1." + "9" * 97 + "e+10"), (STACK, "integer.invalid")),
    _not_json(4, "minus_a_million_digits", with_stack("-" + "9" * 1_000_000), (STACK, "json.number_too_long")),
    _invalid(4, "nesting_of_as_much_as_is_taken", b"[" * DEEPEST + b"]" * DEEPEST, ("", "object.invalid")),
    _invalid(4, "as_many_digits_as_are_taken", with_stack("9" * MOST_DIGITS), (STACK, "integer.out_of_range")),
    _invalid(4, "as_many_digits_below_nought", with_stack("-" + "9" * MOST_DIGITS), (STACK, "integer.out_of_range")),
    _not_json(7, "utf_16_without_a_mark", BODY.decode().encode("utf-16-le"), ("", "json.syntax"), offset=1),
    _not_json(7, "utf_16_big_endian", BODY.decode().encode("utf-16-be"), ("", "json.syntax"), offset=0),
    _not_json(7, "utf_32", BODY.decode().encode("utf-32"), ("", "json.encoding")),
    _not_json(7, "beyond_unicode", b'"\xf4\x90\x80\x80"', ("", "json.encoding"), offset=1),
    _not_json(7, "cut_in_a_character", b'"\xe2\x82"', ("", "json.encoding"), offset=1),
    _not_json(7, "overlong_nul", b'"\xc0\x80"', ("", "json.encoding"), offset=1),
    _not_json(7, "pair_the_wrong_way_round", b'["\\ude00\\ud83d"]', ("/0", "json.lone_surrogate")),
    Entry(
        row=7,
        name="said_to_be_utf_16",
        sent=post(BODY.decode().encode("utf-16"), sent_as=b"Content-Type: application/json; charset=utf-16"),
        status=415,
        slug="unsupported-media-type",
        headers=(("Accept-Post", "application/json"),),
    ),
]

TOO_LARGE: Final = [
    _too_large(9, "length", _of_length(b"99999999")),
    _too_large(9, "length_of_one_more", _of_length(b"%d" % (MOST_BYTES + 1))),
    _too_large(9, "length_of_4000_digits", _of_length(b"9" * 4000)),
    _too_large(9, "chunks", CHUNKS + b"\r\n" + chunked(*[b" " * 65536] * 33)),
    _too_large(9, "chunks_without_an_end", CHUNKS + b"\r\n" + chunked(*[b" " * 65536] * 33)[:-5]),
    _too_large(9, "chunk_of_more_than_there_is", CHUNKS + b"\r\n" + b"F" * 30 + b"\r\n" + b" " * 3_000_000),
    _too_large(9, "one_chunk", CHUNKS + b"\r\n" + chunked(b" " * (MOST_BYTES + 1))),
    *(
        _too_large(9, f"length_at_{name}", get(path, JSON, b"Content-Length: 99999999", method=b"POST"))
        for name, path in PATHS.items()
    ),
    _empty(9, "as_much_as_is_taken", post(b" " * MOST_BYTES)),
    _empty(9, "as_many_chunks_as_are_taken", CHUNKS + b"\r\n" + chunked(*[b" " * 65536] * 32)),
]


def packed(body: bytes) -> bytes:
    """Packed with gzip, with the same bytes each time."""
    return gzip.compress(body, mtime=0)


BOMB: Final = packed(b" " * 50_000_000)
MANY_BOMBS: Final = packed(b" " * 100_000) * 1000
_GZIP: Final = b"Content-Encoding: gzip"

CODED: Final = [
    *(
        _too_large(10, f"bomb_at_{name}", post(BOMB, path, _GZIP))
        for name, path in {"decisions": b"/v1/decisions", **PATHS}.items()
    ),
    _too_large(10, "bomb_of_many_members", post(MANY_BOMBS, b"/v1/decisions", _GZIP)),
    _too_large(10, "bomb_in_chunks", CHUNKS + _GZIP + b"\r\n\r\n" + chunked(BOMB)),
    _not_taken("brotli", b"br"),
    _not_taken("deflate", b"deflate"),
    _not_taken("zstd", b"zstd"),
    _not_taken("unknown_coding", b"x-made-up"),
    _not_taken("gzip_twice", b"gzip, gzip"),
    _not_taken("no_coding", b"none"),
    _not_taken("two_codings", b"gzip", b"gzip", body=packed(BODY)),
    _broken(10, "garbage_after_a_gzip", post(packed(BODY) + b"junk", b"/v1/decisions", _GZIP)),
    _broken(10, "gzip_of_every_flag", post(b"\x1f\x8b\x08\x1c" + b"\xff" * 200, b"/v1/decisions", _GZIP)),
    _broken(10, "no_gzip", post(BODY, b"/v1/decisions", _GZIP)),
    _broken(10, "half_a_gzip", post(packed(BODY)[:-9], b"/v1/decisions", _GZIP)),
    _broken(10, "gzip_of_a_wrong_sum", post(packed(BODY)[:-8] + bytes(8), b"/v1/decisions", _GZIP)),
    _inert(10, "gzip", post(packed(BODY), b"/v1/decisions", _GZIP)),
    _inert(10, "gzip_in_upper_case", post(packed(BODY), b"/v1/decisions", b"Content-Encoding: GZIP")),
    _inert(10, "gzip_in_chunks", CHUNKS + _GZIP + b"\r\n\r\n" + chunked(packed(BODY)[:30], packed(BODY)[30:])),
    _inert(10, "identity", post(BODY, b"/v1/decisions", b"Content-Encoding: identity")),
]

LONG_HEADS: Final = [
    _broken(12, "10000_characters", get(b"/" + b"x" * 10_000), 414, "uri-too-long"),
    _broken(12, "query_of_10000_characters", get(b"/healthz?" + b"x" * 10_000), 414, "uri-too-long"),
    _inert(14, "headers_of_30_kb", get(b"/healthz", *[b"A: " + b"x" * 3000] * 10)),
    _broken(14, "headers_of_33_kb", get(b"/healthz", *[b"A: " + b"x" * 3300] * 10), 431, _HEADERS),
    _broken(14, "headers_of_33_kb_without_an_end", get(b"/healthz", *[b"A: " + b"x" * 4100] * 10)[:-2], 431, _HEADERS),
    _inert(14, "header_of_8190", get(b"/healthz", b"A: " + b"x" * 8185)),
    _broken(14, "header_of_8191", get(b"/healthz", b"A: " + b"x" * 8186), 431, _HEADERS),
    _inert(14, "id_of_8000", get(b"/healthz", b"X-Request-Id: " + b"x" * 8000)),
    _long(14, "id_of_8001", get(b"/healthz", b"X-Request-Id: " + b"x" * 8001)),
    _inert(14, "etag_of_8000", get(b"/openapi.json", b"If-None-Match: " + b"x" * 8000)),
    _long(14, "etag_of_8001", get(b"/openapi.json", b"If-None-Match: " + b"x" * 8001)),
    _broken(14, "header_of_64_kb", get(b"/healthz", b"A: " + b"x" * 65536), 431, _HEADERS),
    _broken(14, "headers_of_a_megabyte", get(b"/healthz", *[b"A: " + b"x" * 8000] * 125), 431, _HEADERS),
    _broken(14, "chunks_with_a_long_extension", CHUNKS + b"\r\n2;" + b"a" * 100_000 + b"\r\n{}\r\n0\r\n\r\n"),
]

OPENING: Final[dict[str, Any]] = {"structure": "no_limit", "street": 2, "min_bet": 1, "first_to_act": 1}
OPENING["players"] = [{"seat": seat, "stack": MOST_CHIPS // 2} for seat in (1, 2)]


def replayed(actions: list[dict[str, Any]], **parts: Any) -> bytes:
    """A round of two with all the chips there can be."""
    return post(to_json({"rulebook": "tda-2019", "opening": OPENING, "actions": actions}, **parts), ROUNDS)


_CHECKS: Final = [{"seat": 1, "type": "check"}] * 10_000

_HAND: Final = to_json(REQUEST, hand={**REQUEST["hand"], "rounds": [{"actions": _CHECKS}]})

LONG: Final = [
    *(
        _refused(19, f"{count}_actions", replayed([{"type": "check"}] * count), ("/actions", "array.too_long"))
        for count in (1001, 10_000)
    ),
    *(
        _refused(19, f"{name}_to_two_to_the_53", replayed([{"type": "bet", name: MOST_CHIPS + 1}]), (at, code))
        for name, at, code in ((name, f"/actions/0/{name}", "integer.out_of_range") for name in ("to", "by", "add"))
    ),
    _invalid(19, "10000_actions_of_a_hand", _HAND, ("/hand/rounds/0/actions", "array.too_long"), HANDS),
    _inert(19, "1000_raises_by_the_least", replayed([{"type": "raise", "by": 1}] * 1000)),
    _inert(19, "doubled_up_to_all_there_is", replayed([{"type": "raise", "to": 2**power} for power in range(52)])),
    _inert(19, "the_most_that_can_be_bet", replayed([{"type": "bet", "to": MOST_CHIPS}])),
]


def batched(*items: Any) -> bytes:
    """A batch of these."""
    return post(to_json({"items": items}), BATCH)


MANY: Final = [
    _invalid(20, "of_no_array", to_json({"items": {}}), ("/items", "array.invalid"), path=BATCH),
    _invalid(20, "of_null", to_json({"items": None}), ("/items", "field.missing"), path=BATCH),
    _inert(20, "of_1", batched(GOOD)),
    _inert(20, "of_1000", batched(*[GOOD] * 1000)),
]


def _written() -> Iterator[Entry]:
    """The rows of table.json. Bytes are characters there, and <BODY> is the good request."""
    for row in json.loads(Path(__file__).with_suffix(".json").read_bytes()):
        sent = row.pop("sent").encode("latin-1").replace(b"<BODY>", BODY)
        pairs: Any = {name: tuple(map(tuple, row.pop(name))) for name in ("faults", "headers") if name in row}
        yield Entry(sent=sent, **pairs, **row)


TABLE: Final = sorted(
    [*NO_JSON_AT_ALL, *TOO_LARGE, *CODED, *LONG_HEADS, *LONG, *MANY, *_written()], key=lambda entry: entry.row
)
