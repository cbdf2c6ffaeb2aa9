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
        let pattern: PathPattern
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
        let written = Array(bytes[(isNegated ? start + 1 : start)..<end])
        let names = PathPattern.names(of: written)
        guard !names.isEmpty else { return nil }
        isForFolders = written.last == .slash && dialect == .git
        isAnchored = dialect == .docker || written.dropLast().contains(.slash)
        pattern = PathPattern(names, .classes)
    }

    fileprivate func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFolders else { return false }
        // Without a slash in it, a pattern counts in every folder.
        return pattern.matches(isAnchored ? Array(path) : path.suffix(1))
    }
}
