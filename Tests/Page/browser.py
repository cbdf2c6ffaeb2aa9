"""Chromium, driven over a pipe with the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/."""
import json, os, select, shutil, subprocess, tempfile, time

from tab import Tab

LONGEST = 10  # seconds that anything may take


class Browser:
    def __init__(self, program):
        to_browser, from_browser = os.pipe(), os.pipe()
        self.profile = tempfile.mkdtemp()

        def connect():  # the browser reads from 3 and writes to 4
            ends = os.dup(to_browser[0]), os.dup(from_browser[1])
            for number, end in zip((3, 4), ends):
                os.dup2(end, number)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
             "--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
             "--remote-debugging-pipe", "--user-data-dir=" + self.profile, "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser[0])
        os.close(from_browser[1])
        self.output, self.input = os.fdopen(to_browser[1], "wb", 0), os.fdopen(from_browser[0], "rb", 0)
        self.buffer, self.number, self.answers, self.tabs = b"", 0, {}, {}

    def tab(self):
        """A window with storage and permissions of its own."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.tabs[session] = Tab(self, session, context)
        self.tabs[session].prepare()
        return self.tabs[session]

    def close(self):
        self.call("Browser.close")
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.output.write(json.dumps(message).encode() + b"\0")
        end = time.monotonic() + 6 * LONGEST
        while number not in self.answers:
            if time.monotonic() > end:
                raise TimeoutError(f"{method} is not answered")
            self.receive(1)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def receive(self, seconds):
        """Takes what the browser says, and waits for it for a time: an answer, or an event of a tab."""
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], seconds)[0]:
                return
            data = self.input.read(1 << 16)
            if not data:
                raise RuntimeError("the browser ended")
            self.buffer += data
        text, _, self.buffer = self.buffer.partition(b"\0")
        message = json.loads(text)
        if "id" in message:
            self.answers[message["id"]] = message
        elif message.get("sessionId") in self.tabs:
            self.tabs[message["sessionId"]].events.append(message)

    def wait(self, condition, words):
        """Returns what a condition gives, once it gives something; what the browser says may change that."""
        end = time.monotonic() + LONGEST
        while not (result := condition()):
            if time.monotonic() > end:
                raise TimeoutError(f"waited {LONGEST} seconds: {words}")
            self.receive(.05)
        return result
