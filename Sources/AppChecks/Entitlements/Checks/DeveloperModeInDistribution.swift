import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// An app signed for distribution has an entry that asks for developer mode.
    static let developerModeInDistribution = Check(
        "AD128", "developer-mode-in-distribution", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .configuringDomain, .wwdc20UniversalLinks],
        explanation: """
            ## What it finds
            A signed app claims a domain with `?mode=developer`, but its profile is for distribution (ad hoc, App \
            Store, enterprise, Developer ID), or it has no profile and does not allow debugging.

            ## Why it matters
            Developer mode works only in builds that are signed with a development profile. In every other build the \
            entry is ignored, so the app is not associated with the domain at all, although the same entry worked on \
            the developer's desk.

            ## How to fix it
            Keep the mode only in the entitlements of the Debug configuration (the build setting *Code Signing \
            Entitlements* can differ for each configuration), and sign the distributed app with:

                webcredentials:example.com
            """,
        of: \.claims
    ) { subject in
        guard let build = subject.list.build, let entry = subject.statedEntry,
            let query = entry.query,
            let mode = entry.mode, mode != .managed, !build.isForDevelopment, !subject.isForDevelopmentBesideOther
        else { return nil }
        return Observation(
            "the entry \(entry.raw) asks for developer mode, which an app signed for distribution does not have",
            at: subject.claim.place(of: SourceSpan(query.span.start - 1, query.span.end)), label: "ignored",
            notes: build.profile.map {
                [Note("the profile is for \(plain: $0.kind.words)", at: .wholeText($0.source))]
            }
                ?? [],
            help: "sign the app with \(entry.withoutDeveloperMode(query)) in place of this entry")
    }
}

extension EntitlementEntry {
    fileprivate func withoutDeveloperMode(_ query: Part) -> String {
        let rest = String(decoding: raw.utf8.prefix(query.span.start - 1), as: UTF8.self)
        return mode == .both ? rest + "?mode=managed" : rest
    }
}

extension ProvisioningProfile.Kind {
    fileprivate var words: String {
        switch self {
        case .development: "development"
        case .adHoc: "ad hoc distribution"
        case .appStore: "the App Store"
        case .enterprise: "in-house distribution"
        case .developerID: "Developer ID"
        }
    }
}
