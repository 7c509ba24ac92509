"""The shelf: rulebooks as data, and house rules over them."""
