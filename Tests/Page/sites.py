"""Sites on loopback, and `aasa serve`, which asks them instead of the internet: whatever host it asks, it reaches them."""
import http.server, json, os, shutil, ssl, subprocess, sys, threading

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Scale"))
from certificates import make_certificates
import pages

PATH = "/.well-known/apple-app-site-association"
TEAM = "7D3KX9QW2M"
LINKS = {"details": [{"appIDs": [f"{TEAM}.com.example.shop"], "components": [
    {"/": "/account/*", "exclude": True}, {"/": "/buy/*"}]}]}


def listing(*apps):
    return json.dumps({"webcredentials": {"apps": [f"{TEAM}.{app}" for app in apps]}, "applinks": LINKS}, indent=2)


# The body, the status without one, or the address of a redirect, of each host.
FILES = {
    "shop.example.com": listing("com.example.shop", "com.example.shop.beta"),
    "mistakes.example.com": pages.MISTAKES,
    "hostile.example.com": pages.HOSTILE,
    "forbidden.example.com": 403,
    "redirected.example.com": "https://shop.example.com" + PATH,
    # Without the prefix that only the company knows.
    "bakery.example.com": json.dumps({"webcredentials": {"apps": ["com.example.bakery"]}}),
}


class Answers(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self):
        host = self.headers["Host"].partition(":")[0]
        # The file is missing at once; where else it might be takes its time.
        if host.startswith("slow.") and self.path != PATH:
            self.server.gate.wait()
        body = FILES.get(host) if self.path == PATH else None
        if body is None or body == 403:
            return self.answer(body or 404, "Refused", {})
        if body.startswith("https://"):
            return self.answer(301, "", {"Location": body})
        hostile = {"X-Powered-By": "<img src=x onerror=alert(1)>"} if host.startswith("hostile.") else {}
        self.answer(200, body, {"Content-Type": "application/json", **hostile})

    def answer(self, status, body, fields):
        data = body.encode(errors="surrogateescape")
        self.send_response(status)
        for name, value in {**fields, "Content-Length": len(data)}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # A check that is stopped leaves.
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


class Sites:
    """The sites, and the page that checks them, while the context lasts."""

    def __init__(self, aasa, folder, *options):
        self.aasa, self.folder, self.options = aasa, os.path.join(folder, "sites"), options
        self.gate = threading.Event()
        self.gate.set()

    def __enter__(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        make_certificates(self.folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(f"{self.folder}/host.pem", f"{self.folder}/host.key")
        self.server = Server(("127.0.0.1", 0), Answers)
        self.server.gate = self.gate
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.page, self.url = self.serve(
            "--cacert", f"{self.folder}/ca.pem", "--allow-private", "--connect-to", f"::127.0.0.1:{self.server.server_port}")
        self.replaying, self.replaying_url = self.serve("--replay", "Fixtures/Recordings/cdn-behind")
        return self

    def __exit__(self, *_):
        self.gate.set()
        for page in (self.page, self.replaying):
            page.terminate()
            page.wait()
        self.server.shutdown()
        self.server.server_close()

    def serve(self, *options):
        """Starts `aasa serve`, which ends with this process, also where that is killed."""
        with open(os.path.join(self.folder, "log"), "a") as log:
            page = subprocess.Popen(["setpriv", "--pdeathsig", "TERM", self.aasa, "serve", "--port", "0", *options],
                                    stdout=subprocess.PIPE, stderr=log, text=True)
        url = page.stdout.readline().strip()
        if not url:
            raise RuntimeError("aasa serve does not start")
        return page, url

    def log(self):
        """What the pages wrote about requests."""
        with open(os.path.join(self.folder, "log")) as file:
            return file.read()
