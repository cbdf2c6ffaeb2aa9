package import AssociationModel
package import Findings

/// A host, server, framework or content delivery network: how its answers are recognised, and what it needs to serve
/// the file.
///
/// Each stands in a file of its own in `Known/`; `Stack+All.swift` lists them.
public struct Stack: Sendable {
    /// Its part in serving a site. The order is that in which what serves a site is named: where a host's setting
    /// decides, that of the server in it does not. ``ServedBy/fix(for:)`` says in which order a fix is looked for.
    package enum Role: Int, Comparable, Sendable {
        /// Runs what a team deploys: Vercel, GitHub Pages.
        case host
        /// A web server that its owner configures: nginx, Caddy.
        case server
        /// What makes the pages: Next.js, Rails, WordPress.
        case framework
        /// Stands before the server: a CDN or proxy.
        case front

        package static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
    }

    /// The name for `--stack` and JSON, such as `github-pages`: lower-case letters, digits and hyphens.
    public let name: String
    /// The name for people, such as `GitHub Pages`.
    package let title: String
    package let role: Role
    /// What shows in a response that it answered; the first one that is there is the basis.
    package let signs: [Sign]
    /// The files that show that a folder is deployed to it, such as `vercel.json`.
    package private(set) var kinds: [DeploymentFile.Kind] = []
    package let fixes: [Fix]

    /// The fix for an obstacle; nil where this stack does not cause it.
    package func fix(for obstacle: Obstacle) -> Fix? { fixes.first { $0.obstacles.contains(obstacle) } }
}

/// What someone who uses a stack changes so that it serves the file.
package struct Fix: Sendable {
    package let obstacles: [Obstacle]
    /// The change in one line; where there is a snippet, the line says where it goes.
    package let advice: Message
    /// The text to put there; nil where a setting of a dashboard is all.
    package let snippet: Snippet?
    /// The stack's own documentation of what the fix relies on.
    package let citation: Citation

    package init(_ obstacles: Obstacle..., advice: Message, snippet: Snippet? = nil, citation: Citation) {
        self.obstacles = obstacles
        self.advice = advice
        self.snippet = snippet
        self.citation = citation
    }
}
