"""The pictures in the README and the articles show what aasa writes and serves today. AASA_RECORD=1 takes them again."""
import hashlib, os, struct, zlib

from case import HERE, ServedCase
import terminal

ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
FOLDER = os.path.join(ROOT, "Sources/AssociatedDomains/AssociatedDomains.docc/Resources")
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

    def expect_same(self, name, data, shown):
        """The picture that is kept says that it shows this."""
        path = os.path.join(FOLDER, name)
        if RECORDS:
            with open(path, "wb") as file:
                file.write(data)
        with open(path, "rb") as file:
            self.assertEqual(shown(file.read()), shown(data), f"{name} is out of date: make pictures takes it again")

    def test_a_terminal_session(self):
        arguments = ["check", "webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.shpo", "--site", SITE]
        written = terminal.session([self.aasa, *arguments], ROOT)
        picture = terminal.svg([(" ".join(["aasa", *arguments]), written)], "aasa check in a terminal, with the cause and the fix")
        self.expect_same("terminal.svg", picture.encode(), lambda data: data)

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
        self.expect_same("page.png", taken, lambda data: [text for kind, text in chunks(data) if kind == b"tEXt"])
