import TextFormats

/// The meaning of a text field's content, which an app declares for AutoFill.
///
/// The raw value is the value of the system's constant, which Interface Builder files contain too, such as
/// `new-password`.
/// <https://developer.apple.com/documentation/uikit/uitextcontenttype>
package struct TextContentType: RawRepresentable, Hashable, Sendable {
    /// The value of the system's constant, such as `one-time-code`; empty if the type is deliberately left open.
    package let rawValue: String

    /// Makes a type from the value of a constant, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// The name under which a password is saved; also an e-mail address, if people sign in with that.
    package static let username = TextContentType(rawValue: "username")
    /// A password that is being chosen.
    package static let newPassword = TextContentType(rawValue: "new-password")
    /// The password of an existing account.
    package static let password = TextContentType(rawValue: "password")
    /// A one-time code.
    package static let oneTimeCode = TextContentType(rawValue: "one-time-code")
    /// An e-mail address as a fact about a person.
    package static let emailAddress = TextContentType(rawValue: "email")
    /// The empty type, which tells AutoFill nothing.
    package static let empty = TextContentType(rawValue: "")

    /// Makes a type from the name of a constant in Swift, such as `newPassword`.
    package init(swiftName name: String) {
        self.init(rawValue: Self.irregular[name] ?? Self.hyphenated(name))
    }

    /// Makes a type from the name of a constant in Objective-C, such as `UITextContentTypeNewPassword`; nil if it is
    /// not such a name.
    package init?(objectiveCName name: String) {
        for prefix in ["UITextContentType", "NSTextContentType"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            guard let first = rest.first else { return nil }
            // An abbreviation keeps its case in both languages.
            let isKnown = Self.irregular[String(rest)] != nil
            self.init(swiftName: isKnown ? String(rest) : first.lowercased() + rest.dropFirst())
            return
        }
        return nil
    }

    /// Makes the type that `autocomplete` of HTML means: its last word is the field's; others name a section or an address.
    /// Nil where it only turns the browser's own memory on or off, which no password manager heeds.
    package init?(autocomplete value: String) {
        let words = value.asciiLowercased.split(whereSeparator: \.isWhitespace)
        guard let word = words.last(where: { $0 != "webauthn" }), word != "on", word != "off" else { return nil }
        self.init(rawValue: word == "current-password" ? "password" : String(word))
    }

    /// The name in Swift with its leading full stop, such as `.newPassword`.
    package var swiftName: String {
        if let name = Self.irregular.first(where: { $0.value == rawValue })?.key { return "." + name }
        var result = "."
        var isUpper = false
        for character in rawValue {
            if character == "-" { isUpper = true; continue }
            result += isUpper ? character.uppercased() : String(character)
            isUpper = false
        }
        return result
    }

    // The constants whose value is not their Swift name with hyphens.
    private static let irregular = ["emailAddress": "email", "telephoneNumber": "tel", "URL": "url"]

    private static func hyphenated(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase { result += "-" }
            result += character.lowercased()
        }
        return result
    }
}
