"""What is opened, told, kept and sent at /table: situations, the log, files of hands, links, slips, and keys."""

import base64
import contextlib
import io
import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from kit.commands.conform_output import validate_cases
from service.command.convert import Target, converted
from service.command.hand_files import one_recorded
from service.key_file import Key, digest, new_secret, to_toml
from service.rate import Rate
from service.rulesets import load_rulebooks, newest_seen
from tests.support.server import ROOT, Server
from web.tests.chromium import MILLISECONDS, drawn, findings, show_tool, shown

pytest.importorskip("playwright", reason="pip install -r requirements/pages.txt")
from playwright.sync_api import Browser, Locator, Page, Route, expect

OVERCHIP: Final = "tda-2019/overchip.facing_a_bet"
SHORT_ALL_IN: Final = "tda-2019/short_all_in.as_a_snapshot"
HAND: Final = "tda-2019/whole_hands.no_limit_to_the_river"
FILES: Final = ROOT / "tests/hands"
ODD: Final = (
    "#s=", "#s=!", "#s=AAAA", "#s=%", "#s=" + "A" * 5000, "#case=", "#case=%zz", "#case=x", "#case=" + "x" * 300,
    "#case=tda-2019/wrong_openings.no_players",
)  # fmt: skip
SPOTS: Final[tuple[Any, ...]] = (
    None, 5, [], {}, {"rulebooks": []}, {"rulebooks": [3], "house": {}, "start": {"round": {}}, "steps": []},
    {"rulebooks": ["tda-2019"], "house": {}, "start": {"round": {}}, "steps": []},
    {"rulebooks": ["tda-2019"], "house": {}, "start": {"opening": {"players": 3}}, "steps": []},
    {"rulebooks": ["nobody"], "house": {}, "start": {"round": {}}, "steps": [{"choice": 0}]},
    {"rulebooks": ["tda-2019"], "house": 3, "start": {"round": {}}, "steps": {}},
)  # fmt: skip
STEPS: Final[tuple[Any, ...]] = (
    {}, {"choice": "length"}, {"choice": -1}, {"choice": 7}, {"action": None}, {"action": {"type": "dance"}},
    {"street": {}}, {"declaration": {"words": 3}}, {"incident": {}}, {"action": {"type": "fold"}, "round": {}},
    {"no": {}},
)  # fmt: skip


@pytest.fixture
def table(browser: Browser, address: str) -> Iterator[Page]:
    """The page with a situation that has a ruling."""
    with shown(browser, address, f"/table#case={OVERCHIP}", refused=True) as page:
        expect(lines(page)).to_have_count(2)
        yield page


def lines(page: Page) -> Locator:
    return page.locator(".log li")


def seen(place: Locator, text: str | re.Pattern[str]) -> None:
    expect(place).to_contain_text(text)


def button(page: Page, name: str) -> Locator:
    show_tool(page, name)
    return page.get_by_role("button", name=name, exact=True)


def way_on(page: Page) -> Locator:
    """A new hand, or on a phone the menu that has it: to open the menu would race with the link that is followed."""
    return page.get_by_role("button", name=re.compile("^(New hand|Menu)$")).first


def opened(page: Page, hash: str) -> None:
    """Follow a link while the page stays."""
    page.evaluate("hash => { location.hash = hash }", hash)


def judge(page: Page, text: str) -> None:
    """Paste it where hands are pasted, and ask."""
    page.get_by_label("Or paste hands here").fill(text)
    button(page, "Judge these").click()


def replay(table: Page) -> None:
    """The first of the hands that were judged, at the table."""
    button(table, "Replay at the table").first.click()
    expect(table.locator("dialog[open]")).to_have_count(0)


def answered_with(page: Page, path: str, body: str) -> None:
    """Something else answers there."""
    page.route(path, lambda route: route.fulfill(body=body))


