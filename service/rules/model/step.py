"""A step: what the rules can be asked to decide, which is a plain action, a declaration, or an incident."""

from typing import TypeAlias

from service.rules.model.action import Proposal
from service.rules.model.declaration import Declaration
from service.rules.model.incident import Incident

Step: TypeAlias = Proposal | Declaration | Incident
