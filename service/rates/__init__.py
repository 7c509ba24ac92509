"""How often a caller may ask: rates, and what counts them."""
