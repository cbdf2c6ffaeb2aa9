import Findings
package import SignUpScreens

/// A field of a screen, with what it was found to be for.
package struct FieldSubject: Scoped {
    package let reading: FieldReading
    package let screen: ScreenSubject

    package var scope: Scope { screen.scope }

    var field: InputField { reading.field }
    var role: FieldRole { reading.role.value }
    var place: Place { field.contentType.place ?? field.place }

    /// What a message calls the field.
    var name: Message {
        if let label = field.label, !label.isEmpty { return "\(label)" }
        if let name = field.name, !name.isEmpty { return "\(name)" }
        switch role {
        case .username: return "the user name field"
        case .confirmation: return "the field that repeats the password"
        case .newPassword, .existingPassword, .password: return "the password field"
        case .code: return "the code field"
        case .email, .other: return "a field"
        }
    }

    /// The content type as written in Swift; empty where it is not known.
    var typeName: String { field.contentType.value?.swiftName ?? "" }

    /// Whether the user certainly chooses a password in it: the conclusion rests on no weak guess.
    var isCertainlyChosen: Bool {
        guard role.isChosen else { return false }
        return field.contentType.value == .newPassword || (reading.role.isFirm && screen.reading.purpose.isFirm)
    }

    /// Whether it certainly takes the password of an account, new or existing.
    var isCertainlyPassword: Bool {
        guard role.isPassword, reading.isCalledPassword else { return false }
        let isStated = field.contentType.value == .newPassword || field.contentType.value == .password
        return isStated || screen.isForAccount || screen.reading.username != nil
    }

    /// Whether its content type keeps AutoFill away: that of a one-time code, or an empty one.
    var isSuppressed: Bool {
        isCertainlyPassword && (field.contentType.value == .oneTimeCode || field.contentType.value == .empty)
    }

    /// Whether it is marked as the password of an existing account on a screen that creates one.
    var isMarkedAsExisting: Bool {
        let purpose = screen.reading.purpose
        return role.isChosen && field.contentType.value == .password && purpose.value == .signUp
            && (isCertainlyChosen || screen.reading.isShared)
    }

    /// Whether it certainly lacks the mark of a new password, and no other finding says so already.
    var lacksMark: Bool {
        guard isCertainlyChosen, !isSuppressed, !isMarkedAsExisting, !reading.contentTypeIsOpen else { return false }
        return field.contentType.value != .newPassword
    }

    /// Whether it certainly takes a password and does not hide it.
    var isPasswordInTheClear: Bool { isCertainlyPassword && reading.isInTheClear }

    /// The class of a field that is not a system text field, as far as its name tells.
    var foreignClass: String? {
        guard case .custom(let name) = field.element, !name.hasSuffix("TextField"), !name.hasSuffix("SecureField")
        else { return nil }
        return name
    }
}

extension [FieldSubject] {
    /// Returns a note at each field, once for those that the same code makes.
    func notes(_ message: (FieldSubject) -> Message) -> [Note] {
        var seen: Set<TextPlace> = []
        return filter { field in TextPlace(field.place).map { seen.insert($0).inserted } ?? true }.map {
            Note(message($0), at: $0.place)
        }
    }
}

extension FieldSubject {
    /// A note that unread code may change the content type; empty where all code was read.
    var unreadCodeNotes: [Note] {
        guard reading.maySetMore else { return [] }
        return [Note("code that was not read may set another content type: include the source of the class too")]
    }
}
