import AssociationModel
import TextFormats

/// The rules of a file and the apps they apply to.
struct LinkRuleTable: Sendable {
    /// All rules, in the order in which they are tried.
    let rules: [LinkRule]
    /// The apps, in the order in which the file first names them.
    let apps: [String]
    private let ranges: [Range<Int>]
    private let entries: [[UInt8]: [Int]]

    init(_ site: SiteAssociation) {
        var reader = LinkRuleReader(.standard)
        let defaults = reader.settings(site.appLinks?.defaults?.value, .file)
        var rules: [LinkRule] = []
        var ranges: [Range<Int>] = []
        var entries: [[UInt8]: [Int]] = [:]
        var apps: [String] = []
        for (place, entry) in (site.appLinks?.details ?? []).enumerated() {
            let start = rules.count
            rules += reader.rules(of: entry, at: place, over: defaults)
            ranges.append(start..<rules.count)
            for app in entry.identifiers {
                let key = Array(app.text.utf8)
                if entries[key] == nil { apps.append(app.text) }
                if entries[key]?.last != place { entries[key, default: []].append(place) }
            }
        }
        (self.rules, self.apps, self.ranges, self.entries) = (rules, apps, ranges, entries)
    }

    /// The rules for an app; nil if no entry names it.
    func rules(for app: String) -> [Int]? { entries[Array(app.utf8)]?.flatMap { ranges[$0] } }

    /// The rules of some entries under a reading.
    static func rules(of entries: [Int], in site: SiteAssociation, _ reading: LinkReading) -> [LinkRule] {
        guard let appLinks = site.appLinks else { return [] }
        var reader = LinkRuleReader(reading)
        let defaults = reader.settings(appLinks.defaults?.value, .file)
        return entries.flatMap { reader.rules(of: appLinks.details[$0], at: $0, over: defaults) }
    }

    /// The entries that name an app.
    func entries(for app: String) -> [Int] { entries[Array(app.utf8)] ?? [] }
}
