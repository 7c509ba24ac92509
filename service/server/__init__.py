"""The server under the API: gunicorn's worker, its connections, and what it keeps between two requests."""
