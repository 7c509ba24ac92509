"""Incidents: what went wrong apart from the actions."""

from typing import Final

from service.answers.schemas.arrays import Many
from service.answers.schemas.members import members
from service.answers.schemas.strict import Strict
from service.rules.model.incident import Deed, Incident

MOST_DEEDS: Final = 100


class DeedSchema(Strict):
    """What another player did since."""

    noun = Deed

    class Meta(Strict.Meta):
        include = members(Deed)


class IncidentSchema(Strict):
    """An incident; which members it needs besides its seat depends on its kind."""

    noun = Incident

    class Meta(Strict.Meta):
        include = members(Incident, without=("acted_since",))

    acted_since = Many(DeedSchema, 0, MOST_DEEDS)
