"""Proofs about the rules for every amount of chips at once: the rules' own code runs on numbers not yet chosen."""
