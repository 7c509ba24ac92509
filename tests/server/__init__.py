"""The server under the API: the requests that it reads, and what it uses of gunicorn to read them."""
