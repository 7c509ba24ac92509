"""Out of turn, at its edges: what the early see, what is noted of them, and what sets them free."""

from typing import Any, Final

from service.rules.acting.out_of_turn import is_to_come, update_pending
from service.rules.messages import MESSAGES
from service.rules.model.action import ActionType, Barred, CallOption, Options, RaiseOption
from service.rules.model.reason import Code
from service.rules.model.round import OutOfTurn, OutOfTurnType, Player, Since
from service.rules.options import held_to
from tests.rules.asking import answers
from tests.support.rows import rows_of

ME: Final = Player(seat=9, stack=900)

test_what_is_told = answers(__file__)


def early(type: OutOfTurnType, to: int, faced: int, **others: Any) -> Player:
    """A seat that has done this before its turn."""
    return Player(seat=1, stack=900, out_of_turn=OutOfTurn(type=type, to=to, faced=faced), **others)


@rows_of(__file__)
def test_only_a_wager_or_a_bring_in_makes_a_bet(type: OutOfTurnType, to: int, faced: int, comes: bool) -> None:
    other = early(type, to, 0)
    assert is_to_come(faced, ME, (ME, other), 5) is comes
    assert not is_to_come(faced, other, (ME, other), 5)


def test_a_bet_of_one_chip_that_was_made_early_is_nothing_new() -> None:
    bettor, caller = early(OutOfTurnType.BET, 1, 0), early(OutOfTurnType.CALL, 1, 1)
    seen = update_pending((caller,), (bettor, ActionType.BET), 1, 0)
    assert [player.out_of_turn and player.out_of_turn.since for player in seen] == [Since.CHECK_OR_FOLD]


def test_who_owes_a_bring_in_and_is_held_to_more_does_not_bring_in() -> None:
    more = RaiseOption(type=ActionType.COMPLETE, min_to=20, max_to=20, all_in_to=None)
    owed = CallOption(to=5, add=5, all_in=False)
    free = Options(fold=False, check=False, call=None, raise_=more, bring_in=owed, raise_barred=None)
    completes = OutOfTurn(type=OutOfTurnType.COMPLETE, to=20, faced=5)
    held = held_to(completes, free, 1)
    assert (held.bring_in, held.raise_) == (None, more)
    held = held_to(OutOfTurn(type=OutOfTurnType.BRING_IN, to=5, faced=5), free, 1)
    assert (held.bring_in, held.raise_, held.raise_barred) == (owed, None, Barred.NO_RAISE)


def test_each_action_that_stays_pending_has_a_word() -> None:
    assert {*MESSAGES[Code.TURN_STANDS].template.words["did"], "fold"} == set(OutOfTurnType)
