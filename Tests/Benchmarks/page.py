"""The page of `aasa serve`: `python3 Tests/Benchmarks/page.py AASA`. Needs wrk, which it installs from Debian if it is missing.

nginx, with a certificate authority of its own, plays the hosts on loopback that are checked. Everything else is one run of the
server: its first page, pages and checks by wrk, a check beside `aasa check`, and the memory after so many requests.
"""
import http.client
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from scan import APP, certificates, free_port, start_nginx

SECONDS, CLIENTS, PAIRS = 8, 8, 41
GOALS = {"bytes": 30_000, "first": 50, "pages": 200, "checks": 50, "beside": 20, "memory": 100}


def flag(is_met, goal):
    return "" if is_met else f"   the goal is {goal}"


class Server:
    def __init__(self, aasa, options):
        start = time.perf_counter()
        self.process = subprocess.Popen([aasa, "serve", "--port", "0", *options], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().strip()
        self.milliseconds = (time.perf_counter() - start) * 1000
        self.address = urllib.parse.urlsplit(self.url).netloc
        self.asked = 0

    def ask(self, path, body=None, connection=None):
        connection = connection or http.client.HTTPConnection(self.address)
        headers = {"Content-Type": "application/json"} if body else {}
        connection.request("POST" if body else "GET", path, body, headers)
        answer = connection.getresponse()
        text = answer.read()
        assert answer.status == 200, (path, answer.status, text[:500])
        return text

    def wrk(self, path):
        """Requests a second, and the median and 99th percentile of the latency."""
        run = subprocess.run(["wrk", "-t2", f"-c{CLIENTS}", f"-d{SECONDS}s", "--latency", self.url.rstrip("/") + path],
                             check=True, capture_output=True, text=True).stdout
        assert "Non-2xx" not in run and "Socket errors" not in run, run
        self.asked += int(re.search(r"(\d+) requests in", run)[1])
        rate = float(re.search(r"Requests/sec: +([0-9.]+)", run)[1])
        return rate, *[re.search(rf"{share}% +(\S+)", run)[1] for share in (50, 99)]

    def memory(self):
        """What it has in memory now, and the most that it had, in MB."""
        with open(f"/proc/{self.process.pid}/status") as file:
            status = file.read()
        return [int(re.search(rf"{name}:\s+(\d+) kB", status)[1]) / 1024 for name in ("VmRSS", "VmHWM")]

    def request(self, count, check):
        """So many requests on eight connections, of which every tenth is a check."""
        def run(numbers):
            connection = http.client.HTTPConnection(self.address)
            for number in numbers:
                self.ask(check(number) if number % 10 == 0 else "/", connection=connection)
            connection.close()
        threads = [threading.Thread(target=run, args=(range(first, count, CLIENTS),)) for first in range(CLIENTS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def first_page(server):
    """The milliseconds for the first page on a new connection, and its bytes with all that it loads."""
    times = []
    for _ in range(PAIRS):
        start = time.perf_counter()
        text = server.ask("/")
        times.append((time.perf_counter() - start) * 1000)
    loaded = re.findall(rb'<(?:script|img)[^>]* src="([^"]+)"|<link[^>]* href="(/[^"]+)"', text)
    parts = [text] + [server.ask((source or link).decode()) for source, link in loaded]
    return statistics.median(times), sum(len(part) for part in parts)


def beside(server, aasa, network):
    """The median milliseconds of a check by the page, and of one by `aasa check`, in turn."""
    ours, theirs = [], []
    for number in range(PAIRS):
        host = f"b{number}.scan.test"
        start = time.perf_counter()
        report = json.loads(server.ask("/api/check", json.dumps({"subject": host, "app": APP})))
        ours.append((time.perf_counter() - start) * 1000)
        start = time.perf_counter()
        run = subprocess.run([aasa, "check", host, "--app", APP, "--no-config", "--format", "json", *network],
                             capture_output=True, check=True)
        theirs.append((time.perf_counter() - start) * 1000)
        for each in (report, json.loads(run.stdout)):
            assert [one["verdict"] for one in each["associations"]] == ["associated"], each
    return statistics.median(ours), statistics.median(theirs)


def measure(server, aasa, network):
    memory, _ = server.memory()
    print(f"the page, on loopback ({SECONDS} seconds of wrk with {CLIENTS} connections; medians of {PAIRS}):")
    print(f"  ready after                   {server.milliseconds:8.1f} ms, {memory:.1f} MB")
    taken, size = first_page(server)
    print(f"  first page                    {taken:8.1f} ms{flag(taken <= GOALS['first'], GOALS['first'])}")
    print(f"  … with all that it loads      {size:8d} bytes{flag(size <= GOALS['bytes'], GOALS['bytes'])}")
    ours, theirs = beside(server, aasa, network)
    print(f"  a check by the page           {ours:8.1f} ms")
    print(f"  … by aasa check               {theirs:8.1f} ms{flag(ours - theirs <= GOALS['beside'], 'a difference of 20')}")
    check = f"/check?subject=h1.scan.test&app={APP}"
    assert b"h1.scan.test" in server.ask(check)
    for name, path, goal in (("pages", "/", GOALS["pages"]), ("checks", check, GOALS["checks"])):
        rate, median, last = server.wrk(path)
        print(f"  {name + ' a second':<29} {rate:8.1f}, {median} at the median, {last} at 99 %{flag(rate >= goal, goal)}")
    print(f"  memory after {server.asked:<16} {server.memory()[0]:8.1f} MB, at most {server.memory()[1]:.1f}")


def growth(server):
    """The memory of a server of its own after requests of which every tenth is a check, each of another host."""
    done, goal = 0, GOALS["memory"]
    for until in (1_000, 10_000):
        server.request(until - done, lambda number: f"/check?subject=g{number}.scan.test&app={APP}")
        done = until
        now, most = server.memory()
        print(f"  memory after {until:<6} requests   {now:8.1f} MB, at most {most:.1f}{flag(most <= goal, goal)}")


def main(aasa):
    for tool in ("wrk", "openssl"):
        if not shutil.which(tool):
            subprocess.run(["apt-get", "install", "-q", "-y", "--no-install-recommends", tool], check=True,
                           stdout=sys.stderr, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.chmod(folder, 0o755)
        port = free_port()
        certificates()
        nginx = start_nginx(folder, port)
        network = ["--cacert", "ca.pem", "--connect-to", f"::127.0.0.1:{port}", "--allow-private"]
        try:
            for part in (lambda server: measure(server, aasa, network), growth):
                server = Server(aasa, network)
                part(server)
                server.process.terminate()
                assert server.process.wait() == 0
        finally:
            nginx.terminate()
            nginx.wait()


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
