"""WSGI doors that a request passes before Flask, in this order: admission, rates, shedding, express."""
