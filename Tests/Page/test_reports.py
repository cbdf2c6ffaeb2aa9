"""The reports of --format html, as files: light and dark, narrow and wide, and on paper."""
import base64, hashlib, json, os, re, subprocess

import pages
from case import SCHEMES, WIDTHS, PageCase


class Reports(PageCase):
    def report(self, arguments, format):
        run = subprocess.run([self.aasa, *arguments, "--format", format], capture_output=True)
        self.assertIn(run.returncode, (0, 1), run.stderr.decode())
        return run.stdout.decode()

    # Whether what is folded is shown.
    is_unfolded = False

    def page(self, name):
        arguments = pages.arguments(self.aasa, self.folder)[name]
        text = self.report(arguments, "html")
        path = os.path.join(self.folder, name + ".html")
        with open(path, "w") as file:
            file.write(text)
        report = json.loads(self.report(arguments, "json"))
        self.tab.open("file://" + path)
        self.expect(name, self.policy(text))
        self.look(name, is_served=False, also=lambda where: self.expect(where, self.said(text, report)))
        for scheme in SCHEMES:
            where = f"{name}-print-{scheme}"
            self.tab.show(700, scheme, "print")
            self.is_unfolded = True
            self.expect(where, self.call("overflow") + self.call("contrast") + self.said(text, report) + self.call("unfolded"))
            self.picture(where)
        self.tab.show(1200, "light")
        self.expect(name, self.keys())
        # With everything unfolded, as a reader may have it.
        self.tab.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
        for width in WIDTHS:
            for scheme in SCHEMES:
                self.tab.show(width, scheme)
                self.expect(f"{name}, unfolded, {width} px, {scheme}", self.call("overflow") + self.call("contrast")
                            + self.said(text, report))
                self.picture(f"{name}-unfolded-{width}-{scheme}")
        if name != "many":  # ten times what mistakes has, which takes minutes
            world = self.tab.isolated_world()
            self.tab.evaluate(self.axe, world)
            self.expect(f"{name}, unfolded", self.violations(world))
        requests = [event for event in self.tab.events if event["method"] == "Network.requestWillBeSent"]
        self.expect(name, [] if len(requests) == 1 else [f"{len(requests)} requests"])
        self.quiet(name, "file://" + path)

    def said(self, text, report):
        """What of the report is not to be seen."""
        associations = report.get("associations", [])
        claims = [each["entitlement"] for each in associations if each["entitlement"]]
        counted = [finding["message"] for finding in report["findings"] if not finding.get("suppression")]
        logs = any(each["consoleLine"] for each in associations)
        return (self.call("visible", "h1 .words", [self.title(text)])
                + (self.call("visible", "h4", counted) if self.is_unfolded else [])
                + self.call("visible", ".card code", claims) + self.call("atLeast", ".log pre", 1 if logs else 0))

    @staticmethod
    def title(text):
        words = re.search(r"<title>(?:[✓✗!?] )?(.*) · aasa</title>", text).group(1)
        return words.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&")

    @staticmethod
    def policy(text):
        sheet = re.search(r"<style>(.*?)</style>", text, re.S).group(1)
        digest = base64.b64encode(hashlib.sha256(sheet.encode()).digest()).decode()
        policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
        return [] if f'content="{policy}"' in text else ["another security policy"]

    def keys(self):
        """The keyboard alone reaches what is folded, shows where it is, and opens it."""
        folded = self.call("folded")
        if not folded:
            return []
        for _ in range(1_000):
            self.tab.press("Tab")
            if self.call("focused") and not self.call("isOpen"):
                break
        if not self.call("focused"):
            return ["Tab reaches nothing that is folded"]
        if self.call("unfocused"):
            return self.call("unfocused")
        self.tab.press("Enter")
        return [] if self.call("isOpen") and self.call("folded") == folded - 1 else ["Enter does not unfold"]


def test_of(name):
    return lambda self: self.page(name)


for name in pages.NAMES:
    setattr(Reports, "test_" + name.replace("-", "_"), test_of(name))
