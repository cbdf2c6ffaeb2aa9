import SignUpScreens
import TextFormats

/// What the attributes of a field of HTML mean.
enum MarkupField {
    /// The types of an `input` that take no text.
    static let otherTypes: Set<String> = buttonTypes.union([
        "hidden", "checkbox", "radio", "file", "range", "color", "date", "datetime-local", "month", "week", "time",
        "image", "number",
    ])
    /// Those of them that are buttons.
    static let buttonTypes: Set<String> = ["submit", "button", "reset"]

    /// The type that `autocomplete` means: its last word is the field's; others name a section or an address. Nil where it
    /// only turns the browser's own memory on or off, which no password manager heeds.
    static func contentType(_ value: String) -> TextContentType? {
        let words = value.asciiLowercased.split(whereSeparator: \.isWhitespace)
        guard let word = words.last(where: { $0 != "webauthn" }), word != "on", word != "off" else { return nil }
        return word == "current-password" ? .password : TextContentType(rawValue: String(word))
    }
}
