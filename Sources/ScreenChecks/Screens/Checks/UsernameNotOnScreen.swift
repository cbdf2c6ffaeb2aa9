import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A new password on a screen without a field for the user name.
    static let usernameNotOnScreen = Check(
        "AD905", "username-not-on-screen", .error, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill, .passwordAutoFillInput, .credentialDataManager],
        explanation: """
            ## What it finds
            A screen on which a password is chosen, without a field that has the user name or may have it: a sign-up that asks for the \
            e-mail address, a code and the password one after the other (as Microsoft Entra’s native authentication \
            does), or a form that changes a password.

            ## Why it matters
            iOS saves a password together with the user name on the same screen. Without one it has nothing to save \
            the password under: no strong password is offered, or it is saved without a name.

            ## How to fix it
            Do one of these: ask for both on one screen (`MSALNativeAuthSignUpParameters` takes the password with the \
            user name); show the name on the password screen, in a text field that cannot be edited and is marked \
            `.username`; or, from iOS 26.2 on, save it in code with \
            `ASCredentialDataManager.save(password:for:title:anchor:)`.
            """,
        of: \.choosingScreens
    ) { screen in
        guard screen.certainlyLacksUsername, let field = screen.chosenFields.first(where: \.isCertainlyChosen) else {
            return nil
        }
        return Observation(
            "\(field.name) takes a new password, but no field on this screen has the user name", at: field.place,
            label: "iOS has no name to save this under",
            notes: (field.field.contentType.value == .newPassword ? [] : field.roleNotes) + screen.earlierUsername
                + screen.unreadCodeNotes,
            help: screen.reading.purpose.value == .changePassword
                ? shownName(as: field.mark(.username))
                : severalFixes(as: field.mark(.username))
        )
    }

    private static func shownName(as mark: String) -> Message {
        "show the user name on this screen, in a text field that cannot be edited and is marked \(plain: mark)"
    }
    private static func severalFixes(as mark: String) -> Message {
        "ask for the user name and the password on one screen; or show the name here, in a text field that cannot be edited and is marked \(plain: mark); or, from iOS 26.2 on, save with ASCredentialDataManager.save(password:for:title:anchor:)"
    }
}

extension ScreenSubject {
    /// Whether a password is chosen here, and no field has the user name or may turn out to have it.
    var certainlyLacksUsername: Bool {
        reading.purpose.value != .other && !reading.isPart && reading.username == nil && possibleUsername == nil
            && unnamedField == nil && chosenFields.contains(where: \.isCertainlyChosen)
    }

    /// A note that unread code may add the field, or save the password itself.
    fileprivate var unreadCodeNotes: [Note] {
        screen.hasUnreadCode
            ? [Note("code that was not read may show it here, or save the password itself: include its source too")]
            : []
    }

    /// A note that names the earlier screen of the flow that asks for the user name.
    fileprivate var earlierUsername: [Note] {
        guard let naming = step?.naming else { return [] }
        return [
            Note("the user name is asked for on an earlier screen, \(naming.screen)", at: naming.place)
        ]
    }
}
