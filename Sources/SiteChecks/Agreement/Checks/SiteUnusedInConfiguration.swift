import Findings
import Judging

extension AgreementChecks {
    /// The configuration names a directory for a host that none of its checks needs.
    static let siteUnusedInConfiguration = Check(
        "AD631", "site-unused-in-configuration", .warning, since: "0.1.0", evidence: .definition,
        citations: [.toolkit],
        explanation: """
            ## What it finds
            `.aasa.json` names a folder in place of a host under `sites`, and none of its checks and expectations needs \
            that host. It is reported only where the whole configuration was run.

            ## Why it matters
            Nothing looks at the folder, although the configuration reads as if it were checked. The host is mistyped, \
            or the app no longer claims it.

            ## How to fix it
            Write the host as the app claims it, or remove the entry:

                "sites": {"shop.example.com": "public"}
            """,
        of: \.parts.unneededSites
    ) { site in
        guard site.isConfigured, site.listing == nil else { return nil }
        let meant: Message? = site.nearest.map { "; did you mean \(plain: $0)?" }
        return Observation(
            "no check of the configuration needs \(plain: site.host)\(meant ?? "")", at: site.place,
            help: site.nearest.map { "name it \(plain: $0) under “sites”" }
                ?? "name a host that an app claims, or remove the entry")
    }
}
