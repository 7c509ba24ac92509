"""How often one may ask."""
