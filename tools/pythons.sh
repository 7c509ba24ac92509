#!/bin/sh
# For each Python from 3.11 to 3.13 that is there (on the path, or kept by pyenv) what serving needs, in .venv/pythons:
# the tests then hold its answers against those of the Python they run on.
set -eu
for version in 3.11 3.12 3.13; do
    for python in "python$version" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$version."*/bin/python; do
        home=.venv/pythons/$version
        if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then continue; fi
        if ! cmp -s requirements/run.txt "$home/installed"; then
            "$python" -m venv --clear "$home"
            "$home/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
            cp requirements/run.txt "$home/installed"
        fi
        echo "$version: $("$home/bin/python" --version)"
        break
    done
done
