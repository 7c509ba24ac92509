"""How a snapshot can contradict itself: place, code and words of the refusal; what is just possible."""

from tests.support.told import answers

test_what_is_told = answers(__file__, "/v1/options", {"empty": {"rulebook": "tda-2019"}})
