"""The WSGI app that gunicorn serves."""

from .api.app import create_app
from .settings import Settings

app = create_app(Settings.from_environment())
