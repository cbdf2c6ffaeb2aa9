"""The pages for links, password rules and logs; with the script and without."""
import json, re

from case import ServedCase, WithoutScript
from sites import LINKS, TEAM

APP = TEAM + ".com.example.shop"
OTHER = json.dumps({"applinks": {"details": [{"appIDs": [f"{TEAM}.com.example.oven"], "components": [{"/": "/bread/*"}]}]}})
LOG = ("2026-11-22 10:00:00.000000+0100 0x1 Default 0x0 123 0 Shop: (AuthenticationServices) [com.apple.AuthenticationServices"
       ":AutoFill] [AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.shop due to error: Cannot "
       "save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill Passwords is "
       "enabled in Settings\nsomething else\n")


class Navigation(ServedCase):
    def test_leads_everywhere_and_marks_where_one_is(self):
        self.open()
        for words in ("Links", "Password rules", "Log", "All findings", "Check"):
            self.tab.click(f"""[...document.querySelectorAll("nav a")].find(each => each.textContent === "{words}")""")
            self.expect_words("nav [aria-current=page]", words)
            self.assertEqual(self.tab.evaluate("document.querySelectorAll('[aria-current]').length"), 1)


class Links(ServedCase):
    def ask(self, urls, file=""):
        self.open("links")
        self.tab.fill("URLs", urls)
        if file:
            self.tab.fill("AASA file", file)
        self.tab.push("Show which app opens them")

    def test_page(self):
        self.open("links")
        self.look("links")

    def test_an_app_opens_it(self):
        self.ask("https://shop.example.com/buy/42")
        self.expect_words("#answer h2", "opens in “" + APP)
        self.expect_words("#answer .excerpt", "/buy/*")
        self.look("links-opens")

    def test_a_rule_excludes_it(self):
        self.ask("https://shop.example.com/account/1")
        self.expect_words("#answer h2", "a rule excludes it")
        self.expect_words("#answer .excerpt", "/account/*")
        self.look("links-excluded")

    def test_several(self):
        self.ask("https://shop.example.com/buy/42\nhttps://shop.example.com/none")
        self.expect_words("#answer h2", "1 of 2 links open in an app")
        self.look("links-several")

    def test_a_file_that_is_pasted(self):
        self.ask("https://shop.example.com/bread/1", OTHER)
        self.expect_words("#answer h2", "com.example.oven")

    def test_a_file_that_cannot_be_read(self):
        self.ask("https://redirected.example.com/buy/42")
        self.expect_words("#answer", "redirect")
        self.look("links-no-file")


class PasswordRules(ServedCase):
    def ask(self, rules):
        self.open("password-rules")
        self.tab.fill("Password rules", rules)
        self.tab.push("Show the passwords")

    def passwords(self):
        return self.tab.evaluate("[...document.querySelectorAll('.passwords li')].map(each => each.textContent.trim())")

    def test_page(self):
        self.open("password-rules")
        self.look("password-rules")

    def test_passwords_follow_the_rules(self):
        self.ask("required: digit; minlength: 20; allowed: lower;")
        self.expect_words("#answer .passwords", "\n")
        self.assertEqual(len(self.passwords()), 12)
        for password in self.passwords():
            self.assertRegex(password, re.compile(r"(?=.*[0-9])[a-z0-9]{20,}\Z"))
        self.look("password-rules-made")

    def test_what_is_lost_is_told(self):
        self.ask("requird: upper; minlength: 8")
        self.expect_words("#answer h2", "lost")
        self.expect_words("#answer .finding h4", "requird")
        self.look("password-rules-lost")


class Log(ServedCase):
    def test_page(self):
        self.open("log")
        self.look("log")

    def test_a_line_is_explained(self):
        self.open("log")
        self.tab.fill("Log", LOG)
        self.tab.push("Explain")
        self.expect_words("#answer h2", "1 line is explained")
        self.expect_words("#answer .finding h4", "com.example.shop")
        self.look("log-explained")

    def test_nothing_is_known(self):
        self.open("log")
        self.tab.fill("Log", "something else\n<script>alert(1)</script>")
        self.tab.push("Explain")
        self.expect_words("#answer h2", "No line of this log is known")
        self.look("log-unknown")


class LinksWithoutScript(WithoutScript, Links):
    pass


class PasswordRulesWithoutScript(WithoutScript, PasswordRules):
    pass


class LogWithoutScript(WithoutScript, Log):
    pass
