"""Whose action it is, and what being out of turn costs."""
