"""What the mutants of the rules are tried against: quick, and no HTTP."""
