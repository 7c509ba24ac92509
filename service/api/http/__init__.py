"""HTTP for the views: bodies, problems, documents, and what the WSGI environ says of a request."""
