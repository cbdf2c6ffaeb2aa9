import AssociationModel
import TextFormats

/// Which rules of a file take every URL that another takes, so that the other can never decide after them.
///
/// It keeps what it works out about a rule, so that many pairs can be asked about.
package struct LinkCoverage: Sendable {
    /// The file.
    package let links: CompiledLinks
    private let bounds: AutomatonBounds
    private var known: [Int: Wants?] = [:]

    /// What a rule wants, and an example of each part that satisfies it.
    private struct Wants: Sendable {
        let languages: [LinkLanguage]
        /// A text for each kind of part; nil where there is none, or none was found.
        let examples: [[UInt8]]?
    }

    /// Prepares for a file.
    package init(_ links: CompiledLinks, bounds: AutomatonBounds = AutomatonBounds()) {
        self.links = links
        self.bounds = bounds
    }

    /// Whether a rule takes every URL that another takes, whatever their flags and outcomes. Sound in both directions:
    /// true and false are proved. Nil where a bound was reached, or where the other takes no URL at all.
    ///
    /// The rules are indexes into ``CompiledLinks/rules``; the caller sees to it that they are tried for the same apps.
    package mutating func covers(_ earlier: Int, _ later: Int) -> Bool? {
        guard let first = wants(of: earlier), let second = wants(of: later), let examples = second.examples else {
            return nil
        }
        for language in first.languages where !language.contains(examples[language.part.kind]) { return false }
        // Where a pattern looks at the whole query, items of different names are no longer independent.
        let looksAtWholeQuery = second.languages.contains { $0.part == .query }
        for language in first.languages {
            let common = second.languages.filter {
                $0.part.bears(on: language.part) || looksAtWholeQuery && $0.part.kind == language.part.kind
            }
            guard !common.contains(language) else { continue }
            switch LanguageInclusion(of: common, in: language, bounds) {
            case .included: continue
            case .notIncluded: return false
            case .unknown: return nil
            }
        }
        return true
    }

    private mutating func wants(of rule: Int) -> Wants? {
        if let wants = known[rule] { return wants }
        let wants = links.languages(ofRule: rule, bounds: bounds).map {
            Wants(languages: $0, examples: Self.examples($0, bounds))
        }
        known[rule] = wants
        return wants
    }

    private static func examples(_ languages: [LinkLanguage], _ bounds: AutomatonBounds) -> [[UInt8]]? {
        var examples: [[UInt8]] = []
        for kind in 0..<LinkLanguage.Part.kindCount {
            let wanted = languages.filter { $0.part.kind == kind }
            guard !wanted.isEmpty else {
                examples.append([])
                continue
            }
            var search = JointSearch(wanted, bounds)
            var example: [UInt8]?
            search.run { truth, text in
                if truth.count == wanted.count { example = text }
                return example == nil
            }
            guard let example else { return nil }
            examples.append(example)
        }
        return examples
    }
}

extension LinkLanguage.Part {
    /// How many kinds there are.
    static let kindCount = 3

    /// Which of the path, the query and the fragment it is about, from 0.
    var kind: Int {
        switch self {
        case .path: 0
        case .query, .item: 1
        case .fragment: 2
        }
    }

    /// Whether what one says about a URL depends on what another says. Items of other names are independent, and a name
    /// is compared decoded here, since it may be written in several ways.
    func bears(on other: LinkLanguage.Part) -> Bool {
        if case .item(let left) = self, case .item(let right) = other { return left.unescaped == right.unescaped }
        return kind == other.kind
    }
}

extension [UInt8] {
    /// The bytes with each escape replaced by what it stands for, and all else as it is.
    var unescaped: [UInt8] {
        var bytes: [UInt8] = []
        var place = 0
        while place < count {
            if self[place] == .percent, place + 2 < count, let high = self[place + 1].hexadecimalValue,
                let low = self[place + 2].hexadecimalValue
            {
                bytes.append(high << 4 | low)
                place += 3
            } else {
                bytes.append(self[place])
                place += 1
            }
        }
        return bytes
    }
}
