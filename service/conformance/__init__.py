"""The case suite: what each rulebook says of a situation at the table."""
