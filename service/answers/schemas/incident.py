"""Incidents: what went wrong apart from the actions."""

from typing import Final

from service.answers.schemas.arrays import Many
from service.answers.schemas.round import LAST_SEAT, Amount
from service.answers.schemas.strict import Choice, Flag, Strict, WholeNumber
from service.rules.model.action import ActionType
from service.rules.model.incident import Deed, Incident, IncidentKind

MOST_DEEDS: Final = 100


class DeedSchema(Strict):
    """What another player did since."""

    noun = Deed

    seat = WholeNumber(0, LAST_SEAT, required=True)
    type = Choice(ActionType, required=True)
    to = Amount()


class IncidentSchema(Strict):
    """An incident; which members it needs besides its seat depends on its kind."""

    noun = Incident

    kind = Choice(IncidentKind, required=True)
    seat = WholeNumber(0, LAST_SEAT, required=True)
    acted_since = Many(DeedSchema, 0, MOST_DEEDS)
    amount = Amount(1)
    told_amount = Amount()
    faced = Amount()
    quoted_pot = Amount()
    actual_pot = Amount()
    street_over = Flag()
