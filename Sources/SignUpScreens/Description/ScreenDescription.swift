import AssociationModel
package import Findings
package import TextFormats

/// Sign-up screens described by hand, for an app that is not written yet, or whose code no reader can follow.
///
/// JSON in which comments and trailing commas are allowed:
///
///     {
///         "flow": "sign-up",                          // omit if the screens do not follow each other
///         "screens": [
///             {
///                 "name": "Password",
///                 "purpose": "sign-up",               // sign-in, sign-up, change-password, one-time-code,
///                                                     // attributes, other; inferred if it is left out
///                 "texts": ["Choose a password"],     // the other texts: titles, labels, buttons
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
/// A field has a name (what code calls it), a label (what a person reads), or both. `element` is `textField` (the
/// default), `secureField` or `textView`; `custom` names a class that is none of these. Content types and keyboards are
/// written as in Swift (`newPassword`, `emailAddress`), in Objective-C, or as in Interface Builder files
/// (`new-password`); an empty content type deliberately tells AutoFill nothing. Properties that are left out are not
/// set.
///
/// Each mistake becomes a problem with its place; everything else in the description is still read.
package struct ScreenDescription: Sendable {
    package let text: SourceText
    /// The name of the flow and its place; nil if the screens do not follow each other.
    package let flow: LocatedString?
    /// The screens, in their order.
    package let screens: [Screen]
    /// The mistakes, in the order in which they appear.
    package let problems: [ConfigurationProblem]

    /// The largest plausible size of such a file, in bytes. Callers should not read larger ones.
    package static let sizeLimit = Bound.screenDescription.most

    /// Reads a description. There are no screens if the JSON is too broken to tell what it means.
    package init(_ text: SourceText) {
        self.text = text
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        var problems = document.problems.map { ConfigurationProblem($0, of: document, in: text.bytes) }
        var reader = ScreenDescriptionReader(text)
        if let root = document.root, document.problems.allSatisfy(\.kind.leavesMeaning) {
            reader.read(root, isWhole: problems.isEmpty)
        }
        problems += reader.problems
        flow = reader.flow
        screens = reader.screens
        self.problems = problems.sorted { $0.span.start < $1.span.start }
    }

    /// The screens as a flow; nil if they do not follow each other.
    package var screenFlow: ScreenFlow? {
        flow.map { ScreenFlow(name: $0.text, screens: screens, at: .text(text, $0.span)) }
    }
}
