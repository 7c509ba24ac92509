"""The decision log: what a line holds, what is left out of it, and how it is written."""
