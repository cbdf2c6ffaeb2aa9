"""What someone does without a pointer: from the first field to what to change."""
from case import WIDTHS, ServedCase
from sites import TEAM


class Keyboard(ServedCase):
    def go(self, words):
        """Presses Tab until something has the focus, and looks at each stop; returns the stops on the way."""
        stops = []
        for _ in range(200):
            self.tab.press("Tab")
            stop = self.call("stop")
            stops.append(stop)
            if stop:
                self.expect(f"before {words}", self.call("unfocused"))
            if stop and stop.startswith(words):
                return stops
        self.fail(f"Tab does not lead to {words}: {stops}")

    def stops(self):
        """All stops of the page, in order, as Tab comes by them."""
        found = []
        for _ in range(500):
            self.tab.press("Tab")
            stop = self.call("stop")
            if not stop:
                return found
            found.append(stop)
            self.expect(f"at {stop}", self.call("unfocused"))
        self.fail("Tab does not leave the page")

    def test_from_the_first_field_to_the_fix(self):
        for width in WIDTHS:
            with self.subTest(width):
                self.tab.show(width, "light")
                self.open()
                self.go("Domain")
                self.tab.type("redirected.example.com")
                self.go("App identifier")
                self.tab.type(TEAM + ".com.example.shop")
                self.go("Check")
                with self.tab.going():
                    self.tab.press("Enter")
                # The finding by its message, which leads to what to do.
                message = self.words(".card .links a")
                self.go(message)
                self.tab.press("Enter")
                self.tab.until("location.hash.startsWith('#finding-')")
                self.assertEqual(self.call("unread", ":target .help"), [])
                self.go("Why it matters")
                self.tab.press("Enter")
                self.assertTrue(self.call("isOpen"))
                self.assertEqual(self.tab.evaluate("document.activeElement.closest('.check').contains(document.querySelector(':target'))"), True)

    def test_enter_in_a_field_checks(self):
        self.open()
        self.go("Domain")
        self.tab.type("shop.example.com")
        with self.tab.going():
            self.tab.press("Enter")
        self.assertEqual(self.words(".card h3 code"), "webcredentials:shop.example.com")

    def test_all_stops(self):
        for path in ("", "check?subject=mistakes.example.com", "explain/AD230"):
            with self.subTest(path):
                self.open(path)
                self.assertEqual(len(self.stops()), self.call("focusable"))
