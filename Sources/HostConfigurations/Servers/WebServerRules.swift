import AssociationModel
import Findings
import Judging
import TextFormats

/// The web servers that their owners configure: what the configuration in a deployment does to the file.
enum WebServerRules {
    /// What it does, in the order of the servers and of their files.
    static func effects(of deployment: Deployment, within budget: FoldingBudget) -> [DeploymentEffect] {
        let problems = unreadable(in: deployment)
        let cut = Set(problems.compactMap(\.observation.place.file))
        let others = Set(deployment.files.map(\.kind))
        let request = ServerRequest(deployment, within: budget)
        let iis = IISRules(deployment: deployment, request: request).findings
        let apache = ApacheRules(deployment: deployment, request: request).findings
        let findings: [(Stack, [ServerFinding], rivals: Set<DeploymentFile.Kind>)] = [
            (.iis, iis, staticHosts.union([.htaccess, .nginx, .caddy])),
            (.apache, apache, staticHosts.union([.nginx, .caddy])),
            (.nginx, NginxRules(deployment: deployment, request: request).findings, staticHosts),
            (.caddy, CaddyRules(deployment: deployment, request: request).findings, staticHosts),
        ]
        let first = budget.isSpent ? deployment.files.first { $0.kind.isServer } : nil
        return findings.flatMap { stack, found, rivals -> [DeploymentEffect] in
            let rival = others.intersection(rivals).map(\.rawValue).min()
            return found.compactMap { finding in
                let isCut = finding.place.file.map(cut.contains) ?? false
                guard rival != nil || isCut || !deployment.hasFile else {
                    return finding.effect(on: stack, in: deployment)
                }
                if finding.isUntyped || finding.isUnread && !deployment.hasFile { return nil }
                if finding.isUnread, rival == nil { return finding.effect(on: stack, in: deployment) }
                let uncertain: Message =
                    rival.map { "\($0) says that another server may serve the site" }
                    ?? (isCut
                        ? "the rest of the file could not be read"
                        : "the repository does not have the file, so the server may be another site's")
                return finding.uncertain(uncertain).effect(on: stack, in: deployment)
            }
        } + problems + (first.map { [.notFollowed($0, within: budget, in: deployment)] } ?? [])
    }

    // Many sites carry the configuration of a server that they are not deployed to.
    static let staticHosts: Set<DeploymentFile.Kind> = [
        .vercel, .netlify, .headers, .redirects, .firebase, .staticWebApp,
    ]

    private static func unreadable(in deployment: Deployment) -> [DeploymentEffect] {
        let hasRival = !staticHosts.isDisjoint(with: deployment.files.map(\.kind))
        return deployment.files.compactMap { file in
            guard let problem = problem(of: file) else { return nil }
            return DeploymentEffect(
                hasRival ? .passedOver : .unreadable, problem.message, at: .text(file.text, problem.span),
                help: problem.help ?? "correct it; the rest of this file was not checked",
                in: deployment)
        }
    }

    private static func problem(of file: DeploymentFile) -> ConfigurationProblem? {
        if file.kind == .webConfig { return IISRules.problem(of: file.text) }
        guard let syntax = file.kind.syntax else { return nil }
        if let mark = templateMark(in: file.text) {
            return ConfigurationProblem(
                "a program makes this file from a template, so it was not checked", at: mark,
                help: "check what it makes, or run aasa check for the domain after the next deployment")
        }
        if let zero = file.text.bytes.firstIndex(of: 0) {
            return ConfigurationProblem(
                "the file is not text in UTF-8, so it was not checked", at: SourceSpan(zero, zero + 1),
                help: "save it as UTF-8")
        }
        return ServerConfiguration(file.text, in: syntax).problem
    }

    /// Where the text shows that a program makes the configuration of it: Jinja, ERB, Go's templates; nil if it does not.
    static func templateMark(in text: SourceText) -> SourceSpan? {
        templateMarks.lazy.compactMap { $0.first(in: text.bytes) }.first.map { SourceSpan($0, $0 + 2) }
    }

    private static let templateMarks = ["{{", "{%", "<%", "@@"].map(ByteSearch.init)
}

extension DeploymentFile.Kind {
    /// Whether it is the configuration of a web server.
    fileprivate var isServer: Bool { syntax != nil || self == .webConfig }
}
