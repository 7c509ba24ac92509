"""Bugs: exceptions that nobody foresaw."""

from service.api.metrics import count_error
from service.api.requests_log import log_exception


def met(error: Exception) -> None:
    """Log a bug and count it: the alert on bugs watches the count, and the log tells where to look."""
    log_exception(error)
    count_error()
