"""The kit: poker engines asked for what the rulebooks rule, and what is made of their answers."""
