"""What someone does at the first page: types a domain, chooses a file, reads a finding."""
import pages
from case import ServedCase
from sites import TEAM

APP = TEAM + ".com.example.shop"
ENTITLEMENTS = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
    <key>application-identifier</key><string>7D3KX9QW2M.com.example.shop</string>
    <key>com.apple.developer.associated-domains</key>
    <array><string>webcredentials:shop.example.com</string><string>applinks:redirected.example.com</string></array>
</dict></plist>
"""


class Domain(ServedCase):
    def ask(self, subject, app=""):
        self.open()
        self.tab.fill("Domain", subject)
        self.tab.fill("App identifier", app)
        self.tab.follow("Check")

    def headline(self):
        return self.words(".card .headline")

    def test_first_page(self):
        self.open()
        self.look("first-page")

    def test_holds(self):
        self.ask("shop.example.com", APP)
        self.assertIn("No problems found", self.words("h1"))
        self.assertEqual(self.words(".card h3 code"), "webcredentials:shop.example.com")
        self.assertIn("is associated with " + APP, self.headline())
        self.look("checked-holds")

    def test_redirected_and_the_page_of_its_finding(self):
        self.ask("redirected.example.com", APP)
        self.assertIn("the server redirects", self.headline())
        self.assertIn("[AutoFill] Cannot show", self.words(".log pre"))
        self.look("checked-redirected")
        self.tab.follow("AD230")
        self.assertEqual(self.words("h1"), "redirected")
        self.look("finding")
        self.tab.back()
        self.assertIn("the server redirects", self.headline())
        # What was typed is still there, to be corrected.
        self.assertEqual(self.tab.evaluate("[subject.value, app.value]"), ["redirected.example.com", APP])

    def test_service(self):
        self.open()
        self.tab.fill("Domain", "shop.example.com")
        self.tab.click('document.getElementById("service")')
        self.tab.type("Univ")
        self.tab.press("Enter")
        self.assertEqual(self.tab.evaluate("service.value"), "applinks")
        self.tab.fill("App identifier", APP)
        self.tab.follow("Check")
        self.assertEqual(self.words(".card h3 code"), "applinks:shop.example.com")
        self.assertEqual(self.tab.evaluate("service.value"), "applinks")

    def test_link_to_share(self):
        self.ask("redirected.example.com", APP)
        url = self.tab.url
        self.open("explain")
        self.tab.open(url)
        self.assertIn("the server redirects", self.headline())

    def test_mistakes(self):
        self.ask("mistakes.example.com", APP)
        self.look("checked-mistakes")

    def test_no_file(self):
        self.ask("none.example.com", APP)
        self.assertIn("404", self.words("#exchanges ~ *"))
        self.look("checked-no-file")

    def test_cdn_behind(self):
        self.tab.open(self.sites.replaying_url)
        self.tab.fill("Domain", "news.example.com")
        self.tab.fill("App identifier", TEAM + ".com.example.news")
        self.tab.follow("Check")
        self.assertIn("CDN", self.headline())
        self.look("checked-cdn-behind")
        self.quiet("requests and complaints", self.sites.replaying_url)

    def test_hostile_site(self):
        self.ask("hostile.example.com", APP)
        self.assertIn("extra comma", self.words(".finding h4"))
        self.look("checked-hostile")

    def test_nothing_entered(self):
        self.open()
        self.tab.click('document.querySelector("form button")')
        self.assertEqual(self.tab.evaluate("document.activeElement.id"), "subject")
        self.assertEqual(self.tab.url, self.sites.url)


class Mistakes(ServedCase):
    statuses = (400, 404)

    def test_app_identifier(self):
        self.open()
        self.tab.fill("Domain", "shop.example.com")
        self.tab.fill("App identifier", "com.example.shop")
        self.tab.follow("Check")
        self.assertIn("is not an app identifier", self.words("h1"))
        self.assertEqual(self.tab.evaluate("[subject.value, app.value]"), ["shop.example.com", "com.example.shop"])
        self.look("mistake")
        self.tab.fill("App identifier", APP)
        self.tab.follow("Check")
        self.assertIn("No problems found", self.words("h1"))

    def test_no_such_page(self):
        self.open("nowhere")
        self.look("no-page")

    def test_no_such_finding(self):
        self.open("explain/redirectd")
        self.assertIn("redirected", self.words("h1"))
        self.look("no-finding")


class Findings(ServedCase):
    def test_list(self):
        self.open()
        self.tab.follow("All findings")
        self.assertEqual(self.words("h1"), "All findings")
        self.look("all-findings")
        self.tab.follow("AD230")
        self.assertEqual(self.words("h1"), "redirected")
        self.tab.back()
        self.assertEqual(self.words("h1"), "All findings")


class Upload(ServedCase):
    def upload(self, name, text, app=""):
        self.open()
        self.tab.choose("Entitlements", self.path_of(name, text))
        self.tab.fill("App identifier, if", app)
        self.tab.follow("Check the file")

    def test_entitlements(self):
        self.upload("Shop.entitlements", ENTITLEMENTS)
        claims = "[...document.querySelectorAll('.card h3 code')].map(each => each.textContent)"
        self.assertEqual(
            self.tab.evaluate(claims), ["webcredentials:shop.example.com", "applinks:redirected.example.com"])
        self.look("uploaded-entitlements")

    def test_aasa_file(self):
        self.upload("apple-app-site-association", pages.MISTAKES)
        self.look("uploaded-file")

    def test_name_with_markup(self):
        name = "<img src=x onerror=alert(1)>&\u202e"
        self.upload(name, pages.HOSTILE)
        self.assertIn("<img src=x onerror=alert(1)>&\\u{202E}", self.words(".place"))
        self.look("uploaded-hostile")

    def test_no_file_chosen(self):
        self.open()
        self.tab.click('document.querySelector("form[method=post] button")')
        self.assertEqual(self.tab.url, self.sites.url)
