import AssociatedDomains
import Findings

/// The tables of the stacks that are known, as they stand at the end of the article about them.
enum StackPages {
    static let roles: [(role: Stack.Role, title: String)] = [
        (.host, "Hosts"), (.server, "Web servers"), (.framework, "Frameworks"), (.front, "CDNs and proxies"),
    ]

    static var tables: String {
        roles.map { role, title in
            "### \(title)\n\n| `--stack` | Name | Recognised by | Has a fix for |\n|---|---|---|---|\n"
                + Stack.all.filter { $0.role == role }.map(\.row).joined()
        }.joined(separator: "\n")
    }
}

extension Stack {
    fileprivate var row: String {
        let fixed = Obstacle.allCases.filter { fix(for: $0) != nil }.map(\.rawValue)
        return "| `\(name)` | \(title) | \(signs.map(\.text).joined(separator: ", ")) | "
            + "\(fixed.joined(separator: ", ")) |\n"
    }
}

extension Sign {
    fileprivate var text: String {
        switch self {
        case .header(let name): "`\(name)`"
        case .headerValue(let name, let part): "`\(name): …\(part)…`"
        // DocC crashes where HTML is in a cell.
        case .errorBody(let part), .page(let part, _): "`\(part)` in a page"
        case .redirect(let host, _): "a redirect to `\(host)`"
        case .redirectToSignIn: "a redirect to a sign-in"
        case .signInPage: "a page that asks for a sign-in"
        case .host(let domain): "a host below `\(domain)`"
        }
    }
}
