"""Every word of some answers: what bears on the ruling is said, in its order, with its facts, and nothing else."""

from typing import Final

import pytest

from service.cases import load_cases
from tests.cases.doors import Straight, ask

CASES: Final = {case.id: case for case in load_cases()}
SAID: Final = {
    ("check_and_call.call", "tda-2019"): ["Seat 2 calls 600, adding 600."],
    ("early_declarations.undercall_before_its_turn", "tda-2019"): [
        "Seat 3 acts out of turn: action backs up to seat 2, and what seat 3 did stays pending.",
        "Seat 3 put in less than the call of 600, out of turn: the floor chooses.",
    ],
    ("spoken.time_is_no_action", "roberts-11"): ["Seat 3 asks for time: it keeps its turn."],
    ("overchip.raise_said_first", "tda-2019"): [
        "Seat 2 spoke and moved chips: its words count, since they came first.",
        "What seat 2 said aloud is binding.",
        "Seat 2 named no amount: the chips it pushed make it 1000.",
        "Seat 2 raises by 700 to 1000.",
        "Betting is open again to seat 1.",
    ],
    ("words_or_chips.raise_with_the_chip", "tda-2019"): [
        "Seat 3 spoke and moved chips: its words count, since they are clear.",
        "What seat 3 said aloud is binding.",
        "Seat 3 named no amount: the chips it pushed make it 5000.",
        "Seat 3 raises by 3800 to 5000.",
        "Betting is open again to seats 1, 2.",
    ],
    ("words_or_chips.raise_after_the_chip", "tda-2019"): [
        "Seat 3 moved its chips before it spoke: the chips count.",
        "One chip of 5000 is a call where no raise was said before it; change is due.",
        "Seat 3 calls 1200, adding 1200.",
    ],
    ("words_or_chips.raise_after_the_chip", "roberts-11"): [
        "Seat 3 spoke and moved chips: its words count, since words go before chips.",
        "What seat 3 said aloud is binding.",
        "Seat 3 named no amount: the chips it pushed make it 5000.",
        "Seat 3 raises by 3800 to 5000.",
        "Betting is open again to seats 1, 2.",
    ],
    ("words_or_chips.word_agrees_with_the_chips", "tda-2019"): ["Seat 3 calls 1200, adding 1200."],
    ("string_bet.raise_said_with_the_amount", "tda-2019"): [
        "Seat 2 spoke and moved chips: its words count, since they came first.",
        "What seat 2 said aloud is binding.",
        "A raise with an amount is a raise to 1500 in all.",
        "A raise is put in with one motion, or its amount is named before.",
        "Seat 2 raises by 1100 to 1500.",
        "Betting is open again to seat 1.",
    ],
    ("words_or_chips.amount_said_other_amount_pushed", "tda-2019"): [
        "Seat 3 spoke and moved chips: its words count, since they came first.",
        "What seat 3 said aloud is binding.",
        "A raise with an amount is a raise to 3000 in all.",
        "Seat 3 raises by 1800 to 3000.",
        "Betting is open again to seats 1, 2.",
        "5000 in chips were put in: what the action does not take comes back.",
    ],
    ("string_bet.limit_second_bet_too_late", "tda-2019"): [
        "Chips that follow in another motion do not count: they are given back.",
        "Seat 2 calls 20, adding 20.",
        "40 in chips were put in: what the action does not take comes back.",
    ],
    ("string_bet.under_half_and_then_more", "tda-2019"): [
        "Chips that follow in another motion do not count: they are given back.",
        "A raise is put in with one motion, or its amount is named before.",
        "Without the smallest of the chips the call would still be covered, so they may be a raise.",
        "100 beyond 400 is less than half of a full raise, which is 400: it is a call.",
        "Seat 2 calls 400, adding 400.",
        "800 in chips were put in: what the action does not take comes back.",
    ],
    ("reopening.why_it_is_a_call", "tda-2019"): [
        "Seat 2 has acted, and 100 more does not reopen the betting, which takes 400 in all: it may call or fold.",
        "Seat 2 calls 500, adding 100.",
    ],
    ("reopening.chain_opens_at_its_second_link", "tda-2019"): [
        "Seat 3 is all-in to 650, 150 more than the bet and short of a full bet or raise.",
        "Betting is open again to seat 1.",
        "Short all-ins add up: 200 + 150 = 350 for seat 1, and 300 is needed.",
    ],
    ("reopening_limit.second_short_all_in_makes_it_full", "badugi"): [
        "Seat 3 is all-in to 31, 5 more than the bet and short of a full bet or raise.",
        "Betting is not reopened to any seat that has acted: that takes 10 more in one all-in.",
    ],
    ("short_all_in.opening_bet_of_twenty", "tda-2019"): ["Seat 1 is all-in for 20, less than the smallest bet of 100."],
    ("misnamed.raise_after_that_check", "tda-2019"): [
        "What seat 3 said aloud is binding.",
        "Seat 3 has lost the right to bet or raise.",
        "Seat 3 calls 1200, adding 1200.",
    ],
    ("early_declarations.raise_announced", "tda-2019"): [
        "Seat 6 acts out of turn: action backs up to seat 5, and what seat 6 did stays pending.",
        "A raise with an amount is a raise to 800 in all.",
    ],
    ("prior_chips.change_due_makes_up_the_call", "tda-2019"): [
        "Seat 2 calls 600, adding 400.",
        "100 in chips were put in: the rest is owed.",
        "500 in chips were put in: they are the chips from before.",
    ],
    ("prior_chips.option_half_a_raise", "tda-2019"): [
        "Counting what is left of the old chips, seat 2 has 300 in front.",
        "Without the smallest of the chips the call would still be covered, so they may be a raise.",
        "100 beyond 200 is at least half of a full raise, which is 200: it is a raise.",
        "All chips pushed in silently count; no change is due.",
        "300 is below the minimum: it is brought up to 400.",
        "Seat 2 raises by 200 to 400.",
        "Betting is open again to seats 1, 3.",
    ],
    ("prior_chips.bettors_last_chips", "tda-2019"): [
        "Counting what is left of the old chips, seat 1 has 1700 in front.",
        "Without the smallest of the chips the call would still be covered, so they may be a raise.",
        "That is all that seat 1 has, and not all of it is needed for the call: it is all-in.",
        "Seat 1 is all-in to 1700, 400 more than the bet and short of a full bet or raise.",
    ],
    ("gesture.rap_with_no_bet", "tda-2019"): ["Seat 1 raps the table: that is a check.", "Seat 1 checks."],
    ("gesture.rap_facing_a_bet", "tda-2019"): [
        "Seat 3 raps the table: that is a check.",
        "Seat 3 faces a bet of 1200 and lacks 1200: it cannot check.",
        "Having checked against a bet, seat 3 may call or fold, and has lost the raise.",
    ],
    ("overchip.unopened", "tda-2019"): [
        "With no bet to call, one silent chip is a bet of all it is worth.",
        "Seat 1 bets 1000.",
    ],
    ("smallest_chip.all_in_leaves_small_chips", "tda-2019"): [
        "Seat 1 bets 1025.",
        "Seat 1 keeps 12: chips smaller than 25 do not play.",
    ],
    ("smallest_chip.rounded_down", "tda-2019"): [
        "612 cannot be paid in chips of 25: the nearest proper size is 600.",
        "Seat 1 bets 600.",
    ],
    ("prior_chips.undercall_later", "tda-2019"): [
        "Seat 2 took back chips from before: it must call or raise.",
        "Seat 2 put in less than the call: it owes the full 1800.",
        "Seat 2 calls 1800, adding 1750.",
        "200 in chips were put in: the rest is owed.",
    ],
    ("undercall.bound_by_a_call_out_of_turn", "tda-2019"): [
        "Seat 3 put in less than the call: it owes the full 1200.",
        "Seat 3 calls 1200, adding 1200.",
        "Seat 3 is bound by what it did out of turn: nothing since has released it.",
        "500 in chips were put in: the rest is owed.",
    ],
    ("undercall.tiny_chip", "tda-2019"): [
        "1000 in chips is tiny beside the 50000 that seat 2 faces: the floor says what it is."
    ],
}


@pytest.mark.parametrize(("case", "rulebook"), SAID, ids=lambda value: value)
def test_every_word_is_right(case: str, rulebook: str) -> None:
    answer = ask(CASES[case], rulebook, Straight())
    assert [reason["message"] for reason in answer["reasons"]] == SAID[case, rulebook]
