"""The English for every reason, and the topic whose clause stands behind it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ..model.reasons import Code, Topic
from . import actions, declarations, incidents

MESSAGES: Final[Mapping[Code, tuple[Topic, str]]] = MappingProxyType(
    {**actions.MESSAGES, **declarations.MESSAGES, **incidents.MESSAGES}
)
"""What each code says; `because` fills in the facts that are named in braces."""
