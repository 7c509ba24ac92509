"""A storage that is asked for by TLS is one that proves who it is."""

import ssl

from service.rates.counters import _opened


def test_its_certificate_and_its_name_are_verified() -> None:
    pool = getattr(_opened("rediss://storage.example:6379/0", 0.2), "storage").connection_pool  # noqa: B009  # untyped
    connection = pool.connection_class(**pool.connection_kwargs)
    assert (connection.cert_reqs, connection.check_hostname) == (ssl.CERT_REQUIRED, True)
