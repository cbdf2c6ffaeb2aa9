import Findings
package import Judging
package import SignUpScreens

/// A field of a screen, with what it was found to be for.
package struct FieldSubject: Scoped {
    package let reading: FieldReading
    package let screen: ScreenSubject

    package var scope: Scope { screen.scope }

    var field: InputField { reading.field }
    var role: FieldRole { reading.role.value }
    /// Where its content type is set, if that is known; otherwise where the field is declared.
    var place: Place { field.contentType.isUnclear ? field.place : field.contentType.place ?? field.place }

    /// What a message calls the field.
    var name: Message {
        if let label = field.label, !label.isEmpty { return "\(label)" }
        if let name = field.name, !["", "text", "value", "content"].contains(name) { return "\(name)" }
        switch role {
        case .username: return "the user name field"
        case .confirmation where reading.isCalledRepetition: return "the field that repeats the password"
        case .confirmation: return "the second password field"
        case .newPassword, .existingPassword, .password: return "the password field"
        case .code: return "the code field"
        case .email, .other: return "a field"
        }
    }

    /// The content type as it is written in the language of the field; empty where it is not known.
    var typeName: String { field.contentType.value.map(mark) ?? "" }

    /// A content type as it is written in the language of the field.
    func mark(_ type: TextContentType) -> String { field.notation.written(type) }

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

    /// Whether it certainly takes a password and does not hide it. A field on a screen of unknown purpose, such as one of
    /// settings, may only show that there is a password.
    var isPasswordInTheClear: Bool {
        let isMarked = field.contentType.value == .password || field.contentType.value == .newPassword
        return isCertainlyPassword && reading.isInTheClear && (isMarked || screen.reading.purpose.value != .unknown)
    }

    /// The class of a field that is not a system text field, as far as its name tells.
    var foreignClass: String? {
        guard case .custom(let name) = field.element, !name.hasSuffix("TextField"), !name.hasSuffix("SecureField")
        else { return nil }
        return name
    }
}

extension FieldSubject {
    /// Returns a note at each field, once for those that the same code makes.
    static func notes(at fields: some Sequence<FieldSubject>, _ message: (FieldSubject) -> Message) -> [Note] {
        var seen: Set<TextPlace> = []
        return fields.filter { field in TextPlace(field.place).map { seen.insert($0).inserted } ?? true }.map {
            Note(message($0), at: $0.place)
        }
    }

    /// Why its content type is not known, as a reason, and the place of the code that decides.
    var openReason: (reason: Message, place: Place)? {
        guard field.contentType.isUnclear, let place = field.contentType.place else { return nil }
        if field.isWrapped {
            return (
                "\(name) is a UIKit field in a SwiftUI view, and nothing says that SwiftUI's modifiers reach it", place
            )
        }
        if screen.screen.isCutShort, field.name == nil, field.label == nil {
            return ("the content type of \(name) depends on \(screen.unreadCode)", place)
        }
        guard let code = Self.shortText(at: place) else {
            return ("the content type of \(name) depends on code that can't be followed", place)
        }
        return ("the content type of \(name) depends on \(code), which can't be followed", place)
    }

    /// A note that unread code may change the content type; empty where all code was read.
    var unreadCodeNotes: [Note] {
        guard reading.maySetMore else { return [] }
        return [Note("code that was not read may set another content type: include the source of the class too")]
    }

    /// The text at a place, if it is short enough for a message.
    private static func shortText(at place: Place) -> String? {
        guard case .text(let source, let span) = place else { return nil }
        let text = source.string(in: span)
        return text.utf8.count <= 48 && !text.isEmpty && !text.utf8.contains(UInt8(ascii: "\n")) ? text : nil
    }
}
