#!/usr/bin/env bash
# Checks the deployment files in ops/ with the tools that this machine has: compose files and Kubernetes
# manifests against their schemas (PyPI), rules of Prometheus (promtool), the load balancer's configuration
# (haproxy), the systemd unit (systemd-analyze). It starts nothing; check-monitoring.sh does.
set -euo pipefail
cd "$(dirname "$0")/../.."

venv=target/deployment
if [ ! -e "$venv/ready" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --disable-pip-version-check kubernetes-validate==1.37.0 pyyaml jsonschema
    # Only for the schema of compose files that it contains.
    "$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps docker-compose==1.29.2
    touch "$venv/ready"
fi
"$venv/bin/python" ops/dev/check_deployment.py

if command -v promtool >/dev/null; then
    promtool check config --lint=none ops/prometheus/prometheus.yml >/dev/null
    promtool test rules ops/prometheus/alerts.test.yml >/dev/null
    echo "promtool: rules and their tests"
fi
if command -v haproxy >/dev/null; then
    # The names of the containers resolve only inside the compose network.
    sed -E 's/ node[123]:8080/ 127.0.0.1:8080/' ops/compose/haproxy.cfg > "$venv/haproxy.cfg"
    haproxy -c -f "$venv/haproxy.cfg" >/dev/null
    echo "haproxy: its configuration"
fi
if command -v systemd-analyze >/dev/null; then
    # The program is not at its installed path here.
    sed 's|^ExecStart=/usr/bin/fullprime|ExecStart=/bin/true|' ops/systemd/fullprime.service > "$venv/fullprime.service"
    systemd-analyze verify --man=no "$venv/fullprime.service"
    # 1.4 of 10, where 10 means no protection.
    systemd-analyze security --offline=yes --threshold=20 "$venv/fullprime.service" >/dev/null
    echo "systemd-analyze: the unit and its exposure"
fi
