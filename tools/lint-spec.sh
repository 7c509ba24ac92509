#!/bin/sh
# openapi.yaml under Redocly's and Spectral's own rules, none switched off.
set -eu
. "$(dirname "$0")/node-modules.sh"
REDOCLY_TELEMETRY=off node_modules/.bin/redocly lint --config redocly.yaml ../openapi.yaml
node_modules/.bin/spectral lint --ruleset spectral.yaml --fail-severity warn ../openapi.yaml
