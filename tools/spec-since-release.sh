#!/bin/sh
# Does openapi.yaml keep what the last release promised? What breaks callers needs a higher major version.
set -eu
cd "$(dirname "$0")/.."
specshift=${SPECSHIFT:-.venv/bin/specshift}

last=$(git describe --tags --match 'v[0-9]*' --abbrev=0 2>/dev/null) || {
    echo "openapi.yaml: there is no release yet to compare it with"
    exit 0
}
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' service/__init__.py)
fail_on=breaking
if [ "${last%%.*}" != "v${version%%.*}" ]; then fail_on=none; fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git show "$last:openapi.yaml" >"$folder/openapi.yaml"
echo "openapi.yaml of $version compared with that of $last"
if ! "$specshift" diff --fail-on "$fail_on" "$folder/openapi.yaml" openapi.yaml; then
    echo "what breaks callers of $last needs another major version than $version (docs/reference/versions.md)" >&2
    exit 1
fi
