/// How the properties of a field are written where it is declared, so that help can be pasted there.
package enum FieldNotation: Hashable, Sendable {
    /// Swift, and Interface Builder.
    case native
    /// Attributes of React Native's `TextInput`. <https://reactnative.dev/docs/textinput>
    case reactNative
    /// Attributes of HTML. <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill>
    case html
    /// Arguments of Flutter's `TextField`. <https://api.flutter.dev/flutter/services/AutofillHints-class.html>
    case flutter
    /// Constants of UIKit in C#, for a mapping of the handler of .NET MAUI's `Entry`.
    case maui

    /// The content type as it is written, such as `.newPassword` or `autocomplete="new-password"`.
    package func written(_ type: TextContentType) -> String {
        switch self {
        case .native: type.swiftName
        case .reactNative: "textContentType=\"\(type == .empty ? "none" : String(type.swiftName.dropFirst()))\""
        case .html:
            "autocomplete=\"\(type == .password ? "current-password" : type == .empty ? "off" : type.rawValue)\""
        case .maui:
            "UITextContentType.\(type.swiftName.dropFirst().prefix(1).uppercased() + type.swiftName.dropFirst(2))"
        case .flutter: "AutofillHints.\(type == .emailAddress ? "email" : String(type.swiftName.dropFirst()))"
        }
    }

    /// What makes a field hide its text.
    package var securing: String {
        switch self {
        case .native: "isSecureTextEntry"
        case .reactNative: "secureTextEntry"
        case .html: "type=\"password\""
        case .flutter: "obscureText: true"
        case .maui: "IsPassword=\"True\""
        }
    }

    /// What asks for the keyboard for e-mail addresses.
    package var emailKeyboard: String {
        switch self {
        case .native: "the .emailAddress keyboard"
        case .reactNative: "keyboardType=\"email-address\""
        case .html: "type=\"email\""
        case .flutter: "TextInputType.emailAddress"
        case .maui: "Keyboard=\"Email\""
        }
    }
}
