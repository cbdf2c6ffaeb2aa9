"""Everything works in a browser that runs no script."""
from case import ServedCase
from sites import TEAM
from test_form import ENTITLEMENTS


class NoScript(ServedCase):
    def setUp(self):
        super().setUp()
        self.tab.call("Emulation.setScriptExecutionDisabled", value=True)

    def test_domain_and_finding(self):
        self.open()
        self.tab.fill("Domain", "redirected.example.com")
        self.tab.fill("App identifier", TEAM + ".com.example.shop")
        self.tab.follow("Check")
        self.assertIn("the server redirects", self.words(".card .headline"))
        self.assertIn("[AutoFill] Cannot show", self.words(".log pre"))
        self.picture("no-script-report")
        self.tab.follow("AD230")
        self.assertEqual(self.words("h1"), "redirected")

    def test_file(self):
        self.open()
        self.tab.choose("Entitlements", self.path_of("Shop.entitlements", ENTITLEMENTS))
        self.tab.follow("Check the file")
        self.assertEqual(self.words(".card h3 code"), "webcredentials:shop.example.com")