def test_a_situation_is_searched_read_and_opened(table: Page) -> None:
    button(table, "Situations").click()
    table.keyboard.type("rule 44")  # the field has the focus
    found = table.locator("dialog[open] .story")
    seen(found.first, "rule 44")
    table.get_by_label("About").select_option("overchip")
    table.get_by_label("Search").fill("overchip facing raise")
    seen(table.get_by_role("status"), re.compile(r"^[1-9] found$"))
    found.filter(has_text="Seat 3 silently puts in one 5,000 chip").press("Enter")
    expect(table.locator("dialog[open]")).to_have_count(0)
    seen(lines(table).last, "5,000")
    button(table, "Undo").click()
    seen(lines(table).first, "the bet is 600")


def test_what_is_not_found_is_told_and_more_can_be_had(table: Page) -> None:
    button(table, "Situations").click()
    found = table.locator("dialog[open] .story")
    expect(found).not_to_have_count(0)
    first = found.count()
    assert first <= 20
    button(table, "More").click()
    expect(found.nth(first)).to_be_attached()
    table.get_by_label("Search").fill("no such thing at all")
    seen(table.get_by_role("status"), "Nothing found")


def test_a_link_may_name_a_rulebook_in_short_and_what_is_asked_names_its_id(table: Page) -> None:
    meant = newest_seen(load_rulebooks())["wsop-live"].ruleset.id
    by_id = lambda one: one.method == "POST" and f'"rulebook":"{meant}"' in (one.post_data or "")  # noqa: E731
    with table.expect_request(by_id):
        opened(table, "#rulebook=wsop-live")
    rules = table.get_by_label("Rulebook", exact=True)
    expect(rules).to_have_value(meant)
    expect(lines(table)).to_have_count(1)
    assert table.evaluate("location.hash").startswith("#s=")
    opened(table, "#rulebook=tda-2019@1")
    expect(rules).to_have_value("tda-2019@1")
    for odd in ("#rulebook=", "#rulebook=%zz", "#rulebook=" + "x" * 300):
        opened(table, odd)
        seen(table.get_by_role("alert"), "damaged")
        table.evaluate("location.hash = ''")
    opened(table, "#rulebook=tda-1919")
    seen(table.get_by_role("alert").last, "Unknown rulebook")


def test_links_name_situations_and_whole_hands(table: Page) -> None:
    opened(table, f"#case={SHORT_ALL_IN}")
    seen(lines(table).first, "the bet is 800")
    assert table.evaluate("location.hash").startswith("#s=")
    opened(table, f"#case={HAND}")
    seen(table.locator(".log"), "River")
    opened(table, "#case=tda-2019/no.such")
    seen(table.get_by_role("alert"), "no such situation")
    seen(table.locator(".log"), "River")
    assert table.evaluate("location.hash").startswith("#s=")  # of what is still shown
    table.get_by_role("link", name="Skip to the content").focus()
    table.keyboard.press("Enter")
    expect(table).to_have_url(re.compile("#s="))


def test_of_two_links_the_later_is_shown_and_back_goes_to_the_first(table: Page) -> None:
    def answer_late(route: Route) -> None:
        opened(table, "#case=%")
        route.continue_()

    table.route("**/v1/conformance/tests*", answer_late)
    opened(table, f"#case={SHORT_ALL_IN}")
    seen(table.get_by_role("alert"), "damaged")
    seen(lines(table).last, "5,000 chip")
    table.unroute("**/v1/conformance/tests*")
    opened(table, f"#case={HAND}")
    seen(table.locator(".log"), "River")
    table.go_back()
    seen(lines(table).last, "5,000 chip")


def test_what_happened_is_told_with_its_amounts(table: Page) -> None:
    for case, told in (
        ("pot_count.raise_on_a_count_too_high", "The dealer counted 1,900 for 1,600, and seat 2 bet the pot"),
        ("undercalls.a_fold_after_them", "Seat 2 put in only 80. Since then seat 3 called to 80, seat 4 folded"),
    ):
        opened(table, f"#case=tda-2019/{case}")
        seen(lines(table).last, told)


