"""A rulebook of a house's own."""

HOUSE = """
extends = "tda-2019"
id = "corner-club"
version = "1.0.0"
title = "The Corner Club"
source = "A sheet by the cashier's window"

[raise_size]
base = "current_bet"

[topics]
raise_size = { clause = "corner-club:1", standing = "text" }
underraise = { clause = "corner-club:1", standing = "text" }

[clauses."corner-club:1"]
source = "Line 1"
paraphrase = "Every raise at least doubles the bet."
verdict = "decided"
"""

HOUSE_AFTER = HOUSE.replace('"1.0.0"', '"2.1.0"').replace('base = "current_bet"', 'base = "last_full_raise"')
"""A later version of it, in which a raise is as large as the one before."""
