import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// A sign-in is asked for in place of serving the file.
    static let loginPage = Check(
        "AD269", "login-page", .error, since: "0.1.0", evidence: .documentedByVendor,
        citations: [
            .accessPolicies, .appServiceAuthentication, .identityAwareProxy, .vercelAuthentication, .supportingDomains,
        ],
        explanation: """
            ## What it finds
            The request for the file is answered by a sign-in: Cloudflare Access, the authentication of Azure App \
            Service, Google's Identity-Aware Proxy, Vercel's deployment protection, a redirect to an address such as \
            `/login`, or a page that asks for a password.

            ## Why it matters
            Apple's CDN has no account, follows no redirects and sends no cookies. It gets the sign-in in place of the \
            file, so no association holds. You are signed in while you test, so you see the file. Preview and staging \
            deployments are often protected in this way without anybody having asked for it.

            ## How to fix it
            Exempt the path `/.well-known/apple-app-site-association` from the sign-in; it holds nothing secret. The \
            help names the setting. For a preview deployment, name the production domain in the entitlement. Then \
            check in a private window, or with `curl -i`.
            """,
        of: \.answers
    ) { answer in
        guard let found = answer.substitution, found.substitute.kind == .signIn else { return nil }
        let vendor: Message = found.substitute.title.map { " (\(plain: $0))" } ?? ""
        return Observation(
            "\(plain: answer.site.key.host) asks for a sign-in\(vendor) instead of serving the file: status \(answer.response.status)",
            at: answer.place, notes: found.notes + answer.notesOnOthers, help: found.substitute.advice,
            snippet: found.substitute.snippet)
    }
}
