"""A table between two hands."""

from typing import Final

from ...rules.model.table import MOST_AT_TABLE, Debt, Last, Seated, Spot, Table
from .strict_fields import Many, One
from .strict_schema import schema_of

DebtSchema: Final = schema_of(Debt)
"""A seat, and blinds that it owes or has paid."""

SpotSchema: Final = schema_of(Spot)
"""Where button and blinds stood."""

LastSchema: Final = schema_of(
    Last, blinds_paid=Many(DebtSchema, 0, MOST_AT_TABLE), owes=Many(DebtSchema, 0, MOST_AT_TABLE)
)
"""The last hand's places."""

SeatedSchema: Final = schema_of(Seated)
"""Who sits at the table."""

TableSchema: Final = schema_of(
    Table,
    players=Many(SeatedSchema, 1, MOST_AT_TABLE, required=True),
    last=One(LastSchema),
    should_have_been=One(SpotSchema),
)
"""All that the next hand depends on."""
