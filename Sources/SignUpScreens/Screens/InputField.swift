import AssociationModel
package import Findings
package import TextFormats

/// A field of a screen that takes text, with everything that AutoFill looks at.
package struct InputField: Sendable {
    /// What takes the text.
    package enum Element: Hashable, Sendable {
        /// `UITextField`, `NSTextField`, SwiftUI's `TextField`.
        case textField
        /// SwiftUI's `SecureField`, `NSSecureTextField`: secure by what it is.
        case secureField
        /// `UITextView`, SwiftUI's `TextEditor`.
        case textView
        /// A class of the app's own that is not known to be one of these, by its name.
        case custom(String)
    }

    /// Password rules, and the text that they stand in.
    package struct Rules: Sendable {
        /// The descriptor, decoded, with the way back to its bytes.
        package let descriptor: LocatedText
        /// The text that it stands in.
        package let text: SourceText

        /// Takes a descriptor at its place.
        package init(_ descriptor: LocatedText, in text: SourceText) {
            self.descriptor = descriptor
            self.text = text
        }
    }

    /// The name of the outlet or property, by which code speaks of the field; nil where it has none.
    package var name: String?
    /// What a person reads in or beside it: its placeholder, else its label; nil where nothing is known.
    package var label: String?
    /// What takes the text.
    package var element: Element
    /// What AutoFill is told.
    package var contentType: Stated<TextContentType>
    /// Whether the text is hidden, where that is set; see also ``hidesText``.
    package var isSecure: Stated<Bool>
    /// The keyboard.
    package var keyboard: Stated<Keyboard>
    /// The password rules.
    package var rules: Stated<Rules>
    /// Whether a person can change the text. A user name that is shown and cannot be changed serves AutoFill.
    package var isEditable: Stated<Bool>
    /// What replaces the system's keyboard (`inputView`), where something does.
    package var inputView: Stated<String>
    /// A class of the app's own that the field is of, in an Interface Builder file: its code may set more.
    package var className: String?
    /// The class by whose name for it ``name`` is, where that is not the screen's: that of a cell, of a view of the
    /// app's own, or of an embedded view controller.
    package var owner: String?
    /// Whether code declares it as an outlet, so that it is on a screen only where an Interface Builder file has it.
    package var isOutlet = false
    /// Where the field is declared.
    package var place: Place

    /// States a field; what is left out is not set.
    package init(
        name: String? = nil, label: String? = nil, element: Element = .textField,
        contentType: Stated<TextContentType> = .absent, isSecure: Stated<Bool> = .absent,
        keyboard: Stated<Keyboard> = .absent, rules: Stated<Rules> = .absent, isEditable: Stated<Bool> = .absent,
        inputView: Stated<String> = .absent, at place: Place
    ) {
        self.name = name
        self.label = label
        self.element = element
        self.contentType = contentType
        self.isSecure = isSecure
        self.keyboard = keyboard
        self.rules = rules
        self.isEditable = isEditable
        self.inputView = inputView
        self.place = place
    }

    /// Whether the text is hidden; nil where that cannot be told.
    package var hidesText: Bool? {
        if element == .secureField { return true }
        return isSecure.isUnclear ? nil : isSecure.value ?? false
    }
}
