# docker build -t floorman .
# With the engine for a table without a network: make image ENGINE=1, which is make engine and --build-arg ENGINE_DIR=dist/engine.
# Where no registry of images can be reached: make image (tools/image.sh), which makes a base image first.
ARG BASE_IMAGE=python:3.13-slim-bookworm
ARG BUILD_IMAGE=${BASE_IMAGE}

FROM ${BUILD_IMAGE} AS build
WORKDIR /build
COPY requirements/run.txt .
# without the packages' own tests: nobody runs them here, and private keys lie among them
RUN python -m pip install --no-cache-dir --disable-pip-version-check --root-user-action ignore \
        --require-hashes --no-compile --target /packages -r run.txt \
    && find /packages -type d \( -name tests -o -name testing \) -prune -exec rm -r {} + \
    && rm -r /packages/bin
COPY . /app
ARG ENGINE_DIR
RUN if [ -z "$ENGINE_DIR" ]; then rm -rf /app/dist; else test -f "/app/$ENGINE_DIR/dist/manifest.json"; fi
# compiled here: its user may not write
RUN rm -r /app/requirements && python -m compileall -q -j 0 --invalidation-mode unchecked-hash /app /packages

FROM ${BASE_IMAGE}
ARG ENGINE_DIR
# the server installs nothing, and becomes no other user
RUN rm -rf /usr/local/bin/pip* /usr/local/lib/python3*/ensurepip /usr/local/lib/python3*/site-packages/* \
    && find / -xdev -type f -perm /6000 -delete
ENV PYTHONPATH=/app:/packages \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8000 \
    DRAIN_SECONDS=5 \
    ENGINE_DIR=${ENGINE_DIR}
WORKDIR /app
COPY --from=build /packages /packages
COPY --from=build /app /app
USER 65532:65532
EXPOSE 8000
STOPSIGNAL SIGTERM
# by a bare socket and without site: it is asked for ever, and importing an HTTP client takes longer than asking
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s CMD ["python", "-S", "-E", "-c", "\
import os, socket, sys\n\
line = socket.create_connection(('127.0.0.1', int(os.environ['PORT'])), 2)\n\
line.sendall(b'GET /healthz HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n')\n\
sys.exit(not line.recv(64).startswith(b'HTTP/1.1 200 '))"]
CMD ["python", "-m", "gunicorn", "-c", "deploy/gunicorn.conf.py", "service.wsgi:app"]
ARG BASE_IMAGE
ARG REVISION
ARG CREATED
LABEL org.opencontainers.image.title="Floorman" \
      org.opencontainers.image.description="Poker betting rules as a service" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="1.0.0" \
      org.opencontainers.image.base.name="${BASE_IMAGE}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"
