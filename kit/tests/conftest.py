"""The laws as tests/conftest.py has them: no deadline, also where these tests are run without the others."""

from tests import conftest as _conftest  # noqa: F401  # its profiles of hypothesis
