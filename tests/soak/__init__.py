"""Real servers asked for an hour: nothing grows, nothing is lost, and what they recorded is ruled the same again."""
