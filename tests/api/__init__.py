"""HTTP in this process."""
