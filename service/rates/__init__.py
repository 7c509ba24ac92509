"""Rates: how often a caller may ask, and the counters that tell how often it has."""
