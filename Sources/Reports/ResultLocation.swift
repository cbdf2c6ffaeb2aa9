import Findings

/// Where a finding is shown by a service that knows files alone: every finding gets a file, or what comes nearest.
struct ResultLocation {
    /// The path relative to the repository, or a `file:` URL; percent-encoded (RFC 3986).
    let uri: String
    /// The same for people, with slashes and without escapes.
    let path: String
    /// Whether it is the path of a file, rather than a host, which has none in a repository.
    let isFile: Bool
    /// The marked text; nil where the whole file is meant.
    let text: (source: SourceText, span: SourceSpan)?

    /// - Parameter association: the first association that the finding concerns.
    init(of place: Place, in association: Report.Association?) {
        if case .text(let source, let span) = place, place.position != nil { text = (source, span) } else { text = nil }
        let names = [
            place.file, place.path, association?.source, place.site, association?.domain.description,
        ]
        path = names.compactMap(\.self).first { !$0.isEmpty } ?? "aasa"
        isFile = [place.file, association?.source].contains(path)
        uri = (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded(keeping: UInt8(ascii: "/"))
    }

    /// The line, from 1.
    var line: Int { text.map { $0.source.position(of: $0.span.start).line } ?? 1 }
}

extension Place {
    /// The address of a response without its scheme, as the path of a file.
    fileprivate var path: String? {
        url.map { String($0.afterScheme.prefix { $0 != "?" && $0 != "#" }) }
    }

    /// What else names the place.
    fileprivate var site: String? { if case .domain(let domain) = self { domain } else { source?.name } }
}

extension Report {
    /// For each finding, where a service that knows files alone shows it.
    var locations: [ResultLocation] {
        var first: [Finding.ID: Int] = [:]
        for (index, association) in associations.enumerated() {
            for finding in association.findings where first[finding] == nil { first[finding] = index }
        }
        return findings.map { finding in
            ResultLocation(of: finding.place, in: first[finding.id].map { associations[$0] })
        }
    }
}
