import AssociationModel

#if SwiftSources
    import SignUpScreens

    /// The types that take text.
    enum FieldTypes {
        /// The system's own field types.
        static let roots: Set<String> = [
            "UITextField", "NSTextField", "NSSecureTextField", "UITextView", "NSTextView", "UISearchTextField",
        ]

        static func element(of root: String) -> InputField.Element {
            switch root {
            case "NSSecureTextField": .secureField
            case "UITextView", "NSTextView": .textView
            default: .textField
            }
        }

        /// Whether the name of a type that is not in the files shows that it takes text.
        static func isCustom(_ name: String) -> Bool {
            let endings = [
                "TextField", "InputField", "TextInput", "PasswordField", "EmailField", "TextInputView", "TextFieldView",
            ]
            return endings.contains { name.hasSuffix($0) } && name.first?.isUppercase == true
        }
    }
#endif
