import AssociationModel
import Findings
package import Judging
import LinkHandlers
import TextFormats
import UniversalLinks

/// An app whose handler compares links with texts, and a site that lists it.
package struct FilteredLinks: Scoped {
    let app: HandledAppSubject
    let filter: LinkFilter
    let host: String
    /// A link that the site's rules open and that the handler does nothing with; nil if none was found.
    let dropped: Dropped?
    package let scope: Scope

    struct Dropped {
        let url: String
        /// The tests of which it passes none.
        let tests: [LinkFilter.Test]
        /// The rule that opens it.
        let rule: Place
    }

    /// Nil for an app without such a handler, and where the rules of the site were not read.
    init?(_ app: HandledAppSubject, _ association: AssociationSubject) {
        guard let filter = app.handling.filter, association.service == .applinks, association.verdict == .associated,
            let list = association.list, app.app.isBuilt(by: list), let identifier = association.app,
            let document = association.document, let site = document.association,
            let host = association.site?.key.host, association.claim?.entry.isWildcard == false
        else { return nil }
        (self.app, self.filter, self.host, scope) = (app, filter, host, app.scope)
        let links = CompiledLinks(site)
        var matcher = LinkMatcher(links, app: identifier.raw, domain: LinkDomain(host))
        dropped =
            (links.rules(for: identifier.raw) ?? []).lazy.compactMap { index -> Dropped? in
                let rule = links.rules[index]
                guard !rule.excludes, let path = rule.examplePath, let tests = filter.obstacle(host: host, path: path),
                    case .match = matcher.decide("https://\(host)\(path)")
                else { return nil }
                return Dropped(url: "https://\(host)\(path)", tests: tests, rule: .text(document.text, rule.span))
            }.first
    }
}

extension LinkRule {
    /// A plain path that the rule takes: its pattern with a word in place of each wildcard. Nil if it is not as simple as that.
    fileprivate var examplePath: String? {
        guard case .unspecified = query, fragment == nil else { return nil }
        guard let pattern = path?.pattern else { return "/example" }
        var bytes: [UInt8] = []
        for piece in pattern.pieces {
            switch piece {
            case .literal(let range): bytes += pattern.bytes[range]
            case .anyScalar: bytes.append(UInt8(ascii: "e"))
            case .star: bytes += "example".utf8
            case .variable, .broken: return nil
            }
        }
        let isPlain = bytes.allSatisfy { $0.isASCIIAlphanumeric || "/-_.".utf8.contains($0) }
        guard isPlain, bytes.first == UInt8(ascii: "/"), bytes.count == 1 || bytes.last != UInt8(ascii: "/") else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Subjects {
    /// The apps whose handlers compare links with texts, with each site that lists them.
    var filteredLinks: [FilteredLinks] {
        once {
            let filtering = handledApps.filter { $0.handling.filter != nil }
            guard !filtering.isEmpty else { return [] }
            return filtering.flatMap { app in associations.compactMap { FilteredLinks(app, $0) } }
        }
    }
}
