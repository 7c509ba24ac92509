#!/bin/sh
# The image, from the published base if it can be had, else from one made of Debian's packages:
#   sh tools/image.sh TAG
# ENGINE=1 puts dist/engine into it (make engine). BASE_IMAGE=… names another base. What is not committed is in the image too, and its revision says so.
set -eu
cd "$(dirname "$0")/.."
tag=${1:-floorman}
published=$(sed -n 's/^ARG BASE_IMAGE=//p' Dockerfile)
base=${BASE_IMAGE:-$published}
build=${BUILD_IMAGE:-$base}
there() { docker image inspect "$1" >/dev/null 2>&1 || timeout 300 docker pull --quiet "$1" >/dev/null 2>&1; }
if [ -z "${BASE_IMAGE:-}" ] && ! there "$published"; then
    base=floorman-base
    build=$base-build
    echo "image.sh: no registry gives $published: a base is made of Debian's packages" >&2
    sh tools/base-image.sh "$base"
fi
revision=$(git describe --always --abbrev=40 --exclude '*' --dirty 2>/dev/null || true)
created=$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ 2>/dev/null || true)
# the host's network, and proxies by the names that docker knows: an index is reached as from here
docker build --quiet --network host --tag "$tag" \
    --build-arg "BASE_IMAGE=$base" --build-arg "BUILD_IMAGE=$build" \
    --build-arg "ENGINE_DIR=${ENGINE:+dist/engine}" --build-arg "REVISION=$revision" --build-arg "CREATED=$created" \
    --build-arg http_proxy --build-arg https_proxy --build-arg no_proxy \
    --build-arg HTTP_PROXY --build-arg HTTPS_PROXY --build-arg NO_PROXY .
