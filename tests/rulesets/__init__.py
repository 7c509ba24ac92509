"""The rulebooks: rulebooks as data, and house rules over them."""