def test_the_log_is_the_way_back_and_forward(table: Page) -> None:
    opened(table, f"#case={HAND}")
    seen(table.locator(".log"), "River")
    here = table.locator(".log [aria-current=step]")
    count = lines(table).count()
    assert [one.evaluate("node => node.parentElement.tagName") for one in lines(table).all()] == ["OL"] * count
    lines(table).nth(1).get_by_role("button").click()
    expect(lines(table).nth(1).locator("[aria-current=step]")).to_have_count(1)
    expect(lines(table)).to_have_count(count)
    button(table, "Forward one step").press("Enter")
    expect(lines(table).nth(2).locator("[aria-current=step]")).to_have_count(1)
    expect(here).to_have_count(1)
    lines(table).last.get_by_role("button").click()
    expect(lines(table).last.locator("[aria-current=step]")).to_have_count(1)
    for _ in range(3):
        button(table, "Undo").click()
    expect(lines(table).last.locator("[aria-current=step]")).to_have_count(1)


def test_nothing_in_a_link_leaves_the_page_blank(table: Page) -> None:
    """What is damaged is a notice, what makes no sense is told in the service's words, and a new hand is near."""
    pack = """async told => {
        const bytes = new Blob([JSON.stringify(told)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const packed = new Uint8Array(await new Response(bytes).arrayBuffer());
        return "#s=" + btoa(String.fromCharCode(...packed)).replace(/\\+/g, "-").replace(/\\//g, "_").replace(/=/g, "");
    }"""
    opening = {"structure": "no_limit", "street": 1, "streets": 4, "min_bet": 2, "button": 2}
    opening |= {"players": [{"seat": 1, "stack": 9}, {"seat": 2, "stack": 9}]}
    sound = {"rulebooks": ["tda-2019"], "house": {}, "start": {"opening": opening}}
    packed = [table.evaluate(pack, told) for told in (*SPOTS, *({**sound, "steps": [step]} for step in STEPS))]
    bomb = table.evaluate(pack, "x" * 2_000_000)
    for odd in (*ODD, *packed, bomb):
        opened(table, odd)
        expect(table.get_by_role("alert"), odd[:80]).not_to_have_count(0)
        expect(way_on(table)).to_be_visible()
        opened(table, table.evaluate(pack, sound))  # as an older page wrote it, without steps
        expect(table.get_by_role("alert")).to_have_count(0)
        expect(lines(table)).to_have_count(1)


def test_hands_from_files_get_their_reports_and_are_replayed(table: Page, tmp_path: Path) -> None:
    own = {"id": "ours", "hand": {"structure": "no_limit", "streets": 4, "min_bet": 2, "button": 2}}
    own["hand"] |= {"players": [{"seat": 1, "stack": 9}, {"seat": 2, "stack": 9}], "rounds": [{"actions": []}]}  # type: ignore[operator]
    (tmp_path / "own.ndjson").write_text(json.dumps(own) + "\n" + '{"hand": {}}\n{"broken"\n')
    files = [FILES / "phh/nt.phh", FILES / "phh/two.phhs", FILES / "ohh/six_max.json", FILES / "pokerstars/two.txt"]
    button(table, "Hand histories").click()
    table.locator("dialog[open] input[type=file]").set_input_files([*files, tmp_path / "own.ndjson"])
    seen(table.get_by_role("status"), "All 9 hands judged")
    verdicts = table.locator("dialog[open] .hand-verdict")
    told = [" ".join(text.split()) for text in verdicts.all_inner_texts()]
    assert [text.split(" Replay")[0] for text in told[:7]] == [
        "nt.phh Legal",
        "two.phhs, hand 1 Legal",
        "two.phhs, hand 2 Legal",
        "six_max.json Legal",
        "two.txt, hand 1 Legal",
        "two.txt, hand 2 Illegal",
        "own.ndjson, hand 1, ours Legal so far",
    ]
    assert "Betting round 1, action 1: 30 is below the minimum" in told[5]
    assert "rule 43.A" in told[5]
    assert "hand/structure: `structure` is missing." in told[7]
    assert told[8].startswith("own.ndjson, hand 3 Unreadable Expecting")
    button(table, "Illegal 1").click()
    expect(verdicts).to_have_count(1)
    replay(table)
    seen(lines(table).nth(1), "wants to raise to 30")
    seen(lines(table).nth(1), "40")


