#!/bin/sh
# The modules of /table and its service worker: their types, held to those of openapi.yaml, their format and names, and whether the bundle is made of them.
set -eu
. "$(dirname "$0")/node-modules.sh"
node_modules/.bin/openapi-typescript ../openapi.yaml --output ../.venv/openapi.d.ts >/dev/null
node_modules/.bin/tsc --project tsconfig.json
node_modules/.bin/tsc --project tsconfig.worker.json
node_modules/.bin/prettier --check --log-level warn --config prettier.json ../web/table ../web/engine/*.*js ../web/engine/*.d.ts ../service/pages/service_worker.js
node vague_names.mjs ../web/table/*.ts
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
sh ../web/bundle.sh "$made"
diff -rq ../service/pages/static/bundle "$made" || { echo "the page loads something else than its modules: make bundle" >&2; exit 1; }
