import AssociationModel
import Findings
import TextFormats

/// Ignore files, by gitignore(5) and Docker's documentation of `.dockerignore`.
extension HostReading {
    /// `.gitignore`: it decides only where the host gets the files from git, and does nothing to a file that is tracked.
    mutating func readGitIgnore() {
        guard deployment.hasFile, deployment.isTracked != true, let match = ownMatch(.git) else { return }
        // Who names the file itself may make it where the site is built.
        let isDeliberate = match.rule.text.contains("apple-app-site-association")
        let isCertain = deployment.isDeployedFromGit && deployment.isTracked == false && !isDeliberate
        add(
            isCertain ? .dropped : .unknown,
            "the pattern \(match.rule.text) keeps the file out of git", at: match.rule.span,
            label: isCertain ? nil : "this matters if the host deploys what is in git", citing: .gitIgnore,
            help: "add this after the pattern, then add the file to git", snippet: Self.gitException,
            repair: excepting(Self.gitException, after: match))
    }

    /// `.dockerignore`: it decides where the site is part of an image.
    mutating func readDockerIgnore() {
        guard deployment.hasFile, let match = ownMatch(.docker) else { return }
        let isCertain = !hasOtherHost && !isOnPages
        add(
            isCertain ? .dropped : .unknown,
            "the pattern \(match.rule.text) keeps the file out of the image", at: match.rule.span,
            label: isCertain ? nil : "this matters if the image serves the site", citing: .dockerIgnore,
            help: "add this after the pattern", snippet: Self.dockerException,
            repair: excepting(Self.dockerException, after: match))
    }

    /// Puts exceptions after the line of a pattern.
    func excepting(_ exceptions: Snippet, after match: IgnoreRules.Match) -> Repair {
        Repair(putting: exceptions.text, afterLineOf: match.rule.span.start, of: file.text, indentedBy: "")
    }

    // Whether there are signs of GitHub Pages, which has no images.
    private var isOnPages: Bool {
        !deployment.files(.jekyll).isEmpty || !deployment.files(.noJekyll).isEmpty
            || workflows.deployToPages
    }

    // The pattern that leaves out `.well-known` or the file. One that leaves out the whole web root is normal, since most
    // are made anew where they are deployed.
    private func ownMatch(_ dialect: IgnoreRules.Dialect) -> IgnoreRules.Match? {
        guard let path = association, let root = webRoot,
            let match = IgnoreRules(file.text.bytes, dialect: dialect).match(path),
            match.depth > root.split(separator: "/").count
        else { return nil }
        return match
    }

    /// Also for `.vercelignore`, which is written alike.
    static let gitException = Snippet(
        for: ".gitignore",
        """
        !**/.well-known/
        !**/.well-known/apple-app-site-association
        """)
    private static let dockerException = Snippet(for: ".dockerignore", "!**/.well-known")
}

extension Deployment {
    // The hosts and actions that begin with a checkout of the repository.
    fileprivate var isDeployedFromGit: Bool {
        !files(.vercel).isEmpty || !files(.netlify).isEmpty || !files(.workflow).isEmpty
    }
}

extension IgnoreRules.Match {
    /// Whether the pattern may name more than the author thought of.
    var hasWildcard: Bool { rule.text.contains { "*?[".contains($0) } }

    /// Whether it leaves out a folder that a build makes.
    func isBuildOutput(of path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return depth > 0 && depth <= names.count && Self.outputs.contains(names[depth - 1])
    }

    private static let outputs: Set<String> = [
        "dist", "build", "out", "output", "_site", ".output", ".vercel", ".next", ".nuxt", "target", "public_html",
    ]
}
