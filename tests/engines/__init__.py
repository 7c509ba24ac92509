"""Situations and hands out of other engines, and who is right where the answers differ."""
