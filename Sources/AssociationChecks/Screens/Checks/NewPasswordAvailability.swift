import Findings
import SignUpScreens

extension Check {
    /// A content type that the oldest system supported by the file does not know.
    static let newPasswordAvailability = Check(
        "AD950", "new-password-availability", .note, since: "0.1.0", evidence: .documented,
        citations: [.textContentType],
        explanation: """
            ## What it finds
            `.newPassword` or `.oneTimeCode`, which came with iOS 12, in a file that says it is built for an older \
            system.

            ## Why it matters
            The older system does not know the type and treats the field as if none were set: with `.password`, which \
            iOS 11 knows, AutoFill would at least fill the field. Nothing is lost on iOS 12 and later.

            ## How to fix it
            Raise the oldest supported system, or set the type in code: `if #available(iOS 12, *) { \
            field.textContentType = .newPassword }`.
            """,
        of: \.datedScreens
    ) { screen in
        guard let system = screen.screen.oldestSystem.value, system < 12, let field = screen.newTypes.first else {
            return []
        }
        return [
            Observation(
                "\(plain: field.typeName) came with iOS 12, but this file is built for iOS \(system)", at: field.place,
                label: "unknown to iOS \(system)",
                notes: screen.screen.oldestSystem.place.map { [Note("built for iOS \(system)", at: $0)] } ?? [],
                help: "raise the oldest supported system to iOS 12, or set the type inside if #available(iOS 12, *)")
        ]
    }
}

extension Subjects {
    /// The screens with a content type of iOS 12, in files that state the system that they are built for.
    var datedScreens: [ScreenSubject] {
        once {
            screens.filter { $0.screen.oldestSystem.value != nil && !$0.newTypes.isEmpty }
        }
    }
}

extension ScreenSubject {
    /// The fields with a content type that came with iOS 12.
    fileprivate var newTypes: [FieldSubject] {
        fields.filter { [.newPassword, .oneTimeCode].contains($0.field.contentType.value) }
    }
}
