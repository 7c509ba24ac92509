"""What holds of the rules for every amount of chips: `make verify-proofs`."""
