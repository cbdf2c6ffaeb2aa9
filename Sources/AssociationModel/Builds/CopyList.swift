package import Findings
import TextFormats

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
        let input: String
        /// Which files below it are copied, by their paths relative to it.
        var pattern = "**/*"
        var ignored: [String] = []
        /// The folder of the site that it is copied into; empty for its root.
        let output: String
        /// Whether the folders between are lost.
        var isFlat = false
    }

    let entries: [Entry]
    /// What to underline: the list, or what should have one.
    package let span: SourceSpan

    package func fate(of path: String) -> Fate {
        let fates = entries.map { $0.fate(of: path) }
        return fates.first { if case .copied = $0 { true } else { false } } ?? fates.first { $0 == .unknown }
            ?? .leftOut
    }
}

extension CopyList.Entry {
    fileprivate func fate(of path: String) -> CopyList.Fate {
        guard !input.contains(".."), !input.contains("*") else { return .unknown }
        guard let rest = path.relative(to: input), !rest.isEmpty else { return .leftOut }
        // Braces, classes and negations are not followed.
        guard !([pattern] + ignored).contains(where: { $0.contains { "{}[]()!+@\\".contains($0) } }) else {
            return .unknown
        }
        guard PathPattern(pattern).matches(rest), !ignored.contains(where: { PathPattern($0).matches(rest) }) else {
            return .leftOut
        }
        let name = isFlat ? rest.split(separator: "/").last.map(String.init) ?? rest : rest
        return .copied(to: "/" + (output.isEmpty ? name : output + "/" + name))
    }
}
