#!/usr/bin/env bash
# usage: fuzz-api.sh [EXAMPLES]      default: 30 for each operation; make test tries 3
#
# Starts a server and tests it against its API description, with requests that schemathesis (PyPI) generates. An answer
# fails if it is a 5xx, undocumented, or differs from its schema. A guest is signed in, so that requests are authorised.
set -euo pipefail
cd "$(dirname "$0")/../.."
examples=${1:-30}
program=${FULLPRIME_PROGRAM:-${CARGO_TARGET_DIR:-target}/debug/fullprime}
venv=target/fuzz-api
if [ ! -e "$venv/ready" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check schemathesis==4.32.5 || {
        echo "fuzz-api.sh: schemathesis cannot be installed, so the API was not tested; can the package index be reached?" >&2
        exit 1
    }
    touch "$venv/ready"
fi

folder=$(mktemp -d)
# Cheap password hashes and wide limits, so that thousands of requests are answered quickly and none is refused.
cat > "$folder/site.toml" <<TOML
listen = "127.0.0.1:0"
[database]
url = "sqlite:$folder/site.db"
[accounts]
hash_cost = { memory_kib = 8, passes = 1 }
[limits]
sign_in_by_address = { burst = 1000000, refill_s = 0.001 }
sign_up_by_address = { burst = 1000000, refill_s = 0.001 }
write_by_account = { burst = 1000000, refill_s = 0.001 }
act_by_account = { burst = 1000000, refill_s = 0.001 }
competition_by_account = { burst = 1000000, refill_s = 0.001 }
competitions_created_by_account = { burst = 1000000, refill_s = 0.001 }
[live]
analyse_matches = false
TOML
"$program" serve --config "$folder/site.toml" > "$folder/out" 2> "$folder/log" &
server=$!
trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 600); do
    port=$(sed -nE 's|.*http://localhost:([0-9]+).*|\1|p' "$folder/out" | head -1)
    [ -z "$port" ] || break
    kill -0 "$server" || { cat "$folder/log" >&2; exit 1; }
    sleep 0.1
done

site=http://127.0.0.1:$port
token=$(curl -sS --noproxy '*' -c "$folder/cookies" -X POST "$site/api/v1/accounts/guest" | sed -E 's/.*"csrf_token":"([^"]*)".*/\1/')
cookie=$(awk '$6 == "fullprime" { print $7 }' "$folder/cookies")
# The excluded paths end the session or change the account, and would make the remaining requests unauthorised.
"$venv/bin/schemathesis" run "$site/api/v1/openapi.json" \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
    --exclude-path-regex '^/api/v1/(session|account/keep|account/password|account/devices.*|account/deletion|accounts.*)$' \
    -H "cookie: fullprime=$cookie" -H "x-csrf-token: $token" --max-examples "$examples" --seed 1
# The excluded paths are tried without an account.
"$venv/bin/schemathesis" run "$site/api/v1/openapi.json" \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
    --include-path-regex '^/api/v1/(session|account.*|accounts.*)$' --max-examples "$examples" --seed 1
# A malformed HTTP request is refused before the server's code sees it, and is not an error of the API.
if grep ' ERROR ' "$folder/log" | grep -v 'request parse error' >&2; then exit 1; fi
