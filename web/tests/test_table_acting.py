"""The table: a spot is set up and played with plain actions, by mouse and by keyboard."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from web.tests.chromium import SCHEMES, WIDTHS, assert_fits_and_keeps_nobody_out, show_tool, shown

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

TABLE: Final = "/table"
MANY: Final = 150  # presses of the tab key: more controls than the page and its dialog have
OVERHANG: Final = "part => document.querySelector(part).scrollWidth - document.querySelector(part).clientWidth"
OVERLAPS: Final = """() => {
    const seats = [...document.querySelectorAll(".seat")].map((seat) => seat.getBoundingClientRect());
    return seats.filter((a, i) => seats.slice(0, i).some((b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""
CUT: Final = """() => [...document.querySelectorAll(".seat-stack")].filter((stack) => {
    const [told, seat] = [new Range(), stack.closest(".seat").getBoundingClientRect()];
    told.selectNodeContents(stack.lastChild);
    const { left, right, height } = told.getBoundingClientRect();
    return left < seat.left + 4 || right > seat.right - 4 || height > 24;
}).map((stack) => stack.textContent)"""

IS_SEEN: Final = """() => {
    const { x, y, width, height } = document.activeElement.getBoundingClientRect();
    return document.activeElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("width", WIDTHS.values(), ids=list(WIDTHS))
def test_ten_seats_fit_and_their_set_up_too(browser: "Browser", address: str, width: int) -> None:
    with shown(browser, address, TABLE, width) as page:
        open_set_up(page)
        for _ in range(4):
            click(page, "Add a seat")
        page.get_by_label("In the middle of a street").check()
        assert page.evaluate(OVERHANG, "dialog[open] .sheet-body") <= 0
        assert_fits_and_keeps_nobody_out(page, *[(width, scheme) for scheme in SCHEMES])
        page.get_by_label("From the start of the street").check()
        put_on_the_table(page)
        page.locator(".seat").nth(9).wait_for()
        assert page.evaluate(OVERHANG, "html") <= 0
        assert page.evaluate(OVERLAPS) == 0
        assert_fits_and_keeps_nobody_out(page, *[(width, scheme) for scheme in SCHEMES])


def test_a_spot_is_put_down_once_however_often_it_is_clicked(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        open_set_up(page)
        click(page, "Add a seat")
        page.evaluate("""() => {
            const put = [...document.querySelectorAll("dialog[open] button")].at(-1);
            put.click();
            put.click();
        }""")
        page.locator(".seat").nth(6).wait_for()
        click(page, "Undo")
        page.locator(".seat").nth(6).wait_for(state="detached")
        assert page.get_by_role("button", name="Undo").is_disabled()


def test_a_hand_is_played_to_its_end_with_the_mouse(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, motion="no-preference") as page:
        set_up_three(page)
        raise_to(page, 600)
        to_act(page, 1)
        assert "in front: 600" in seat(page, 3)
        click(page, "Call 500")
        to_act(page, 2)
        page.get_by_role("button", name="Pot 2,400").wait_for()
        click(page, "Fold")
        page.get_by_text("Pot 1,400", exact=True).first.wait_for()
        click(page, "Deal the flop")
        to_act(page, 1)
        click(page, "Check")
        to_act(page, 3)
        click(page, "All-in")
        to_act(page, 1)
        click(page, "Call 19,400, all-in")
        page.get_by_text("Showdown", exact=True).wait_for()  # turn and river are dealt: nobody can bet on them
        click(page, "Back one step")
        page.get_by_role("button", name="Deal the river").wait_for()
        page.get_by_text("Nobody can bet any more").wait_for()
        click(page, "Undo")
        click(page, "Undo")
        to_act(page, 1)
        click(page, "Redo")
        page.get_by_text("Showdown", exact=True).wait_for()


def test_pots_are_given_and_the_next_hand_follows(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, motion="no-preference") as page:
        open_set_up(page)
        for number in (6, 5, 4):
            click(page, f"Remove seat {number}")
        page.get_by_label("Seat 2: stack").fill("5025")
        page.get_by_label("Seat 1: stack").fill("12000")
        put_on_the_table(page)
        for number in (3, 1, 2):
            to_act(page, number)
            click(page, "All-in")
        page.get_by_text("Showdown", exact=True).wait_for()
        assert page.get_by_role("button", name="Give the pots").is_disabled()
        main, side = (page.get_by_role("group", name=re.compile(name)) for name in ("^Main pot", "^Side pot"))
        main.get_by_role("button", name="Seat 2").click()
        main.get_by_role("button", name="Seat 3").click()
        side.get_by_role("button", name="Seat 3").click()
        click(page, "Give the pots")
        page.get_by_text("The hand is over", exact=True).wait_for()
        # of 15,075 each has 7,525, and the odd 25 goes left of the button; seat 3 has the side pot, and 8,000 back
        assert "7,550" in seat(page, 2)
        assert "29,475" in seat(page, 3)
        click(page, "Next hand")
        to_act(page, 2)
        assert page.locator(".seat").count() == 2  # seat 1 is out
        assert "in front: 100" in seat(page, 2)
        assert "has the button" in seat(page, 2)
        click(page, "Fold")
        page.get_by_text("Seat 3 wins").first.wait_for()
        click(page, "Next hand")
        to_act(page, 3)
        assert "29,475" in seat(page, 3)
        assert "in front: 100" in seat(page, 3)
        page.reload()
        to_act(page, 3)
        click(page, "Fold")
        click(page, "Next hand")  # a link holds what it hangs on
        to_act(page, 2)


def test_a_house_chooses_how_the_button_goes_on(browser: "Browser", address: str) -> None:
    with shown(browser, address, f"{TABLE}#rulebook=roberts") as page:
        for number in (3, 4, 5, 6, 1):
            to_act(page, number)
            click(page, "Fold")
        page.get_by_label("Cash game").check()
        click(page, "Next hand")
        click(page, "Dead button")
        to_act(page, 4)
        assert "has the button" in seat(page, 1)


@pytest.mark.parametrize("width", WIDTHS.values(), ids=list(WIDTHS))
def test_seven_figures_stand_whole_and_two_face_each_other(browser: "Browser", address: str, width: int) -> None:
    with shown(browser, address, TABLE, width) as page:
        open_set_up(page)
        for number in range(1, 7):
            page.get_by_label(f"Seat {number}: stack").fill("9888875")
        for _ in range(4):
            click(page, "Add a seat")
        put_on_the_table(page)
        page.locator(".seat").nth(9).wait_for()
        click(page, "All-in")
        to_act(page, 10)
        assert page.evaluate(CUT) == []
        assert page.evaluate(OVERLAPS) == 0
        open_set_up(page)
        page.get_by_label("From the start of the street").check()
        for number in range(10, 2, -1):
            click(page, f"Remove seat {number}")
        put_on_the_table(page)
        page.locator(".seat").nth(2).wait_for(state="detached")
        one, other = (place.bounding_box() for place in page.locator(".seat").all())
        assert one
        assert other
        assert abs(one["y"] - other["y"]) < 3
        assert abs(one["x"] - other["x"]) > page.locator(".felt-cloth").bounding_box()["width"] * 0.6


def test_what_is_not_legal_can_be_proposed_and_by_another_seat(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        set_up_three(page)
        raise_to(page, 300)
        to_act(page, 1)
        assert "in front: 400" in seat(page, 3)
        page.get_by_role("button", name=re.compile("^Seat 2")).first.click()
        page.get_by_text("Seat 2 acts out of turn").wait_for()
        click(page, "Call")
        page.locator(".seat", has_text="out of turn").wait_for()
        to_act(page, 1)
        assert "Seat 2" in page.locator(".seat", has_text="out of turn").inner_text()


def three_come_to_the_flop(page: "Page") -> None:
    """From the set-up of six: one calls, one folds, one checks."""
    for number in (6, 5, 4):
        click(page, f"Remove seat {number}")
    put_on_the_table(page)
    click(page, "Call 200")
    to_act(page, 1)
    click(page, "Fold")
    to_act(page, 2)
    click(page, "Check")


def test_the_betting_is_over_and_limit_doubles(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        open_set_up(page)
        page.get_by_label("Limit", exact=True).check()
        three_come_to_the_flop(page)
        click(page, "Deal the flop, bets of 400")
        page.get_by_role("button", name="Bet 400").wait_for()
        click(page, "Fold")
        page.get_by_text(re.compile(r"Seat \d wins: all others")).wait_for()


def test_who_comes_late_posts_and_the_pot_is_marked(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, refused=True) as page:
        open_set_up(page)
        page.get_by_text("More: late and dead posts").click()
        click(page, "Add a post")
        click(page, "Add a post")
        page.get_by_label("Post 1: seat").select_option("Seat 5")
        page.get_by_label("Post 2: seat").select_option("Seat 5")
        page.get_by_label("Post 2: live or dead").select_option("Dead")
        assert page.get_by_label("Post 2: amount").input_value() == "100"
        page.get_by_label("Post 1: amount").fill("")
        click(page, "Put it on the table")
        page.get_by_role("alert").get_by_text("Post 1: amount: This is needed.").wait_for()
        page.get_by_label("Post 1: amount").fill("200")
        put_on_the_table(page)
        page.get_by_text("Seat 5 posts, dead, 100").wait_for()
        assert "in front: 200" in seat(page, 5)
        # 100 dead, 500 bet: a raise of the pot calls 200, and goes up by the 800 that lie there then
        page.get_by_role("button", name="Pot 1,000").wait_for()
        click(page, "Half pot 600")
        click(page, "Raise to 600")
        to_act(page, 4)
        click(page, "Undo")
        click(page, "Set up")
        click(page, "Remove post 2")
        put_on_the_table(page)
        page.get_by_role("button", name="Half pot 550").wait_for()


def test_the_next_street_has_other_bets(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        open_set_up(page)
        page.get_by_label("Spread limit").check()
        page.get_by_label("Largest bet").fill("1000")
        three_come_to_the_flop(page)
        page.get_by_role("button", name="Deal the flop, bets of 200 to 1,000").first.wait_for()
        page.get_by_text("Other bets").click()
        page.get_by_label("Largest bet on the next street").fill("2000")
        click(page, "Deal the flop, bets of 200 to 2,000")
        page.get_by_role("button", name="Maximum 2,000").wait_for()


def by_name(page: "Page", game: str, amounts: dict[str, str]) -> None:
    """The game by its name, with the amounts by what their labels say."""
    open_set_up(page)
    page.get_by_label("Game by name").select_option(game)
    for label, amount in amounts.items():
        page.get_by_label(label).first.fill(amount)


def test_limit_badugi_is_set_up_by_its_name_and_its_bets_follow(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        by_name(page, "Badugi", {"Small bet": "10", "Big bet": "20", "Stack of each": "1000"})
        page.get_by_label("How many seats").select_option("3")
        put_on_the_table(page)
        page.get_by_text("Before the first draw").first.wait_for()
        page.locator(".seat").nth(3).wait_for(state="detached")
        to_act(page, 3)
        click(page, "Call 10")
        to_act(page, 1)
        click(page, "Call 5")
        to_act(page, 2)
        click(page, "Check")
        for draw, bet in (("first", 10), ("second", 20), ("third", 20)):
            click(page, f"Draw, and go on after the {draw} draw")
            page.get_by_text(f"After the {draw} draw").first.wait_for()
            for number in (1, 2, 3):
                to_act(page, number)
                page.get_by_role("button", name=f"Bet {bet}", exact=True).wait_for()
                click(page, "Check")
        page.get_by_role("button", name="Seat 3", exact=True).click()
        click(page, "Give the pot")
        click(page, "Next hand")
        to_act(page, 1)  # three players: the button acts first
        page.get_by_text("Before the first draw").first.wait_for()
        assert "1,020" in seat(page, 3) or "1,010" in seat(page, 3)


def test_stud_is_brought_in_by_the_seat_that_is_tapped_and_an_open_pair_is_a_tap(
    browser: "Browser", address: str
) -> None:
    with shown(browser, address, TABLE, refused=True) as page:
        by_name(page, "Seven-card stud", {"Small bet": "200", "Big bet": "400", "Bring-in": "50", "Ante": "25"})
        page.get_by_label("How many seats").select_option("2")
        page.get_by_label("Players left in the event").fill("9")
        click(page, "Put it on the table")
        page.locator("dialog[open] .fault").first.wait_for()  # nobody brings it in
        page.get_by_role("group", name="Who brings it in").get_by_role("button", name="Seat 2").click()
        put_on_the_table(page)
        to_act(page, 2)
        click(page, "Bring in for 50")
        to_act(page, 1)
        click(page, "Call 50")
        page.get_by_role("group", name="Whose hand shows high?").get_by_role("button", name="Seat 1").click()
        click(page, "Deal fourth street, with an open pair")
        page.get_by_role("button", name="Minimum 200").wait_for()
        page.get_by_role("button", name="Maximum 400").wait_for()
        click(page, "Check")
        to_act(page, 2)
        click(page, "Check")
        for street in ("fifth", "sixth", "seventh"):
            page.get_by_role("group", name="Whose hand shows high?").get_by_role("button", name="Seat 1").click()
            click(page, f"Deal {street} street")
            page.get_by_role("button", name="Bet 400", exact=True).wait_for()
            click(page, "Check")
            to_act(page, 2)
            click(page, "Check")
        page.get_by_role("group", name="Pot 150").get_by_role("button", name="Seat 1").click()
        click(page, "Give the pot")
        page.get_by_role("group", name="Next hand: who brings it in").get_by_role("button", name="Seat 1").click()
        to_act(page, 1)
        page.get_by_role("button", name="Bring in for 50").wait_for()


def test_each_game_is_put_on_the_table_by_its_name_alone(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        games = page.evaluate("fetch('/v1/games').then((answer) => answer.json())")["games"]
        for game in games:
            by_name(page, game["title"], {})
            brings_it_in = page.get_by_role("group", name="Who brings it in")
            if brings_it_in.count():
                brings_it_in.get_by_role("button", name="Seat 3").click()
            put_on_the_table(page)
            first = game["streets"][game["begins_on"] - 1]["name"]
            page.locator(".felt-street").get_by_text(re.compile(f"^{first}$", re.IGNORECASE)).wait_for()
            page.locator(".seat.to-act").wait_for()


def test_antes_straddles_and_late_posts_are_set_up_by_the_name_of_the_game(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        for event, who, chosen, label, usual, post in (
            ("Tournament", "Who antes", "The big blind", "Ante", "200", "Seat 2 antes 200"),
            ("Cash game", "Who straddles", "Under the gun", "Straddle", "400", "Seat 3 straddles for 400"),
            ("Cash game", "Who straddles", "The button", "Straddle", "400", "Seat 6 straddles for 400"),
        ):
            by_name(page, "Texas hold'em", {"Big blind": "200"})
            page.get_by_role("radio", name=event).check()
            page.get_by_label(who).select_option(chosen)
            assert page.get_by_label(label, exact=True).input_value() == usual
            put_on_the_table(page)
            page.get_by_text(post).wait_for()
        open_set_up(page)
        page.get_by_text("More: late and dead posts").click()
        click(page, "Add a post")
        click(page, "Add a dead small blind")
        assert_fits_and_keeps_nobody_out(page, *[(WIDTHS["phone"], scheme) for scheme in SCHEMES])
        put_on_the_table(page)
        page.get_by_text("Seat 3 posts, dead, 100").wait_for()
        assert posted(page)[:3] == ["Seat 3 posts 200", "Seat 3 posts, dead, 100", "Seat 6 straddles for 400"]


def test_the_page_asks_about_an_amount_that_the_smallest_chip_cannot_pay(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        by_name(page, "Texas hold'em", {"Big blind": "200", "Small blind": "100", "Smallest chip": "500"})
        for answer, chip in (("No, keep what is typed", "500"), ("Yes, chips of 100", "100")):
            click(page, "Put it on the table")
            page.get_by_role("alert").get_by_text("200 cannot be paid in chips of 500. Is a smaller").wait_for()
            assert_fits_and_keeps_nobody_out(page, (WIDTHS["phone"], "light"))
            click(page, answer)
            fields = [page.get_by_label(label).first.input_value() for label in ("Smallest chip", "Big blind")]
            assert fields == [chip, "200"]
            put_on_the_table(page)
            open_set_up(page)
        put_on_the_table(page)
        page.locator(".act-raise input[inputmode]").fill("450")
        click(page, "Yes, chips of 25. Raise to 450")
        page.get_by_text("The raise stands: to 450.").first.wait_for()


def test_what_is_usual_at_a_bet_follows_it_until_it_is_said(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        by_name(page, "Seven-card stud", {"Small bet": "20"})
        assert page.get_by_label("Big bet").input_value() == "40"
        assert page.get_by_label("Bring-in").input_value() == "5"
        page.get_by_label("Big bet").fill("50")
        page.get_by_label("Small bet").fill("30")
        assert page.get_by_label("Big bet").input_value() == "50"
        assert page.get_by_label("Bring-in").input_value() == "8"


def test_a_killed_pot_asks_for_the_killer_and_names_the_kill_and_a_book_for_cash_games(
    browser: "Browser", address: str
) -> None:
    with shown(browser, address, TABLE, refused=True) as page:
        by_name(page, "Omaha hi-lo", {"Small bet": "20"})
        page.get_by_label("Kill").first.select_option("Kill")
        killers = page.get_by_role("group", name="Who posts the kill?")
        assert killers.locator("[aria-pressed=true]").count() == 0
        page.get_by_text("TDA 2024 is not for cash games", exact=False).wait_for()
        click(page, "Put it on the table")
        page.locator("dialog[open] .fault").first.wait_for()  # nobody kills it
        killers.get_by_role("button", name="Seat 2").click()
        put_on_the_table(page)
        page.get_by_text("Seat 2 posts the kill, 40").wait_for()
        ruling = page.get_by_label("Rulebook", exact=True)
        assert ruling.input_value() == "roberts-11"
        assert posted(page) == ["Seat 1 posts the small blind, 10", "Seat 2 posts the kill, 40"]
        ruling.select_option(label="WSOP tournaments 2024")
        by_name(page, "Omaha hi-lo", {})
        page.get_by_text("WSOP tournaments 2024 stays in force, though it is not for cash games.").wait_for()
        page.get_by_role("group", name="Who posts the kill?").get_by_role("button", name="Seat 5").click()
        put_on_the_table(page)
        page.get_by_text("Seat 5 posts the kill, 40").wait_for()
        assert posted(page)[:2] == ["Seat 1 posts the small blind, 10", "Seat 2 posts the big blind, 20"]
        assert ruling.input_value() == "wsop-2024"  # the reader chose it


def test_antes_of_short_deck_and_of_a_bomb_pot_are_told_as_antes(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        by_name(page, "Short-deck hold'em", {"Ante": "50"})
        put_on_the_table(page)
        page.get_by_text("All others ante 50").wait_for()
        assert posted(page) == ["Seat 6 antes double, on the button: 100", "All others ante 50"]
        assert page.get_by_label("Rulebook", exact=True).input_value() == "tda-2024"
        by_name(page, "Bomb pot (hold'em)", {"Ante": "25"})
        put_on_the_table(page)
        page.get_by_text("Everybody antes 25").wait_for()
        assert posted(page) == ["Everybody antes 25"]
        assert page.get_by_label("Rulebook", exact=True).input_value() == "roberts-11"


def posted(page: "Page") -> list[str]:
    told: list[str] = page.locator(".log-streets ol").first.locator("button").first.locator("span").all_inner_texts()
    return told


def test_a_half_kill_lifts_the_stakes(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        by_name(page, "Omaha hi-lo", {"Small bet": "20", "Big bet": "40"})
        page.get_by_label("Kill").first.select_option("Half kill")
        page.get_by_role("group", name="Who posts the kill?").get_by_role("button", name="Seat 5").click()
        click(page, "The killer acts last")
        assert_fits_and_keeps_nobody_out(page)
        put_on_the_table(page)
        page.get_by_text("Bets 60", exact=True).wait_for()
        assert "in front: 30" in seat(page, 5)
        for number in (3, 4, 6, 1):
            to_act(page, number)
            click(page, "Fold")
        to_act(page, 2)
        click(page, "Call 10")
        to_act(page, 5)  # he acts last
        page.reload()
        to_act(page, 5)
        click(page, "Set up")  # once something has happened, as it stands
        assert page.get_by_label("In the middle of a street").is_checked()


def test_what_does_not_fit_is_said_at_its_field(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, refused=True) as page:
        open_set_up(page)
        page.get_by_label("In the middle of a street").check()
        page.get_by_label("Seat 3: in front").fill("1000")
        click(page, "Put it on the table")
        page.get_by_role("alert").get_by_text(re.compile("fit yet")).wait_for()
        invalid = page.locator("[aria-invalid=true]")
        assert [one.get_attribute("aria-label") for one in invalid.all()] == ["The last raise, by"]
        page.get_by_label("The last raise, by").fill("600")
        page.get_by_label("Seat 4: to act").check()
        page.get_by_label("Seat 3: acted").check()
        put_on_the_table(page)
        to_act(page, 4)
        page.get_by_role("button", name="Minimum 1,600").wait_for()


def test_a_house_rules_otherwise(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        set_up_three(page)
        raise_to(page, 600)
        page.get_by_role("button", name="Minimum 1,000").wait_for()
        open_rules(page)
        assert page.get_by_label("How large must a raise be?").is_hidden()  # the groups are closed
        page.get_by_label("Search the questions").fill("minimum how large")
        page.get_by_label("How large must a raise be?").select_option(
            "At least as large as the whole bet, which doubles it"
        )
        group = page.locator("details.questions", has_text="1 house rule is on")
        assert "rule 43-A\na house rule" in group.locator(".citation").inner_text()
        assert_fits_and_keeps_nobody_out(page, (WIDTHS["phone"], "light"), (WIDTHS["wide"], "dark"))
        click(page, "Rule by these")
        page.get_by_role("button", name="1 house rule is on").wait_for()
        page.get_by_role("button", name="Minimum 1,200").wait_for()
        page.get_by_label("Rulebook", exact=True).select_option(label="TDA 2013")
        compare(page, "WSOP tournaments 2024")
        page.locator(".other-books", has_text="WSOP tournaments 2024").wait_for()


def test_the_keyboard_alone_sets_up_a_spot_and_gets_a_ruling(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        to_act(page, 3)
        show_tool(page, "Set up")
        press(page, "Set up", "Enter")
        press(page, "Big blind", "Control+a", "4", "0", "0")
        press(page, "Seat 3: stack", "Control+a", *"9000")
        press(page, "Put it on the table", "Enter")
        page.get_by_role("button", name="Raise to 800").wait_for()
        press(page, "Act", "ArrowRight", "ArrowLeft")
        press(page, "Raise to", "Control+a", *"700", "Enter")
        to_act(page, 4)
        page.locator(".ruling").get_by_text("800").first.wait_for()
        assert "8,200" in seat(page, 3)
        page.set_viewport_size({"width": page.evaluate("innerWidth"), "height": 400})
        press(page, "Set up", tab="Shift+Tab")
        page.wait_for_function(IS_SEEN)  # not behind the bar


def test_while_an_answer_is_awaited_nothing_that_was_done_is_lost(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE) as page:
        set_up_three(page)
        page.route("**/v1/decisions", hold)
        click(page, "Fold")
        page.locator(".room[aria-busy=true]").wait_for()
        click(page, "Call 200")  # it was not meant for the seat that acts next, nor in place of the fold
        compare(page, "TDA 2013")
        compare(page, "TDA 2019")
        page.unroute("**/v1/decisions", hold)  # which lets go of what it holds
        to_act(page, 1)
        assert "folded" in seat(page, 3)
        page.locator(".beside > button").click()
        for title in ("TDA 2013", "TDA 2019"):
            page.get_by_role("button", name=title, exact=True, pressed=True).wait_for()


def test_amounts_are_taken_as_the_reader_writes_them(browser: "Browser", address: str) -> None:
    with shown(browser, address, TABLE, locale="ar-EG") as page:
        field = page.locator(".act-raise input[inputmode]")
        assert field.input_value() == "٤٠٠"
        for typed in ("٤٢٥", "1.500", "1٬500", "1,00,000", "9007199254740991"):
            field.fill(typed)
            page.locator(".act-buttons button[form]:enabled").wait_for()
        for typed in ("1.5", "1,50", "1٫5", "1e3", "-5", "9007199254740993"):
            field.fill(typed)
            page.locator(".act-buttons button[form]:disabled").wait_for()


def hold(_: "Route") -> None:
    """No answer, for as long as requests are routed here."""


def open_set_up(page: "Page") -> None:
    show_tool(page, "Set up")
    click(page, "Set up")
    page.get_by_role("heading", name="Set up the spot").wait_for()


def put_on_the_table(page: "Page") -> None:
    click(page, "Put it on the table")
    page.locator("dialog[open]").wait_for(state="detached")


def open_rules(page: "Page") -> None:
    show_tool(page, "House rules")
    page.get_by_role("button", name=re.compile("^House rules|house rules? (is|are) on")).click()
    page.get_by_role("heading", name="House rules").wait_for()


def compare(page: "Page", title: str) -> None:
    """With one rulebook more, beside the one that rules."""
    page.locator(".beside > button").click()
    page.get_by_role("group", name="Compare with").get_by_role("button", name=title, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def set_up_three(page: "Page") -> None:
    """Three seats with 20,000 each, seat 3 on the button and to act: 100-200."""
    open_set_up(page)
    for number in (6, 5, 4):
        click(page, f"Remove seat {number}")
    put_on_the_table(page)
    page.locator(".seat").nth(3).wait_for(state="detached")
    to_act(page, 3)


def raise_to(page: "Page", to: int) -> None:
    """With chips: the amount is cleared, and put together of hundreds."""
    click(page, "Clear")
    for _ in range(to // 100):
        click(page, "+100")
    click(page, f"Raise to {to:,}")


def to_act(page: "Page", number: int) -> None:
    page.get_by_text(f"Seat {number} is to act").first.wait_for()


def seat(page: "Page", number: int) -> str:
    """What is said of a seat, to those who see it and to those who do not."""
    return page.locator(".seat", has_text=f"Seat {number}").first.text_content() or ""


def click(page: "Page", name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def press(page: "Page", name: str, *keys: str, tab: str = "Tab") -> None:
    """Goes to a control with the tab key alone, and presses keys there."""
    wanted = page.get_by_label(name, exact=True).or_(page.get_by_role("button", name=name, exact=True))
    wanted = wanted.or_(page.get_by_role("tab", name=name, exact=True)).first
    for _ in range(MANY):
        page.keyboard.press(tab)
        if wanted.evaluate("one => one === document.activeElement"):
            break
    else:
        pytest.fail(f"the tab key does not come to {name!r}")
    for key in keys:
        page.keyboard.press(key)
