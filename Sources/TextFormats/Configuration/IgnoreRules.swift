package import Findings

/// The patterns of a file such as `.gitignore`, and whether they leave out a path.
package struct IgnoreRules: Sendable {
    /// Whose patterns they are.
    package enum Dialect: Sendable {
        /// gitignore(5): a pattern without a slash counts in every folder, and nothing below a folder that is left out can
        /// come back.
        case git
        /// Docker's: every pattern is a path from the folder of the file, and the last one that matches the path or a folder
        /// above it decides.
        case docker
    }

    /// A pattern, in the order of the lines.
    package struct Rule: Sendable {
        /// The pattern as written.
        package let text: String
        package let span: SourceSpan
        let isNegated: Bool
        let isForFolders: Bool
        let isAnchored: Bool
        let names: [[UInt8]]
    }

    /// A rule that leaves a path out.
    package struct Match: Sendable {
        package let rule: Rule
        /// The number of names of the path, from the first, that the rule names: all of them for the file itself, fewer for
        /// a folder above it.
        package let depth: Int
    }

    private let dialect: Dialect
    private let rules: [Rule]

    /// The longest pattern that is looked at, in bytes.
    fileprivate static let longestPattern = 1_024

    package init(_ bytes: [UInt8], dialect: Dialect) {
        self.dialect = dialect
        var rules: [Rule] = []
        var start = 0
        for end in bytes.indices.filter({ bytes[$0] == .lineFeed }) + [bytes.count] {
            if let rule = Rule(bytes, start, end, dialect) { rules.append(rule) }
            start = end + 1
        }
        self.rules = rules
    }

    /// The rule that leaves out a path, with `/` between names; nil if it is not left out.
    package func match(_ path: String) -> Match? {
        let names = path.utf8.split(separator: .slash).map(Array.init)
        switch dialect {
        case .git:
            for depth in 1...max(names.count, 1) {
                let part = names.prefix(depth)
                let last = rules.last { $0.matches(part, isFolder: depth < names.count) }
                if let last, !last.isNegated { return Match(rule: last, depth: depth) }
            }
            return nil
        case .docker:
            var result: Match?
            for rule in rules {
                let depth = (1...max(names.count, 1)).first { rule.matches(names.prefix($0), isFolder: true) }
                guard let depth else { continue }
                result = rule.isNegated ? nil : Match(rule: rule, depth: depth)
            }
            return result
        }
    }
}

extension IgnoreRules.Rule {
    fileprivate init?(_ bytes: [UInt8], _ lineStart: Int, _ lineEnd: Int, _ dialect: IgnoreRules.Dialect) {
        var start = lineStart
        var end = lineEnd
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        while end > start, bytes[end - 1] == .carriageReturn || bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
            end -= 1
        }
        if dialect == .docker { while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 } }
        guard start < end, bytes[start] != .hash, end - start <= IgnoreRules.longestPattern else { return nil }
        text = String(decoding: bytes[start..<end], as: UTF8.self)
        span = SourceSpan(start, end)
        isNegated = bytes[start] == UInt8(ascii: "!")
        let pattern = bytes[(isNegated ? start + 1 : start)..<end]
        isForFolders = pattern.last == .slash && dialect == .git
        names = pattern.split(separator: .slash).map(Array.init).filter { $0 != [.point] }
        isAnchored = dialect == .docker || pattern.dropLast().contains(.slash)
        guard !names.isEmpty else { return nil }
    }

    fileprivate func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFolders, let last = path.last else { return false }
        guard isAnchored else { return NamePattern.matches(names[0], last) }
        return matchesAll(Array(path))
    }

    // The columns of the table are the names of the path, so that `**` costs no more than anything else.
    private func matchesAll(_ path: [[UInt8]]) -> Bool {
        var reached = [true] + Array(repeating: false, count: path.count)
        for (index, name) in names.enumerated() {
            if name == [.asterisk, .asterisk] {
                // At the end it stands for what is inside, not for the folder itself.
                let skipped = index == names.count - 1 ? 1 : 0
                guard let first = reached.firstIndex(of: true) else { return false }
                for column in reached.indices { reached[column] = column >= first + skipped }
            } else {
                for column in reached.indices.reversed() {
                    reached[column] = column > 0 && reached[column - 1] && NamePattern.matches(name, path[column - 1])
                }
            }
        }
        return reached[path.count]
    }
}

/// The wildcards inside one name: `*`, `?`, `[a-z]` and `\`.
enum NamePattern {
    static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (index, place) = (0, 0)
        var (star, mark): (Int?, Int) = (nil, 0)
        while place < name.count {
            if index < pattern.count, pattern[index] == .asterisk {
                (star, mark) = (index, place)
                index += 1
            } else if let next = step(pattern, index, name[place]) {
                index = next
                place += 1
            } else if let last = star {
                mark += 1
                (index, place) = (last + 1, mark)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == .asterisk }
    }

    // The index after the element of the pattern at an index, if it matches a byte.
    private static func step(_ pattern: [UInt8], _ index: Int, _ byte: UInt8) -> Int? {
        guard index < pattern.count else { return nil }
        switch pattern[index] {
        case UInt8(ascii: "?"): return index + 1
        case .backslash where index + 1 < pattern.count: return pattern[index + 1] == byte ? index + 2 : nil
        case .leftBracket:
            guard let end = pattern[(index + 1)...].dropFirst().firstIndex(of: .rightBracket) else {
                return byte == .leftBracket ? index + 1 : nil
            }
            return isMember(byte, of: pattern[(index + 1)..<end]) ? end + 1 : nil
        default: return pattern[index] == byte ? index + 1 : nil
        }
    }

    private static func isMember(_ byte: UInt8, of members: ArraySlice<UInt8>) -> Bool {
        let isInverted = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
        let members = Array(isInverted ? members.dropFirst() : members)
        var index = 0
        var isFound = false
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == .minus {
                isFound = isFound || (members[index] <= byte && byte <= members[index + 2])
                index += 3
            } else {
                isFound = isFound || members[index] == byte
                index += 1
            }
        }
        return isFound != isInverted
    }
}
