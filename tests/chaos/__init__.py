"""Faults played from a seed against three instances: make verify-chaos, docs/operations.md tells what it holds."""
