"""How often a caller may ask: rates, and what counts them."""

from .rate import Rate, rate, rate_fault

__all__ = ["Rate", "rate", "rate_fault"]
