#!/bin/sh
# The wheel, and the wheel that the sdist makes, are the same; installed beside a stranger's package of the name
# `service`, the command (also without an extra), `python -m floorman`, `import floorman`, its library and the server work. Run it by `make verify-package`.
set -eu
python=$(pwd)/.venv/bin/python
folder=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; fi; rm -rf "$folder"' EXIT

"$python" -m hatchling build -d "$folder/dist" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
mkdir "$folder/unpacked"
tar -xzf "$folder"/dist/*.tar.gz -C "$folder/unpacked" --strip-components 1
(cd "$folder/unpacked" && "$python" -m hatchling build -t wheel -d "$folder/again") >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
"$python" - "$folder"/dist/*.whl "$folder"/again/*.whl <<'PYTHON'
import sys, zipfile

ours, theirs = ({one.filename: one.CRC for one in zipfile.ZipFile(path).infolist()} for path in sys.argv[1:])
assert ours == theirs, {name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name)}
top = {name.partition("/")[0] for name in ours}
assert len(top) == 3 and {"floorman", "floorman_kit"} < top, top
licences = {name.partition("/licenses/")[2] for name in ours if "/licenses/" in name}
assert licences == {"LICENSE", "NOTICE"}, licences
assert {"floorman/py.typed", "floorman/openapi.yaml", "floorman/openapi-core.yaml", "floorman/json_types.py", "floorman_kit/perft.schema.json", "floorman_kit/suite/comparison.json", "floorman/pages/static/vendor/manifest.json", "floorman/pages/static/bundle/table.js"} <= ours.keys()
PYTHON

# without any extra the command gives its version, and names what to install
"$python" -m venv --without-pip "$folder/bare"
"$python" -m pip --python "$folder/bare/bin/python" install --quiet --disable-pip-version-check --no-deps --no-index "$folder"/dist/*.whl
"$folder/bare/bin/floorman" --version | grep -q "'floorman\[cli\]'"
"$folder/bare/bin/floorman" --help | grep -q "'floorman\[cli,server\]' *serve"
code=0
"$folder/bare/bin/floorman" conform 2>"$folder/log" || code=$?
[ "$code" = 2 ] && grep -q "'floorman\[kit\]'" "$folder/log"

"$python" -m venv --without-pip "$folder/venv"
bin=$folder/venv/bin
"$python" -m pip --python "$bin/python" install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/run.txt
"$python" -m pip --python "$bin/python" install --quiet --disable-pip-version-check --no-compile --no-deps --no-index "$folder"/dist/*.whl
site=$("$bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
mkdir "$site/service"
echo 'stranger = True' >"$site/service/__init__.py"

cd "$folder"
rulebook=$("$bin/python" -c 'import floorman; print(floorman.rulebooks()["rulebooks"][-1]["id"])')
cat >question.json <<JSON
{"rulebook": "$rulebook", "action": {"type": "raise", "to": 600}, "round": {
  "structure": "no_limit", "min_bet": 200, "current_bet": 400, "last_full_raise_by": 200, "to_act": 3, "players": [
    {"seat": 1, "stack": 9900, "committed": 100, "acted": false},
    {"seat": 2, "stack": 9600, "committed": 400, "acted": true},
    {"seat": 3, "stack": 9800, "committed": 0, "acted": false}]}}
JSON
"$bin/floorman" --version
"$bin/floorman" decide <question.json >by_command
"$bin/python" -m floorman decide <question.json >by_module
cmp by_command by_module
grep -q '"ruling":"accepted"' by_command
"$bin/python" -c 'import floorman, service; assert floorman.__version__ and "decide" in dir(floorman) and service.stranger'
"$bin/python" -c '
import floorman, json
with open("question.json") as question, open("by_command") as expected:
    assert floorman.decide(json.load(question)) == json.load(expected)'

port=$("$bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$bin/floorman" serve --port "$port" --workers 1 >log 2>&1 &
server=$!
for _ in $(seq 600); do
    if ! kill -0 "$server" 2>/dev/null; then break; fi
    if "$bin/python" - "$port" <<'PYTHON' 2>/dev/null
import re, sys
from urllib.request import Request, urlopen

with open("question.json", "rb") as question, open("by_command", "rb") as expected:
    asked = Request(f"http://127.0.0.1:{sys.argv[1]}/v1/decisions", question.read(), {"Content-Type": "application/json"})
    assert urlopen(asked).read() == expected.read().strip()
page = urlopen(Request(f"http://127.0.0.1:{sys.argv[1]}/docs")).read().decode()
for loaded in re.findall(r'"(/assets/[^"]+)"', page):
    assert urlopen(f"http://127.0.0.1:{sys.argv[1]}{loaded}").read()
assert "rapidoc-min.js" in page
PYTHON
    then
        echo "installed beside a stranger's package: command, module, import, server and pages work"
        exit 0
    fi
    sleep 0.2
done
cat log >&2
exit 1
