import Findings
import Judging

extension AgreementChecks {
    /// An option names a directory or an address for a host that nothing needs.
    static let siteUnused = Check(
        "AD630", "site-unused", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            `--site HOST=DIR` names a folder in place of a host, and nothing that was checked needs that host: no claim \
            of an app, no domain, no expectation. The same of `--deployment HOST=DIR`, and of an address for a host, \
            with `--connect-to` or `--resolve`.

            ## Why it matters
            The folder was meant to be checked, and was not. Most often the host is mistyped. The host that was meant is \
            then asked over the network, or is unknown: either way the run says nothing about the files that are about \
            to be deployed, or about the server at that address.

            ## How to fix it
            Write the host as the app claims it, with `www.` only if the entitlement has it:

                aasa check App.xcodeproj --site shop.example.com=public

            If the app is to claim the host, add it to the entitlement; if not, leave the option out.
            """,
        of: \.unneededSites
    ) { site in
        if site.isConfigured || site.listing != nil { return nil }
        let meant: Message? = site.nearest.map { "; did you mean \(plain: $0)?" }
        return Observation(
            "\(plain: site.option) names \(plain: site.host), which nothing that was checked needs\(meant ?? "")",
            at: site.place,
            help: site.nearest.map { "write \(plain: site.option) \(plain: $0)\(plain: site.rest)" }
                ?? "name a host that the app claims, or leave this \(plain: site.option) out")
    }
}

extension UnneededSite {
    /// What follows the host in the option's value.
    fileprivate var rest: String {
        switch option {
        case "--connect-to": ":PORT:ADDR:PORT"
        case "--resolve": ":PORT:ADDR"
        default: "=DIR"
        }
    }
}
