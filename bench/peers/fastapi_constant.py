"""FastAPI and pydantic that check the body, and answer what was ready before."""

from fastapi import FastAPI, Response

from bench.peers.bare import ANSWER
from bench.peers.models import Question

app = FastAPI()


@app.post("/v1/decisions")
async def constant(question: Question) -> Response:  # noqa: ARG001  # it is checked, and no more
    """600 bytes."""
    return Response(ANSWER, media_type="application/json")
