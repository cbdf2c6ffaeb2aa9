import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A new password in a view that, by its name, is not a text field.
    static let customTextInput = Check(
        "AD952", "custom-text-input", .warning, since: "0.1.0", evidence: .reported,
        citations: [.flutterTextInput, .passwordAutoFillInput],
        explanation: """
            ## What it finds
            A field for a new password whose class is neither `UITextField` nor, by its name, built on it.

            ## Why it matters
            Apple’s article promises AutoFill in any view that adopts `UITextInput`. Developers who tried (the makers \
            of Flutter’s text input among them) report that strong passwords appear only in a real `UITextField`, and \
            that passwords are saved only from `UITextField` and `UITextView`.

            ## How to fix it
            Derive the class from `UITextField`, or put one inside it and give that the content type. If the class is \
            one already, and only its name hides that, there is nothing to do.
            """,
        of: \.chosenFields
    ) { field in
        guard field.isCertainlyChosen, let name = field.foreignClass else { return nil }
        return Observation(
            "\(field.name) is a \(name), which by its name is not a UITextField", at: field.field.place,
            label: "strong passwords are reported to appear only in a UITextField",
            help: "use a UITextField, or a class derived from it")
    }
}
