"""The shape of the code, held."""
