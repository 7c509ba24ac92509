"""/.well-known/api-catalog (RFC 9727) leads to what describes the API; DOCS_URL leads from the pages to the docs."""

from typing import Final
from urllib.parse import urljoin

import pytest

from service.api.app import create_app
from service.settings import Settings
from tests.conftest import Checked

PATH: Final = "/.well-known/api-catalog"
PROFILE: Final = "https://www.rfc-editor.org/info/rfc9727"


def test_each_reference_of_the_catalog_is_there(client: Checked) -> None:
    answer = client.get(PATH)
    assert answer.content_type == f'application/linkset+json; profile="{PROFILE}"'
    (entry,) = answer.get_json(force=True)["linkset"]
    for described in (*entry["service-desc"], *entry["service-doc"]):
        there = client.get(urljoin(PATH, described["href"]))
        assert (there.status_code, there.mimetype) == (200, described["type"])
    assert entry["anchor"] == "/v1"


@pytest.mark.parametrize("address", ["https://docs.example/floorman/", "/manual/"])
def test_the_pages_link_to_the_docs(address: str) -> None:
    settings = Settings.from_environment({"LOG_LEVEL": "ERROR", "DOCS_URL": address})
    for path in ("/help", "/docs", "/reasons"):
        page = Checked(create_app(settings)).get(path, headers={"Accept": "text/html"}).get_data(as_text=True)
        assert f'<a href="{address}">Docs</a>' in page


def test_without_the_setting_there_is_no_link(client: Checked) -> None:
    assert b">Docs</a>" not in client.get("/docs").data
