"""Hands in PHH that are refused or nearly so, each by what is odd in it, and the texts of all of them."""

from typing import Final

from service.hands import Place
from service.hands.phh_document import LONGEST, MOST_VALUES
from tests.hands.samples import document

DEEPEST: Final = 24

ONE: Final = [
    ({"variant": ""}, "/variant", "missing"),
    ({"variant": "5"}, "/variant", "variant_unknown"),
    ({"variant": "'P5L'"}, "/variant", "variant_unknown"),
    ({"variant": "['NT']"}, "/variant", "variant_unknown"),
    ({"antes": ""}, "/antes", "missing"),
    ({"antes": "0"}, "/antes", "kind"),
    ({"antes": "[0, 0]"}, "/antes", "length"),
    ({"antes": "[0, 0, -1]"}, "/antes/2", "amount_negative"),
    ({"antes": "[0, 0, false]"}, "/antes/2", "kind"),
    ({"antes": "[0, nan, 0]"}, "/antes/1", "not_finite"),
    ({"antes": "[0, 0.0000000001, 0]"}, "/antes/1", "amount_places"),
    ({"antes": "[0, 9007199254740992, 0]"}, "/antes/1", "amount_large"),
    ({"antes": "[0, 1e999, 0]"}, "/antes/1", "amount_large"),
    ({"blinds_or_straddles": ""}, "/blinds_or_straddles", "missing"),
    ({"blinds_or_straddles": "[1, 2]"}, "/blinds_or_straddles", "length"),
    ({"blinds_or_straddles": "[1, 2, '4']"}, "/blinds_or_straddles/2", "kind"),
    ({"min_bet": ""}, "/min_bet", "missing"),
    ({"min_bet": "0"}, "/min_bet", "amount_zero"),
    ({"min_bet": "-0.0"}, "/min_bet", "amount_zero"),
    ({"min_bet": "-2"}, "/min_bet", "amount_negative"),
    ({"min_bet": "true"}, "/min_bet", "kind"),
    ({"small_bet": "2"}, "/small_bet", "not_in_variant"),
    ({"bring_in": "1"}, "/bring_in", "not_in_variant"),
    ({"starting_stacks": "[200, inf, 200]"}, "/starting_stacks/1", "stack_unknown"),
    ({"starting_stacks": "[200, -inf, 200]"}, "/starting_stacks/1", "not_finite"),
    ({"starting_stacks": "[200, 0.0, 200]"}, "/starting_stacks/1", "amount_zero"),
    ({"actions": ""}, "/actions", "missing"),
    ({"actions": "'p1 f'"}, "/actions", "kind"),
    ({"actions": "['p3 f', 1]"}, "/actions/1", "kind"),
    ({"actions": "['p4 f']"}, "/actions/0", "player_unknown"),
    ({"actions": "['p0 f']"}, "/actions/0", "player_unknown"),
    ({"actions": "['p9999999999 f']"}, "/actions/0", "player_unknown"),
    ({"actions": "['d dh p4 ????']"}, "/actions/0", "player_unknown"),
    ({"actions": "['p3 cbr 0']"}, "/actions/0", "amount_zero"),
    ({"actions": "['p3 cbr -5']"}, "/actions/0", "amount_negative"),
    ({"actions": "['p3 cbr NaN']"}, "/actions/0", "not_finite"),
    ({"actions": "['p3 cbr Infinity']"}, "/actions/0", "not_finite"),
    ({"actions": "['p3 cbr 1.0000000001']"}, "/actions/0", "amount_places"),
    ({"actions": "['p3 cbr 1e99']"}, "/actions/0", "amount_large"),
    ({"author": "5"}, "/author", "kind"),
    ({"level": "1.0"}, "/level", "kind"),
    ({"day": "true"}, "/day", "kind"),
    ({"hand": "[1]"}, "/hand", "kind"),
    ({"table": "true"}, "/table", "kind"),
    ({"time": "'21:00'"}, "/time", "kind"),
    ({"ante_trimming_status": "1"}, "/ante_trimming_status", "kind"),
    ({"seats": "[1, 2]"}, "/seats", "length"),
    ({"seats": "[1, 2, '3']"}, "/seats/2", "kind"),
    ({"players": "'Bo'"}, "/players", "kind"),
    ({"players": "['', '', 3]"}, "/players/2", "kind"),
    ({"time_banks": "[1, 2, '3']"}, "/time_banks/2", "kind"),
    ({"time_banks": "[1, 2, nan]"}, "/time_banks/2", "not_finite"),
    ({"time_limit": "-1"}, "/time_limit", "amount_negative"),
    ({"finishing_stacks": "[1, 2, -3]"}, "/finishing_stacks/2", "amount_negative"),
    ({"winnings": "[1]"}, "/winnings", "length"),
    ({"year": "0"}, "/year", "date"),
    ({"month": "13"}, "/month", "date"),
    ({"day": "32"}, "/day", "date"),
    ({"month": "6", "day": "31"}, "/day", "date"),
    ({"year": "2023", "month": "2", "day": "29"}, "/day", "date"),
]

