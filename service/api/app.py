"""The Flask application, put together: blueprints, error handling, doors, metrics, one log line for each request."""

from threading import Event

from flask import Flask, Response

from service.api import (
    decisions,
    first_counts,
    hands,
    health,
    metrics,
    options,
    problems,
    recorder,
    requests_log,
    rounds,
    rulesets,
    scrape,
    spans,
    spec,
)
from service.api.doors import admission, rates
from service.api.doors.express import Express
from service.api.doors.shedding import Pulse, Shedding
from service.api.exchange import verify_head
from service.conformance import load_cases
from service.rulesets import Shelf
from service.settings import Settings


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
    requests_log.configure(settings.log_level)
    if shelf is None:
        rulesets.register(app)
    else:
        app.extensions["shelf"] = shelf
    recorder.register(app)
    spans.register(app)
    requests_log.register(app)
    metrics.register(app, spec.version())
    problems.register(app)
    admission.register(app)
    app.before_request(verify_head)
    for part in (decisions, hands, options, rounds, rulesets, health, spec, scrape):
        app.register_blueprint(part.bp)
    first_counts.register(app)
    app.wsgi_app = Express(app)  # type: ignore[method-assign]  # Flask's own way to put something in front
    app.wsgi_app = Shedding(app)  # type: ignore[method-assign]
    rates.count(app)
    admission.guard(app)
    return app
