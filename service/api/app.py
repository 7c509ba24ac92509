"""The Flask application, put together: views, error handling, metrics, and the middleware in its order."""

from threading import Event
from typing import Final

from flask import Flask, Response, request

from .. import __version__
from ..rulesets import Rulebooks, load_rulebooks, rulebooks_with
from ..settings import Settings
from .http import responses
from .http.byte_budget import ByteBudget
from .http.requests import admit
from .middleware.authenticate import authenticate
from .middleware.observe_requests import ObserveRequests
from .middleware.rates import limit_rates
from .middleware.shed_load import Pulse, ShedLoad
from .observe import log, metrics, recorder, spans
from .observe.request_context import current_context
from .views import documents, monitoring, pages
from .views.questions import Questions

_KEPT: Final = "rulebooks.zip"
_MIDDLEWARE: Final = (authenticate, limit_rates, ShedLoad, ObserveRequests, Questions)
"""What a request passes before Flask, in this order."""
_VIEWS: Final = (documents, monitoring, pages)
_BY_QUERY: Final = (
    *("documents.get_cases", "documents.get_reasons"),
    *("pages.table", "pages.quiz", "pages.get_rulebooks", "pages.get_rulebook"),
)
"""The endpoints that take query parameters."""


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


def create_app(settings: Settings, rulebooks: Rulebooks | None = None) -> Flask:
    """The app for these settings; `rulebooks` replaces those that they name. Raises RulebooksError, KeyFileError."""
    app = Service("floorman", static_folder=None)
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    app.url_map.redirect_defaults = False
    app.config["PROPAGATE_EXCEPTIONS"] = False
    app.config["PROVIDE_AUTOMATIC_OPTIONS"] = True
    app.extensions["settings"] = settings
    app.extensions["draining"] = Event()
    app.extensions["pulse"] = Pulse()
    app.extensions["bodies"] = ByteBudget(settings.max_held_bytes)
    app.extensions["answers"] = ByteBudget(settings.max_held_bytes)
    log.configure(settings.log_level)
    app.extensions["rulebooks"] = _rulebooks(settings) if rulebooks is None else rulebooks
    recorder.register(app)
    spans.register(app)
    responses.register(app)
    pages.register(app)
    for part in _VIEWS:
        app.register_blueprint(part.bp)
    app.before_request(_admit)
    for in_front in reversed(_MIDDLEWARE):
        app.wsgi_app = in_front(app.wsgi_app, app)  # type: ignore[method-assign, assignment]  # Flask's own way
    metrics.register(app, __version__)
    return app


def _admit() -> None:
    """Note the route of the current request, and refuse it if it may not be answered. Raises Problem."""
    current_context().route = request.url_rule.rule if request.url_rule else None
    admit(request.environ, takes_query=request.routing_exception is not None or request.endpoint in _BY_QUERY)


def _rulebooks(settings: Settings) -> Rulebooks:
    """The published rulebooks, and the operator's own beside them. Raises RulebooksError.

    If the operator's folder is broken, a worker that starts uses the rulebooks that the others were started with.
    """
    if settings.rulebooks_dir is None:
        return load_rulebooks()
    kept = settings.metrics_dir / _KEPT if settings.metrics_dir else None  # the workers share that folder
    rulebooks, refused = rulebooks_with(settings.rulebooks_dir, kept)
    metrics.RULEBOOK_RELOAD_FAILED.set(refused is not None)
    if refused is not None:
        message = "The rulebooks folder is invalid. The previous rulebooks stay in force."
        fields = {"event": "rulebooks_invalid", "message": message, "errors": [str(fault) for fault in refused.faults]}
        log.LOG.error("rulebooks", extra={"fields": fields})
    return rulebooks
