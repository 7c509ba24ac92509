"""One decision from a terminal."""

from ..answers import problems
from ..answers.questions import Refused
from ..answers.render import to_bytes
from ..answers.rounds import decision
from ..answers.strict_json import NotJson, parse
from ..answers.tally import Tally
from ..rulesets import Shelf


def decided(body: bytes, shelf: Shelf) -> tuple[int, str]:
    """The status and the answer, as POST /v1/decisions gives them."""
    try:
        status, answer = 200, decision(parse(body), "", shelf, Tally())
    except NotJson as error:
        status, answer = 400, problems.not_json(error, "")
    except Refused as error:
        status, answer = 422, problems.refused(error.faults, "")
    return status, to_bytes(answer).decode("utf-8")
