"""Callers' keys: kept by their digests, read from a file."""
