"""Chat is chat: whatever is typed at a table, the hand is read as it is without it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.hands import Notes, Unreadable
from service.hands.split_hands import split_hands
from service.hands.text_lines import LONGEST, LONGEST_LINE, first_line, is_header
from service.hands.text_reader import read
from service.hands.text_sites import sites
from tests.hands.samples import betting
from tests.support.rows import table_of

HERE: Final = Path(__file__).parent
TEXTS: Final = {
    path.stem: path.read_text("utf-8").strip()
    for folder in ("pokerstars", "sites")
    for path in sorted((HERE / folder).glob("*.txt"))
    if path.stem != "two"
}
OPENING: Final = re.compile(r"(?:[A-Za-z ]+(?:Hand|Game) #[A-Z0-9]+(?::| -)|\*{5} |Game started at: |Hand #|Winamax).*")
SAID: Final = table_of(__file__, "SAID")
"""How a line of chat looks at each site. Only PartyPoker writes any: of the others it is how it might look."""
WRITTEN_AS: Final[dict[str, Callable[[str], str]]] = {
    "PokerStars": lambda text: text,
    "GGPoker": lambda text: re.sub(r"^.*? (?:Hand|Game) #", "Poker Hand #HD", text, count=1),
    "Full Tilt": lambda text: re.sub(r"^.*? (?:Hand|Game) #", "Full Tilt Poker Game #", text, count=1),
}
HOSTILE: Final = [
    *dict.fromkeys(line.strip() for text in TEXTS.values() for line in text.split("\n") if line.strip()),
    *table_of(__file__, "HOSTILE"),
]
ROWS: Final = table_of(__file__, "ROWS")
"""Names that look like the beginning of a row."""
ODD_NAMES: Final = table_of(__file__, "ODD_NAMES", *ROWS)
NO_COLON: Final = ["Zed", "folds", "said,", "Bo (raises)", "] [", "Bo calls [$1 USD]", "x wins $5 USD", *ROWS]
WORDS: Final = st.sampled_from(HOSTILE) | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"))
IMITATIONS: Final = st.builds(
    lambda row, at, gap: f"{row[: at % (len(row) + 1)]}{gap}{row[at % (len(row) + 1) :]}",
    st.sampled_from(HOSTILE),
    st.integers(0, 200),
    st.sampled_from([":", ": ", " : "]),
)
"""A row with a colon anywhere in it."""


def site_of(name: str) -> str:
    names = [site.name for site in sites()]
    return next((one for one in names if name.startswith(f"{one.lower().replace(' ', '_')}_")), "PokerStars")


def names_in(text: str) -> list[str]:
    """Who sits at the table, by the lines of the seats."""
    return list(dict.fromkeys(re.findall(r"^Seat [0-9]+: (.+?) \(", text, re.MULTILINE)))


def places(text: str) -> Iterator[int]:
    """Where a line can stand: anywhere after the lines that open the hand."""
    lines = text.split("\n")
    first = next(at for at, line in enumerate(lines) if OPENING.fullmatch(line))
    yield from range(
        first + (2 if lines[first].startswith(("*****", "Game ", "Hand", "Winamax")) else 1), len(lines) + 1
    )


def with_line(text: str, at: int, line: str) -> str:
    lines = text.split("\n")
    return "\n".join([*lines[:at], line, *lines[at:]])


def hands_in(text: str) -> int:
    return len(list(split_hands(text.encode().splitlines(keepends=True), first_line, 10 * LONGEST)))


@st.composite
def renamed(draw: st.DrawFn, site: str, text: str) -> tuple[str, str]:
    """A sample with an odd name in it perhaps, and who chats: a player, or somebody who only looks on."""
    odd = ODD_NAMES if site == "PokerStars" else NO_COLON
    sitting = names_in(text)
    if draw(st.booleans()):
        name, old = draw(st.sampled_from(odd)), draw(st.sampled_from(sitting))
        other = re.sub(rf"(?<![\w ]){re.escape(old)}(?!\w)|(?<= ){re.escape(old)}(?!\w)", lambda _: name, text)
        try:
            read(other)
        except Unreadable:  # at this table it cannot be told from the words of the site
            pass
        else:
            text, sitting = other, names_in(other)
    return text, draw(st.sampled_from([*sitting, *odd]))


@st.composite
def chats(draw: st.DrawFn, sites: tuple[str, ...]) -> tuple[str, str, str, int]:
    """A sample, the same with a line of chat in it, that line, and its place."""
    name = draw(st.sampled_from([one for one in TEXTS if site_of(one) in sites]))
    site = site_of(name)
    as_written = draw(st.sampled_from(sorted(WRITTEN_AS))) if site == "PokerStars" else None
    text = WRITTEN_AS[as_written](TEXTS[name]) if as_written else TEXTS[name]
    text, speaker = draw(renamed(site, text))
    form = draw(st.sampled_from(SAID.get(site, ['{} said, "{}"'])))
    line = form.format(speaker, draw(WORDS | IMITATIONS)[:200] + draw(st.sampled_from(["", " x" * LONGEST_LINE])))
    if site == "PokerStars":
        line = line.rstrip('"') + ('""' if line.rstrip('"').endswith("said, ") else '"')  # it may say nothing
    at = draw(st.sampled_from(list(places(text))))
    return text, with_line(text, at, line), line, at


@given(chats(("PokerStars", "PartyPoker")))
def test_chat_changes_nothing_of_a_hand(told: tuple[str, str, str, int]) -> None:
    text, chatted, line, at = told
    plain, notes = read(text), Notes()
    try:
        hand = read(chatted, notes)
    except Unreadable:
        assert is_header(line.encode()) or re.fullmatch(r"Seat [0-9]+ ?:.*\)", line, re.DOTALL)
        return
    assert hand == plain
    assert at + 1 in lines_in(notes)
    assert hands_in(chatted) == hands_in(text) or is_header(line.encode())


def lines_in(notes: Notes) -> set[int]:
    """The numbers of the lines that a hand has no place for."""
    found = (re.fullmatch(r"lines? ([0-9]+)(?: to ([0-9]+))?", note) for note in notes)
    return {number for one in found if one for number in range(int(one[1]), int(one[2] or one[1]) + 1)}


@given(chats(("888", "WPN", "CoinPoker", "Winamax")))
def test_a_site_without_chat_has_no_line_that_is_read_otherwise(told: tuple[str, str, str, int]) -> None:
    text, chatted, _, at = told
    hand, refused = None, []
    try:
        hand = read(chatted)
    except Unreadable as error:
        refused = [fault.pointer for fault in error.faults]
    assert f"/{at + 1}" in refused or hand == read(text)


@pytest.mark.slow
@pytest.mark.parametrize(("sample", "form"), [("six_max", 'Ann said, "{}"'), ("partypoker_all_in", "Ann: {}")])
def test_each_line_of_a_history_may_be_chat(sample: str, form: str) -> None:
    text = TEXTS[sample]
    plain, spots = read(text), list(places(text))
    for number, said in enumerate(HOSTILE):
        chatted = with_line(text, spots[number % len(spots)], form.format(said))
        assert read(chatted) == plain, said
        assert hands_in(chatted) == hands_in(text), said


def test_a_name_with_a_colon_is_refused_where_chat_has_one() -> None:
    with pytest.raises(Unreadable) as refused:
        read(TEXTS["partypoker_all_in"].replace("Dee", "Dee: x"))
    assert refused.value.faults[0].code == "text.line_unknown"


def test_a_name_that_looks_like_chat_keeps_its_lines() -> None:
    text = TEXTS["six_max"]
    odd = text.replace("Ed", 'a said, "b"')
    assert 'returned to a said, "b"\n' in odd
    assert betting(read(odd)) == betting(read(text))
    assert [player["name"] for player in read(odd)["players"]][2] == 'a said, "b"'


IMITATED: Final = [
    *("** Dealing Flop ** [ x: y ]", "Dealt to Ed [ x: y ]", "Ed wins $5 USD from the main pot with x: y"),
    *("My Hand #1: yes", "Bob Game #1: x", "Seat 5: hi", "Seat 3: hi ( $9999 USD )", "Ann:x", "Ann :x"),
    *(
        f"{row[:at]}: {row[at:]}"
        for row in ("Ann calls [$6 USD]", "Ed is all-In  [$5 USD]")
        for at in range(1, len(row))
    ),
    f"Ann: {'x' * LONGEST_LINE}",
]


@pytest.mark.parametrize("line", IMITATED)
def test_a_line_with_a_colon_is_no_row_of_partypoker(line: str) -> None:
    text = TEXTS["partypoker_all_in"]
    lines = text.split("\n")
    for at in range(lines.index("Dee posts small blind [$1 USD].") + 1, len(lines) + 1):
        chatted = with_line(text, at, line)
        assert read(chatted) == read(text)
        assert hands_in(chatted) == 1


def test_a_hand_is_not_won_by_chat() -> None:
    text = TEXTS["partypoker_all_in"]
    cut = text[: text.index("Dee wins")] + "Ed wins $5 USD from the main pot with x: y"
    with pytest.raises(Unreadable, match="who won"):
        read(cut)


@pytest.mark.parametrize("line", [f'Ann said, "{"x" * LONGEST_LINE}"', 'Ann said, "x', 'Ann said, "x: y'])
def test_chat_of_pokerstars_may_be_long_or_cut_off(line: str) -> None:
    text = TEXTS["six_max"]
    for at in list(places(text))[8:]:
        assert read(with_line(text, at, line)) == read(text)
