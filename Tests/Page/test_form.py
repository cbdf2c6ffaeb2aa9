"""What someone does at the first page: types a domain, chooses a file, reads a finding; with the script and without."""
import json
import pathlib
import zipfile

import pages, sites
from case import ServedCase, WithoutScript
from sites import TEAM

FIXTURES = pathlib.Path(__file__).parents[2] / "Fixtures/Checks"
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
    def ask_domain(self, subject):
        self.open()
        self.tab.fill("Domain", subject)
        self.tab.push("Check")

    def ask(self, subject, app=""):
        self.open()
        self.tab.fill("Domain", subject)
        self.name_app(app)
        self.tab.push("Check")

    def test_first_page(self):
        self.open()
        self.look("first-page")
        self.unfold("Name the app, or what should work")
        self.unfold("Does the file name no app?")
        self.look("first-page-unfolded")

    def test_an_example_is_pressed(self):
        self.open()
        self.tab.push("a line of a device's log")
        self.expect_words("h1", "What the device logged")
        self.look("example-log")
        # What the line says is filled in; the domain is what is missing.
        self.assertEqual(self.tab.evaluate("document.getElementById('log-bundle').value"), "com.example.app")
        self.tab.fill("Domain", "shop.example.com")
        self.tab.fill("Team ID", TEAM)
        self.tab.fill("Bundle identifier", "com.example.shop")
        self.tab.click('document.querySelector("#answer form button, main form button")')
        self.expect_words("h1", "The association holds")

    def test_a_domain_alone(self):
        self.ask_domain("shop.example.com")
        self.expect_words("h1", "The file is served as Apple wants it")
        self.expect_words(".card .listed", "is one of them yours?")
        self.look("checked-domain")

    def test_the_answer_is_one_screen(self):
        self.ask("forbidden.example.com", APP)
        self.expect_words(".card .headline", "403")
        # The verdict, the cause, the fix and the ticks.
        ends = self.tab.evaluate("""["h1", ".log", ".card .headline", ".card .steps", ".card .links", ".card .help", ".card .again-now"].map(
            each => document.querySelector(each).getBoundingClientRect().bottom + scrollY)""")
        self.assertLess(max(ends), 900, ends)
        # Of what is below, only the exchange that failed is open.
        self.assertEqual(self.tab.evaluate("document.querySelectorAll('main > section details[open]').length"), 1)
        self.expect_words("details[open] .badge", "status 403")
        self.look("checked-forbidden")

    def test_the_whole_repaired_file(self):
        self.ask_domain("mistakes.example.com")
        self.expect_words("#repaired", "Repaired file")
        self.look("repaired")
        self.unfold_all()
        self.expect_words(".diff", "paths")
        self.look("repaired-unfolded")
        # What is downloaded is the file that is shown, and it is in place of the other one in the diff.
        file = self.tab.evaluate("decodeURIComponent(document.querySelector('a[download]').href.split(',')[1])")
        self.assertEqual(file, self.tab.evaluate("document.querySelector('#repaired-1 code').textContent"))
        self.assertNotEqual(file, pages.MISTAKES)
        self.assertIn("webcredentials", json.loads(file))

    def test_check_again(self):
        self.ask("forbidden.example.com", APP)
        self.expect_words(".card .headline", "403")
        sites.FILES["forbidden.example.com"] = sites.FILES["shop.example.com"]
        self.addCleanup(sites.FILES.update, {"forbidden.example.com": 403})
        self.tab.push("Check again")
        self.expect_words("h1", "The association holds")

    def test_holds(self):
        self.ask("shop.example.com", APP)
        self.expect_words("h1", "The association holds")
        self.expect_words(".card h3 code", "webcredentials:shop.example.com")
        self.expect_words(".card .headline", "is associated with " + APP)
        self.look("checked-holds")

    def test_redirected_and_the_page_of_its_finding(self):
        self.ask("redirected.example.com", APP)
        self.expect_words(".card .headline", "the server redirects")
        self.expect_words(".log pre", "[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.shop")
        self.look("checked-redirected")
        self.unfold_all()
        self.look("checked-redirected-unfolded")
        self.tab.push("AD230")
        self.expect_words("h1", "redirected")
        self.look("finding")
        self.tab.back()
        self.expect_words(".card .headline", "the server redirects")
        # What was typed is still there, to be corrected.
        self.assertEqual(self.tab.evaluate("[subject.value, app.value]"), ["redirected.example.com", APP])

    def test_service(self):
        self.open()
        self.tab.fill("Domain", "shop.example.com")
        self.unfold("Name the app, or what should work")
        self.tab.click('document.getElementById("service")')
        self.tab.type("Univ")
        self.tab.press("Enter")
        self.assertEqual(self.tab.evaluate("service.value"), "applinks")
        self.name_app(APP)
        self.tab.push("Check")
        self.expect_words(".card h3 code", "applinks:shop.example.com")
        self.assertEqual(self.tab.evaluate("service.value"), "applinks")

    def test_link_to_share(self):
        self.ask("redirected.example.com", APP)
        self.expect_words(".card .headline", "the server redirects")
        url = self.tab.url
        self.open("explain")
        self.tab.open(url)
        self.expect_words(".card .headline", "the server redirects")

    def test_mistakes(self):
        self.ask("mistakes.example.com", APP)
        self.expect_words(".card .links a", "“")
        self.look("checked-mistakes")
        self.unfold_all()
        self.expect_words(".finding h4", "“")
        self.look("checked-mistakes-unfolded")

    def test_finding_to_its_line_and_back(self):
        self.ask("mistakes.example.com")
        self.expect_words(".card .headline", "the file")
        self.unfold_all()
        self.expect_words(".finding .place a", "mistakes.example.com")
        number = self.tab.evaluate("document.querySelector('.finding:has(.place a)').id")
        self.tab.click("document.querySelector('.finding .place a')")
        self.tab.until("location.hash.startsWith('#file-1-L')")
        self.expect_in_window(":target")
        self.tab.click(f"""document.querySelector("#files ~ * a[href='#{number}']")""")
        self.tab.until(f"location.hash === '#{number}'")
        self.expect_in_window(":target h4")

    def test_no_file(self):
        self.ask("none.example.com", APP)
        self.expect_words(".timeline .badge", "status 404")
        self.look("checked-no-file")

    def test_hostile_site(self):
        self.ask("hostile.example.com", APP)
        self.expect_words(".card .links a", "extra comma")
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
        self.name_app("com.example.shop")
        self.tab.push("Check")
        self.expect_words("h1", "Not checked")
        self.expect_words("header p", "com.example.shop: an app identifier is ten letters or digits")
        self.assertEqual(self.tab.evaluate("[subject.value, app.value]"), ["shop.example.com", "com.example.shop"])
        self.look("mistake")
        self.name_app(APP)
        self.tab.push("Check")
        self.expect_words("h1", "The association holds")

    def test_no_such_page(self):
        self.open("nowhere")
        self.look("no-page")

    def test_no_such_finding(self):
        self.open("explain/redirectd")
        self.expect_words("header p", "there is no finding “redirectd”; did you mean “redirected”?")
        self.look("no-finding")


