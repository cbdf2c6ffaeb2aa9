"""Someone who knows the name of the app and the domain, and no Team ID, finds out what to change."""
from case import ServedCase, WithoutScript
from sites import TEAM


class Newcomer(ServedCase):
    def test_chooses_the_app_from_those_that_the_file_lists(self):
        self.tab.open(self.sites.replaying_url)
        self.unfold("Name the app, or what should work")
        self.expect_words("main", "don't know it")
        self.tab.fill("Domain", "news.example.com")
        self.tab.push("Check")
        self.expect_words(".card .headline", "served as Apple wants it")
        self.expect_words("#associations ~ *, main", TEAM + ".com.example.news", TEAM + ".com.example.reader")
        self.look("newcomer-apps")
        self.tab.push(TEAM + ".com.example.news")
        self.expect_words(".card .headline", "CDN")
        # The cause and what to do come before all details.
        self.expect_words(".card .help", "Fix:")
        self.look("newcomer-fix")
        self.quiet("requests and complaints", self.sites.replaying_url)

    def test_is_told_that_the_file_lacks_the_team_id(self):
        self.open()
        self.tab.fill("Domain", "bakery.example.com")
        self.tab.push("Check")
        self.expect_words("main", "com.example.bakery", "Team ID")
        self.look("newcomer-no-team")


class NewcomerWithoutScript(WithoutScript, Newcomer):
    pass
