package import Findings

/// Which links a handler lets through, as far as it compares parts of them with texts in the code.
package struct LinkFilter: Sendable {
    /// A part of a link, by the name that `URL` and `URLComponents` have for it.
    package enum Part: String, Sendable { case scheme, host, path, absoluteString }

    /// A comparison that a link may pass.
    package struct Test: Hashable, Sendable {
        package let part: Part
        package let text: String
        package let isPrefix: Bool

        func isPassed(by link: [Part: String]) -> Bool {
            let value = link[part] ?? ""
            return isPrefix ? value.hasPrefix(text) : value == text
        }
    }

    /// Of each of these, a link has to pass one test; else the handler does nothing with it.
    package let conditions: [[Test]]
    /// The method or the modifier that has them.
    package let place: Place

    /// Nil where the method lets everything through, or what it does is not certain.
    init?(_ method: CodeOutline.Method) {
        guard !method.isConditional, let activity = method.parameter else { return nil }
        self.init(LinkFilterReader(method.body, activity: activity), at: method.place)
    }

    /// Nil where the modifier's closure lets everything through, or what it does is not certain.
    init?(_ modifier: CodeOutline.Modifier) {
        guard let handler = modifier.handler else { return nil }
        let isURL = modifier.kind == .onOpenURL
        self.init(
            isURL
                ? LinkFilterReader(handler.body, url: handler.parameter)
                : LinkFilterReader(handler.body, activity: handler.parameter), at: modifier.place)
    }

    private init?(_ reader: LinkFilterReader, at place: Place) {
        var reader = reader
        conditions = reader.conditions()
        guard !conditions.isEmpty else { return nil }
        self.place = place
    }

    /// The condition that keeps a link out; nil if the handler may take it.
    package func obstacle(host: String, path: String) -> [Test]? {
        let link: [Part: String] = [
            .scheme: "https", .host: host, .path: path, .absoluteString: "https://\(host)\(path)",
        ]
        return conditions.first { !$0.contains { $0.isPassed(by: link) } }
    }
}

/// Reads the tests that stand at the start of a handler in Swift, before it does anything: `guard … else { return }`, and an
/// `if` or a `switch` after which nothing happens. It stops at the first statement that is something else.
private struct LinkFilterReader {
    private typealias Part = LinkFilter.Part

    private let words: [String]
    private var index = 0
    /// The names that stand for the activity, for its URL, and for a part of that.
    private let activity: String?
    private var urls: Set<String> = []
    private var parts: [String: Part] = [:]

    init(_ words: [String], activity: String) { (self.words, self.activity) = (words, activity) }

    init(_ words: [String], url: String) { (self.words, activity, urls) = (words, nil, [url]) }

    private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

    mutating func conditions() -> [[LinkFilter.Test]] {
        var result: [[LinkFilter.Test]] = []
        while index < words.count {
            switch words[index] {
            case ";": index += 1
            case "guard":
                guard let tests = readGuard() else { return result }
                result += tests
            case "if": return result + (readLast(readIf) ?? [])
            case "switch": return result + (readLast(readSwitch) ?? [])
            default: return result
            }
        }
        return result
    }

    /// Reads a statement if nothing happens after it.
    private mutating func readLast(_ read: (inout Self) -> [[LinkFilter.Test]]?) -> [[LinkFilter.Test]]? {
        var copy = self
        guard let tests = read(&copy), copy.isIdle(copy.index..<words.count) else { return nil }
        return tests
    }

    private mutating func readGuard() -> [[LinkFilter.Test]]? {
        guard let end = first("else", from: index + 1), word(end + 1) == "{", let block = closer(of: end + 1),
            isIdle(end + 2..<block)
        else { return nil }
        let tests = tests(in: index + 1..<end)
        index = block + 1
        return tests
    }

    private func readIf(_ reader: inout Self) -> [[LinkFilter.Test]]? {
        guard let open = first("{", from: reader.index + 1), let block = closer(of: open) else { return nil }
        let tests = reader.tests(in: reader.index + 1..<open)
        reader.index = block + 1
        if word(block + 1) == "else" {
            guard word(block + 2) == "{", let other = closer(of: block + 2), isIdle(block + 3..<other) else {
                return nil
            }
            reader.index = other + 1
        }
        return tests
    }

    private func readSwitch(_ reader: inout Self) -> [[LinkFilter.Test]]? {
        guard let open = first("{", from: reader.index + 1), let end = closer(of: open),
            let part = part(in: reader.index + 1..<open)
        else { return nil }
        reader.index = end + 1
        var found: [LinkFilter.Test] = []
        var cursor = open + 1
        while cursor < end {
            if words[cursor] == "case" {
                guard let colon = first(":", from: cursor + 1), colon < end else { return nil }
                guard let tests = Self.tests(part, in: words[cursor + 1..<colon]) else { return nil }
                found += tests
                cursor = colon
            } else if words[cursor] == "default" {
                return isIdle(cursor + 2..<end) ? [found] : nil
            }
            cursor = max(closer(of: cursor) ?? cursor, cursor) + 1
        }
        return nil
    }

    // MARK: Conditions

    /// The tests of conditions that are joined by commas or `&&`, and the names that they bind.
    private mutating func tests(in range: Range<Int>) -> [[LinkFilter.Test]] {
        var result: [[LinkFilter.Test]] = []
        for clause in split(range, at: [","]) {
            bind(clause)
            let operands = split(clause, at: ["|", "|"])
            for part in operands.count == 1 ? split(clause, at: ["&", "&"]) : [clause] {
                let tests = split(part, at: ["|", "|"]).map { test(in: $0) }
                guard !tests.isEmpty, tests.allSatisfy({ $0 != nil }) else { continue }
                result.append(tests.compactMap(\.self).flatMap(\.self))
            }
        }
        return result
    }