class Findings(ServedCase):
    def test_search(self):
        self.open("explain")
        self.tab.fill("Words to look for", "strong password keychain")
        self.tab.push("Search")
        self.tab.until("location.search.includes('q=strong')")
        self.expect_words("#found", "these words")
        self.look("searched")

    def test_list(self):
        self.open()
        self.tab.push("All findings")
        self.expect_words("h1", "All findings")
        self.look("all-findings")
        self.tab.push("AD230")
        self.expect_words("h1", "redirected")
        self.tab.back()
        self.expect_words("h1", "All findings")


class Upload(ServedCase):
    def upload(self, name, text, app=""):
        self.open()
        self.tab.choose("AASA file", self.path_of(name, text))
        self.unfold("Does the file name no app?")
        self.tab.fill("App identifier, if the file", app)
        self.tab.push("Check the file")

    def test_entitlements(self):
        self.upload("Shop.entitlements", ENTITLEMENTS)
        self.expect_words(".card h3 code", "webcredentials:shop.example.com")
        self.expect_words(".card ~ .card h3 code", "applinks:redirected.example.com")
        self.look("uploaded-entitlements")

    def test_many_associations_are_a_table_for_each_cause(self):
        hosts = ["shop", "forbidden", *(f"missing{number}" for number in range(14))]
        claims = "".join(f"<string>webcredentials:{host}.example.com</string>" for host in hosts)
        self.upload("Shop.entitlements", ENTITLEMENTS.replace("<array>", "<array>" + claims))
        self.expect_words("h1", "Devices refuse 16 of 18 associations")
        cards = self.tab.evaluate("[...document.querySelectorAll('.card h3')].map(each => each.innerText)")
        self.assertEqual([card.split()[1] for card in cards], ["1", "14", "1", "2"], cards)
        self.assertIn("hold", cards[-1])
        self.look("uploaded-many")
        self.unfold_all()
        self.look("uploaded-many-unfolded")

    def test_aasa_file(self):
        self.upload("apple-app-site-association", pages.MISTAKES)
        self.expect_words(".finding h4", "“")
        self.look("uploaded-file")

    def test_project(self):
        path = pathlib.Path(self.path_of("shop.zip", ""))
        repository = FIXTURES / "AD271-deploy-catch-all/fires-vercel-routes-without-filesystem/repository"
        with zipfile.ZipFile(path, "w") as archive:
            for file in sorted(repository.rglob("*")):
                archive.write(file, pathlib.Path("shop") / file.relative_to(repository))
        self.open()
        self.tab.choose("AASA file", str(path))
        self.tab.push("Check the file")
        self.expect_words(".repaired p code", "shop/vercel.json")
        self.expect_words(".finding .place", "shop/vercel.json:11:14")
        self.look("uploaded-project")
        self.unfold_all()
        self.look("uploaded-project-unfolded")

    def test_name_with_markup(self):
        self.upload("<img src=x onerror=alert(1)>&\u202e", pages.HOSTILE)
        self.expect_words(".place", "<img src=x onerror=alert(1)>&\\u{202E}")
        self.look("uploaded-hostile")

    def test_no_file_chosen(self):
        self.open()
        self.tab.push("Check the file")
        self.assertEqual(self.tab.evaluate("document.activeElement.type"), "file")
        self.assertEqual(self.tab.url, self.sites.url)


class DomainWithoutScript(WithoutScript, Domain):
    pass


class MistakesWithoutScript(WithoutScript, Mistakes):
    pass


class UploadWithoutScript(WithoutScript, Upload):
    pass
