"""The pictures in the README and the articles show what aasa writes and serves today. AASA_RECORD=1 takes them again."""
import hashlib, os, struct, zlib

from case import HERE, ServedCase
import terminal

ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
ARTICLES = os.path.join(ROOT, "Sources/AssociatedDomains/AssociatedDomains.docc/Resources")
# Not in the articles' catalog: DocC reads SVG there with libxml2, on Linux from several threads, and then sometimes crashes.
README = os.path.join(ROOT, ".github/pictures")
RECORDS = bool(os.environ.get("AASA_RECORD"))
SITE = "shop.example.com=Fixtures/Sites/shop.example.com"
KEY = b"Shows"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def chunks(png):
    offset = 8
    while offset < len(png):
        size, kind = struct.unpack(">I4s", png[offset:offset + 8])
        yield kind, png[offset + 8:offset + 8 + size]
        offset += 12 + size


class Pictures(ServedCase):
    statuses = (403, 404)

    def expect_same(self, path, data, shown):
        """The picture that is kept says that it shows this."""
        if RECORDS:
            with open(path, "wb") as file:
                file.write(data)
        with open(path, "rb") as file:
            self.assertEqual(shown(file.read()), shown(data), f"{os.path.basename(path)} is out of date: make pictures takes it again")

    def test_a_terminal_session(self):
        arguments = ["check", "webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.shpo", "--site", SITE]
        written = terminal.session([self.aasa, *arguments], ROOT)
        picture = terminal.svg([(" ".join(["aasa", *arguments]), written)], "aasa check in a terminal, with the cause and the fix")
        self.expect_same(os.path.join(README, "terminal.svg"), picture.encode(), lambda data: data)

    def test_the_page(self):
        """Pixels differ with the fonts of a machine, so the picture keeps a digest of the words and the style."""
        self.open("check?subject=forbidden.example.com&app=7D3KX9QW2M.com.example.shop")
        self.expect_words(".card .headline", "403")
        self.tab.until("document.readyState === 'complete'")
        words = self.tab.evaluate("""[document.querySelector("style").textContent, ...[...document.querySelectorAll(
            "header, nav, h1, .log, .card")].map(each => each.innerText)].join()""")
        digest = hashlib.sha256(words.encode()).hexdigest().encode()
        path = os.path.join(self.folder, "page.png")
        self.tab.picture(path, most=800)
        with open(path, "rb") as file:
            png = file.read()
        taken = png[:33] + chunk(b"tEXt", KEY + b"\0" + digest) + png[33:]
        kept = os.path.join(ARTICLES, "page.png")
        self.expect_same(kept, taken, lambda data: [text for kind, text in chunks(data) if kind == b"tEXt"])
