"""How often one may ask: what a rate is, and who counts."""
