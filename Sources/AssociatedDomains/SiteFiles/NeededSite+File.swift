import AssociationModel
import CurlFetch
package import Findings
import TextFormats

extension NeededSite {
    /// Which URLs open the apps.
    package struct LinkPaths: Sendable {
        /// The path patterns of links that the apps open; empty for every path.
        package let opened: [String]
        /// The path patterns of links that stay in the browser, even if ``opened`` matches them.
        package let excluded: [String]

        /// Takes path patterns, in which `*` matches any text and `?` one character.
        package init(opened: [String] = [], excluded: [String] = []) {
            self.opened = opened
            self.excluded = excluded
        }

        /// The components, each as JSON. Those that exclude come first, since the first component that matches decides.
        var components: [String] {
            let excluded = excluded.map { "{\"/\": \(JSONLiteral.string($0)), \"exclude\": true}" }
            let opened = opened.map { "{\"/\": \(JSONLiteral.string($0))}" }
            return excluded + (opened.isEmpty ? [Self.everything] : opened)
        }

        private static let everything =
            "{\"/\": \"*\", \"comment\": \"every path; narrow this down to what the app can show\"}"
    }

    /// The AASA file of the host, in the canonical layout.
    package func file(_ paths: LinkPaths = LinkPaths()) -> SourceText {
        let members = listings.map { "\(JSONLiteral.string($0.service.rawValue)): \($0.value(paths))" }
        return SourceText(
            JSONLayout.laidOut("{" + members.joined(separator: ",") + "}"),
            from: .file(path: "\(host)\(Self.location)"))
    }

    /// The path of the file below the web root.
    package static let location = "/.well-known/apple-app-site-association"
}

extension NeededSite.Listing {
    /// The value of the service's key, as JSON.
    func value(_ paths: NeededSite.LinkPaths) -> String {
        service == .applinks ? "{\"details\": [\(entry(for: apps, paths))]}" : "{\"apps\": \(Self.list(of: apps))}"
    }

    /// An entry of `details` for some of the apps, as JSON.
    func entry(for apps: [AppIdentifier], _ paths: NeededSite.LinkPaths) -> String {
        "{\"appIDs\": \(Self.list(of: apps)), \"components\": [\(paths.components.joined(separator: ","))]}"
    }

    static func list(of apps: [AppIdentifier]) -> String {
        "[" + apps.map { JSONLiteral.string($0.raw) }.joined(separator: ",") + "]"
    }
}
