import Findings
import Judging

extension AgreementChecks {
    /// An option names a directory for a host that nothing needs.
    static let siteUnused = Check(
        "AD630", "site-unused", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            `--site HOST=DIR` names a folder in place of a host, and nothing that was checked needs that host: no claim \
            of an app, no domain, no expectation.

            ## Why it matters
            The folder was meant to be checked, and was not. Most often the host is mistyped. The host that was meant is \
            then asked over the network, or is unknown: either way the run says nothing about the files that are about \
            to be deployed.

            ## How to fix it
            Write the host as the app claims it, with `www.` only if the entitlement has it:

                aasa check App.xcodeproj --site shop.example.com=public

            If the app is to claim the host, add it to the entitlement; if not, leave the option out.
            """,
        of: \.parts.unneededSites
    ) { site in
        if site.isConfigured || site.listing != nil { return nil }
        let meant: Message? = site.nearest.map { "; did you mean \(plain: $0)?" }
        return Observation(
            "--site names \(plain: site.host), which nothing that was checked needs\(meant ?? "")", at: site.place,
            help: site.nearest.map { "write --site \(plain: $0)=DIR" }
                ?? "name a host that the app claims, or leave this --site out")
    }
}
