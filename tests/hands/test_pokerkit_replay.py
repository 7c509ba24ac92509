"""PokerKit replays every PHH that we write: hands of our own tests, and a thousand that it played itself."""

import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from pokerkit import HandHistory, State

from service.command.convert import Target, converted
from service.command.hand_files import Recorded, recorded
from service.hands import Notes, Unreadable, phh_reader, phh_writer
from service.hands.formats import FORMATS
from service.hands.private_members import without_private

FOLDER: Final = Path(__file__).parent
TEXTS: Final = [str(FOLDER / "pokerstars"), str(FOLDER / "sites")]
ILLEGAL: Final = "two.txt:20"  # its raise is too small: no engine takes it
STUD: Final = ("F7S", "F7S/8", "FR")
LIMIT: Final = {"small_bet": 10, "big_bet": 20}
BETS: Final = {
    **{name: {"min_bet": 10} for name in ("NT", "NS", "PO", "N2L1D")},
    **dict.fromkeys(("FT", "FO/8", "F2L3D", "FB"), LIMIT),
    **{name: LIMIT | {"bring_in": 4} for name in STUD},
}


def replayed(text: str) -> State:
    """The state in which PokerKit leaves a hand."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that chips are left over where all muck
        *_, last = HandHistory.loads(text)
    return last


def of_texts() -> Iterator[Recorded]:
    return (hand for hand in recorded(tuple(TEXTS)) if not hand.source.endswith(ILLEGAL))


def test_texts_of_sites_are_replayed_with_their_cards() -> None:
    written = [done.text for done in (converted(hand, Target(notation="phh")) for hand in of_texts()) if done.text]
    assert len(written) >= 9
    assert not any(replayed(text).status for text in written)


def test_hands_whose_cards_are_unknown_are_replayed() -> None:
    shown = 0
    for hand in of_texts():
        notes = Notes()
        own = without_private(FORMATS["text"].read(hand.text.decode(), notes))
        try:
            text = phh_writer.write(own, None, notes)
        except Unreadable:
            continue
        shown += " sm" in text
        replayed(text)
    assert shown >= 2


def test_one_card_that_was_shown_stands_beside_an_unknown_one() -> None:
    text = (FOLDER / "pokerstars" / "six_max.txt").read_text("utf-8").replace("Ann: folds", "Ann: folds [4c]")
    written = converted(Recorded("a.txt:1", "text", text.encode()), Target(notation="phh")).text
    assert written is not None
    assert " 4c??" in written
    assert not replayed(written).status


def test_who_mucks_on_an_unknown_board_is_noted() -> None:
    hand, notes = phh_reader.read((FOLDER / "phh" / "ft.phh").read_text("utf-8")), Notes()
    assert "p1 sm Ah4c" in phh_writer.write(hand, "FT", notes)
    assert not [note for note in notes if "muck" in note]
    assert 'p1 sm",' in phh_writer.write(without_private(hand), "FT", notes)
    assert "which cards were shown: the board is unknown, so each player is written as mucking" in list(notes)


def played(number: int) -> tuple[str, State]:
    """A hand that PokerKit plays at random, of the variant whose turn it is."""
    random.seed(number)
    variant = list(BETS)[number % len(BETS)]
    seats = random.randint(2, 5)
    stud = variant in STUD
    fields: dict[str, Any] = {"variant": variant, **BETS[variant], "actions": []}
    fields |= {"antes": [2 if stud else 0] * seats, "starting_stacks": [random.randint(30, 400) for _ in range(seats)]}
    if not stud:
        fields["blinds_or_straddles"] = [5, 10, *[0] * (seats - 2)]
    begun = HandHistory(**fields)
    state = begun.create_state()
    while state.status:
        act(state)
    return HandHistory.from_game_state(begun.create_game(), state).dumps(), state


def act(state: State) -> None:
    """One step of a hand."""
    if state.can_burn_card():
        state.burn_card("??")
    elif state.can_deal_hole():
        state.deal_hole()
    elif state.can_deal_board():
        state.deal_board()
    elif state.can_post_bring_in() and random.random() < 0.7:
        state.post_bring_in()
    elif state.stand_patter_or_discarder_index is not None:
        held = list(state.get_down_cards(state.stand_patter_or_discarder_index))
        state.stand_pat_or_discard(random.sample(held, random.randint(0, 2)))
    elif state.actor_index is not None:
        bet(state)
    else:
        state.show_or_muck_hole_cards()


def bet(state: State) -> None:
    """One betting action."""
    chance = random.random()
    if chance < 0.2 and state.checking_or_calling_amount and state.can_fold():
        state.fold()
    elif (chance < 0.5 or not state.can_check_or_call()) and state.can_complete_bet_or_raise_to():
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        assert least is not None
        assert most is not None
        state.complete_bet_or_raise_to(random.choice([least, most, random.randint(least, max(least, most))]))
    else:
        state.check_or_call()


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_a_thousand_hands_of_every_variant_end_with_the_same_stacks(block: int) -> None:
    for number in range(100 * block, 100 * block + 100):
        text, state = played(number)
        done = converted(Recorded(f"{number}", "phh", text.encode()), Target(notation="phh"))
        assert done.refusal is None, (number, done.refusal)
        again = replayed(done.text)
        assert (number, again.status, again.stacks) == (number, state.status, state.stacks)
        notes = Notes()
        bare = without_private(phh_reader.read(text, notes))
        if list(BETS)[number % len(BETS)] not in STUD:
            replayed(phh_writer.write(bare, None, notes))
