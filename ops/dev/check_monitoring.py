"""Runs a complete site and the queries of the dashboard and the alerts in Prometheus. See check-monitoring.sh."""

import json
import math
import os
import re
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# The longest wait for anything, even on a slow machine.
PATIENCE_S = 300
# Prometheus scrapes every second here, so the ranges of panels can be short.
RANGE = "15s"
# Local connections must not use a proxy.
OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))

program, folder = sys.argv[1:3]
processes = {}
# The public addresses of the site's nodes.
public_nodes = []


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(name, command, **environment):
    log = open(os.path.join(folder, f"{name}.log"), "wb")
    home = os.path.join(folder, name)
    os.makedirs(home, exist_ok=True)
    variables = {**os.environ, **environment}
    processes[name] = subprocess.Popen(command, cwd=home, stdout=log, stderr=log, env=variables)


def wait_for(what, attempt):
    """Returns the first result of `attempt`, which may fail until then. `what` names the wait in the error; it may be a function."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            found = attempt()
            if found:
                return found
            failed = "not so far"
        except OSError as error:
            failed = error
        for name, process in processes.items():
            if process.poll() is not None:
                with open(os.path.join(folder, f"{name}.log")) as log:
                    sys.exit(f"{name} ended with {process.returncode}: {log.read()[-2000:]}")
        if time.monotonic() > until:
            sys.exit(f"{what() if callable(what) else what}: {failed}")
        time.sleep(0.2)


def fetch(url, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, headers={"content-type": "application/json", **(headers or {})})
    return OPENER.open(request, timeout=30)


def status_of(url, body=None, headers=None):
    try:
        with fetch(url, body, headers) as reply:
            return reply.status
    except urllib.error.HTTPError as error:
        return error.code


def read(path):
    with open(path) as file:
        return file.read()


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def start_site():
    """Returns the nodes by name with their ports, the load balancer's address, and Prometheus's."""
    ports = {name: free_port() for name in ["node1", "node2", "node3", "club", "balancer", "prometheus"]}
    site = f"http://127.0.0.1:{ports['balancer']}"
    key = write("dice.key", secrets.token_hex(32))
    settings = read("ops/compose/node.toml")
    settings = settings.replace("/run/secrets/dice.key", key).replace("http://localhost:8080", site)
    settings = write("node.toml", settings)
    shared = {
        "FULLPRIME_DATABASE": f"postgres://fullprime@/fullprime?host={folder}/pg",
        "FULLPRIME_REDIS": f"unix://{folder}/redis.sock",
    }
    metrics = {name: free_port() for name in ["node1", "node2", "node3", "club"]}
    public_nodes.extend(f"127.0.0.1:{ports[name]}" for name in ["node1", "node2", "node3"])
    for name in ["node1", "node2", "node3"]:
        listen = {
            "FULLPRIME_LISTEN": f"127.0.0.1:{ports[name]}",
            "FULLPRIME_METRICS_LISTEN": f"127.0.0.1:{metrics[name]}",
        }
        start(name, [program, "serve", "--config", settings], **listen, **shared)
    start("worker", [program, "worker", "--config", settings], FULLPRIME_REDIS=shared["FULLPRIME_REDIS"])
    listen = ["--listen", f"127.0.0.1:{ports['club']}", "--metrics-listen", f"127.0.0.1:{metrics['club']}"]
    start("club", [program, "serve", *listen])

    balancer = re.sub(r" (node[123]):8080", lambda node: f" 127.0.0.1:{ports[node[1]]}", read("ops/compose/haproxy.cfg"))
    # With its usual limit the load balancer would need more open files than a test machine allows.
    balancer = re.sub(r"maxconn \d+", "maxconn 500", balancer)
    balancer = write("haproxy.cfg", balancer.replace("bind :8080", f"bind 127.0.0.1:{ports['balancer']}"))
    start("balancer", ["haproxy", "-db", "-f", balancer])

    # Durations of minutes are seconds here; all other settings stay.
    rules = re.sub(r"for: \d+m", "for: 1s", read("ops/prometheus/alerts.yml"))
    write("alerts.yml", re.sub(r"\[\d+[mh]\]", f"[{RANGE}]", rules))
    scrape = read("ops/compose/prometheus.yml").replace("interval: 15s", "interval: 1s")
    scrape = re.sub(r"\"(node[123]):9464\"", lambda node: f'"127.0.0.1:{metrics[node[1]]}"', scrape)
    scrape += f'  - job_name: club\n    static_configs:\n      - targets: ["127.0.0.1:{metrics["club"]}"]\n'
    scrape = write("prometheus.yml", scrape)
    data = os.path.join(folder, "prometheus", "data")
    listen = f"--web.listen-address=127.0.0.1:{ports['prometheus']}"
    start("prometheus", ["prometheus", f"--config.file={scrape}", f"--storage.tsdb.path={data}", listen])

    for name in ["node1", "node2", "node3", "club", "balancer"]:
        ready = f"http://127.0.0.1:{ports[name]}/readyz"
        wait_for(f"{name} is ready", lambda: status_of(ready) == 200)
    prometheus = f"http://127.0.0.1:{ports['prometheus']}"
    wait_for("Prometheus is ready", lambda: status_of(f"{prometheus}/-/ready") == 200)
    for public in [site, f"http://127.0.0.1:{ports['node1']}"]:
        if status_of(f"{public}/metrics") != 404:
            sys.exit(f"{public} shows /metrics to everybody")
    return site, prometheus


def sign_up(site):
    """Returns a person's headers for requests that change something."""
    body = {"name": "Olga", "password": secrets.token_hex(8)}
    with fetch(f"{site}/api/v1/accounts", body, {"origin": site}) as reply:
        cookie = reply.headers["set-cookie"].split(";")[0]
        return {"origin": site, "cookie": cookie, "x-csrf-token": json.load(reply)["csrf_token"]}


