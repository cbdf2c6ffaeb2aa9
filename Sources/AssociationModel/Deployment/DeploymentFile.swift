package import Findings

/// A file that says how a host serves a folder.
package struct DeploymentFile: Sendable {
    /// Whose file it is, by its name.
    package enum Kind: String, CaseIterable, Sendable {
        case vercel = "vercel.json"
        case netlify = "netlify.toml"
        /// Netlify's and Cloudflare Pages' headers, in the web root.
        case headers = "_headers"
        /// Netlify's and Cloudflare Pages' redirects, in the web root.
        case redirects = "_redirects"
        case firebase = "firebase.json"
        case staticWebApp = "staticwebapp.config.json"
        case webConfig = "web.config"
        case htaccess = ".htaccess"
        case apache = "httpd.conf"
        case nginx = "nginx.conf"
        case caddy = "Caddyfile"
        case jekyll = "_config.yml"
        /// An empty file that switches Jekyll off on GitHub Pages.
        case noJekyll = ".nojekyll"
        case gitIgnore = ".gitignore"
        case dockerIgnore = ".dockerignore"
        case vercelIgnore = ".vercelignore"
        /// Cloudflare's; `wrangler.json` and `wrangler.jsonc` too.
        case wrangler = "wrangler.toml"
        /// The manifest of a Node.js package, which names the framework.
        case packageManifest = "package.json"
        /// A file that shows another framework, or says which folders one takes.
        case siteBuild = "site build"
        /// The applications of a workspace of Angular, and what their builds copy.
        case angular = "angular.json"
        /// A workflow of GitHub Actions.
        case workflow = "workflow"
        /// A script or program that names what a build may copy.
        case script = "script"
    }

    package let kind: Kind
    /// The path relative to the deployed folder, with `/` between names.
    package let path: String
    package private(set) var text: SourceText
    /// The folder of the file relative to the deployed folder; empty for that folder itself.
    package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    /// What the directives of a web server led to that include other files, by what they name.
    package var includes: [String: Included] = [:]

    /// What a directive led to that includes other files.
    package enum Included: Sendable {
        /// The files, by their paths relative to the deployed folder; none where a pattern matches none in a folder that is
        /// there.
        case files([String])
        /// It was not followed; the reason says it of a file, as in “is a directory, not a file”.
        case unread(Message)

        package static let notThere: Message = "it is not in the deployed folder"
    }

    /// The same with another text.
    package func with(_ text: SourceText) -> DeploymentFile { changed(self) { $0.text = text } }

    package init(_ kind: Kind, at path: String, _ text: SourceText) {
        self.kind = kind
        self.path = path
        self.text = text
    }
}
