#!/usr/bin/env python3
"""run.py AASA [FOLDER]: opens the pages that `aasa … --format html` writes in headless Chromium, and checks what can be
seen of them: at 400 and 1,200 pixels, light and dark, and on paper. With FOLDER, keeps pages and pictures there.
"""
import base64, hashlib, json, os, re, shutil, signal, subprocess, sys, tempfile
import pages
from browser import Browser

WIDTHS, SCHEMES = (400, 1200), ("light", "dark")
HERE = os.path.dirname(os.path.abspath(__file__))


class Test:
    def __init__(self, aasa, folder, keeps_pictures):
        self.aasa, self.folder, self.keeps_pictures = os.path.abspath(aasa), folder, keeps_pictures
        self.complaints = []
        with open(os.path.join(HERE, "checks.js")) as file:
            self.checks = file.read()

    def expect(self, where, complaints):
        self.complaints += [f"{where}: {complaint}" for complaint in complaints]

    def report(self, arguments, format):
        run = subprocess.run([self.aasa, *arguments, "--format", format], capture_output=True)
        if run.returncode not in (0, 1):
            raise SystemExit(f"aasa {' '.join(arguments)}: {run.stderr.decode()}")
        return run.stdout.decode()

    def page(self, browser, name, arguments):
        text = self.report(arguments, "html")
        path = os.path.join(self.folder, name + ".html")
        with open(path, "w") as file:
            file.write(text)
        report = json.loads(self.report(arguments, "json"))
        findings = report["findings"]
        claims = [each["entitlement"] for each in report.get("associations", []) if each["entitlement"]]
        counted = [finding["message"] for finding in findings if not finding.get("suppression")]
        browser.open(path)
        self.call = lambda check, *rest: browser.evaluate(
            f"({self.checks}).{check}({', '.join(json.dumps(each) for each in rest)})")
        self.expect(name, self.policy(text))
        self.expect(name, self.call("structure"))
        for media, widths, schemes in (("", WIDTHS, SCHEMES), ("print", (700,), SCHEMES)):
            for width in widths:
                for scheme in schemes:
                    where = f"{name}, {media or 'screen'}, {width} px, {scheme}"
                    browser.show(width, scheme, media)
                    self.expect(where, self.call("overflow"))
                    self.expect(where, self.call("contrast"))
                    self.expect(where, self.call("visible", "h1 .words", [self.title(text)]))
                    self.expect(where, self.call("visible", "h4", counted))
                    self.expect(where, self.call("visible", ".card h3 code", claims))
                    self.expect(where, self.call("atLeast", ".card .headline", len(claims)))
                    self.expect(where, self.call("atLeast", ".log pre", 1 if self.logs(report) else 0))
                    if media == "print":
                        self.expect(where, self.call("unfolded"))
                    self.picture(browser, f"{name}-{media or width}-{scheme}")
        browser.show(1200, "light")
        self.expect(name, self.keys(browser))
        # With everything unfolded, as a reader may have it.
        browser.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        for width in WIDTHS:
            for scheme in SCHEMES:
                browser.show(width, scheme)
                self.expect(f"{name}, unfolded, {width} px, {scheme}", self.call("overflow") + self.call("contrast"))
                self.picture(browser, f"{name}-unfolded-{width}-{scheme}")
        self.expect(name, self.events(browser))
        return len(findings)

    @staticmethod
    def logs(report):
        return any(each["consoleLine"] for each in report.get("associations", []))

    @staticmethod
    def title(text):
        words = re.search(r"<title>(?:[✓✗] )?(.*) · aasa</title>", text).group(1)
        return words.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")

    @staticmethod
    def policy(text):
        sheet = re.search(r"<style>(.*?)</style>", text, re.S).group(1)
        digest = base64.b64encode(hashlib.sha256(sheet.encode()).digest()).decode()
        policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
        return [] if f'content="{policy}"' in text else ["another security policy"]

    def keys(self, browser):
        """The keyboard alone reaches what is folded, shows where it is, and opens it."""
        folded = self.call("folded")
        if not folded:
            return []
        for _ in range(1_000):
            browser.press("Tab", 9)
            if self.call("focused") and not self.call("isOpen"):
                break
        if not self.call("focused"):
            return ["Tab reaches nothing that is folded"]
        if self.call("outline") == "none":
            return ["the focus cannot be seen"]
        browser.press("Enter", 13, "\r")
        return [] if self.call("isOpen") and self.call("folded") == folded - 1 else ["Enter does not unfold"]

    def events(self, browser):
        """The page asked for nothing but itself, and the browser had nothing to complain about."""
        complaints = []
        for event in browser.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Network.requestWillBeSent" and parameters["type"] != "Document":
                complaints.append("requests " + parameters["request"]["url"])
            if method in ("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Audits.issueAdded"):
                complaints.append(json.dumps(parameters))
        documents = sum(event.get("method") == "Network.requestWillBeSent" for event in browser.events)
        return complaints + ([] if documents == 1 else [f"{documents} requests"])

    def picture(self, browser, name):
        if not self.keeps_pictures:
            return
        size = browser.evaluate("[document.documentElement.clientWidth, document.documentElement.scrollHeight]")
        clip = {"x": 0, "y": 0, "width": size[0], "height": min(size[1], 8_000), "scale": 1}
        data = browser.call("Page.captureScreenshot", format="png", captureBeyondViewport=True, clip=clip)["data"]
        with open(os.path.join(self.folder, name + ".png"), "wb") as file:
            file.write(base64.b64decode(data))


def main():
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not program:
        raise SystemExit("Chromium is not installed; make test-page installs it from Debian")
    signal.alarm(600)  # a browser that hangs ends the test, which then fails
    keeps = len(sys.argv) > 2
    folder = os.path.abspath(sys.argv[2]) if keeps else tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    test = Test(sys.argv[1], folder, keeps)
    browser = Browser(program)
    try:
        for name, arguments in pages.all_pages(test.aasa, folder):
            count = test.page(browser, name, arguments)
            print(f"{name}: {count} finding{'' if count == 1 else 's'}")
    finally:
        browser.close()
    if not keeps:
        shutil.rmtree(folder)
    for complaint in test.complaints:
        print(complaint, file=sys.stderr)
    raise SystemExit(1 if test.complaints else 0)


if __name__ == "__main__":
    main()
