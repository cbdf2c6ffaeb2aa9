#!/usr/bin/env python3
"""serve.py ROOT: starts the page as the unit, the compose file and the Kubernetes manifest of Packaging/serve do.

ROOT is the file system of the image. Each command line is the very one that stands there, and has no more rights than
there: see confined.py. What probes it are the probes that stand there. All of it runs in a network namespace of its own, so the
ports are free and no packet leaves. Needs root, and Debian's python3-yaml, python3-seccomp, systemd, caddy and openssl.
"""
import contextlib
import fcntl
import http.client
import http.server
import json
import os
import pathlib
import re
import shlex
import signal
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import yaml

from confined import settings

HERE = pathlib.Path(__file__).resolve().parent
PACKAGING = HERE.parents[1] / "Sources" / "aasa" / "Packaging"
SERVE = PACKAGING / "serve"
ROOT = pathlib.Path(sys.argv[1])
SITE = "checks.example.com"
APP = "7D3KX9QW2M.com.example.app"
LONGEST = 60  # seconds, after which what hangs fails its test
USER, GROUP = re.search(r"^USER (\d+):(\d+)$", (PACKAGING / "Dockerfile").read_text(), re.MULTILINE).groups()


def documents(name):
    return list(yaml.safe_load_all((SERVE / name).read_text()))


