"""HTTP over a real socket, by a real gunicorn."""
