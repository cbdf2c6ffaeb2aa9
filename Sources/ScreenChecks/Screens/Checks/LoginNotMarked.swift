import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A sign-in screen whose user name or password has no content type.
    static let loginNotMarked = Check(
        "AD916", "login-not-marked", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .wwdc17PasswordAutoFill],
        explanation: """
            ## What it finds
            A screen for signing in whose user name or password has no content type, or one that is about something else.

            ## Why it matters
            iOS suggests a saved account above the keyboard where it knows both fields. Without content types it has to \
            guess from the fields’ order and from secure entry, which works for simple screens alone.

            ## How to fix it
            Mark the user name `.username` and the password `.password`, in code or in Interface Builder (“Username”, \
            “Password”). The content types need iOS 11.
            """,
        of: \.signInScreens
    ) { screen in
        guard screen.splitLogin == nil else { return nil }
        let fields = screen.unmarkedLoginFields
        guard let first = fields.first else { return nil }
        let (screenWords, basis): (Message, [Note]) =
            screen.purpose == .signIn
            ? ("on a screen for signing in", screen.purposeNotes("a screen for signing in"))
            : ("beside a password that is marked", [])
        return Observation(
            "\(first.name) is not marked \(plain: first.loginType), \(screenWords)", at: first.place,
            label: "iOS has to guess what this field is",
            notes: basis
                + FieldSubject.notes(at: fields.dropFirst()) {
                    "\($0.name) is not marked \(plain: $0.loginType) either"
                },
            help: fields.contains { $0.loginType != first.loginType }
                ? "mark the user name \(plain: first.mark(.username)), and the password \(plain: first.mark(.password))"
                : "mark it \(plain: first.loginType)")
    }

    /// A sign-in on two screens, without content types.
    static let loginSplitNotMarked = Check(
        "AD917", "login-split-not-marked", .error, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill, .passwordAutoFillInput],
        explanation: """
            ## What it finds
            A sign-in that asks for the user name on one screen and for the password on the next, where the password \
            has no content type.

            ## Why it matters
            iOS guesses what fields are for from a user name and a password on one screen. Where they are on different \
            screens, it can’t, and Apple asks for content types on both.

            ## How to fix it
            Mark the user name `.username` and the password `.password`. It helps to show the user name on the \
            password’s screen too, in a field that can’t be edited.
            """,
        of: \.signInScreens
    ) { screen in
        guard let name = screen.splitLogin, let password = screen.unmarkedLoginFields.first else { return nil }
        return Observation(
            "\(password.name) is not marked \(plain: password.mark(.password)), and the user name is on another screen",
            at: password.place,
            label: "iOS can't tell what this field is",
            notes: [Note("the user name is asked for on \(name.screen)", at: name.place)]
                + screen.purposeNotes("a screen for signing in"),
            help: "mark it \(plain: password.mark(.password)), and the user name \(plain: password.mark(.username))")
    }
}

extension Subjects {
    /// The screens that are certainly for signing in, or whose password is marked as an existing one where nothing else
    /// says what they are for.
    var signInScreens: [ScreenSubject] {
        once {
            screens.filter { screen in
                guard !screen.choosesPassword else { return false }
                if screen.purpose == .unknown { return screen.markedPassword != nil }
                return screen.purpose == .signIn && screen.reading.purpose.isFirm
                    && screen.reading.fields.contains { $0.role.value == .existingPassword }
            }
        }
    }
}

extension ScreenSubject {
    /// The fields for a user name and a password that certainly have no mark, and no other finding says so.
    fileprivate var unmarkedLoginFields: [FieldSubject] {
        fields.filter { field in
            guard field.role == .username || field.role == .existingPassword, field.reading.role.isFirm,
                !field.reading.contentTypeIsOpen, !field.isSuppressed
            else { return false }
            let type = field.field.contentType.value
            // An e-mail address as such has a finding of its own.
            if field.role == .username { return type != .username && type != .emailAddress }
            return type != .password && type != .newPassword
        }
    }

    /// The earlier screen of the flow that asks for the user name, if this one asks for the password alone.
    fileprivate var splitLogin: Naming? { reading.username == nil && possibleUsername == nil ? step?.naming : nil }
}

extension FieldSubject {
    fileprivate var loginType: String { mark(role == .username ? .username : .password) }
}
