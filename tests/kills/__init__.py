"""Does the kit find faults? Faults planted in the rules, put to the conformance suite and to the random search."""
