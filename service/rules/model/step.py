"""What can be put before the rules: a plain action, a declaration, or an incident."""

from typing import TypeAlias

from service.rules.model.action import Proposal
from service.rules.model.declaration import Declaration
from service.rules.model.incident import Incident

Step: TypeAlias = Proposal | Declaration | Incident
