#!/bin/sh
# A command in a network of its own, which is 127.0.0.1 and nothing else: it can ask nobody, and a browser in it does
# not drop what it loads whenever an address of the machine comes or goes, as with each container started meanwhile.
#   sh tools/own-network.sh COMMAND…
set -eu
PATH=$PATH:/usr/sbin:/sbin
if unshare --map-root-user --net ip link set lo up 2>/dev/null; then
    exec unshare --map-root-user --net sh -c 'ip link set lo up && exec "$@"' sh "$@"
fi
echo "own-network.sh: this user may make no network, or there is no ip (apt-get install iproute2): WITHOUT ONE" >&2
exec "$@"
