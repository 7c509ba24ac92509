"""Who may ask: keys, what is kept of them, and the file that they stand in."""
