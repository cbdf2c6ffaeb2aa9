import TestData

/// Files and URLs made of few different characters, so that they often meet.
struct RandomFile {
    private(set) var random: SeededGenerator
    private(set) var file = Reference()

    static let apps = ["ABCDE12345.com.example.a", "ABCD.b"]
    private static let names = ["a", "b", "é"]
    private static let patternPieces = [
        "/", "/", "//", "a", "b", "A", "ab", "é", "%61", "%2F", ".", "*", "*", "?", "$(v)", "$(w)", "$(upper)",
    ]
    private static let textPieces = [
        "/", "/", "//", "a", "b", "A", "ab", "é", "%61", "%2F", ".", "B", "%C3%A9", "%c3%A9", "😀", "7",
    ]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        file.variables = [
            ("v", list(upTo: 4) { $0.text(["a", "b", "A", "ab", "é", "/", "", "aa"], upTo: 2) }),
            ("w", list(upTo: 3) { $0.text(["a", "b", "*", "?", "/", "A"], upTo: 3) }),
        ]
        if chance(in: 3) { file.defaults = component(levels: true) }
        file.entries = list(upTo: 2) { $0.entry() } + [entry()]
    }

    private mutating func chance(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func list<Value>(upTo count: Int, _ make: (inout RandomFile) -> Value) -> [Value] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in make(&self) }
    }

    private mutating func text(_ pieces: [String], upTo count: Int) -> String {
        list(upTo: count) { pieces.randomElement(using: &$0.random) ?? "" }.joined()
    }

    private mutating func pattern() -> String {
        if chance(in: 60) { return "/$(nothing)" }
        if chance(in: 60) { return "/$(v" }
        return text(Self.patternPieces, upTo: 6)
    }

    private mutating func entry() -> Reference.Entry {
        var entry = Reference.Entry(
            apps: chance(in: 3) ? Self.apps : [Self.apps[0]], defaults: chance(in: 3) ? component(levels: true) : nil,
            components: list(upTo: 4) { $0.component(levels: false) })
        if chance(in: 5) { entry.paths = list(upTo: 3) { ($0.chance(in: 3) ? "NOT " : "") + $0.pattern() } }
        return entry
    }

    /// A component; `levels` for one that stands in `defaults`, where most keys are rare.
    private mutating func component(levels: Bool) -> Reference.Component {
        let rarity = levels ? 6 : 2
        var component = Reference.Component()
        if levels ? chance(in: 3) : !chance(in: 4) { component.path = pattern() }
        if chance(in: rarity * 2) { component.fragment = pattern() }
        if chance(in: rarity * 2) { component.query = chance(in: 3) ? .whole(pattern()) : .items(items()) }
        if chance(in: 4) { component.exclude = chance(in: 2) }
        if chance(in: 3) { component.caseSensitive = chance(in: 3) }
        if chance(in: 3) { component.percentEncoded = chance(in: 3) }
        return component
    }

    private mutating func items() -> [(name: String, pattern: String?)] {
        Self.names.filter { _ in chance(in: 2) }.map { ($0, chance(in: 15) ? nil : pattern()) }
    }

    /// A URL: half of the time one that is made from a pattern of the file.
    mutating func url() -> String {
        var url = chance(in: 30) ? "HTTP://Example.com" : chance(in: 50) ? "https://other.test" : "https://example.com"
        let patterns = file.entries.flatMap { $0.components.compactMap(\.path) + ($0.paths ?? []) }
        if chance(in: 2), let pattern = patterns.randomElement(using: &random) {
            url += "/" + instance(of: pattern)
        } else if !chance(in: 8) {
            url += "/" + text(Self.textPieces, upTo: 6)
        }
        if chance(in: 2) {
            url +=
                "?"
                + list(upTo: 3) { random in
                    (Self.names.randomElement(using: &random.random) ?? "")
                        + (random.chance(in: 5) ? "" : "=" + random.text(Self.textPieces, upTo: 2))
                }.joined(separator: "&")
        }
        if chance(in: 3) { url += "#" + text(Self.textPieces, upTo: 3) }
        return url
    }

    private mutating func instance(of pattern: String) -> String {
        (file.tokens(pattern) ?? []).map { token -> String in
            switch token {
            case .literal(let scalar) where scalar == "#" || scalar == "?": ""
            case .literal(let scalar): chance(in: 12) ? "b" : String(scalar)
            case .any: text(["a", "b", "é", "/"], upTo: 1)
            case .star: text(Self.textPieces, upTo: 2)
            case .variable(let values): values.randomElement(using: &random)?.filter { $0 != "?" && $0 != "*" } ?? ""
            case .inside: ""
            }
        }.joined()
    }
}

extension Reference {
    /// The file as JSON.
    var json: String {
        let variables = variables.map { "\"\($0.name)\": [\($0.values.map(Self.quoted).joined(separator: ", "))]" }
        var members = ["\"substitutionVariables\": {\(variables.joined(separator: ", "))}"]
        if let defaults { members.append("\"defaults\": \(defaults.json)") }
        members.append("\"details\": [\(entries.map(\.json).joined(separator: ",\n"))]")
        return "{\"applinks\": {\(members.joined(separator: ",\n"))}}"
    }

    fileprivate static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension Reference.Entry {
    fileprivate var json: String {
        var members = ["\"appIDs\": [\(apps.map(Reference.quoted).joined(separator: ", "))]"]
        if let defaults { members.append("\"defaults\": \(defaults.json)") }
        if let paths {
            members.append("\"paths\": [\(paths.map(Reference.quoted).joined(separator: ", "))]")
        } else {
            members.append("\"components\": [\(components.map(\.json).joined(separator: ",\n"))]")
        }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension Reference.Component {
    fileprivate var json: String {
        var members: [String] = []
        if let path { members.append("\"/\": \(Reference.quoted(path))") }
        if let fragment { members.append("\"#\": \(Reference.quoted(fragment))") }
        switch query {
        case nil: break
        case .whole(let pattern): members.append("\"?\": \(Reference.quoted(pattern))")
        case .items(let items):
            let list = items.map { "\"\($0.name)\": \($0.pattern.map(Reference.quoted) ?? "true")" }
            members.append("\"?\": {\(list.joined(separator: ", "))}")
        }
        for (name, value) in [
            ("exclude", exclude), ("caseSensitive", caseSensitive), ("percentEncoded", percentEncoded),
        ] {
            if let value { members.append("\"\(name)\": \(value)") }
        }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension RandomFile {
    /// Reduces the file to one component that wants this of the path.
    mutating func keepOnly(_ path: String) {
        file.defaults = nil
        file.entries = [Reference.Entry(apps: Self.apps, components: [Reference.Component(path: path)])]
    }
}
