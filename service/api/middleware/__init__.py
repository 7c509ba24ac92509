"""WSGI middleware that a request passes before Flask; `app.py` has its order."""