NO_ACTION: Final = [
    "p1",
    "d",
    "f",
    "p1 fold",
    "p1 f f",
    "p1 f# well",
    "P1 f",
    "p f",
    "p-1 f",
    "p1 cbr",
    "p1 cbr ten",
    "p1 cbr 1.2.3",
    "p1 cbr 1_000",
    "p1 cbr .",
    "p1 cbr 2 3",
    "p1 cbr ,5",
    "p\u0661 f",
    "d db",
    "d db Ac Kd",
    "d db 1c",
    "d db -",
    "d dh p1",
    "d dh ???? p1",
    "p1 sd -",
    "p1 sm AcK",
    "p1 cc Ac",
    "d f",
]

NO_TOML: Final = [
    ("variant = \n", Place(1, 11)),
    ("a = 1\r\nb = 2\r\n  c: 3\r\n", Place(3, 4)),
    ("a = 'x", Place(1, 7)),
    ("a = 1\nb = [1,\n", Place(3, 1)),
    ("a = 1\na = 2\n", Place(2, 6)),
    ("a = 1\nb = '\ud800'\n", Place(2, 6)),
    ("\ufeffa = 1\n", Place(1, 1)),
    ('a = """\n\\"""\n' + "a." * 99 + "\\", Place(3, 201)),  # tried from each quote: the square of its length
]

LATER_TOML: Final = ["a = {b = 1,\n}\n", 'a = "\\e"\n', "a = 12:30\n"]

NESTED: Final = ["a = " + "[" * 4000, "a = " + "{a = " * 2000, ".".join("a" * 30) + " = 1"]

HEADINGS: Final = [
    "[1]",
    "\n# a comment\r\n\r\n  [ 12 ] # another\r",
    "[a-b_1]",
    "['#1']",
    '["1.2"]',
    "\n" * 9 + "#\n[1]",
]

NO_HEADINGS: Final = [
    "a = 1\n[1]\n",
    "[[1]]\n",
    "[a.b]\n",
    "[1\n]\n",
    "# [1]\n",
    "# [1]",
    " \r[1]\n",
    "[\u00e9]\n",
    "[\U0002ebf0]\n",
]

LONG_NUMBERS: Final = ["1" * 5000, "1e99999999999999999999"]

NO_KEYS: Final = [
    '"' + "a." * 99 + '"',
    "'" + "a." * 99 + "'",
    '"""\n' + "a." * 99 + '"""""',
    "'''\n" + "a." * 99 + "'''''",
    "1 # " + "a." * 99,
    str([0.5] * 99),
    '"\\"' + "a." * 99 + '"',
    '"""a"b' + ".c" * 99 + '"""',
    "'''a'b" + ".c" * 99 + "'''",
]

LONG_KEYS: Final = (
    "a." * 15_000 + "b = 1",
    '"" . ' * DEEPEST + "b = 1",
    "[" + '\'x\'."\\"".' * 12 + "b]",
    "{a." + "1." * 23,
)

OTHER_KEYS: Final = ["['\u00e9']", "['\U0001fae8']", "['\U0002ebf0']"]
"""Each a heading with a letter: one that every Python knows, one that 3.12 knows, one that 3.13 knows."""

TEXTS: Final = (
    *(document(**fields) for fields, _, _ in ONE),
    *(document(actions=f'["p3 f", "{action}"]') for action in NO_ACTION),
    *(text for text, _ in NO_TOML if text.isascii()),
    *LATER_TOML,
    *NESTED,
    *(f"{heading}\n{document()}" for heading in HEADINGS),
    *NO_HEADINGS,
    *(f"a = {number}\n" for number in LONG_NUMBERS),
    *(document(_x=value) for value in NO_KEYS),
    *(f"# x.y\nt = '''\n''''\n{long}\n" for long in LONG_KEYS),
    *(f"a = 1\n{key}\n{key}\n" for key in OTHER_KEYS),
    document(_x=f"[{'1,' * MOST_VALUES}]"),
    document() + "#" * LONGEST,
)
"""All of them as whole texts, for whoever asks whether they are answered the same."""
