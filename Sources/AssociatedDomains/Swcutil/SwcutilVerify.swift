import AssociationModel
import CurlFetch
import Findings
import TextFormats
import UniversalLinks

/// What Apple's `swcutil verify` prints about a file and a URL, as far as it is recorded.
///
/// A line for each service and app that answers, or one sentence where none does. Recorded with files of one service;
/// of several, the services come here in the order of the file.
package struct SwcutilVerify: Sendable {
    /// What was found, in the order of the lines.
    package let text: String
    /// Whether some app opens the URL by `applinks`.
    package let isMatch: Bool

    /// Verifies a file.
    ///
    /// - Parameters:
    ///   - domain: the domain after `-d`; nil takes the URL's own host.
    ///   - url: the URL after `-u`; without it the services and apps are listed, in a form that is not recorded.
    package init(_ file: LinkFile, domain: String?, url: String?) {
        let bytes = Array((url ?? "").utf8)
        let host = LinkURL(bytes).hostText(in: bytes)
        if let domain, let host, !LinkDomain(domain).takes(Array(host.utf8)) {
            isMatch = false
            text = Self.shown("Input domain \"\(domain)\" did not match input URL's domain \"\(host)\".")
            return
        }
        var lines: [String] = []
        var isMatch = false
        for (service, app) in Self.listings(in: file.association) {
            let name = (domain ?? host).map { ", d = \($0)" } ?? ""
            let subject = "{ s = \(service.rawValue), a = \(app)\(name) }"
            guard let url else {
                lines.append(subject)
                continue
            }
            guard let answer = Self.answer(service, app, domain: domain, bytes, file.links) else { continue }
            isMatch = isMatch || (service == .applinks && answer == .match)
            lines.append("\(subject): Pattern \"\(url)\" \(answer.rawValue)")
        }
        self.isMatch = isMatch
        let none = url == nil ? "" : "Input JSON did not match input URL."
        text = lines.isEmpty ? Self.shown(none) : lines.map(Self.shown).joined()
    }

    private enum Answer: String {
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

    /// Any URL of the domain matches an app of another service than `applinks` (recorded).
    private static func answer(
        _ service: Service, _ app: String, domain: String?, _ url: [UInt8], _ links: CompiledLinks
    ) -> Answer? {
        guard service == .applinks else { return .match }
        var matcher = LinkMatcher(links, app: app, domain: domain.map { LinkDomain($0) })
        return switch matcher.decide(url) {
        case .match: .match
        case .exclude: .exclude
        case .noMatch: nil
        }
    }

    /// A line without characters that act on a terminal: names come from a file that may be a stranger's.
    private static func shown(_ line: String) -> String {
        guard !line.isEmpty else { return "" }
        return line.unicodeScalars.map { Message.escaped(String($0)) }.joined() + "\n"
    }
}
