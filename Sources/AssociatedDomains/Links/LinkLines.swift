public import AssociationModel
import Findings

/// Decides URLs that come a line each: `verdict<TAB>app<TAB>url`, a line for each app.
///
/// It allocates nothing for a URL. Apps with the same rules are decided once.
public struct LinkLines: Sendable {
    /// The beginnings of an app's lines.
    private struct Beginnings: Sendable {
        let match: [UInt8]
        let exclude: [UInt8]
        let noMatch: [UInt8]

        init(_ app: String) {
            func beginning(_ verdict: String) -> [UInt8] { Array("\(verdict)\t\(Message.escaped(app))\t".utf8) }
            (match, exclude, noMatch) = (beginning("match"), beginning("exclude"), beginning("no-match"))
        }
    }

    // One for each set of rules.
    private var matchers: [LinkMatcher]
    private let beginnings: [Beginnings]
    // Which matcher decides for an app.
    private let places: [Int]
    private var decisions: [LinkDecision]

    /// Prepares for apps.
    ///
    /// - Parameter domain: the domain that the file was served for; nil stands for each URL's own host.
    public init(_ links: CompiledLinks, apps: [String], domain: LinkDomain?) {
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
        beginnings = apps.map(Beginnings.init)
        decisions = Array(repeating: .noMatch(.noRule), count: matchers.count)
    }

    /// Adds the lines for a URL to a text; the URL stands in them as it is. An empty line has none.
    public mutating func answer(_ url: UnsafeBufferPointer<UInt8>, into text: inout [UInt8]) {
        guard !url.isEmpty else { return }
        for place in matchers.indices { decisions[place] = matchers[place].decide(url) }
        for (index, place) in places.enumerated() {
            switch decisions[place] {
            case .match: text.append(contentsOf: beginnings[index].match)
            case .exclude: text.append(contentsOf: beginnings[index].exclude)
            case .noMatch: text.append(contentsOf: beginnings[index].noMatch)
            }
            text.append(contentsOf: url)
            text.append(UInt8(ascii: "\n"))
        }
    }
}
