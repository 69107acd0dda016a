#!/usr/bin/env bash
# Checks that independent readers can read the .xg and OGXM files of this program: foreign-readers.sh FULLPRIME FILE...
# The readers come from Python's package index: xgdatatools (Michael Petch), ogxm (the authors of the format), gammonview.
set -euo pipefail
cd "$(dirname "$0")/../.."
venv=target/foreign-readers
if [ ! -e "$venv/ready" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check xgdatatools==0.0.1 ogxm==2.3.2 gammonview==3.1.0
    touch "$venv/ready"
fi
exec "$venv/bin/python" ops/dev/foreign_readers.py "$@"
