#!/usr/bin/env bash
# The checks of the web client and of the browser tests' sources: types, lints, format and unit tests. `make check` and
# `make test` run them too.
set -euo pipefail
cd "$(dirname "$0")/../../web"
for step in check lint format:check test; do npm run --silent "$step"; done
