"""Bad input, row by row, as bytes; and what is answered. The numbers are those of the table that they were asked in.

Rows 16, 17 and 22 are about time and load and have tests of their own.
"""

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from service.answers.strict_json import DEEPEST, MOST_DIGITS
from service.rules.model.amounts import MOST_CHIPS
from tests.live.wire import JSON, chunked, get, post
from tests.support.bad_json import NO_CHIPS, NO_JSON, STACK, with_stack
from tests.support.hands import REQUEST
from tests.support.requests import GOOD

MINE: Final = (*range(1, 16), *range(18, 22))
BATCH: Final = b"/v1/decisions/batch"
ROUNDS: Final = b"/v1/rounds"
OPTIONS: Final = b"/v1/options"
HANDS: Final = b"/v1/hands"
BODY: Final = json.dumps(GOOD).encode()
CHUNKS: Final = b"POST /v1/decisions HTTP/1.1\r\nHost: x\r\n" + JSON + b"\r\nTransfer-Encoding: chunked\r\n"
BAD: Final = "bad-request"
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


def _round(**parts: Any) -> bytes:
    """The good request with parts of its round changed."""
    return to_json(GOOD, round={**GOOD["round"], **parts})


def _players(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The good round's players, each changed."""
    return [{**player, **change} for player, change in zip(GOOD["round"]["players"], changes, strict=True)]


def _not_json(row: int, name: str, body: bytes, *faults: tuple[str, str], offset: int | None = None) -> Entry:
    return Entry(row=row, name=name, sent=post(body), status=400, slug="not-json", faults=faults, offset=offset)


def _invalid(
    row: int, name: str, body: bytes, *faults: tuple[str, str], path: bytes = b"/v1/decisions", says: str = ""
) -> Entry:
    return Entry(
        row=row, name=name, sent=post(body, path), status=422, slug="invalid-request", faults=faults, says=says
    )


def _inert(row: int, name: str, sent: bytes, says: str = "") -> Entry:
    return Entry(row=row, name=name, sent=sent, status=200, says=says)


def _broken(row: int, name: str, sent: bytes, status: int = 400, slug: str = BAD) -> Entry:
    return Entry(row=row, name=name, sent=sent, status=status, slug=slug, closes=True)


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
    Entry(
        row=1,
        name="no_length_at_all",
        sent=get(b"/v1/decisions", b"Content-Type: application/json", method=b"POST"),
        status=400,
        slug="not-json",
        faults=(("", "json.empty"),),
        offset=0,
    ),
    Entry(
        row=1,
        name="no_chunks",
        sent=CHUNKS + b"\r\n" + chunked(),
        status=400,
        slug="not-json",
        faults=(("", "json.empty"),),
        offset=0,
    ),
    *(
        Entry(
            row=1,
            name=f"truncated_at_{path.decode().rpartition('/')[2]}",
            sent=post(b'{"rulebook":', path),
            status=400,
            slug="not-json",
            faults=(("", "json.syntax"),),
            offset=12,
        )
        for path in (BATCH, ROUNDS, OPTIONS, HANDS)
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
    _invalid(
        4,
        "as_many_digits_below_nought_as_are_taken",
        with_stack("-" + "9" * MOST_DIGITS),
        (STACK, "integer.out_of_range"),
    ),
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

NO_REQUEST: Final = [
    *(
        _invalid(2, name, body, ("", "object.invalid"))
        for name, body in {
            "array": b"[]",
            "array_of_one": b"[" + BODY + b"]",
            "string": b'"round"',
            "integer": b"5",
            "fraction": b"16.5",
            "null": b"null",
            "true": b"true",
            "false": b"false",
        }.items()
    ),
    *(
        _invalid(2, f"null_at_{path.decode().rpartition('/')[2]}", b"null", ("", "object.invalid"), path=path)
        for path in (BATCH, ROUNDS, OPTIONS, HANDS)
    ),
    *(_invalid(5, name, with_stack(text), (STACK, code)) for name, text, code in NO_CHIPS),
    _invalid(5, "minus_nought_point_nought", with_stack("-0.0"), (STACK, "integer.invalid")),
    _invalid(5, "object", with_stack("{}"), (STACK, "integer.invalid")),
    _invalid(5, "false", with_stack("false"), (STACK, "integer.invalid")),
    _invalid(5, "nothing_in_quotes", with_stack('""'), (STACK, "integer.invalid")),
    _invalid(
        5,
        "minus_nought_is_the_same_seat",
        _round(players=_players({"seat": 0}, {}, {"seat": "-0"}), to_act="-0").replace(b'"-0"', b"-0"),
        ("/round/players/2/seat", "round.seats_alike"),
    ),
    _inert(5, "minus_nought", post(BODY.replace(b'"committed": 0', b'"committed": -0'))),
    _inert(
        5,
        "minus_nought_by_the_other_door",
        post(
            BODY.replace(b'"committed": 0', b'"committed": -0'),
            sent_as=b"Content-Type: application/json; charset=utf-8",
        ),
    ),
    *(
        _invalid(
            5,
            f"{name}_to_raise_to",
            to_json(GOOD, action={"type": "raise", "to": "?"}).replace(b'"?"', text.encode()),
            ("/action/to", code),
        )
        for name, text, code in NO_CHIPS
    ),
    _invalid(
        6,
        "unknown_field",
        to_json(GOOD, extra=1),
        ("/extra", "field.unknown"),
        says="Use one of rulebook, house_rules, round, action, declaration, incident",
    ),
    _invalid(
        6, "proto", b'{"__proto__":{"a":1},' + BODY[1:], ("/__proto__", "field.unknown"), says="Use one of rulebook,"
    ),
    _invalid(
        6, "constructor", to_json(GOOD, constructor={}), ("/constructor", "field.unknown"), says="Use one of rulebook,"
    ),
    _invalid(
        6, "dunder_class", to_json(GOOD, __class__="x"), ("/__class__", "field.unknown"), says="Use one of rulebook,"
    ),
]

EVIL: Final = "\r\nSet-Cookie: a=b\r\n\x1b[31m\u202e\x00\u2028"

NAMES: Final = [
    _invalid(8, "in_a_rulebook", to_json(GOOD, rulebook=EVIL), ("/rulebook", "rulebook.unknown")),
    _invalid(8, "in_a_field", to_json(GOOD, **{EVIL: 1}), ("/" + EVIL, "field.unknown")),
    _invalid(
        8, "in_a_house_rule", to_json(GOOD, house_rules={EVIL: 1}), ("/house_rules/" + EVIL, "house_rules.unknown")
    ),
    _invalid(8, "in_a_type", to_json(GOOD, action={"type": EVIL}), ("/action/type", "choice.invalid")),
    _inert(8, "in_a_hands_id", post(to_json(REQUEST, id=EVIL, detail="brief"), HANDS)),
    *(
        _inert(8, f"request_id_{name}", post(BODY, b"/v1/decisions", b"X-Request-Id: " + sent))
        for name, sent in {
            "of_high_bytes": "\u202eevil".encode(),
            "of_latin_1": b"\xe9",
            "of_a_tab": b"a\tb",
            "that_is_percent_encoded": b"%0d%0aSet-Cookie:a=b",
            "of_markup": b"<script>",
            "too_long": b"a" * 65,
            "empty": b"",
        }.items()
    ),
    *(
        _broken(8, f"header_with_{name}", get(b"/healthz", b"X-Request-Id: a" + sent + b"b"))
        for name, sent in {
            "nul": b"\0",
            "escape": b"\x1b[31m",
            "bare_cr": b"\r",
            "bare_lf": b"\n",
            "delete": b"\x7f",
            "fold": b"\r\n ",
        }.items()
    ),
    *(
        Entry(row=8, name=f"path_with_{name}", sent=get(b"/v1/rulebooks/" + sent), status=404, slug="not-found")
        for name, sent in {
            "crlf": b"%0d%0aSet-Cookie:%20a=b",
            "ansi": b"%1b%5b31m",
            "override": b"%e2%80%ae",
            "no_utf_8": b"%ff%fe",
        }.items()
    ),
    _broken(8, "path_with_raw_bytes", get(b"/\xe2\x80\xae")),
    _broken(8, "path_with_an_escape", get(b"/\x1b[31m")),
    Entry(
        row=8,
        name="query_with_crlf",
        sent=get(b"/healthz?a=%0d%0aSet-Cookie:%20b=c"),
        status=400,
        slug="unknown-parameter",
    ),
]

TOO_LARGE: Final = [
    _broken(
        9,
        "length",
        CHUNKS.replace(b"Transfer-Encoding: chunked", b"Content-Length: 99999999") + b"\r\n",
        413,
        "too-large",
    ),
    _broken(
        9,
        "length_of_one_more",
        CHUNKS.replace(b"Transfer-Encoding: chunked", b"Content-Length: %d" % (MOST_BYTES + 1)) + b"\r\n",
        413,
        "too-large",
    ),
    _broken(
        9,
        "length_of_4000_digits",
        CHUNKS.replace(b"Transfer-Encoding: chunked", b"Content-Length: " + b"9" * 4000) + b"\r\n",
        413,
        "too-large",
    ),
    _broken(9, "chunks", CHUNKS + b"\r\n" + chunked(*[b" " * 65536] * 33), 413, "too-large"),
    _broken(9, "chunks_without_an_end", CHUNKS + b"\r\n" + chunked(*[b" " * 65536] * 33)[:-5], 413, "too-large"),
    _broken(
        9, "chunk_of_more_than_there_is", CHUNKS + b"\r\n" + b"F" * 30 + b"\r\n" + b" " * 3_000_000, 413, "too-large"
    ),
    _broken(9, "one_chunk", CHUNKS + b"\r\n" + chunked(b" " * (MOST_BYTES + 1)), 413, "too-large"),
    *(
        _broken(
            9,
            f"length_at_{path.decode().rpartition('/')[2]}",
            get(path, b"Content-Type: application/json", b"Content-Length: 99999999", method=b"POST"),
            413,
            "too-large",
        )
        for path in (BATCH, ROUNDS, OPTIONS, HANDS)
    ),
    _not_json(9, "as_much_as_is_taken", b" " * MOST_BYTES, ("", "json.empty")),
    Entry(
        row=9,
        name="as_many_chunks_as_are_taken",
        sent=CHUNKS + b"\r\n" + chunked(*[b" " * 65536] * 32),
        status=400,
        slug="not-json",
        faults=(("", "json.empty"),),
    ),
]


def packed(body: bytes) -> bytes:
    """Packed with gzip, with the same bytes each time."""
    return gzip.compress(body, mtime=0)


BOMB: Final = packed(b" " * 50_000_000)
MANY_BOMBS: Final = packed(b" " * 100_000) * 1000
_GZIP: Final = b"Content-Encoding: gzip"
_NOT_TAKEN: Final = (("Accept-Encoding", "gzip, identity"),)

CODED: Final = [
    *(
        _broken(10, f"bomb_at_{path.decode().rpartition('/')[2]}", post(BOMB, path, _GZIP), 413, "too-large")
        for path in (b"/v1/decisions", BATCH, ROUNDS, OPTIONS, HANDS)
    ),
    _broken(10, "bomb_of_many_members", post(MANY_BOMBS, b"/v1/decisions", _GZIP), 413, "too-large"),
    _broken(10, "bomb_in_chunks", CHUNKS + _GZIP + b"\r\n\r\n" + chunked(BOMB), 413, "too-large"),
    *(
        Entry(
            row=10,
            name=name,
            sent=post(BODY, b"/v1/decisions", b"Content-Encoding: " + coding),
            status=415,
            slug="unsupported-media-type",
            headers=_NOT_TAKEN,
        )
        for name, coding in {
            "brotli": b"br",
            "deflate": b"deflate",
            "zstd": b"zstd",
            "unknown_coding": b"x-made-up",
            "gzip_twice": b"gzip, gzip",
            "no_coding": b"none",
        }.items()
    ),
    Entry(
        row=10,
        name="two_codings",
        sent=post(packed(BODY), b"/v1/decisions", _GZIP, _GZIP),
        status=415,
        slug="unsupported-media-type",
        headers=_NOT_TAKEN,
    ),
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

_TAKEN: Final = (("Accept-Post", "application/json"),)
TYPED: Final = [
    *(
        Entry(
            row=11, name=name, sent=post(BODY, sent_as=sent), status=415, slug="unsupported-media-type", headers=_TAKEN
        )
        for name, sent in {
            "no_type": b"",
            "empty_type": b"Content-Type: ",
            "text": b"Content-Type: text/plain",
            "form": b"Content-Type: application/x-www-form-urlencoded",
            "multipart": b"Content-Type: multipart/form-data; boundary=x",
            "almost": b"Content-Type: application/jsonx",
            "problem": b"Content-Type: application/problem+json",
            "two_in_one": b"Content-Type: application/json, text/plain",
            "another_charset": b"Content-Type: application/json; charset=latin-1",
            "no_sense": b"Content-Type: ;;;=",
            "charset_that_is_none": b"Content-Type: application/json; charset*=bogus''%ff",
            "high_bytes": b"Content-Type: \xff",
        }.items()
    ),
    Entry(
        row=11,
        name="html_to_hands",
        sent=post(to_json(REQUEST), HANDS, sent_as=b"Content-Type: text/html"),
        status=415,
        slug="unsupported-media-type",
        headers=(("Accept-Post", "application/json, application/x-ndjson, application/toml, text/plain, text/csv"),),
    ),
    Entry(
        row=11,
        name="lines_to_decisions",
        sent=post(BODY, sent_as=b"Content-Type: application/x-ndjson"),
        status=415,
        slug="unsupported-media-type",
        headers=_TAKEN,
    ),
    _broken(11, "two_types", post(BODY, b"/v1/decisions", b"Content-Type: text/plain")),
    _broken(11, "the_same_type_twice", post(BODY, b"/v1/decisions", b"Content-Type: application/json")),
    *(
        _inert(11, f"accept_{name}", post(BODY, b"/v1/decisions", b"Accept: " + sent))
        for name, sent in {"xml": b"application/xml", "nothing": b"*/*;q=0", "nonsense": b";;,q=x"}.items()
    ),
    Entry(
        row=11,
        name="accept_xml_of_a_refusal",
        sent=post(b"{", b"/v1/decisions", b"Accept: application/xml"),
        status=400,
        slug="not-json",
        faults=(("", "json.syntax"),),
    ),
]

_ALLOW_POST: Final = (("Allow", "OPTIONS, POST"),)
_ALLOW_GET: Final = (("Allow", "GET, HEAD, OPTIONS"),)
ADDRESSES: Final = [
    *(
        Entry(
            row=12,
            name=f"{method.decode().lower()}_of_a_question",
            sent=get(b"/v1/decisions", method=method),
            status=405,
            slug="method-not-allowed",
            headers=_ALLOW_POST,
        )
        for method in (b"GET", b"PUT", b"PATCH", b"DELETE", b"TRACE", b"QUERY")
    ),
    *(
        Entry(
            row=12,
            name=f"{method.decode().lower()}_of_a_document",
            sent=get(b"/healthz", method=method),
            status=405,
            slug="method-not-allowed",
            headers=_ALLOW_GET,
        )
        for method in (b"POST", b"DELETE", b"TRACE")
    ),
    Entry(
        row=12,
        name="wrong_method_with_a_body",
        sent=post(BODY, b"/healthz"),
        status=405,
        slug="method-not-allowed",
        headers=_ALLOW_GET,
    ),
    Entry(
        row=12,
        name="wrong_method_with_chunks",
        sent=CHUNKS.replace(b"POST", b"PUT") + b"\r\n" + chunked(BODY),
        status=405,
        slug="method-not-allowed",
        headers=_ALLOW_POST,
        closes=True,
    ),
    *(
        Entry(row=12, name=f"method_{name}", sent=get(path, method=method), status=501, slug="not-implemented")
        for name, method, path in (
            ("foo", b"FOO", b"/v1/decisions"),
            ("foo_of_nothing", b"FOO", b"/nope"),
            ("of_webdav", b"PROPFIND", b"/"),
            ("with_a_dash", b"M-SEARCH", b"/healthz"),
        )
    ),
    _broken(12, "method_in_lower_case", get(b"/healthz", method=b"get")),
    _broken(12, "method_of_25_letters", get(b"/healthz", method=b"A" * 25)),
    _broken(12, "connect", b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n", 404, "not-found"),
    *(
        Entry(row=12, name=name, sent=get(target), status=404, slug="not-found")
        for name, target in {
            "unknown": b"/nope",
            "slash_at_the_end": b"/v1/rulebooks/",
            "slash_after_a_question": b"/v1/decisions/",
            "two_slashes": b"//healthz",
            "two_slashes_inside": b"/v1//decisions",
            "percent_nul": b"/%00",
            "percent_nul_after": b"/healthz%00",
            "dots": b"/v1/../../etc/passwd",
            "dots_to_what_there_is": b"/v1/../healthz",
            "percent_dots": b"/%2e%2e/%2e%2e/etc/passwd",
            "percent_slashes": b"/v1%2f..%2f..%2fetc%2fpasswd",
            "percent_of_percent": b"/%252e%252e/etc/passwd",
            "backslashes": b"/..\\..\\etc\\passwd",
            "upper_case": b"/HEALTHZ",
            "bad_percent": b"/%zz",
            "another_host": b"//example.com/healthz",
            "no_slash": b"healthz#://",
            "no_slash_after_a_scheme": b"http:healthz#://",
            "no_utf_8": b"/%ff",
            "parameter_of_a_path": b"/healthz;a=b",
            "rulebook_of_dots": b"/v1/rulebooks/..",
            "rulebook_with_an_ending": b"/v1/rulebooks/tda-2019.toml",
            "rulebook_of_2000": b"/v1/rulebooks/" + b"a" * 2000,
            "unknown_diff": b"/v1/rulebooks/tda-2019/diff/nope",
        }.items()
    ),
    _broken(12, "10000_characters", get(b"/" + b"x" * 10_000), 414, "uri-too-long"),
    _broken(12, "query_of_10000_characters", get(b"/healthz?" + b"x" * 10_000), 414, "uri-too-long"),
    _broken(12, "authority", get(b"x:80")),
    _broken(12, "asterisk", get(b"*")),
    _inert(12, "whole_address", get(b"http://example.com/healthz")),
    _broken(12, "no_target", b"GET HTTP/1.1\r\nHost: x\r\n\r\n"),
]

QUERIES: Final = [
    *(
        Entry(row=13, name=name, sent=sent, status=400, slug="unknown-parameter")
        for name, sent in {
            "of_health": get(b"/healthz?x=1"),
            "without_a_value": get(b"/readyz?x"),
            "repeated": get(b"/v1/rulebooks?x=1&x=2"),
            "without_a_name": get(b"/v1/rulebooks?=1"),
            "of_nothing_but_joints": get(b"/healthz?&&"),
            "of_a_question": post(BODY, b"/v1/decisions?pretty"),
            "of_a_batch": post(BODY, BATCH + b"?limit=1"),
            "of_hands": post(to_json(REQUEST), HANDS + b"?rulset=tda-2019"),
            "repeated_of_hands": post(to_json(REQUEST), HANDS + b"?rulebook=tda-2019&rulebook=tda-2019"),
            "repeated_and_escaped": post(to_json(REQUEST), HANDS + b"?rulebook=tda-2019&%72uleset=tda-2013"),
            "of_metrics": get(b"/metrics?name[]=x"),
        }.items()
    ),
]

_LENGTH_OF_BODY: Final = CHUNKS.replace(b"Transfer-Encoding: chunked\r\n", b"")


def _headed(*headers: bytes) -> bytes:
    """A question of two bytes, with these in its head."""
    return _LENGTH_OF_BODY + b"".join(one + b"\r\n" for one in headers) + b"\r\n{}"


def _chunked(method: bytes, path: bytes) -> bytes:
    """The head of a request with chunks of text."""
    return get(path, b"Content-Type: text/plain", b"Transfer-Encoding: chunked", method=method)


HEADS: Final = [
    _broken(14, "200_headers", get(b"/healthz", *[b"A: b"] * 200), 431, "headers-too-large"),
    _broken(14, "101_headers", get(b"/healthz", *[b"A: b"] * 100), 431, "headers-too-large"),
    _inert(14, "100_headers", get(b"/healthz", *[b"A: b"] * 99)),
    _inert(14, "headers_of_30_kb", get(b"/healthz", *[b"A: " + b"x" * 3000] * 10)),
    _broken(14, "headers_of_33_kb", get(b"/healthz", *[b"A: " + b"x" * 3300] * 10), 431, "headers-too-large"),
    _broken(
        14,
        "headers_of_33_kb_without_an_end",
        get(b"/healthz", *[b"A: " + b"x" * 4100] * 10)[:-2],
        431,
        "headers-too-large",
    ),
    _inert(14, "header_of_8190", get(b"/healthz", b"A: " + b"x" * 8185)),
    _broken(14, "header_of_8191", get(b"/healthz", b"A: " + b"x" * 8186), 431, "headers-too-large"),
    _inert(14, "id_of_8000", get(b"/healthz", b"X-Request-Id: " + b"x" * 8000)),
    _long(14, "id_of_8001", get(b"/healthz", b"X-Request-Id: " + b"x" * 8001)),
    _inert(14, "etag_of_8000", get(b"/openapi.json", b"If-None-Match: " + b"x" * 8000)),
    _long(14, "etag_of_8001", get(b"/openapi.json", b"If-None-Match: " + b"x" * 8001)),
    _broken(14, "header_of_64_kb", get(b"/healthz", b"A: " + b"x" * 65536), 431, "headers-too-large"),
    _broken(14, "headers_of_a_megabyte", get(b"/healthz", *[b"A: " + b"x" * 8000] * 125), 431, "headers-too-large"),
    *(
        _broken(14, name, get(b"/healthz", header))
        for name, header in {
            "space_in_a_name": b"Bad Header: x",
            "space_after_a_name": b"A : x",
            "no_name": b": x",
            "no_colon": b"A",
            "at_sign_in_a_name": b"A@b: x",
            "high_byte_in_a_name": b"\xc3\xa9: x",
            "nul_in_a_name": b"A\0: x",
            "fold": b"A: b\r\n c",
            "fold_at_once": b" A: b",
            "bare_cr_in_a_value": b"A: b\rc",
            "bare_lf_in_a_value": b"A: b\nContent-Length: 5",
        }.items()
    ),
    _broken(14, "two_lengths", _headed(b"Content-Length: 2", b"Content-Length: 6")),
    _broken(14, "the_same_length_twice", _headed(b"Content-Length: 2", b"Content-Length: 2")),
    *(
        _broken(14, f"length_{name}", _headed(b"Content-Length: " + sent))
        for name, sent in {
            "of_a_list": b"2, 2",
            "below_nought": b"-1",
            "with_a_plus": b"+2",
            "with_an_underscore": b"1_0",
            "in_hex": b"0x2",
            "of_a_fraction": b"2.0",
            "of_full_width_digits": "２".encode(),
            "of_nothing": b"",
        }.items()
    ),
    _broken(14, "length_with_chunked", _headed(b"Content-Length: 2", b"Transfer-Encoding: chunked")),
    _broken(14, "chunked_with_length", _headed(b"Transfer-Encoding: chunked", b"Content-Length: 2")),
    _broken(14, "chunked_twice", _headed(b"Transfer-Encoding: chunked, chunked")),
    _broken(14, "chunked_and_then_not", _headed(b"Transfer-Encoding: chunked, gzip")),
    _broken(14, "chunked_on_two_lines", _headed(b"Transfer-Encoding: chunked", b"Transfer-Encoding: chunked")),
    _broken(14, "chunked_after_a_vertical_tab", _headed(b"Transfer-Encoding: \x0bchunked")),
    _broken(14, "coding_identity", _headed(b"Transfer-Encoding: identity")),
    _inert(14, "coding_of_another_name", post(BODY, b"/v1/decisions", b"Transfer_Encoding: chunked")),
    _inert(14, "length_of_another_name", post(BODY, b"/v1/decisions", b"Content_Length: 3")),
    _broken(14, "coding_that_is_none", _headed(b"Transfer-Encoding: nonsense"), 501, "not-implemented"),
    *(
        _broken(14, f"coding_{name}_before_chunked", _headed(*sent), 501, "not-implemented")
        for name, sent in {
            "gzip": (b"Transfer-Encoding: gzip, chunked",),
            "deflate": (b"Transfer-Encoding: deflate, chunked",),
            "compress": (b"Transfer-Encoding: compress,chunked",),
            "identity": (b"Transfer-Encoding: identity, chunked",),
            "gzip_on_a_line_of_its_own": (b"Transfer-Encoding: gzip", b"Transfer-Encoding: chunked"),
        }.items()
    ),
    _broken(14, "coding_almost_chunked", _headed(b"Transfer-Encoding: xchunked"), 501, "not-implemented"),
    *(
        _broken(14, f"chunks_{name}", CHUNKS + b"\r\n" + sent)
        for name, sent in {
            "of_no_size": b"ZZ\r\n{}\r\n0\r\n\r\n",
            "of_a_size_below_nought": b"-2\r\n{}\r\n0\r\n\r\n",
            "of_a_size_in_c": b"0x2\r\n{}\r\n0\r\n\r\n",
            "of_a_size_with_an_underscore": b"0_2\r\n{}\r\n0\r\n\r\n",
            "of_no_end": b"2\r\n{}XX0\r\n\r\n",
            "of_bare_line_feeds": b"2\n{}\n0\n\n\r\n\r\n",
            "with_a_host_after": b"2\r\n{}\r\n0\r\nHost: y\r\n\r\n",
            "with_a_length_after": b"2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n",
            "of_a_size_after_a_space": b" 2\r\n{}\r\n0\r\n\r\n",
            "of_a_size_before_spaces": b"2  \r\n{}\r\n0\r\n\r\n",
            "with_a_long_extension": b"2;" + b"a" * 100_000 + b"\r\n{}\r\n0\r\n\r\n",
            "with_a_bare_line_feed": b"2;a\nb\r\n{}\r\n0\r\n\r\n",
            "with_300_headers_after": b"2\r\n{}\r\n0\r\n" + b"A: b\r\n" * 300 + b"\r\n",
            "with_no_header_after": b"2\r\n{}\r\n0\r\nx\r\n\r\n",
        }.items()
    ),
    *(
        Entry(row=14, name=f"chunks_{how}_{name}", sent=head + sent, status=status, slug=slug, closes=True)
        for how, head, status, slug in (
            ("nobody_reads", _chunked(b"GET", b"/healthz"), 200, ""),
            ("to_nowhere", _chunked(b"POST", b"/nope"), 404, "not-found"),
            ("by_a_wrong_method", _chunked(b"PUT", b"/v1/decisions"), 405, "method-not-allowed"),
            ("of_a_wrong_type", _chunked(b"POST", b"/v1/decisions"), 415, "unsupported-media-type"),
        )
        for name, sent in {
            "whole": b"5\r\nhello\r\n0\r\n\r\n",
            "of_a_size_with_a_plus": b"+5\r\nhello\r\n0\r\n\r\n",
            "of_no_end": b"5\r\nhelloXX0\r\n\r\n",
            "with_a_host_after": b"0\r\nHost: y\r\n\r\n",
            "cut_off": b"5\r\nhel",
        }.items()
    ),
    _broken(14, "bare_line_feeds", b"GET /healthz HTTP/1.1\nHost: x\n\n"),
    _broken(14, "bare_line_feed_at_last", b"GET /healthz HTTP/1.1\r\nHost: x\n\r\n\r\n"),
    _broken(14, "no_host", b"GET /healthz HTTP/1.1\r\n\r\n"),
    _broken(14, "two_hosts", b"GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
    _broken(14, "the_same_host_twice", b"GET /healthz HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n"),
    _broken(14, "two_spaces_in_the_first_line", b"GET  /healthz HTTP/1.1\r\nHost: x\r\n\r\n"),
    _broken(14, "tabs_in_the_first_line", b"GET\t/healthz\tHTTP/1.1\r\nHost: x\r\n\r\n"),
    _broken(14, "space_after_the_first_line", b"GET /healthz HTTP/1.1 \r\nHost: x\r\n\r\n"),
    _broken(14, "http_in_lower_case", b"GET /healthz http/1.1\r\nHost: x\r\n\r\n"),
    _broken(14, "empty_lines_first", b"\r\n\r\n\r\n" + get(b"/healthz")),
    _broken(14, "garbage", b"GARBAGE\r\n\r\n"),
    _broken(14, "binary", b"\x16\x03\x01\x02\x00\x01\r\n\r\n"),
    _broken(14, "http_0_9", b"GET /\r\n\r\n"),
    _broken(14, "http_9_9", b"GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n"),
    _broken(14, "http_1_10", b"GET /healthz HTTP/1.10\r\nHost: x\r\n\r\n"),
    _inert(14, "http_1_2", get(b"/healthz").replace(b"HTTP/1.1", b"HTTP/1.2")),
    _broken(14, "http_2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    _broken(14, "chunked_in_http_1_0", CHUNKS.replace(b"HTTP/1.1", b"HTTP/1.0") + b"\r\n" + chunked(BODY)),
    _broken(14, "expectation", _headed(b"Expect: 200-ok", b"Content-Length: 2"), 417, "expectation-failed"),
    Entry(row=14, name="http_1_0", sent=b"GET /healthz HTTP/1.0\r\n\r\n", status=200, closes=True),
]

SPOKEN_FOR: Final = [
    *(
        _inert(15, name, post(BODY, b"/v1/decisions", sent))
        for name, sent in {
            "forwarded_for": b"X-Forwarded-For: 6.6.6.6",
            "forwarded_proto": b"X-Forwarded-Proto: https",
            "forwarded_ssl": b"X-Forwarded-Ssl: on",
            "forwarded_host": b"X-Forwarded-Host: evil.example",
            "forwarded_prefix": b"X-Forwarded-Prefix: /nope",
            "forwarded": b"Forwarded: for=6.6.6.6;host=evil.example;proto=https",
            "real_ip": b"X-Real-Ip: 6.6.6.6",
            "script_name": b"SCRIPT_NAME: /nope",
            "path_info": b"PATH_INFO: /nope",
            "original_url": b"X-Original-Url: /nope",
            "method_override": b"X-Http-Method-Override: DELETE",
            "traceparent": b"traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "no_traceparent": b"traceparent: \xff\xff",
            "host_of_another": b"X-Host: evil.example",
        }.items()
    ),
    _inert(
        15,
        "forwarded_of_two_minds",
        post(
            BODY, b"/v1/decisions", b"X-Forwarded-Proto: https", b"X-Forwarded-Ssl: off", b"X-Forwarded-Protocol: ssl"
        ),
    ),
]


_MANY: Final = [{"seat": seat, "stack": 100, "committed": 0, "acted": False} for seat in range(24)]
ALL_AT_ONCE: Final = _round(
    current_bet=300,
    last_full_raise_by=100,
    street=5,
    streets=4,
    bring_in=5,
    capped=True,
    to_act=9,
    players=_players({"seat": 2}, {}, {"committed": 50}),
)

OPENING: Final = {
    "structure": "no_limit",
    "street": 2,
    "min_bet": 1,
    "players": [{"seat": 1, "stack": MOST_CHIPS // 2}, {"seat": 2, "stack": MOST_CHIPS // 2}],
    "first_to_act": 1,
}


def replayed(actions: list[dict[str, Any]], **parts: Any) -> bytes:
    """A round of two with all the chips there can be."""
    return post(to_json({"rulebook": "tda-2019", "opening": OPENING, "actions": actions}, **parts), ROUNDS)


IMPOSSIBLE: Final = [
    _invalid(
        18,
        "chips_beyond_what_can_be",
        _round(players=_players({"stack": MOST_CHIPS}, {}, {})),
        ("/round/players", "round.chips_above_maximum"),
    ),
    _invalid(18, "24_players", _round(players=_MANY), ("/round/players", "array.too_long")),
    _invalid(18, "seat_to_act_beyond_the_table", _round(to_act=100), ("/round/to_act", "integer.out_of_range")),
    _invalid(
        18,
        "all_at_once",
        ALL_AT_ONCE,
        ("/round/players/1/seat", "round.seats_alike"),
        ("/round/street", "round.street_above_streets"),
        ("/round/bring_in", "round.bring_in_after_first_street"),
        ("/round/players/0/committed", "round.committed_without_acting"),
        ("/round/players/2/committed", "round.committed_without_acting"),
        ("/round/current_bet", "round.bet_below_commitment"),
        ("/round/last_full_raise_by", "round.last_full_raise_by_below_min_bet"),
        ("/round/capped", "round.capped_without_limit"),
        ("/round/to_act", "round.to_act_unknown"),
    ),
    Entry(
        row=18,
        name="after_the_end_of_a_replay",
        sent=replayed([{"type": "check"}] * 3),
        status=422,
        slug="invalid-request",
        faults=(("/actions/2", "action.round_over"),),
    ),
    _inert(18, "bet_over_a_stack", post(to_json(GOOD, action={"type": "raise", "to": 1_000_000})), '"corrected"'),
    _inert(18, "check_facing_a_bet", post(to_json(GOOD, action={"type": "check"})), '"rejected"'),
    _inert(18, "seat_out_of_turn", post(to_json(GOOD, action={"type": "fold", "seat": 1})), '"corrected"'),
]

_CHECKS: Final = [{"seat": 1, "type": "check"}] * 10_000

LONG: Final = (
    [
        Entry(
            row=19,
            name=f"{count}_actions",
            sent=replayed([{"type": "check"}] * count),
            status=422,
            slug="invalid-request",
            faults=(("/actions", "array.too_long"),),
        )
        for count in (1001, 10_000)
    ]
    + [
        Entry(
            row=19,
            name=f"{name}_to_two_to_the_53",
            sent=replayed([{"type": "bet", name: MOST_CHIPS + 1}]),
            status=422,
            slug="invalid-request",
            faults=((f"/actions/0/{name}", "integer.out_of_range"),),
        )
        for name in ("to", "by", "add")
    ]
    + [
        _invalid(
            19,
            "10000_actions_of_a_hand",
            to_json(REQUEST, hand={**REQUEST["hand"], "rounds": [{"actions": _CHECKS}]}),
            ("/hand/rounds/0/actions", "array.too_long"),
            path=HANDS,
        ),
        _inert(19, "1000_raises_by_the_least", replayed([{"type": "raise", "by": 1}] * 1000)),
        _inert(19, "doubled_up_to_all_there_is", replayed([{"type": "raise", "to": 2**power} for power in range(52)])),
        _inert(19, "the_most_that_can_be_bet", replayed([{"type": "bet", "to": MOST_CHIPS}])),
    ]
)


def batched(*items: Any) -> bytes:
    """A batch of these."""
    return post(to_json({"items": items}), BATCH)


MANY: Final = [
    _invalid(20, "of_no_array", to_json({"items": {}}), ("/items", "array.invalid"), path=BATCH),
    _invalid(20, "of_null", to_json({"items": None}), ("/items", "field.missing"), path=BATCH),
    _inert(20, "of_1", batched(GOOD)),
    _inert(20, "of_1000", batched(*[GOOD] * 1000)),
]

BOTH: Final = "reopening.limit", "reopening.cumulative"
RULED: Final = [
    _invalid(
        21,
        "unknown_rulebook",
        to_json(GOOD, rulebook="tda-2018"),
        ("/rulebook", "rulebook.unknown"),
        says="Did you mean tda-2019?",
    ),
    _invalid(21, "rulebook_of_a_path", to_json(GOOD, rulebook="../data/tda-2019"), ("/rulebook", "rulebook.unknown")),
    _invalid(
        21,
        "rulebook_of_1000_letters",
        to_json(GOOD, rulebook="a" * 1000),
        ("/rulebook", "string.invalid"),
        ("/rulebook", "rulebook.unknown"),
    ),
    Entry(
        row=21,
        name="unknown_in_a_path",
        sent=get(b"/v1/rulebooks/tda-2018"),
        status=404,
        slug="not-found",
        says="Unknown rulebook `tda-2018`. Did you mean tda-2019?",
    ),
    _invalid(
        21,
        "every_kind_at_once",
        to_json(GOOD, house_rules={"cap.raisez": 4, "cap.raises": True, BOTH[0]: "full_bet", BOTH[1]: True}),
        ("/house_rules/cap.raisez", "house_rules.unknown"),
        ("/house_rules/cap.raises", "house_rules.bad_value"),
        *((f"/house_rules/{name}", "house_rules.contradictory") for name in BOTH),
    ),
]

TABLE: Final = sorted(
    [
        *NO_JSON_AT_ALL,
        *NO_REQUEST,
        *NAMES,
        *TOO_LARGE,
        *CODED,
        *TYPED,
        *ADDRESSES,
        *QUERIES,
        *HEADS,
        *SPOKEN_FOR,
        *IMPOSSIBLE,
        *LONG,
        *MANY,
        *RULED,
    ],
    key=lambda entry: entry.row,
)
