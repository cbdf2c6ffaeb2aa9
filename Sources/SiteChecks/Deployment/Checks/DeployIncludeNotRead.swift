import Findings
import HostConfigurations
import Judging

extension DeploymentChecks {
    /// A file that the configuration of a web server includes was not read.
    static let deployIncludeNotRead = Check(
        "AD277", "deploy-include-not-read", .warning, since: "0.1.0", evidence: .documentedByVendor,
        citations: [.nginxInclude, .apacheInclude, .caddyImport] + ShippedFiles.table.map(\.citation),
        explanation: """
            ## What it finds
            The configuration of nginx, Apache or Caddy includes a file that is not in the deployed folder, may not be \
            read, or is included too deeply. What every distribution ships and cannot touch the path, such as \
            `mime.types`, need not be there; a pattern that matches no file counts only in the site itself, or where \
            no site was read that answers for the host.

            ## Why it matters
            A rule in the file may keep `/.well-known/apple-app-site-association` from being served, so the verdict is \
            unknown, unless another finding decides it.

            ## How to fix it
            Put the file where the server has it: of `/etc/nginx/snippets/tls.conf`, `snippets/tls.conf` beside \
            `nginx.conf` will do. Or check the domain once it is deployed: `aasa check` with the domain alone.
            """,
        in: \.judgedConfigurations
    ) { $0.observations(of: .notIncluded) }
}