    /// `let url = activity.webpageURL`, `let parts = URLComponents(url: url, …)`, `let host = url.host`.
    private mutating func bind(_ clause: Range<Int>) {
        let start = clause.lowerBound
        guard word(start) == "let", word(start + 2) == "=" else { return }
        let name = word(start + 1)
        parts[name] = nil
        urls.remove(name)
        let value = start + 3..<clause.upperBound
        if let part = part(in: value) { parts[name] = part }
        let isURL = value.count == 3 && word(start + 3) == activity && word(start + 5) == "webpageURL"
        let isCopy = word(start + 3) == "URLComponents" && value.contains { urls.contains(words[$0]) }
        if isURL || isCopy { urls.insert(name) }
    }

    /// The tests of which an operand demands one; nil for anything else.
    private func test(in range: Range<Int>) -> [LinkFilter.Test]? {
        let start = range.lowerBound
        // A comparison is short; brackets in brackets are not followed without end.
        guard range.count < 200 else { return nil }
        if word(start) == "(", closer(of: start) == range.upperBound - 1 {
            return test(in: start + 1..<range.upperBound - 1)
        }
        if let equals = range.dropLast().first(where: { words[$0] == "=" && words[$0 + 1] == "=" }) {
            let sides = [start..<equals, equals + 2..<range.upperBound]
            guard let literal = sides.first(where: { $0.count == 1 && word($0.lowerBound).hasPrefix("\"") }),
                let part = sides.lazy.compactMap({ part(in: $0) }).first
            else { return nil }
            return Self.tests(part, in: words[literal])
        }
        if let call = range.first(where: { words[$0] == "hasPrefix" }), call > start, word(call - 1) == ".",
            let part = part(in: start..<call - 1), call + 4 == range.upperBound
        {
            return Self.tests(part, in: words[call + 2..<call + 3], isPrefix: true)
        }
        guard word(start) == "[", let end = closer(of: start), word(end + 1) == ".", word(end + 2) == "contains",
            word(end + 3) == "(", closer(of: end + 3) == range.upperBound - 1,
            let part = part(in: end + 4..<range.upperBound - 1)
        else { return nil }
        return Self.tests(part, in: words[start + 1..<end])
    }

    /// A test for each text of a list; nil if one of them is computed, or has an escape.
    private static func tests(_ part: Part, in list: ArraySlice<String>, isPrefix: Bool = false) -> [LinkFilter.Test]? {
        let literals = list.filter { $0 != "," }
        guard literals.allSatisfy({ $0.hasPrefix("\"") && !$0.contains { $0 == "\\" || $0.isNewline } }) else {
            return nil
        }
        return literals.map { LinkFilter.Test(part: part, text: String($0.dropFirst()), isPrefix: isPrefix) }
    }

    /// The part of the link that an expression is: `url.host`, `activity.webpageURL?.path`, `url.host() ?? ""`, a name for one.
    private func part(in range: Range<Int>) -> Part? {
        var rest = words[range].filter { $0 != "!" }
        if let end = rest.indices.dropLast().first(where: { rest[$0] == "?" && rest[$0 + 1] == "?" }) {
            rest = Array(rest[..<end])
        }
        rest.removeAll { ["?", "(", ")"].contains($0) }
        if rest.count == 1 { return parts[rest[0]] }
        guard rest.count >= 3, rest[rest.count - 2] == "." else { return nil }
        let owner = rest.dropLast(2)
        let isURL = owner.count == 1 && urls.contains(owner[0])
        guard isURL || Array(owner) == [activity, ".", "webpageURL"] else { return nil }
        return Part(rawValue: rest[rest.count - 1])
    }

    // MARK: Tokens

    /// Whether nothing happens in a range, but for a line in a log.
    private func isIdle(_ range: Range<Int>) -> Bool {
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            let isLogged = ["print", "debugPrint", "NSLog"].contains(words[cursor]) && word(cursor + 1) == "("
            guard isLogged || CodeOutline.Method.idle.contains(words[cursor]) else { return false }
            cursor = (isLogged ? closer(of: cursor + 1) ?? cursor : cursor) + 1
        }
        return true
    }

    /// The first of a word from an index on that is in no further bracket.
    private func first(_ wanted: String, from start: Int) -> Int? {
        var cursor = start
        while cursor < words.count {
            if words[cursor] == wanted { return cursor }
            guard let next = closer(of: cursor) else { return nil }
            cursor = next + 1
        }
        return nil
    }

    /// The bracket that closes the one at an index; the index itself of any other word; nil for a closing bracket.
    private func closer(of start: Int) -> Int? {
        var depth = 0
        for cursor in start..<words.count {
            if ["(", "[", "{"].contains(words[cursor]) { depth += 1 }
            if [")", "]", "}"].contains(words[cursor]) { depth -= 1 }
            if depth <= 0 { return depth == 0 ? cursor : nil }
        }
        return nil
    }

    private func split(_ range: Range<Int>, at mark: [String]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (start, cursor) = (range.lowerBound, range.lowerBound)
        while cursor < range.upperBound {
            let end = min(cursor + mark.count, range.upperBound)
            if Array(words[cursor..<end]) == mark {
                result.append(start..<cursor)
                (start, cursor) = (end, end)
            } else {
                cursor = max(closer(of: cursor) ?? cursor, cursor) + 1
            }
        }
        return result + [start..<range.upperBound]
    }
}
