/// The matching algorithm written down once more, as slowly and plainly as it can be: by trying everything. It shares
/// no code with what it judges, not even the reader of JSON.
struct Reference {
    struct Component {
        var path: String?
        var query: Query?
        var fragment: String?
        var exclude: Bool?
        var caseSensitive: Bool?
        var percentEncoded: Bool?

        func over(_ below: Component) -> Component {
            Component(
                path: path ?? below.path, query: query ?? below.query, fragment: fragment ?? below.fragment,
                exclude: exclude ?? below.exclude, caseSensitive: caseSensitive ?? below.caseSensitive,
                percentEncoded: percentEncoded ?? below.percentEncoded)
        }
    }

    enum Query {
        case whole(String)
        case items([(name: String, pattern: String?)])
    }

    struct Entry {
        var apps: [String]
        var defaults: Component?
        var components: [Component]
        var paths: [String]?
    }

    var variables: [(name: String, values: [String])] = []
    var defaults: Component?
    var entries: [Entry] = []

    /// What is decided, and by which component of which entry.
    func decide(_ url: String, app: String, domain: String) -> String {
        let parts = Parts(url)
        guard ["http", "https"].contains(parts.scheme.lowercased()) else { return "no-match" }
        guard parts.host.lowercased() == domain.lowercased() else { return "no-match" }
        for (place, entry) in entries.enumerated() where entry.apps.contains(app) {
            for (index, component) in rules(of: entry).enumerated() {
                let whole = component.over(entry.defaults ?? Component()).over(defaults ?? Component())
                if holds(whole, parts) {
                    return "\(whole.exclude == true ? "exclude" : "match") \(place) \(index)"
                }
            }
        }
        return "no-match"
    }

    private func rules(of entry: Entry) -> [Component] {
        guard let paths = entry.paths else { return entry.components }
        return paths.map {
            $0.hasPrefix("NOT ") ? Component(path: String($0.dropFirst(4)), exclude: true) : Component(path: $0)
        }
    }

    private func holds(_ component: Component, _ parts: Parts) -> Bool {
        let folds = component.caseSensitive == false
        func text(_ raw: String) -> String? { component.percentEncoded == false ? Self.decoded(raw) : raw }
        func matches(_ pattern: String, _ raw: String) -> Bool {
            text(raw).map { glob(pattern, Self.units($0), folds) } ?? false
        }
        if let pattern = component.path {
            guard let path = text(parts.path) else { return false }
            if !glob(Self.normalPattern(pattern), Self.normalPath(path), folds) { return false }
        }
        if let pattern = component.fragment, !matches(pattern, parts.fragment) { return false }
        switch component.query {
        case nil: return true
        case .whole(let pattern): return matches(pattern, parts.query)
        case .items(let items):
            if items.contains(where: { $0.pattern == nil }) { return true }
            return items.allSatisfy { item in
                let values = parts.items.filter { text($0.name) == item.name }.map(\.value)
                return (values.isEmpty ? [""] : values).allSatisfy { matches(item.pattern ?? "", $0) }
            }
        }
    }

    // MARK: Texts

    /// A character of a text. The slash that a path only gets by normalising is virtual.
    struct Unit: Hashable {
        var scalar: Unicode.Scalar
        var isVirtual = false
    }

    static func units(_ text: String) -> [Unit] { text.unicodeScalars.map { Unit(scalar: $0) } }

    static func normalPath(_ path: String) -> [Unit] {
        var units = units(path.isEmpty ? "/" : path)
        while units.count > 1, units[0].scalar == "/", units[1].scalar == "/" { units.removeFirst() }
        if units[0].scalar != "/" { units.insert(Unit(scalar: "/"), at: 0) }
        while units.count > 1, units.suffix(2).allSatisfy({ $0.scalar == "/" }) { units.removeLast() }
        if units.last?.scalar != "/" { units.append(Unit(scalar: "/", isVirtual: true)) }
        return units
    }

