/// The links of a file, compiled: what decides, for any app, whether it opens a URL.
///
/// Compile once, then make a ``LinkMatcher`` for each app. A value without identity: copies share everything.
public struct CompiledLinks: Sendable {
    /// All rules of the file, in the order in which they are tried.
    public let rules: [LinkRule]
    /// The variables of the file.
    public let variables: SubstitutionVariables
    /// The apps that the entries name, in order, each once: any strings, also those that are no app identifiers.
    public let apps: [String]
    /// Whether the file has an `applinks` object.
    public let hasAppLinks: Bool
    let pool: PatternPool
    let programs: [RuleProgram]
    let items: [QueryItemProgram]
    let objects: [Range<Int>]
    let names: NameTable
    private let ranges: [Range<Int>]
    private let entries: [[UInt8]: [Int]]

    /// Compiles a file. Time and memory grow in proportion to the file.
    public init(_ site: SiteAssociation) {
        let links = site.appLinks
        hasAppLinks = links != nil
        variables = SubstitutionVariables(links?.substitutionVariables?.value)
        var reader = LinkRuleReader()
        let defaults = reader.settings(links?.defaults?.value, .file)
        var rules: [LinkRule] = []
        var ranges: [Range<Int>] = []
        var entries: [[UInt8]: [Int]] = [:]
        var apps: [String] = []
        for (place, entry) in (links?.details ?? []).enumerated() {
            let start = rules.count
            rules += reader.rules(of: entry, at: place, over: defaults)
            ranges.append(start..<rules.count)
            for app in entry.identifiers {
                let key = Array(app.text.utf8)
                if entries[key] == nil { apps.append(app.text) }
                if entries[key]?.last != place { entries[key, default: []].append(place) }
            }
        }
        var compiler = LinkCompiler(variables, rules)
        programs = rules.map { compiler.program(of: $0) }
        pool = compiler.patterns.pool
        items = compiler.items
        objects = compiler.objects
        names = compiler.names
        self.rules = rules
        self.apps = apps
        self.ranges = ranges
        self.entries = entries
    }

    /// The rules for an app, in the order in which they are tried: indexes into ``rules``. Nil where no entry names it.
    /// Identifiers are compared byte for byte.
    public func rules(for app: String) -> [Int]? { entries[Array(app.utf8)]?.flatMap { ranges[$0] } }
}