class Shop(http.server.BaseHTTPRequestHandler):
    """shop.test, which lists the app."""

    def do_GET(self):
        body = json.dumps({"webcredentials": {"apps": [APP]}}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Page:
    """The page, started with a command line, until it is told to stop."""

    def __init__(self, command, *, user=USER, group=GROUP, unit=None):
        self.log = tempfile.TemporaryFile("w+")
        confined = [sys.executable, "-B", HERE / "confined.py", ROOT, user, group, *(["--unit", unit] if unit else [])]
        # The namespace of the mounts ends with the command.
        self.process = subprocess.Popen(
            ["unshare", "--mount", "--propagation", "private", *confined, *command], stdout=subprocess.PIPE,
            stderr=self.log, text=True, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "TMPDIR": "/tmp"})
        self.address = self.process.stdout.readline().strip()

    def ask(self, method, path, host, body=None, **fields):
        connection = http.client.HTTPConnection("127.0.0.1", 8080, timeout=LONGEST)
        with contextlib.closing(connection):
            connection.request(method, path, body, {"Host": host} | {name.replace("_", "-"): value
                                                                    for name, value in fields.items()})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()

    def lines(self):
        self.log.seek(0)
        return self.log.read()

    def stop(self):
        """The exit code, and the seconds until the end."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(LONGEST), time.monotonic() - start


class ServeTest(unittest.TestCase):
    def page(self, command, **options):
        page = Page(command, **options)
        self.addCleanup(page.process.stdout.close)
        self.addCleanup(page.log.close)
        self.addCleanup(page.process.wait)
        self.addCleanup(page.process.kill)
        self.assertTrue(page.address, page.lines())
        return page

    def shop(self):
        """The options with which the page reaches shop.test, a server of this test with a certificate of its own."""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30",
             "-subj", "/CN=shop.test", "-addext", "subjectAltName=DNS:shop.test", "-addext",
             "extendedKeyUsage=serverAuth", "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"],
            check=True, capture_output=True)
        trusted = ROOT / "srv" / "shop.pem"
        trusted.write_bytes((folder / "certificate.pem").read_bytes())
        self.addCleanup(trusted.unlink)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Shop)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return ["--allow-private", "--cdn=never", "--cacert=/srv/shop.pem",
                f"--connect-to=shop.test:443:127.0.0.1:{server.server_port}"]

    def assert_works(self, page, seconds):
        """It answers for its name and no other, checks a host and an uploaded file, and ends with 0 in time."""
        self.assertEqual(page.ask("GET", "/", SITE)[0], 200)
        self.assertEqual(page.ask("GET", "/", "other.example.com")[0], 421)
        asked = json.dumps({"subject": "shop.test", "app": APP})
        status, report = page.ask("POST", "/api/check", SITE, asked, Content_Type="application/json")
        self.assertEqual((status, [each["verdict"] for each in json.loads(report).get("associations", [])]),
                         (200, ["associated"]), report)
        part = 'Content-Disposition: form-data; name="file"; filename="apple-app-site-association"'
        form = f'--x\r\n{part}\r\n\r\n{{"webcredentials": {{}}}}\r\n--x--\r\n'
        status, report = page.ask("POST", "/check", SITE, form, Content_Type="multipart/form-data; boundary=x")
        self.assertEqual(status, 200, report)
        self.assertIn("apple-app-site-association", report)
        code, taken = page.stop()
        self.assertEqual(code, 0, page.lines())
        self.assertLess(taken, seconds)

    def assert_harmless(self, found):
        self.assertEqual([name for name in ("privileged", "network_mode", "pid", "ipc") if name in found], [])


class UnitTest(ServeTest):
    PATH = SERVE / "aasa.service"

    def unit(self):
        """The unit as the Debian package installs it, but for the place of the program."""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        program = settings(self.PATH)["ExecStart"][0].split()[0]
        self.assertTrue((ROOT / program.lstrip("/")).exists(), program)
        unit = folder / self.PATH.name
        unit.write_text(self.PATH.read_text().replace(f"ExecStart={program} ", f"ExecStart={ROOT}{program} "))
        return unit

    def test_systemd_understands_every_line(self):
        run = subprocess.run(["systemd-analyze", "verify", "--man=no", self.unit()], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stdout + run.stderr), (0, ""))

    def test_systemd_calls_it_safe(self):
        # The scale ends at 100, and 20 is 2.0 of 10.
        subprocess.run(["systemd-analyze", "security", "--offline=true", "--threshold=20", self.unit()], check=True,
                       stdout=subprocess.DEVNULL)

    def test_it_works_with_the_rights_that_it_is_given(self):
        service = settings(self.PATH)
        example = re.search(r'AASA_SERVE="(.*)"', self.PATH.read_text())[1]
        self.assertIn(example, (HERE.parents[1] / "Sources/AssociatedDomains/AssociatedDomains.docc/ThePage.md").read_text())
        command, = service["ExecStart"]
        options = shlex.join(shlex.split(example.replace("checks.example.com", SITE)) + self.shop())
        page = self.page(shlex.split(command.replace("$AASA_SERVE", options)), user="65534", group="65534", unit=self.PATH)
        self.assertEqual(page.address, "http://127.0.0.1:8080/")
        self.assert_works(page, int(service["TimeoutStopSec"][0]))

    def test_a_wrong_option_is_not_tried_again(self):
        confined = [sys.executable, "-B", HERE / "confined.py", ROOT, "65534", "65534", "--unit", self.PATH]
        command = shlex.split(settings(self.PATH)["ExecStart"][0].replace("$AASA_SERVE", "--no-such-option"))
        run = subprocess.run(["unshare", "--mount", "--propagation", "private", *confined, *command], capture_output=True)
        self.assertEqual([str(run.returncode)], settings(self.PATH)["RestartPreventExitStatus"])


class ComposeTest(ServeTest):
    def setUp(self):
        self.file, = documents("compose.yaml")
        self.aasa, self.proxy = self.file["services"]["aasa"], self.file["services"]["proxy"]

    def command(self):
        return ["aasa", *[re.sub(r"\$\{SITE:\?[^}]*\}", SITE, word) for word in self.aasa["command"]]]

    def test_it_has_no_rights_and_bounds(self):
        for service in (self.aasa, self.proxy):
            self.assert_harmless(service)
            self.assertTrue(service["read_only"])
            self.assertEqual(service["cap_drop"], ["ALL"])
            self.assertIn("no-new-privileges:true", service["security_opt"])
        self.assertEqual(self.aasa["user"], f"{USER}:{GROUP}")
        self.assertNotIn("ports", self.aasa)
        self.assertTrue(any(each.startswith("/tmp:") and "size=" in each for each in self.aasa["tmpfs"]))
        self.assertIn("mem_limit", self.aasa)

    def test_the_proxy_is_the_one_that_is_trusted_and_reaches_the_page(self):
        address = self.proxy["networks"]["page"]["ipv4_address"]
        self.assertIn(f"--trusted-proxy={address}", self.aasa["command"])
        port, = [word.split("=")[1] for word in self.aasa["command"] if word.startswith("--port=")]
        self.assertEqual(self.proxy["environment"]["UPSTREAM"], f"aasa:{port}")
        self.assertIn("./Caddyfile:/etc/caddy/Caddyfile:ro", self.proxy["volumes"])

    def test_it_works_with_the_rights_that_it_is_given(self):
        page = self.page(self.command() + self.shop())
        probe = self.aasa["healthcheck"]["test"]
        self.assertEqual(probe[0], "CMD")
        inside = ["chroot", f"--userspec={self.aasa['user']}", ROOT, *probe[1:]]
        self.assertEqual(subprocess.run(inside, timeout=LONGEST).returncode, 0)
        self.assert_works(page, int(self.aasa["stop_grace_period"].removesuffix("s")))
        self.assertNotEqual(subprocess.run(inside, timeout=LONGEST, capture_output=True).returncode, 0)

    def test_caddy_says_who_asks_whatever_a_client_claims(self):
        page = self.page([*self.command(), "--trusted-proxy=127.0.0.1"])
        folder = self.enterContext(tempfile.TemporaryDirectory())
        environment = os.environ | {"SITE": f"http://{SITE}:8081", "UPSTREAM": "127.0.0.1:8080", "HOME": folder,
                                    "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        caddy = subprocess.Popen(["caddy", "run", "--config", SERVE / "Caddyfile", "--adapter", "caddyfile"],
                                 env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(caddy.wait)
        self.addCleanup(caddy.terminate)
        end = time.monotonic() + LONGEST
        while True:
            connection = http.client.HTTPConnection("127.0.0.1", 8081, timeout=LONGEST, source_address=("127.0.0.2", 0))
            with contextlib.suppress(ConnectionRefusedError), contextlib.closing(connection):
                connection.request("GET", "/", headers={
                    "Host": SITE, "Origin": f"https://{SITE}", "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Host": "x.test"})
                status = connection.getresponse().status
                break
            self.assertTrue(caddy.poll() is None and time.monotonic() < end, "Caddy does not start")
            time.sleep(0.05)
        self.assertEqual(status, 200)
        page.stop()
        self.assertRegex(page.lines(), r" 127\.0\.0\.2 GET / 200 ")


class KubernetesTest(ServeTest):
    def setUp(self):
        self.documents = {each["kind"]: each for each in documents("kubernetes.yaml")}
        self.deployment = self.documents["Deployment"]["spec"]
        self.pod = self.deployment["template"]["spec"]
        self.container, = self.pod["containers"]

    def test_its_parts_fit_together(self):
        labels = self.deployment["template"]["metadata"]["labels"]
        selectors = [self.deployment["selector"]["matchLabels"], self.documents["Service"]["spec"]["selector"]]
        selectors += [self.documents[kind]["spec"][name]["matchLabels"] for kind, name in
                      (("PodDisruptionBudget", "selector"), ("NetworkPolicy", "podSelector"))]
        self.assertEqual(selectors, [labels] * 4)
        port, = self.container["ports"]
        self.assertIn(f"--port={port['containerPort']}", self.container["args"])
        policy = self.documents["NetworkPolicy"]["spec"]
        self.assertEqual({self.documents["Service"]["spec"]["ports"][0]["targetPort"], policy["ingress"][0]["ports"][0]["port"],
                          *[self.container[name]["httpGet"]["port"] for name in ("readinessProbe", "livenessProbe")]},
                         {port["name"]})
        self.assertEqual(set(policy["policyTypes"]), {"Ingress", "Egress"})

    def test_it_has_no_rights_and_bounds(self):
        context, own = self.pod["securityContext"], self.container["securityContext"]
        self.assertEqual((context["runAsUser"], context["runAsGroup"]), (int(USER), int(GROUP)))
        self.assertTrue(context["runAsNonRoot"] and own["readOnlyRootFilesystem"])
        self.assertFalse(own["allowPrivilegeEscalation"] or self.pod["automountServiceAccountToken"])
        self.assertEqual(own["capabilities"], {"drop": ["ALL"]})
        self.assertEqual(context["seccompProfile"], {"type": "RuntimeDefault"})
        mounted = {each["mountPath"]: each["name"] for each in self.container["volumeMounts"]}
        volumes = {each["name"]: each for each in self.pod["volumes"]}
        self.assertIn("sizeLimit", volumes[mounted["/tmp"]]["emptyDir"])
        self.assertIn("memory", self.container["resources"]["limits"])

    def test_it_works_with_the_rights_that_it_is_given(self):
        self.assertNotIn("command", self.container)
        page = self.page(["aasa", *self.container["args"], *self.shop()])
        for name in ("readinessProbe", "livenessProbe"):
            # As the kubelet asks: by the pod's address.
            path = self.container[name]["httpGet"]["path"]
            self.assertEqual(page.ask("GET", path, "10.1.2.3:8080"), (200, "ok\n"))
        wait, = re.findall(r"\d+", " ".join(self.container["lifecycle"]["preStop"]["exec"]["command"]))
        self.assert_works(page, self.pod["terminationGracePeriodSeconds"] - int(wait))


def loopback():
    """Turns loopback on in a new network namespace (netdevice(7))."""
    with socket.socket() as any_socket:
        fcntl.ioctl(any_socket, 0x8914, struct.pack("16sH22x", b"lo", 0x1 | 0x40))


if __name__ == "__main__":
    loopback()
    unittest.main(argv=sys.argv[:1], verbosity=2)
