/// The keyboard that a field asks for. <https://developer.apple.com/documentation/uikit/uikeyboardtype>
public struct Keyboard: RawRepresentable, Hashable, Sendable {
    /// The name in Swift and in Interface Builder files alike: `emailAddress`, `numberPad`.
    public let rawValue: String

    /// Takes a name, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For e-mail addresses.
    public static let emailAddress = Keyboard(rawValue: "emailAddress")
    /// Digits alone.
    public static let numberPad = Keyboard(rawValue: "numberPad")
    /// For telephone numbers.
    public static let phonePad = Keyboard(rawValue: "phonePad")
}
