"""Many hosts on loopback: nginx with a certificate authority of its own, for names that no DNS has to know."""
import json
import os
import socket
import ssl
import subprocess
import threading
import time

from certificates import make_certificates

FILE = '{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}'
CONFIGURATION = """
daemon off;
pid %(folder)s/pid;
error_log %(folder)s/errors;
worker_processes 1;
worker_rlimit_nofile 4096;
events { worker_connections 2000; }
http {
    log_format host $host;
    access_log %(folder)s/asked host;
    client_body_temp_path %(folder)s/body;
    proxy_temp_path %(folder)s/proxy;
    fastcgi_temp_path %(folder)s/fastcgi;
    uwsgi_temp_path %(folder)s/uwsgi;
    scgi_temp_path %(folder)s/scgi;
    server {
        listen 127.0.0.1:%(port)d ssl;
        ssl_certificate %(folder)s/host.pem;
        ssl_certificate_key %(folder)s/host.key;
        default_type application/json;
        location = /.well-known/apple-app-site-association { return 200 '%(file)s'; }
        location / { return 404; }
        if ($host ~ "^none-") { return 404; }
    }
}
"""


class Hosts:
    """The hosts, while the context lasts. A name that begins with “none-” has no file, one with “late-” is behind the gate."""

    def __init__(self, folder):
        self.folder = str(folder)
        self.authority = f"{self.folder}/ca.pem"
        self.gate = Gate()

    def __enter__(self):
        make_certificates(self.folder)
        for _ in range(5):  # another process may take the port first
            with socket.create_server(("127.0.0.1", 0)) as probe:
                self.port = probe.getsockname()[1]
            with open(f"{self.folder}/nginx.conf", "w") as file:
                file.write(CONFIGURATION % {"folder": self.folder, "port": self.port, "file": FILE})
            # It ends with this process, also where that is killed.
            command = ["setpriv", "--pdeathsig", "TERM", "nginx", "-e", f"{self.folder}/errors", "-c", f"{self.folder}/nginx.conf"]
            self.process = subprocess.Popen(command)
            if self._listens():
                break
        else:
            raise RuntimeError("nginx does not start")
        self.gate.start(self.port)
        return self

    def __exit__(self, *_):
        self.gate.close()
        self.process.terminate()
        self.process.wait()

    def line(self, name, **more):
        """A line of input: the name, and the address at which it answers, so that nothing is looked up."""
        port = self.gate.port if name.startswith("late-") else self.port
        return json.dumps({"domain": name, "address": f"127.0.0.1:{port}", "id": name, **more})

    def asked(self):
        """The names that nginx was asked for, in order."""
        with open(f"{self.folder}/asked") as file:
            return file.read().split()

    def options(self):
        """What a scan needs to reach them."""
        return ["--cacert", self.authority, "--allow-private", "--timeout", "60"]

    def _listens(self):
        while self.process.poll() is None:
            try:
                context = ssl.create_default_context(cafile=self.authority)
                with socket.create_connection(("127.0.0.1", self.port)) as connection:
                    with context.wrap_socket(connection, server_hostname="ready.example.com"):
                        return True
            except ConnectionRefusedError:
                os.sched_yield()
        return False


class Gate:
    """A port whose connections wait until the gate is opened, and then lead to nginx: a test holds a scan in its middle."""

    def __init__(self):
        self.opened, self.waiting = threading.Event(), threading.Semaphore(0)
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=1000)
        self.port = self.listener.getsockname()[1]

    def start(self, target):
        threading.Thread(target=self._accept, args=(target,), daemon=True).start()

    def wait(self, count, longest=60):
        """Returns when so many connections have come."""
        end = time.monotonic() + longest
        for _ in range(count):
            if not self.waiting.acquire(timeout=max(0.0, end - time.monotonic())):
                raise TimeoutError(f"fewer than {count} connections came to the gate")

    def open(self):
        self.opened.set()

    def close(self):
        self.opened.set()
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def _accept(self, target):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._relay, args=(connection, target), daemon=True).start()

    def _relay(self, connection, target):
        self.waiting.release()
        self.opened.wait()
        with connection, socket.create_connection(("127.0.0.1", target)) as server:
            back = threading.Thread(target=_copy, args=(server, connection), daemon=True)
            back.start()
            _copy(connection, server)
            back.join()


def _copy(source, target):
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # the scan that waited here was killed
