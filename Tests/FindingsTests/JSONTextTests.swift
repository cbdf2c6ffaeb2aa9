import Findings
import Foundation
import Testing

@Suite struct `a string as JSON` {
    /// Each scalar up to the end of the symbols, the last of the first plane, and some beyond it.
    private static let scalars = (Array(0...0x3000) + Array(0xFE00...0xFFFF) + [0x1F600, 0xE0001, 0x10FFFF])
        .compactMap { Unicode.Scalar($0 as UInt32) }

    @Test func `is read as it was written, whatever it holds`() throws {
        for scalar in Self.scalars {
            for text in ["\(scalar)", "a\(scalar)", "\(scalar)“b”", "é\(scalar)\(scalar)\\c"] {
                let read = try JSONDecoder().decode(String.self, from: Data(JSONText.string(text).utf8))
                #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars), "U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test func `shows what a message shows, and escapes all else`() {
        for scalar in Self.scalars where scalar != "\"" && scalar != "\\" {
            let isShown = JSONText.string("a\(scalar)").unicodeScalars.contains(scalar)
            let isShownByMessage = Message.escaped("\(scalar)").unicodeScalars.elementsEqual([scalar])
            #expect(isShown == isShownByMessage, "U+\(String(scalar.value, radix: 16))")
        }
    }
}

@Suite struct `text from elsewhere in a message` {
    @Test(arguments: ["a", "é", "😀"])
    func `is cut after 300 scalars, and not before`(letter: String) {
        let longest = String(repeating: letter, count: 300)
        #expect(Message.escaped(longest) == longest)
        #expect(Message.escaped(longest + letter) == longest + "…")
    }

    @Test func `is escaped wherever the character stands`() {
        #expect(Message.escaped("\u{1B}[31ma") == "\\u{1B}[31ma")
        #expect(Message.escaped("a\u{7F}") == "a\\u{7F}")
        #expect(Message.escaped("plain ~ text") == "plain ~ text")
    }
}
