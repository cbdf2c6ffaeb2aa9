import Findings
import SignUpScreens

extension Check {
    /// A new password in a view that is no text field.
    static let customTextInput = Check(
        "AD952", "custom-text-input", .warning, since: "0.1.0", evidence: .reported,
        citations: [.flutterTextInput, .passwordAutoFillInput],
        explanation: """
            ## What it finds
            A field for a new password whose class is not `UITextField`, nor one whose name says that it is built on \
            it.

            ## Why it matters
            Apple’s article promises AutoFill in any view that adopts `UITextInput`. Those who tried (the makers of \
            Flutter’s text input among them) report that strong passwords come in a real `UITextField` only, and that \
            passwords are saved from `UITextField` and `UITextView` only.

            ## How to fix it
            Derive the class from `UITextField`, or put one inside it and give that the content type. If it is one \
            already, and only its name hides that, there is nothing to do.
            """,
        of: \.chosenFields
    ) { field in
        guard field.isCertainlyChosen, let name = field.foreignClass else { return [] }
        return [
            Observation(
                "\(field.name) is a \(name), which is no UITextField as far as its name tells", at: field.field.place,
                label: "strong passwords are reported to come in text fields only",
                help: "use a UITextField, or a class that is derived from it")
        ]
    }
}