def test_a_log_of_pokernow_is_read_hand_by_hand_and_replayed(table: Page) -> None:
    button(table, "Hand histories").click()
    table.locator("dialog[open] input[type=file]").set_input_files(FILES / "pokernow/session.csv")
    seen(table.get_by_role("status"), "All 5 hands judged")
    verdicts = [" ".join(text.split()) for text in table.locator("dialog[open] .hand-verdict").all_inner_texts()]
    assert verdicts[0].startswith("session.csv, hand 1 Unreadable")  # the newest, whose end the log has not
    assert "The text ends before" in verdicts[0]
    scale = "Amounts are whole numbers: 100 here are 1 in the file."
    assert verdicts[1:] == [f"session.csv, hand {n} Legal Replay at the table {scale}" for n in range(2, 6)]
    replay(table)


def test_an_accusation_names_the_house_rules_that_would_make_the_action_legal(table: Page) -> None:
    """An all-in of 3 over 4, then a raise to 8; and a raise that no house rule allows."""
    hand = {"structure": "fixed_limit", "streets": 4, "min_bet": 4, "button": 3}
    hand["players"] = [{"seat": seat, "stack": stack} for seat, stack in enumerate((400, 400, 7), start=1)]
    hand["posts"] = [{"seat": 1, "type": "small_blind", "amount": 2}, {"seat": 2, "type": "big_blind", "amount": 4}]
    steps = [{"seat": 3, "type": "raise", "to": 7}, {"seat": 1, "type": "raise", "to": 8}]
    records = [
        {"rulebook": "roberts-11", "hand": hand | {"rounds": [{"actions": actions}]}}
        for actions in (steps, [steps[0], {"seat": 1, "type": "raise", "to": 9}])
    ]
    button(table, "Hand histories").click()
    judge(table, "\n".join(map(json.dumps, records)))
    seen(table.get_by_role("status"), "All 2 hands judged")
    verdicts = table.locator("dialog[open] .hand-verdict")
    seen(verdicts.first, 'Legal with the house rule {"completion.after_half":"next_whole_bet"}')
    seen(verdicts.last, "Illegal")
    expect(verdicts.last).not_to_contain_text("Legal with")


def test_a_hand_judged_by_a_rule_of_its_site_says_so_and_is_replayed_by_it(table: Page) -> None:
    """An all-in of 8.50 counts as a whole bet of 16: the raise goes to 32, and not to 24.50."""
    button(table, "Hand histories").click()
    table.locator("dialog[open] input[type=file]").set_input_files(FILES / "field/bovada_half_as_a_whole_bet.txt")
    seen(table.get_by_role("status"), "One hand judged")
    verdict = table.locator("dialog[open] .hand-verdict")
    seen(verdict, "Legal")
    seen(verdict, """Judged with the site's own house rule {"completion.after_half":"as_whole_bet"}""")
    replay(table)
    seen(lines(table).nth(12), re.compile("^Seat 2 raises to 320"))


