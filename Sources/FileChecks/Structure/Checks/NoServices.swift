import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// The file names no service that Apple documents.
    static let noServices = Check(
        "AD403", "no-services", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.supportingDomains, .recordedSuite],
        advisers: [.provider],
        explanation: """
            ## What it finds
            The file is an object, but none of its keys is a service that Apple documents: `webcredentials`, \
            `applinks`, `appclips`, `activitycontinuation`, `authsrv` or `messagefilter`.

            ## Why it matters
            Such a file associates no app with the site. That is legal: a recorded run of Apple’s tool lists nothing \
            for `{}` and reports no error, and devices are silent about it too. It is rarely intended. Some servers \
            answer with `{}` when a variable or a template is missing.

            ## How to fix it
            Add the services that the apps’ entitlements name:

                {"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}}

            If the file is meant to be empty, there is nothing to do.
            """,
        of: \.roots
    ) { root in
        let isMistaken = root.keys.contains { key in
            switch key.flaw {
            case .misspelt, .misplaced: true
            case .ignored, .unknownService, nil: false
            }
        }
        // `root.keys` leaves out misspelt services that were not asked for; `hasNearMiss` sees them.
        guard !root.hasService, !isMistaken, !root.hasNearMiss, root.document.otherStandard == nil else { return nil }
        let keys = (root.association.root.members ?? []).map(\.key.text)
        let span = root.association.root.span
        return Observation(
            keys.isEmpty
                ? "the file is an empty object: it names no service and no app"
                : "the file names no service that Apple reads; it has \(list: Array(keys.prefix(5)))",
            at: root.document.place(SourceSpan(span.start, span.start + 1)), label: "no service in this object",
            help: "add the services that the apps’ entitlements name, such as \"webcredentials\": {\"apps\": […]}")
    }
}

extension RootSubject {
    fileprivate var hasNearMiss: Bool {
        association.root.members?.contains {
            KeyNearMiss.match($0.key.text, among: KeyLevel.root.keys) != nil && !$0.value.isVacant
        } ?? false
    }
}
