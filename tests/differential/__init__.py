"""The engine against a naive model that keeps the whole history of a betting round."""
