"""Bugs: exceptions that nobody foresaw."""

from service.api.observe.log import log_exception
from service.api.observe.metrics import count_error


def met(error: Exception) -> None:
    """Log a bug and count it: the alert on bugs watches the count, and the log tells where to look."""
    log_exception(error)
    count_error()
