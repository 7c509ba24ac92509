"""The command `floorman`: a module for each of its commands, beside what they share."""
