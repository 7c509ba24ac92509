"""Bugs: exceptions that nobody foresaw."""

from .log import log_exception
from .metrics import count_error


def log_unexpected(error: Exception) -> None:
    """Log a bug and count it: the alert on bugs watches the count, and the log tells where to look."""
    log_exception(error)
    count_error()