    static func normalPattern(_ pattern: String) -> String {
        var pattern = pattern
        while pattern.hasPrefix("//") { pattern.removeFirst() }
        if !pattern.hasPrefix("/"), !pattern.hasPrefix("*") { pattern = "/" + pattern }
        if pattern.hasSuffix("*") { return pattern }
        while pattern.hasSuffix("//") { pattern.removeLast() }
        return pattern.hasSuffix("/") ? pattern : pattern + "/"
    }

    static func decoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).filter { Character(Unicode.Scalar($0)).isHexDigit }
            guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    // MARK: Patterns

    enum Token {
        case literal(Unicode.Scalar)
        case any
        case star
        case variable([String])
        /// A wildcard or literal inside the value of a variable: it cannot take a virtual slash.
        indirect case inside(Token)
    }

    func tokens(_ pattern: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Array(pattern.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if scalar == "$", rest.first == "(" {
                guard let end = rest.firstIndex(of: ")") else { return nil }
                var name = ""
                name.unicodeScalars.append(contentsOf: rest[(rest.startIndex + 1)..<end])
                guard !name.contains("$"), !name.contains("("), let values = values(of: name) else { return nil }
                tokens.append(.variable(values))
                rest = rest[(end + 1)...]
            } else {
                tokens.append(scalar == "*" ? .star : scalar == "?" ? .any : .literal(scalar))
            }
        }
        return tokens
    }

    private func values(of name: String) -> [String]? {
        if let own = variables.last(where: { $0.name == name }) { return own.values }
        switch name {
        case "upper": return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        case "digit": return "0123456789".map { String($0) }
        default: return nil
        }
    }

    func glob(_ pattern: String, _ text: [Unit], _ folds: Bool) -> Bool {
        tokens(pattern).map { takes($0[...], text[...], folds) } ?? false
    }

    private func takes(_ tokens: ArraySlice<Token>, _ text: ArraySlice<Unit>, _ folds: Bool) -> Bool {
        guard var token = tokens.first else { return text.isEmpty }
        let rest = tokens.dropFirst()
        var isInside = false
        if case .inside(let inner) = token { (token, isInside) = (inner, true) }
        let next = text.first.flatMap { isInside && $0.isVirtual ? nil : $0 }
        switch token {
        case .inside: return false
        case .literal(let scalar):
            guard let next, Self.same(scalar, next.scalar, folds) else { return false }
            return takes(rest, text.dropFirst(), folds)
        case .any: return next.map { !$0.isVirtual } == true && takes(rest, text.dropFirst(), folds)
        case .star: return takes(rest, text, folds) || (next != nil && takes(tokens, text.dropFirst(), folds))
        case .variable(let values):
            return values.contains { value in
                let inner = value.unicodeScalars.map {
                    Token.inside($0 == "*" ? .star : $0 == "?" ? .any : .literal($0))
                }
                return takes((inner + rest)[...], text, folds)
            }
        }
    }

    private static func same(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ folds: Bool) -> Bool {
        left == right
            || folds && left.isASCII && right.isASCII && String(left).lowercased() == String(right).lowercased()
    }

    // MARK: The URL

    struct Parts {
        var scheme = "", host = "", path = "", query = "", fragment = ""

        init(_ url: String) {
            var rest = url.unicodeScalars[...]
            if let hash = rest.firstIndex(of: "#") {
                fragment = String(rest[rest.index(after: hash)...])
                rest = rest[..<hash]
            }
            if let mark = rest.firstIndex(of: "?") {
                query = String(rest[rest.index(after: mark)...])
                rest = rest[..<mark]
            }
            if let colon = rest.firstIndex(of: ":") {
                scheme = String(rest[..<colon])
                rest = rest[rest.index(after: colon)...].dropFirst(2)
            }
            host = String(rest.prefix { $0 != "/" })
            path = String(rest.drop { $0 != "/" })
        }

        var items: [(name: String, value: String)] {
            query.unicodeScalars.split(separator: "&").map { piece in
                let sign = piece.firstIndex(of: "=") ?? piece.endIndex
                return (String(piece[..<sign]), String(piece[sign...].dropFirst()))
            }
        }
    }
}
