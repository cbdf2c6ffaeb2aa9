"""A tab of the browser, and what a person does in it."""
import base64, contextlib, json

KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "Backspace": 8, "ArrowDown": 40, "ArrowUp": 38, "End": 35, "Home": 36}
SHIFT, CONTROL = 8, 2


class Tab:
    def __init__(self, browser, session, context):
        self.browser, self.session, self.context, self.events = browser, session, context, []

    def prepare(self):
        for domain in ("Page", "DOM", "Network", "Log", "Runtime", "Audits"):
            self.call(domain + ".enable")
        self.call("Page.setLifecycleEventsEnabled", enabled=True)
        # A tab behind others has no focus, and so neither outlines nor a clipboard.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def close(self):
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)
        del self.browser.tabs[self.session]

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def evaluate(self, expression, world=None):
        where = {"contextId": world} if world else {}
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True, **where)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def until(self, expression):
        """Waits until an expression holds in the page, whichever page that is by then; returns its value."""
        def holds():
            try:
                return self.evaluate(expression)
            except RuntimeError as error:  # the page is just being replaced
                if "context" in str(error) or "navigated" in str(error):
                    return None
                raise
        return self.browser.wait(holds, expression)

    # Going somewhere

    def open(self, url):
        """Opens a page, and returns when it is loaded."""
        self.events.clear()
        loader = self.call("Page.navigate", url=url)["loaderId"]
        # The page before may still say that it is loaded.
        self.browser.wait(lambda: any(
            event["method"] == "Page.lifecycleEvent" and event["params"]["name"] == "load"
            and event["params"]["loaderId"] == loader for event in self.events), url)

    @contextlib.contextmanager
    def going(self):
        """What is done in here leads to another page, which is loaded afterwards."""
        start = len(self.events)

        def arrived():
            return any(event["method"] == "Page.loadEventFired" or event["params"].get("type") == "BackForwardCacheRestore"
                       for event in self.events[start:])
        yield
        self.browser.wait(arrived, "another page")

    def back(self):
        with self.going():
            history = self.call("Page.getNavigationHistory")
            self.call("Page.navigateToHistoryEntry", entryId=history["entries"][history["currentIndex"] - 1]["id"])

    @property
    def url(self):
        history = self.call("Page.getNavigationHistory")
        return history["entries"][history["currentIndex"]]["url"]

    # Keys and the pointer

    def press(self, key, modifiers=0):
        common = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key], "modifiers": modifiers}
        text = {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", **common, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        """Types into what has the focus, a key after the other."""
        for letter in text:
            if letter == "\n":
                self.press("Enter")
                continue
            self.call("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter, unmodifiedText=letter)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=letter)

    def click(self, element):
        """Clicks in the middle of what an expression gives, where something else must not lie above it."""
        box = self.evaluate(f"""(() => {{
            const element = {element};
            if (!element) return null;
            element.scrollIntoView({{ block: "center", behavior: "instant" }});
            const box = element.getClientRects()[0];
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const above = document.elementFromPoint(x, y);
            return {{ x, y, free: element.contains(above) || above?.contains(element) }};
        }})()""")
        if not box:
            raise LookupError(f"there is no {element}")
        if not box["free"]:
            raise LookupError(f"something lies above {element}")
        point = {"x": box["x"], "y": box["y"], "button": "left", "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type="mousePressed", **point)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", **point)

    def push(self, words):
        """Clicks a link or a button by its words."""
        self.click(link(words))

    def fill(self, label, text):
        """Clicks a field by its label, and types instead of what is in it."""
        self.click(field(label))
        self.evaluate("document.activeElement.select?.()")
        self.press("Backspace")
        self.type(text)

    def choose(self, label, path):
        """Chooses a file, as the dialogue would."""
        node = self.call("Runtime.evaluate", expression=field(label))["result"]["objectId"]
        self.call("DOM.setFileInputFiles", files=[path], objectId=node)

    def choose_in_dialogue(self, path):
        """Chooses a file in the dialogue that has just been opened, and is intercepted."""
        def opened():
            return next((each["params"] for each in self.events if each["method"] == "Page.fileChooserOpened"), None)
        node = self.browser.wait(opened, "a dialogue for files")["backendNodeId"]
        self.call("DOM.setFileInputFiles", files=[path], backendNodeId=node)

    def drag(self, path):
        """Drags a file over the middle of the page."""
        self.dragged = {"items": [], "files": [path], "dragOperationsMask": 1}
        for type in ("dragEnter", "dragOver"):
            self.call("Input.dispatchDragEvent", type=type, x=300, y=300, data=self.dragged)

    def drop(self):
        """Lets the file that is dragged go."""
        self.call("Input.dispatchDragEvent", type="drop", x=300, y=300, data=self.dragged)

    def allow_clipboard(self):
        self.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"],
                          browserContextId=self.context)

    def clipboard(self):
        return self.evaluate("navigator.clipboard.readText()")

    # How it looks

    def show(self, width, scheme, media=""):
        """Sets the size of the page, the colours that the reader prefers, and paper or screen."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def picture(self, path, most=8_000):
        """Keeps a picture of the page in a file, of so many of its pixels from the top."""
        size = self.evaluate("[document.documentElement.clientWidth, document.documentElement.scrollHeight]")
        clip = {"x": 0, "y": 0, "width": size[0], "height": min(size[1], most), "scale": 1}
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True, clip=clip)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def isolated_world(self):
        """A world of scripts that sees the page and that the page does not see, which its security policy does not bind."""
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        return self.call("Page.createIsolatedWorld", frameId=frame, worldName="checks")["executionContextId"]


def link(words):
    """An expression for the first button, or else link, that is shown with these words."""
    return f"""[...document.querySelectorAll("button"), ...document.querySelectorAll("a, summary")].find(
        each => each.checkVisibility() && each.textContent.trim() === {json.dumps(words)})"""


def field(label):
    """An expression for the first field that is shown and whose label has these words."""
    return f"""[...document.querySelectorAll("label")].find(
        each => each.checkVisibility() && each.textContent.includes({json.dumps(label)}))?.control"""
