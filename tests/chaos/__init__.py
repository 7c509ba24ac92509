"""Faults played from a seed against three instances: make verify-chaos, docs/operations.md says what it checks."""
