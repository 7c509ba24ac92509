"""What nobody thought of: requests made from the spec alone, and bodies changed at random, with what holds for them."""
