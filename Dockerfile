ARG BASE_IMAGE=python:3.13-slim-bookworm

FROM ${BASE_IMAGE} AS build
WORKDIR /build
COPY requirements/run.txt .
RUN python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes --no-compile --target /packages -r run.txt
COPY . /app
# compiled here: whoever runs it may not write
RUN rm -r /app/requirements && python -m compileall -q -j 0 --invalidation-mode unchecked-hash /app /packages

FROM ${BASE_IMAGE}
LABEL org.opencontainers.image.title="Floorman" \
      org.opencontainers.image.description="Poker betting rules as a service" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="0.1.0"
ENV PYTHONPATH=/app:/packages \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8000 \
    DRAIN_SECONDS=5
WORKDIR /app
COPY --from=build /packages /packages
COPY --from=build /app /app
USER 65532:65532
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/healthz', timeout=2)"]
CMD ["python", "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", "service.wsgi:app"]
