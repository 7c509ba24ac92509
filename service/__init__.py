"""Floorman: poker betting rules as a service."""
