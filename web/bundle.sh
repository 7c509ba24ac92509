#!/bin/sh
# The modules of /table as the files that the page loads: of the same modules the same bytes. With them go the licences
# of the libraries in them, and digests of what they are made of, by which a test without npm sees that they are stale.
# bundle.sh [FOLDER]: into service/pages/static/bundle, or elsewhere, to look whether the same comes out
set -eu
web=$(cd "$(dirname "$0")" && pwd)
into=${1:-$web/../service/pages/static/bundle}
rm -rf "$into" && mkdir -p "$into" && into=$(cd "$into" && pwd)
set --
. "$web/../tools/node-modules.sh"
esbuild=$PWD/node_modules/.bin/esbuild
cd "$web"
bundle() { "$esbuild" --log-level=warning --bundle --minify --outdir="$into" "$@"; }
bundle --format=esm --target=es2023 --legal-comments=none table/table.ts table/hand_reader.ts
bundle table=table/all.css
for licence in vendor/*/LICENSE; do printf '%s\n\n' "$licence:" && cat "$licence" && echo; done >"$into/LICENSES.txt"
find bundle.sh table vendor -type f ! -name manifest.json | LC_ALL=C sort | xargs sha256sum >"$into/made_of.txt"
