#!/bin/sh
# The modules of /table: their types, held to those of openapi.yaml, and their format.
set -eu
. "$(dirname "$0")/node-modules.sh"
node_modules/.bin/openapi-typescript ../openapi.yaml --output ../.venv/openapi.d.ts >/dev/null
node_modules/.bin/tsc --project tsconfig.json
node_modules/.bin/prettier --check --log-level warn --config prettier.json ../service/pages/static/table
