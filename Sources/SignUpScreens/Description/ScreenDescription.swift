import AssociationModel
package import Findings
package import TextFormats

/// Sign-up screens that a person described by hand: of an app that is not written yet, or in a way no reader follows.
///
/// JSON in which comments and trailing commas are allowed:
///
///     {
///         "flow": "sign-up",                          // left out where the screens do not follow each other
///         "screens": [
///             {
///                 "name": "Password",
///                 "purpose": "sign-up",               // sign-in, sign-up, change-password, one-time-code,
///                                                     // attributes, other; inferred where it is left out
///                 "texts": ["Choose a password"],     // what else is to be read: titles, labels, buttons
///                 "fields": [
///                     {"name": "email", "contentType": "username", "keyboard": "emailAddress", "editable": false},
///                     {"name": "password", "label": "Password", "contentType": "newPassword", "secure": true,
///                      "rules": "minlength: 12; required: upper; required: digit;"},
///                     {"name": "confirm", "element": "secureField", "contentType": "newPassword"},
///                     {"name": "code", "custom": "CodeInputView", "inputView": "PinPad"},
///                 ],
///                 "leaves": ["clearing", "dismissal"] // in the order of events: dismissal, push,
///                                                     // root-replacement, clearing
///             }
///         ]
///     }
///
/// A field has a name (what code calls it), a label (what a person reads), or both. `element` is `textField`, which it
/// is where nothing else is said, `secureField` or `textView`; `custom` names a class that is none of these. Content
/// types and keyboards are written as in Swift (`newPassword`, `emailAddress`), in Objective-C, or as in Interface
/// Builder files (`new-password`); an empty content type tells AutoFill nothing on purpose. What is left out is not set.
///
/// Each mistake is a value with its place, and what is not mistaken stands beside it, to be judged all the same.
package struct ScreenDescription: Sendable {
    /// The text.
    package let text: SourceText
    /// The name of the flow and where it stands; nil where the screens do not follow each other.
    package let flow: LocatedString?
    /// The screens, in their order.
    package let screens: [Screen]
    /// The mistakes, in the order of their places.
    package let problems: [ConfigurationProblem]

    /// The largest file that makes sense, in bytes; readers need not read more.
    package static let sizeLimit = 4 << 20

    /// Reads a description. Where its JSON is so broken that its end is a guess, there are no screens.
    package init(_ text: SourceText) {
        self.text = text
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        var problems = document.problems.map { ConfigurationProblem($0, in: text) }
        var reader = ScreenDescriptionReader(text)
        if let root = document.root, document.problems.allSatisfy(\.kind.leavesMeaning) {
            reader.read(root, isWhole: problems.isEmpty)
        }
        problems += reader.problems
        flow = reader.flow
        screens = reader.screens
        self.problems = problems.sorted { $0.span.start < $1.span.start }
    }

    /// The screens as a flow; nil where they do not follow each other.
    package var screenFlow: ScreenFlow? {
        flow.map { ScreenFlow(name: $0.text, screens: screens, at: .text(text, $0.span)) }
    }
}
