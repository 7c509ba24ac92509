#!/bin/sh
# No regular expression of the service, or of its pages, takes the square of its text's length.
set -eu
. "$(dirname "$0")/node-modules.sh"
../.venv/bin/python patterns.py
