"""HTTP for the views: bodies read, responses made, and how much of both a worker holds."""
