import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Check {
    /// The entry asks for developer mode.
    static let entitlementDeveloperMode = Check(
        "AD127", "entitlement-developer-mode", .warning, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            The entry ends in `?mode=developer` (or `?mode=developer+managed`), in entitlements that nothing says \
            are for debugging. A file with *debug* in its name is taken for one that is.

            ## Why it matters
            In developer mode a device asks the server itself instead of Apple's CDN, and takes any certificate. \
            That works only in a build signed for development, on a device on which the mode has been switched on. \
            TestFlight, App Store and notarised builds ignore it: what was tested is not what users get.

            ## How to fix it
            Keep the mode in the entitlements of the Debug configuration alone (the build setting *Code Signing \
            Entitlements* can differ for each), and write for all others:

                webcredentials:example.com
            """,
        of: \.claims
    ) { subject in
        guard let entry = subject.statedEntry, let query = entry.query, let mode = entry.mode, mode != .managed,
            !subject.claim.isForDebugging, !subject.origin.saysBuild
        else { return [] }
        let without = entry.corrected.map { EntitlementEntry($0) }.flatMap { plain in
            plain.service.map {
                mode == .both ? "\($0.text):\(plain.pattern)?mode=managed" : "\($0.text):\(plain.pattern)"
            }
        }
        return [
            Observation(
                "the entry \(entry.raw) asks for developer mode, which only development builds have",
                at: subject.claim.place(of: SourceSpan(query.span.start - 1, query.span.end)),
                label: "ignored in distribution",
                notes: [
                    Note("on the device it must be switched on: Settings > Developer > Associated Domains Development")
                ],
                help: without.map { "before distribution write \($0)" } ?? "remove the mode before distribution")
        ]
    }
}

extension Claim {
    fileprivate var isForDebugging: Bool {
        guard let file = place.file, let name = file.utf8.split(separator: UInt8(ascii: "/")).last else { return false }
        return String(decoding: name, as: UTF8.self).asciiLowercased.contains("debug")
    }
}

extension ClaimList.Origin {
    /// Whether the build is known: a signed app, of which `developer-mode-in-distribution` tells, or a configuration of
    /// a project that is for debugging.
    fileprivate var saysBuild: Bool {
        switch self {
        case .app: true
        case .target(_, let configurations):
            configurations.allSatisfy { $0.name.asciiLowercased.contains("debug") }
        case .named, .entitlements, .profile, .description: false
        }
    }
}
