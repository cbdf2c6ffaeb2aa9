import TestData
import Testing
import TextFormats

@Suite struct `base 64` {
    // RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `has the forms of the standard's examples`(plain: String, encoded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == encoded)
        #expect(Base64.decode(Array(encoded.utf8)) == Array(plain.utf8))
    }

    @Test func `uses the plus sign and the slash for the last two digits`() {
        #expect(Base64.encode([0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF]) == "++++////")
        #expect(Base64.decode(Array("++++////".utf8)) == [0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF])
    }

    @Test(.seeded) func `gives back any bytes of any length`() {
        var random = SeededGenerator(seed: RunSeed.value)
        for length in 0..<300 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(Base64.decode(Array(Base64.encode(bytes).utf8)) == bytes)
        }
    }

    @Test func `passes over white space`() {
        #expect(Base64.decode(Array(" Zm9v\r\n\tYmFy \n".utf8)) == Array("foobar".utf8))
        #expect(Base64.decode(Array("Zg=\n=\n".utf8)) == Array("f".utf8))
    }

    @Test(arguments: [
        "Z", "Zg", "Zg=", "Zm9", "=", "==", "====", "Zg===", "Zm9v=", "Zm9v====", "Z===", "Zg==Zg==", "Z=g=", "Zm-v",
        "Zm_v", "Zm9v!", "Zm9\u{E9}", "Zm9v\0",
    ])
    func `is not what has another character, wrong padding, or no possible length`(text: String) {
        #expect(Base64.decode(Array(text.utf8)) == nil)
    }
}
