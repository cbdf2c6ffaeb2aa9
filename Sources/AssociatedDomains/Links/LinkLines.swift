import AssociationModel
import CurlFetch
import Findings
import TextFormats
package import UniversalLinks

/// Decides URLs that come a line each: `verdict<TAB>app<TAB>url`, a line for each app.
///
/// It allocates nothing for a URL. Apps with the same rules are decided once.
package struct LinkLines: Sendable {
    /// The beginnings of an app's lines, as places in ``words``.
    private struct Beginnings: Sendable {
        let match: Range<Int>
        let exclude: Range<Int>
        let noMatch: Range<Int>
    }

    // One for each set of rules.
    private var matchers: [LinkMatcher]
    private let beginnings: [Beginnings]
    private let words: [UInt8]
    // Which matcher decides for an app.
    private let places: [Int]
    private var decisions: [LinkDecision]

    /// Prepares for apps.
    ///
    /// - Parameter domain: the domain that the file was served for; nil stands for each URL's own host.
    package init(_ links: CompiledLinks, apps: [String], domain: LinkDomain?) {
        var known: [[Int]?: Int] = [:]
        var matchers: [LinkMatcher] = []
        var places: [Int] = []
        for app in apps {
            let rules = links.rules(for: app)
            let place = known[rules] ?? matchers.count
            if place == matchers.count {
                known[rules] = place
                matchers.append(LinkMatcher(links, app: app, domain: domain))
            }
            places.append(place)
        }
        (self.matchers, self.places) = (matchers, places)
        var words: [UInt8] = []
        func beginning(_ verdict: String, _ app: String) -> Range<Int> {
            let start = words.count
            words += "\(verdict)\t\(Message.escaped(app))\t".utf8
            return start..<words.count
        }
        beginnings = apps.map {
            Beginnings(
                match: beginning("match", $0), exclude: beginning("exclude", $0), noMatch: beginning("no-match", $0))
        }
        self.words = words
        decisions = Array(repeating: .noMatch(.noRule), count: matchers.count)
    }

    /// Adds the lines for a URL to a text; the URL stands in them as it is. An empty line has none.
    package mutating func answer(_ url: UnsafeBufferPointer<UInt8>, into text: inout [UInt8]) {
        guard !url.isEmpty else { return }
        for place in matchers.indices { decisions[place] = matchers[place].decide(url) }
        for (index, place) in places.enumerated() {
            let beginning: Range<Int> =
                switch decisions[place] {
                case .match: beginnings[index].match
                case .exclude: beginnings[index].exclude
                case .noMatch: beginnings[index].noMatch
                }
            text.append(words, beginning, url)
        }
    }
}

extension [UInt8] {
    /// Adds a line: some bytes of a text, other bytes, and LF.
    fileprivate mutating func append(_ words: [UInt8], _ range: Range<Int>, _ rest: UnsafeBufferPointer<UInt8>) {
        words.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        append(contentsOf: rest)
        append(UInt8(ascii: "\n"))
    }
}
