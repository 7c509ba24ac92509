"""Does the suite find faults? Faults planted in the rules, put to it and to the random search."""
