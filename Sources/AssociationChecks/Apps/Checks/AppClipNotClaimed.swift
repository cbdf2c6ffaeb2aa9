import AssociationModel
import Findings
import UniversalLinks

extension Check {
    /// App and App Clip do not claim the same domains.
    static let appClipNotClaimed = Check(
        "AD710", "app-clip-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [.appClipWebsite],
        explanation: """
            ## What it finds
            A domain is claimed with `appclips:` by the app and not by the App Clip inside it, or the reverse.

            ## Why it matters
            Apple asks for the entry on *both* targets. On a device without the app, the App Clip answers the invocation, so it \
            must claim the domain; once the app is installed, the app takes over and must claim it too. With one half missing, the \
            link opens the browser in one of the two cases.

            ## How to fix it
            Add the same string to *Signing & Capabilities > Associated Domains* of the app target and of the App Clip target:

                appclips:example.com

            Wildcards are not possible here. The website lists the App Clip's own identifier under `appclips`.
            """,
        of: \.apps
    ) { subject in
        guard let claimed = subject.app.entitlements else { return [] }
        return subject.app.nested.filter { $0.kind == .appClip }.flatMap { clip -> [Observation] in
            guard let own = clip.entitlements else { return [] }
            return Observation.missing(of: own, "App Clip", in: claimed, "app")
                + Observation.missing(of: claimed, "app", in: own, "App Clip")
        }
    }
}

extension Observation {
    fileprivate static func missing(
        of one: AppEntitlements, _ oneNoun: Message, in other: AppEntitlements, _ otherNoun: Message
    ) -> [Observation] {
        let claimed = Set(other.appClipDomains.map(\.entry.domain))
        return one.appClipDomains.filter { !claimed.contains($0.entry.domain) }.map { claim in
            Observation(
                "the \(oneNoun) claims \(claim.entry.raw), and the \(otherNoun) does not",
                at: other.associatedDomains?.keyPlace ?? .wholeText(other.source), label: "not claimed here",
                notes: [Note("it is claimed by the \(oneNoun)", at: claim.place)],
                help: "add \("appclips:" + claim.entry.domain) to the \(otherNoun) target")
        }
    }
}

extension AppEntitlements {
    fileprivate var appClipDomains: [Claim] {
        (associatedDomains?.strings ?? []).map { Claim($0) }.filter {
            $0.service == .appclips && $0.entry.problem == nil && $0.entry.hostProblem == nil
        }
    }
}
