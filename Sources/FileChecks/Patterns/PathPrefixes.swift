import TextFormats
import UniversalLinks

/// The prefixes that all paths of a rule have in common, by number, and which of them begin with which.
struct PathPrefixes {
    /// By rule, the prefix of the paths that it matches.
    let own: [Int]
    /// By rule, the longest prefix that a rule which matches all its paths may have.
    let widest: [Int]
    /// By prefix, the longest other one that it begins with.
    private let parents: [Int?]

    init(_ rules: [RuleSubject]) {
        var numbers: [[UInt8]: Int] = [:]
        var prefixes: [[UInt8]] = []
        func number(of prefix: [UInt8]) -> Int {
            if let number = numbers[prefix] { return number }
            numbers[prefix] = prefixes.count
            prefixes.append(prefix)
            return prefixes.count - 1
        }
        let (nothing, root) = (number(of: []), number(of: [UInt8(ascii: "/")]))
        // By the number of a pattern, as the meaning of its rules has it.
        var known: [Int: Int] = [:]
        own = rules.map { rule in
            guard let text = rule.meaning.path, let path = rule.rule.path else { return nothing }
            let prefix = known[text] ?? number(of: path.pattern.pathPrefix)
            known[text] = prefix
            return prefix
        }
        // Every path begins with a slash; an empty one stands for it (RFC 3986, section 6.2.3).
        widest = own.map { $0 == nothing ? root : $0 }
        parents = Self.parents(of: prefixes)
    }

    /// The number of prefixes.
    var count: Int { parents.count }

    /// A prefix and all others that it begins with, the longest first.
    func chain(from prefix: Int) -> UnfoldFirstSequence<Int> { sequence(first: prefix) { parents[$0] } }

    private static func parents(of prefixes: [[UInt8]]) -> [Int?] {
        var parents: [Int?] = Array(repeating: nil, count: prefixes.count)
        var open: [Int] = []
        for prefix in prefixes.indices.sorted(by: { prefixes[$0].lexicographicallyPrecedes(prefixes[$1]) }) {
            while let last = open.last, !prefixes[prefix].starts(with: prefixes[last]) { open.removeLast() }
            parents[prefix] = open.last
            open.append(prefix)
        }
        return parents
    }
}

extension LinkPattern {
    /// The lower-case prefix of every path that the pattern matches, case ignored.
    fileprivate var pathPrefix: [UInt8] {
        let slash = UInt8(ascii: "/")
        guard bytes.first != UInt8(ascii: "*") else { return [] }
        var result: [UInt8] = [slash]
        for piece in pieces {
            guard case .literal(let range) = piece else { return result }
            result += bytes[range].drop { result.count == 1 && $0 == slash }.map(\.asciiLowercased)
        }
        while result.count > 1, result.last == slash { result.removeLast() }
        return result.count > 1 ? result + [slash] : result
    }
}
