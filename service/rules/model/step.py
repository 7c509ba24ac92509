"""A step: what the rules can be asked to decide, which is a plain action, a declaration, or an incident."""

from typing import TypeAlias

from .action import Proposal
from .declaration import Declaration
from .incident import Incident

Step: TypeAlias = Proposal | Declaration | Incident
