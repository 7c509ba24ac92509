"""The nouns: a betting round, an action, a decision and its reasons."""
