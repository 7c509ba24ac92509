"""Incidents: what went wrong apart from the actions."""

from typing import Final

from ...rules.model.incident import Deed, Incident
from .arrays import Many
from .members import members
from .strict import Strict

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
