"""Faults played from a seed against three instances: make verify-chaos. bench/results.md lists its checks."""
