import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// The user name has no content type beside a new password that has one.
    static let usernameNotMarked = Check(
        "AD903", "username-not-marked", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A screen whose new password is marked `.newPassword`, while the field for the user name has no content type.

            ## Why it matters
            iOS saves the password under what it takes for the user name. Without a content type it has to guess, and \
            may save the password without a name, or under the text of another field.

            ## How to fix it
            Swift: `field.textContentType = .username`; SwiftUI: `.textContentType(.username)`; Interface Builder: \
            Content Type “Username”. If people sign up with an e-mail address, keep the `.emailAddress` keyboard.
            """,
        of: \.choosingScreens
    ) { screen in
        guard let username = screen.username, !username.field.contentType.isSet, !username.reading.contentTypeIsOpen,
            screen.chosenFields.contains(where: { $0.field.contentType.value == .newPassword })
        else { return nil }
        return Observation(
            "\(username.name) has the user name but is not marked \(plain: username.mark(.username))",
            at: username.place,
            label: "iOS has to guess what to save the password under",
            help: "mark it \(plain: username.mark(.username))")
    }
}
