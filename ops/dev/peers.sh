#!/usr/bin/env bash
# Says which programs that judge this one are missing, and how many test files then compare nothing. Called by check.sh
# and test.sh, because the output of a passing test is hidden.
set -euo pipefail
cd "$(dirname "$0")/../.."

skipped=0
# usage: peer NAME FOUND WORDS   WORDS stand in each test file that needs the peer.
peer() {
    [ "$2" = no ] || return 0
    local files
    files=$(grep -rlE --include='*.rs' "$3" engine/*/tests server/tests | wc -l)
    skipped=$((skipped + files))
    echo "SKIPPED: $1 is not installed; $files test files compare nothing with it"
}
peer "GNU Backgammon" "$([ -x /usr/games/gnubg ] || command -v gnubg >/dev/null || echo no)" \
    'mod peer|GNU Backgammon is not installed'
peer "PostgreSQL" "$(compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || echo no)" 'FULLPRIME_TEST_POSTGRES'
echo "peers: $skipped test files skipped"