def play(site, person):
    """A program of the person plays a bot through the load balancer, beside everything else."""
    body = {"name": "monitored", "scopes": ["read", "play"]}
    with fetch(f"{site}/api/v1/account/tokens", body, person) as reply:
        token = json.load(reply)["secret"]
    example = os.path.abspath("examples/play.py")
    log = open(os.path.join(folder, "player.log"), "wb")
    command = [sys.executable, example, site, token, "Pip"]
    # It ends with the game, and the faults below may cut it off.
    return subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "no_proxy": "*"})


def guess_passwords(site):
    for _ in range(10):
        body = {"name": "Olga", "password": "a wrong guess"}
        status_of(f"{site}/api/v1/session", body, {"origin": site})


def ask(prometheus, path, **parameters):
    with fetch(f"{prometheus}/api/v1/{path}?{urllib.parse.urlencode(parameters)}") as reply:
        return json.load(reply)["data"]


def answers(prometheus, query):
    """Returns the label sets that have a value."""
    result = ask(prometheus, "query", query=query)["result"]
    return [series["metric"] for series in result if math.isfinite(float(series["value"][1]))]


def has_answer(prometheus, query):
    """Returns true if there is a value, and every label of the grouping exists."""
    grouped = [label for labels in re.findall(r"by \(([^)]*)\)", query) for label in re.split(r",\s*", labels)]
    wanted = [label for label in grouped if label != "le"]
    return any(all(label in series for label in wanted) for series in answers(prometheus, query))


def panels():
    dashboard = json.loads(read("ops/grafana/fullprime.json"))
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            query = target["expr"].replace("$instance", ".*")
            query = query.replace("$__rate_interval", RANGE).replace("$__interval", RANGE)
            yield f"{panel['title']}: {query}", query
    for variable in dashboard["templating"]["list"]:
        metric, label = re.fullmatch(r"label_values\((\w+), (\w+)\)", variable["query"]["query"]).groups()
        query = f"count by ({label}) ({metric})"
        yield f"the variable {variable['name']}: {query}", query


def alerts(prometheus):
    for group in ask(prometheus, "rules")["groups"]:
        for rule in group["rules"]:
            if rule["health"] == "err":
                sys.exit(f"{rule['name']}: {rule['lastError']}")
            # The compared expression, without its threshold.
            query = re.split(r" (?:[<>]=?|==) ", rule["query"])[0]
            yield f"{rule['name']}: {query}", query


def until_answered(prometheus, questions, keep_going):
    waiting = dict(questions)
    count = len(waiting)

    def look():
        keep_going()
        for name in [name for name, query in waiting.items() if has_answer(prometheus, query)]:
            del waiting[name]
        return not waiting

    wait_for(lambda: "no answer to:\n  " + "\n  ".join(waiting), look)
    return count


def raised(prometheus):
    found = ask(prometheus, "alerts")["alerts"]
    return {alert["labels"]["alertname"] for alert in found if alert["state"] == "firing"}


def until_raised(prometheus, name, provoke):
    def look():
        provoke()
        return name in raised(prometheus)

    wait_for(f"the alert {name}", look)
    print(f"{name}: raised", flush=True)


def break_things(site, prometheus, person):
    services = lambda what: subprocess.run(["ops/dev/services.sh", what, folder], check=True)
    until_raised(prometheus, "FullprimeSignInsGuessed", lambda: guess_passwords(site))
    nothing = lambda: None
    services("kill-redis")
    until_raised(prometheus, "FullprimeNodesApart", nothing)
    services("start-redis")
    services("cut-postgres")
    # The load balancer removes nodes that are not ready; clients that ask these nodes directly get 503.
    ask_nodes = lambda: [status_of(f"http://{node}/api/v1/lobby", None, person) for node in public_nodes]
    until_raised(prometheus, "FullprimeServerErrors", ask_nodes)
    # It is chance whether an action falls into the outage, so alerts.test.yml covers FullprimeActionsFail.
    services("join-postgres")
    # The monitoring must notice it without this script's help.
    processes.pop("node3").kill()
    until_raised(prometheus, "FullprimeDown", nothing)


def main():
    site, prometheus = start_site()
    person = sign_up(site)
    player = play(site, person)
    # These alerts must not fire before their faults are provoked. Others may fire on a slow machine.
    broken = {"FullprimeDown", "FullprimeNodesApart", "FullprimeServerErrors", "FullprimeActionsFail"}
    wait_for(lambda: f"raised although all is well: {raised(prometheus)}", lambda: not raised(prometheus) & broken)
    # A counter of server errors exists only after the first error, see break_things.
    is_of_errors = lambda query: 'status=~"5.."' in query
    asked = [pair for pair in panels() if not is_of_errors(pair[1])]
    print(f"dashboard: {until_answered(prometheus, asked, lambda: guess_passwords(site))} queries have an answer", flush=True)
    asked = [pair for pair in alerts(prometheus) if not is_of_errors(pair[1])]
    print(f"alerts: {until_answered(prometheus, asked, lambda: None)} queries have an answer", flush=True)
    break_things(site, prometheus, person)
    asked = [pair for pair in panels() if is_of_errors(pair[1])]
    print(f"dashboard: {until_answered(prometheus, asked, lambda: None)} more, about errors", flush=True)
    player.kill()
    player.wait()


try:
    main()
finally:
    for process in processes.values():
        process.kill()
        process.wait()
