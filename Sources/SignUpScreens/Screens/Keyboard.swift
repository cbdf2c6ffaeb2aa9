/// The keyboard that a field asks for. <https://developer.apple.com/documentation/uikit/uikeyboardtype>
package struct Keyboard: RawRepresentable, Hashable, Sendable {
    /// The name, which is the same in Swift and in Interface Builder files, such as `emailAddress` or `numberPad`.
    package let rawValue: String

    /// Makes a keyboard of any name, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// For e-mail addresses.
    package static let emailAddress = Keyboard(rawValue: "emailAddress")
    /// For addresses of sites.
    package static let url = Keyboard(rawValue: "URL")
    /// Digits alone.
    package static let numberPad = Keyboard(rawValue: "numberPad")
    /// For telephone numbers.
    package static let phonePad = Keyboard(rawValue: "phonePad")
}
