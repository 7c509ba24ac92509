"""The WSGI app that gunicorn serves."""

from service.api.app import create_app
from service.settings import Settings

app = create_app(Settings.from_environment())
