"""Hands in PHH that are refused or nearly so, each by what is odd in it, and the texts of all of them."""

from typing import Final

from service.hands import Place
from service.hands.phh_document import LONGEST, MOST_VALUES
from tests.hands.samples import document
from tests.support.rows import table_of

DEEPEST: Final = 24

ONE: Final = table_of(__file__, "ONE")

NO_ACTION: Final = table_of(__file__, "NO_ACTION")

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

HEADINGS: Final = table_of(__file__, "HEADINGS")

NO_HEADINGS: Final = table_of(__file__, "NO_HEADINGS")

LONG_NUMBERS: Final = ["1" * 5000, "1e99999999999999999999"]

NO_KEYS: Final = table_of(__file__, "NO_KEYS", str([0.5] * 99))

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
