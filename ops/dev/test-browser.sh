#!/usr/bin/env bash
# Whole matches by clicking in a real browser, against the program in target/debug. `make test-browser` builds it first.
set -euo pipefail
cd "$(dirname "$0")/../../tests/browser"
npm ci --no-audit --no-fund
npm test
