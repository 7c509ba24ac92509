"""The Flask application, put together: views, error handling, middleware, metrics, one log line for each request."""

from threading import Event

from flask import Flask, Response

from ..conformance import load_cases
from ..rulesets import Shelf
from ..settings import Settings
from .http import problems
from .http.byte_budget import ByteBudget
from .http.documents import verify_head
from .middleware import authenticate, rates
from .middleware.fast_path import FastPath
from .middleware.limit_memory import LimitMemory
from .middleware.shed_load import Pulse, ShedLoad
from .observe import log, metrics, recorder, seed_counters, spans
from .views import conformance, hands, health, pages, questions, reasons, rulebooks, rulesets, scrape, spec


class Answer(Response):
    """A response without a default content type: Flask's own answer to OPTIONS would claim to be HTML."""

    default_mimetype = None


class Service(Flask):
    """Flask, except for its answer to OPTIONS."""

    response_class = Answer

    def make_default_options_response(self) -> Response:
        """The allowed methods in alphabetical order: the same bytes from every process."""
        answer = super().make_default_options_response()
        answer.headers["Allow"] = ", ".join(sorted(answer.allow))
        return answer


def create_app(settings: Settings, shelf: Shelf | None = None) -> Flask:
    """The app for these settings; `shelf` replaces the rulebooks that they name. Raises ShelfError, KeyFileError."""
    app = Service("floorman", static_folder=None)
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    app.url_map.redirect_defaults = False
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes + 1  # one more shows that a body is too long
    app.config["PROPAGATE_EXCEPTIONS"] = False
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = True
    app.extensions["settings"] = settings
    app.extensions["cases"] = load_cases()
    app.extensions["draining"] = Event()
    app.extensions["pulse"] = Pulse()
    app.extensions["bodies"] = ByteBudget(settings.max_held_bytes)
    app.extensions["answers"] = ByteBudget(settings.max_held_bytes)
    log.configure(settings.log_level)
    if shelf is None:
        rulesets.register(app)
    else:
        app.extensions["shelf"] = shelf
    recorder.register(app)
    spans.register(app)
    log.register(app)
    metrics.register(app, spec.version())
    problems.register(app)
    pages.register(app)
    authenticate.register(app)
    app.before_request(verify_head)
    for part in (questions, hands, rulesets, reasons, conformance, health, spec, pages, rulebooks, scrape):
        app.register_blueprint(part.bp)
    seed_counters.register(app)
    app.wsgi_app = LimitMemory(app)  # type: ignore[method-assign]
    app.wsgi_app = FastPath(app)  # type: ignore[method-assign]  # Flask's own way to put something in front
    app.wsgi_app = ShedLoad(app)  # type: ignore[method-assign]
    rates.count(app)
    authenticate.guard(app)
    return app
