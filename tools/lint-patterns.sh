#!/bin/sh
# No regular expression of the service, or of its pages, takes the square of its text's length.
# lint-patterns.sh [--whole]: all of them are examined anew, and tools/patterns.lock.json is written
set -eu
whole=$*
set --
. "$(dirname "$0")/node-modules.sh"
../.venv/bin/python patterns.py $whole
