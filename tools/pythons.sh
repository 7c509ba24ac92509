#!/bin/sh
# For each Python from 3.11 to 3.13 that is there (on the path, or kept by pyenv) what serving needs, in .venv/pythons:
# the tests then hold its answers against those of the Python they run on. Of several 3.11 it is the oldest, and so on.
set -eu
tell='import ensurepip, platform, sys, venv; print(platform.python_version(), sys.executable)'
for version in 3.11 3.12 3.13; do
    found=$(
        IFS=:
        for folder in $PATH "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version."*/bin; do
            "$folder/python$version" -c "$tell" 2>/dev/null || true
        done | sort -V | head -n 1
    )
    if [ -z "$found" ]; then continue; fi
    home=.venv/pythons/$version
    if ! { echo "$found"; cat requirements/run.txt; } | cmp -s - "$home/installed"; then
        "${found#* }" -m venv --clear --without-pip "$home"
        .venv/bin/python -m pip --python "$home/bin/python" install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/run.txt
        { echo "$found"; cat requirements/run.txt; } >"$home/installed"
    fi
    echo "$version: $("$home/bin/python" --version)"
done
