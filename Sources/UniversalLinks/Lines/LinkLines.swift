import Findings
import TextFormats

/// Decides URLs that come one per line, and writes `verdict<TAB>app<TAB>url` for each app.
///
/// It allocates nothing per URL. Apps with the same rules are decided once.
package struct LinkLines: Sendable {
    /// The beginnings of an app's lines for each verdict, as ranges in ``words``.
    private struct Beginnings: Sendable {
        let match: Range<Int>
        let exclude: Range<Int>
        let noMatch: Range<Int>
    }

    // One matcher for each distinct set of rules.
    private var matchers: [LinkMatcher]
    private let beginnings: [Beginnings]
    private let words: [UInt8]
    // For each app, the index of its matcher.
    private let places: [Int]
    private var decisions: [LinkDecision]

    /// - Parameter domain: the domain that the file was served for; nil for each URL's own host.
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

    /// Appends the lines for a URL to a text, with the URL as it was given. An empty URL gets no lines.
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
    /// Appends a line: a range of `words`, then `rest`, then LF.
    fileprivate mutating func append(_ words: [UInt8], _ range: Range<Int>, _ rest: UnsafeBufferPointer<UInt8>) {
        words.withUnsafeBufferPointer { append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        append(contentsOf: rest)
        append(UInt8(ascii: "\n"))
    }
}
