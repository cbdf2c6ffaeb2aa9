import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// The field that identifies the account is marked as an e-mail address.
    static let usernameMarkedAsEmail = Check(
        "AD908", "username-marked-as-email", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .passwordAutoFillPage, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            The field that identifies the account, on a screen that creates or uses it, with the content type \
            `.emailAddress`, where no other field is marked `.username`.

            ## Why it matters
            `.emailAddress` means an address as a fact about a person: the keyboard offers addresses from the \
            contacts. AutoFill looks for `.username` to fill in an account’s name and to save a password under it; \
            without it, iOS has to guess, in an app and on a web page. For accounts that are identified by an address, Apple’s advice is \
            `.username` with the e-mail *keyboard*.

            ## How to fix it
            `field.textContentType = .username` and `field.keyboardType = .emailAddress`; in Interface Builder Content \
            Type “Username”, Keyboard Type “E-mail Address”. On a web page Apple’s advice is the same: \
            `autocomplete="username"` with `type="email"`.
            """,
        of: \.usernameFields
    ) { field in
        guard field.field.contentType.value == .emailAddress, field.screen.isForAccount else { return nil }
        return Observation(
            "\(field.name) identifies the account but is marked \(plain: field.typeName)", at: field.place,
            label: "means a contact’s address, not an account’s name", notes: field.unreadCodeNotes,
            help: "mark it \(plain: field.mark(.username)), and keep \(plain: field.field.notation.emailKeyboard)")
    }
}
