import AssociationModel
import Findings
import SignUpScreens

/// Screens made by hand, in few words.
enum SampleScreens {
    static let text = SourceText("screen", from: .file(path: "Sample.swift"))
    static let place = Place.wholeText(text)

    static func screen(
        _ className: String?, _ fields: [InputField], texts: [String] = [], hasUnreadCode: Bool = false
    ) -> Screen {
        Screen(
            name: className ?? "screen", className: className, fields: fields, texts: texts,
            hasUnreadCode: hasUnreadCode, at: place)
    }

    static func field(
        _ label: String? = nil, name: String? = nil, type: TextContentType? = nil, isSecure: Bool = false,
        keyboard: Keyboard? = nil
    ) -> InputField {
        InputField(
            name: name, label: label, contentType: type.map { .value($0, at: place) } ?? .absent,
            isSecure: isSecure ? .value(true, at: place) : .absent,
            keyboard: keyboard.map { .value($0, at: place) } ?? .absent, at: place)
    }

    /// `"Email"`, `"*Password"` (hidden), `"*Password:new-password"` (with a type), `"@"` (the e-mail keyboard alone).
    static func fields(_ short: String...) -> [InputField] { short.map(field(short:)) }

    private static func field(short: String) -> InputField {
        if short == "@" { return field(keyboard: .emailAddress) }
        let isSecure = short.hasPrefix("*")
        let parts = short.drop { $0 == "*" }.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        return field(
            parts[0].isEmpty ? nil : parts[0], type: parts.count > 1 ? TextContentType(rawValue: parts[1]) : nil,
            isSecure: isSecure)
    }
}
