#!/bin/sh
# Images that stand in for those that deploy/compose names, where no registry can be reached, made of the programs that are
# installed here (Debian's nginx, prometheus, prometheus-alertmanager, busybox):
#   sh tools/stand-ins.sh nginx TAG prometheus TAG alertmanager TAG
# Programs, folders and users are where the published images have them; versions are Debian's.
set -eu
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

take() { # take PROGRAM PLACE: it, and the libraries that it needs
    program=$(command -v "$1") || { echo "stand-ins.sh: no $1" >&2; exit 1; }
    mkdir -p "$root/$(dirname "$2")"
    cp -L "$program" "$root/$2"
    ldd "$program" | grep -o '/[^ )]*' | while read -r library; do
        mkdir -p "$root/$(dirname "$library")"
        cp -L "$library" "$root/$library"
    done
}

while [ $# -gt 0 ]; do
    kind=$1 tag=$2
    shift 2
    root=$folder/$kind
    mkdir -p "$root/etc/nginx" "$root/etc/prometheus" "$root/etc/alertmanager" "$root/tmp" "$root/var/log/nginx" \
        "$root/prometheus" "$root/alertmanager"
    chmod 1777 "$root/tmp"
    chmod 777 "$root/prometheus" "$root/alertmanager" # a volume takes over whose its folder is, and may be none of ours
    echo 'root:x:0:0::/:/bin/sh' >"$root/etc/passwd"
    take busybox /bin/busybox
    for applet in sh sed wget; do ln -s busybox "$root/bin/$applet"; done
    case $kind in
    haproxy) take haproxy /usr/local/sbin/haproxy; start='CMD ["haproxy"]' ;;
    nginx) take nginx /usr/sbin/nginx; start='CMD ["nginx", "-g", "daemon off;"]' ;;
    prometheus) take prometheus /bin/prometheus; start='ENTRYPOINT ["/bin/prometheus"]' ;;
    alertmanager)
        take prometheus-alertmanager /bin/alertmanager
        mkdir -p "$root/usr/share/prometheus"
        cp -r /usr/share/prometheus/alertmanager "$root/usr/share/prometheus" # Debian has its templates there
        start='ENTRYPOINT ["/bin/alertmanager"]'
        ;;
    *) echo "stand-ins.sh: $kind?" >&2; exit 1 ;;
    esac
    tar -C "$root" -c . | docker import --change "$start" \
        --change 'ENV PATH=/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin' - "$tag" >/dev/null
    echo "stand-ins.sh: $tag is a stand-in made of what is installed here" >&2
done
