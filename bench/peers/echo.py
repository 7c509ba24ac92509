"""A bare Flask view that reads JSON and writes some back."""

from flask import Flask, Response, request

app = Flask(__name__)


@app.post("/v1/decisions")
def echo() -> Response:
    """The body, as it came."""
    return Response(str(request.get_json()), content_type="application/json")
