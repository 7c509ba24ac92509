#!/bin/sh
# The packages of tools/package.json, or of a FOLDER's, as locked. Needs npm, and a Node.js that Redocly runs on.
# node-modules.sh [FOLDER]
set -eu
cd "$(dirname "$0")"
bin=$(cd .. && pwd)/.venv/bin

node_will_do() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number)
                 process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}

if ! node_will_do && [ -n "${CI:-}" ]; then # in CI a skip is a failure
    "$bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r ../requirements/node.txt
fi
[ ! -x "$bin/node" ] || PATH=$bin:$PATH
if ! node_will_do; then
    echo "SKIPPED, LOUDLY: no npm with Node.js 20.19 or newer here: nothing that needs it is run." >&2
    [ -z "${CI:-}" ] || exit 1
    exit 0
fi
cd "../${1:-tools}"
if [ ! -e node_modules/.set-up ] || [ package-lock.json -nt node_modules/.set-up ]; then
    npm ci --loglevel=error --ignore-scripts --no-audit --no-fund
    touch node_modules/.set-up
fi
