"""Faults played from a seed against three instances: make verify-chaos. docs/how-to/operations.md lists its checks."""
