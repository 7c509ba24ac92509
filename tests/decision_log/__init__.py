"""Lines of a decision log, and the file that they go to."""
