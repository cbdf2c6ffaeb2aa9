import Findings
import TextFormats

/// The few texts of a web page that say what it is.
package struct PageText: Sendable {
    /// The title, and the first heading, without white space around them; empty if there is none.
    let title: String
    let heading: String
    private let hasPasswordField: Bool

    /// How much of a page is read, in bytes.
    private static let readBytes = 65_536

    init(_ body: [UInt8]) {
        let bytes = Array(body.prefix(Self.readBytes))
        let tags = HTMLReader.startTags(of: bytes)
        title = Self.text(of: "title", tags, bytes)
        heading = Self.text(of: "h1", tags, bytes)
        hasPasswordField = tags.contains { tag in
            tag.name == "input" && tag.attribute("type")?.value.string.asciiLowercased == "password"
        }
    }

    /// The title of a page that asks for a password; nil for any other page.
    var signInTitle: String? {
        let words = title.lowercased()
        let isSignIn = ["sign in", "sign-in", "signin", "log in", "log-in", "login", "password"].contains {
            words.contains($0)
        }
        return isSignIn && hasPasswordField ? title : nil
    }

    /// The title or heading that says that there is no such page; nil for any other page.
    var notFound: String? { [title, heading].first(where: Self.saysNotFound) }

    private static func saysNotFound(_ text: String) -> Bool {
        let words = text.lowercased()
        if phrases.contains(where: words.contains) { return true }
        return words.split { !($0.isLetter || $0.isNumber) }.contains("404")
    }

    // English, German, French, Spanish, Portuguese, Italian, Dutch, Japanese, Chinese.
    private static let phrases = [
        "not found", "can't be found", "cannot be found", "does not exist", "doesn't exist", "nicht gefunden",
        "introuvable", "no encontrada", "não encontrada", "non trovata", "niet gevonden", "見つかりません", "找不到",
    ]

    // The text up to the next tag.
    private static func text(of name: String, _ tags: [HTMLTag], _ bytes: [UInt8]) -> String {
        guard let tag = tags.first(where: { $0.name == name }) else { return "" }
        let text = bytes[tag.span.end...].prefix { $0 != UInt8(ascii: "<") }
        let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ")
    }
}