def test_a_dropped_or_pasted_text_is_judged_and_too_much_is_refused(table: Page, tmp_path: Path) -> None:
    table.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "dropped.phh"));
            for (const type of ["dragover", "drop"]) {
                window.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
            }
        }""",
        (FILES / "phh/ft.phh").read_text(),
    )
    seen(table.locator("dialog[open] .hand-verdict"), "dropped.phh Legal")
    judge(table, (FILES / "pokerstars/six_max.txt").read_text())
    seen(table.locator("dialog[open] .hand-verdict"), "Hand 1 Legal")
    judge(table, "# nothing\n\n")
    seen(table.locator("dialog[open] [role=alert]"), "The file contains no hand.")
    large = tmp_path / "large.phh"  # a buffer would go to the browser as text, in seconds of CPU
    large.write_bytes(b"x" * (17 * 1024 * 1024))
    table.locator("dialog[open] input[type=file]").set_input_files(large)
    seen(table.locator("dialog[open] [role=alert]"), "The limit is 16 MB")
    judge(table, '{"id": {"no": "name"}, "hand": {}}')
    seen(table.locator("dialog[open] .hand-verdict b"), re.compile("^Hand 1$"))


def test_a_file_of_one_character_is_gone_through_at_once(table: Page, tmp_path: Path) -> None:
    """Where the reading of it is not linear, this takes longer than anybody waits."""
    button(table, "Hand histories").click()
    size = 4 * 1024 * 1024
    for place, text in enumerate((b"{" * size, b'{"a"' + b"\n" * size + b"x", b"x" + b"\n" * size + b"#")):
        odd = tmp_path / f"odd_{place}.txt"  # of the same name it would be no other file
        odd.write_bytes(text)
        table.locator("dialog[open] input[type=file]").set_input_files(odd)
        seen(table.locator("dialog[open] [role=alert]"), "longer than 2 MB")
        judge(table, "#")
        seen(table.locator("dialog[open] [role=alert]"), "The file contains no hand.")


def test_what_is_pasted_or_linked_to_hold_the_tab_does_not(table: Page) -> None:
    """Each of these took a tab from seconds to minutes. What is too long for the field is judged as it was pasted."""
    button(table, "Hand histories").click()
    paste = table.get_by_label("Or paste hands here")
    lines_of_unicode = "#" + "\u2028" * 1_000_000 + "#"
    for text, told in (
        (lines_of_unicode, "The file contains no hand."),
        ("x = 1\n" + lines_of_unicode, "Hand 1 Unreadable"),
        ('[{"a":' + "[" * 400_000 + "]" * 400_000 + "}]", "Hand 1 Unreadable"),
        (json.dumps({"id": "i" * 500_000, "hand": {}}), f"Hand 1, {'i' * 100}… Unreadable"),
        ((FILES / "pokerstars/six_max.txt").read_text() * 30, "All 30 hands judged"),
    ):
        pasted(table, paste, text)
        seen(table.locator("dialog[open]"), told)
        seen(table.locator("dialog[open]"), f"{len(text):,} characters, too many for the field")
        expect(paste).to_have_value("")
    button(table, "Close").click()
    for odd in ("#case=" + "a" * 100_000 + "/%0A", "#case=a/%E2%80%A8", "#s=" + "A" * 1_000_000):
        opened(table, odd)
        expect(table.get_by_role("alert"), odd[:80]).not_to_have_count(0)
        opened(table, f"#case={SHORT_ALL_IN}")
        expect(table.get_by_role("alert")).to_have_count(0)


SCRIPT: Final = "<img src=x onerror='window.ran = 1'><script>window.ran = 1</script>"
ELEMENT: Final = {"type": "script", "key": None, "ref": None, "constructor": None}
ELEMENT["props"] = {"dangerouslySetInnerHTML": {"__html": SCRIPT}}  # type: ignore[assignment]
HOSTILE: Final[tuple[Any, ...]] = (
    SCRIPT, "javascript:window.ran = 1", "//elsewhere.example", ELEMENT, {"__proto__": {"ran": 1}},
    {"constructor": {"prototype": {"ran": 1}}}, {"toString": 1, "then": 1, "toJSON": 1}, ["__proto__"],
)  # fmt: skip
CLEAN: Final = """() => window.ran === undefined && ({}).ran === undefined && Object.keys(Object.prototype).length === 0
    && !document.querySelector('img[src="x"], a[href^="javascript:"]')"""


def test_nothing_that_is_linked_or_pasted_runs_or_reaches_a_prototype(table: Page) -> None:
    """A breach of the page's policy would be told on the console, which says nothing."""
    opening = {"structure": "no_limit", "street": 1, "streets": 4, "min_bet": 2, "button": 2}
    opening |= {"players": [{"seat": 1, "stack": 9}, {"seat": 2, "stack": 9}]}
    sound = {"rulebooks": ["tda-2019"], "house": {}, "start": {"opening": opening}, "steps": []}
    for place, odd in enumerate(HOSTILE):
        named = odd if isinstance(odd, str) else "__proto__"
        game = {"named": {"id": odd, "title": odd, "source": odd}, "house": {"__proto__": odd}, "streets": [named]}
        parts: tuple[Any, ...] = (
            {"rulebooks": [named, "tda-2019"]},
            {"house": {"name": odd, "__proto__": odd}},
            {"steps": [{"action": {"seat": 1, "type": odd, "to": odd}}, {"declaration": {"seat": 1, "words": [odd]}}]},
            {"start": {"opening": {**opening, "structure": odd, "players": [{"seat": odd, "stack": odd}]}}},
            {"game": game, "between": {"seats": [odd], "button": odd}},
            {"dispute": {"id": "string_bet", "numbers": {"__proto__": odd}, "asked": True}},
        )
        for part in (parts[place % len(parts)], parts[(place + 3) % len(parts)]):
            opened(table, packed({**sound, **part}))
            expect(way_on(table)).to_be_visible()
            expect(table.locator('.room[aria-busy="false"], [role="alert"]')).not_to_have_count(0)
    assert table.evaluate(CLEAN)
    opened(table, f"#case={OVERCHIP}")
    hand = {"structure": "no_limit", "streets": 4, "min_bet": 2, "button": 2, "rounds": [{"actions": []}]}
    hand |= {"players": opening["players"]}
    records = [{"id": odd, "name": odd, "__proto__": odd, "hand": {**hand, "site": odd}} for odd in HOSTILE]
    records += [{"id": SCRIPT, "hand": hand}, {"hand": {**hand, "__proto__": {"ran": 1}}}]
    told = (FILES / "pokerstars/six_max.txt").read_text()
    seat = re.search(r"^Seat \d: (.+?) \(", told, re.MULTILINE)
    assert seat
    button(table, "Hand histories").click()
    for text in ("\n".join(map(json.dumps, records)), told.replace(seat[1], SCRIPT[:30])):
        judge(table, text)
        seen(table.locator("dialog[open] [role=status]"), "judged")
    judge(table, json.dumps(records[-2]))
    seen(table.locator("dialog[open] .hand-verdict"), SCRIPT)
    replay(table)
    expect(table.locator(".room")).to_have_attribute("aria-busy", "false")
    assert table.evaluate(CLEAN)


