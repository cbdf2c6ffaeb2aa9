import Findings
package import SignUpScreens

/// A field of a screen, read.
package struct FieldSubject: Scoped {
    /// The field, and what it is for.
    package let reading: FieldReading
    /// The screen that it stands on.
    package let screen: ScreenSubject

    /// What a finding about it concerns.
    package var scope: Scope { screen.scope }

    var field: InputField { reading.field }
    var role: FieldRole { reading.role.value }
    var place: Place { field.contentType.place ?? field.place }

    /// What a report calls it.
    var name: Message {
        if let label = field.label, !label.isEmpty { return "\(label)" }
        if let name = field.name, !name.isEmpty { return "\(name)" }
        switch role {
        case .username: return "the user name's field"
        case .confirmation: return "the field that repeats the password"
        case .newPassword, .existingPassword: return "the password's field"
        case .code: return "the code's field"
        case .email, .other: return "a field"
        }
    }

    /// The content type as it would be written in Swift.
    var typeName: String { field.contentType.value?.swiftName ?? "" }

    /// Whether it certainly takes a password that is chosen: nothing of it hangs on a weak guess.
    var isCertainlyChosen: Bool {
        guard role.isChosen else { return false }
        return field.contentType.value == .newPassword || (reading.role.isFirm && screen.reading.purpose.isFirm)
    }

    /// Whether it certainly takes the password of an account, present or future.
    var isCertainlyPassword: Bool {
        guard role.isPassword, reading.isCalledPassword else { return false }
        let isStated = field.contentType.value == .newPassword || field.contentType.value == .password
        return isStated || screen.isForAccount || screen.username != nil
    }

    /// Whether the type keeps AutoFill away: a code's, or none on purpose.
    var isSuppressed: Bool {
        isCertainlyPassword && (field.contentType.value == .oneTimeCode || field.contentType.value == .empty)
    }

    /// Whether it is marked as the password of an account that exists, where one is created.
    var isMarkedAsExisting: Bool {
        let purpose = screen.reading.purpose
        return role.isChosen && field.contentType.value == .password && purpose.value == .signUp
            && (isCertainlyChosen || screen.reading.isShared)
    }

    /// Whether the mark of a new password is certainly missing, and no other condition says so already.
    var lacksMark: Bool {
        guard isCertainlyChosen, !isSuppressed, !isMarkedAsExisting, !reading.contentTypeIsOpen else { return false }
        return field.contentType.value != .newPassword
    }

    /// Whether it certainly takes a password and does not hide it.
    var isPasswordInTheClear: Bool { isCertainlyPassword && reading.isInTheClear }

    /// The class of a field that is no text field of the system, as far as its name tells.
    var foreignClass: String? {
        guard case .custom(let name) = field.element, !name.hasSuffix("TextField"), !name.hasSuffix("SecureField")
        else { return nil }
        return name
    }
}

extension [FieldSubject] {
    /// Notes that point at each, for what was said of the first.
    func notes(_ message: (FieldSubject) -> Message) -> [Note] { map { Note(message($0), at: $0.place) } }
}

extension FieldSubject {
    /// Says that code which was not read may change what was read; none where all was read.
    var doubt: [Note] {
        guard reading.maySetMore else { return [] }
        return [Note("code that was not read may set another type: give the source of the class too")]
    }
}
