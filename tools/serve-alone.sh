#!/bin/sh
# What `make serve` installs is all that serving needs: set up from nothing but the runtime lock, serve, and ask.
set -eu
folder=$(mktemp -d)
port=$("${PYTHON:-python3}" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
make --no-print-directory serve "VENV=$folder/venv" "PORT=$port" WORKERS=1 >"$folder/log" 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 600); do
    if ! kill -0 "$server" 2>/dev/null; then break; fi
    if curl -fs -o "$folder/ready" "http://127.0.0.1:$port/readyz"; then
        "$folder/venv/bin/python" -m service rulebooks >"$folder/rulebooks"
        echo "served from the runtime lock alone"
        exit 0
    fi
    sleep 0.2
done
cat "$folder/log" >&2
exit 1
