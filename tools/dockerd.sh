#!/bin/sh
# A command with a docker daemon: the one that answers, or else its own, which is gone afterwards with all it kept.
#   sh tools/dockerd.sh COMMAND…
# Its own has no default bridge, so that it shares none with another daemon: name a network.
set -eu
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

alone() { # alone WHY COMMAND…
    echo "dockerd.sh: $1: WITHOUT DOCKER" >&2
    shift
    exec "$@"
}

command -v docker >/dev/null || alone "no docker (apt-get install docker.io)" "$@"
if docker version >/dev/null 2>&1; then exec "$@"; fi
command -v dockerd >/dev/null || alone "no dockerd (apt-get install docker.io)" "$@"
command -v iptables >/dev/null || alone "no iptables (apt-get install iptables)" "$@"
as_root true 2>/dev/null || alone "neither root nor sudo" "$@"

folder=$(mktemp -d "${TMPDIR:-/tmp}/floorman-docker.XXXXXX")
daemon=
leave() {
    trap '' INT TERM HUP
    if [ -n "$daemon" ]; then
        docker ps -q | xargs -r docker kill >/dev/null 2>&1 || true
        docker container prune --force >/dev/null 2>&1 || true
        docker network prune --force >/dev/null 2>&1 || true # a bridge outlives its daemon
        as_root kill "$daemon" 2>/dev/null || true
        for _ in $(seq 100); do
            as_root kill -0 "$daemon" 2>/dev/null || break
            sleep 0.1
        done
    fi
    awk -v under="$folder/" 'index($2, under) == 1 { print $2 }' /proc/mounts | sort -r | while read -r mounted; do
        as_root umount -l "$mounted" || true
    done
    as_root rm -rf "$folder"
}
trap leave EXIT
trap 'exit 143' INT TERM HUP

export DOCKER_HOST="unix://$folder/docker.sock"
as_root dockerd --data-root "$folder/data" --exec-root "$folder/exec" --pidfile "$folder/pid" --host "$DOCKER_HOST" \
    --group "$(id -gn)" --bridge none --log-level error >"$folder/log" 2>&1 &
started=$!
for _ in $(seq 300); do
    if docker version >/dev/null 2>&1; then break; fi
    kill -0 "$started" 2>/dev/null || break
    sleep 0.1
done
daemon=$(cat "$folder/pid" 2>/dev/null || true)
if ! docker version >/dev/null 2>&1; then
    tail -n 3 "$folder/log" >&2
    unset DOCKER_HOST # no trap after exec: swept here
    leave
    trap - EXIT
    alone "dockerd does not start" "$@"
fi
"$@"
