#!/bin/sh
# A base image where no registry can be reached, laid out as python:3.x-slim is, of Debian's packages alone:
#   sh tools/base-image.sh TAG
# Makes TAG and TAG-build. TAG-build also has this machine's certificates, and how its pip reaches an index: what the
# Dockerfile's first stage needs (--build-arg BUILD_IMAGE=TAG-build), and nothing of that stage but packages is in the image.
# Debian's own Python, as it is the one CPython that comes with Debian's packages; the published base has a newer one.
set -eu
tag=$1
cache=${XDG_CACHE_HOME:-$HOME/.cache}/floorman
script=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
made=$(cksum <"$script" | tr ' ' -) # made once, and again when this file changes; rm -r the cache for newer packages
root=$cache/base-$made.tar
PATH=$PATH:/usr/sbin:/sbin
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

if [ ! -e "$root" ]; then
    mkdir -p "$cache"
    rm -f "$cache"/base-*.tar
    # The published base has its Python, pip and all, in /usr/local: a venv there looks the same to a Dockerfile.
    # shellcheck disable=SC2016
    as_root mmdebstrap --quiet --variant=minbase --format=tar --include=python3,python3-venv,ca-certificates \
        --aptopt='Apt::Install-Recommends "false"' \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-exclude=/usr/share/locale/*' \
        --customize-hook='chroot "$1" python3 -m venv --symlinks /usr/local' \
        --customize-hook='cd "$1"/usr/local/lib/python3.* && mv "$1"/usr/lib/python3.*/ensurepip .' \
        --customize-hook='cd "$1"/usr/local/lib/python3.*/ensurepip && mv "$1"/usr/share/python-wheels _bundled' \
        "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root.$$"
    as_root chown "$(id -u)" "$root.$$"
    mv "$root.$$" "$root"
fi
if [ "$(docker image inspect --format '{{.Config.Labels.made}}' "$tag" 2>/dev/null)" != "$made" ]; then
    docker import --change 'CMD ["python"]' --change "LABEL made=$made" "$root" "$tag" >/dev/null
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"${PYTHON:-python3}" - "$folder" "$tag" <<'PYTHON'
import ast, pathlib, subprocess, sys

folder = pathlib.Path(sys.argv[1])
told = subprocess.run([sys.executable, "-m", "pip", "config", "list"], stdout=-1, stderr=-3, text=True, check=False)
config = {}
for line in told.stdout.splitlines():  # later ones hold: files, then the environment
    name, _, value = line.partition("=")
    config[name.rpartition(".")[2]] = ast.literal_eval(value)
certificates = config.pop("cert", "/etc/ssl/certs/ca-certificates.crt")
reaches = {"index-url", "extra-index-url", "trusted-host", "proxy", "timeout", "retries"}  # folders here do not
lines = ["[global]"]
for name in sorted(reaches & config.keys()):
    if value := " ".join(word for word in config[name].split() if not word.startswith(("file:", "/"))):
        lines.append(f"{name} = {value}")
dockerfile = f"FROM {sys.argv[2]}\n"
if pathlib.Path(certificates).is_file():
    (folder / "certificates").write_bytes(pathlib.Path(certificates).read_bytes())
    lines.append("cert = /etc/ssl/certs/ca-certificates.crt")
    dockerfile += "COPY certificates /etc/ssl/certs/ca-certificates.crt\n"
(folder / "pip.conf").write_text("\n".join(lines) + "\n")
(folder / "Dockerfile").write_text(dockerfile + "COPY pip.conf /etc/pip.conf\n")
PYTHON
docker build --quiet --tag "$tag-build" "$folder" >/dev/null