def packed(spot: Any) -> str:
    """A link as the page writes it, with keys that no script could put into an object."""
    pack = zlib.compressobj(wbits=-15)
    text = base64.urlsafe_b64encode(pack.compress(json.dumps(spot).encode()) + pack.flush())
    return "#s=" + text.decode().rstrip("=")


def pasted(table: Page, place: Locator, text: str) -> None:
    """From the clipboard, by the keyboard."""
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.evaluate("text => navigator.clipboard.writeText(text)", text)
    place.focus()
    table.keyboard.press("Control+v")


def text_of(table: Page, form: str) -> str:
    button(table, form).click()
    area = table.get_by_role("textbox", name=form, exact=True)
    expect(area).not_to_have_value("")
    expect(area).to_have_value(re.compile(MARKS[form]))
    return str(area.input_value())


MARKS: Final = {
    "curl": "^curl",
    "TypeScript": "fetch",
    "Python": "^import floorman",
    "Conformance case": '^{\n  "topic"',
    "Hand": '^{\n  "hand": {\n    "structure"',
}


def test_what_is_copied_for_programs_says_the_same(table: Page, tmp_path: Path) -> None:
    button(table, "Keep and send").click()
    [body] = re.findall(r"-d '(.*)'\n$", text_of(table, "curl"), re.DOTALL)
    [sent] = re.findall(r"JSON\.stringify\((.*)\),\n\}\);\nconst", text_of(table, "TypeScript"), re.DOTALL)
    assert json.loads(body) == json.loads(sent)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        installed = text_of(table, "Python").replace("import floorman", "import service.library as floorman")
        exec(installed, {})  # noqa: S102  # ours, and it is what is to be held
    assert "'ruling': 'accepted', 'action': {'type': 'call'" in printed.getvalue()
    case = tmp_path / "from_the_table.json"
    case.write_text(text_of(table, "Conformance case"))
    assert validate_cases([case], True, load_rulebooks()) == 0
    button(table, "Hand").click()
    seen(table.locator("dialog[open]"), "This is not a hand")
    link = table.get_by_role("textbox", name="Link").input_value()
    button(table, "Close").click()
    button(table, "New hand").click()
    seen(lines(table).first, "posts the small blind")
    button(table, "Keep and send").click()
    case.write_text(text_of(table, "Conformance case"))  # what may be done is a case too
    assert validate_cases([case], True, load_rulebooks()) == 0
    table.goto(link)
    seen(lines(table).last, "5,000")


