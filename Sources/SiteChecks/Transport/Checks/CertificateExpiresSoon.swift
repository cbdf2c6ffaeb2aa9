import AssociationModel
import Findings
import Judging
import TextFormats

extension TransportChecks {
    /// A certificate in an accepted certificate chain has less than 14 days left.
    static let certificateExpiresSoon = Check(
        "AD224", "certificate-expires-soon", .warning, since: "0.1.0", evidence: .documented,
        citations: [.supportingDomains, .certificates],
        explanation: """
            ## What it finds
            The certificate chain is accepted today, but one of its certificates has less than 14 days left: the \
            server's own, or one of its issuers. Roots are left out, because trust in them does not depend on what a \
            server sends.

            ## Why it matters
            Once it has expired, Apple's CDN can no longer fetch the file, and devices that check later get an error. \
            Renewal usually happens 30 days before the end, so less than 14 days often means that it fails silently. A \
            certificate that is valid for only a week is always in this state; then check the date alone.

            ## How to fix it
            Try the renewal by hand (`certbot renew --dry-run`) and read its log; then make sure that the web server \
            is reloaded afterwards. For an intermediate certificate that expires, your authority provides a renewed \
            chain file.
            """,
        of: \.certificateChains
    ) { chain in
        guard chain.problems.isEmpty else { return nil }
        let now = chain.site.now
        let expiring = chain.path.first { certificate in
            !(certificate.isSelfIssued && chain.certificates.count > 1) && now <= certificate.notAfter
                && certificate.notAfter < now.advanced(bySeconds: 14 * 86_400)
        }
        guard let expiring else { return nil }
        let days = (expiring.notAfter.seconds - now.seconds) / 86_400
        let remaining: Message = days == 1 ? "in 1 day" : "in \(days) days"
        return chain.observation(
            "\(chain.name(of: expiring)) expires \(remaining), on \(plain: expiring.notAfter.description)",
            help: chain.isOwn(expiring)
                ? "renew it, find out why it was not renewed automatically, and reload the web server"
                : "ask the authority for its new intermediate certificate, send that in its place, and reload the web server"
        )
    }
}
