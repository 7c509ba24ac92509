"""What nobody thought of: requests made from the spec alone."""
