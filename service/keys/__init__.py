"""Keys: what the service keeps of one, whether a request may ask by it, and the file that they stand in."""
