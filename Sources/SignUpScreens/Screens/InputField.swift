import AssociationModel
package import Findings
package import TextFormats

/// A field of a screen that accepts text, with everything that AutoFill considers.
package struct InputField: Sendable {
    /// The kind of view that accepts the text.
    package enum Element: Hashable, Sendable {
        /// `UITextField`, `NSTextField`, SwiftUI's `TextField`.
        case textField
        /// SwiftUI's `SecureField`, `NSSecureTextField`: it always hides its text.
        case secureField
        /// `UITextView`, SwiftUI's `TextEditor`.
        case textView
        /// A class of the app that is not known to be one of these, with its name.
        case custom(String)
    }

    /// Password rules, and the text that contains them.
    package struct Rules: Sendable {
        /// The decoded descriptor, which maps each of its bytes back to the text.
        package let descriptor: LocatedText
        /// The text that contains it.
        package let text: SourceText

        package init(_ descriptor: LocatedText, in text: SourceText) {
            self.descriptor = descriptor
            self.text = text
        }
    }

    /// The name of the outlet or property that code uses for the field; nil if it has none.
    package var name: String?
    /// What a person reads in or next to it: its placeholder, or else its label; nil if nothing is known.
    package var label: String?
    /// The kind of view that accepts the text.
    package var element: Element
    /// The content type, which tells AutoFill what the field is for.
    package var contentType: Stated<TextContentType>
    /// The other content types that it has at other times, where one screen serves several purposes.
    package var otherTypes: [TextContentType] = []
    /// Whether secure text entry is set; see also ``hidesText``.
    package var isSecure: Stated<Bool>
    /// Where code shows the text that was hidden, such as that of a button; nil if none does.
    package var visibilitySwitch: Place?
    /// The function that takes its text as a one-time code, such as MSAL's `submitCode`; nil if none is known to.
    package var sentTo: String?
    package var keyboard: Stated<Keyboard>
    package var rules: Stated<Rules>
    /// Where rules are set that are not in the files as such; nil if none are, or if unread code may only set some.
    package var computedRules: Place?
    /// Whether a person can edit the text. AutoFill can use a user name that is shown and cannot be edited.
    package var isEditable: Stated<Bool>
    /// What replaces the system's keyboard (`inputView`), if anything does.
    package var inputView: Stated<String>
    /// The app's own class of the field in an Interface Builder file, whose code may set more.
    package var className: String?
    /// The class in which ``name`` is the name of the field, if that is not the screen's class: the class of a cell, of
    /// a view of the app, or of an embedded view controller.
    package var owner: String?
    /// Whether code declares it as an outlet, so that it is on a screen only if an Interface Builder file has it there.
    package var isOutlet = false
    /// How its properties are written.
    package var notation = FieldNotation.native
    /// Whether it is a UIKit field that a SwiftUI view wraps.
    package var isWrapped = false
    /// Where the field is declared.
    package var place: Place

    /// Properties that are left out count as not set.
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

    /// What is known of a field for a password that was not reached: that it is there, and where the trail to it breaks.
    package static func unreached(_ name: String? = nil, at place: Place) -> InputField {
        InputField(
            name: name, contentType: .unclear(at: place), isSecure: .value(true, at: place),
            keyboard: .unclear(at: place), rules: .unclear(at: place), at: place)
    }

    /// Whether the text is hidden; nil if that is unknown.
    package var hidesText: Bool? {
        if element == .secureField { return true }
        return isSecure.isUnclear ? nil : isSecure.value ?? false
    }
}
