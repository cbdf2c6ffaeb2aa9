import AssociationModel
import Findings

extension Check {
    /// A certificate of an accepted chain has less than 14 days left.
    static let certificateExpiresSoon = Check(
        "AD224", "certificate-expires-soon", .warning, since: "0.1.0", evidence: .documented,
        sources: [.supportingDomains, .certificates],
        explanation: """
            ## What it finds
            The chain is accepted today, and one of its certificates has less than 14 days left: the server's own, or \
            one that leads from it upwards. Certificates that live no longer than a week are meant to be renewed every \
            few days; of them it is said in the last third of their time. Roots are left out, as trust in them does \
            not hang on what a server sends.

            ## Why it matters
            When it has expired, Apple's CDN can no longer fetch the file, and devices that ask later get an error. \
            Renewal usually happens 30 days before the end, so less than 14 days often mean that it fails silently.

            ## How to fix it
            Try the renewal by hand (`certbot renew --dry-run`) and read its log; then see that the web server is \
            reloaded afterwards. An intermediate that expires comes with a renewed chain file from your authority.
            """,
        of: \.chains
    ) { chain in
        guard chain.problems.isEmpty else { return [] }
        let now = chain.site.now
        let expiring = chain.path.first { certificate in
            !(certificate.isSelfIssued && chain.certificates.count > 1) && now <= certificate.notAfter
                && certificate.notAfter < now.advanced(bySeconds: certificate.warningTime)
        }
        guard let expiring else { return [] }
        let days = (expiring.notAfter.seconds - now.seconds) / 86_400
        let remaining: Message = days == 1 ? "in 1 day" : "in \(days) days"
        return [
            Observation(
                "\(chain.name(of: expiring)) expires \(remaining), on \(plain: expiring.notAfter.description)",
                at: chain.place, notes: chain.addressNotes + chain.certificateNotes,
                help: "renew it, see why the renewal has not happened by itself, and reload the web server")
        ]
    }
}

extension Certificate {
    // In seconds. A week is what the CA/Browser Forum calls short-lived since 2026-03-15 (Baseline Requirements, 1.6.1).
    fileprivate var warningTime: Int {
        let lifetime = notAfter.seconds - notBefore.seconds
        return lifetime <= 7 * 86_400 ? max(0, lifetime / 3) : 14 * 86_400
    }
}
