"""What someone does without a pointer: from the first field to what to change."""
from case import WIDTHS, ServedCase, WithoutScript
from sites import TEAM
from test_form import ENTITLEMENTS


class KeyboardCase(ServedCase):
    def go(self, words):
        """Presses Tab until something has the focus, and looks at each stop."""
        stops = []
        for _ in range(200):
            self.tab.press("Tab")
            stops.append(self.call("stop"))
            if stops[-1]:
                self.expect(f"before {words}", self.call("unfocused"))
            if stops[-1] and words in stops[-1]:
                return
        self.fail(f"Tab does not lead to {words}: {stops}")

    def ask(self, domain):
        self.open()
        self.go("Domain")
        self.tab.type(domain)
        self.go("Name the app")
        self.tab.press("Enter")
        self.go("App identifier")
        self.tab.type(TEAM + ".com.example.shop\n")

    def stops(self):
        """How often Tab stops on the way through the page; what has the focus can be seen each time."""
        for count in range(500):
            self.tab.press("Tab")
            stop = self.call("stop")
            if not stop:
                return count
            self.expect(f"at {stop}", self.call("unfocused"))
        self.fail("Tab does not leave the page")


class Keyboard(KeyboardCase):
    def test_from_the_first_field_to_the_fix(self):
        for width in WIDTHS:
            with self.subTest(width):
                self.tab.show(width, "light")
                self.ask("redirected.example.com")
                # The finding by its message, which leads to what to do.
                self.expect_words(".card .headline", "the server redirects")
                self.go(self.words(".card .links a"))
                self.tab.press("Enter")
                self.tab.until("location.hash.startsWith('#finding-')")
                self.expect_in_window(":target .help")
                self.go("Why it matters")
                self.tab.press("Enter")
                self.assertTrue(self.call("isOpen"))

    def test_enter_in_a_field_checks(self):
        self.open()
        self.go("Domain")
        self.tab.type("shop.example.com\n")
        self.expect_words(".card h3 code", "shop.example.com")

    def test_a_file_is_chosen(self):
        path = self.path_of("Shop.entitlements", ENTITLEMENTS)
        self.open()
        self.tab.call("Page.setInterceptFileChooserDialog", enabled=True)
        self.go("AASA file")
        self.tab.press("Enter")
        self.tab.choose_in_dialogue(path)
        self.go("Check the file")
        self.tab.press("Enter")
        self.expect_words(".card h3 code", "webcredentials:shop.example.com")

    def test_all_stops(self):
        for path in ("", "check?subject=mistakes.example.com", "explain/AD230", "explain/none"):
            with self.subTest(path):
                self.open(path)
                self.assertEqual(self.stops(), self.call("focusable"))

    statuses = (404,)


class KeyboardWithoutScript(WithoutScript, Keyboard):
    pass


class KeyboardWithScript(KeyboardCase):
    def test_what_was_checked_is_said_first(self):
        self.ask("shop.example.com")
        self.tab.until("document.activeElement.matches('h1')")
        self.assertEqual(self.call("stop"), "✓ the association holds")

    def test_the_fix_is_copied(self):
        self.ask("none.example.com")
        self.expect_words(".card pre.fix", "webcredentials", TEAM + ".com.example.shop")
        self.go("Copy")
        self.tab.allow_clipboard()
        self.tab.press("Enter")
        self.expect_words("[role=status]", "Copied")
        self.assertEqual(self.tab.clipboard(), self.tab.evaluate("document.querySelector('pre.fix').textContent"))

    def test_all_stops_of_the_panels(self):
        for path in ("links", "password-rules", "log"):
            with self.subTest(path):
                self.open(path)
                self.assertEqual(self.stops(), self.call("focusable"))

    def test_stop_leads_back_to_the_field(self):
        self.sites.gate.clear()
        self.ask("slow.example.com")
        self.tab.until("document.activeElement.textContent.includes('slow.example.com')")
        self.go("Stop")
        self.tab.press("Enter")
        self.assertEqual(self.call("stop"), "Domain, URL, entitlement or log line")
