#!/bin/sh
# The npm package's own files, web/engine/dist: the wheels of requirements/engine.txt and ours as one zip of bytecode, the
# types of openapi.yaml, licences and digests; and dist/engine, what a browser loads. What is downloaded is fixed by hashes;
# at run time nothing is.
# engine.sh [ARGUMENTS]: with arguments for web/tests/engine.py the package is then tested.
set -eu
tested_with=$*
set --
. "$(dirname "$0")/node-modules.sh"
cd ..
sh tools/node-modules.sh web/engine
python=$PWD/.venv/bin/python
wheels=.venv/engine
if [ ! -e "$wheels/.set-up" ] || [ requirements/engine.txt -nt "$wheels/.set-up" ]; then
    rm -rf "$wheels"
    "$python" -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: \
        --implementation cp --python-version 314 --abi cp314 --abi none --platform pyemscripten_2026_0_wasm32 --platform any \
        --dest "$wheels" -r requirements/engine.txt
    touch "$wheels/.set-up"
fi
rm -f "$wheels"/floorman_engine-*.whl
(cd web/engine && "$python" -m hatchling build -t wheel -d "../../$wheels" >/dev/null)
into=web/engine/dist
mkdir -p "$into"
tools/node_modules/.bin/openapi-typescript openapi.yaml --output "$into/openapi.d.ts" >/dev/null
node web/engine/build.mjs "$wheels" "$into"
for licence in LICENSE NOTICE; do cp "$licence" "$into/licenses/floorman-$licence"; done
rm -rf dist/engine && node web/engine/copy_files.mjs dist/engine # ENGINE_DIR of a server
[ -n "$tested_with" ] || exit 0
# made again elsewhere, the package is the same, byte for byte
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
mkdir "$again/wheels" "$again/package" "$again/packed" "$again/packed-again"
cp "$wheels"/*.whl "$again/wheels"
rm "$again"/wheels/floorman_engine-*.whl
(cd web/engine && "$python" -m hatchling build -t wheel -d "$again/wheels" >/dev/null)
(cd web/engine && find . -path ./node_modules -prune -o -type f -exec cp --parents '{}' "$again/package" ';')
rm "$again/package/dist/engine.zip" "$again/package/dist/manifest.json"
node web/engine/build.mjs "$again/wheels" "$again/package/dist"
npm pack --silent --pack-destination "$again/packed" ./web/engine >/dev/null
npm pack --silent --pack-destination "$again/packed-again" "$again/package" >/dev/null
cmp "$again"/packed/*.tgz "$again"/packed-again/*.tgz
(cd web/engine && ../../tools/node_modules/.bin/tsc --project tsconfig.json && node --test tests/package.test.mjs)
"$python" -m web.tests.engine $tested_with
