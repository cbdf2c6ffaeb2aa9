import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// An entry asks for developer mode outside a debug configuration.
    static let entitlementDeveloperMode = Check(
        "AD127", "entitlement-developer-mode", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            The entry ends with `?mode=developer` (or `?mode=developer+managed`), and nothing says that the \
            entitlements are for debugging. A file with *debug* in its name counts as such.

            ## Why it matters
            In developer mode a device fetches the file directly from the server instead of from Apple's CDN, and \
            accepts any certificate. That works only in a build signed for development, on a device with developer \
            mode for associated domains switched on. TestFlight, App Store and notarised builds ignore it: what you \
            tested is not what users get.

            ## How to fix it
            Keep the mode only in the entitlements of the Debug configuration (the build setting *Code Signing \
            Entitlements* can differ for each configuration), and in all others write:

                webcredentials:example.com
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let query = entry.query, let mode = entry.mode, mode != .managed,
            !isForDebugging(subject.claim), !subject.list.saysBuild, !subject.isForDevelopmentBesideOther
        else { return nil }
        let without = entry.corrected.map { EntitlementEntry($0) }.flatMap { plain in
            plain.service.map {
                mode == .both ? "\($0.text):\(plain.pattern)?mode=managed" : "\($0.text):\(plain.pattern)"
            }
        }
        return Observation(
            "the entry \(entry.raw) asks for developer mode, which only development builds have",
            at: subject.claim.place(of: SourceSpan(query.span.start - 1, query.span.end)),
            label: "ignored in distributed builds",
            notes: [
                Note("the device needs it switched on too: Settings > Developer > Associated Domains Development")
            ],
            help: without.map { "before distribution, write \($0)" } ?? "remove the mode before distribution")
    }

    private static func isForDebugging(_ claim: Claim) -> Bool {
        guard let file = claim.place.file, let name = file.utf8.split(separator: UInt8(ascii: "/")).last else {
            return false
        }
        return String(decoding: name, as: UTF8.self).asciiLowercased.contains("debug")
    }
}
