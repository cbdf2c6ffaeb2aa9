"""What the script adds: files that are dropped, buttons that copy, answers at once, results as they come in, history."""
import pages
from case import ServedCase
from sites import PATH, TEAM
from test_form import APP, ENTITLEMENTS
from test_panels import OTHER


class Dropped(ServedCase):
    def test_entitlements(self):
        self.open()
        self.tab.drag(self.path_of("Shop.entitlements", ENTITLEMENTS))
        self.tab.until("document.body.matches('.dropping')")
        self.look("dropping")
        self.tab.drop()
        self.expect_words(".card h3 code", "webcredentials:shop.example.com")

    def test_on_a_report(self):
        self.open("check?subject=shop.example.com")
        self.tab.drag(self.path_of("apple-app-site-association", pages.MISTAKES))
        self.tab.drop()
        self.expect_words(".place", "apple-app-site-association")

    def test_on_links(self):
        self.open("links")
        self.tab.fill("URLs", "https://shop.example.com/bread/1")
        self.tab.drag(self.path_of("apple-app-site-association", OTHER))
        self.tab.drop()
        self.expect_words("#answer h2", "com.example.oven")

    def test_nothing_leaves_the_page_where_no_file_is_taken(self):
        self.open("explain/AD230")
        self.tab.drag(self.path_of("apple-app-site-association", pages.MISTAKES))
        self.tab.drop()
        self.expect_words("h1", "redirected")


class Copied(ServedCase):
    def test_the_fix(self):
        self.open(f"check?subject=none.example.com&app={APP}")
        self.tab.allow_clipboard()
        self.look("copy")
        self.tab.push("Copy")
        self.expect_words("[role=status]", "Copied")
        self.assertIn(APP, self.tab.clipboard())
        self.assertEqual(self.tab.clipboard(), self.tab.evaluate("document.querySelector('pre.fix').textContent"))
        self.look("copied")


class AnsweredAtOnce(ServedCase):
    def test_links(self):
        self.open("links")
        self.tab.fill("AASA file", OTHER)
        self.tab.fill("URLs", "https://shop.example.com/bread/1")
        self.expect_words("#answer h2", "com.example.oven")
        self.expect_words("[role=status]", "com.example.oven")
        self.tab.fill("URLs", "https://shop.example.com/none")
        self.expect_words("#answer h2", "no rule matches it")
        self.look("links-typed")

    def test_password_rules(self):
        self.open("password-rules")
        self.tab.fill("Password rules", "required: digit; minlength: 20")
        self.expect_words("#answer .passwords", "\n")
        self.tab.type("; requird: upper")
        self.expect_words("#answer .finding h4", "requird")

    def test_the_texts_of_findings_are_searched(self):
        self.open("explain")
        # The words are in the text of a page, and not in its name.
        self.tab.fill("Words to look for", "follow redirects")
        self.expect_words("#found p", "pages have these words")
        rows = self.tab.evaluate("[...document.querySelectorAll('#found tbody tr')].map(each => each.innerText)")
        self.assertTrue(any("AD230" in row for row in rows), rows)
        self.look("findings-found")
        self.tab.fill("Words to look for", "zzzz nothing")
        self.expect_words("#found p", "No page has all of these words")
        self.tab.fill("Words to look for", " ")
        self.tab.until("document.querySelectorAll('#found section.family').length > 3")


class Streamed(ServedCase):
    def ask(self):
        self.sites.gate.clear()
        self.addCleanup(self.sites.gate.set)
        self.open()
        self.tab.fill("Domain", "slow.example.com")
        self.tab.push("Check")
        self.expect_words("#progress li .url", "https://slow.example.com" + PATH)

    def test_exchanges_come_as_they_end(self):
        self.ask()
        self.expect_words("#progress li .badge", "status 404")
        self.assertFalse(self.tab.evaluate("!!document.querySelector('.card')"))
        # The steps light up as they end.
        self.expect_words("#progress .good b", "reached")
        self.expect_words("#progress .error b", "served")
        self.expect_words("#progress .faint b", "listed")
        self.look("streaming")
        self.sites.gate.set()
        self.expect_words(".card h3 code", "slow.example.com")
        self.assertEqual(self.tab.url, self.sites.url + "check?subject=slow.example.com&app=&service=webcredentials")
        self.assertEqual(self.tab.evaluate("document.title").lower(), self.words("h1").lower() + " · aasa")
        self.look("streamed")
        # As someone who opens the link sees it.
        shown = self.tab.evaluate("document.querySelector('.card').innerText")
        self.tab.open(self.tab.url)
        self.assertEqual(self.tab.evaluate("document.querySelector('.card').innerText"), shown)

    def test_stop_ends_the_check(self):
        self.ask()
        self.tab.push("Stop")
        self.tab.until("document.querySelector('#progress').hidden && document.activeElement.id === 'subject'")
        self.browser.wait(lambda: "GET /check/events 499" in self.sites.log(), "the check to end")

    def test_a_mistake_is_told(self):
        self.open()
        self.tab.fill("Domain", "shop.example.com")
        self.name_app("com.example.shop")
        self.tab.push("Check")
        self.expect_words("header p", "com.example.shop: an app identifier is ten letters or digits")
        self.name_app(APP)
        self.tab.push("Check")
        self.expect_words("h1", "The association holds")

    def test_back_and_forward(self):
        self.open()
        for domain, words in (("shop.example.com", "The association holds"), ("redirected.example.com", "refuse")):
            if domain != "shop.example.com":
                self.tab.push("Check something else")
            self.tab.fill("Domain", domain)
            self.name_app(APP)
            self.tab.push("Check")
            self.expect_words("h1", words)
        self.tab.back()
        self.expect_words("h1", "The association holds")
        self.tab.back()
        self.expect_words("h1", "Check an app")


class History(ServedCase):
    def test_is_kept_in_the_tab_alone(self):
        for domain, words in (("shop.example.com", "The association holds"), ("redirected.example.com", "refuse")):
            self.open()
            self.tab.fill("Domain", domain)
            self.name_app(APP)
            self.tab.push("Check")
            self.expect_words("h1", words)
        self.open()
        entries = self.tab.evaluate("[...document.querySelectorAll('#history li')].map(each => each.innerText)")
        self.assertEqual(len(entries), 2)
        self.assertRegex(entries[0], "(?s)redirected.example.com.*refuse")
        self.assertRegex(entries[1], "(?s)shop.example.com.*the association holds")
        self.look("history")
        self.assertEqual(self.tab.evaluate("document.cookie + localStorage.length"), "0")
        self.tab.push(f"redirected.example.com · {APP}")
        self.expect_words("h1", "refuse")
        self.open()
        self.tab.push("Clear")
        self.tab.until("document.querySelector('#history').hidden")
        self.assertNotIn("example.com", self.tab.evaluate("JSON.stringify(sessionStorage)"))
        self.open()
        self.assertEqual(self.tab.evaluate("document.querySelectorAll('#history li').length"), 0)

    def test_of_another_tab_is_not_shown(self):
        self.open(f"check?subject=shop.example.com&app={APP}")
        self.expect_words("h1", "The association holds")
        other = self.browser.tab()
        self.addCleanup(other.close)
        other.open(self.sites.url)
        self.assertEqual(other.evaluate("document.querySelectorAll('#history li').length"), 0)
