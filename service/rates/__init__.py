"""How often a caller may ask: what a rate is, and how requests are counted."""
