import AssociationModel
import Findings
import TextFormats

extension Check {
    /// “paths” stands beside “components”.
    static let pathsIgnored = Check(
        "AD465", "paths-ignored", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            An entry of `details` has both `components` and `paths`.

            ## Why it matters
            Where there is `components`, systems that know it (iOS 13 and later) ignore `paths`; older systems read \
            `paths` alone. So the two can say different things to different devices. Apple advises against mixing \
            the old and the new keys in one entry; developers have seen links break.

            ## How to fix it
            Say everything in `components` and remove `paths`. To serve iOS 12 and older as well, keep both and make \
            sure that they say the same.
            """,
        of: \.detailsEntries
    ) { subject in
        guard let paths = subject.entry.paths, let components = subject.entry.components, !paths.value.isVacant,
            !components.value.isNull, components.value.elements?.isEmpty != true
        else { return [] }
        return [
            Observation(
                "\("paths") is ignored beside \("components")", at: subject.document.place(paths.key.span),
                label: "read by iOS 12 and older alone",
                notes: [Note("decides", at: subject.document.place(components.key.span))],
                help: "say it in \("components") and remove it, unless iOS 12 is to be served")
        ]
    }
}
