import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A password field with a content type that suppresses AutoFill.
    static let passwordSuppressed = Check(
        "AD912", "password-suppressed", .error, since: "0.1.0", evidence: .reported,
        citations: [.suppressingReport, .textContentType, .mauiPasswordEntry],
        explanation: """
            ## What it finds
            A password field with the content type `.oneTimeCode` or an empty one: a popular trick to get rid of the \
            yellow “Automatic Strong Password”.

            ## Why it matters
            It does what it is meant to do: no strong password is offered, none is saved, and the keyboard offers \
            codes instead. It is also unreliable: developers report that from iOS 14.2 on the type is ignored where \
            other fields are secure, so the behaviour differs between systems.

            ## How to fix it
            Mark the field for what it is: `.newPassword` where a password is chosen, `.password` where an existing \
            one is used. If the server refuses the offered passwords, describe its rules in `passwordRules`; `aasa \
            password-rules lint` checks them. In .NET MAUI every `Entry` with `IsPassword` is marked as a one-time code, \
            from .NET 10 on in each version: set the content type in a mapping of its handler.
            """,
        of: \.passwordScreens
    ) { screen in
        let fields = screen.fields.filter(\.isSuppressed)
        guard let first = fields.first else { return nil }
        let type: Message = "\(plain: first.writtenType)"
        let wanted = first.mark(first.role == .existingPassword ? .password : .newPassword)
        if first.field.notation == .maui {
            return Observation(
                "\(first.name) takes a password, and .NET MAUI marks it \(type), which suppresses AutoFill",
                at: first.place, label: "no password is offered or saved here",
                notes: FieldSubject.notes(at: fields.dropFirst()) { "so is \($0.name)" }
                    + [Note("no code of the project sets a TextContentType")],
                help:
                    "set \(plain: wanted) in a mapping of EntryHandler: EntryHandler.Mapper.AppendToMapping(nameof(IEntry.IsPassword), …)"
            )
        }
        return Observation(
            "\(first.name) takes a password but is marked \(type), which suppresses AutoFill", at: first.place,
            label: "no password is offered or saved here",
            notes: FieldSubject.notes(at: fields.dropFirst()) { "so is \($0.name)" } + first.unreadCodeNotes,
            help: "mark it \(plain: wanted)")
    }
}
