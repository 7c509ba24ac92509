"""WSGI middleware that a request passes before Flask, in this order: authenticate, rates, shed load, fast path."""
