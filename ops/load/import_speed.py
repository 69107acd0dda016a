"""Measures the import of many matches at once on a server of its own.

    import_speed.py FULLPRIME FOLDER [MATCHES]

One account imports MATCHES (2000) matches made of the match files in FOLDER: the files, and if there are too few of them, the
same files without their last lines, which count as different matches. A second account uploads a single match once a minute and waits for
its standard analysis; it also asks for its library every second. The program prints the times until all files are read, until
each has a quick analysis and until each has a standard one, the peak memory of the server, and how long the second account waited.
"""

import io
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

PART = 100
PASSWORD = "a long enough phrase for one run"


class Client:
    """A signed-in account. The constructor creates it on the server."""

    def __init__(self, url, name):
        self.url, self.cookies, self.token = url, {}, None
        self.token = self.ask("POST", "/accounts", {"name": name, "password": PASSWORD})["csrf_token"]

    def ask(self, method, path, body=None):
        headers = {}
        if isinstance(body, bytes):
            headers["content-type"] = "application/octet-stream"
        elif body is not None:
            body, headers["content-type"] = json.dumps(body).encode(), "application/json"
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.token:
            headers["x-csrf-token"] = self.token
        request = urllib.request.Request(f"{self.url}/api/v1{path}", body, headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request, timeout=120) as reply:
                    for cookie in reply.headers.get_all("set-cookie") or []:
                        name, value = cookie.split(";")[0].split("=", 1)
                        self.cookies[name] = value
                    text = reply.read()
                    return json.loads(text) if text else None
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers.get("retry-after", "1")))


def shortened(text):
    """Returns the text without its last line with a play, which makes it a different match."""
    lines = text.rstrip().split(b"\n")
    while lines and b":" not in lines[-1]:
        lines.pop()
    return b"\n".join(lines[:-1]) + b"\n"


def matches(folder, count):
    whole = [path.read_bytes() for path in sorted(Path(folder).iterdir()) if path.suffix in (".txt", ".mat")]
    round_of_files, files = whole, []
    while len(files) < count and round_of_files:
        files += round_of_files
        round_of_files = [shortened(text) for text in round_of_files if len(text) > 2000]
    return files[:count]


def zipped(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as pack:
        for number, text in files:
            pack.writestr(f"{number:05}.mat", text)
    return out.getvalue()


def peak_mib(process):
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1024


def other_account(url, text, stop, waits, answers):
    client = Client(url, "Berta")
    number, next_upload = 0, 0.0
    while not stop.is_set():
        began = time.monotonic()
        client.ask("GET", "/library")
        answers.append(time.monotonic() - began)
        if began >= next_upload:
            for _ in range(number):
                text = shortened(text)
            number, next_upload = 1, began + 60
            report = client.ask("POST", "/library?name=one.mat", text)
            match = report["files"][0]["id"]
            while match is not None and not stop.is_set():
                view = client.ask("GET", f"/library/{match}/analysis")
                if view["report"] is not None and view["report"]["plies"] == 2:
                    break
                time.sleep(0.1)
            if not stop.is_set():
                waits.append(time.monotonic() - began)
        time.sleep(1)


def run(program, folder, count):
    files = list(enumerate(matches(folder, count)))
    if len(files) < count:
        sys.exit(f"{folder} has only enough files for {len(files)} matches")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as home:
        Path(home, "config.toml").write_text("[live.bots]\nfeatured = 0\n")
        server = subprocess.Popen(
            [program, "serve", "--config", "config.toml", "--listen", f"127.0.0.1:{port}"],
            cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{url}/readyz", timeout=5)
                    break
                except (urllib.error.URLError, ConnectionError):
                    time.sleep(0.2)
            measure(url, files, server)
        finally:
            server.terminate()
            server.wait()
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"processor time of the server: {usage.ru_utime + usage.ru_stime:.0f} s")


def measure(url, files, server):
    anna = Client(url, "Anna")
    stop, waits, answers = threading.Event(), [], []
    arguments = (url, files[0][1], stop, waits, answers)
    other = threading.Thread(target=other_account, args=arguments, daemon=True)
    other.start()
    began = time.monotonic()
    seconds = lambda: f"{time.monotonic() - began:.0f} s"
    view = anna.ask("POST", "/imports", {"name": "speed", "files": len(files)})
    path = f"/imports/{view['id']}"
    for at in range(0, len(files), PART):
        view = anna.ask("POST", f"{path}/files", zipped(files[at:at + PART]))
    counts = {name: view[name] for name in ("read", "partly", "duplicate", "refused")}
    print(f"{len(files)} files read after {seconds()}: {counts}", flush=True)
    for depth in ("analysed_quick", "analysed"):
        while view[depth] < view["matches"]:
            time.sleep(2)
            view = anna.ask("GET", path)
        print(f"{depth} {view['matches']} after {seconds()}", flush=True)
    stop.set()
    other.join()
    answers.sort()
    print(f"peak memory of the server: {peak_mib(server):.0f} MiB")
    print(f"the other account's matches were analysed after {', '.join(f'{wait:.1f}' for wait in waits)} s")
    worst = answers[int(len(answers) * 0.99)]
    print(f"its {len(answers)} requests took {answers[len(answers) // 2] * 1000:.0f} ms (median; 99 %: {worst * 1000:.0f} ms)")
    print(f"processors: {os.cpu_count()}, load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    run(os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 2000)
