import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension StructureChecks {
    /// An entry of `details` has both `components` and `paths`.
    static let pathsIgnored = Check(
        "AD465", "paths-ignored", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc19UniversalLinks, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            An entry of `details` has both `components` and `paths`, and they do not open the same URLs. Where they do, \
            it is `old-form-kept`.

            ## Why it matters
            If there is a `components`, systems that know it (iOS 13 and later) ignore `paths`; older systems read \
            only `paths`. So the two can say different things to different devices. Apple advises against mixing the \
            old and the new keys in one entry; developers have seen links break.

            ## How to fix it
            Put everything into `components` and remove `paths`. To support iOS 12 and older as well, keep both and \
            make sure that they say the same.
            """,
        of: \.oldFormEntries
    ) { subject in
        guard let agreement = subject.agreement, let paths = subject.subject.entry.paths,
            let components = subject.subject.entry.components
        else { return nil }
        let document = subject.subject.document
        let place = document.place(paths.key.span)
        let instead = Note("read instead", at: document.place(components.key.span))
        switch agreement {
        case .agree: return nil
        case .unknown:
            return Observation(
                "\("paths") is ignored because \("components") is present", at: place,
                label: "read only by iOS 12 and older", notes: [instead],
                help: "move its patterns to \("components") and remove it, unless you support iOS 12")
        case .disagree where !subject.namesAppForOlderSystems:
            return Observation(
                "\("paths") is ignored because \("components") is present, and says something else", at: place,
                label: "read by no system: iOS 12 and older need \("appID")", notes: [instead],
                help: "move its patterns to \("components") and remove it")
        case .disagree(let witness):
            return Observation(
                "\("paths") is ignored because \("components") is present, and the two disagree about \(witness.path)",
                at: place, label: "read only by iOS 12 and older",
                notes: [instead, Note(witness.difference)],
                help: "make both say the same, or remove \("paths") if you don't support iOS 12")
        }
    }
}

extension LinkComparison.Witness {
    /// The URL without its scheme and host.
    fileprivate var path: String {
        let rest = url.utf8.dropFirst("https://".utf8.count).drop { $0 != UInt8(ascii: "/") }
        return String(decoding: Array(rest), as: UTF8.self)
    }

    fileprivate var difference: Message {
        if case .match = before {
            return
                "\(path) opens the app on iOS 13 and later, by \("components"), but not on older systems, by \("paths")"
        }
        return "\(path) opens the app on iOS 12 and older, by \("paths"), but not on newer systems, by \("components")"
    }
}
