"""What each version of each rulebook rules, locked: a ruling that changes is told by its version."""
