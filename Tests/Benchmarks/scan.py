"""A scan beside curl: `python3 Tests/Benchmarks/scan.py AASA`.

nginx, with a certificate authority of its own, plays thousands of hosts on loopback. `aasa scan` and
`curl --parallel --parallel-max 64` ask 2,000 of them in turn, five times each; then come the memory of a scan ten times as
long, the time until the first line, and `aasa check` of an entitlement with all 2,000.
"""
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

HOSTS, LONG, JOBS, ROUNDS = 2000, 20000, 64, 5
APP = "7D3KX9QW2M.com.example.shop"
PATH = "/.well-known/apple-app-site-association"


def openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)


def certificates():
    """ca.pem, and server.pem with server.key, in the current folder."""
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    openssl("req", "-x509", *curve, "-keyout", "ca.key", "-out", "ca.pem", "-days", "365", "-subj", "/CN=Benchmark")
    openssl("req", *curve, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=scan.test")
    with open("extensions", "w") as file:
        file.write("subjectAltName=DNS:*.scan.test\nextendedKeyUsage=serverAuth\n")
    openssl("x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-days", "90", "-extfile",
            "extensions", "-out", "server.pem")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def start_nginx(folder, port):
    components = [{"/": f"/item/{number}/*"} for number in range(30)]
    os.makedirs("root/.well-known")
    with open("root" + PATH, "w") as file:
        json.dump({"applinks": {"details": [{"appIDs": [APP], "components": components}]},
                   "webcredentials": {"apps": [APP]}}, file, indent=1)
    with open("nginx.conf", "w") as file:
        file.write(f"""worker_processes 1; pid {folder}/pid; error_log {folder}/error.log; daemon off;
events {{ worker_connections 4096; }}
http {{ access_log off; default_type application/json; client_body_temp_path {folder}/body;
  server {{ listen 127.0.0.1:{port} ssl http2; server_name *.scan.test; root {folder}/root;
    ssl_certificate server.pem; ssl_certificate_key server.key; ssl_session_cache off; }} }}
""")
    nginx = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    server = subprocess.Popen([nginx, "-p", folder, "-c", "nginx.conf"], stderr=subprocess.DEVNULL)
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return server
        except ConnectionRefusedError:
            if server.poll() is not None:
                sys.exit("nginx does not start: " + open("error.log").read())


def run(command, output=os.devnull):
    """Seconds, seconds of processor time, and peak memory in MB."""
    with open(output, "wb") as out:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    assert os.waitstatus_to_exitcode(status) == 0, command
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def row(name, results, note=""):
    seconds, processor, memory = (statistics.median(column) for column in zip(*results))
    print(f"  {name:<34} {seconds:6.2f} s   {processor:6.2f} s   {memory:6.1f} MB{note}")
    return seconds


def first_line(command):
    """Milliseconds from the start of a scan to its first line."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdin.write(b"h0.scan.test\n")
    process.stdin.flush()
    process.stdout.readline()
    taken = (time.perf_counter() - start) * 1000
    process.stdin.close()
    process.wait()
    return taken


def lines(name, count):
    with open(name, "w") as file:
        file.writelines(f"h{number}.scan.test\n" for number in range(count))
    return name


def flag(ratio, most):
    return "" if ratio <= most else f"   over {most}"


def main(aasa):
    if not shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin:/sbin") or not shutil.which("curl"):
        sys.exit("needs nginx (make test-tools) and curl")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.chmod(folder, 0o755)
        port = free_port()
        certificates()
        server = start_nginx(folder, port)
        network = ["--cacert", "ca.pem", "--connect-to", f"::127.0.0.1:{port}"]
        with open("curl.conf", "w") as file:
            for number in range(HOSTS):
                file.write(f'url = "https://h{number}.scan.test{PATH}"\noutput = /dev/null\n')
        curl = ["curl", "-s", "--parallel", "--parallel-max", str(JOBS), *network, "-K", "curl.conf"]
        scan = [aasa, "scan", "--jobs", str(JOBS), *network]
        check = [aasa, "check", *[f"webcredentials:h{number}.scan.test" for number in range(HOSTS)], "--app", APP,
                 "--jobs", str(JOBS), "--no-config", *network, "--format", "json"]
        short, long = lines("short", HOSTS), lines("long", LONG)
        ours, theirs, checks = [], [], []
        for _ in range(ROUNDS):
            ours.append(run([*scan, short], "out"))
            assert sum(1 for line in open("out") if '"file": "read"' in line) == HOSTS
            theirs.append(run(curl))
            checks.append(run(check))
        print(f"{HOSTS} hosts on loopback, {JOBS} at a time (median of {ROUNDS}, in turn; processor time, peak memory):")
        peer = row("curl --parallel", theirs)
        ratio = row("aasa scan", ours) / peer
        print(f"    {ratio:.2f} of curl's time{flag(ratio, 1.0)}")
        ratio = row("aasa check, one entitlement", checks) / peer
        print(f"    {ratio:.2f} of curl's time{flag(ratio, 1.5)}")
        more = run([*scan, long])
        ratio = more[2] / statistics.median(result[2] for result in ours)
        row(f"aasa scan of {LONG}", [more], f", {ratio:.2f} of the memory for {HOSTS}{flag(ratio, 1.1)}")
        first = statistics.median(first_line(scan) for _ in range(11))
        print(f"  first line after {first:.0f} ms (median of 11){flag(first, 50)}")
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
