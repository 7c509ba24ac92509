"""What was decided, line by line in a file: what a line holds, what is kept out of it, and how it gets there."""
