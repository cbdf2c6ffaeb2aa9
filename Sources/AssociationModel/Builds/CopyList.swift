package import Findings
package import TextFormats

/// What a build copies into the site, as a list in its configuration says.
package struct CopyList: Sendable {
    /// What becomes of a file.
    package enum Fate: Hashable, Sendable {
        /// It is at a path of the site, from the first slash.
        case copied(to: String)
        case leftOut
        /// A pattern or path that is not followed decides.
        case unknown
    }

    /// A folder whose files are copied. Paths are relative to the folder of the configuration, with `/` between names.
    struct Entry: Sendable {
        /// Empty for the folder of the configuration itself.
        private let input: String
        /// The folder of the site that it is copied into; empty for its root.
        private let output: String
        /// Whether the folders between are lost.
        private let isFlat: Bool
        // Nil for patterns that are not followed.
        private let patterns: (taken: PathPattern, ignored: [PathPattern])?

        /// - Parameters:
        ///   - pattern: which files below the folder are copied, by their paths relative to it.
        ///   - ignored: which of them are not.
        init(input: String, pattern: String = "**/*", ignored: [String] = [], output: String, isFlat: Bool = false) {
            (self.input, self.output, self.isFlat) = (input, output, isFlat)
            // Braces, classes and negations are not followed.
            let isFollowed = !(pattern + ignored.joined()).contains { "{}[]()!+@\\".contains($0) }
            patterns = isFollowed ? (PathPattern(pattern), ignored.map(PathPattern.init)) : nil
        }

        fileprivate func fate(of path: String) -> Fate {
            guard !input.contains(".."), !input.contains("*"), let patterns else { return .unknown }
            guard let rest = path.relative(to: input), !rest.isEmpty else { return .leftOut }
            guard patterns.taken.matches(rest), !patterns.ignored.contains(where: { $0.matches(rest) }) else {
                return .leftOut
            }
            let name = isFlat ? rest.split(separator: "/").last.map(String.init) ?? rest : rest
            return .copied(to: "/" + (output.isEmpty ? name : output + "/" + name))
        }
    }

    let entries: [Entry]
    /// What to underline: the list, or what should have one.
    package let span: SourceSpan
    /// The list as it is written; nil where there is none.
    package var written: JSONValue?

    package func fate(of path: String) -> Fate {
        let fates = entries.map { $0.fate(of: path) }
        return fates.first { if case .copied = $0 { true } else { false } } ?? fates.first { $0 == .unknown }
            ?? .leftOut
    }
}