def test_a_hand_is_told_in_json_that_the_service_reads(table: Page, tmp_path: Path) -> None:
    opened(table, f"#case={HAND}")
    seen(table.locator(".log"), "River")
    last = lines(table).last.inner_text()
    button(table, "Keep and send").click()
    hand = text_of(table, "Hand")
    (tmp_path / "hand.json").write_text(hand)
    kept = one_recorded(tmp_path / "hand.json")
    assert converted(kept, Target(notation="phh", variant="NT")).text.startswith('variant = "NT"')
    assert converted(kept, Target(notation="ohh")).text.startswith('{"ohh"')
    button(table, "Close").click()
    button(table, "Hand histories").click()
    judge(table, hand)
    replay(table)
    here = table.locator(".log [aria-current=step]")
    seen(here, "posts the small blind")  # it begins at its start
    expect(lines(table).last).to_have_text(last)  # and all of it is there to be walked through
    table.keyboard.press("ArrowRight")
    expect(here).to_have_text(lines(table).nth(1).inner_text())
    table.keyboard.press("ArrowRight")
    expect(here).to_have_text(lines(table).nth(2).inner_text())
    table.keyboard.press("ArrowLeft")
    expect(here).to_have_text(lines(table).nth(1).inner_text())


def test_a_game_by_name_is_told_as_a_hand(table: Page) -> None:
    button(table, "Set up").click()
    table.get_by_label("Game by name").select_option("Badugi")
    button(table, "Put it on the table").click()
    expect(table.locator("dialog[open]")).to_have_count(0)
    button(table, "Keep and send").click()
    assert json.loads(text_of(table, "Hand"))["hand"]["structure"] == "fixed_limit"


def test_it_is_copied_with_and_without_a_clipboard(table: Page) -> None:
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(table, "Keep and send").click()
    link = table.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("#s="))
    copy = button(table, "Copy the link")
    copy.click()
    seen(table.locator("dialog[open]"), "Copied")
    assert table.evaluate("navigator.clipboard.readText()") == link.input_value()
    button(table, "Close").click()
    table.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as without https
    button(table, "Keep and send").click()
    copy.click()
    seen(table.locator("dialog[open]"), re.compile("Copied|It is selected"))
    assert table.evaluate("getSelection().toString()") == link.input_value()


def test_the_slip_alone_is_printed_on_half_a_page(table: Page) -> None:
    slip = table.locator("#slip")
    button(table, "House rules").click()
    table.get_by_text("Bets and raises").click()
    table.get_by_label("How large must a raise be?").select_option(index=1)
    button(table, "Rule by these").click()
    for beside in ("Robert's Rules 11", "WSOP cash 2024"):
        table.locator(".beside > button").click()
        table.get_by_role("group", name="Compare with").get_by_role("button", name=beside).click()
        table.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(slip).to_contain_text("House rules in force")
    expect(slip).to_contain_text("Robert's Rules 11")
    expect(slip).not_to_be_visible()
    table.evaluate("window.print = () => { window.printed = true }")
    button(table, "Keep and send").click()
    button(table, "Print the slip").click()
    assert table.evaluate("window.printed")
    table.emulate_media(media="print")
    expect(slip).to_be_visible()
    expect(table.locator("#table")).not_to_be_visible()
    told = slip.inner_text()
    for part in (
        "TDA 2019, version 1",
        "Poker Tournament Directors Association, 2019, https://www.pokertda.com, in our words",
        "throws in one 5,000 chip",
        "call",
        "44",
        "the book says so",
        "How large must a raise be? At least as large as the whole bet, which doubles it",
        "#s=",
        "Other",
    ):
        assert part.lower() in told.lower(), part
    assert len(re.findall(rb"/Type\s*/Page\b", table.pdf(prefer_css_page_size=True))) == 1


