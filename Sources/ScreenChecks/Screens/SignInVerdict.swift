import Findings
import SignUpScreens

/// The verdict on a screen where an existing account is used: whether iOS suggests a saved one.
struct SignInVerdict {
    private let screen: ScreenSubject

    init(_ screen: ScreenSubject) { self.screen = screen }

    var answer: ScreenVerdict {
        let answer = marked
        guard answer.fills == .yes else { return answer }
        if screen.screen.leaving == .apart {
            return ScreenVerdict(fills: .unknown, ScreenVerdict.apart, at: answer.place)
        }
        guard screen.screen.leaving == .webView else { return answer }
        return ScreenVerdict(
            fills: .unknown, "\(answer.reason); what iOS suggests in a web view of an app is not documented",
            at: answer.place)
    }

    private var marked: ScreenVerdict {
        guard let password = screen.fields.first(where: { $0.role.isPassword }) else { return nameOnly }
        if password.isSuppressed {
            return ScreenVerdict(
                fills: .no, "\(password.name) has a content type that keeps AutoFill away", at: password.place)
        }
        if let open = [password, screen.username].compactMap(\.self).first(where: isOpen) { return unread(open) }
        guard password.field.contentType.value == .password else {
            return ScreenVerdict(
                fills: .unknown,
                "\(password.name) is not marked \(plain: password.mark(.password)), so iOS has to guess",
                at: password.place)
        }
        guard let username = screen.username else {
            return ScreenVerdict(
                fills: .yes, "\(password.name) is marked \(plain: password.mark(.password))", at: password.place)
        }
        if username.field.contentType.value == .username {
            return ScreenVerdict(fills: .yes, "the user name and the password are marked", at: password.place)
        }
        return ScreenVerdict(
            fills: .unknown, "\(username.name) is not marked \(plain: username.mark(.username)), so iOS has to guess",
            at: username.place)
    }

    /// A screen that asks for the user name alone, before one that asks for the password.
    private var nameOnly: ScreenVerdict {
        guard let username = screen.username else {
            return ScreenVerdict(.notApplicable, .notApplicable, "no password is chosen here")
        }
        if isOpen(username) { return unread(username) }
        return username.field.contentType.value == .username
            ? ScreenVerdict(
                fills: .yes, "\(username.name) is marked \(plain: username.mark(.username))", at: username.place)
            : ScreenVerdict(
                fills: .unknown,
                "\(username.name) is not marked \(plain: username.mark(.username)), and the screen has no password field, so iOS has to guess",
                at: username.place)
    }

    private func unread(_ field: FieldSubject) -> ScreenVerdict {
        if let open = field.openReason { return ScreenVerdict(fills: .unknown, open.reason, at: open.place) }
        return ScreenVerdict(
            fills: .unknown, "whether \(field.name) is marked depends on \(screen.unreadCode)", at: field.place)
    }

    private func isOpen(_ field: FieldSubject) -> Bool { field.reading.contentTypeIsOpen }
}
