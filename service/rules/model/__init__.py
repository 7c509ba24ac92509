"""The nouns of the rules: a betting round, an action, a decision and its reasons."""
