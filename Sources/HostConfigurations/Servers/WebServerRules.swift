import AssociationModel
import Findings
import Judging
import TextFormats

/// The web servers that their owners configure: what the configuration in a deployment does to the file.
enum WebServerRules {
    /// What it does, in the order of the servers and of their files.
    static func effects(of deployment: Deployment) -> [DeploymentEffect] {
        let problems = unreadable(in: deployment)
        let cut = Set(problems.compactMap(\.observation.place.file))
        let others = Set(deployment.files.map(\.kind))
        let findings: [(Stack, [ServerFinding], rivals: Set<DeploymentFile.Kind>)] = [
            (.iis, IISRules(deployment).findings, staticHosts.union([.htaccess, .nginx, .caddy])),
            (.apache, ApacheRules(deployment).findings, staticHosts.union([.nginx, .caddy])),
            (.nginx, NginxRules(deployment).findings, staticHosts),
            (.caddy, CaddyRules(deployment).findings, staticHosts),
        ]
        return findings.flatMap { stack, found, rivals -> [DeploymentEffect] in
            let rival = others.intersection(rivals).map(\.rawValue).min()
            return found.compactMap { finding in
                let isCut = finding.place.file.map(cut.contains) ?? false
                guard rival != nil || isCut || !deployment.hasFile else {
                    return finding.effect(on: stack, in: deployment)
                }
                if case .untyped = finding.harm { return nil }
                let uncertain: Message =
                    rival.map { "\($0) says that another server may serve the site" }
                    ?? (isCut
                        ? "the rest of the file could not be read"
                        : "the repository does not have the file, so the server may be another site's")
                return finding.uncertain(uncertain).effect(on: stack, in: deployment)
            }
        } + problems
    }

    // Many sites carry the configuration of a server that they are not deployed to.
    private static let staticHosts: Set<DeploymentFile.Kind> = [
        .vercel, .netlify, .headers, .redirects, .firebase, .staticWebApp,
    ]

    private static func unreadable(in deployment: Deployment) -> [DeploymentEffect] {
        deployment.files.compactMap { file in
            guard let problem = problem(of: file), !isTemplate(file.text) else { return nil }
            return DeploymentEffect(
                .unreadable, problem.message, at: .text(file.text, problem.span),
                help: problem.help ?? "correct it; the rest of this file was not checked",
                in: deployment)
        }
    }

    private static func problem(of file: DeploymentFile) -> ConfigurationProblem? {
        switch file.kind {
        case .nginx: ServerConfiguration(file.text, in: .nginx).problem
        case .apache, .htaccess: ServerConfiguration(file.text, in: .apache).problem
        case .caddy: ServerConfiguration(file.text, in: .caddy).problem
        case .webConfig: IISRules.problem(of: file.text)
        default: nil
        }
    }

    /// Whether a program makes the configuration of the text: Jinja, ERB, Go's templates.
    static func isTemplate(_ text: SourceText) -> Bool {
        ["{{", "{%", "<%", "@@"].contains { text.bytes.firstRange(of: Array($0.utf8)) != nil }
    }
}
