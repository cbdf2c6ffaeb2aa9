import AssociationModel
import Findings
import Judging

extension BuiltAppChecks {
    static let appClipNotClaimed = Check(
        "AD710", "app-clip-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [.appClipWebsite],
        explanation: """
            ## What it finds
            The app claims a domain with `appclips:` and the App Clip inside it does not, or the reverse.

            ## Why it matters
            Apple requires the entry on *both* targets. On a device without the app, the App Clip handles the \
            invocation, so it must claim the domain; once the app is installed, the app takes over and must claim it \
            too. If one of the two entries is missing, a link to the website opens the browser in one of the two cases. \
            App Clip Codes, NFC tags, QR codes and demo links start the App Clip without either.

            ## How to fix it
            Add the same string to *Signing & Capabilities > Associated Domains* of the app target and of the App Clip \
            target:

                appclips:example.com

            Wildcards are not allowed here. The website lists the App Clip's own identifier under `appclips`.
            """,
        in: \.apps
    ) { subject in
        guard let claimed = subject.app.entitlements else { return [] }
        return subject.app.nested.filter { $0.kind == .appClip }.flatMap { clip -> [Observation] in
            guard let own = clip.entitlements else { return [] }
            return missing(of: own, "App Clip", in: claimed, "app")
                + missing(of: claimed, "app", in: own, "App Clip")
        }
    }

    private static func missing(
        of one: AppEntitlements, _ oneNoun: Message, in other: AppEntitlements, _ otherNoun: Message
    ) -> [Observation] {
        let claimed = Set(other.appClipDomains.map(\.entry.domain))
        return one.appClipDomains.filter { !claimed.contains($0.entry.domain) }.map { claim in
            Observation(
                "the \(oneNoun) claims \(claim.entry.raw), but the \(otherNoun) does not",
                at: other.associatedDomains?.keyPlace ?? .wholeText(other.source), label: "not claimed here",
                notes: [Note("claimed by the \(oneNoun)", at: claim.place)],
                help: "add \("appclips:" + claim.entry.domain) to the associated domains of the \(otherNoun) target")
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
