package import AssociationModel
import Findings
import TextFormats

/// Prints what Apple's `swcutil verify` prints about a file and a URL, as far as that is recorded.
///
/// There is a line for each service and app that answers, or one sentence if none does. Only files with one service were
/// recorded; with several, the services come in the order of the file.
package struct SwcutilVerify: Sendable {
    /// The output.
    package let text: String
    /// Whether some app opens the URL by `applinks`.
    package let isMatch: Bool

    /// - Parameters:
    ///   - association: the file as read, and `links` the compiled rules in it.
    ///   - domain: the value of `-d`; nil for the URL's own host.
    ///   - url: the value of `-u`; if nil, services and apps are listed, in a form that was not recorded.
    package init(_ association: SiteAssociation, _ links: CompiledLinks, domain: String?, url: String?) {
        let bytes = Array((url ?? "").utf8)
        let host = LinkURL(bytes).hostText(in: bytes)
        if let domain, let host, !LinkDomain(domain).takes(Array(host.utf8)) {
            isMatch = false
            text = Self.shown("Input domain \"\(domain)\" did not match input URL's domain \"\(host)\".")
            return
        }
        var lines: [String] = []
        var isMatch = false
        var answers = Answers(links, domain: domain, bytes)
        for (service, app) in Self.listings(in: association) {
            let name = (domain ?? host).map { ", d = \($0)" } ?? ""
            let subject = "{ s = \(service.rawValue), a = \(app)\(name) }"
            guard let url else {
                lines.append(subject)
                continue
            }
            guard let answer = answers.answer(service, app) else { continue }
            isMatch = isMatch || (service == .applinks && answer == .match)
            lines.append("\(subject): Pattern \"\(url)\" \(answer.rawValue)")
        }
        self.isMatch = isMatch
        let none = url == nil ? "" : "Input JSON did not match input URL."
        text = lines.isEmpty ? Self.shown(none) : lines.map(Self.shown).joined()
    }

    fileprivate enum Answer: String {
        case match = "matched."
        case exclude = "blocked match."
    }

    /// Each app of each service once, in the order of the file.
    private static func listings(in association: SiteAssociation) -> [(service: Service, app: String)] {
        let services = association.services.sorted { left, right in
            place(of: left, in: association) < place(of: right, in: association)
        }
        return services.flatMap { service in
            var seen: Set<[UInt8]> = []
            return association.identifiers(for: service).map(\.text).filter { seen.insert(Array($0.utf8)).inserted }
                .map { (service, $0) }
        }
    }

    private static func place(of service: Service, in association: SiteAssociation) -> Int {
        association.root.member(service.rawValue)?.key.span.start ?? .max
    }

    /// Escapes characters that act on a terminal, since the names come from a file that may not be trusted.
    private static func shown(_ line: String) -> String {
        guard !line.isEmpty else { return "" }
        return line.unicodeScalars.map { Message.escaped(String($0)) }.joined() + "\n"
    }
}

/// What is answered for a URL. Apps with the same rules are decided once.
private struct Answers {
    private let links: CompiledLinks
    private let domain: LinkDomain?
    private let url: [UInt8]
    private var known: [[Int]?: LinkDecision] = [:]

    init(_ links: CompiledLinks, domain: String?, _ url: [UInt8]) {
        self.links = links
        self.domain = domain.map { LinkDomain($0) }
        self.url = url
    }

    /// For services other than `applinks`, any URL of the domain matches every app, as recorded.
    mutating func answer(_ service: Service, _ app: String) -> SwcutilVerify.Answer? {
        guard service == .applinks else { return .match }
        let rules = links.rules(for: app)
        let decision = known[rules] ?? decision(for: app)
        known[rules] = decision
        return switch decision {
        case .match: .match
        case .exclude: .exclude
        case .noMatch: nil
        }
    }

    private func decision(for app: String) -> LinkDecision {
        var matcher = LinkMatcher(links, app: app, domain: domain)
        return matcher.decide(url)
    }
}