def test_a_service_with_keys_asks_for_one_and_goes_on(browser: Browser, tmp_path: Path) -> None:
    secret = new_secret()
    (tmp_path / "keys.toml").write_text(to_toml(Key("desk", digest(secret), rate=Rate(40, "day"))))
    server = Server(tmp_path / "log", KEYS_FILE=str(tmp_path / "keys.toml"), WORKERS="1")
    try:
        at = f"http://127.0.0.1:{server.port}"
        with shown(browser, at, f"/table#case={OVERCHIP}", refused=True) as page:
            field = page.get_by_label("Key", exact=True)
            field.fill("none of yours")
            button(page, "Use this key").click()
            seen(page.get_by_role("alert"), "does not know this key")
            field.fill(secret)
            field.press("Enter")
            expect(lines(page)).to_have_count(2)
            button(page, "Keep and send").click()
            assert "$FLOORMAN_KEY" in text_of(page, "curl")
            assert secret not in page.content()
            button(page, "Close").click()
            for _ in range(40):  # until the day's share is used up
                page.evaluate(
                    "key => fetch('/v1/rulebooks', {cache: 'no-store', headers: {Authorization: `Bearer ${key}`}})",
                    secret,
                )
            opened(page, f"#case={SHORT_ALL_IN}")
            seen(page.get_by_role("alert"), re.compile(r"Too many questions at once. Try again in [\d,]+ seconds"))
            kept = page.evaluate("[localStorage.length, sessionStorage.length, document.cookie]")
            assert kept == [0, 0, ""]
    finally:
        server.stop()


def test_where_the_service_does_not_answer_it_can_be_asked_again(browser: Browser, address: str) -> None:
    context = browser.new_context()
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.route("**/v1/rulebooks", lambda route: route.abort())
    page.goto(f"{address}/table")
    seen(page.get_by_role("alert"), "does not answer")
    page.unroute("**/v1/rulebooks")
    button(page, "Try again").click()
    seen(lines(page).first, "posts the small blind")
    context.close()


def test_what_something_else_answers_with_200_is_no_answer(browser: Browser, address: str) -> None:
    with shown(browser, address, "/table") as page:
        seen(lines(page).first, "posts the small blind")
        for body in ("{}", "<html>", "null"):
            answered_with(page, "**/v1/decisions", body)
            button(page, "Fold").click()
            seen(page.get_by_role("alert"), "not from this service")
            page.unroute("**/v1/decisions")
            button(page, "Try again").click()
            expect(page.get_by_role("alert")).to_have_count(0)
        expect(lines(page)).to_have_count(4)
        button(page, "Hand histories").click()
        page.get_by_label("Or paste hands here").fill((FILES / "phh/ft.phh").read_text())
        for body in ("{}\n", "no line", ""):
            answered_with(page, "**/v1/hands?*", body)
            button(page, "Judge these").click()
            seen(page.get_by_role("alert"), "Try again")
            page.unroute("**/v1/hands?*")
            button(page, "Try again").click()
            seen(page.locator("dialog[open] .hand-verdict"), "Legal")


@pytest.mark.parametrize(("width", "scheme"), drawn([(390, "light"), (820, "dark"), (1440, "light")], "sheets"))
def test_what_is_opened_fits_and_keeps_nobody_out(browser: Browser, address: str, width: int, scheme: str) -> None:
    with shown(browser, address, f"/table#case={OVERCHIP}", width, scheme) as page:
        expect(lines(page)).to_have_count(2)
        for name in ("Situations", "Hand histories", "Keep and send"):
            button(page, name).click()
            inside = page.locator("dialog[open]")
            expect(inside).to_be_visible()
            if name == "Situations":
                expect(inside.locator(".story")).not_to_have_count(0)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert inside.evaluate("node => node.scrollWidth <= node.clientWidth")
            assert findings(page) == []
            page.keyboard.press("Escape")
            expect(inside).to_have_count(0)
