import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A content type, or password rules, that the oldest system supported by the file does not know.
    static let newPasswordAvailability = Check(
        "AD950", "new-password-availability", .note, since: "0.1.0", evidence: .documented,
        citations: [.textContentType],
        explanation: """
            ## What it finds
            In a file that says it is built for an older system: `.newPassword`, `.oneTimeCode` and password rules, which \
            came with iOS 12, and `.username` and `.password`, which came with iOS 11.

            ## Why it matters
            The older system does not know the type and treats the field as if none were set: with `.password`, which \
            iOS 11 knows, AutoFill would at least fill the field. Nothing is lost on the newer systems.

            ## How to fix it
            Raise the oldest supported system, or set the type in code: `if #available(iOS 12, *) { \
            field.textContentType = .newPassword }`.
            """,
        of: \.datedScreens
    ) { screen in
        guard let system = screen.screen.oldestSystem.value,
            let feature = screen.features.first(where: { system < $0.since })
        else { return nil }
        return Observation(
            "\(plain: feature.name) came with iOS \(feature.since), but this file is built for iOS \(system)",
            at: feature.place, label: "unknown to iOS \(system)",
            notes: screen.screen.oldestSystem.place.map { [Note("built for iOS \(system)", at: $0)] } ?? [],
            help:
                "raise the oldest supported system to iOS \(feature.since), or set it inside if #available(iOS \(feature.since), *)"
        )
    }
}

extension Subjects {
    /// The screens with something that an older system lacks, in files that state the system that they are built for.
    var datedScreens: [ScreenSubject] {
        once { screens.filter { $0.screen.oldestSystem.value != nil && !$0.features.isEmpty } }
    }
}

extension ScreenSubject {
    /// What its fields use that came with a certain version of iOS, the newest first.
    fileprivate var features: [(name: String, since: Int, place: Place)] {
        let types = fields.compactMap { field in
            field.field.contentType.value.flatMap { Self.typeVersions[$0] }.map { (field.typeName, $0, field.place) }
        }
        let rules = fields.compactMap { $0.field.rules.place }.map { ("a set of password rules", 12, $0) }
        return (types + rules).sorted { $0.1 > $1.1 }
    }

    /// <https://developer.apple.com/documentation/uikit/uitextcontenttype>
    private static let typeVersions: [TextContentType: Int] = [
        .newPassword: 12, .oneTimeCode: 12, .username: 11, .password: 11,
    ]
}
