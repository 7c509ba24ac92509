"""How a declaration or an incident can have no meaning: place, code and words of the refusal; what is just possible."""

from tests.support.told import answers

test_what_is_told = answers(__file__, "/v1/decisions", {"empty": {"rulebook": "tda-2019"}})
