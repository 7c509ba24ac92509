#!/bin/sh
# The modules of /table as the files that the page loads, with their source maps: of the same modules the same bytes.
# bundle.sh [FOLDER]: a copy of service/pages/static, to look whether the same comes out
set -eu
static=$(cd "${1:-$(dirname "$0")/../service/pages/static}" && pwd)
set --
. "$(dirname "$0")/node-modules.sh"
esbuild=$PWD/node_modules/.bin/esbuild
cd "$static"
rm -rf bundle
bundle() { "$esbuild" --log-level=warning --bundle --minify --sourcemap --outdir=bundle "$@"; }
bundle --format=esm --target=es2023 --legal-comments=none table/table.js table/hand_reader.js
bundle table=table/all.css
