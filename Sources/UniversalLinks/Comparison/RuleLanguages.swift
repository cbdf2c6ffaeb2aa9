import TextFormats

/// The conditions of the rules of two files, numbered, equal ones alike.
struct RuleLanguages: Sendable {
    /// Every condition so far, without duplicates.
    private(set) var all: [LinkLanguage] = []
    /// The limit that was reached; nil if none was.
    private(set) var bound: AutomatonBound?
    private let files: [CompiledLinks]
    private let bounds: AutomatonBounds
    private var places: [LinkLanguage: Int] = [:]
    /// By file and rule, its conditions; nil for a rule whose patterns have too many states.
    private var known: [[Int: [Int]?]]
    private var states = 0

    init(_ files: [CompiledLinks], _ bounds: AutomatonBounds) {
        self.files = files
        self.bounds = bounds
        known = files.map { _ in [:] }
    }

    /// The rules that a file has for an app; nil if a limit is reached.
    mutating func rules(in file: Int, for app: String) -> [ComparedRules.Rule]? {
        var rules: [ComparedRules.Rule] = []
        for rule in files[file].rules(for: app) ?? [] {
            guard let wants = wants(of: rule, in: file) else { return nil }
            rules.append(ComparedRules.Rule(wants: wants, excludes: files[file].rules[rule].excludes))
        }
        return ComparedRules.reduced(rules)
    }

    private mutating func wants(of rule: Int, in file: Int) -> [Int]? {
        if let known = known[file][rule] { return known }
        guard states <= bounds.statesOfFiles else {
            bound = .statesOfFiles
            return nil
        }
        let wanted = files[file].languages(ofRule: rule, bounds: bounds)
        if wanted == nil { bound = .patternStates }
        let wants = wanted.map { languages in Set(languages.map { number(of: $0) }).sorted() }
        known[file][rule] = wants
        return wants
    }

    private mutating func number(of language: LinkLanguage) -> Int {
        states += language.automaton.stateCount
        if let place = places[language] { return place }
        places[language] = all.count
        all.append(language)
        return all.count - 1
    }
}
