"""How gunicorn runs the service from this tree: `gunicorn -c deploy/gunicorn.conf.py`."""

from service.gunicorn_config import *
