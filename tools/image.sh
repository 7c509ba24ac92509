#!/bin/sh
# The image, from the published base if it can be had, else from one made of Debian's packages:
#   sh tools/image.sh TAG
# PUSH=linux/amd64,linux/arm64 publishes it as TAG for these machines, with provenance and a bill of materials, on the
# published base by its digest, and writes dist/image.json, which has the image's own digest.
# ENGINE=1 puts dist/engine into it (make engine). BASE_IMAGE=… names another base. What is not committed is in the image too, and its revision says so.
set -eu
cd "$(dirname "$0")/.."
tag=${1:-floorman}
published=$(sed -n 's/^ARG BASE_IMAGE=//p' Dockerfile)
base=${BASE_IMAGE:-$published}
build=${BUILD_IMAGE:-$base}
there() { docker image inspect "$1" >/dev/null 2>&1 || timeout 300 docker pull --quiet "$1" >/dev/null 2>&1; }
if [ -z "${PUSH:-}${BASE_IMAGE:-}" ] && ! there "$published"; then
    base=floorman-base
    build=$base-build
    echo "image.sh: no registry gives $published: a base is made of Debian's packages" >&2
    sh tools/base-image.sh "$base"
fi
revision=$(git describe --always --abbrev=40 --exclude '*' --dirty 2>/dev/null || true)
created=$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ 2>/dev/null || true)
if [ -n "${PUSH:-}" ]; then
    base=$published@$(docker buildx imagetools inspect "$published" --format '{{.Manifest.Digest}}')
    build=$base
    docker buildx inspect floorman >/dev/null 2>&1 || docker buildx create --name floorman >/dev/null
    mkdir -p dist
    set -- buildx build --builder floorman --push --platform "$PUSH" --provenance mode=max --sbom true \
        --metadata-file dist/image.json
else
    set -- build --network host
fi
# the host's network, and proxies by the names that docker knows: an index is reached as from here
docker "$@" --quiet --tag "$tag" \
    --build-arg "BASE_IMAGE=$base" --build-arg "BUILD_IMAGE=$build" \
    --build-arg "ENGINE_DIR=${ENGINE:+dist/engine}" --build-arg "REVISION=$revision" --build-arg "CREATED=$created" \
    --build-arg http_proxy --build-arg https_proxy --build-arg no_proxy \
    --build-arg HTTP_PROXY --build-arg HTTPS_PROXY --build-arg NO_PROXY .
