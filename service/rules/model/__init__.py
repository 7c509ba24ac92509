"""The nouns of the rules: frozen, compared by value, and known to every module of the rules."""
