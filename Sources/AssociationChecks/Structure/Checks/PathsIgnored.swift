import AssociationModel
import Findings
import TextFormats

extension Check {
    /// An entry of `details` has both `components` and `paths`.
    static let pathsIgnored = Check(
        "AD465", "paths-ignored", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            An entry of `details` has both `components` and `paths`.

            ## Why it matters
            If there is a `components`, systems that know it (iOS 13 and later) ignore `paths`; older systems read \
            only `paths`. So the two can say different things to different devices. Apple advises against mixing the \
            old and the new keys in one entry; developers have seen links break.

            ## How to fix it
            Put everything into `components` and remove `paths`. To support iOS 12 and older as well, keep both and \
            make sure that they say the same.
            """,
        of: \.detailsEntries
    ) { subject in
        guard let paths = subject.entry.paths, let components = subject.entry.components, !paths.value.isVacant,
            !components.value.isNull, components.value.elements?.isEmpty != true
        else { return [] }
        return [
            Observation(
                "\("paths") is ignored because \("components") is present", at: subject.document.place(paths.key.span),
                label: "read only by iOS 12 and older",
                notes: [Note("read instead", at: subject.document.place(components.key.span))],
                help: "move its patterns to \("components") and remove it, unless you support iOS 12")
        ]
    }
}
