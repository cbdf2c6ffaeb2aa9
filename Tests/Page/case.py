"""What the tests of this folder share: a tab each, and what must hold of every page."""
import json, os, sys, unittest

import pages
from tab import link

__unittest = True  # Failures are shown without the lines of this file.
WIDTHS, SCHEMES = (400, 1200), ("light", "dark")
COMPLAINTS = ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Audits.issueAdded", "Page.javascriptDialogOpening")
HERE = os.path.dirname(os.path.abspath(__file__))


def text_of(name):
    with open(os.path.join(HERE, name)) as file:
        return file.read()


class PageCase(unittest.TestCase):
    """A test with a tab of its own. What is shared by all is set by run.py."""
    browser = aasa = folder = sites = None
    keeps_pictures = None  # "all", or "wrong": of what something is wrong with
    is_wrong = False
    axe, checks = "", text_of("checks.js")

    def setUp(self):
        self.tab = self.browser.tab()
        self.addCleanup(self.tab.close)
        self.tab.show(1200, "light")

    def expect(self, where, complaints):
        """One failure for all that is wrong, after which the test goes on."""
        self.is_wrong |= bool(complaints)
        with self.subTest(where):
            if complaints:
                self.fail("\n".join(complaints))

    def call(self, check, *arguments):
        words = ", ".join(json.dumps(each) for each in arguments)
        return self.tab.evaluate(f"({self.checks}).{check}({words})")

    def words(self, selector, containing=""):
        """The words of the first element that fits and has words, as they are shown, once it and all of the page is there."""
        return self.tab.until(f"""document.readyState === "complete" && [...document.querySelectorAll({json.dumps(selector)})]
            .map(each => each.innerText.trim()).find(words => words && words.includes({json.dumps(containing)}))""")

    def expect_words(self, selector, *parts):
        """Elements that fit have these words, once they are there."""
        for part in parts:
            try:
                self.words(selector, part)
            except TimeoutError:
                there = self.tab.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText")
                raise self.failureException(f"no “{part}” in {selector}: {there}") from None

    def expect_in_window(self, selector):
        """What the page has just scrolled to is in the window, once it has."""
        self.tab.until(f"({self.checks}).unread({json.dumps(selector)}).length === 0")

    def look(self, name, is_served=True, also=None):
        """Looks at the whole page, once it is there, at every width, light and dark; also(where) checks more of each."""
        self.tab.until("document.readyState === 'complete'")
        self.expect(name, self.call("structure", is_served))
        world = self.tab.isolated_world()
        self.tab.evaluate(self.axe, world)
        for width in WIDTHS:
            for scheme in SCHEMES:
                where = f"{name}, {width} px, {scheme}"
                self.tab.show(width, scheme)
                # The rule of axe-core that takes longest: in the dark, what asks more than it does is enough.
                without = [] if scheme == "light" else ["color-contrast"]
                self.expect(where, self.call("overflow") + self.call("contrast") + self.violations(world, without))
                if also:
                    also(where)
                self.picture(f"{name}-{width}-{scheme}")
        self.tab.show(1200, "light")

    def violations(self, world, without=()):
        """What axe-core complains of: each rule, but for some, with the elements."""
        rules = json.dumps({rule: {"enabled": False} for rule in without})
        return self.tab.evaluate(f"axe.run(document, {{ resultTypes: ['violations'], rules: {rules} }})" """.then(
            ({ violations }) => violations.map(
            ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(node => node.html).join(" ")}`))""", world)

    def picture(self, name):
        """Keeps a picture of what has just been looked at."""
        if self.keeps_pictures == "all" or self.keeps_pictures and self.is_wrong:
            self.tab.picture(os.path.join(self.folder, name + ".png"))
        self.is_wrong = False

    def quiet(self, name, origin="file:", statuses=()):
        """Nothing but what is at the origin was requested, and the browser has nothing to complain about.

        A status of 400 or more is a complaint unless it is expected.
        """
        complaints = {}
        for event in self.tab.events:
            method, parameters = event["method"], event["params"]
            if method == "Network.requestWillBeSent" and not parameters["request"]["url"].startswith(origin):
                complaints["requests " + parameters["request"]["url"]] = 1
            if method in COMPLAINTS:
                complaints[json.dumps(parameters)] = 1
            if method == "Log.entryAdded":
                text = parameters["entry"]["text"]
                if not any(f"status of {status} " in text for status in statuses):
                    complaints[text] = 1
        self.tab.events.clear()
        self.expect(name, list(complaints))

    def path_of(self, name, text):
        """The path of a file with this text, for an upload."""
        return pages.write(self.folder, "files/" + name, text)


class ServedCase(PageCase):
    """A test of the page that is served."""

    # The statuses of 400 and more that a test means to get.
    statuses = ()

    def setUp(self):
        super().setUp()
        self.addCleanup(self.check_requests)

    def check_requests(self):
        if sys.exc_info()[0] is None:
            self.quiet("requests and complaints", self.sites.url, self.statuses)

    def open(self, path=""):
        self.tab.open(self.sites.url + path)

    def unfold(self, words):
        """Opens what is folded under these words, unless it is open."""
        self.tab.evaluate("window.scrollTo(0, 0)")
        if not self.tab.evaluate(f"{link(words)}?.parentElement.open"):
            self.tab.push(words)

    def name_app(self, app, unfolding="Name the app, or what should work"):
        """Types the identifier of the app into the field that is folded."""
        self.unfold(unfolding)
        self.tab.fill("App identifier", app)

    def unfold_all(self):
        self.tab.evaluate("document.querySelectorAll('main section details').forEach(part => part.open = true)")


class WithoutScript:
    """The same in a browser that runs no script; how it looks is the other's business."""

    def setUp(self):
        super().setUp()
        self.tab.call("Emulation.setScriptExecutionDisabled", value=True)

    def look(self, name, **_):
        self.tab.until("document.readyState === 'complete'")
        self.expect(name, self.call("overflow"))
        self.picture(name + "-without-script")
